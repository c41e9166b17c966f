"""Where the zones of 66 lie on the cloth, in card units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.engine.table import Place, Seat, Zone
from cardtable.ui.layout import Box, Fan, Frame, Pile, Pose, Trick

STOCK, TRUMP, TRICK = Zone(Place.STOCK), Zone(Place.TRUMP), Zone(Place.TRICK)
SUITS = "SHCD"  # the colours alternate in a sorted hand
RANKS = "ATKQJ9"


@dataclass(frozen=True)
class Places:
    """The cloth as one seat looks at it: its own hand at the bottom."""

    frame: Frame
    me: Seat
    closed: bool  # the turned card lies across the stock (G1-R22)

    middle = -0.3  # a little left of the window's: the buttons stand at the right
    centre = -0.32  # the height of the stock and the trick: midway between the two hands

    @property
    def taken_x(self) -> float:
        return self.frame.width / 2 - 1.25

    @property
    def score_x(self) -> float:
        return -self.frame.width / 2 + 0.85

    def scorer(self, seat: Seat) -> Pose:
        """The scoring card of a seat; its cover slides to the right and down."""
        y = self.frame.box.bottom - 2.75 if seat == self.me else self.frame.box.top + 1.45
        return Pose(self.score_x, y, -2 if seat == self.me else 2, 0.8)

    def taken(self, seat: Seat) -> Pile:
        y = self.frame.box.bottom - 3.85 if seat == self.me else self.frame.box.top + 1.45
        return Pile(
            self.taken_x, y, turn=90, scale=0.72, each=0.03, thickest=0.2, loose=2.0, salt=str(seat), z=20
        )

    def shape(self, zone: Zone) -> Fan | Pile:
        top, bottom = self.frame.box.top, self.frame.box.bottom
        match zone.place, zone.seat:
            case Place.HAND, self.me:
                return Fan(self.middle, bottom - 0.92, z=200)
            case Place.HAND, _:
                return Fan(self.middle, top + 0.74, 4.6, turn=180, scale=0.8, face_up=False, z=60)
            case Place.TAKEN, int(seat):
                return self.taken(seat)
            case Place.TRUMP, _ if self.closed:
                return Pile(self.middle - 2.3, self.centre, turn=96, face_up=True, z=90)
            case Place.TRUMP, _:
                return Pile(self.middle - 1.66, self.centre, turn=90, face_up=True, z=10)
        return Pile(self.middle - 2.3, self.centre, each=0.014, z=30)

    def trick(self, count: int, leader: Seat, salt: str) -> list[Pose]:
        first = (leader - self.me) % 2
        return Trick(self.middle + 0.75, self.centre, 2, first, salt, z=100).poses(count)

    def drop_box(self, zone: Zone) -> Box | None:
        if zone is TRICK:
            return Box(self.middle - 1.0, self.centre - 1.5, self.middle + 3.0, self.centre + 1.35)
        if zone is TRUMP:
            return Box(self.middle - 3.0, self.centre - 0.95, self.middle - 1.0, self.centre + 0.95)
        return None

    def over_taken(self, x: float, y: float) -> Seat | None:
        """Whose taken tricks lie under the point."""
        piles = {seat: self.taken(seat) for seat in (0, 1)}
        return next((s for s, p in piles.items() if abs(x - p.x) < 0.55 and abs(y - p.y) < 0.42), None)


def sorted_hand(cards: Sequence[Card | None], trump: str | None, by_rank: bool) -> list[int]:
    """The places of the cards from left to right: colours alternate, trumps at the right; or by rank."""

    def key(card: Card | None) -> tuple[int, int]:
        if card is None:
            return 0, 0
        suit = len(SUITS) if card.suit == trump else SUITS.index(card.suit)
        rank = RANKS.index(card.rank)
        return (rank, suit) if by_rank else (suit, rank)

    return sorted(range(len(cards)), key=lambda place: key(cards[place]))
