"""The dialogs round a match of Тысяча: they fit, keep what is set, and lead to the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from scenes.stage import click, faults, hud_of, make_stage, open_scene, run, walk_to

from cardtable.engine.game import option_specs
from cardtable.scenes.house_rules import GameSetUp
from cardtable.scenes.scene import Alone, Pop, Push, Stage
from cardtable.scenes.tables import SET_UPS
from cardtable.scenes.thousand import ThousandTable
from cardtable.scenes.thousand.result import ThousandOver
from cardtable.scenes.thousand.setup import ThousandSetUp
from cardtable.scenes.thousand.sheet import Column, Entry, Sheet
from cardtable.scenes.thousand.terms import TERMS
from cardtable.ui.hud import FocusRing
from cardtable.words import LANGUAGES

SMALL = (960, 600)
WRITING_OFF = ("60", "third_penalty", "max_3", "on_barrel", "golden", "over_120")


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = make_stage(tmp_path / "data")
    yield made
    made.store.close()


def set_up(stage: Stage, players: int = 3, **rules: object) -> ThousandSetUp:
    scene = SET_UPS["thousand"](stage, "thousand")
    assert isinstance(scene, ThousandSetUp)
    scene.options = scene.game.make_options(rules)
    scene.seating = replace(scene.seating, count=players)
    return scene


def over(stage: Stage, deals: int) -> ThousandOver:
    entries = tuple(Entry(deal, 90 * deal, 90, bolts=deal % 2) for deal in range(deals))
    columns = tuple(Column(name, entries, 2, True, 2, 1, 0) for name in ("Ana", "Lola", "Otto", "Vera"))
    return ThousandOver(stage, (Sheet(columns, 3), 0, 250), Pop)


def dialogs(stage: Stage) -> Iterator[tuple[str, GameSetUp | ThousandOver]]:
    yield "four", set_up(stage, 4)
    yield "own rules", set_up(stage, 2, dark=True)
    rules = set_up(stage, 4, preset="everything")
    rules._open_rules()
    yield "rules", rules
    yield "over", over(stage, 30)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (1280, 800), (1920, 1080)], ids=lambda size: str(size[0]))
def test_everything_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    stage = make_stage(tmp_path / "data", language, size)
    for name, scene in dialogs(stage):
        open_scene(scene, size)
        assert faults(scene) == [], (name, language, size)
    stage.store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_at_the_largest_text_size(tmp_path: Path, language: str) -> None:
    stage = make_stage(tmp_path / "data", language, SMALL, 2.0)
    for name, scene in dialogs(stage):
        open_scene(scene, SMALL)
        assert faults(scene) == [], (name, language)
    stage.store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_kept_rules_fit(tmp_path: Path, language: str) -> None:
    stage = make_stage(tmp_path / "data", language, SMALL)
    scene = set_up(stage)
    scene.sets.keep("Дача, по-старому", scene.options)
    scene.sets.keep("At the lake", scene.game.make_options({"dark": True}))
    asked = scene._open_sets()
    assert isinstance(asked, Push)
    open_scene(asked.scene, SMALL)
    assert faults(asked.scene) == []
    stage.store.close()


def test_two_clicks_from_home_lead_to_three_players(stage: Stage) -> None:
    scene = set_up(stage)
    open_scene(scene)
    asked = click(scene, hud_of(scene).trace()["play"])
    assert isinstance(asked, Alone)
    assert isinstance(asked.scene, ThousandTable)
    assert [sitter.player for sitter in asked.scene.sitters] == ["human", "computer", "computer"]


def test_the_last_set_up_is_the_default(stage: Stage) -> None:
    scene = set_up(stage, 4, golden=True)
    scene._who(2, "expert")
    scene.keep()
    again = SET_UPS["thousand"](stage, "thousand")
    assert isinstance(again, ThousandSetUp)
    assert (again.seating, again.options) == (scene.seating, scene.options)


def test_the_keyboard_switches_a_number_off_and_on_again(stage: Stage) -> None:
    FocusRing.by_keyboard = True
    scene = set_up(stage)
    scene._open_rules()
    open_scene(scene)
    walk_to(scene, "option:samosval_plus:on")
    for wanted in (0, 555):
        scene.handle(
            pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=pygame.KSCAN_RETURN)
        )
        run(scene)
        assert scene.options.samosval_plus == wanted  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agreement_is_found_by_its_label_and_by_its_russian_term(tmp_path: Path, language: str) -> None:
    stage = make_stage(tmp_path / "data", language, SMALL)
    scene = set_up(stage)
    for spec in option_specs(scene.game.options_type):
        for text in (stage.words.tr(spec.label), TERMS[spec.name].replace("ё", "е")):
            scene.search = text
            assert spec in scene._found(), (language, text)
    stage.store.close()


@pytest.mark.parametrize(
    ("players", "rules", "void"),
    [
        (3, {}, {"sitter_scores", "two_player_snos"}),
        (2, {}, {"sitter_scores", "snos_dark", "redeal_prikup_min"}),
        (4, {"rospis": False}, {"two_player_snos", *(f"rospis_{name}" for name in WRITING_OFF)}),
    ],
)
def test_what_has_no_effect_is_greyed_and_says_why(
    stage: Stage, players: int, rules: dict[str, object], void: set[str]
) -> None:
    scene = set_up(stage, players, golden=True, dark=True, minus_trading=True, **rules)
    rows = {spec.name: scene._option_row(spec) for spec in option_specs(scene.game.options_type)}
    assert {name for name, row in rows.items() if not row.enabled} == void
    for name in void:
        assert rows[name].text.endswith(("Players: 2.", "Players: 4.", "Players: 3 / 4.", "yes."))
