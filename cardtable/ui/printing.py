"""Faces and backs at a size: the pack's pictures in the inks of a deck, and the indices printed over them."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from cardtable.ui import indices
from cardtable.ui.decks import DECKS, index_ink, numeral_ink, printed_in, sign_ink
from cardtable.ui.drawing import drawn, tinted
from cardtable.ui.packs import Corner, PackLook, face_of, suit_of
from cardtable.ui.palette import Colour

BACKS: Final = ("star", "star-blue", "petals", "petals-wine", "rays", "rays-violet")
INDEX_SIZES: Final = ("ordinary", "large")
UNDERLINED: Final = ("6", "9")  # half a turn makes one of the other

# The pale disc of the box game, in units of its page, and the numeral in it.
DISC: Final = (125.0, 175.0)
DISC_CAP: Final = 60.0
DISC_WIDTH: Final = 84.0


@lru_cache(maxsize=256)
def svg_of(path: Path) -> bytes:
    return path.read_bytes()


@dataclass(frozen=True)
class Dress:
    """What a player chooses of the looks of all packs; ValueError with a sentence for what there is not."""

    indices: str = "international"
    back: str = "star"
    deck: str = "two_colour"
    index_size: str = "ordinary"

    def __post_init__(self) -> None:
        for value, known, what in (
            (self.indices, tuple(indices.ALPHABETS), "indices"),
            (self.back, BACKS, "back"),
            (self.deck, DECKS, "deck"),
            (self.index_size, INDEX_SIZES, "index size"),
        ):
            if value not in known:
                raise ValueError(f"There is no {what} named {value!r}: {', '.join(known)}.")


class Press:
    """Prints the cards of one pack in one dress. Needs a window's pixel format."""

    def __init__(self, sprites: Path, look: PackLook, dress: Dress) -> None:
        self.look, self.dress = look, dress
        self._sprites = sprites
        self._large = sprites / f"{look.name}-large"

    def back(self, width: int) -> Surface:
        svg = svg_of(self._sprites / self.look.backs / f"{self.dress.back}.svg")
        return self._page(printed_in(svg, self.look.name, "", self.dress.deck), width)

    def face(self, card: str, width: int) -> Surface:
        name = face_of(self.look.name, card)
        path, corner = self._picture(name)
        face = self._page(printed_in(svg_of(path), self.look.name, name, self.dress.deck), width)
        unit = width / self.look.page[0]
        mark = self._mark(name, corner, unit)
        face.blit(mark, (0, 0))
        turned = pygame.transform.rotate(mark, 180)
        face.blit(turned, (face.get_width() - mark.get_width(), face.get_height() - mark.get_height()))
        if self.look.name == "nine":
            self._print_numeral(face, name, unit)
        return face

    def _page(self, svg: bytes, width: int) -> Surface:
        """Exactly as high as a card: the rasteriser sometimes adds a row."""
        size = width, self.look.shape(width).height
        page = drawn(svg, *size)
        return page if page.get_size() == size else page.subsurface(((0, 0), size)).copy()

    def _picture(self, name: str) -> tuple[Path, Corner]:
        """The file of a face and the place of its index; not every face is drawn with more room for one."""
        large = self._large / f"{name}.svg"
        if self.dress.index_size == "large" and self.look.large and large.is_file():
            return large, self.look.large
        return self._sprites / self.look.name / f"{name}.svg", self.look.corner

    def _mark(self, name: str, corner: Corner, unit: float) -> Surface:
        """The index over a small sign, with the space that lies between them and the card's corner."""
        mark = Surface((round(2 * corner.centre * unit), round((corner.bottom + 4) * unit)), pygame.SRCALPHA)
        over, under = self._index(name, corner, unit)
        spare = corner.bottom * unit - corner.top * unit - over.get_height() if under is None else 0.0
        top = corner.top * unit + max(0.0, spare) / 2  # a star alone stands in the middle
        _put(mark, over, corner.centre * unit, top)
        if under is not None:
            _put(mark, under, corner.centre * unit, corner.bottom * unit - under.get_height())
        return mark

    def _index(self, name: str, corner: Corner, unit: float) -> tuple[Surface, Surface | None]:
        """Letters and the suit they belong to; a star for who has none, and under it what he is."""
        pack, deck = self.look.name, self.dress.deck
        text, ink = indices.index_text(name[:-1], self.dress.indices, pack), index_ink(pack, name, deck)
        size = max(5, round(corner.sign_size * unit))
        if text == indices.STAR:
            star = nine_pointed(max(8, round(corner.most_width * unit)), ink)
            if pack == "french":
                return star, nine_pointed(size, ink)
            trump = indices.glyph("1", 0.36 * corner.cap * unit, corner.most_width * unit, ink)
            return star, trump if name == "0b" else None
        letters = indices.glyph(text, corner.cap * unit, corner.most_width * unit, ink, deck == "contrast")
        return letters, self.sign(suit_of(pack, name), size) if corner.sign_size else None

    def _print_numeral(self, face: Surface, name: str, unit: float) -> None:
        """The great numeral of the box game: the middle of its capitals is the middle of the disc."""
        text, ink = name[:-1], numeral_ink(name, self.dress.deck)
        cap, width = DISC_CAP * unit, DISC_WIDTH * unit
        lifted = 5 * unit if text in UNDERLINED else 0.0
        numeral = indices.glyph(text, cap, width, ink)
        _put(face, numeral, DISC[0] * unit, DISC[1] * unit - cap / 2 - lifted)
        if text in UNDERLINED:
            line = Surface((round(numeral.get_width() * 0.8), max(1, round(5 * unit))))
            line.fill(ink)
            _put(face, line, DISC[0] * unit, DISC[1] * unit + cap / 2 + 2 * unit)

    def sign(self, suit: str, px: int) -> Surface:
        """The sign of a French suit in the deck's colour."""
        svg = svg_of(self._sprites / "pips" / f"{suit}.svg")
        return tinted(drawn(svg, px, px), sign_ink(suit, self.dress.deck))


def nine_pointed(px: int, colour: Colour) -> Surface:
    """The star of the house in a square of px pixels."""
    radii = (50.0, 27.0)
    points = (
        f"{50 + radii[i % 2] * sin(i * pi / 9):.2f} {50 - radii[i % 2] * cos(i * pi / 9):.2f}"
        for i in range(18)
    )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<path d="M{"L".join(points)}Z" fill="rgb{colour}"/></svg>'
    )
    return drawn(svg.encode(), px, px)


def _put(surface: Surface, picture: Surface, centre: float, top: float) -> None:
    surface.blit(picture, (round(centre - picture.get_width() / 2), round(top)))
