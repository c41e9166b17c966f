"""The words of Sixty-Six: its cards and their values, zones, moves, phases, and what a view of it adds."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DealResult, Move, Moved, Place, Seat, View, Zone
from cardtable.engine.games.sixty_six.options import SixtySixOptions
from cardtable.engine.tricks import beating, following

VALUES: Final = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
"""Points of a rank; a higher one beats a lower one of its suit (G1-R07, R13)."""
TARGET: Final = 66
LAST_TRICK: Final = 10
CARDS: Final = tuple(card for card in FRENCH.cards if card.rank in VALUES)

HANDS: Final = (Zone(Place.HAND, 0), Zone(Place.HAND, 1))
TAKEN: Final = (Zone(Place.TAKEN, 0), Zone(Place.TAKEN, 1))
STOCK: Final = Zone(Place.STOCK)
TRUMP: Final = Zone(Place.TRUMP)
TRICK: Final = Zone(Place.TRICK)

PLAY: Final = {card: Move("play", (card,)) for card in CARDS}
PARTNER: Final = {FRENCH.card(a + suit): FRENCH.card(b + suit) for suit in "SCDH" for a, b in ("KQ", "QK")}
MARRY: Final = {card: Move("marry", (card,)) for card in PARTNER}
NINE: Final = {suit: FRENCH.card("9" + suit) for suit in "SCDH"}
EXCHANGE: Final = Move("exchange")
CLOSE: Final = Move("close")
CLAIM: Final = Move("claim")


class Phase(StrEnum):
    PLAY = "play"
    PAUSE = "pause"
    OVER = "over"


@dataclass(frozen=True)
class SixtySixResult(DealResult):
    """`points` are pips, `counted` the points of the deal.

    `reason` is one of sixty_six, close_failed, wrong_claim, draw.
    """

    counted: tuple[int, ...]
    winner: Seat | None
    reason: str


@dataclass(frozen=True)
class SixtySixView(View):
    """`points` counted so far, None for the other where players count; `bonus`: extra pips of this deal."""

    game: ClassVar[str] = "sixty_six"

    options: SixtySixOptions
    trump: str
    points: tuple[int | None, ...]
    pending: tuple[int, ...]
    closed_by: Seat | None
    bonus: int
    last_deal: SixtySixResult | None

    def announces(self, suit: str) -> int:
        """What the king and the queen of a suit are announced for (G1-R16, R18)."""
        return 40 if suit == self.trump else 20

    @property
    def last_trick(self) -> tuple[Card | None, ...]:
        """The cards of the trick that was taken last in this deal."""
        taken = (
            event.cards for event in reversed(self.seen) if isinstance(event, Moved) and event.source is TRICK
        )
        return next(taken, ())


def answers(hand: Sequence[Card], led: Card, trump: str, options: SixtySixOptions) -> Sequence[Card]:
    """What may answer the card led when the stock is closed or used up (G1-R21, O05)."""
    cards = following(hand, led, trump)
    return beating(cards, led, trump, VALUES) if options.phase_two_must_beat else cards
