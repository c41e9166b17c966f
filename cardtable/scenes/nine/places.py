"""Where the things of Nine lie, in card units: hands upright round the table, the piles over the totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from cardtable.engine.games.nine import DISCARD
from cardtable.engine.table import Place, Seat, Zone
from cardtable.ui import seats
from cardtable.ui.layout import Box, Fan, Frame, Pile, Point, Pose, Row
from cardtable.ui.seats import CORNER, EDGE, GAP, LEFT_COLUMN, Seats, Side, inwards, outwards
from cardtable.ui.timeline import HOVER_RISE, LEGAL_RISE

AROUND: Final = {
    **{n: seats.AROUND[n] for n in range(2, 6)},
    6: (2, 1, 2),
}  # partners sit opposite each other
CARDS_HIGH: Final = {2: 1.2, 3: 1.05, 4: 0.92, 5: 0.84, 6: 0.84}  # the others' cards, of whatever pack
WIDE: Final = {2: 3.6, 3: 2.7, 4: 2.5, 5: 2.45, 6: 2.45}  # what lies before one of the others
LANES: Final = {2: 0.36, 3: 0.32, 4: 0.28, 5: 0.25, 6: 0.235}  # the height of a lane of the strip
SCALE_HIGH: Final = 0.25  # of the numbers over the lanes
STRIP_WIDE: Final = 6.4
MINE_HIGH: Final = 1.5  # the most that the player's own cards take
PILE_HIGH: Final = 1.4
FANNED: Final = 0.27  # from one card that was laid last to the next, in their widths
SUM: Final[Point] = (0.6, 0.46)  # the place of what a hand counts
PLATE_HIGH: Final = 0.56
MY_PLATE: Final[Point] = (1.72, 0.64)
CALL_HIGH: Final = 0.72
PANEL: Final[Point] = (2.46, 2.34)


@dataclass(frozen=True)
class Spot:
    """What lies before one seat: its plate, its cards, and beside them what they count."""

    side: Side
    plate: Box
    hand: Fan | Row
    sum: Box


@dataclass(frozen=True)
class Places:
    """The cloth as one seat looks at it; `ratio` is of the height of a card to its width."""

    frame: Frame
    me: Seat
    players: int
    ratio: float

    @cached_property
    def seats(self) -> Seats:
        return Seats(self.frame, self.players, self.ratio)

    @property
    def arena(self) -> Box:
        return self.seats.arena

    def of(self, seat: Seat) -> Spot:
        return self.spots[(seat - self.me) % self.players]

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        left, top, right = AROUND[self.players]
        return (
            self._mine,
            *(self._at_side("left", slot) for slot in reversed(_slots(left, *self._side_span))),
            *(self._at_top(slot) for slot in _slots(top, *self._top_span)),
            *(self._at_side("right", slot) for slot in _slots(right, *self._side_span)),
        )

    # -- the player's own things

    @cached_property
    def _mine(self) -> Spot:
        arena, scale = self.arena, min(1.0, MINE_HIGH / self.ratio)
        left, right = arena.left + LEFT_COLUMN, self.panel.left - GAP
        width = min(right - left, 8.4)
        shape = Fan(0, 0, width, arc=2.4 * (width - 1), scale=scale, z=200)
        y = arena.bottom - EDGE / 4 - outwards(shape, self.ratio)
        hand = Fan((left + right) / 2, y, width, shape.arc, scale=scale, z=200)
        edge, bottom = arena.left + EDGE, arena.bottom - EDGE
        plate = Box(edge, bottom - MY_PLATE[1], edge + MY_PLATE[0], bottom)
        panel = self.panel  # which is away when hands are counted
        counted = Box(panel.left, hand.y - SUM[1] / 2, panel.left + SUM[0], hand.y + SUM[1] / 2)
        return Spot("bottom", plate, hand, counted)

    @cached_property
    def panel(self) -> Box:
        """The words and buttons of a turn: right of the hand."""
        arena = self.arena
        right, bottom = arena.right - EDGE, arena.bottom - EDGE
        return Box(right - PANEL[0], bottom - PANEL[1], right, bottom)

    @cached_property
    def call(self) -> Box:
        """The button of NINE, away from where cards are carried."""
        plate = self._mine.plate
        return Box(plate.left, plate.top - GAP - CALL_HIGH, plate.right, plate.top - GAP)

    # -- the others

    @property
    def _block_high(self) -> float:
        return PLATE_HIGH + GAP / 2 + CARDS_HIGH[self.players]

    @cached_property
    def _side_span(self) -> Point:
        low = min(self.panel.top, self.call.top) - GAP
        return self.arena.top + CORNER[1], low

    @cached_property
    def _top_span(self) -> Point:
        arena = self.arena
        return arena.left + CORNER[0], arena.right - CORNER[0]

    def _at_top(self, slot: Point) -> Spot:
        return self._block("top", (slot[0] + slot[1]) / 2, self.arena.top + EDGE)

    def _at_side(self, side: Side, slot: Point) -> Spot:
        half = WIDE[self.players] / 2 + EDGE
        x = self.arena.left + half if side == "left" else self.arena.right - half
        return self._block(side, x, (slot[0] + slot[1] - self._block_high) / 2)

    def _block(self, side: Side, x: float, top: float) -> Spot:
        """The plate over the cards, which lie upright, so that they can be read when they are shown."""
        left, right, high = x - WIDE[self.players] / 2, x + WIDE[self.players] / 2, CARDS_HIGH[self.players]
        plate = Box(left, top, right, top + PLATE_HIGH)
        y = plate.bottom + GAP / 2 + high / 2
        end = right - SUM[0] - GAP
        scale = high / self.ratio
        hand = Row((left + end) / 2, y, end - left, step=1.04, scale=scale, face_up=False, z=60)
        return Spot(side, plate, hand, Box(right - SUM[0], y - SUM[1] / 2, right, y + SUM[1] / 2))

    # -- the middle

    @cached_property
    def centre(self) -> Box:
        """What is left for all between the seats."""
        arena, (left, top, _) = self.arena, AROUND[self.players]
        aside = EDGE + WIDE[self.players] + 2 * GAP if left else CORNER[0]
        above = EDGE + (self._block_high if top else 0.0) + GAP
        hand = self._mine.hand
        assert isinstance(hand, Fan)
        below = hand.y - inwards(hand, self.ratio) - HOVER_RISE - LEGAL_RISE
        return Box(arena.left + aside, arena.top + above, arena.right - aside, below)

    @cached_property
    def strip(self) -> Box:
        """The totals of all, a lane a seat, under the numbers that matter."""
        room, high = self.centre, self.players * LANES[self.players] + SCALE_HIGH + GAP
        half = min(STRIP_WIDE / 2, room.width / 2, self.panel.left - GAP - room.centre[0])
        spare = max(0.0, room.height - high - PILE_HIGH - 0.3)
        low = room.bottom - min(0.4, spare * 0.25)
        x = room.centre[0]
        return Box(x - half, low - high, x + half, low)

    @property
    def lane(self) -> float:
        return LANES[self.players]

    @cached_property
    def piles(self) -> Point:
        """The middle of stock and discard."""
        room = self.centre
        return room.centre[0], (room.top + self.strip.top + LEGAL_RISE) / 2  # their tops rise

    @property
    def _pile_high(self) -> float:
        return min(PILE_HIGH, self.strip.top - self.centre.top - 0.12 - LEGAL_RISE)

    @property
    def _pile_scale(self) -> float:
        return self._pile_high / self.ratio

    @property
    def stock(self) -> Point:
        x, y = self.piles
        return x - 0.75, y

    @property
    def discard(self) -> Point:
        x, y = self.piles
        return x + 0.55, y

    def shape(self, zone: Zone) -> Fan | Pile | Row:
        if zone.place is Place.HAND:
            assert zone.seat is not None
            return self.of(zone.seat).hand
        face_up, at = (True, self.discard) if zone is DISCARD else (False, self.stock)
        return Pile(*at, scale=self._pile_scale, face_up=face_up, each=0.01, z=40 if face_up else 20)

    def laid(self, cards: int, last: int) -> list[Pose]:
        """The discard: those laid last side by side, the top at the right."""
        shape = self.shape(DISCARD)
        poses = shape.poses(cards)
        beside = min(max(last, 1), cards)
        step, first = FANNED * self._pile_scale, cards - beside
        return [pose._replace(x=pose.x + step * max(0, place - first)) for place, pose in enumerate(poses)]

    # -- where a card may be let go

    @cached_property
    def discard_box(self) -> Box:
        x, y = self.discard
        half = self._pile_high / 2 + 0.14
        return Box(x - self._pile_scale / 2 - 0.1, y - half, x + 1.75, y + half)

    @cached_property
    def stock_box(self) -> Box:
        x, y = self.stock
        half = self._pile_scale / 2
        return Box(x - half, y - self._pile_high / 2, x + half, y + self._pile_high / 2)

    @cached_property
    def hand_box(self) -> Box:
        """For a card that is taken up: all of the cloth before the player."""
        hand = self._mine.hand
        return Box(
            hand.x - hand.width / 2, self.strip.bottom - 0.3, hand.x + hand.width / 2, self.arena.bottom
        )

    def bubble(self, seat: Seat) -> Point:
        """The middle of what a seat says aloud."""
        spot = self.of(seat)
        if spot.side == "bottom":
            return self.call.centre[0], self.call.top - 0.4
        if spot.side == "top":
            return spot.plate.centre[0], spot.sum.bottom + 0.4
        inward = 1 if spot.side == "left" else -1
        return spot.plate.centre[0] + inward * 0.5, spot.hand.y

    def verdict(self, wanted: float) -> Box:
        """Where it is told what a call came to: over the piles; the strip stays in sight."""
        room = self.centre
        half = min(room.width / 2, max(wanted, 2.2))
        x = room.centre[0]
        return Box(x - half, room.top, x + half, self.strip.top - GAP)


def _slots(n: int, start: float, end: float) -> Sequence[Point]:
    """The span in n equal parts."""
    each = (end - start) / max(n, 1)
    return [(start + i * each, start + (i + 1) * each) for i in range(n)]


@lru_cache(maxsize=8)
def places_of(frame: Frame, me: Seat, players: int, ratio: float) -> Places:
    return Places(frame, me, players, ratio)
