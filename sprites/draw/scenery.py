"""What lies about the figures of the tarot pack: a low country of flat tints, one for each suit."""

from .inks import GOLD_LIGHT, LEAF, SKY, WHITE
from .svg import disc, flat, num

Area = tuple[float, float, float, float]
MIST, MEADOW, FAR = "#C9CFAE", "#A9C29A", "#DDD6B4"


def land(area: Area, ridge: tuple[float, float, float, float], colour: str) -> str:
    """A hill from the left to the right border; the ridge is four heights above the bottom."""
    left, _, right, bottom = area
    a, b, c, d = (num(bottom - h) for h in ridge)
    third = (right - left) / 3
    return flat(
        f"M{num(left)} {num(bottom)}L{num(left)} {a}"
        f"C{num(left + third)} {b} {num(right - third)} {c} {num(right)} {d}"
        f"L{num(right)} {num(bottom)}Z",
        colour,
    )


def castle(x: float, y: float) -> str:
    """Two towers and a wall, standing at (x, y)."""
    towers = "".join(
        f"M{num(x + dx)} {num(y)}l0 -{h}l-3 0l0 -8l5 0l0 4l4 0l0 -4l6 0l0 4l4 0l0 -4l5 0l0 8l-3 0l0 {h}Z"
        for dx, h in ((-26, 34), (12, 48))
    )
    wall = f"M{num(x - 10)} {num(y)}l0 -20l26 0l0 20Z"
    roof = flat(f"M{num(x + 8)} {num(y - 56)}l13 -22l13 22Z", "#B98E5E")
    windows = flat(f"M{num(x - 19)} {num(y - 26)}h5v9h-5ZM{num(x + 18)} {num(y - 38)}h5v9h-5Z", "#8E8468")
    return flat(towers + wall, "#C4B48E") + roof + windows


def cypress(x: float, y: float, height: float) -> str:
    wide, middle, low = height * 0.16, num(y - height * 0.6), num(y - height * 0.2)
    right, left, top = num(x + wide * 1.2), num(x - wide * 1.2), f"{num(x)} {num(y - height)}"
    return flat(
        f"M{top}C{right} {middle} {right} {low} {num(x)} {num(y)}C{left} {low} {left} {middle} {top}Z",
        "#7FA184",
    )


def round_tree(x: float, y: float, size: float) -> str:
    trunk = flat(f"M{num(x - 2)} {num(y)}l0 -{num(size)}l4 0l0 {num(size)}Z", "#A98B62")
    crown = (
        disc(x, y - size * 1.3, size * 0.62)
        + disc(x - size * 0.5, y - size, size * 0.45)
        + disc(x + size * 0.5, y - size, size * 0.45)
    )
    return trunk + flat(crown, "#93B58C")


def ship(x: float, y: float) -> str:
    hull = flat(f"M{num(x - 20)} {num(y - 8)}l42 0l-8 14l-26 0Z", "#A98B62")
    sail = flat(f"M{num(x)} {num(y - 44)}c16 8 18 22 14 32l-30 0c8 -8 14 -18 16 -32Z", WHITE)
    return hull + sail + flat(f"M{num(x - 1)} {num(y - 48)}l2.4 0l0 42l-2.4 0Z", "#8A6A44")


def spades(area: Area) -> str:
    left, bottom = area[0], area[3]
    return (
        land(area, (96, 130, 84, 104), FAR)
        + castle(left + 42, bottom - 98)
        + land(area, (40, 76, 40, 62), MIST)
    )


def hearts(area: Area) -> str:
    left, _, right, bottom = area
    trees = (
        cypress(left + 20, bottom - 62, 84)
        + cypress(left + 42, bottom - 64, 58)
        + cypress(right - 20, bottom - 74, 70)
    )
    return land(area, (80, 108, 96, 84), FAR) + trees + land(area, (60, 70, 62, 72), MIST)


def diamonds(area: Area) -> str:
    left, _, right, bottom = area
    sea = flat(f"M{num(left)} {num(bottom - 104)}H{num(right)}V{num(bottom)}H{num(left)}Z", SKY, 0.5)
    crests = "".join(
        f"M{num(left + x)} {num(bottom - y)}q6 -6 12 0q6 -6 12 0v2q-6 -5 -12 0q-6 -5 -12 0Z"
        for x, y in ((50, 90), (150, 84), (96, 74), (20, 68))
    )
    return sea + ship(left + 34, bottom - 98) + flat(crests, WHITE, 0.8) + land(area, (52, 66, 30, 56), MIST)


def clubs(area: Area) -> str:
    left, _, right, bottom = area
    trees = (
        round_tree(left + 37, bottom - 66, 38)
        + round_tree(left + 74, bottom - 74, 26)
        + round_tree(right - 34, bottom - 78, 34)
    )
    return land(area, (84, 112, 90, 100), FAR) + trees + land(area, (64, 74, 60, 76), MIST)


SCENES = {"S": spades, "H": hearts, "D": diamonds, "C": clubs}


def meadow(area: Area) -> str:
    """The ground in front, on which the figure stands."""
    left, bottom = area[0], area[3]
    tufts = "".join(
        f"M{num(left + x)} {num(bottom - y)}l-2 -9l3 7l1 -10l1 10l3 -7l-2 9Z"
        for x, y in ((14, 22), (40, 10), (128, 14), (96, 6))
    )
    flowers = "".join(disc(left + x, bottom - y, 2) for x, y in ((26, 14), (118, 8), (62, 9)))
    return land(area, (34, 44, 40, 36), MEADOW) + flat(tufts, LEAF) + flat(flowers, GOLD_LIGHT)


def road(area: Area) -> str:
    """A sandy road before the hooves of a horse, flowers beside it."""
    left, right, bottom = area[0], area[2], area[3]
    upper, lower = (num(bottom - h) for h in (90, 64))
    a, b, near, far = num(left), num(right), num(left + 60), num(right - 60)
    track = flat(
        f"M{a} {num(bottom - 84)}C{near} {upper} {far} {upper} {b} {num(bottom - 80)}"
        f"V{num(bottom - 58)}C{far} {lower} {near} {lower} {a} {num(bottom - 58)}Z",
        "#E2D2A4",
    )
    pebbles = "".join(
        disc(left + x, bottom - y, 1.8) for x, y in ((20, 70), (52, 76), (104, 68), (140, 74), (172, 70))
    )
    return land(area, (80, 88, 88, 76), MEADOW) + track + flat(pebbles, "#B9A676")


def posy(x: float, y: float, colour: str) -> str:
    """Three flowers on their stalks."""
    stalks = f"M{num(x - 1)} {num(y)}l-7 -14l2 -1l6 12l-1 -19l2 0l1 19l5 -13l2 1l-6 15Z"
    heads = ((-7, -17, 4.4), (0, -22, 5), (8, -15, 4.4))
    blooms = "".join(disc(x + dx, y + dy, r) for dx, dy, r in heads)
    hearts = "".join(disc(x + dx, y + dy, 1.5) for dx, dy, _ in heads)
    return flat(stalks, LEAF) + flat(blooms, colour) + flat(hearts, GOLD_LIGHT)
