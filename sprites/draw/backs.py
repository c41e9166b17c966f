"""The backs: a pattern in a frame and something in the middle; each looks the same after half a turn."""

from math import dist
from typing import NamedTuple

from .inks import BACK_RED, GOLD, PAPER, PAPER_EDGE
from .pips import pip
from .svg import Point, circle, disc, flat, line, num, outlined, page, path, polar, rect, star, wedge

LEFT, TOP, RIGHT, BOTTOM = 24.0, 24.0, 226.0, 326.0
CENTRE: Point = (125.0, 175.0)


class Tint(NamedTuple):
    """The inks of a back: its ground, the pattern on it, what is darker than both; gold besides."""

    ground: str
    pattern: str
    dark: str


RED_TINT = Tint(BACK_RED, "#A9524A", "#64201D")
BLUE_TINT = Tint("#234C78", "#4A7BAA", "#173557")
NAVY_TINT = Tint("#22406B", "#8FB0CE", "#162C4C")
WINE_TINT = Tint("#6B2440", "#D09AA6", "#47152A")
GREEN_TINT = Tint("#1E5A43", "#2C7355", "#123B2C")
VIOLET_TINT = Tint("#473468", "#5D4885", "#2E2048")


def framed(ground: str, *pattern: str) -> str:
    """Paper, a coloured field, its pattern, and two gold lines around it."""
    return page(
        250,
        350,
        rect(0.75, 0.75, 248.5, 348.5, 17, PAPER, PAPER_EDGE, 1.5),
        rect(12, 12, 226, 326, 9, ground),
        *pattern,
    )


def gold_frame() -> str:
    return rect(17, 17, 216, 316, 6, "none", GOLD, 1.2) + rect(22, 22, 206, 306, 3, "none", GOLD, 2.4)


MESH = 20.0


def slanted(offset: float) -> tuple[Point, Point] | None:
    """The part inside the frame of the line y = x + offset."""
    x0, x1 = max(LEFT, TOP - offset), min(RIGHT, BOTTOM - offset)
    return ((x0, x0 + offset), (x1, x1 + offset)) if x1 - x0 > 1 else None


def lattice() -> str:
    """Diagonals both ways; two of them cross in the middle of the card."""
    lines = []
    for i in range(-20, 21):
        ends = slanted(50 + i * MESH)
        if ends:
            (ax, ay), (bx, by) = ends
            lines.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
            lines.append(f"M{num(250 - ax)} {num(ay)}L{num(250 - bx)} {num(by)}")
    return "".join(lines)


def lozenge(x: float, y: float, r: float) -> str:
    return f"M{num(x)} {num(y - r)}l{num(r)} {num(r)}l{num(-r)} {num(r)}l{num(-r)} {num(-r)}Z"


def studs() -> str:
    """A lozenge in each mesh of the lattice that the medallion does not cover."""
    marks = []
    for row in range(-14, 15):
        for column in range(-9, 10):
            x, y = 125 + column * MESH / 2, 175 + row * MESH / 2
            if (row + column) % 2 and (x - 125) ** 2 + (y - 175) ** 2 > 74**2:
                marks.append(lozenge(x, y, 2.2))
    return "".join(marks)


def two_stars(outer: float, inner: float) -> str:
    """A nine-pointed star and the same star turned."""
    return star(9, outer, inner, *CENTRE) + star(9, outer, inner, *CENTRE, 180)


def beads(radius: float, count: int, size: float) -> str:
    return flat("".join(disc(*polar(radius, i * 360 / count, *CENTRE), size) for i in range(count)), GOLD)


def star_back(tint: Tint) -> str:
    medallion = (
        circle(125, 175, 66, tint.dark, GOLD, 2.4),
        beads(56, 36, 1.7),
        path(two_stars(49, 25), GOLD, tint.dark, 1.2),
        circle(125, 175, 24, tint.dark, GOLD, 1.6),
        flat(two_stars(19, 11.5), GOLD),
    )
    pattern = outlined(line(lattice(), tint.pattern, 1.5), flat(studs(), GOLD))
    return framed(tint.ground, pattern, gold_frame(), outlined(*medallion))


CELL = 25.0
COLUMNS, ROWS = 8, 12


def petal(a: Point, b: Point, bulge: float) -> str:
    """A leaf from one point to another, as thick as bulge makes it."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = (b[1] - a[1]) * bulge, (a[0] - b[0]) * bulge
    one, two = f"{num(mx + dx)} {num(my + dy)}", f"{num(mx - dx)} {num(my - dy)}"
    return f"M{num(a[0])} {num(a[1])}Q{one} {num(b[0])} {num(b[1])}Q{two} {num(a[0])} {num(a[1])}Z"


def node(column: int, row: int) -> Point:
    return 25 + column * CELL, 25 + row * CELL


def flowers() -> str:
    """A leaf across each cell of the grid, four of them meeting at every other node."""
    leaves = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            down = (row + column) % 2
            ends = node(column, row + down), node(column + 1, row + 1 - down)
            leaves.append(petal(*ends, 0.34))
    return "".join(leaves)


def hearts_of_meshes(clear: float) -> str:
    """A lozenge on the nodes where no leaves meet, but for those nearer to the middle than clear."""
    nodes = [node(c, r) for r in range(1, ROWS) for c in range(1, COLUMNS) if (r + c) % 2]
    return "".join(lozenge(x, y, 3) for x, y in nodes if dist((x, y), CENTRE) > clear)


def petals_back(tint: Tint) -> str:
    rosette = "".join(petal(polar(9, a, *CENTRE), polar(39, a, *CENTRE), 0.36) for a in range(0, 360, 45))
    middle = (
        circle(125, 175, 54, tint.dark, GOLD, 2.4),
        beads(46.5, 32, 1.6),
        flat(rosette, GOLD),
        circle(125, 175, 5.5, GOLD, "none"),
    )
    pattern = flat(flowers(), tint.pattern) + flat(hearts_of_meshes(64), GOLD)
    return framed(tint.ground, pattern, gold_frame(), outlined(*middle))


def rays_back(tint: Tint) -> str:
    """A sunburst of two tones with the four suits in the middle."""
    field = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]
    burst = "".join(wedge(field, CENTRE, i * 10 - 2.5, i * 10 + 2.5) for i in range(36))
    suits = (("S", 0), ("H", 90), ("S", 180), ("H", 270))
    middle = (
        flat(star(36, 78, 64, *CENTRE, 5), GOLD),
        circle(125, 175, 62, tint.dark, tint.ground, 3),
        circle(125, 175, 54, "none", GOLD, 1.4),
        *(pip(suit, *polar(29, at, *CENTRE), 30, at, GOLD) for suit, at in suits),
        flat(lozenge(125, 175, 7), GOLD),
    )
    return framed(tint.ground, flat(burst, tint.pattern), gold_frame(), outlined(*middle))


BACKS = {
    "star": star_back(RED_TINT),
    "star-blue": star_back(BLUE_TINT),
    "petals": petals_back(NAVY_TINT),
    "petals-wine": petals_back(WINE_TINT),
    "rays": rays_back(GREEN_TINT),
    "rays-violet": rays_back(VIOLET_TINT),
}
