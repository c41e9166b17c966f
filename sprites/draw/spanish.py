"""The Spanish pack: 40 faces on a page of 244 x 380, the corners of the numbers left free."""

from collections.abc import Callable

from .paper import card_page, rows
from .spanish_aces import ACES
from .spanish_figures import FIGURES
from .spanish_frame import HEIGHT, WIDTH, frame, panel
from .svg import Point, outlined
from .wares import PEN, club, coin, cup, sword

SUITS = "oceb"
RANKS = "1234567SCR"
MIDDLE = 122.0
HALF = 190.0


COINS: dict[str, tuple[tuple[Point, ...], float]] = {
    "2": (rows((MIDDLE,), 106, 274), 62),
    "3": (rows((MIDDLE,), 77, HALF, 303), 47),
    "4": (rows((79, 165), 118, 262), 39),
    "5": ((*rows((80, 164), 118, 262), (MIDDLE, HALF)), 36),
    "6": (rows((83, 161), 108, HALF, 272), 34),
    "7": ((*rows((87, 157), 116, 264), *rows((52, MIDDLE, 192), HALF)), 32),
}
CUPS: dict[str, tuple[tuple[Point, ...], float]] = {
    "2": (rows((MIDDLE,), 106, 274), 136),
    "3": (((MIDDLE, 110), (74, 246), (170, 246)), 96),
    "4": (rows((89, 155), 112, 268), 84),
    "5": ((*rows((88, 156), 104, 276), (MIDDLE, HALF)), 76),
    "6": (rows((88, 156), 104, HALF, 276), 76),
    "7": ((*rows((88, 156), 104, 276), *rows((56, MIDDLE, 188), HALF)), 76),
}

Placing = tuple[float, float, float]
THREE = (81.0, 127.5, 174.0)


def facing(columns: tuple[float, ...], y: float) -> tuple[Placing, ...]:
    """A row of points up above the middle, the same row turned below it."""
    upper = tuple((x, y, 0.0) for x in columns)
    return (*upper, *((2 * MIDDLE - x, 2 * HALF - y, 180.0) for x, y, _ in upper))


ACROSS: Placing = (MIDDLE, HALF, 90)
LONG: dict[str, tuple[tuple[Placing, ...], float, float]] = {
    "2": (((88, HALF, 0), (156, HALF, 180)), 268, 1.2),
    "3": (((70, 204, 0), (122, HALF, 180), (174, 176, 0)), 248, 0.96),
    "4": (facing((84, 160), 106), 150, 1.05),
    "5": ((*facing((86, 158), 93), ACROSS), 126, 0.95),
    "6": (facing(THREE, 106), 150, 0.86),
    "7": ((*facing(THREE, 93), ACROSS), 126, 0.86),
}


def round_numeral(ware: Callable[[float, float, float], str], places: tuple[Point, ...], size: float) -> str:
    return "".join(ware(x, y, size) for x, y in places)


def long_numeral(ware: Callable[..., str], rank: str) -> str:
    places, length, scale = LONG[rank]
    long = {ACROSS: 184.0}
    return "".join(ware(x, y, long.get((x, y, t), length) / scale, scale, t) for x, y, t in places)


def numeral(rank: str, suit: str) -> str:
    if suit == "o":
        return round_numeral(coin, *COINS[rank])
    if suit == "c":
        return round_numeral(cup, *CUPS[rank])
    return long_numeral(sword if suit == "e" else club, rank)


def face(rank: str, suit: str) -> str:
    if rank in FIGURES:
        return panel() + FIGURES[rank][suit]() + frame(suit)
    return frame(suit) + (ACES[suit]() if rank == "1" else numeral(rank, suit))


def face_page(rank: str, suit: str) -> str:
    return card_page(WIDTH, HEIGHT, outlined(face(rank, suit), width=PEN))
