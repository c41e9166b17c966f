"""The moves of Nine as numbers, for what is played in thought: only the values of cards matter there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.nine import DRAW, NINE, PICK, VALUES

KINDS: Final = 14
"""The values there are, from 0."""
TOP: Final = KINDS - 1
RUN: Final = 5

CALL: Final = 0
TAKE: Final = 1
"""The top of the stock."""
LIFT: Final = 2
"""The top of the discard."""
SET: Final = 16
"""So many equal cards of a value: their number times this, and the value; a single card is a set of one."""
RUNS: Final = 5 * SET
"""A run: this, and its lowest value."""

FIXED: Final = {NINE: CALL, DRAW: TAKE, PICK: LIFT}


def number_of(move: Move) -> int:
    """Moves with cards of the same values have the same number."""
    if move in FIXED:
        return FIXED[move]
    values = [VALUES[card] for card in move.cards]
    lowest = min(values)
    return SET * len(values) + lowest if lowest == max(values) else RUNS + lowest


def shed_by(number: int) -> int:
    """The points that a discard gets rid of."""
    if number >= RUNS:
        return RUN * (number - RUNS) + 10
    return number // SET * (number % SET)


def counts_of(cards: Iterable[Card | None]) -> list[int]:
    """How many cards there are of each value."""
    counts = [0] * KINDS
    for card in cards:
        if card is not None:
            counts[VALUES[card]] += 1
    return counts
