"""The words of Nines: its cards and their ranks, zones, moves, phases, and what a view of it adds."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import ClassVar, Final

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DealResult, Move, Place, Seat, View, Zone
from cardtable.engine.games.nines_shedding.options import NinesOptions

CARDS: Final = FRENCH.cards
ORDER: Final = {rank: place for place, rank in enumerate("456789JQKA")}
"""How high the ordinary ranks are (G3-A06)."""
WILD: Final = "23T"
"""Ranks that may be put on anything but a four (G3-R17, R18, R22)."""
SHOWN: Final = 3
"""How many up cards and how many down cards a seat has, and to how many a hand is filled up."""

SEATS: Final = range(5)
HANDS: Final = tuple(Zone(Place.HAND, seat) for seat in SEATS)
UPS: Final = tuple(Zone(Place.UP, seat) for seat in SEATS)
DOWNS: Final = tuple(Zone(Place.DOWN, seat) for seat in SEATS)
STOCK: Final = Zone(Place.STOCK)
PILE: Final = Zone(Place.PILE)
AWAY: Final = Zone(Place.AWAY)
"""Cards cleared from the pile; everybody saw them."""

TAKE: Final = Move("take")
FLIP: Final = tuple(Move("flip", number=number) for number in range(1, SHOWN + 1))

Limit = tuple[str, str]
"""("min", rank) or ("max", rank): what the next play must obey."""


class Phase(StrEnum):
    CHOOSE = "choose"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True)
class NinesResult(DealResult):
    """`points` are 1 for the winner; `cards` what each seat still holds.

    `places` are counted from 1, by seat, where the players play on; else None.
    """

    cards: tuple[int, ...]
    places: tuple[int, ...] | None


@dataclass(frozen=True)
class NinesView(View):
    """`limit` is None where anything may be played; `turn` is who plays, None but in the phase `play`."""

    game: ClassVar[str] = "nines_shedding"

    options: NinesOptions
    limit: Limit | None
    turn: Seat | None
    out: tuple[Seat, ...]
    """Who has no cards left, the first one first."""
    last_deal: NinesResult | None

    @property
    def pile(self) -> tuple[Card | None, ...]:
        return self.zones[PILE]

    @property
    def source(self) -> Zone | None:
        """Where the seat's next play comes from: its hand, its up cards, its down cards; None once out."""
        zones = (HANDS[self.seat], UPS[self.seat], DOWNS[self.seat])
        return next((zone for zone in zones if self.zones[zone]), None)

    def move_with(self, verb: str, cards: Sequence[Card]) -> Move | None:
        """The legal move of that verb with these cards in any order."""
        move = in_order(Move(verb, tuple(cards)))
        return move if move in self.legal else None


def in_order(move: Move) -> Move:
    """The move with its cards in the order of the pack, as `legal` lists it."""
    return Move(move.verb, tuple(sorted(move.cards, key=lambda card: card.index)), move.number)


def threes(verb: str, hand: Sequence[Card]) -> list[Move]:
    """Every set of three cards, once."""
    cards = sorted(hand, key=lambda card: card.index)
    return [Move(verb, chosen) for chosen in combinations(cards, SHOWN)]


def equals(cards: Sequence[Card]) -> list[Move]:
    """Every set of equal cards, once (G3-R09)."""
    by_rank: dict[str, list[Card]] = {}
    for card in sorted(cards, key=lambda card: card.index):
        by_rank.setdefault(card.rank, []).append(card)
    return [
        Move("play", chosen)
        for alike in by_rank.values()
        for count in range(1, len(alike) + 1)
        for chosen in combinations(alike, count)
    ]


def active(pile: Sequence[Card]) -> str | None:
    """The rank that the top of the pile stands for: a three is what it was put on (G3-R18, A08).

    None where anything may follow, but for the rank itself: on nothing, and where only threes lie.

    >>> active([FRENCH.card(text) for text in "9S 3S 3H".split()])
    '9'
    """
    return next((card.rank for card in reversed(pile) if card.rank != "3"), None)


def limit_of(rank: str | None) -> Limit | None:
    """What may follow a rank: as high or higher, or on a nine as low or lower (G3-R11, R21)."""
    if rank is None or rank == "2":
        return None
    return ("max" if rank == "9" else "min"), rank


def fits(rank: str, on: str | None, wild_on_nine: bool) -> bool:
    """Whether a card of that rank may be put on what the top of the pile stands for.

    >>> fits("8", "9", True), fits("J", "9", True), fits("2", "4", True)
    (True, False, False)
    """
    if rank in WILD:
        return on != "4" and (wild_on_nine or on != "9")  # G3-R19, O07
    if on is None or on == "2":
        return True
    return ORDER[rank] <= ORDER[on] if on == "9" else ORDER[rank] >= ORDER[on]


def clears(pile: Sequence[Card]) -> bool:
    """Whether the four cards on top are equal (G3-R23, A14)."""
    return len(pile) >= 4 and all(card.rank == pile[-1].rank for card in pile[-4:])
