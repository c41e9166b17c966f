"""The four suit signs in a 100 x 100 box; their drawn sizes look equal, not measure equal."""

from .inks import SUIT_INK
from .svg import flat, page, placed

SPADE = (
    "M50 3C54 17 91 39 91 64C91 76 82 83.5 72 83.5C64 83.5 57.5 79.5 53.6 73C54.4 84 59 91.5 68 96.5"
    "L32 96.5C41 91.5 45.6 84 46.4 73C42.5 79.5 36 83.5 28 83.5C18 83.5 9 76 9 64C9 39 46 17 50 3Z"
)
HEART = (
    "M50 95C46 80 7 61 7 33C7 17 18 7 30.5 7C40 7 47 13 50 22.5C53 13 60 7 69.5 7C82 7 93 17 93 33"
    "C93 61 54 80 50 95Z"
)
DIAMOND = (
    "M50 1C58.6 19.5 73 36.5 91 50C73 63.5 58.6 80.5 50 99C41.4 80.5 27 63.5 9 50C27 36.5 41.4 19.5 50 1Z"
)
CLUB = (
    "M32 96.5C41 91.5 45.6 84 46.6 68.84A21.5 21.5 0 1 1 33.76 39.59A21.5 21.5 0 1 1 66.24 39.59"
    "A21.5 21.5 0 1 1 53.4 68.84C54.4 84 59 91.5 68 96.5Z"
)
SHAPES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}


def pip(suit: str, x: float, y: float, size: float, turn: float = 0, fill: str | None = None) -> str:
    """A suit sign with its middle at (x, y)."""
    sign = placed(flat(SHAPES[suit], fill or SUIT_INK[suit]), x=-size / 2, y=-size / 2, scale=size / 100)
    return placed(sign, x=x, y=y, turn=turn)


def pip_page(suit: str) -> str:
    return page(100, 100, flat(SHAPES[suit], SUIT_INK[suit]))
