"""Nines in tricks by rules of thumb: each legal move gets a worth, in tricks."""

from __future__ import annotations

from random import Random

from cardtable.engine.game import Move, View
from cardtable.engine.games.nines_tricks import KEEP, SWAP, NinesTricksView
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.nines_tricks.bits import HIGHER, NUMBER, OUTRANKING, RANK, SUIT
from cardtable.engine.players.nines_tricks.sight import Sight, sight
from cardtable.engine.players.nines_tricks.strength import GIVEN_UP, MEAN, figures, strength

KEPT = 0.05
"""What a card is worth in the hand, for each rank above the two."""
TRUMP_KEPT = 0.35
ANSWERS = 3
"""So many cards of a hand may answer another one, on average."""


def rate(view: View, level: str, rng: Random) -> Worths:
    assert isinstance(view, NinesTricksView)
    if view.phase == "exchange":
        return _hands(view, level)
    if view.phase != "play" or len(view.legal) == 1:
        return dict.fromkeys(view.legal, 0.0)
    seen = sight(view, level)
    return {move: _worth(NUMBER[move], seen) for move in view.legal}


def _hands(view: NinesTricksView, level: str) -> dict[Move, float]:
    """The hand against any other; who thinks knows that one that was given up is weaker."""
    seen = sight(view, level)
    if level == "easy":
        return {KEEP: figures(seen.hand, seen.trump), SWAP: MEAN}
    unknown = MEAN - GIVEN_UP * ("swap" in view.exchanged)
    return {KEEP: strength(seen.hand, seen.trump, classic=seen.classic), SWAP: unknown}


def _worth(card: int, seen: Sight) -> float:
    """The chance to take the trick with it, less what it would be worth later."""
    return _chance(card, seen) - KEPT * RANK[card] - TRUMP_KEPT * bool(card & seen.trump)


def _chance(card: int, seen: Sight) -> float:
    """That nobody who plays after it can beat it."""
    if seen.trick and not card & beating(seen):
        return 0.0
    over = (_over(card, seen) & seen.out).bit_count()
    safe = 1 - over / max(1, seen.out.bit_count())
    return safe ** (ANSWERS * (2 - len(seen.trick)))


def _over(card: int, seen: Sight) -> int:
    """What might still take the trick from a card."""
    if card & seen.trump:
        return HIGHER[card]
    if seen.classic:
        follow = SUIT[card] & seen.out
        return HIGHER[card] | (seen.trump if follow.bit_count() < 4 else 0)
    return OUTRANKING[card] | seen.trump


def beating(seen: Sight) -> int:
    """The cards that would take the trick as it lies."""
    best = seen.trick[0]
    for card in seen.trick[1:]:
        if card & _takes(best, seen):
            best = card
    return _takes(best, seen)


def _takes(best: int, seen: Sight) -> int:
    if best & seen.trump:
        return HIGHER[best]
    return (HIGHER[best] if seen.classic else OUTRANKING[best]) | seen.trump
