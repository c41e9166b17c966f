"""Where things lie on the table of Nervioso: the pile large in the middle, plates and stacks round it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.games.nervioso import DISCARD, STOCK
from cardtable.engine.table import Seat, Zone
from cardtable.ui.layout import Box, Frame, Pile, Point, Pose, tilt
from cardtable.ui.palms import along
from cardtable.ui.seats import AROUND, CORNER, EDGE, GAP, Seats

RATIO: Final = 380 / 244  # of a Spanish card's height to its width
PILE_SCALE: Final = 1.5  # of the cards in the middle, in a window of the least height
LEAST_HEIGHT: Final = 7.0
PLATE: Final = 0.66  # the height of a plate
HINT: Final = 0.36  # of the line of keys under or over it
BOARD: Final = 1.45  # of the place of the numeral and the verdict, above the pile
BOARD_TOP: Final = 1.28  # how far from the top it begins
MINE_TOP: Final = 1.5  # and how far from the bottom the pile ends
SIDE: Final = 1.8  # the width of what lies at the left and at the right
MINE: Final = (2.2, 0.6)  # the width of the player's plate and of his cards
TOP: Final = (2.1, 0.44)  # and of those at the top
SIDE_CARDS: Final = 0.44
SIDE_KEYS: Final = 2.5  # the width of the line of keys at the sides: it ends before the hands
HAND: Final = 1.72  # the length of a hand, in cards
REACH: Final = 0.34  # from the middle of the pile to the finger tips
TURN: Final = -22.0  # degrees: nobody's arm comes straight from below, so none hides the numeral
ASKEW: Final = 11.0  # degrees by which a thrown card lies askew
LOOSE: Final = 0.07  # and card units by which it lies beside the others
TIME_AT: Final = 0.9  # of its length from its finger tips: where the time of a hand is written
CLEAR: Final = 3.4  # how far away a hand begins to come down


@dataclass(frozen=True)
class Spot:
    """What lies before one seat; `aim` is whence its hand comes, in degrees clockwise from below."""

    plate: Box
    stack: Pile
    keys: Box
    aim: float

    @property
    def keys_end(self) -> bool:
        """Whether the keys stand at the right end of their line: at the right side of the table."""
        return self.keys.left < self.plate.left and self.keys.right == self.plate.right


@dataclass(frozen=True)
class Places:
    frame: Frame
    count: int
    me: Seat

    @cached_property
    def arena(self) -> Box:
        return Seats(self.frame, self.count).arena

    @property
    def grow(self) -> float:
        """A higher window has a larger pile."""
        return min(1.4, max(1.0, self.frame.height / LEAST_HEIGHT))

    @property
    def pile_scale(self) -> float:
        return PILE_SCALE * self.grow

    @cached_property
    def board(self) -> Box:
        """Above the pile: the numeral in its middle, the verdict at its top, clear of the hands."""
        half = self.arena.width / 2 - SIDE - EDGE - GAP
        bottom = self.centre[1] - self.pile_scale * RATIO / 2 - 0.08
        return Box(-half, self.arena.top + BOARD_TOP, half, bottom)

    @cached_property
    def numeral(self) -> Box:
        """The upper part of the board, which no hand's time reaches."""
        times = self.centre[1] - (REACH + TIME_AT * HAND) * self.grow - 0.15
        return Box(self.board.left, self.board.top, self.board.right, times)

    @cached_property
    def centre(self) -> Point:
        """The middle of the pile: what is spare in a high window is shared with the numeral."""
        low = self.arena.bottom - MINE_TOP - self.pile_scale * RATIO / 2
        needed = BOARD_TOP + BOARD * self.grow + self.pile_scale * RATIO / 2
        spare = low - self.arena.top - needed
        return 0.0, low - max(0.0, spare) * 0.45

    @cached_property
    def aside(self) -> Box:
        """At the right of the pile: the figures of a practice round."""
        arena = self.arena
        left = self.pile_scale * 0.5 + 0.95
        return Box(left, arena.top + CORNER[1], arena.right - EDGE, arena.bottom - 1.2)

    @property
    def mine_top(self) -> float:
        """The upper edge of what lies before the player at the bottom."""
        mine = self.spots[0]
        return min(mine.plate.top, mine.stack.y - mine.stack.scale * RATIO / 2 - 0.06)

    def seated(self, seat: Seat) -> int:
        """The seat's number clockwise from the player at the bottom."""
        return (seat - self.me) % self.count

    def of(self, seat: Seat) -> Spot:
        return self.spots[self.seated(seat)]

    @cached_property
    def spots(self) -> Sequence[Spot]:
        left, top, right = AROUND[self.count]
        arena = self.arena
        aside = max(CORNER[0], SIDE + EDGE)
        ends = arena.top + CORNER[1], arena.bottom - 1.25
        boxes = [
            self._mine(),
            *(self._at_side(-1, slot) for slot in reversed(_slots(left, *ends))),
            *(self._at_top(slot) for slot in _slots(top, arena.left + aside, arena.right - aside)),
            *(self._at_side(1, slot) for slot in _slots(right, *ends)),
        ]
        step = 360 / self.count
        return [Spot(*box, aim=(TURN + number * step) % 360) for number, box in enumerate(boxes)]

    def _mine(self) -> tuple[Box, Pile, Box]:
        width, cards = MINE
        y = self.arena.bottom - EDGE - cards * RATIO / 2
        left = -(width + 0.16 + cards) / 2
        plate = Box(left, y - PLATE * 0.58, left + width, y + PLATE * 0.58)
        stack = _stack(plate.right + 0.16 + cards / 2, y, cards, 0)
        keys = Box(stack.x + cards / 2 + 0.2, y - HINT / 2, self.arena.right - EDGE, y + HINT / 2)
        return plate, stack, keys

    def _at_top(self, slot: Point) -> tuple[Box, Pile, Box]:
        width, cards = TOP
        width = min(width, slot[1] - slot[0] - cards - 0.3)
        y = self.arena.top + EDGE + cards * RATIO / 2
        left = (slot[0] + slot[1]) / 2 - (width + 0.12 + cards) / 2
        plate = Box(left, y - PLATE / 2, left + width, y + PLATE / 2)
        stack = _stack(plate.right + 0.12 + cards / 2, y, cards, 0)
        top = y + max(PLATE, cards * RATIO) / 2 + 0.06
        return plate, stack, Box(left, top, left + min(SIDE_KEYS, slot[1] - slot[0] - GAP), top + HINT)

    def _at_side(self, side: int, slot: Point) -> tuple[Box, Pile, Box]:
        """The plate above, the stack lying across below it, then the keys."""
        arena, cards = self.arena, SIDE_CARDS
        left = arena.left + EDGE if side < 0 else arena.right - EDGE - SIDE
        top = (slot[0] + slot[1]) / 2 - (PLATE + 0.1 + cards + 0.06 + HINT) / 2
        plate = Box(left, top, left + SIDE, top + PLATE)
        long = cards * RATIO / 2
        x = plate.left + long + 0.04 if side < 0 else plate.right - long - 0.04
        stack = _stack(x, plate.bottom + 0.12 + cards / 2, cards, -90 * side)
        under = plate.bottom + 0.12 + cards + 0.08
        ends = (plate.left, left + SIDE_KEYS) if side < 0 else (plate.right - SIDE_KEYS, plate.right)
        return plate, stack, Box(ends[0], under, ends[1], under + HINT)

    # -- cards

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        """A card lies askew in its own way, whenever it lies on the pile: so it is turned only once."""
        poses = self.shape(zone).poses(len(cards))
        if zone is not DISCARD:
            return poses
        return [_askew(pose, str(card or "")) for pose, card in zip(poses, cards, strict=True)]

    def shape(self, zone: Zone) -> Pile:
        x, y = self.centre
        if zone is DISCARD:
            return Pile(x, y, scale=self.pile_scale, face_up=True, each=0.008, thickest=0.1)
        if zone is STOCK:
            return Pile(x, y, scale=0.9, z=10)
        assert zone.seat is not None, zone
        return self.of(zone.seat).stack

    # -- hands

    def tip(self, seat: Seat, away: float = 0.0) -> Point:
        """Where the middle finger of a seat's hand ends, so far from where it comes to lie."""
        return along(self.centre, self.of(seat).aim, REACH * self.grow + away)

    @property
    def hand_length(self) -> float:
        return HAND * self.grow


def _askew(pose: Pose, card: str) -> Pose:
    dx, dy = tilt(f"x{card}", LOOSE), tilt(f"y{card}", LOOSE)
    return pose._replace(x=pose.x + dx, y=pose.y + dy, angle=tilt(card, ASKEW))


def _stack(x: float, y: float, scale: float, turn: float) -> Pile:
    return Pile(
        x, y, turn=turn, scale=scale, each=0.02, thickest=0.2, loose=1.6, salt=f"{x:.1f} {y:.1f}", z=30
    )


def _slots(count: int, start: float, end: float) -> list[Point]:
    """The span in equal parts."""
    each = (end - start) / max(count, 1)
    return [(start + number * each, start + (number + 1) * each) for number in range(count)]


@lru_cache(maxsize=4)
def places_of(frame: Frame, count: int, me: Seat) -> Places:
    return Places(frame, count, me)
