"""The French pack: 52 faces and two jokers on a page of 250 x 350, without index letters and index pips."""

from .aces import ace
from .courts import court
from .inks import PAPER, PAPER_EDGE
from .jokers import JOKERS
from .pips import pip
from .svg import page, rect

SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")

WIDTH, HEIGHT = 250, 350
PIP = 45
LEFT, MIDDLE, RIGHT = 84.0, 125.0, 166.0
FAR, NEAR, HALF = 62.0, 137.3, 175.0

Place = tuple[float, float]


def in_columns(*rows: float) -> tuple[Place, ...]:
    return tuple((x, y) for y in rows for x in (LEFT, RIGHT))


OUTER = in_columns(FAR, 350 - FAR)
SIDES = (*OUTER, *in_columns(HALF))
FOUR_ROWS = in_columns(FAR, NEAR, 350 - NEAR, 350 - FAR)

LAYOUTS: dict[str, tuple[Place, ...]] = {
    "2": ((MIDDLE, FAR), (MIDDLE, 350 - FAR)),
    "3": ((MIDDLE, FAR), (MIDDLE, HALF), (MIDDLE, 350 - FAR)),
    "4": OUTER,
    "5": (*OUTER, (MIDDLE, HALF)),
    "6": SIDES,
    "7": (*SIDES, (MIDDLE, 118.5)),
    "8": (*SIDES, (MIDDLE, 118.5), (MIDDLE, 350 - 118.5)),
    "9": (*FOUR_ROWS, (MIDDLE, HALF)),
    "T": (*FOUR_ROWS, (MIDDLE, 99.6), (MIDDLE, 350 - 99.6)),
}


def numeral(rank: str, suit: str) -> str:
    """Pips below the middle stand on their heads."""
    return "".join(pip(suit, x, y, PIP, 180 if y > HALF else 0) for x, y in LAYOUTS[rank])


def face(rank: str, suit: str) -> str:
    if rank == "A":
        return ace(suit)
    return court(rank, suit) if rank in "KQJ" else numeral(rank, suit)


def printed(marks: str) -> str:
    paper = rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 17, PAPER, PAPER_EDGE, 1.5)
    return page(WIDTH, HEIGHT, paper, marks)


def face_page(rank: str, suit: str) -> str:
    return printed(face(rank, suit))


def joker_page(copy: str) -> str:
    return printed(JOKERS[copy]())
