"""A simple player of nines in tricks to measure the levels against."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import Move, View
from cardtable.engine.games.nines_tricks import KEEP, STRENGTH, SWAP, TRICK, NinesTricksView, winning

FIGURES = {"A": 4, "K": 3, "Q": 2, "J": 1}
AVERAGE = 13.0
"""Of the figures and trumps of a hand: ten points of figures, and a quarter of the trumps."""
NO_TRUMPS = 10.0


def greedy(view: View) -> Move:
    """Keeps a hand of the average or better, leads the highest, and wins as cheaply as it can."""
    assert isinstance(view, NinesTricksView)
    if view.phase == "exchange":
        return KEEP if _figures(view) >= (NO_TRUMPS if view.trump == "NT" else AVERAGE) else SWAP
    if view.phase != "play":
        return view.legal[0]
    trick = [card for card in view.zones[TRICK] if card is not None]
    if not trick:
        return max(view.legal, key=_rank)
    return min(_winners(view, trick) or view.legal, key=lambda move: _dear(move, view.trump))


def _figures(view: NinesTricksView) -> int:
    hand = [card for card in view.hand if card is not None]
    return sum(FIGURES.get(card.rank, 0) + (card.suit == view.trump) for card in hand)


def _winners(view: NinesTricksView, trick: Sequence[Card]) -> list[Move]:
    options, trump = view.options, view.trump
    return [move for move in view.legal if winning([*trick, move.cards[0]], trump, options) == len(trick)]


def _rank(move: Move) -> int:
    return STRENGTH[move.cards[0].rank]


def _dear(move: Move, trump: str) -> tuple[bool, int]:
    return move.cards[0].suit == trump, _rank(move)
