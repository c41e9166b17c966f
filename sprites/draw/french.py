"""The French pack: 52 faces and two jokers on a page of 250 x 350, without index letters and index pips."""

from dataclasses import dataclass

from .aces import ace, narrow_ace
from .courts import court
from .inks import PAPER, PAPER_EDGE
from .jokers import JOKERS
from .panels import ORDINARY, STEPPED, Panel
from .pips import pip
from .svg import page, rect

SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")

WIDTH, HEIGHT = 250, 350
MIDDLE, HALF = 125.0, 175.0

Place = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """How large the pips are and how far from the middle they stand: `apart` across, `far` down."""

    pip: float
    apart: float
    far: float
    panel: Panel

    def columns(self, *rows: float) -> tuple[Place, ...]:
        """Both columns in rows so far above and below the middle, which is row 0."""
        return tuple((MIDDLE + x, HALF + y) for y in rows for x in (-self.apart, self.apart))

    def places(self, rank: str) -> tuple[Place, ...]:
        far, near = self.far, self.far / 3
        outer, four = self.columns(-far, far), self.columns(-far, -near, near, far)
        six = self.columns(-far, 0, far)
        top, centre, low = (MIDDLE, HALF - far), (MIDDLE, HALF), (MIDDLE, HALF + far)
        high, deep = (MIDDLE, HALF - far / 2), (MIDDLE, HALF + far / 2)
        layouts: dict[str, tuple[Place, ...]] = {
            "2": (top, low),
            "3": (top, centre, low),
            "4": outer,
            "5": (*outer, centre),
            "6": six,
            "7": (*six, high),
            "8": (*six, high, deep),
            "9": (*four, centre),
            "T": (*four, (MIDDLE, HALF - far * 2 / 3), (MIDDLE, HALF + far * 2 / 3)),
        }
        return layouts[rank]


LAYOUTS = {
    "french": Layout(pip=45, apart=41, far=113, panel=ORDINARY),
    "french-large": Layout(pip=41, apart=26, far=131, panel=STEPPED),  # corners of 70 x 140 free
}


def numeral(rank: str, suit: str, layout: Layout) -> str:
    """Pips below the middle stand on their heads."""
    return "".join(pip(suit, x, y, layout.pip, 180 if y > HALF else 0) for x, y in layout.places(rank))


def face(rank: str, suit: str, layout: Layout) -> str:
    if rank == "A":
        return narrow_ace(suit) if layout.panel is STEPPED else ace(suit)
    return court(rank, suit, layout.panel) if rank in "KQJ" else numeral(rank, suit, layout)


def printed(marks: str) -> str:
    paper = rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 17, PAPER, PAPER_EDGE, 1.5)
    return page(WIDTH, HEIGHT, paper, marks)


def pack_pages(layout: Layout) -> dict[str, str]:
    """The 54 pages by their names."""
    faces = {rank + suit: printed(face(rank, suit, layout)) for suit in SUITS for rank in RANKS}
    return faces | {f"0{copy}": printed(draw(layout.panel)) for copy, draw in JOKERS.items()}
