"""Who sits where: for two to eight seats, what lies before each of them. In card units, as in layout.py."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from cardtable.ui.layout import CARD_HEIGHT, Box, Fan, Frame, Pile, Point, Row

Side = Literal["bottom", "left", "top", "right"]

WIDEST: Final = 15.5  # a table in a very wide window: what belongs together stays together
EDGE: Final = 0.14
GAP: Final = 0.1
LEFT_COLUMN: Final = 1.95  # beside the player's hand: his plate, counters and tricks
RIGHT_COLUMN: Final = 2.6  # and his buttons
CORNER: Final = (2.15, 1.06)  # the icons, at the largest text size
PANEL_HEIGHT: Final = 3.0
MINE_HEIGHT: Final = 2.5  # how far up from the bottom the player's own things reach at the left
ROW_SCALE: Final = 0.8  # cards on the cloth beside those in the hand of the same seat
ROW_CARDS: Final = 3.2  # the width of a row of three
SIDE_PLATE: Final = 1.2
PLATE_HEIGHT: Final = 0.56
HAND_AT_SIDE: Final = 5.0  # the length of a hand at the side, in its own cards
COUNTERS: Final[Point] = (0.72, 0.5)
PILE_SLACK: Final = 0.16  # a pile is a little larger than its card: it has a thickness, and lies askew

# Seats at the left, the top and the right by their number; clockwise from the player at the bottom.
AROUND: Final[dict[int, tuple[int, int, int]]] = {
    2: (0, 1, 0),
    3: (1, 0, 1),
    4: (1, 1, 1),
    5: (1, 2, 1),
    6: (1, 3, 1),
    7: (2, 2, 2),
    8: (2, 3, 2),
}
SCALES: Final = {2: 0.8, 3: 0.7, 4: 0.66, 5: 0.6, 6: 0.55, 7: 0.48, 8: 0.48}  # of the others' cards


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """What lies before one seat. A plate is upright at every side; cards are turned towards their player."""

    side: Side
    hand: Fan
    plate: Box
    taken: Pile
    row: Row  # cards that lie open or closed before the player
    counters: Box


@dataclass(frozen=True)
class Seats:
    """The whole round, counted clockwise from the player at the bottom."""

    frame: Frame
    count: int
    ratio: float = CARD_HEIGHT  # of a card's height to its width

    @cached_property
    def arena(self) -> Box:
        """The part of the window that the table takes."""
        box, half = self.frame.box, min(self.frame.width, WIDEST) / 2
        return Box(-half, box.top, half, box.bottom)

    @cached_property
    def hand_box(self) -> Box:
        """Where the player's hand has room."""
        arena = self.arena
        return Box(arena.left + LEFT_COLUMN, arena.bottom - 1.9, arena.right - RIGHT_COLUMN, arena.bottom)

    @property
    def middle(self) -> float:
        """What the hands of two players and the cards between them are centred on."""
        return self.hand_box.centre[0]

    @cached_property
    def panel(self) -> Box:
        """Where the words and buttons of a turn have room: right of the hand."""
        arena = self.arena
        left, bottom = arena.right - RIGHT_COLUMN + GAP, arena.bottom - EDGE
        return Box(left, bottom - PANEL_HEIGHT, arena.right - EDGE, bottom)

    @cached_property
    def places(self) -> tuple[SeatPlaces, ...]:
        left, top, right = AROUND[self.count]
        others = [
            *(self._at_side("left", slot) for slot in reversed(self._slots(left, *self._side_span))),
            *(self._at_top(slot) for slot in self._slots(top, *self._top_span)),
            *(self._at_side("right", slot) for slot in self._slots(right, *self._side_span)),
        ]
        return self._mine(), *others

    @cached_property
    def centre(self) -> Box:
        """What is left in the middle for all: the stock, the pile, the trick."""
        arena, scale = self.arena, SCALES[self.count]
        mine = arena.bottom - (1.9 if self.count == 2 else 1.9 + self._mine_row_height)
        if self.count == 2:
            return Box(self.hand_box.left, arena.top + 1.55, arena.right - RIGHT_COLUMN, mine)
        side = max(self._side_depth(scale), RIGHT_COLUMN)
        top = self._top_depth(scale) if AROUND[self.count][1] else EDGE
        return Box(arena.left + side, arena.top + top, arena.right - side, mine)

    # -- the player's own things

    @property
    def _mine_row_height(self) -> float:
        return 0.55 * self.ratio + GAP

    def _mine(self) -> SeatPlaces:
        arena, room = self.arena, self.hand_box
        width = min(room.width, 8.4)
        shape = Fan(0, 0, width, arc=2.7 * (width - 1), z=200)
        hand = _moved(shape, self.middle, arena.bottom - EDGE / 4 - outwards(shape, self.ratio))
        left = arena.left + EDGE
        if self.count == 2:
            plate = Box(left, arena.bottom - 3.0, left + 1.68, arena.bottom - 2.12)
            counters = Box(left, plate.bottom + GAP, left + 1.5, arena.bottom - EDGE)
            taken = self._taken((arena.right - EDGE - 0.58, self.panel.top - 0.55), 0.72, 90)
        else:
            plate = Box(left, arena.bottom - EDGE - 0.8, left + 1.68, arena.bottom - EDGE)
            taken = self._taken((left + 0.5, plate.top - GAP - 0.42), 0.5, 90)
            counters = _box((left + 1.32, plate.top - GAP - 0.42), COUNTERS)
        row = Row(self.middle, room.top - self._mine_row_height / 2, room.width, scale=0.55)
        return SeatPlaces("bottom", hand, plate, taken, row, counters)

    # -- the others

    @property
    def _top_span(self) -> Point:
        arena = self.arena
        if self.count == 2:
            return self.hand_box.left, self.hand_box.right
        aside = max(CORNER[0], self._side_depth(SCALES[self.count]))
        return arena.left + aside, arena.right - aside

    @property
    def _side_span(self) -> Point:
        return self.arena.top + CORNER[1], self.arena.bottom - max(MINE_HEIGHT, PANEL_HEIGHT + EDGE)

    @staticmethod
    def _slots(n: int, start: float, end: float) -> list[Point]:
        """The span in n equal parts."""
        each = (end - start) / max(n, 1)
        return [(start + i * each, start + (i + 1) * each) for i in range(n)]

    def _at_top(self, slot: Point) -> SeatPlaces:
        scale, top = SCALES[self.count], self.arena.top + EDGE / 2
        middle, width = (slot[0] + slot[1]) / 2, slot[1] - slot[0] - GAP
        shape = Fan(middle, 0, min(width, 7 * scale), 10, turn=180, scale=scale, face_up=False, z=60)
        hand = _moved(shape, middle, top + outwards(shape, self.ratio))
        if self.count == 2:
            return self._opposite(hand)
        below = hand.y + inwards(shape, self.ratio) + GAP
        plate = Box(
            slot[0] + GAP / 2, below, slot[0] + GAP / 2 + min(1.5, width * 0.52), below + PLATE_HEIGHT
        )
        pile = scale * 0.8
        taken = self._taken((slot[1] - GAP / 2 - _long(pile, self.ratio) / 2, plate.centre[1]), pile, 90)
        cards = ROW_SCALE * scale
        lower = plate.bottom + GAP + cards * self.ratio / 2
        counters = _box((slot[1] - GAP / 2 - COUNTERS[0] / 2, lower), COUNTERS)
        room = counters.left - GAP - slot[0] - GAP / 2
        row = Row(slot[0] + GAP / 2 + room / 2, lower, min(room, ROW_CARDS * cards), turn=180, scale=cards)
        return SeatPlaces("top", hand, plate, taken, row, counters)

    def _opposite(self, hand: Fan) -> SeatPlaces:
        """Of two: the corners mirror the player's own."""
        arena = self.arena
        left = arena.left + EDGE
        plate = Box(left, arena.top + EDGE, left + 1.68, arena.top + EDGE + 0.88)
        counters = Box(left, plate.bottom + GAP, left + 1.5, plate.bottom + GAP + 1.88)
        taken = self._taken((arena.right - EDGE - 0.58, arena.top + CORNER[1] + 0.62), 0.72, 90)
        row = Row(hand.x, arena.top + 1.9, hand.width, turn=180, scale=ROW_SCALE * hand.scale)
        return SeatPlaces("top", hand, plate, taken, row, counters)

    def _at_side(self, side: Side, slot: Point) -> SeatPlaces:
        """The plate above; the hand, the row and the tricks below it, from the edge inwards."""
        scale, inward = SCALES[self.count], 1 if side == "left" else -1
        edge = self.arena.left + EDGE if side == "left" else self.arena.right - EDGE
        needed = PLATE_HEIGHT + GAP + HAND_AT_SIDE * scale
        spare = max(0.0, slot[1] - slot[0] - GAP - needed) / 2  # a plate stays beside its hand
        start, end = slot[0] + GAP / 2 + spare, slot[1] - GAP / 2 - spare
        plate = _from(edge, inward, SIDE_PLATE, start, start + PLATE_HEIGHT)
        top = plate.bottom + GAP
        room, middle = end - top, (top + end) / 2
        turn = 90.0 if side == "left" else -90.0
        shape = Fan(0, 0, min(room, HAND_AT_SIDE * scale), 8, turn=turn, scale=scale, face_up=False, z=60)
        hand = _moved(shape, edge + inward * (outwards(shape, self.ratio) - EDGE / 2), middle)
        at = outwards(shape, self.ratio) - EDGE / 2 + inwards(shape, self.ratio) + GAP
        cards = ROW_SCALE * scale
        row_x = edge + inward * (at + cards * self.ratio / 2)
        row = Row(row_x, middle, min(room, ROW_CARDS * cards), turn=turn, scale=cards)
        at += cards * self.ratio + GAP
        taken = self._taken((edge + inward * (at + (cards + PILE_SLACK) / 2), middle), cards, 0)
        counters = _from(edge + inward * (SIDE_PLATE + GAP), inward, COUNTERS[0], start, start + COUNTERS[1])
        return SeatPlaces(side, hand, plate, taken, row, counters)

    @staticmethod
    def _taken(at: Point, scale: float, turn: float) -> Pile:
        return Pile(
            *at,
            turn=turn,
            scale=scale,
            each=0.03,
            thickest=0.2,
            loose=2.0,
            salt=f"{at[0]:.1f} {at[1]:.1f}",
            z=20,
        )

    # -- how far the others' things reach in

    def _side_depth(self, scale: float) -> float:
        """From the edge to behind the tricks of a seat at the side."""
        cards = ROW_SCALE * scale
        return EDGE + 1.8 * scale + cards * (self.ratio + 1) + PILE_SLACK + 4 * GAP

    def _top_depth(self, scale: float) -> float:
        return EDGE + 1.7 * scale + PLATE_HEIGHT + ROW_SCALE * scale * self.ratio + 4 * GAP


def outwards(fan: Fan, ratio: float = CARD_HEIGHT) -> float:
    """How far a fan reaches from the middle of its middle card towards its player."""
    half = math.radians(fan.arc / 2)
    room = max(fan.width - fan.scale, 0)
    hang = room / (2 * half) * (1 - math.cos(half)) if fan.arc else 0.0
    return hang + fan.scale * (ratio / 2 * math.cos(half) + math.sin(half) / 2)


def inwards(fan: Fan, ratio: float = CARD_HEIGHT) -> float:
    """And how far towards the middle of the table: the middle card, and a hair that cards beside it turn."""
    return fan.scale * (ratio / 2 + math.sin(math.radians(fan.arc / 2)) / 8)


def _long(scale: float, ratio: float) -> float:
    """The length of a pile that lies across."""
    return scale * ratio + PILE_SLACK


def _moved(fan: Fan, x: float, y: float) -> Fan:
    return Fan(x, y, fan.width, fan.arc, fan.step, fan.turn, fan.scale, fan.face_up, fan.z)


def _box(centre: Point, size: Point) -> Box:
    x, y = centre
    return Box(x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2)


def _from(edge: float, inward: int, width: float, top: float, bottom: float) -> Box:
    """A box that begins at an upright edge and reaches inwards."""
    ends = sorted((edge, edge + inward * width))
    return Box(ends[0], top, ends[1], bottom)
