"""Marks as SVG text: only what SDL's rasteriser draws (paths, circles, rectangles, plain groups)."""

from itertools import pairwise
from math import cos, dist, pi, sin

from .inks import INK

Point = tuple[float, float]


def num(value: float) -> str:
    """At most two decimals, no trailing zeros, no minus zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def attributes(**values: str | float | None) -> str:
    """` name="value"` for every value that is not None; underscores in names become hyphens."""
    parts = []
    for name, value in values.items():
        if value is not None:
            text = value if isinstance(value, str) else num(value)
            parts.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(parts)


def path(d: str, fill: str | None = None, stroke: str | None = None, width: float | None = None) -> str:
    """What is None is inherited from the group around it."""
    return f'<path d="{d}"{attributes(fill=fill, stroke=stroke, stroke_width=width)}/>'


def flat(d: str, fill: str, opacity: float | None = None) -> str:
    """A plane of colour without an outline."""
    return f'<path d="{d}"{attributes(fill=fill, stroke="none", fill_opacity=opacity)}/>'


def line(d: str, stroke: str = INK, width: float = 2) -> str:
    return path(d, "none", stroke, width)


def circle(
    x: float,
    y: float,
    r: float,
    fill: str | None = None,
    stroke: str | None = None,
    width: float | None = None,
) -> str:
    places = attributes(cx=x, cy=y, r=r)
    return f"<circle{places}{attributes(fill=fill, stroke=stroke, stroke_width=width)}/>"


def ellipse(x: float, y: float, rx: float, ry: float, fill: str | None = None) -> str:
    return f"<ellipse{attributes(cx=x, cy=y, rx=rx, ry=ry)}{attributes(fill=fill)}/>"


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str | None = None,
    stroke: str | None = None,
    line_width: float | None = None,
) -> str:
    places = attributes(x=x, y=y, width=width, height=height, rx=radius or None)
    return f"<rect{places}{attributes(fill=fill, stroke=stroke, stroke_width=line_width)}/>"


def group(*marks: str, **values: str | float | None) -> str:
    return f"<g{attributes(**values)}>{''.join(marks)}</g>"


def outlined(*marks: str, width: float = 2, stroke: str = INK) -> str:
    """Marks that share one pen with round joins."""
    return group(
        *marks,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def placed(*marks: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Marks drawn about the origin, turned by degrees, scaled and moved to (x, y)."""
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f" rotate({num(turn)})"
    if scale != 1:
        steps += f" scale({scale:.4g})"
    return group(*marks, transform=steps)


def tilted(*marks: str, angle: float, x: float, y: float) -> str:
    """Marks turned by degrees about (x, y)."""
    return group(*marks, transform=f"rotate({num(angle)} {num(x)} {num(y)})")


def mirrored(*marks: str, axis: float = 125) -> str:
    """Marks reflected in the vertical line x = axis."""
    return group(*marks, transform=f"matrix(-1 0 0 1 {num(2 * axis)} 0)")


def both_sides(*marks: str, axis: float = 125) -> str:
    return "".join(marks) + mirrored(*marks, axis=axis)


def page(width: float, height: float, *marks: str) -> str:
    """A whole file, one mark a line."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}"'
    size = attributes(width=width, height=height)
    return "\n".join((f"{head}{size}>", *marks, "</svg>", ""))


def polar(radius: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at an angle counted clockwise from the top."""
    angle = degrees * pi / 180
    return x + radius * sin(angle), y - radius * cos(angle)


def polygon(points: list[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """The outline of a star that stands on the angle `turn`."""
    step = 180 / points
    radii = (outer, inner)
    return polygon([polar(radii[i % 2], turn + i * step, x, y) for i in range(2 * points)])


def disc(x: float, y: float, r: float) -> str:
    """A circle as a subpath, always the same way round."""
    arc, across = f"a{num(r)} {num(r)} 0 1 1", num(2 * r)
    return f"M{num(x - r)} {num(y)}{arc} {across} 0{arc} -{across} 0Z"


def scallops(points: list[Point]) -> str:
    """A row of round bumps through the points, bulging to the left of the way walked."""
    x, y = points[0]
    arcs = [f"M{num(x)} {num(y)}"]
    for a, b in pairwise(points):
        r = num(dist(a, b) * 0.56)
        arcs.append(f"A{r} {r} 0 0 1 {num(b[0])} {num(b[1])}")
    return "".join(arcs)


def kept(outline: list[Point], source: Point, direction: Point, side: int) -> list[Point]:
    """The part of a convex outline on one side of a line through source (Sutherland-Hodgman)."""

    def height(p: Point) -> float:
        return side * (direction[0] * (p[1] - source[1]) - direction[1] * (p[0] - source[0]))

    result: list[Point] = []
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        ha, hb = height(a), height(b)
        if ha >= 0:
            result.append(a)
        if ha * hb < 0:
            t = ha / (ha - hb)
            result.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return result


def wedge(outline: list[Point], source: Point, start: float, stop: float) -> str:
    """The part of a convex outline seen from source between two angles less than half a turn apart."""
    return polygon(kept(kept(outline, source, polar(1, start), 1), source, polar(1, stop), -1))
