"""The quiet rays behind a figure's head."""

from .inks import PANEL_RAY
from .robes import LEFT, RIGHT, seam
from .svg import Point, flat, wedge

TOP = 16.0
SOURCE: Point = (125.0, 96.0)
COUNT = 9


def rays_about(field: list[Point], source: Point) -> str:
    """Every other of 18 sectors of a convex field."""
    step = 360 / (2 * COUNT)
    sectors = (wedge(field, source, (2 * i - 0.5) * step, (2 * i + 0.5) * step) for i in range(COUNT))
    return flat("".join(sectors), PANEL_RAY)


def rays() -> str:
    upper_half = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, seam(RIGHT)), (LEFT, seam(LEFT))]
    return rays_about(upper_half, SOURCE)
