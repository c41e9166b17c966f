"""The quiet rays behind a court figure's head."""

from .inks import PANEL_RAY
from .robes import LEFT, RIGHT, seam
from .svg import Point, flat, num, polar

TOP = 16.0
SOURCE: Point = (125.0, 96.0)
COUNT = 9


def corners() -> list[Point]:
    """The upper half of the panel, clockwise."""
    return [(LEFT, TOP), (RIGHT, TOP), (RIGHT, seam(RIGHT)), (LEFT, seam(LEFT))]


def kept(outline: list[Point], direction: Point, side: int) -> list[Point]:
    """The part of a convex outline on one side of the line from SOURCE (Sutherland-Hodgman)."""

    def height(p: Point) -> float:
        return side * (direction[0] * (p[1] - SOURCE[1]) - direction[1] * (p[0] - SOURCE[0]))

    result: list[Point] = []
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        ha, hb = height(a), height(b)
        if ha >= 0:
            result.append(a)
        if ha * hb < 0:
            t = ha / (ha - hb)
            result.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return result


def wedge(start: float, stop: float) -> str:
    """The part of the panel seen from SOURCE between two angles less than half a turn apart."""
    inside = kept(kept(corners(), polar(1, start), 1), polar(1, stop), -1)
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in inside) + "Z"


def rays() -> str:
    step = 360 / (2 * COUNT)
    return flat("".join(wedge((2 * i - 0.5) * step, (2 * i + 0.5) * step) for i in range(COUNT)), PANEL_RAY)
