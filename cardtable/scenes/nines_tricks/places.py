"""Where the zones of «Девятки» lie on the cloth, in card units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from cardtable.engine.games.nines_tricks import DUMMY, PLAYERS, TRICK
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.nines_tricks.signs import TOKEN, row_width
from cardtable.ui.layout import CARD_HEIGHT, Box, Fan, Frame, Pile, Point, Pose, Row, trick_by_owner
from cardtable.ui.seats import EDGE, GAP, SeatPlaces, Seats, inwards

TRICK_CARDS = 3
TAKEN_SCALE = 0.4
TAKEN_LONG = TAKEN_SCALE * CARD_HEIGHT  # of a trick that lies across
TAKEN_STEP = 0.23  # between two tricks, where there is room
TRICKS = 13
HAIR = 0.012  # between two cards of a trick
COUNTER = 0.36  # the widest counter


@dataclass(frozen=True)
class Crossed:
    """Won tricks in a row from (x, y), each across the one before, so that they can be counted.

    The row never reaches further than `room` from its first trick to its last.
    """

    x: float
    y: float
    way: Point  # of the row: (1, 0) to the right, (0, 1) downwards
    turn: float
    room: float

    def poses(self, n: int) -> list[Pose]:
        step = self._step(-(-n // TRICK_CARDS))
        return [self._pose(*divmod(place, TRICK_CARDS), step, place) for place in range(n)]

    def _step(self, tricks: int) -> float:
        return min(TAKEN_STEP, self.room / max(1, tricks - 1))

    def _pose(self, trick: int, card: int, step: float, z: int) -> Pose:
        along, up = trick * step, card * HAIR
        x, y = self.x + self.way[0] * along, self.y + self.way[1] * along
        turn = self.turn + (0 if trick % 2 else 90)
        return Pose(x - up / 2, y - up, turn, TAKEN_SCALE, False, 20 + z)

    @property
    def box(self) -> Box:
        """What all tricks of a deal would take."""
        return self._box(self.room)

    def lying(self, tricks: int) -> Box:
        """What so many take, of which there is one at least."""
        return self._box(self._step(tricks) * (tricks - 1))

    def _box(self, along: float) -> Box:
        half = TAKEN_LONG / 2
        right, bottom = self.x + self.way[0] * along, self.y + self.way[1] * along
        return Box(self.x - half, self.y - half, right + half, bottom + half)


@dataclass(frozen=True)
class Places:
    """The cloth as one seat looks at it: its own hand at the bottom, the others clockwise."""

    frame: Frame
    me: Seat
    aside: bool  # the fourth hand has been moved out of the way

    @cached_property
    def seats(self) -> Seats:
        return Seats(self.frame, PLAYERS)

    def of(self, seat: Seat) -> SeatPlaces:
        return self.seats.places[(seat - self.me) % PLAYERS]

    @property
    def arena(self) -> Box:
        return self.seats.arena

    @property
    def trick_at(self) -> Point:
        return 0.0, -0.2

    @property
    def trumps(self) -> Box:
        """The row of the five trumps; at its height there is nothing else in the middle."""
        half, top = row_width(5) / 2, self.arena.top + EDGE + 0.06
        return Box(-half, top, half, top + TOKEN[1])

    @property
    def middle(self) -> Point:
        """Of the fourth hand while it is chosen from."""
        return 0.0, -0.86

    @property
    def dummy(self) -> Row:
        if self.aside:
            return Row(0, self.trumps.bottom + 0.84, 1.9, step=0.26, scale=0.44, face_up=False, z=30)
        return Row(*self.middle, 3.4, step=0.24, scale=0.86, face_up=False, z=30)

    # -- zones

    def shape(self, zone: Zone) -> Fan | Pile | Row | Crossed:
        match zone.place, zone.seat:
            case Place.HAND, int(seat):
                return self.of(seat).hand
            case Place.TAKEN, int(seat):
                return self.taken(seat)
        if zone is DUMMY:
            return self.dummy
        return Pile(self.trick_at[0], self.trick_at[1] + 0.72, each=0.014, z=30)

    def trick(self, owners: Sequence[Seat], salt: str) -> list[Pose]:
        return trick_by_owner(self.trick_at, PLAYERS, [seat - self.me for seat in owners], salt)

    def taken(self, seat: Seat) -> Crossed:
        """Before the hand of the seat, from its left: at the sides downwards, for the player to the right."""
        place = self.of(seat)
        if place.side == "bottom":
            long = TAKEN_STEP * (TRICKS - 1)
            return Crossed(place.hand.x - long / 2, self.seats.hand_box.top - 0.3, (1, 0), 0, long)
        inward = self._inward(seat)
        x = place.hand.x + inward * (inwards(place.hand) + GAP + TAKEN_LONG / 2)
        top = place.plate.bottom + GAP + TAKEN_LONG / 2
        room = self.seats.panel.top - GAP - TAKEN_LONG / 2 - top
        return Crossed(x, top, (0, 1), 90, min(room, TAKEN_STEP * (TRICKS - 1)))

    def _inward(self, seat: Seat) -> int:
        return 1 if self.of(seat).side == "left" else -1

    def counters(self, seat: Seat) -> Box:
        """Before the tricks of a seat; for the player, over his plate."""
        place = self.of(seat)
        if place.side == "bottom":
            bottom = place.plate.top - GAP
            return Box(place.plate.left, bottom - 1.3, place.plate.left + 1.5, bottom)
        tricks, width = self.taken(seat).box, 1.24
        y, left = tricks.top + 0.75, tricks.right + GAP
        if place.side == "right":
            left = tricks.left - GAP - width
        return Box(left, y - 0.72, left + width, y + 0.72)

    # -- what is pointed at

    @property
    def trick_box(self) -> Box:
        x, y = self.trick_at
        return Box(x - 1.45, y - 1.15, x + 1.45, y + 1.15)

    @property
    def dummy_box(self) -> Box:
        x, y = self.middle
        return Box(x - 1.95, y - 0.76, x + 1.95, y + 0.98)

    def drop_box(self, zone: Zone) -> Box:
        return self.trick_box if zone is TRICK else self.dummy_box

    def over_taken(self, x: float, y: float, tricks: Sequence[int]) -> bool:
        """Whether won tricks lie under the point, of which each seat has so many."""
        boxes = [self.taken(seat).lying(won) for seat, won in enumerate(tricks) if won]
        return any(box.contains(x, y) for box in boxes)

    def bubble(self, seat: Seat) -> Point:
        """The middle of what a seat says aloud."""
        place, arena = self.of(seat), self.arena
        if place.side == "bottom":
            return place.hand.x, arena.bottom - 2.5
        return place.plate.centre[0] + self._inward(seat) * 0.75, place.hand.y + place.hand.width / 2 - 0.3


@lru_cache(maxsize=8)
def places_of(frame: Frame, me: Seat, aside: bool) -> Places:
    return Places(frame, me, aside)
