"""Which cards a hand of Тысяча does best without: looked up suit by suit, on bare integers, at once."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cardtable.engine.games.thousand import MARRIAGES
from cardtable.engine.players.thousand.bits import (
    CARD_OF,
    HIGH_BITS,
    LOW_BITS,
    ONE_SUIT,
    PAIR,
    SUITS,
)
from cardtable.engine.players.thousand.worths import NO_SUIT, TRUMP, given_worth, suit_strength

Loss = tuple[float, int]
"""What the hand is worth less, and the cards that it loses."""
NEVER: Final[Loss] = (1000.0, 0)


def _held(suit: int, cards: int) -> float:
    """What the cards of a suit are worth to who plays the order."""
    shifted = cards << 6 * suit
    hand = [CARD_OF[bit] for bit in _bits(shifted)]
    worth = suit_strength(hand, SUITS[suit]) if hand else NO_SUIT
    if cards & PAIR == PAIR:
        worth += MARRIAGES[SUITS[suit]] + TRUMP * (len(hand) - 2)
    return worth


def _bits(cards: int) -> list[int]:
    return LOW_BITS[cards & 4095] + HIGH_BITS[cards >> 12]


def _least_loss(suit: int, cards: int, number: int) -> Loss:
    bits = _bits(cards << 6 * suit)
    return min((_loss(suit, cards, sum(away)) for away in combinations(bits, number)), default=NEVER)


def _loss(suit: int, cards: int, away: int) -> Loss:
    hand = [CARD_OF[bit] for bit in _bits(cards << 6 * suit)]
    given = sum(given_worth(CARD_OF[bit], hand) for bit in _bits(away))
    return _held(suit, cards) - _held(suit, cards & ~(away >> 6 * suit)) + given, away


ONE_LOST: Final = [[_least_loss(suit, cards, 1) for cards in range(64)] for suit in range(4)]
"""By suit and by the cards of it that are held: which single card is missed least; TWO_LOST: which two."""
TWO_LOST: Final = [[_least_loss(suit, cards, 2) for cards in range(64)] for suit in range(4)]


def thrown(hand: int, number: int) -> list[int]:
    """The one or two cards that a hand does best without."""
    suits = [hand >> 6 * suit & ONE_SUIT for suit in range(4)]
    singles = sorted(ONE_LOST[suit][cards] for suit, cards in enumerate(suits))
    if number == 1:
        return [singles[0][1]]
    both = min(TWO_LOST[suit][cards] for suit, cards in enumerate(suits))
    apart = singles[0][0] + singles[1][0], singles[0][1] | singles[1][1]
    return _bits(min(both, apart)[1])
