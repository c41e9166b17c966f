"""The words of Nine: its cards and their values, zones, moves, phases, and what a view of it adds."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from cardtable.engine.cards import NINE as PACK
from cardtable.engine.cards import Card
from cardtable.engine.game import DealResult, Move, Moved, Place, Seat, View, Zone
from cardtable.engine.games.nine.options import NineOptions

CARDS: Final = PACK.cards  # G5-R01
VALUES: Final = {card: int(card.rank) for card in CARDS}
"""What a card counts in hand, 0 to 13, whatever its face is (G5-A02, A03)."""

SEATS: Final = range(6)
HANDS: Final = tuple(Zone(Place.HAND, seat) for seat in SEATS)
STOCK: Final = Zone(Place.STOCK)
DISCARD: Final = Zone(Place.DISCARD)

NINE: Final = Move("nine")
DRAW: Final = Move("draw")
PICK: Final = Move("pick")


class Phase(StrEnum):
    DRAW = "draw"
    DISCARD = "discard"
    PAUSE = "pause"
    OVER = "over"


@dataclass(frozen=True)
class NineResult(DealResult):
    """`points` are what each total grew by, before 90 became 45; `hands` what each seat's cards counted.

    `reason` is nine (the call was good), beaten (somebody had as little) or too_many (a false call).
    """

    caller: Seat
    reason: str
    hands: tuple[int, ...]
    before: tuple[int, ...]
    """The totals before the deal."""
    scores: tuple[int, ...]
    """The totals after it."""
    lucky: tuple[bool, ...]
    """Whose total went down."""

    @property
    def made(self) -> bool:
        return self.reason == "nine"


@dataclass(frozen=True)
class NineView(View):
    """`turns` are those finished in this deal, by seat.

    `picked` is the card that the seat on turn has just taken from the discard, and may not put back alone.
    """

    game: ClassVar[str] = "nine"
    card_fields: ClassVar[tuple[str, ...]] = ("picked",)

    options: NineOptions
    turns: tuple[int, ...]
    picked: tuple[Card | None, ...]
    last_deal: NineResult | None

    @property
    def players(self) -> int:
        return len(self.scores)

    @property
    def drawn(self) -> Card | None:
        """The card that the seat has drawn or picked in its turn, which is not over."""
        if self.phase != Phase.DISCARD or self.seat not in self.to_act:
            return None
        moved = (e for e in reversed(self.seen) if isinstance(e, Moved) and e.target is HANDS[self.seat])
        last = next(moved, None)
        return None if last is None else last.cards[-1]

    def partner(self, seat: Seat) -> Seat | None:
        return partner_of(seat, self.players) if self.options.in_teams else None

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats whose cards count together with that seat's, itself the first."""
        partner = self.partner(seat)
        return (seat,) if partner is None else (seat, partner)


def total(cards: Iterable[Card | None]) -> int:
    """What known cards count together."""
    return sum(VALUES[card] for card in cards if card is not None)


def partner_of(seat: Seat, players: int) -> Seat:
    """Partners sit opposite each other (G5-A17)."""
    return (seat + players // 2) % players
