"""The tarot faces of the game Nine, on a page of 220 x 404: pips, Valet, Cavalier, Dame, the Excuse, trump 1.

The copies a b c d of a value are spades, hearts, diamonds and clubs; 0a is the Excuse, 0b trump 1.
"""

from .aces import ace
from .frames import Frame
from .inks import INK, OCHRE, PANEL, PAPER, SUIT_INK
from .panels import rays_about
from .paper import card_page, rows
from .pips import pip
from .scenery import SCENES, meadow, posy, road
from .svg import Point, outlined, placed
from .tarot_figures import FIGURES
from .tarot_trumps import excuse, juggler

WIDTH, HEIGHT = 220, 404
SUIT = {"a": "S", "b": "H", "c": "D", "d": "C"}
FRAME = Frame(WIDTH, HEIGHT, edge=10, end=10, step_x=52, step_y=83)
AREA = (FRAME.edge, FRAME.edge, WIDTH - FRAME.edge, HEIGHT - FRAME.edge)

LEFT, MIDDLE, RIGHT = 80.0, 110.0, 140.0
TOP, HALF = 66.0, 202.0


PAIR = (LEFT, RIGHT)
OUTER = rows(PAIR, TOP, HEIGHT - TOP)
SIX = rows(PAIR, TOP, HALF, HEIGHT - TOP)
EIGHT = rows(PAIR, TOP, 156.7, HEIGHT - 156.7, HEIGHT - TOP)
LAYOUTS: dict[int, tuple[Point, ...]] = {
    2: rows((MIDDLE,), TOP, HEIGHT - TOP),
    3: rows((MIDDLE,), TOP, HALF, HEIGHT - TOP),
    4: OUTER,
    5: (*OUTER, (MIDDLE, HALF)),
    6: SIX,
    7: (*SIX, (MIDDLE, 134)),
    8: (*SIX, (MIDDLE, 134), (MIDDLE, HEIGHT - 134)),
    9: (*EIGHT, (MIDDLE, HALF)),
    10: (*EIGHT, (MIDDLE, 111.4), (MIDDLE, HEIGHT - 111.4)),
}
PIP = 41.0


def numeral(value: int, suit: str) -> str:
    """Pips below the middle stand on their heads."""
    if value == 1:
        return placed(ace(suit), x=110 - 125 * 0.92, y=202 - 175 * 0.92, scale=0.92)
    return "".join(pip(suit, x, y, PIP, 180 if y > HALF else 0) for x, y in LAYOUTS[value])


def picture(suit: str, marks: str, ink: str) -> str:
    """Rays in the sky, the country of a suit, the figure; paper over the corners of the index."""
    sky = FRAME.ground(PANEL) + rays_about(FRAME.field(), (110.0, 130.0))
    return sky + SCENES[suit](AREA) + marks + FRAME.corners(PAPER) + FRAME.border(ink, 2)


BLOOM = {"S": "#7C93B8", "H": "#D9705F", "D": "#E7B85A", "C": "#B78AA8"}


def country_road(suit: str) -> str:
    flowers = "".join(posy(x, y, BLOOM[suit]) for x, y in ((30, 380), (58, 388), (128, 386), (152, 374)))
    return road(AREA) + flowers


def face(value: int, copy: str) -> str:
    if value == 0 and copy == "a":
        return picture("H", meadow(AREA) + excuse(), OCHRE)
    if value == 0:
        return picture("S", meadow(AREA) + juggler(), INK)
    suit = SUIT[copy]
    if value <= 10:
        return FRAME.border(SUIT_INK[suit], 2) + numeral(value, suit)
    ground = country_road(suit) if value == 12 else meadow(AREA)
    return picture(suit, ground + FIGURES[value][suit]() + pip(suit, 190, 33, 27), SUIT_INK[suit])


def face_page(value: int, copy: str) -> str:
    return card_page(WIDTH, HEIGHT, outlined(face(value, copy), width=2))
