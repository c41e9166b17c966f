"""What every table owes a player without a mouse: what a button asks for, Tab and Enter ask for too."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from cardtable.engine.games import game_named
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.table import Seat
from cardtable.scenes.pause import Pause
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Push, Scene
from cardtable.scenes.table import TableScene
from cardtable.scenes.tables import SCENES
from tests.pilot import Pilot, Script

TABLES = [key for key, table in SCENES.items() if issubclass(table, TableScene)]


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    made = Pilot(tmp_path_factory.mktemp("player"))
    yield made
    made.close()


def sit(pilot: Pilot, key: str) -> TableScene:
    """A first deal in which it is the player's turn, or soon will be."""
    players: Seat = game_named(key).seats[0]
    others = (Sitter(f"Other {seat}", "computer", "easy") for seat in range(1, players))
    record = Record(key, (Sitter("Ana"), *others), "a seed", {})
    table = SCENES[key](pilot.app.stage, Match(record, {seat: Script() for seat in range(1, players)}))
    assert isinstance(table, TableScene)
    pilot.app.carry_out(Push(table))
    while not (table.started and table.my_turn):
        pilot.tick()
    return table


@pytest.mark.parametrize("key", TABLES)
@pytest.mark.parametrize(("button", "scene"), [("pause", Pause), ("rules", Rules)])
def test_a_button_at_any_table_answers_to_the_keyboard(
    pilot: Pilot, key: str, button: str, scene: type[Scene]
) -> None:
    table = sit(pilot, key)
    for _ in table.pills:
        pilot.key(pygame.K_TAB)
        if table.pill_focus is not None and table.pills[table.pill_focus].id == button:
            break
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.top, scene)
