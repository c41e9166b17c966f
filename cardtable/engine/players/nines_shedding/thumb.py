"""Nines by rules of thumb: each legal move gets a worth, about as many turns as it gains."""

from __future__ import annotations

from random import Random

from cardtable.engine.game import Move, View
from cardtable.engine.games.nines_shedding import NinesView
from cardtable.engine.players.mind import Worths

KEPT = dict(
    zip("456789JQKA32T", (0.0, 0.3, 0.6, 1.0, 1.3, 1.6, 2.2, 2.8, 3.6, 5.0, 5.6, 6.0, 8.0), strict=True)
)
"""What a card is worth in the hand: the lower, the sooner it must go."""
SHED = 1.8
"""What it is worth to be rid of a card."""
TAKEN = -20.0


def rate(view: View, level: str, rng: Random) -> Worths:
    assert isinstance(view, NinesView)
    return {move: _worth(move) for move in view.legal}


def _worth(move: Move) -> float:
    kept = sum(KEPT[card.rank] for card in move.cards)
    if move.verb == "show":
        return kept
    if move.verb == "take":
        return TAKEN
    return SHED * len(move.cards) - kept
