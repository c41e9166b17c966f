"""Where the zones of 66 lie on the cloth, in card units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from cardtable.engine.table import Place, Seat, Zone
from cardtable.ui.layout import Box, Fan, Frame, Pile, Point, Pose, Trick
from cardtable.ui.seats import SeatPlaces, Seats

STOCK, TRUMP, TRICK = Zone(Place.STOCK), Zone(Place.TRUMP), Zone(Place.TRICK)


@dataclass(frozen=True)
class Places:
    """The cloth as one seat looks at it: its own hand at the bottom."""

    frame: Frame
    me: Seat
    closed: bool  # the turned card lies across the stock (G1-R22)

    @cached_property
    def seats(self) -> Seats:
        return Seats(self.frame, 2)

    def of(self, seat: Seat) -> SeatPlaces:
        return self.seats.places[(seat - self.me) % 2]

    @property
    def middle(self) -> float:
        return self.seats.middle

    @property
    def centre(self) -> float:
        """The height of the stock and the trick: midway between the two hands."""
        return self.seats.centre.centre[1] - 0.12

    @property
    def stock(self) -> Point:
        return self.middle - 2.05, self.centre

    @property
    def trick_at(self) -> Point:
        return self.middle + 1.2, self.centre

    def scorer(self, seat: Seat) -> Pose:
        """The scoring card of a seat; its cover slides to the right and down."""
        box = self.of(seat).counters
        return Pose(box.left + 0.5, box.top + 0.62, -2 if seat == self.me else 2, 0.8)

    def shape(self, zone: Zone) -> Fan | Pile:
        x, y = self.stock
        match zone.place, zone.seat:
            case Place.HAND, int(seat):
                return self.of(seat).hand
            case Place.TAKEN, int(seat):
                return self.of(seat).taken
            case Place.TRUMP, _ if self.closed:
                return Pile(x, y, turn=96, face_up=True, z=90)
            case Place.TRUMP, _:
                return Pile(x + 0.64, y, turn=90, face_up=True, z=10)
        return Pile(x, y, each=0.014, z=30)

    def trick(self, count: int, leader: Seat, salt: str) -> list[Pose]:
        return Trick(*self.trick_at, 2, (leader - self.me) % 2, salt, z=100).poses(count)

    def drop_box(self, zone: Zone) -> Box | None:
        y = self.centre
        if zone is TRICK:
            return Box(self.middle - 0.55, y - 1.45, self.middle + 2.95, y + 1.45)
        if zone is TRUMP:
            return Box(self.middle - 2.75, y - 0.95, self.middle - 0.6, y + 0.95)
        return None

    def over_taken(self, x: float, y: float) -> bool:
        """Whether taken tricks lie under the point."""
        piles = (self.of(seat).taken for seat in (0, 1))
        return any(abs(x - pile.x) < 0.55 and abs(y - pile.y) < 0.42 for pile in piles)


@lru_cache(maxsize=8)
def places_of(frame: Frame, me: Seat, closed: bool) -> Places:
    return Places(frame, me, closed)
