"""A simple player of Nines to measure the levels against."""

from __future__ import annotations

from cardtable.engine.game import Move, View
from cardtable.engine.games.nines_shedding import ORDER, WILD

LOW_FIRST = {rank: place for place, rank in enumerate([*ORDER, *WILD])}


def greedy(view: View) -> Move:
    """Plays the lowest set that is legal, all of it, wild cards last; shows its highest cards."""
    first = view.legal[0]
    if first.verb in ("show", "hide"):
        return max(view.legal, key=lambda move: sum(LOW_FIRST[card.rank] for card in move.cards))
    if first.verb != "play":
        return first
    plays = [move for move in view.legal if move.cards]
    return min(plays, key=lambda move: (LOW_FIRST[move.cards[0].rank], -len(move.cards)))
