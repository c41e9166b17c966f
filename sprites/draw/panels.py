"""The quiet rays behind a court figure's head."""

from .inks import PANEL_RAY
from .robes import LEFT, RIGHT, seam
from .svg import Point, flat, wedge

TOP = 16.0
SOURCE: Point = (125.0, 96.0)
COUNT = 9


def rays() -> str:
    upper_half = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, seam(RIGHT)), (LEFT, seam(LEFT))]
    step = 360 / (2 * COUNT)
    return flat(
        "".join(wedge(upper_half, SOURCE, (2 * i - 0.5) * step, (2 * i + 0.5) * step) for i in range(COUNT)),
        PANEL_RAY,
    )
