"""The backs: lattice, medallion, frame; each looks the same after half a turn."""

from .inks import BACK_RED, GOLD, PAPER, PAPER_EDGE
from .svg import Point, circle, disc, flat, line, num, outlined, page, path, polar, rect, star

LEFT, TOP, RIGHT, BOTTOM = 24.0, 24.0, 226.0, 326.0
STEP = 20.0
LIGHT_RED = "#A9524A"
DARK_RED = "#64201D"


def slanted(offset: float) -> tuple[Point, Point] | None:
    """The part inside the frame of the line y = x + offset."""
    x0, x1 = max(LEFT, TOP - offset), min(RIGHT, BOTTOM - offset)
    return ((x0, x0 + offset), (x1, x1 + offset)) if x1 - x0 > 1 else None


def lattice(shift: float) -> str:
    """Diagonals both ways; at shift 0 two of them cross in the middle of the card."""
    lines = []
    for i in range(-20, 21):
        ends = slanted(50 + i * STEP + shift)
        if ends:
            (ax, ay), (bx, by) = ends
            lines.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
            lines.append(f"M{num(250 - ax)} {num(ay)}L{num(250 - bx)} {num(by)}")
    return "".join(lines)


def studs(radius: float) -> str:
    """Lozenges in the meshes of the lattice."""
    marks = []
    half = STEP / 2
    for row in range(-15, 16):
        for column in range(-10, 11):
            x, y = 125 + column * half, 175 + row * half
            inside = LEFT + 5 < x < RIGHT - 5 and TOP + 5 < y < BOTTOM - 5
            if inside and (row + column) % 2 and (x - 125) ** 2 + (y - 175) ** 2 > 74**2:
                marks.append(
                    f"M{num(x)} {num(y - radius)}l{num(radius)} {num(radius)}l{num(-radius)} {num(radius)}"
                    f"l{num(-radius)} {num(-radius)}Z"
                )
    return "".join(marks)


def medallion() -> str:
    """Two nine-pointed stars, one the other turned, in a ring of beads."""
    beads = "".join(disc(*polar(56, i * 10, 125, 175), 1.7) for i in range(36))
    both = star(9, 49, 25, 125, 175) + star(9, 49, 25, 125, 175, 180)
    return "".join(
        (
            circle(125, 175, 66, DARK_RED, GOLD, 2.4),
            flat(beads, GOLD),
            path(both, GOLD, DARK_RED, 1.2),
            circle(125, 175, 24, DARK_RED, GOLD, 1.6),
            flat(star(9, 19, 11.5, 125, 175) + star(9, 19, 11.5, 125, 175, 180), GOLD),
        )
    )


def star_back() -> str:
    return page(
        250,
        350,
        rect(0.75, 0.75, 248.5, 348.5, 17, PAPER, PAPER_EDGE, 1.5),
        rect(12, 12, 226, 326, 9, BACK_RED),
        outlined(line(lattice(0), LIGHT_RED, 1.5), flat(studs(2.2), GOLD)),
        rect(17, 17, 216, 316, 6, "none", GOLD, 1.2),
        rect(22, 22, 206, 306, 3, "none", GOLD, 2.4),
        outlined(medallion()),
    )


BACKS = {"star": star_back}
