"""A simple player of Тысяча to measure the levels against."""

from __future__ import annotations

from cardtable.engine.cards import Card
from cardtable.engine.game import Move, View
from cardtable.engine.games.thousand import MARRIAGES, POINTS, TRICK, ThousandView, marriages_in, winning

QUIET = ("keep", "look", "pass", "stand", "take")
"""What it answers to a question, in this order."""
ACE = 25
HOPED = 30  # of the talon, and of what else there is


def greedy(view: View) -> Move:
    """Bids what it holds, gives its lowest cards, announces, leads the highest, wins as cheaply as it can."""
    assert isinstance(view, ThousandView)
    for verb in ("aces", "marry", "deal"):
        if moves := [move for move in view.legal if move.verb == verb]:
            return max(moves, key=_points)
    if view.phase == "bidding" and view.legal[-1].verb == "bid" and view.highest + 5 <= _promised(view):
        return next(move for move in view.legal if move.verb == "bid")
    for verb in QUIET:
        if moves := [move for move in view.legal if move.verb == verb]:
            return moves[0]
    cards = [move for move in view.legal if move.cards]
    trick = [card for card in view.zones[TRICK] if card is not None]
    if view.phase != "play" or (trick and not _winners(cards, trick, view.trump)):
        return min(cards, key=_points)
    if trick:
        return min(_winners(cards, trick, view.trump), key=_points)
    return max(cards, key=_points)


def _promised(view: ThousandView) -> int:
    hand = [card for card in view.hand if card is not None]
    called = sum(MARRIAGES[suit] for suit in marriages_in(hand))
    return called + ACE * sum(card.rank == "A" for card in hand) + HOPED


def _points(move: Move) -> int:
    return POINTS[move.cards[0]] if move.cards else 0


def _winners(moves: list[Move], trick: list[Card], trump: str | None) -> list[Move]:
    return [move for move in moves if winning([*trick, move.cards[0]], trump) == len(trick)]
