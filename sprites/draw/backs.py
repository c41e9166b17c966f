"""The backs: lattice, medallion, frame; each looks the same after half a turn."""

from .inks import BACK_RED, GOLD, PAPER, PAPER_EDGE
from .svg import Point, circle, flat, line, num, outlined, page, rect, star

LEFT, TOP, RIGHT, BOTTOM = 22.0, 22.0, 228.0, 328.0


def slanted(offset: float) -> tuple[Point, Point] | None:
    """The part inside the frame of the line y = x + offset."""
    x0, x1 = max(LEFT, TOP - offset), min(RIGHT, BOTTOM - offset)
    return ((x0, x0 + offset), (x1, x1 + offset)) if x1 - x0 > 1 else None


def lattice(step: float) -> str:
    """Both directions of the diagonal lines, through the middle of the card."""
    lines = []
    for i in range(-30, 31):
        ends = slanted(50 + i * step)
        if ends:
            (ax, ay), (bx, by) = ends
            lines.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
            lines.append(f"M{num(250 - ax)} {num(ay)}L{num(250 - bx)} {num(by)}")
    return "".join(lines)


def star_back() -> str:
    medallion = outlined(
        circle(125, 175, 62, BACK_RED, GOLD, 2.5),
        circle(125, 175, 55, "none", GOLD, 1),
        flat(star(9, 46, 26, 125, 175), GOLD),
        flat(star(9, 46, 26, 125, 175, 180), GOLD),
    )
    return page(
        250,
        350,
        rect(0.75, 0.75, 248.5, 348.5, 17, PAPER, PAPER_EDGE, 1.5),
        rect(12, 12, 226, 326, 9, BACK_RED),
        outlined(line(lattice(14), "#A14A40", 1.6)),
        rect(18, 18, 214, 314, 6, "none", GOLD, 2),
        medallion,
    )


BACKS = {"star": star_back}
