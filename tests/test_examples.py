"""The matches that ship with the program still play to their end, and end as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.disk import read_json
from cardtable.engine.games import GAMES
from cardtable.engine.record import Record, replay
from cardtable.root import data_root

EXAMPLES = sorted((data_root() / "saves" / "examples").glob("*.json"))
SCORES = {
    "nervioso": [1, 0, 0, 0],
    "nine": [45, 60, 53, 121],
    "nines_shedding": [1, 0, 0, 0],
    "nines_tricks": [10, 10, -2],
    "sixty_six": [7, 1],
    "thousand": [1000, 510, 450],
}


def test_every_game_has_an_example() -> None:
    assert [file.stem for file in EXAMPLES] == sorted(game.key for game in GAMES)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_plays_to_its_end(file: Path) -> None:
    record = Record.from_json(read_json(file))
    replayed = replay(record)
    assert replayed.message is None
    assert replayed.game.over
    assert replayed.game.scores == SCORES[file.stem]
