"""The 52 cards as bits of one number: suit by suit in the order of the pack, in each the two lowest.

Of two cards in one suit the greater bit is the higher card. A card's number is its bit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.nines_tricks import CARDS, PLAY, SIZE

SUITS: Final = "SCDH"
ONE_SUIT: Final = (1 << SIZE) - 1
ALL: Final = (1 << 4 * SIZE) - 1
TWOS: Final = sum(1 << SIZE * place for place in range(4))
"""The lowest card of each suit."""
OF_RANK: Final = tuple(TWOS << rank for rank in range(SIZE))
OF_SUIT: Final = {suit: ONE_SUIT << SIZE * place for place, suit in enumerate(SUITS)} | {"NT": 0}
SUIT_MASKS: Final = tuple(OF_SUIT[suit] for suit in SUITS)

BIT: Final = {card: 1 << card.index for card in CARDS}
CARD_OF: Final = {bit: card for card, bit in BIT.items()}
SUIT: Final = {bit: OF_SUIT[card.suit] for card, bit in BIT.items()}
"""The cards of the suit that a card belongs to."""
RANK: Final = {bit: card.index % SIZE for card, bit in BIT.items()}
"""From 0 for a two to 12 for an ace."""
HIGHER: Final = {bit: suit & -(bit << 1) for bit, suit in SUIT.items()}
"""The cards of its suit that beat a card."""
OUTRANKING: Final = {bit: sum(OF_RANK[rank + 1 :]) for bit, rank in RANK.items()}
"""The cards of any suit that have a higher rank."""

MOVE: Final[dict[int, Move]] = {bit: PLAY[card] for card, bit in BIT.items()}
NUMBER: Final = {move: number for number, move in MOVE.items()}


def _bits(part: int, shift: int) -> list[int]:
    return [1 << place + shift for place in range(SIZE) if part >> place & 1]


_IN_SUIT: Final = [[_bits(part, SIZE * place) for part in range(1 << SIZE)] for place in range(4)]
_SPADES, _CLUBS, _DIAMONDS, _HEARTS = _IN_SUIT


def mask(cards: Iterable[Card]) -> int:
    return sum(map(BIT.__getitem__, cards))


def single(cards: int) -> list[int]:
    """The cards of a number one by one."""
    return [
        *_SPADES[cards & ONE_SUIT],
        *_CLUBS[cards >> SIZE & ONE_SUIT],
        *_DIAMONDS[cards >> 2 * SIZE & ONE_SUIT],
        *_HEARTS[cards >> 3 * SIZE],
    ]


def ranks(cards: int) -> int:
    """Which ranks there are, in whatever suit.

    >>> bin(ranks(BIT[CARDS[0]] | BIT[CARDS[14]]))
    '0b11'
    """
    return (cards | cards >> SIZE | cards >> 2 * SIZE | cards >> 3 * SIZE) & ONE_SUIT


def highest_rank(cards: int) -> int:
    """Those of its cards that no other of them outranks."""
    return cards & OF_RANK[ranks(cards).bit_length() - 1]


def lowest_rank(cards: int) -> int:
    """One of its cards that outranks no other."""
    seen = ranks(cards)
    least = cards & OF_RANK[(seen & -seen).bit_length() - 1]
    return least & -least
