"""A simple player of Nine to measure the levels against."""

from __future__ import annotations

from cardtable.engine.game import Move, View
from cardtable.engine.games.nine import DISCARD, DRAW, NINE, PICK, VALUES, NineView, best_with, total


def greedy(view: View) -> Move:
    """Calls as soon as it may, picks only to complete a set or a run, and sheds the most points."""
    assert isinstance(view, NineView)
    if NINE in view.legal and total(view.hand) <= view.options.call_limit:
        return NINE
    if view.phase == "draw":
        picks = DRAW not in view.legal or (PICK in view.legal and _completes(view))
        return PICK if picks else DRAW
    return max(view.legal, key=_points)


def _completes(view: NineView) -> bool:
    top = view.zones[DISCARD][-1]
    hand = [card for card in view.hand if card is not None]
    return top is not None and len(best_with(top, [*hand, top])) > 1


def _points(move: Move) -> int:
    return sum(VALUES[card] for card in move.cards)
