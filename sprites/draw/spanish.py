"""The Spanish pack: 40 faces on a page of 244 x 380, the corners of the numbers left free."""

from collections.abc import Callable

from .inks import PAPER, PAPER_EDGE
from .spanish_aces import ACES
from .spanish_figures import FIGURES
from .spanish_frame import HEIGHT, WIDTH, frame, panel
from .svg import Point, outlined, page, rect
from .wares import PEN, club, coin, cup, sword

SUITS = "oceb"
RANKS = "1234567SCR"
LEFT, MIDDLE, RIGHT = 76.0, 122.0, 168.0
HALF = 190.0


def rows(columns: tuple[float, ...], *heights: float) -> tuple[Point, ...]:
    return tuple((x, y) for y in heights for x in columns)


CORNERS = rows((LEFT, RIGHT), 112, 268)
SIX = rows((LEFT, RIGHT), 101, HALF, 279)

COINS: dict[str, tuple[tuple[Point, ...], float]] = {
    "2": (rows((MIDDLE,), 106, 274), 62),
    "3": (rows((MIDDLE,), 77, HALF, 303), 47),
    "4": (CORNERS, 43),
    "5": ((*CORNERS, (MIDDLE, HALF)), 38),
    "6": (SIX, 37),
    "7": ((*rows((70, 174), 101, HALF, 279), (MIDDLE, 145.5)), 32),
}
CUPS: dict[str, tuple[tuple[Point, ...], float]] = {
    "2": (rows((MIDDLE,), 106, 274), 136),
    "3": (((MIDDLE, 104), (LEFT, 258), (RIGHT, 258)), 112),
    "4": (rows((LEFT, RIGHT), 124, 256), 110),
    "5": ((*rows((LEFT, RIGHT), 108, 272), (MIDDLE, HALF)), 78),
    "6": (rows((LEFT, RIGHT), 105, HALF, 275), 78),
    "7": ((*rows((66, 178), 101, HALF, 279), (MIDDLE, 145.5)), 66),
}

Placing = tuple[float, float, float]
THREE = (70.0, 122.0, 174.0)


def upright(*places: Point) -> tuple[Placing, ...]:
    """Points up above the middle, down below it."""
    return tuple((x, y, 180 if y > HALF else 0) for x, y in places)


ACROSS: Placing = (MIDDLE, HALF, 90)
LONG: dict[str, tuple[tuple[Placing, ...], float, float]] = {
    "2": (((88, HALF, 0), (156, HALF, 180)), 268, 1.2),
    "3": (((72, 202, 0), (122, HALF, 180), (172, 178, 0)), 252, 1.05),
    "4": (upright(*rows((80, 164), 106, 274)), 150, 1.05),
    "5": ((*upright(*rows((80, 164), 93, 287)), ACROSS), 126, 0.95),
    "6": (upright(*rows(THREE, 106, 274)), 150, 0.9),
    "7": ((*upright(*rows(THREE, 93, 287)), ACROSS), 126, 0.88),
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
    paper = rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 17, PAPER, PAPER_EDGE, 1.5)
    return page(WIDTH, HEIGHT, paper, outlined(face(rank, suit), width=PEN))
