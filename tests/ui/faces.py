"""The printed cards that the tests of pictures look at, and how to find the ink of an index on them."""

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from cardtable.root import data_root
from cardtable.ui.decks import printed_in
from cardtable.ui.drawing import drawn
from cardtable.ui.packs import LOOKS, Corner, PackLook
from cardtable.ui.printing import Dress, Press, svg_of
from cardtable.ui.sheet import cards_of

SPRITES = data_root() / "sprites"
LARGE = ("french", "nine")  # the packs that are drawn a second time, for large indices
VERSIONS = [(pack, "ordinary") for pack in LOOKS] + [(pack, "large") for pack in LARGE]
FACES = {pack: cards_of(pack) for pack in LOOKS}


class Printed(Press):
    """A press that keeps what it has printed."""

    def __init__(self, pack: str, dress: Dress) -> None:
        super().__init__(SPRITES, LOOKS[pack], dress)
        self._kept: dict[tuple[str, int], Surface] = {}

    def face(self, card: str, width: int) -> Surface:
        if (card, width) not in self._kept:
            self._kept[card, width] = super().face(card, width)
        return self._kept[card, width]


@lru_cache
def printed(
    pack: str, size: str = "ordinary", deck: str = "two_colour", letters: str = "international"
) -> Printed:
    return Printed(pack, Dress(letters, deck=deck, index_size=size))


def corner_of(look: PackLook, size: str) -> Corner:
    return look.large if size == "large" and look.large else look.corner


def bare(pack: str, face: str, dress: Dress, width: int) -> Surface:
    """The same face without its indices."""
    look = LOOKS[pack]
    folder = f"{pack}-large" if dress.index_size == "large" and look.large else pack
    svg = svg_of(SPRITES / folder / f"{face}.svg")
    return drawn(printed_in(svg, pack, face, dress.deck), width, look.shape(width).height)


def index_mask(pack: str, face: str, press: Press, width: int) -> pygame.Mask:
    """What the index at the top left prints over the bare face."""
    whole, plain = press.face(face, width), bare(pack, face, press.dress, width)
    same = pygame.mask.from_threshold(whole, (0, 0, 0), (40, 40, 40, 255), plain)
    same.invert()  # where the card is transparent, colours mean nothing
    other = same.overlap_mask(pygame.mask.from_surface(whole, 254), (0, 0))
    corner = corner_of(press.look, press.dress.index_size)
    unit = width / press.look.page[0]
    found = pygame.Mask(whole.get_size())
    area = Rect(0, 0, round(2 * corner.centre * unit), round((corner.bottom + 6) * unit))
    found.draw(pygame.Mask(area.size, True), (0, 0))
    return other.overlap_mask(found, (0, 0))


def bounds(mask: pygame.Mask) -> Rect:
    """Around all of it."""
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)
