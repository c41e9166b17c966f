"""The frame of a Spanish card, its breaks (the pinta), and the ground behind a figure."""

from .frames import Frame
from .inks import BLUE, GREEN, OCHRE, PANEL, PAPER, RED
from .panels import rays_about

WIDTH, HEIGHT = 244, 380
FRAME = Frame(WIDTH, HEIGHT, edge=11, end=11, step_x=53, step_y=79)
SUIT_FRAME = {"o": OCHRE, "c": RED, "e": BLUE, "b": GREEN}
PINTA = {"o": 0, "c": 1, "e": 2, "b": 3}
SOURCE = (122.0, 110.0)


def frame(suit: str) -> str:
    """Broken at the top and at the bottom once for cups, twice for swords, three times for clubs."""
    return FRAME.border(SUIT_FRAME[suit], 2.4, PINTA[suit])


def panel() -> str:
    """A warm ground with rays; paper is laid over the corners of the numbers."""
    return FRAME.ground(PANEL) + rays_about(FRAME.field(), SOURCE) + FRAME.corners(PAPER)
