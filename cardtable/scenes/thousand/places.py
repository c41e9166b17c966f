"""Where the zones of Тысяча lie on the cloth, in card units, for two, three and four players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from cardtable.engine.games.thousand import AWAY
from cardtable.engine.table import Place, Seat, Zone
from cardtable.ui.layout import Box, Fan, Frame, Pile, Point, Pose, Row, Trick, trick_by_owner
from cardtable.ui.seats import CORNER, EDGE, GAP, SeatPlaces, Seats

TWO, THREE, FOUR = 2, 3, 4
TALON_SCALE = 0.8
STRIP = (3.3, 0.42)  # the line that says who plays what


@dataclass(frozen=True)
class Places:
    """The cloth as one seat looks at it: its own hand at the bottom, the others clockwise."""

    frame: Frame
    me: Seat
    players: int

    @cached_property
    def seats(self) -> Seats:
        return Seats(self.frame, self.players)

    def of(self, seat: Seat) -> SeatPlaces:
        return self.seats.places[(seat - self.me) % self.players]

    @property
    def arena(self) -> Box:
        return self.seats.arena

    @cached_property
    def trick_at(self) -> Point:
        if self.players == TWO:
            return self.seats.middle - 0.75, -0.12
        return (0.3 if self.players == FOUR else 0.0), 0.27

    @cached_property
    def sheet(self) -> Box:
        """The squared paper: among three there is room at the top, else it lies at the left."""
        left, top = self.arena.left + EDGE, self.arena.top + EDGE
        if self.players == TWO:
            mine, other = self.seats.places
            right = min(left + 2.3, self.seats.middle - 2.9)
            return Box(left, other.plate.bottom + GAP, right, mine.plate.top - GAP)
        if self.players == THREE:
            half = min(2.1, self.arena.right - 3.5)
            return Box(-half, top, half, top + 1.95)
        return Box(self.arena.left + 1.95, -1.62, self.trick_at[0] - 1.5, 1.42)

    @cached_property
    def strip(self) -> Box:
        """Who plays what, and how much of it is made: between the paper or a hand, and the trick."""
        width, height = STRIP
        x, top = self.trick_at[0], self.sheet.bottom + 0.08 if self.players == THREE else -1.56
        if self.players == TWO:
            x = self.seats.middle
        elif self.players == FOUR:
            x = self.sheet.right + 0.15 + width / 2
        return Box(x - width / 2, top, x + width / 2, top + height)

    @property
    def seen_talon(self) -> Row:
        """The opened talon, small, for as long as the deal lasts; clear of the icons at any text size."""
        arena, y = self.arena, self.arena.top + 0.46
        if self.players == THREE:
            return Row((self.sheet.right + arena.right - CORNER[0]) / 2, y, 1.6, step=0.72, scale=0.46)
        x = arena.left + 0.95
        if self.players == TWO:
            x, y = arena.right - 2.0, arena.top + 1.52
        return Row(x, y, 1.6, step=1.08, scale=0.46)

    # -- zones

    def shape(self, zone: Zone) -> Fan | Pile | Row:
        x, y = self.trick_at
        match zone.place, zone.seat:
            case Place.HAND, int(seat):
                return self.of(seat).hand
            case Place.TAKEN, int(seat):
                return self._taken(seat)
            case Place.WIDOW, int(number):
                at = self._talons[number - 1]
                return Row(*at, 1.1, step=0.3, scale=TALON_SCALE, z=30)
            case Place.WIDOW, _:
                return Row(x, y, 3.0, step=1.08, scale=TALON_SCALE, z=30)
        if zone is AWAY:
            return Pile(self._talons[0][0] + 0.6, y + 1.16, turn=90, scale=0.5, z=20)
        return Pile(x, y, each=0.014, z=30)

    @cached_property
    def _talons(self) -> tuple[Point, Point]:
        """The two of two players, right of the trick."""
        x, y = self.trick_at
        return (x + 1.85, y), (x + 3.1, y)

    def _taken(self, seat: Seat) -> Pile:
        """Tricks at the side lie close to the hand: nothing else lies between."""
        place = self.of(seat)
        if place.side not in ("left", "right"):
            return place.taken
        pile = place.taken
        return Pile(
            place.row.x,
            place.row.y + 0.4,
            scale=pile.scale,
            each=pile.each,
            thickest=pile.thickest,
            loose=pile.loose,
            salt=pile.salt,
            z=pile.z,
        )

    def trick(self, owners: Sequence[Seat], salt: str) -> list[Pose]:
        """Each card on the side of who played it; the fourth of four players has none."""
        if self.players == TWO:
            leader = (owners[0] - self.me) % 2 if owners else 0
            return Trick(*self.trick_at, 2, leader, salt, z=100).poses(len(owners))
        return trick_by_owner(self.trick_at, self.players, [seat - self.me for seat in owners], salt)

    # -- where a card may be let go

    @cached_property
    def trick_box(self) -> Box:
        x, y = self.trick_at
        return Box(x - 1.45, y - 1.2, x + 1.45, y + 1.2)

    def seat_box(self, seat: Seat) -> Box:
        """The part of the cloth that is another player's, for a card that is passed to him."""
        place, arena = self.of(seat), self.arena
        if place.side == "top":
            half = place.hand.width / 2 + 0.1
            bottom = place.plate.bottom + GAP / 2 if self.players == FOUR else place.hand.y + 0.9
            return Box(place.hand.x - half, arena.top, place.hand.x + half, bottom)
        left, right = (arena.left, place.row.x + 0.5)
        if self.players == FOUR:
            right = min(right, self.sheet.left - GAP / 2)
        if place.side == "right":
            left, right = place.row.x - 0.5, arena.right
        return Box(left, place.plate.top - GAP, right, place.hand.y + place.hand.width / 2 + 0.2)

    def over_taken(self, x: float, y: float) -> bool:
        """Whether taken tricks lie under the point."""
        piles = (self._taken(seat) for seat in range(self.players))
        return any(
            abs(x - pile.x) < 0.7 * pile.scale + 0.05 and abs(y - pile.y) < 0.75 * pile.scale
            for pile in piles
        )

    # -- what is said

    def bubble(self, seat: Seat) -> Point:
        """The middle of what a seat says aloud."""
        place, arena = self.of(seat), self.arena
        if place.side == "bottom":
            beside = {TWO: -1.2, THREE: -2.0, FOUR: 1.5}[self.players]
            return self.trick_at[0] + beside, arena.bottom - 2.2
        if place.side == "top":
            return place.hand.x, place.hand.y
        inward = 1 if place.side == "left" else -1
        return place.plate.centre[0] + inward * 0.75, place.plate.bottom + 0.42

    def bid(self, seat: Seat) -> Point:
        """The middle of what a seat has bid last."""
        place = self.of(seat)
        if self.players != TWO:
            return place.counters.centre
        if place.side == "top":
            return place.hand.x - 1.6, -1.72
        return place.plate.right + 0.5, place.plate.centre[1]


@lru_cache(maxsize=8)
def places_of(frame: Frame, me: Seat, players: int) -> Places:
    return Places(frame, me, players)
