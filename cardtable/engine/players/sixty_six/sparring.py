"""A simple player of 66 to measure the levels against."""

from __future__ import annotations

from cardtable.engine.game import Move, View
from cardtable.engine.games.sixty_six import TARGET, TRICK, VALUES, SixtySixView
from cardtable.engine.tricks import beats


def greedy(view: View) -> Move:
    """Win with the cheapest winning card, else throw the lowest; lead the highest; announce; never close."""
    assert isinstance(view, SixtySixView)
    for verb in ("claim", "exchange", "marry"):
        moves = [move for move in view.legal if move.verb == verb]
        if moves and (verb != "claim" or (view.points[view.seat] or 0) >= TARGET):
            return max(moves, key=lambda move: _price(move, view.trump) if move.cards else (False, 0))
    plays = [move for move in view.legal if move.verb == "play"]
    trick = view.zones[TRICK]
    if not trick or trick[0] is None:
        return max(plays, key=lambda move: (VALUES[move.cards[0].rank], move.cards[0].suit != view.trump))
    led = trick[0]
    winning = [move for move in plays if beats(move.cards[0], led, view.trump, VALUES)]
    return min(winning or plays, key=lambda move: _price(move, view.trump))


def _price(move: Move, trump: str) -> tuple[bool, int]:
    card = move.cards[0]
    return card.suit == trump, VALUES[card.rank]
