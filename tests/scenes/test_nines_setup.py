"""The dialogs round a game of Nines: they fit, keep what is set, and lead to the table and from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from cardtable.engine.table import Place
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.nines_shedding import NinesTable
from cardtable.scenes.nines_shedding.result import Ended, NinesOver, Told
from cardtable.scenes.nines_shedding.setup import NinesSetUp
from cardtable.scenes.nines_shedding.telling import Tally
from cardtable.scenes.scene import Alone, Pop, Stage
from cardtable.scenes.tables import SET_UPS
from cardtable.words import LANGUAGES
from tests.scenes.stage import faults, make_stage, open_scene, press, walk_to

SIZES = [((960, 600), 1.0), ((1280, 800), 1.0), ((960, 600), 2.0)]


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = make_stage(tmp_path / "data")
    yield made
    made.store.close()


def set_up(stage: Stage, players: int = 4, **rules: object) -> NinesSetUp:
    scene = SET_UPS["nines_shedding"](stage, "nines_shedding")
    assert isinstance(scene, NinesSetUp)
    scene.options = scene.game.make_options(rules)
    scene.seating = replace(scene.seating, count=players)
    return scene


def over(stage: Stage, *, won: bool = False, lost: bool = False) -> NinesOver:
    names = ("Ana", "Lola", "Otto", "Vera", "Bruno")
    seats = tuple(
        Ended(name, place, 7 * place, Tally(place, 12 * place, 3)) for place, name in enumerate(names, 1)
    )
    return NinesOver(stage, Told(seats, Place.DOWN, won, lost, lost), Pop)


def dialogs(stage: Stage) -> Iterator[tuple[str, DialogScene]]:
    yield "two", set_up(stage, 2)
    yield "five", set_up(stage, 5, preset="picked")
    rules = set_up(stage, 5)
    rules._open_rules()
    yield "rules", rules
    yield "won", over(stage, won=True)
    yield "lost", over(stage, lost=True)
    yield "another", over(stage)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text_size"), SIZES)
def test_everything_fits(tmp_path: Path, language: str, size: tuple[int, int], text_size: float) -> None:
    stage = make_stage(tmp_path / "data", language, size, text_size)
    found = {name: faults(open_scene(scene, size)) for name, scene in dialogs(stage)}
    stage.store.close()
    assert {name: each for name, each in found.items() if each} == {}


def test_at_first_three_of_the_middle_level_are_asked_to_the_table(stage: Stage) -> None:
    scene = set_up(stage)
    assert [chair.level for chair in scene.seating.at_table] == [None, "normal", "normal", "normal"]


def test_what_was_set_is_found_again_and_played(stage: Stage) -> None:
    scene = set_up(stage, 3, preset="places")
    open_scene(scene)
    scene._who(2, "expert")
    walk_to(scene, "play")
    request = press(scene, pygame.K_RETURN)
    assert isinstance(request, Alone)
    assert isinstance(request.scene, NinesTable)
    record = request.scene.match.record
    assert [sitter.level for sitter in record.seats] == [None, "normal", "expert"]
    assert record.rules == {"play_on": True}
    again = SET_UPS["nines_shedding"](stage, "nines_shedding")
    assert isinstance(again, NinesSetUp)
    assert (again.preset, again.seating.count) == ("places", 3)
