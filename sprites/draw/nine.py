"""The box game Nine: a dial of thirteen places that fills with stars, on a page of 250 x 350.

The numerals are set at run time: a great one in the pale disc, small ones in two corners.
"""

from dataclasses import replace
from typing import NamedTuple

from .backs import lattice, lozenge
from .frames import Frame
from .inks import CREAM, GOLD, GOLD_LIGHT, OCHRE, PAPER, PAPER_EDGE
from .paper import card_page
from .svg import Point, circle, disc, flat, line, num, outlined, polar, rect, star, wedge

WIDTH, HEIGHT = 250, 350
CENTRE: Point = (125.0, 175.0)
PLACES, WINDOW = 13, 58.0


class Row(NamedTuple):
    """The inks of one colour of the box: ground, its pattern, its dial, what shines on it."""

    ground: str
    pattern: str
    dial: str
    star: str
    trim: str


ROWS = {
    "a": Row("#1D5872", "#2B6C88", "#123F54", CREAM, GOLD),
    "b": Row("#A93529", "#BE4D3D", "#7C2219", CREAM, GOLD),
    "c": Row("#54397D", "#674C93", "#3A2459", CREAM, GOLD),
    "d": Row("#2B7150", "#3A8561", "#195039", CREAM, GOLD),
}
ZEROS = {
    "a": Row("#20242B", "#33373E", "#14171C", GOLD, GOLD),
    "b": Row("#E0A53C", "#EBB856", "#20242B", GOLD, "#20242B"),
}

ORDINARY = Frame(WIDTH, HEIGHT, edge=14, end=14, step_x=57, step_y=77)
FIELD = ORDINARY.field()


class Layout(NamedTuple):
    """The frame about the corners; the radii of the dial, of the ring of its places, of a star."""

    frame: Frame
    dial: float
    orbit: float
    star: float


LAYOUTS = {
    "nine": Layout(ORDINARY, dial=107, orbit=84, star=18),
    "nine-large": Layout(replace(ORDINARY, step_x=76, step_y=108), dial=84, orbit=73.6, star=10.4),
}


def rays(ink: str) -> str:
    return flat("".join(wedge(FIELD, CENTRE, i * 10 - 2.5, i * 10 + 2.5) for i in range(36)), ink)


def mesh(ink: str) -> str:
    """Diagonals both ways, ending at the field's edge."""
    return line(lattice(FIELD, CENTRE, 20), ink, 3.6)


def lozenges(ink: str) -> str:
    places = [(25 + 12.5 * c, 25 + 12.5 * r) for r in range(25) for c in range(17) if (r + c) % 2 == 0]
    return flat("".join(lozenge(x, y, 5.4) for x, y in places), ink)


def waves(ink: str) -> str:
    """Rows of round waves, every other row shifted by half a wave."""
    step = 24.0
    strokes = []
    for row in range(25):
        y = 37 + row * 12
        shift = (row % 2) * step / 2
        count = 9 - row % 2
        strokes.append(f"M{num(17 + shift)} {num(y)}" + f"a12 12 0 0 1 {num(step)} 0" * count)
    return line("".join(strokes), ink, 2.6)


PATTERNS = {"a": rays, "b": mesh, "c": lozenges, "d": waves}


def stars(count: int, row: Row, layout: Layout) -> str:
    """The first places of the dial hold stars that point outwards, the rest dots."""
    colour, size = GOLD if count == 9 else row.star, layout.star
    marks = []
    for i in range(PLACES):
        turn = i * 360 / PLACES
        x, y = polar(layout.orbit, turn, *CENTRE)
        if i < count:
            marks.append(flat(star(9, size, size * 0.58, x, y, turn), colour))
            marks.append(flat(disc(x, y, size * 0.19), row.dial))
        else:
            marks.append(flat(disc(x, y, size * 0.2), row.pattern))
    return "".join(marks)


def window(row: Row) -> str:
    """The pale disc of the great numeral in a toothed ring."""
    teeth = flat(star(54, WINDOW + 5, WINDOW + 1, *CENTRE), row.trim if row.trim != row.dial else GOLD)
    return (
        teeth + circle(*CENTRE, WINDOW, PAPER, "none") + circle(*CENTRE, WINDOW - 5, "none", PAPER_EDGE, 1.4)
    )


def printed(row: Row, pattern: str, layout: Layout, marks: str) -> str:
    """Paper, the coloured field with its pattern, the dial; in the corners of the numerals nothing."""
    return card_page(
        WIDTH,
        HEIGHT,
        rect(7, 7, 236, 336, 12, row.ground),
        pattern,
        layout.frame.corners(row.ground) + layout.frame.border(row.trim, 1.4),
        outlined(circle(*CENTRE, layout.dial, row.dial, row.trim, 2.4), marks, window(row)),
    )


def sun(layout: Layout) -> str:
    """Three rims of rays between the window and the dial."""
    rims = ((0.94, 0.37, 0.0, GOLD), (0.78, 0.29, 180 / 27, OCHRE), (0.57, 0.16, 0.0, GOLD_LIGHT))
    wide = layout.dial - WINDOW
    return "".join(
        flat(star(27, WINDOW + outer * wide, WINDOW + inner * wide, *CENTRE, turn), ink)
        for outer, inner, turn, ink in rims
    )


def face_page(value: int, copy: str, layout: Layout) -> str:
    if value == 0:
        row = ZEROS[copy]
        return printed(row, rays(row.pattern), layout, sun(layout))
    row = ROWS[copy]
    return printed(row, PATTERNS[copy](row.pattern), layout, stars(value, row, layout))


FACES = (*((0, copy) for copy in ZEROS), *((value, copy) for copy in ROWS for value in range(1, 14)))
