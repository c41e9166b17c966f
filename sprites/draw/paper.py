"""What every card starts from: its sheet of paper, and the rows in which things are set out on it."""

from .inks import PAPER, PAPER_EDGE
from .svg import Point, page, rect


def card_page(width: float, height: float, *marks: str) -> str:
    """A whole file: paper with round corners and a fine edge, the marks on it."""
    return page(
        width, height, rect(0.75, 0.75, width - 1.5, height - 1.5, 17, PAPER, PAPER_EDGE, 1.5), *marks
    )


def rows(columns: tuple[float, ...], *heights: float) -> tuple[Point, ...]:
    """Row after row from the left to the right."""
    return tuple((x, y) for y in heights for x in columns)
