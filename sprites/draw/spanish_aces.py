"""The four Spanish aces: one great thing with leaves and a ribbon; the ace of coins is the grandest."""

from .crowns import crown
from .inks import (
    BLUE,
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    GREEN_CLOTH,
    INK,
    LEAF,
    OCHRE,
    RED,
    RED_CLOTH,
    Cloth,
)
from .svg import both_sides, circle, disc, flat, line, path, placed, polar, rect, star
from .wares import club, coin, cup, scaled, sword

AXIS = 122.0
BLADE = "M0 0C7 -5 8 -15 0 -25C-8 -15 -7 -5 0 0Z"


def leaf(x: float, y: float, heading: float, size: float = 1, cloth: Cloth = GREEN_CLOTH) -> str:
    vein = line("M0 -2L0 -17", LEAF if cloth is GREEN_CLOTH else cloth.fold, 1.6)
    return scaled(path(BLADE, cloth.light) + vein, x, y, size, heading)


def laurel(radius: float, x: float, y: float, first: float = 168, last: float = 34, pairs: int = 8) -> str:
    """The right branch of a wreath, from below to the top."""
    marks = []
    for i in range(pairs):
        at = first + (last - first) * i / (pairs - 1)
        px, py = polar(radius, at, x, y)
        marks.append(leaf(px, py, at - 90 + 34, 1 - 0.03 * i) + leaf(px, py, at - 90 - 34, 1 - 0.03 * i))
    tip = polar(radius, last - 6, x, y)
    return "".join(marks) + leaf(*tip, last - 100, 0.8)


def bow(x: float, y: float, cloth: Cloth = RED_CLOTH) -> str:
    """A ribbon tied below a wreath, its tails hanging."""
    tail = path("M2 4C12 14 30 10 36 26L46 20L44 34C30 36 22 22 2 12Z", cloth.fold)
    loop = path("M0 0C10 -16 32 -16 34 -2C34 10 12 10 0 0Z", cloth.light)
    inside = path("M8 0C14 -7 25 -8 26 -2C25 4 14 4 8 0Z", cloth.fold)
    marks = both_sides(tail, loop, inside, axis=0) + rect(-6, -7, 12, 14, 4, cloth.light)
    return placed(marks, x=x, y=y)


def ace_of_coins() -> str:
    x, y = AXIS, 200.0
    rays = path(star(27, 82, 65, x, y), GOLD) + path(star(27, 75, 64, x, y, 180 / 27), OCHRE)
    face = circle(x, y, 65, DEEP_RED) + circle(x, y, 60, GOLD_LIGHT)
    dots = flat("".join(disc(*polar(62.5, i * 10, x, y), 1.5) for i in range(36)), GOLD_LIGHT)
    top = placed(crown("arched", RED_CLOTH, BLUE), x=AXIS - 125 * 1.05, y=32, scale=1.05)
    wreath = both_sides(laurel(92, x, y, 164, 46, 7), axis=AXIS)
    return wreath + rays + face + dots + coin(x, y, 55) + top + bow(x, 309)


def handle() -> str:
    """The right handle of the great cup, an S of gold."""
    course = "M166 150C196 140 204 178 182 190C172 196 164 204 160 214"
    return line(course, INK, 10) + line(course, GOLD, 6) + circle(184, 160, 5, GOLD_LIGHT)


def ace_of_cups() -> str:
    lid = (
        path("M76 124C78 96 104 86 122 84C140 86 166 96 168 124Z", RED)
        + flat("M124 86C142 88 164 98 166 122L146 122C146 106 138 94 124 86Z", DEEP_RED)
        + path("M80 110C96 103 148 103 164 110L167 121C148 114 96 114 77 121Z", GOLD)
        + circle(AXIS, 77, 9, GOLD)
        + flat(star(9, 7, 3.6, AXIS, 77), RED)
        + circle(AXIS, 64, 5, GOLD_LIGHT)
    )
    wreath = both_sides(laurel(84, AXIS, 222, 160, 84, 6), axis=AXIS)
    return wreath + both_sides(handle(), axis=AXIS) + lid + cup(AXIS, 216, 190) + bow(AXIS, 326)


def ace_of_swords() -> str:
    wreath = both_sides(laurel(74, AXIS, 178, 164, 24, 8), axis=AXIS)
    return wreath + sword(AXIS, 186, 306 / 1.8, 1.8) + ribbon_round() + bow(AXIS, 256)


def ribbon_round() -> str:
    """Two turns of ribbon about the blade."""
    turn = "M102 {}c14 8 26 2 40 -12v13c-14 14 -26 20 -40 12Z"
    return "".join(path(turn.format(y), RED) for y in (138, 196))


def oak(x: float, y: float, heading: float) -> str:
    """A lobed leaf."""
    blade = (
        "M0 0C5 -2 6 -6 5 -8C11 -8 13 -14 9 -18C14 -20 14 -27 8 -29C9 -35 4 -40 0 -41"
        "C-4 -40 -9 -35 -8 -29C-14 -27 -14 -20 -9 -18C-13 -14 -11 -8 -5 -8C-6 -6 -5 -2 0 0Z"
    )
    return scaled(path(blade, LEAF) + line("M0 0L0 -30", GREEN, 1.8), x, y, 1, heading)


def acorn(x: float, y: float, heading: float) -> str:
    nut = path("M-6 -8C-7 -18 -3 -23 0 -25C3 -23 7 -18 6 -8Z", GOLD)
    return placed(nut + path("M-8 -5C-8 -12 8 -12 8 -5C4 -2 -4 -2 -8 -5Z", OCHRE), x=x, y=y, turn=heading)


def ace_of_clubs() -> str:
    stalks = line(
        "M134 120L152 111M134 186L152 177M130 254L148 247M134 146L156 140M132 218L152 211", GREEN, 3.4
    )
    leaves = oak(150, 112, 66) + oak(150, 178, 74) + oak(146, 248, 80)
    right = stalks + leaves + acorn(154, 141, 108) + acorn(150, 212, 110)
    return both_sides(right, axis=AXIS) + club(AXIS, 184, 290 / 1.9, 1.9) + bow(AXIS, 300)


ACES = {"o": ace_of_coins, "c": ace_of_cups, "e": ace_of_swords, "b": ace_of_clubs}
