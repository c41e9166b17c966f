"""Where cards lie. In card units: a card is 1.0 wide, (0, 0) the middle of the window, y grows downwards."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple
from zlib import crc32

CARD_HEIGHT: Final = 1.4  # of a French card; the other packs say their own `ratio`
LEAST_WIDTH: Final = 11.2
LEAST_HEIGHT: Final = 7.0

Point = tuple[float, float]


class Pose(NamedTuple):
    """A card's place: its centre, its turn in degrees clockwise, and what of it lies on top of what (z).

    A tuple, for some are made for every card in flight in every frame: a dataclass takes three times as long.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    face_up: bool = True
    z: float = 0


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle in card units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def contains(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


@dataclass(frozen=True, slots=True)
class Frame:
    """The window: at least 11.2 x 7.0 card units are visible in it, whatever its proportions."""

    width_px: int
    height_px: int

    @property
    def unit(self) -> float:
        """Pixels per card width."""
        return max(1.0, min(self.width_px / LEAST_WIDTH, self.height_px / LEAST_HEIGHT))

    @property
    def card_px(self) -> int:
        """The width of an unscaled card in whole pixels."""
        return max(1, round(self.unit))

    @property
    def width(self) -> float:
        return self.width_px / self.unit

    @property
    def height(self) -> float:
        return self.height_px / self.unit

    @property
    def box(self) -> Box:
        return Box(-self.width / 2, -self.height / 2, self.width / 2, self.height / 2)

    def to_px(self, x: float, y: float) -> tuple[int, int]:
        return round(self.width_px / 2 + x * self.unit), round(self.height_px / 2 + y * self.unit)

    def to_units(self, px: float, py: float) -> Point:
        return (px - self.width_px / 2) / self.unit, (py - self.height_px / 2) / self.unit

    def box_px(self, box: Box) -> tuple[int, int, int, int]:
        """Left, top, width and height in pixels."""
        left, top = self.to_px(box.left, box.top)
        right, bottom = self.to_px(box.right, box.bottom)
        return left, top, right - left, bottom - top


def tilt(key: str, most: float) -> float:
    """A turn between -most and most that is always the same for one key, so that nothing jumps on a redraw.

    >>> tilt("QS", 3) == tilt("QS", 3)
    True
    """
    return (crc32(key.encode()) / 0xFFFFFFFF * 2 - 1) * most


def rotated(x: float, y: float, degrees: float) -> Point:
    """The point turned clockwise about (0, 0)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x * cos - y * sin, x * sin + y * cos


def raised(pose: Pose, by: float) -> Pose:
    """The card moved towards its own top edge."""
    dx, dy = rotated(0, -by, pose.angle)
    return pose._replace(x=pose.x + dx, y=pose.y + dy)


def lerp(start: Pose, end: Pose, t: float) -> Pose:
    """Between two poses, turning the shorter way; the face and the order change at the half.

    A back looks the same after half a turn, so a card that shows its back turns by a quarter at the most.
    """
    if t >= 1:
        return end
    turn = _shorter(end.angle - start.angle, 360 if start.face_up and end.face_up else 180)
    nearer = start if t < 0.5 else end
    return Pose(
        start.x + (end.x - start.x) * t,
        start.y + (end.y - start.y) * t,
        start.angle + turn * t if start.face_up else end.angle - turn * (1 - t),
        start.scale + (end.scale - start.scale) * t,
        nearer.face_up,
        nearer.z,
    )


def _shorter(degrees: float, whole: float) -> float:
    return (degrees + whole / 2) % whole - whole / 2


def covers(pose: Pose, x: float, y: float, grow: float = 0.0, ratio: float = CARD_HEIGHT) -> bool:
    """Whether the point lies on a card of this ratio of height to width, its edge moved outwards by grow."""
    dx, dy = rotated(x - pose.x, y - pose.y, -pose.angle)
    return abs(dx) <= pose.scale / 2 + grow and abs(dy) <= pose.scale * ratio / 2 + grow


def card_at(poses: Sequence[Pose], x: float, y: float, ratio: float = CARD_HEIGHT) -> int | None:
    """The index of the topmost card under the point; among equal z the later one lies on top."""
    hit = [i for i, pose in enumerate(poses) if covers(pose, x, y, ratio=ratio)]
    return max(hit, key=lambda i: (poses[i].z, i), default=None)


def _steps(n: int, step: float, room: float) -> list[float]:
    """Offsets of n centres about 0, closer than step when they would not fit in room."""
    gap = min(step, max(room, 0.0) / (n - 1)) if n > 1 else 0.0
    return [(i - (n - 1) / 2) * gap for i in range(n)]


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand of cards on a slight arc; (x, y) is the centre of its middle card.

    The hand is never wider than `width`; `arc` is the angle in degrees between its outermost cards at that
    width. `turn` turns the whole hand: 180 is a player opposite, 90 a player at the left.
    """

    x: float
    y: float
    width: float = 6.2
    arc: float = 14.0
    step: float = 0.93
    turn: float = 0.0
    scale: float = 1.0
    face_up: bool = True
    z: float = 0

    def poses(self, n: int) -> list[Pose]:
        offsets = _steps(n, self.step * self.scale, self.width - self.scale)
        return [self._pose(offset, self.z + i) for i, offset in enumerate(offsets)]

    def _pose(self, offset: float, z: float) -> Pose:
        room = self.width - self.scale
        angle, dx, dy = 0.0, offset, 0.0
        if self.arc and room > 0:
            angle = self.arc * offset / room
            radius = room / math.radians(self.arc)
            dx, dy = radius * math.sin(math.radians(angle)), radius * (1 - math.cos(math.radians(angle)))
        dx, dy = rotated(dx, dy, self.turn)
        return Pose(self.x + dx, self.y + dy, angle + self.turn, self.scale, self.face_up, z)


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side in a straight line, overlapping when they would be wider than `width`."""

    x: float
    y: float
    width: float = 6.0
    step: float = 1.1
    turn: float = 0.0
    scale: float = 1.0
    face_up: bool = True
    z: float = 0

    def poses(self, n: int) -> list[Pose]:
        offsets = _steps(n, self.step * self.scale, self.width - self.scale)
        places = [rotated(offset, 0, self.turn) for offset in offsets]
        return [
            Pose(self.x + dx, self.y + dy, self.turn, self.scale, self.face_up, self.z + i)
            for i, (dx, dy) in enumerate(places)
        ]


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on one another; the lowest lies at (x, y) and each next a hair towards (-dx, -dy) of it.

    The thickness compresses: it never exceeds `thickest`. `loose` degrees let each card lie a little askew.
    """

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    face_up: bool = False
    dx: float = 0.5
    dy: float = 1.0
    each: float = 0.016
    thickest: float = 0.14
    loose: float = 0.0
    salt: str = ""
    z: float = 0

    def poses(self, n: int) -> list[Pose]:
        return [self._pose(i, self.thickness(n) * i / max(n - 1, 1)) for i in range(n)]

    def thickness(self, n: int) -> float:
        """How far the topmost of n cards lies from the lowest."""
        return self.thickest * (1 - math.exp(-max(n - 1, 0) * self.each / self.thickest))

    def _pose(self, i: int, along: float) -> Pose:
        size = math.hypot(self.dx, self.dy) or 1.0
        shift = along * self.scale / size
        askew = self.turn + tilt(f"{self.salt}/{i}", self.loose)
        return Pose(
            self.x - self.dx * shift, self.y - self.dy * shift, askew, self.scale, self.face_up, self.z + i
        )


# Where each seat's card lies in a trick, by the number of seats; seat 0 is at the bottom, then clockwise.
# Of two the first lies left of the second, whoever led, so that both indices are seen.
TRICK_PLACES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.0, 0.0),),
    2: ((0.4, 0.14), (0.4, -0.14)),
    3: ((0.0, 0.42), (-0.6, -0.22), (0.6, -0.22)),
    4: ((0.0, 0.5), (-0.66, 0.0), (0.0, -0.5), (0.66, 0.0)),
}


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick, overlapping, each on its player's side; the first was led by `leader`.

    Seats are counted clockwise from the bottom. `salt` (say, the number of the trick) varies the small turns.
    """

    x: float
    y: float
    seats: int = 2
    leader: int = 0
    salt: str = ""
    scale: float = 1.0
    z: float = 0

    def poses(self, n: int) -> list[Pose]:
        return [self._pose(i, (self.leader + i) % self.seats) for i in range(n)]

    def _pose(self, i: int, seat: int) -> Pose:
        dx, dy = TRICK_PLACES[self.seats][seat]
        if self.seats == 2 and i == 0:
            dx = -dx
        lean = 4.0 if dx > 0 else -4.0 if dx < 0 else 0.0
        turn = lean + tilt(f"{self.salt}/{seat}", 3.0)
        return Pose(self.x + dx * self.scale, self.y + dy * self.scale, turn, self.scale, True, self.z + i)


def trick_by_owner(at: Point, seats: int, owners: Sequence[int], salt: str) -> list[Pose]:
    """The cards of a trick in the order played, each on the side of who played it; see `Trick`."""
    return [Trick(*at, seats, owner % seats, salt, z=100 + i).poses(1)[0] for i, owner in enumerate(owners)]
