"""The five trumps of «Девятки»: their signs, and the row in which a marker goes from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from cardtable.engine.games.nines_tricks import NO_TRUMP
from cardtable.ui import palette
from cardtable.ui.cloth import PipArt
from cardtable.ui.drawing import drawn
from cardtable.ui.palette import Colour
from cardtable.ui.plates import Pen
from cardtable.ui.shapes import rounded

FOUR: Final = (("S", 0, 0), ("H", 1, 0), ("D", 0, 1), ("C", 1, 1))  # the suits of no trump, and where each is
TOKEN: Final = (0.46, 0.56)  # card widths
STEP: Final = 0.6  # between two tokens
PALE: Final = 0.5  # of a token that is not the trump's


class Signs:
    """Draws suits as the cards have them; no trump is all four, equal to each other."""

    def __init__(self, art: PipArt) -> None:
        self.art = art

    def pip(self, suit: str, px: int, colour: Colour | None = None) -> pygame.Surface:
        if suit != NO_TRUMP:
            return self.art.pip(suit, px, colour)
        side = round(px * 0.47)
        picture = pygame.Surface((px, px), pygame.SRCALPHA).convert_alpha()
        picture.fill((*(colour or palette.PAPER), 0))
        for each, column, row in FOUR:
            picture.blit(self.art.pip(each, side, colour), (column * (px - side), row * (px - side)))
        return picture


def row_width(trumps: int) -> float:
    return STEP * (trumps - 1) + TOKEN[0]


def draw_row(pen: Pen, unit: float, order: Sequence[str], marker: float, at: pygame.Rect) -> None:
    """The trumps in their order, the marked one bright; a broken number is a marker on its way.

    `at` is the box in pixels.
    """
    signs, size = Signs(pen.art), (round(TOKEN[0] * unit), round(TOKEN[1] * unit))
    for place, trump in enumerate(order):
        near = max(0.0, 1 - abs(marker - place))
        token = _token(pen, signs, trump, size)
        token.set_alpha(round(255 * (PALE + (1 - PALE) * near)))
        pen.surface.blit(token, token.get_rect(center=_middle(at, unit, place)))
    _draw_marker(pen, size, _middle(at, unit, marker))


def _middle(at: pygame.Rect, unit: float, place: float) -> tuple[int, int]:
    return round(at.left + (TOKEN[0] / 2 + place * STEP) * unit), at.top + round(TOKEN[1] / 2 * unit)


def _token(pen: Pen, signs: Signs, trump: str, size: tuple[int, int]) -> pygame.Surface:
    """A little card with the sign on it."""
    token = rounded(size, size[0] * 0.16, palette.PAPER, palette.PAPER_SHADE, max(1.0, size[0] / 30)).copy()
    sign = signs.pip(trump, round(size[0] * 0.66))
    token.blit(sign, sign.get_rect(center=token.get_rect().center))
    return token


def _draw_marker(pen: Pen, size: tuple[int, int], middle: tuple[int, int]) -> None:
    """A gold frame round the token, with a peg below it."""
    line = max(2.0, size[0] / 13)
    frame = size[0] + round(4 * line), size[1] + round(4 * line)
    picture = rounded(frame, size[0] * 0.24, None, pen.tone.glow, line)
    pen.surface.blit(picture, picture.get_rect(center=middle))
    peg = _peg(max(6, round(size[0] * 0.3)), pen.tone.glow)
    pen.surface.blit(peg, peg.get_rect(midtop=(middle[0], middle[1] + frame[1] // 2 - round(line))))


@lru_cache(maxsize=8)
def _peg(px: int, colour: Colour) -> pygame.Surface:
    gold = "#{:02x}{:02x}{:02x}".format(*colour)
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 14" width="20" height="14">'
        f'<path d="M1 0H19L10 13Z" fill="{gold}"/></svg>'
    )
    return drawn(svg.encode(), px, round(px * 0.7))
