"""The frame of a Spanish card, its breaks (the pinta), and the ground behind a figure."""

from .inks import BLUE, GREEN, OCHRE, PANEL, PAPER, RED
from .panels import rays_about
from .svg import flat, line, num, rect, tilted

WIDTH, HEIGHT = 244, 380
SUIT_FRAME = {"o": OCHRE, "c": RED, "e": BLUE, "b": GREEN}
PINTA = {"o": 0, "c": 1, "e": 2, "b": 3}

EDGE, NOTCH_X, NOTCH_Y, ROUND = 11.0, 53.0, 65.0, 9.0
GAP, BETWEEN = 14.0, 38.0
SOURCE = (122.0, 110.0)


def turned(marks: str) -> str:
    return tilted(marks, angle=180, x=WIDTH / 2, y=HEIGHT / 2)


def corner() -> str:
    """From the left end of the notch over the number to the left end of the top line."""
    arc = f"a{num(ROUND)} {num(ROUND)} 0 0"
    r = num(ROUND)
    return (
        f"L{num(NOTCH_X - ROUND)} {num(NOTCH_Y)}{arc} 0 {r} -{r}"
        f"L{num(NOTCH_X)} {num(EDGE + ROUND)}{arc} 1 {r} -{r}"
    )


def half_frame(breaks: int) -> str:
    """From the middle of the left side over the number and along the top to the middle of the right side."""
    right, centre = WIDTH - EDGE, (NOTCH_X + WIDTH - EDGE) / 2
    gaps = [centre + (i - (breaks - 1) / 2) * BETWEEN for i in range(breaks)]
    top = "".join(f"L{num(x - GAP / 2)} {num(EDGE)}M{num(x + GAP / 2)} {num(EDGE)}" for x in gaps)
    r = num(ROUND)
    return (
        f"M{num(EDGE)} 190L{num(EDGE)} {num(NOTCH_Y + ROUND)}a{r} {r} 0 0 1 {r} -{r}{corner()}{top}"
        f"L{num(right - ROUND)} {num(EDGE)}a{r} {r} 0 0 1 {r} {r}L{num(right)} 190"
    )


def frame(suit: str) -> str:
    """Broken at the top and at the bottom once for cups, twice for swords, three times for clubs."""
    half = line(half_frame(PINTA[suit]), SUIT_FRAME[suit], 2.4)
    return half + turned(half)


def panel() -> str:
    """A warm ground with rays; paper is laid over the corners of the numbers."""
    left, top, right, bottom = EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE
    ground = rect(left, top, right - left, bottom - top, ROUND, PANEL, "none")
    rays = rays_about([(left, top), (right, top), (right, bottom), (left, bottom)], SOURCE)
    outside = num(EDGE - 2)
    notch = flat(f"M{outside} {outside}L{outside} {num(NOTCH_Y)}{corner()}L{num(NOTCH_X)} {outside}Z", PAPER)
    return ground + rays + notch + turned(notch)
