"""The backs: a pattern in a frame and something in the middle; each looks the same after half a turn."""

from collections.abc import Callable
from math import ceil, dist
from typing import NamedTuple

from .inks import BACK_RED, GOLD
from .paper import card_page
from .pips import pip
from .svg import Point, circle, disc, flat, line, num, outlined, path, polar, rect, star, wedge

MARGIN, MESH = 24.0, 20.0


class Sheet(NamedTuple):
    """A size of card and how many petals fit across and down its back, both even."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def centre(self) -> Point:
        return self.width / 2, self.height / 2

    @property
    def field(self) -> list[Point]:
        right, bottom = self.width - MARGIN, self.height - MARGIN
        return [(MARGIN, MARGIN), (right, MARGIN), (right, bottom), (MARGIN, bottom)]


FRENCH = Sheet(250, 350, 8, 12)
SPANISH = Sheet(244, 380, 8, 14)
TAROT = Sheet(220, 404, 8, 16)


class Tint(NamedTuple):
    """The inks of a back: its ground, the pattern on it, what is darker than both; gold besides."""

    ground: str
    pattern: str
    dark: str


def framed(sheet: Sheet, ground: str, pattern: str, *middle: str) -> str:
    """Paper, a coloured field, its pattern, two gold lines around it, the medallion."""
    w, h = sheet.width, sheet.height
    return card_page(
        w,
        h,
        rect(12, 12, w - 24, h - 24, 9, ground),
        pattern,
        rect(17, 17, w - 34, h - 34, 6, "none", GOLD, 1.2)
        + rect(22, 22, w - 44, h - 44, 3, "none", GOLD, 2.4),
        outlined(*middle),
    )


def lattice(field: list[Point], centre: Point, mesh: float) -> str:
    """Diagonals both ways inside an upright field; two of them cross in the middle."""
    (left, top), (right, bottom) = field[0], field[2]
    lines = []
    for i in range(-30, 31):
        offset = centre[1] - centre[0] + i * mesh
        x0, x1 = max(left, top - offset), min(right, bottom - offset)
        if x1 - x0 > 1:
            y0, y1 = num(x0 + offset), num(x1 + offset)
            lines.append(f"M{num(x0)} {y0}L{num(x1)} {y1}")
            lines.append(f"M{num(2 * centre[0] - x0)} {y0}L{num(2 * centre[0] - x1)} {y1}")
    return "".join(lines)


def lozenge(x: float, y: float, r: float) -> str:
    return f"M{num(x)} {num(y - r)}l{num(r)} {num(r)}l{num(-r)} {num(r)}l{num(-r)} {num(-r)}Z"


def studs(sheet: Sheet) -> str:
    """A lozenge in each mesh of the lattice that the medallion does not cover."""
    (cx, cy), half = sheet.centre, MESH / 2
    across, down = ceil((cx - MARGIN) / half - 1.2), ceil((cy - MARGIN) / half - 1.2)
    marks = []
    for row in range(-down, down + 1):
        for column in range(-across, across + 1):
            at = cx + column * half, cy + row * half
            if (row + column) % 2 and dist(at, sheet.centre) > 74:
                marks.append(lozenge(*at, 2.2))
    return "".join(marks)


def two_stars(outer: float, inner: float, centre: Point) -> str:
    """A nine-pointed star and the same star turned."""
    return star(9, outer, inner, *centre) + star(9, outer, inner, *centre, 180)


def beads(centre: Point, radius: float, count: int, size: float) -> str:
    return flat("".join(disc(*polar(radius, i * 360 / count, *centre), size) for i in range(count)), GOLD)


def star_back(sheet: Sheet, tint: Tint) -> str:
    centre = sheet.centre
    diagonals = line(lattice(sheet.field, centre, MESH), tint.pattern, 1.5)
    return framed(
        sheet,
        tint.ground,
        outlined(diagonals, flat(studs(sheet), GOLD)),
        circle(*centre, 66, tint.dark, GOLD, 2.4),
        beads(centre, 56, 36, 1.7),
        path(two_stars(49, 25, centre), GOLD, tint.dark, 1.2),
        circle(*centre, 24, tint.dark, GOLD, 1.6),
        flat(two_stars(19, 11.5, centre), GOLD),
    )


def petal(a: Point, b: Point, bulge: float) -> str:
    """A leaf from one point to another, as thick as bulge makes it."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = (b[1] - a[1]) * bulge, (a[0] - b[0]) * bulge
    one, two = f"{num(mx + dx)} {num(my + dy)}", f"{num(mx - dx)} {num(my - dy)}"
    return f"M{num(a[0])} {num(a[1])}Q{one} {num(b[0])} {num(b[1])}Q{two} {num(a[0])} {num(a[1])}Z"


def node(sheet: Sheet, column: int, row: int) -> Point:
    """A crossing of the grid of petals, which leaves a line of ground inside the frame."""
    inset = MARGIN + 1
    return (
        inset + column * (sheet.width - 2 * inset) / sheet.columns,
        inset + row * (sheet.height - 2 * inset) / sheet.rows,
    )


def petals(sheet: Sheet) -> str:
    """A leaf across each cell of the grid, four of them meeting at every other node."""
    leaves = []
    for row in range(sheet.rows):
        for column in range(sheet.columns):
            down = (row + column) % 2
            ends = node(sheet, column, row + down), node(sheet, column + 1, row + 1 - down)
            leaves.append(petal(*ends, 0.34))
    return "".join(leaves)


def hearts_of_meshes(sheet: Sheet, clear: float) -> str:
    """A lozenge on the nodes where no leaves meet, but for those nearer to the middle than clear."""
    nodes = [node(sheet, c, r) for r in range(1, sheet.rows) for c in range(1, sheet.columns) if (r + c) % 2]
    return "".join(lozenge(*at, 3) for at in nodes if dist(at, sheet.centre) > clear)


def petals_back(sheet: Sheet, tint: Tint) -> str:
    centre = sheet.centre
    rosette = "".join(petal(polar(9, a, *centre), polar(39, a, *centre), 0.36) for a in range(0, 360, 45))
    return framed(
        sheet,
        tint.ground,
        flat(petals(sheet), tint.pattern) + flat(hearts_of_meshes(sheet, 64), GOLD),
        circle(*centre, 54, tint.dark, GOLD, 2.4),
        beads(centre, 46.5, 32, 1.6),
        flat(rosette, GOLD),
        circle(*centre, 5.5, GOLD, "none"),
    )


def rays_back(sheet: Sheet, tint: Tint) -> str:
    """A sunburst of two tones with the suits in the middle."""
    centre = sheet.centre
    burst = "".join(wedge(sheet.field, centre, i * 10 - 2.5, i * 10 + 2.5) for i in range(36))
    suits = (("S", 0), ("H", 90), ("S", 180), ("H", 270))
    return framed(
        sheet,
        tint.ground,
        flat(burst, tint.pattern),
        flat(star(36, 78, 64, *centre, 5), GOLD),
        circle(*centre, 62, tint.dark, tint.ground, 3),
        circle(*centre, 54, "none", GOLD, 1.4),
        *(pip(suit, *polar(29, at, *centre), 30, at, GOLD) for suit, at in suits),
        flat(lozenge(*centre, 7), GOLD),
    )


Design = Callable[[Sheet, Tint], str]
DESIGNS: dict[str, tuple[Design, Tint]] = {
    "star": (star_back, Tint(BACK_RED, "#A9524A", "#64201D")),
    "star-blue": (star_back, Tint("#234C78", "#4A7BAA", "#173557")),
    "petals": (petals_back, Tint("#22406B", "#8FB0CE", "#162C4C")),
    "petals-wine": (petals_back, Tint("#6B2440", "#D09AA6", "#47152A")),
    "rays": (rays_back, Tint("#1E5A43", "#2C7355", "#123B2C")),
    "rays-violet": (rays_back, Tint("#473468", "#5D4885", "#2E2048")),
}
SHEETS = {"": FRENCH, "spanish/": SPANISH, "tarot/": TAROT}


def back_pages() -> dict[str, str]:
    """Every design in the proportions of every pack; those of the French pack stand in no folder."""
    return {
        folder + name: draw(sheet, tint)
        for folder, sheet in SHEETS.items()
        for name, (draw, tint) in DESIGNS.items()
    }
