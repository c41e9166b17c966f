"""The cards of Тысяча as bits of one number: suit by suit, dearer marriages above, in each the nine lowest.

Bit `6 * suit + rank`, with suits 0 to 3 for S C D H and ranks 0 to 5 for 9 J Q K T A. So the lowest bit of
a hand in one suit is its lowest card there, and of two hands in one suit the greater number has the higher.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import Move
from cardtable.engine.games.thousand import CARDS, MARRIAGES, VALUES
from cardtable.engine.games.thousand.pieces import DECLARE_ACES, MARRY, PLAY

SUITS: Final = "SCDH"
RANKS: Final = tuple(VALUES)
ONE_SUIT: Final = 0b111111
SUIT_MASKS: Final = tuple(ONE_SUIT << 6 * place for place in range(4))
QUEEN: Final = 2  # how far the queen of a suit is shifted within it
KING: Final = 3
PAIR: Final = 1 << QUEEN | 1 << KING

# Moves: a card's bit plays it, with MARRIED it is announced, with ACED the four aces are.
MARRIED: Final = 1 << 24
ACED: Final = 1 << 25
CARD: Final = MARRIED - 1

LOWEST: Final = sum(1 << 6 * place for place in range(4))
"""The nine of each suit."""
ACES_HELD: Final = LOWEST << 5
TENS_AND_ACES: Final = LOWEST << 4 | LOWEST << 5

BIT: Final = {
    FRENCH.card(rank + suit): 1 << 6 * s + r for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)
}
CARD_OF: Final = {bit: card for card, bit in BIT.items()}
VALUE: Final = {bit: VALUES[card.rank] for card, bit in BIT.items()}
SUIT: Final = {bit: SUIT_MASKS[SUITS.index(card.suit)] for card, bit in BIT.items()}
"""The cards of the suit that a card belongs to."""
HIGHER: Final = {bit: suit & -(bit << 1) for bit, suit in SUIT.items()}
"""The cards of its suit that beat a card."""
CALL: Final = {bit: MARRIAGES[card.suit] for bit, card in CARD_OF.items()}

MOVE: Final[dict[int, Move]] = {
    **{BIT[card]: PLAY[card] for card in CARDS},
    **{BIT[card] | MARRIED: move for card, move in MARRY.items()},
    **{BIT[card] | ACED: move for card, move in DECLARE_ACES.items()},
}
NUMBER: Final = {move: number for number, move in MOVE.items()}


def _bits(half: int, shift: int) -> list[int]:
    return [1 << place + shift for place in range(12) if half >> place & 1]


LOW_BITS: Final = [_bits(half, 0) for half in range(4096)]
"""The single bits of the lower half of a number, in their order; HIGH_BITS of the upper one."""
HIGH_BITS: Final = [_bits(half, 12) for half in range(4096)]
LOW_POINTS: Final = [sum(VALUE[bit] for bit in bits) for bits in LOW_BITS]
HIGH_POINTS: Final = [sum(VALUE[bit] for bit in bits) for bits in HIGH_BITS]


def mask(cards: Iterable[Card]) -> int:
    return sum(BIT[card] for card in cards)


def points(cards: int) -> int:
    """What the cards of a number are worth."""
    return LOW_POINTS[cards & 4095] + HIGH_POINTS[cards >> 12]


def pairs(hand: int) -> int:
    """The nines of the suits of which a hand has king and queen: bits to multiply with PAIR."""
    return hand >> QUEEN & hand >> KING & LOWEST
