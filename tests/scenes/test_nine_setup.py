"""The dialogs round a match of Nine: they fit, teams and players agree, a dress is no house rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from scenes.stage import click, faults, hud_of, make_stage, open_scene

from cardtable.engine.games.nine import NineResult
from cardtable.scenes.house_rules import GameSetUp
from cardtable.scenes.nine import NineTable
from cardtable.scenes.nine.result import Match, NineOver
from cardtable.scenes.nine.setup import NineSetUp
from cardtable.scenes.scene import Alone, Pop, Stage
from cardtable.scenes.tables import SET_UPS
from cardtable.words import LANGUAGES

SMALL = (960, 600)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = make_stage(tmp_path / "data")
    yield made
    made.store.close()


def set_up(stage: Stage, players: int = 4, **rules: object) -> NineSetUp:
    scene = SET_UPS["nine"](stage, "nine")
    assert isinstance(scene, NineSetUp)
    scene.options = scene.game.make_options(rules)  # type: ignore[assignment]
    scene.seating = replace(scene.seating, count=players)
    scene.teams_told = scene.options.teams
    return scene


def over(stage: Stage, winners: tuple[int, ...], teams: tuple[tuple[int, int], ...] = ()) -> NineOver:
    scores = (12, 99, 45, 60, 71, 8)
    deal = NineResult(scores, 1, "beaten", scores, scores, scores, (False,) * 6)
    names = ("Ana", "Lola", "Otto", "Vera", "Bruno", "Greta")
    match = Match(names, tuple(range(6)), winners, scores, (deal,) * 20, teams)
    return NineOver(stage, match, Pop)


def dialogs(stage: Stage) -> Iterator[tuple[str, GameSetUp | NineOver]]:
    yield "two", set_up(stage, 2)
    yield "four", set_up(stage, 4, teams="2x2", deck="tarot")
    yield "six", set_up(stage, 6, teams="3x2", allow_false_call=True)
    rules = set_up(stage, 6)
    rules._open_rules()
    yield "rules", rules
    yield "over", over(stage, (0, 3), ((0, 3), (1, 4), (2, 5)))
    yield "shared", over(stage, (0, 5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (1280, 800), (1920, 1080)], ids=lambda size: str(size[0]))
def test_everything_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    stage = make_stage(tmp_path / "data", language, size)
    for name, scene in dialogs(stage):
        open_scene(scene, size)
        assert faults(scene) == [], (name, language, size)
    stage.store.close()


@pytest.mark.parametrize("players", range(2, 7))
def test_rules_and_levels_are_described_however_many_play(stage: Stage, players: int) -> None:
    scene = set_up(stage, players)
    open_scene(scene, SMALL)
    words = " ".join(placed.text for placed in hud_of(scene).placed)
    assert scene._presets()[0][1].text in words
    assert words.count(next(level.text for level in scene.levels if level.key == "normal")) == players - 1


def test_two_clicks_from_home_lead_to_four_players(stage: Stage) -> None:
    scene = set_up(stage)
    open_scene(scene)
    asked = click(scene, hud_of(scene).trace()["play"])
    assert isinstance(asked, Alone)
    assert isinstance(asked.scene, NineTable)
    assert [sitter.player for sitter in asked.scene.sitters] == ["human", *["computer"] * 3]


def test_a_dress_is_chosen_by_its_picture_and_leaves_the_rules_alone(stage: Stage) -> None:
    scene = set_up(stage)
    open_scene(scene)
    click(scene, hud_of(scene).trace()["deck:tarot"])
    assert scene.options.deck == "tarot"
    assert scene.preset == "document"
    scene._pick_preset("short")
    assert (scene.options.deck, scene.options.end_score, scene.preset) == ("tarot", 50, "short")
    table = scene._table()
    assert isinstance(table, NineTable)
    assert table.art.look.name == "tarot"


def test_teams_follow_the_number_of_players(stage: Stage) -> None:
    scene = set_up(stage, 4)
    scene._team_up("2x2")
    scene._seat(6)
    assert scene.options.teams == "3x2"
    scene._seat(5)
    assert scene.options.teams == "off"


def test_the_number_of_players_follows_the_teams(stage: Stage) -> None:
    scene = set_up(stage, 4)
    scene._setter(scene._spec("teams"))("3x2")
    assert (scene.options.teams, scene.seating.count) == ("3x2", 6)


def test_the_lucky_total_always_falls(stage: Stage) -> None:
    scene = set_up(stage)
    scene._setter(scene._spec("magic_score"))(40)
    assert (scene.options.magic_score, scene.options.magic_to) == (40, 39)
    scene._setter(scene._spec("magic_to"))(60)
    assert scene.options.magic_to == 39
    assert scene.game.make_options(scene.options.changed()) == scene.options


def test_who_has_won_is_said_by_name_or_by_team(stage: Stage) -> None:
    assert over(stage, (5,)).title() == "Greta wins the match"
    assert over(stage, (0, 5)).title() == "A shared win: Ana, Greta"
    teams = ((0, 3), (1, 4), (2, 5))
    assert over(stage, (0, 3), teams).title() == "Your team wins the match"
    assert over(stage, (2, 5), teams).title() == "Otto, Greta win the match"


def test_the_last_set_up_is_the_default(stage: Stage) -> None:
    scene = set_up(stage, 6, teams="3x2", deck="jokers")
    scene._who(2, "expert")
    scene.keep()
    again = SET_UPS["nine"](stage, "nine")
    assert isinstance(again, NineSetUp)
    assert (again.seating, again.options) == (scene.seating, scene.options)
