"""What stands in the corners of a card, in four alphabets; its letters, drawn narrow so that "10" fits."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import pygame
from font_source_serif_pro import SourceSerifProBlack
from pygame import Surface

from cardtable.ui.palette import Colour

STAR: Final = "*"  # a nine-pointed star instead of letters

ALPHABETS: Final[Mapping[str, Mapping[str, str]]] = {
    "international": {},
    "russian": {"A": "Т", "K": "К", "Q": "Д", "J": "В"},
    "french": {"K": "R", "Q": "D", "J": "V"},
    "numeric": {"A": "1", "K": "13", "Q": "12", "J": "11"},
}
# Valet, Cavalier, Dame: the pack is French in every alphabet that has no letters of its own.
_TAROT: Final[Mapping[str, Mapping[str, str]]] = {
    "russian": {"11": "В", "12": "К", "13": "Д"},
    "numeric": {},
}
_TAROT_LETTERS: Final[Mapping[str, str]] = {"11": "V", "12": "C", "13": "D"}
_SPANISH: Final[Mapping[str, str]] = {"S": "10", "C": "11", "R": "12"}

BELOW: Final = 0.05  # how far a tail may hang under the line, in heights of a capital
FINE: Final = 3  # glyphs are drawn this many times larger, then averaged
HEAVIER: Final = 0.07  # by how much of a capital's height the strokes of a heavy index are thicker


def index_text(rank: str, alphabet: str, pack: str = "french") -> str:
    """What stands in the corner of a card of this rank.

    >>> index_text("T", "russian"), index_text("Q", "russian"), index_text("S", "french", "spanish")
    ('10', 'Д', '10')
    """
    if pack == "spanish":
        return _SPANISH.get(rank, rank)
    if pack == "nine":
        return rank
    if rank == "0":
        return STAR
    if pack == "tarot":
        return _TAROT.get(alphabet, _TAROT_LETTERS).get(rank, rank)
    return "10" if rank == "T" else ALPHABETS[alphabet].get(rank, rank)


def glyph(text: str, cap: float, most_width: float, colour: Colour, heavy: bool = False) -> Surface:
    """Letters whose capitals are `cap` pixels high, cropped to their ink, made narrow to fit a width."""
    ink, high = _ink(_font(max(8, round(cap * FINE / 0.67))), text, colour, heavy)
    height = min(ink.get_height() / high, 1 + BELOW) * cap
    width = min(ink.get_width() / high * cap, most_width)
    return pygame.transform.smoothscale(ink, (max(1, round(width)), max(1, round(height))))


@lru_cache(maxsize=4)
def _font(px: int) -> pygame.font.Font:
    return pygame.font.Font(SourceSerifProBlack, px)


def _ink(font: pygame.font.Font, text: str, colour: Colour, heavy: bool) -> tuple[Surface, int]:
    """The letters set tight, from their highest to their lowest ink, and how high they stand on the line."""
    letters = [font.render(letter, True, colour) for letter in text]
    boxes = [letter.get_bounding_rect() for letter in letters]
    flat = font.render("7" if text.isdigit() else "H", True, colour).get_bounding_rect()  # figures are lower
    gap = round(flat.height * 0.06)
    thick = round(flat.height * HEAVIER) if heavy else 0
    top, bottom = min(flat.top, *(box.top for box in boxes)), max(flat.bottom, *(box.bottom for box in boxes))
    width = sum(box.width + thick for box in boxes) + gap * (len(boxes) - 1)
    ink = Surface((width, bottom - top), pygame.SRCALPHA)
    ink.fill((*colour, 0))
    left = 0
    for letter, box in zip(letters, boxes, strict=True):
        for shift in range(thick + 1):
            ink.blit(letter, (left - box.left + shift, -top))
        left += box.width + thick + gap
    return ink, flat.bottom - top
