"""The cards of 66 as bits of one number, trumps above all plain cards and low ranks below high ones.

Bit `3 * rank + suit` is a plain card, bit `18 + rank` a trump, with ranks 0 to 5 for 9 J Q K T A. So the
lowest bit of a hand is its cheapest plain card, and of two hands in one suit the greater number has the
higher card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six.pieces import CLAIM, CLOSE, EXCHANGE, MARRY, NINE, PLAY, VALUES

SUITS: Final = "SCDH"
RANKS: Final = tuple(VALUES)
CARDS: Final = 24

PLAIN: Final = 0o111111  # one plain suit; the others are this, shifted
TRUMPS: Final = 0b111111 << 18
TRUMP_NINE: Final = 1 << 18
TRUMP_PAIR: Final = 0b1100 << 18
TRUMP_QUEEN: Final = 1 << 20
QUEENS: Final = 6  # how far the queens of the three plain suits are shifted
KINGS: Final = 9

# Moves: a card's bit plays it, and with MARRIED it is announced.
MARRIED: Final = 1 << 24
EXCHANGED: Final = 1 << 25
CLOSED: Final = 1 << 26
CLAIMED: Final = 1 << 27
CARD: Final = MARRIED - 1

BIT: Final = [1 << place for place in range(CARDS)]
VALUE: Final = {
    bit: tuple(VALUES.values())[place // 3 if place < 18 else place - 18] for place, bit in enumerate(BIT)
}
SUIT: Final = {bit: TRUMPS if bit & TRUMPS else PLAIN << place % 3 for place, bit in enumerate(BIT)}
"""The cards of the suit that a card belongs to."""
HIGHER: Final = {bit: suit & -(bit << 1) for bit, suit in SUIT.items()}
"""The cards of its suit that beat a card."""
CALL: Final = {bit: 40 if bit & TRUMPS else 20 for bit in BIT}


def _bits(half: int, shift: int) -> list[int]:
    return [bit << shift for bit in BIT[:12] if half & bit]


LOW_BITS: Final = [_bits(half, 0) for half in range(4096)]
"""The single bits of the lower half of a number, in their order; HIGH_BITS of the upper one."""
HIGH_BITS: Final = [_bits(half, 12) for half in range(4096)]
LOW_POINTS: Final = [sum(VALUE[bit] for bit in bits) for bits in LOW_BITS]
HIGH_POINTS: Final = [sum(VALUE[bit] for bit in bits) for bits in HIGH_BITS]


class Code:
    """Between cards and moves and their numbers, for one suit as trumps."""

    def __init__(self, trump: str) -> None:
        plain = [suit for suit in SUITS if suit != trump]
        self.bit: dict[Card, int] = {}
        for rank, name in enumerate(RANKS):
            self.bit[FRENCH.card(name + trump)] = 1 << 18 + rank
            for place, suit in enumerate(plain):
                self.bit[FRENCH.card(name + suit)] = 1 << 3 * rank + place
        self.card = {bit: card for card, bit in self.bit.items()}
        self.move: dict[int, Move] = {EXCHANGED: EXCHANGE, CLOSED: CLOSE, CLAIMED: CLAIM}
        for card, bit in self.bit.items():
            self.move[bit] = PLAY[card]
            if card in MARRY:
                self.move[bit | MARRIED] = MARRY[card]
        self.number = {move: number for number, move in self.move.items()}

    def mask(self, cards: Iterable[Card]) -> int:
        return sum(self.bit[card] for card in cards)


CODES: Final = {trump: Code(trump) for trump in NINE}
