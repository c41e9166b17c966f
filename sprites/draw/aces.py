"""The four aces: one great pip with an ornament; the ace of spades is the grandest."""

from .inks import GOLD, INK, PAPER, SUIT_INK
from .pips import SHAPES
from .svg import both_sides, circle, flat, group, line, num, outlined, path, placed, polar, star, tilted

LEAF = "M0 0C4.6 -4 4.6 -10.5 0 -16C-4.6 -10.5 -4.6 -4 0 0Z"
# Height in the box of 100 about which a smaller sign keeps the most even distance to the edge.
FOCUS = {"S": 57, "H": 41, "D": 50, "C": 51}


def great_pip(suit: str, size: float, inset: float) -> str:
    """The sign with a fine line of paper running inside its edge."""
    shape = placed(flat(SHAPES[suit], SUIT_INK[suit]), x=125 - size / 2, y=175 - size / 2, scale=size / 100)
    inner = size * inset
    contour = path(SHAPES[suit], "none", PAPER, 100 * 1.6 / inner)
    y = 175 + (FOCUS[suit] - 50) / 100 * (size - inner) - inner / 2
    return shape + placed(contour, x=125 - inner / 2, y=y, scale=inner / 100)


def leaf(x: float, y: float, heading: float, ink: str, scale: float) -> str:
    """A leaf whose stalk is at (x, y), pointing to an angle counted clockwise from the top."""
    return placed(flat(LEAF, ink), x=x, y=y, scale=scale, turn=heading)


def twig(ink: str, radius: float) -> str:
    """A quarter of the wreath: leaves in pairs from the right to the top, growing smaller."""
    leaves = []
    for i, at in enumerate((76, 60, 45, 31, 18)):
        x, y = polar(radius, at, 125, 175)
        for lean in (-38, 32):
            leaves.append(leaf(x, y, at - 90 + lean, ink, 1 - 0.08 * i))
    x, y = polar(radius, 9, 125, 175)
    return "".join(leaves) + leaf(x, y, -84, ink, 0.6)


def wreath(ink: str, radius: float = 86) -> str:
    """Four twigs that spring from two berries, alike after half a turn."""
    (ax, ay), (bx, by) = polar(radius, 9, 125, 175), polar(radius, 85, 125, 175)
    stem = line(f"M{num(ax)} {num(ay)}A{radius} {radius} 0 0 1 {num(bx)} {num(by)}", ink, 1.6)
    quarter = stem + twig(ink, radius)
    lower = group(quarter, transform="matrix(1 0 0 -1 0 350)")
    return both_sides(quarter, lower, circle(125 + radius, 175, 3.8, ink, "none"))


def scrollwork() -> str:
    """Tendrils and leaves of paper inside the great spade, the right half mirrored to the left."""
    lower = "M137 209C145 225 168 225 173 208C176 195 166 184 155 188C147 191 148 202 156 203"
    upper = "M125 140C129 156 142 161 149 172"
    places = (
        (143, 216, 172, 0.6),
        (150, 219.6, 62, 0.5),
        (156.6, 220.6, 132, 0.6),
        (168, 215.6, 96, 0.62),
        (129, 150.5, 100, 0.6),
        (137.6, 160, 62, 0.66),
        (149, 172, 118, 0.66),
        (149, 172, 170, 0.5),
        (125, 140, 0, 0.8),
    )
    leaves = "".join(leaf(x, y, heading, PAPER, scale) for x, y, heading, scale in places)
    return both_sides(line(lower + upper, PAPER, 1.8), leaves)


def ace_of_spades() -> str:
    rim = circle(125, 190, 23, INK, PAPER, 1.8) + circle(125, 190, 19.4, "none", PAPER, 0.8)
    return great_pip("S", 184, 0.87) + scrollwork() + rim + flat(star(9, 16.5, 9, 125, 190), GOLD)


def sprig(ink: str) -> str:
    """An upright twig over a narrow ace, its leaves in pairs growing smaller to the top."""
    leaves = []
    for i, y in enumerate((100, 83, 67, 52)):
        for lean in (-46, 46):
            leaves.append(leaf(125, y, lean, ink, 1.9 - 0.28 * i))
    return line("M125 112L125 38", ink, 1.8) + "".join(leaves) + leaf(125, 42, 0, ink, 0.9)


def narrow_ace(suit: str) -> str:
    """Between two great indices: the sign smaller, a sprig above it and below."""
    grand = placed(ace_of_spades(), x=125 * 0.39, y=175 * 0.39, scale=0.61) if suit == "S" else ""
    above = sprig(SUIT_INK[suit])
    return outlined(grand or great_pip(suit, 94, 0.8), above, tilted(above, angle=180, x=125, y=175))


def flourish() -> str:
    """Over the ace of spades and, turned, under it: a star between two scrolls."""
    scroll = line(
        "M139 52C152 36 176 40 176 54C176 64 162 65 161 55C160.6 50 165 48 167 51", SUIT_INK["S"], 1.8
    )
    leaves = "".join(
        leaf(x, y, heading, SUIT_INK["S"], 0.7)
        for x, y, heading in ((150, 43.4, 20), (150, 43.4, 118), (176, 50, 44))
    )
    return both_sides(scroll, leaves) + flat(star(9, 10, 5.6, 125, 52), SUIT_INK["S"])


def ace(suit: str) -> str:
    if suit == "S":
        above = flourish()
        return outlined(ace_of_spades(), above, tilted(above, angle=180, x=125, y=175))
    return outlined(great_pip(suit, 110, 0.8), wreath(SUIT_INK[suit]))
