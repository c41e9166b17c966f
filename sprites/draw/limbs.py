"""Arms, hands, legs and shoes of whole figures, about the head of faces.py (chin y = 119, soles y = 404)."""

from dataclasses import dataclass
from math import atan2, degrees, hypot

from . import tools
from .faces import Skin
from .inks import Cloth
from .svg import Point, flat, group, line, num, path, placed, rect


def unit(a: Point, b: Point) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def beside(p: Point, heading: Point, distance: float) -> Point:
    """A point to the left of a heading (to the right when the distance is negative)."""
    return p[0] + heading[1] * distance, p[1] - heading[0] * distance


def at(p: Point) -> str:
    return f"{num(p[0])} {num(p[1])}"


def bent(a: Point, b: Point, c: Point, thick: float, thin: float) -> str:
    """A limb from a to c bent at b, with a round end at a; thick and thin are half widths."""
    one, two = unit(a, b), unit(b, c)
    middle = unit((0, 0), (one[0] + two[0], one[1] + two[1]))
    half = (thick + thin) / 2
    left = at(beside(a, one, thick)), at(beside(b, middle, half)), at(beside(c, two, thin))
    right = at(beside(a, one, -thick)), at(beside(b, middle, -half)), at(beside(c, two, -thin))
    r = num(thick)
    return (
        f"M{left[0]}C{left[1]} {left[1]} {left[2]}L{right[2]}C{right[1]} {right[1]} {right[0]}"
        f"A{r} {r} 0 0 1 {left[0]}Z"
    )


def heading(a: Point, b: Point) -> float:
    """Degrees clockwise from the top."""
    return degrees(atan2(b[0] - a[0], a[1] - b[1]))


@dataclass(frozen=True)
class Arm:
    """Where an arm goes; a hand that is not `closed` is cupped under what it bears."""

    shoulder: Point
    elbow: Point
    wrist: Point
    closed: bool = True
    grip: float | None = None

    def sleeve(self, cloth: Cloth, thick: float = 14, thin: float = 9.5) -> str:
        ex, ey = self.elbow
        shape = path(bent(self.shoulder, self.elbow, self.wrist, thick, thin), cloth.light)
        (sx, sy), (wx, wy) = self.shoulder, self.wrist
        start = (sx + 6 * ex + wx) / 8, (sy + 6 * ey + wy) / 8
        folds = f"M{at(start)}l{num((wx - ex) * 0.32)} {num((wy - ey) * 0.32)}"
        return shape + line(folds, cloth.fold, 2.2)

    def hand(self, skin: Skin, held: str = "") -> str:
        """The hand over what it holds."""
        turn = heading(self.elbow, self.wrist) if self.grip is None else self.grip
        foot = 155 if self.closed else 158
        shape = tools.fist(skin) if self.closed else tools.palm(skin)
        return held + placed(placed(shape, x=-177, y=-foot + 3), x=self.wrist[0], y=self.wrist[1], turn=turn)

    def cuff(self, cloth: Cloth, half: float = 12, depth: float = 9) -> str:
        band = rect(-half, -depth / 2, 2 * half, depth, 2, cloth.light)
        return placed(band, x=self.wrist[0], y=self.wrist[1], turn=heading(self.elbow, self.wrist))


def arm(pose: Arm, sleeve: Cloth, skin: Skin, cuff: Cloth, held: str = "") -> str:
    return pose.sleeve(sleeve) + pose.hand(skin, held) + pose.cuff(cuff)


def grasping(pose: Arm, sleeve: Cloth, skin: Skin, cuff: Cloth, held: str) -> str:
    """An arm laid over what it holds, when that is thicker than a hand."""
    return held + pose.sleeve(sleeve) + pose.hand(skin) + pose.cuff(cuff)


LEG = "M99 258L124 258L122.5 322C122 346 119 368 117 392L103 392C98 372 95 350 98 330C98.6 324 97 300 99 258Z"
CALF = "M103 338C102 354 104 372 106.5 388"
SHOE = "M102 387L117.6 387C119 393 119.4 398 118.6 404L84 404C83.4 397.6 96 396.6 102 387Z"
BOOT = (
    "M97 336C105 340 116 340 123 336L121 352C120 366 118.6 380 118 390C119 396 119.4 399 118.6 404"
    "L84 404C83.4 397.6 98 396 101.6 386C98.6 370 96 352 97 336Z"
)


def hose(cloth: Cloth) -> str:
    return path(LEG, cloth.light) + line(CALF, cloth.fold, 2.2)


def shoe(cloth: Cloth) -> str:
    return path(SHOE, cloth.light)


def boot(cloth: Cloth) -> str:
    top = path("M95 332C104 337 117 337 125 332L124 345C116 349 104 349 96 345Z", cloth.light)
    return (
        path(BOOT, cloth.light) + flat("M110 352C112 366 110 380 112 400L117 400L119 352Z", cloth.fold) + top
    )


def legs(left: Cloth, right: Cloth, foot: str, stride: float = 0) -> str:
    """Two legs in hose, feet turned outwards; `foot` is the left one; stride in degrees sets them apart."""

    def half(cloth: Cloth) -> str:
        return group(hose(cloth), foot, transform=f"rotate({num(stride)} 112 258)")

    return half(left) + group(half(right), transform="matrix(-1 0 0 1 250 0)")


def peeping(cloth: Cloth) -> str:
    """Two shoes under a hem."""
    return path("M92 408C88 398 100 390 112 390L120 390L120 408Z", cloth.light) + path(
        "M158 408C162 398 150 390 138 390L130 390L130 408Z", cloth.light
    )
