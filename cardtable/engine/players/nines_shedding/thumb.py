"""Nines by rules of thumb: each legal move gets a worth; what is low goes first, what is wild stays."""

from __future__ import annotations

from random import Random
from typing import Final

from cardtable.engine.game import Move, View
from cardtable.engine.games.nines_shedding import NinesView, taken_in_vain
from cardtable.engine.players.mind import Worths

HEIGHT: Final = {rank: place for place, rank in enumerate("456789JQKA23T")}
"""How long a card is kept, the highest and the wild ones longest."""
SAME: Final = 0.25
"""What one more equal card adds to a play."""
PILE: Final = 100.0
BLIND: Final = HEIGHT["A"]
"""About what goes face down: it fits on most cards when its time comes, and no wild card is lost there."""

PATIENCE: Final = 6
"""So many piles are taken, and nothing else comes of it, before something else is tried."""


def rate(view: View, level: str, rng: Random) -> Worths:
    """By rules of thumb; where they go in circles chance has a say, more with every pile that is taken."""
    assert isinstance(view, NinesView)
    whim = min(max(0, taken_in_vain(view) - PATIENCE), len(HEIGHT))
    return {move: worth(move) + whim * rng.random() for move in view.legal}


def worth(move: Move) -> float:
    if move.verb == "show":
        return float(sum(HEIGHT[card.rank] for card in move.cards))
    if move.verb == "hide":
        return -float(sum(abs(HEIGHT[card.rank] - BLIND) for card in move.cards))
    if move.cards:
        return SAME * len(move.cards) - HEIGHT[move.cards[0].rank]
    return -PILE if move.verb == "take" else 0.0
