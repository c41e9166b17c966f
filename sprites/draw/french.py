"""The French pack: 52 faces and two jokers on a page of 250 x 350, without index letters and index pips."""

from dataclasses import dataclass

from .aces import ace, narrow_ace
from .courts import court
from .jokers import JOKERS
from .panels import ORDINARY, STEPPED, Panel
from .paper import card_page, rows
from .pips import pip
from .svg import Point

SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")

WIDTH, HEIGHT = 250, 350
MIDDLE, HALF = 125.0, 175.0


@dataclass(frozen=True)
class Layout:
    """How large the pips are and how far from the middle they stand: `apart` across, `far` down."""

    pip: float
    apart: float
    far: float
    panel: Panel

    def columns(self, *heights: float) -> tuple[Point, ...]:
        """Both columns in rows so far above and below the middle, which is height 0."""
        return rows((MIDDLE - self.apart, MIDDLE + self.apart), *(HALF + y for y in heights))

    def places(self, rank: str) -> tuple[Point, ...]:
        far, near = self.far, self.far / 3
        outer, four = self.columns(-far, far), self.columns(-far, -near, near, far)
        six = self.columns(-far, 0, far)
        top, centre, low = (MIDDLE, HALF - far), (MIDDLE, HALF), (MIDDLE, HALF + far)
        high, deep = (MIDDLE, HALF - far / 2), (MIDDLE, HALF + far / 2)
        layouts: dict[str, tuple[Point, ...]] = {
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


def pack_pages(layout: Layout) -> dict[str, str]:
    """The 54 pages by their names."""
    faces = {rank + suit: face(rank, suit, layout) for suit in SUITS for rank in RANKS}
    jokers = {f"0{copy}": draw(layout.panel) for copy, draw in JOKERS.items()}
    return {name: card_page(WIDTH, HEIGHT, marks) for name, marks in (faces | jokers).items()}
