"""The letters in the corners of the French cards: four alphabets, drawn narrow so that "10" fits."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import pygame
from font_source_serif_pro import SourceSerifProBlack
from pygame import Surface

from cardtable.ui.palette import Colour

ALPHABETS: Final[Mapping[str, Mapping[str, str]]] = {
    "international": {},
    "russian": {"A": "Т", "K": "К", "Q": "Д", "J": "В"},
    "french": {"K": "R", "Q": "D", "J": "V"},
    "numeric": {"A": "1", "K": "13", "Q": "12", "J": "11"},
}

# The corner, in 250ths of the card's width; the card art leaves x 8..48, y 10..92 free.
ART_WIDTH: Final = 250
CENTRE_X: Final = 28.0
TOP: Final = 10.5
CAP: Final = 59.0  # a sixth of the card's height and a little
MOST_WIDTH: Final = 40.0
BELOW: Final = 3.0  # how far a tail may hang under the line
PIP_TOP: Final = 71.5
PIP_SIZE: Final = 31.0

FINE: Final = 3  # glyphs are drawn this many times larger, then averaged


def index_text(rank: str, alphabet: str) -> str:
    """What stands in the corner of a card of this rank.

    >>> index_text("T", "russian"), index_text("Q", "russian")
    ('10', 'Д')
    """
    return "10" if rank == "T" else ALPHABETS[alphabet].get(rank, rank)


def index_glyph(text: str, unit: float, colour: Colour) -> Surface:
    """The index for a card whose 250th is `unit` pixels, cropped to its ink, its caps CAP high."""
    font = _font(max(8, round(CAP * unit * FINE / 0.67)))
    ink, cap = _ink(font, text, colour)
    height = ink.get_height() / cap * CAP * unit
    height = min(height, (CAP + BELOW) * unit)
    width = min(ink.get_width() / cap * CAP, MOST_WIDTH) * unit
    return pygame.transform.smoothscale(ink, (max(1, round(width)), max(1, round(height))))


@lru_cache(maxsize=4)
def _font(px: int) -> pygame.font.Font:
    return pygame.font.Font(SourceSerifProBlack, px)


def _ink(font: pygame.font.Font, text: str, colour: Colour) -> tuple[Surface, int]:
    """The letters set tight, from the top of the caps to the lowest ink, and the height of a cap."""
    letters = [font.render(letter, True, colour) for letter in text]
    boxes = [letter.get_bounding_rect() for letter in letters]
    cap = font.render("H", True, colour).get_bounding_rect()
    gap = round(cap.height * 0.06)
    bottom = max(box.bottom for box in boxes)
    width = sum(box.width for box in boxes) + gap * (len(boxes) - 1)
    ink = Surface((width, max(bottom, cap.bottom) - cap.top), pygame.SRCALPHA)
    ink.fill((*colour, 0))
    left = 0
    for letter, box in zip(letters, boxes, strict=True):
        ink.blit(letter, (left - box.left, -cap.top))
        left += box.width + gap
    return ink, cap.height
