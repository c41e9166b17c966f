"""The ground behind a court: a frame with quiet rays, and how the two halves of the figure lie in it."""

from dataclasses import dataclass

from .frames import Frame
from .inks import PANEL, PANEL_RAY, PAPER
from .robes import LEFT, RIGHT, SLOPE, seam
from .svg import Point, flat, placed, rect, tilted, wedge

COUNT = 9


def rays_about(field: list[Point], source: Point) -> str:
    """Every other of 18 sectors of a convex field."""
    step = 360 / (2 * COUNT)
    sectors = (wedge(field, source, (2 * i - 0.5) * step, (2 * i + 0.5) * step) for i in range(COUNT))
    return flat("".join(sectors), PANEL_RAY)


@dataclass(frozen=True)
class Panel:
    """`slide` moves the upper half to the right along the seam, the lower to the left, out of the corners."""

    top: float
    slide: float = 0.0
    step_y: float = 0.0

    @property
    def left(self) -> float:
        return LEFT - self.slide

    @property
    def frame(self) -> Frame:
        return Frame(250, 350, self.left, self.top, LEFT + self.slide, self.step_y, 8)

    def moved(self, marks: str) -> str:
        return placed(marks, x=self.slide, y=self.slide * SLOPE) if self.slide else marks

    def rays(self) -> str:
        """Behind the upper half, before it is moved."""
        top = self.top - self.slide * SLOPE + 1
        return rays_about(
            [(LEFT, top), (RIGHT, top), (RIGHT, seam(RIGHT)), (LEFT, seam(LEFT))], (125.0, 96.0)
        )

    def halves(self, figure: str) -> str:
        half = self.moved(self.rays() + figure)
        return half + tilted(half, angle=180, x=125, y=175)

    def ground(self) -> str:
        return self.frame.ground(PANEL)

    def border(self, ink: str) -> str:
        if not self.slide:
            wide, high = 250 - 2 * self.left, 350 - 2 * self.top
            return rect(self.left, self.top, wide, high, 6, "none", ink, 2.2)
        return self.frame.corners(PAPER) + self.frame.border(ink, 2.2)


ORDINARY = Panel(top=15)
STEPPED = Panel(top=13, slide=28, step_y=154)
