"""The words of Nines in Tricks: cards and their strength, zones, moves, phases, and what a view adds."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DealResult, Move, Moved, Place, Seat, View, Zone
from cardtable.engine.games.nines_tricks.options import NinesTricksOptions
from cardtable.engine.tricks import beats

RANKS: Final = "23456789TJQKA"
STRENGTH: Final = {rank: place for place, rank in enumerate(RANKS)}
"""A higher one beats a lower one (G4-R03)."""
NO_TRUMP: Final = "NT"
PLAYERS: Final = 3
SIZE: Final = 13
"""Cards in a hand, and tricks in a deal."""
CARDS: Final = FRENCH.cards

SEATS: Final = range(PLAYERS)
HANDS: Final = tuple(Zone(Place.HAND, seat) for seat in SEATS)
TAKEN: Final = tuple(Zone(Place.TAKEN, seat) for seat in SEATS)
STOCK: Final = Zone(Place.STOCK)
DUMMY: Final = Zone(Place.DUMMY)
TRICK: Final = Zone(Place.TRICK)

PLAY: Final = {card: Move("play", (card,)) for card in CARDS}
KEEP: Final = Move("keep")
SWAP: Final = Move("swap")


class Phase(StrEnum):
    EXCHANGE = "exchange"
    PLAY = "play"
    PAUSE = "pause"
    OVER = "over"


@dataclass(frozen=True)
class NinesTricksResult(DealResult):
    """`points` are what the deal adds to each score; `scores` are those after it.

    `extra`: several had got rid of all points, and nothing decides between them but one more deal.
    """

    deal: int
    dealer: Seat
    trump: str
    tricks: tuple[int, ...]
    exchanged: tuple[str | None, ...]
    scores: tuple[int, ...]
    extra: bool


@dataclass(frozen=True)
class NinesTricksView(View):
    """`tricks` and `exchanged` are by seat; what a seat said of its hand is "keep", "swap", or None as yet.

    `leader` leads to the present trick; `best` is whose card takes it as it lies, None for an empty one.
    """

    game: ClassVar[str] = "nines_tricks"

    options: NinesTricksOptions
    trump: str
    tricks: tuple[int, ...]
    exchanged: tuple[str | None, ...]
    leader: Seat
    best: Seat | None
    last_deal: NinesTricksResult | None

    @property
    def last_trick(self) -> tuple[Card | None, ...]:
        """The cards of the trick that was taken last in this deal."""
        taken = (
            event.cards for event in reversed(self.seen) if isinstance(event, Moved) and event.source is TRICK
        )
        return next(taken, ())


def trump_of(deal: int, order: Sequence[str]) -> str:
    """Which suit is trump in the deal of that number, counted from 1 (G4-R07, A13).

    >>> [trump_of(deal, ("C", "D", "H", "S", "NT")) for deal in range(1, 7)]
    ['C', 'D', 'H', 'S', 'NT', 'C']
    """
    return order[(deal - 1) % len(order)]


def playable(
    hand: Sequence[Card], trick: Sequence[Card], trump: str, options: NinesTricksOptions
) -> Sequence[Card]:
    """What may be led, or played to the trick (G4-R09 to R11, A01, A03)."""
    if options.follow_rule == "classic":
        return (trick and [card for card in hand if card.suit == trick[0].suit]) or hand
    if trump == NO_TRUMP:
        return hand
    if trumps := [card for card in hand if card.suit == trump]:
        return trumps
    highest = max((STRENGTH[card.rank] for card in hand), default=0)
    return [card for card in hand if STRENGTH[card.rank] == highest]


def winning(trick: Sequence[Card], trump: str, options: NinesTricksOptions) -> int:
    """The place in the trick of the card that takes it (G4-R12, A02, A03)."""
    best = 0
    for place in range(1, len(trick)):
        if _beats(trick[place], trick[best], trump, options):
            best = place
    return best


def _beats(card: Card, best: Card, trump: str, options: NinesTricksOptions) -> bool:
    """Whether a card laid later takes the trick: without a trump only a higher rank does."""
    if options.follow_rule == "classic" or trump in (card.suit, best.suit):
        return beats(card, best, trump, STRENGTH)
    return STRENGTH[card.rank] > STRENGTH[best.rank]
