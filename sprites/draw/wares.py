"""The suits of the Spanish pack as objects: coin, cup, sword, club, each about its own middle."""

from .inks import (
    BLUE,
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    LEAF,
    OCHRE,
    RED,
    SKY,
    STEEL,
    WOOD,
)
from .svg import circle, disc, ellipse, flat, group, line, num, path, placed, polar, rect, star

PEN = 2.0


def scaled(marks: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """Marks at a scale, their common pen as wide as ever."""
    return placed(group(marks, stroke_width=PEN / scale), x=x, y=y, scale=scale, turn=turn)


def beads(radius: float, count: int, size: float) -> str:
    return "".join(disc(*polar(radius, i * 360 / count), size) for i in range(count))


COIN = (
    circle(0, 0, 48, GOLD)
    + flat(disc(0, 0, 38), OCHRE)
    + flat(beads(43, 24, 1.9), "#8F5F14")
    + circle(0, 0, 38, "none")
    + flat(star(9, 36.5, 21), GOLD_LIGHT)
    + circle(0, 0, 17.5, RED)
    + flat(star(9, 14, 7.4), GOLD)
)


def coin(x: float, y: float, radius: float) -> str:
    return scaled(COIN, x, y, radius / 48)


CUP = (
    path("M-5 8L-4.4 28C-8 36 -25 36 -27 44L27 44C25 36 8 36 4.4 28L5 8Z", RED)
    + flat("M1 28C5 36 22 37 25 43L8 43Z", DEEP_RED)
    + path("M-33 -40C-35 -8 -20 10 0 10C20 10 35 -8 33 -40Z", RED)
    + flat("M32 -38C33.6 -10 18 8 2 9C15 2 21 -16 20 -38Z", DEEP_RED)
    + flat("M-27 -36C-28 -20 -24 -10 -18 -3C-20 -12 -21 -24 -20 -36Z", "#EE8E7C")
    + path(
        "M-32.6 -22C-24 -18 24 -18 32.6 -22L31 -11C20 -6 -20 -6 -31 -11Z",
        GOLD,
    )
    + flat("M0 -17.8L5 -12.9L0 -8L-5 -12.9ZM-17 -18.4L-12.6 -13.9L-17 -9.4L-21.4 -13.9Z", RED)
    + flat("M17 -18.4L21.4 -13.9L17 -9.4L12.6 -13.9Z", DEEP_RED)
    + rect(-36, -48, 72, 9, 3.5, GOLD)
    + flat("M-32 -45.6h40v2.4h-40Z", GOLD_LIGHT)
    + path("M-9 17C-9 11 9 11 9 17C9 23 -9 23 -9 17Z", GOLD)
    + rect(-30, 42, 60, 7.6, 3, GOLD)
)


def cup(x: float, y: float, height: float) -> str:
    return scaled(CUP, x, y, height / 100)


def sword(x: float, y: float, length: float, scale: float = 1, turn: float = 0) -> str:
    """Point up; length and hilt are in the units of the scale."""
    top, hilt = -length / 2, length / 2 - 34
    blade = path(f"M-8 {num(hilt)}L-8 {num(top + 18)}L0 {num(top)}L8 {num(top + 18)}L8 {num(hilt)}Z", SKY)
    shade = flat(f"M0.8 {num(hilt)}L0.8 {num(top + 4)}L7 {num(top + 18.4)}L7 {num(hilt)}Z", BLUE)
    gleam = flat(f"M-6 {num(hilt)}L-6 {num(top + 20)}L-4 {num(top + 16)}L-4 {num(hilt)}Z", STEEL)
    grip = rect(-4.5, hilt + 6, 9, 22, 1.5, RED) + line(
        f"M-4 {num(hilt + 14)}L4 {num(hilt + 11)}M-4 {num(hilt + 20)}L4 {num(hilt + 17)}", GOLD, 2
    )
    guard = path(
        f"M-24 {num(hilt - 6)}C-26 {num(hilt + 1)} -20 {num(hilt + 5)} -14 {num(hilt + 3)}"
        f"C-6 {num(hilt + 9)} 6 {num(hilt + 9)} 14 {num(hilt + 3)}"
        f"C20 {num(hilt + 5)} 26 {num(hilt + 1)} 24 {num(hilt - 6)}"
        f"C20 {num(hilt - 1)} 14 {num(hilt - 3)} 0 {num(hilt - 3)}"
        f"C-14 {num(hilt - 3)} -20 {num(hilt - 1)} -24 {num(hilt - 6)}Z",
        GOLD,
    )
    marks = blade + shade + gleam + grip + guard + circle(0, hilt + 30, 5.6, GOLD)
    return scaled(marks, x, y, scale, turn)


def stub(side: int, x: float, y: float) -> str:
    """A twig that was cut off, its pale end outwards."""
    bark = path("M-5 6L-4 -6C1 -9 7 -12 11 -16L18 -7C13 -3 6 2 3 9Z", GREEN)
    cut = placed(ellipse(0, 0, 3.6, 5.9, GOLD_LIGHT), x=14.4, y=-11.4, turn=-38)
    place = f"matrix({side} 0 0 1 {num(x)} {num(y)})"
    return group(bark + cut, transform=place)


def club(x: float, y: float, length: float, scale: float = 1, turn: float = 0) -> str:
    """A green branch, thick end up, with twigs cut short."""
    top, foot = -length / 2, length / 2

    def down(part: float) -> float:
        return top + part * length

    bark = path(
        f"M-13 {num(top + 7)}C-15 {num(down(0.14))} -12 {num(down(0.2))} -13 {num(down(0.3))}"
        f"C-14 {num(down(0.4))} -9 {num(down(0.5))} -9.6 {num(down(0.62))}"
        f"C-10 {num(down(0.74))} -6 {num(down(0.86))} -6 {num(foot - 3)}"
        f"C-4 {num(foot)} 4 {num(foot)} 6 {num(foot - 3)}"
        f"C6 {num(down(0.86))} 8 {num(down(0.8))} 8.6 {num(down(0.7))}"
        f"C9 {num(down(0.55))} 12 {num(down(0.42))} 11.6 {num(down(0.3))}"
        f"C11 {num(down(0.2))} 15 {num(down(0.12))} 13 {num(top + 7)}Z",
        GREEN,
    )
    light = line(
        f"M-7 {num(down(0.14))}C-8 {num(down(0.3))} -5 {num(down(0.5))} -5 {num(down(0.66))}"
        f"M-1 {num(down(0.3))}L0 {num(down(0.5))}",
        LEAF,
        3,
    )
    end = ellipse(0, top + 7, 13, 6.4, GOLD_LIGHT)
    rings = group(ellipse(0, top + 7, 6, 2.6, "none"), stroke=WOOD, stroke_width=1.4)
    twigs = (
        stub(1, 9, down(0.24)) + stub(-1, -8, down(0.4)) + stub(1, 5.6, down(0.58)) + stub(-1, -5, down(0.74))
    )
    return scaled(twigs + bark + light + end + rings, x, y, scale, turn)
