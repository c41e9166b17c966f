"""What stands on the cloth in words: name plates, panels, speech bubbles, a refusal's sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

import pygame

from cardtable.ui import palette
from cardtable.ui.palette import Colour
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts, Pip

Piece = str | Pip


@dataclass(frozen=True)
class Pen:
    """What words are written with: fonts, pips, and pixels a unit of the interface (1 at 1280 x 800)."""

    surface: pygame.Surface
    fonts: Fonts
    art: CardArt

    def px(self, points: float) -> int:
        return max(1, round(points * self.fonts.scale))

    def line(self, parts: Sequence[Piece], style: str, colour: Colour = palette.TEXT) -> pygame.Surface:
        return self.fonts.render_line(parts, style, colour, self.art)

    def centred(self, picture: pygame.Surface, x: float, y: float) -> None:
        self.surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


@lru_cache(maxsize=8)
def glow(size: tuple[int, int], colour: Colour = palette.ACCENT, strength: float = 0.34) -> pygame.Surface:
    """A soft ellipse of warm light: it is this seat's turn."""
    w, h = size
    ink = "#{:02x}{:02x}{:02x}".format(*colour)
    stops = "".join(
        f'<stop offset="{at}%" stop-color="{ink}" stop-opacity="{strength * part:.3f}"/>'
        for at, part in ((0, 1.0), (35, 0.72), (65, 0.28), (85, 0.07), (100, 0.0))
    )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>'
        '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
        f"{stops}</radialGradient></defs>"
        f'<circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
    )
    small = pygame.image.load_sized_svg(BytesIO(svg.encode()), (160, 160)).convert_alpha()
    return pygame.transform.smoothscale(small, (max(w, 1), max(h, 1)))


def panel(pen: Pen, box: pygame.Rect, edge: Colour | None = None) -> None:
    pen.surface.blit(rounded(box.size, pen.px(16), palette.PANEL, edge, max(1.5, pen.fonts.scale * 1.8)), box)


def name_plate(
    pen: Pen, centre: tuple[float, float], name: str, below: str, width: int, active: bool
) -> None:
    """A seat's name over a second line; the one whose turn it is has a gold edge and a mark."""
    bold = pen.line([pen.fonts.ellipsised(name, "bold", width)], "bold")
    small = pen.line([pen.fonts.ellipsised(below, "small", width)], "small", palette.TEXT_SECOND)
    box = pygame.Rect(0, 0, max(bold.get_width(), small.get_width()) + pen.px(36), 0)
    box.height = bold.get_height() + small.get_height() + pen.px(12)
    box.center = round(centre[0]), round(centre[1])
    panel(pen, box, palette.ACCENT if active else None)
    pen.centred(bold, box.centerx, box.top + pen.px(6) + bold.get_height() / 2)
    pen.centred(small, box.centerx, box.bottom - pen.px(6) - small.get_height() / 2)
    if active:
        mark = pen.art.icon("play", pen.px(16), palette.ACCENT)
        pen.surface.blit(mark, mark.get_rect(midleft=(box.right + pen.px(6), box.centery)))


def bubble(pen: Pen, centre: tuple[float, float], parts: Sequence[Piece]) -> None:
    """What a seat has just said, large."""
    words = pen.line(parts, "heading")
    box = words.get_rect().inflate(pen.px(44), pen.px(18))
    box.center = round(centre[0]), round(centre[1])
    panel(pen, box, palette.ACCENT)
    pen.centred(words, *box.center)


def sentence(pen: Pen, bottom: tuple[float, float], text: str, width: int, edge: Colour) -> None:
    """A sentence that says why, in as many lines as it needs, its lower edge at `bottom`."""
    lines = pen.fonts.render_lines(pen.fonts.wrap(text, "body", width), "body", palette.TEXT, centred=True)
    box = lines.get_rect().inflate(pen.px(36), pen.px(20))
    box.midbottom = round(bottom[0]), round(bottom[1])
    pen.surface.blit(
        rounded(box.size, pen.px(14), (*palette.PANEL_SOLID, 240), edge, max(1.5, pen.fonts.scale * 2)), box
    )
    pen.centred(lines, *box.center)
