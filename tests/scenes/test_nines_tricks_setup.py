"""The dialogs round a match of «Девятки»: they fit, keep what is set, and lead to the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from scenes.stage import click, faults, hud_of, make_stage, open_scene, press, run, walk_to

from cardtable.engine.games.nines_tricks import NinesTricksResult, trump_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.nines_tricks import NinesTricksTable
from cardtable.scenes.nines_tricks.setup import NinesTricksSetUp
from cardtable.scenes.nines_tricks.sheet import NinesTricksOver, Sheet, SheetScene
from cardtable.scenes.scene import Alone, Pop, Stage
from cardtable.scenes.tables import SET_UPS
from cardtable.ui.hud import FocusRing
from cardtable.words import LANGUAGES

SMALL = (960, 600)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = make_stage(tmp_path / "data")
    yield made
    made.store.close()


def set_up(stage: Stage) -> NinesTricksSetUp:
    scene = SET_UPS["nines_tricks"](stage, "nines_tricks")
    assert isinstance(scene, NinesTricksSetUp)
    return scene


def sheet(deals: int) -> Sheet:
    order = ("C", "D", "H", "S", "NT")
    end = {"tricks": (3, 9, 1), "exchanged": (None,) * 3, "scores": (12, 0, 10), "extra": False}
    found = tuple(
        NinesTricksResult(points=(3, -9, 1), deal=deal, dealer=0, trump=trump_of(deal, order), **end)
        for deal in range(1, deals + 1)
    )
    return Sheet(("Konstantinopolskaja", "Otto", "Vera"), (9, 9, 9), found)


def dialogs(stage: Stage) -> Iterator[DialogScene]:
    yield set_up(stage)
    rules = set_up(stage)
    rules._open_rules()
    yield rules
    yield SheetScene(stage, sheet(9))
    yield NinesTricksOver(stage, (sheet(30), 1, 0), Pop)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (1920, 1080)], ids=lambda size: str(size[0]))
def test_everything_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    stage = make_stage(tmp_path / "data", language, size)
    for scene in dialogs(stage):
        open_scene(scene, size)
        assert faults(scene) == []
    stage.store.close()


def test_both_presets_are_offered_with_a_sentence_each(stage: Stage) -> None:
    scene = set_up(stage)
    open_scene(scene)
    texts = {placed.text for placed in hud_of(scene).placed}
    for preset in scene.game.presets.values():
        assert {preset.label} <= texts
    assert scene.preset == "document"


def test_a_preset_and_levels_are_kept_and_lead_to_the_table(stage: Stage) -> None:
    scene = set_up(stage)
    open_scene(scene)
    FocusRing.by_keyboard = True
    walk_to(scene, "preset:classic")
    press(scene, pygame.K_RETURN)
    walk_to(scene, "who:1:more")
    press(scene, pygame.K_RETURN)
    request = scene.play()
    assert isinstance(request, Alone)
    table = request.scene
    assert isinstance(table, NinesTricksTable)
    assert table.view.options.follow_rule == "classic"
    assert [sitter.level for sitter in table.sitters] == [None, "expert", "normal"]
    assert set_up(stage).preset == "classic"
    assert set_up(stage).seating == scene.seating


def test_the_sheet_is_closed_by_its_button(stage: Stage) -> None:
    scene = SheetScene(stage, sheet(2))
    open_scene(scene)
    run(scene)
    x, y = scene.trace()["buttons"]["close"]
    assert isinstance(click(scene, (x, y)), Pop)
