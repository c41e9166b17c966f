"""What stands on the cloth in words: name plates, panels, speech bubbles, a refusal's sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from cardtable.ui import palette
from cardtable.ui.layout import CARD_HEIGHT
from cardtable.ui.palette import Colour, Tone
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts, Pip

Piece = str | Pip
LEAST_PART = 0.55  # of its size: a name is written smaller before it is cut


@dataclass(frozen=True)
class Pen:
    """What words are written with: fonts, pips, and pixels a unit of the interface (1 at 1280 x 800)."""

    surface: pygame.Surface
    fonts: Fonts
    art: CardArt
    tone: Tone = palette.TONES["petrol"]  # of the cloth that is written on

    def px(self, points: float) -> int:
        return max(1, round(points * self.fonts.scale))

    def line(self, parts: Sequence[Piece], style: str, colour: Colour = palette.TEXT) -> pygame.Surface:
        return self.fonts.render_line(parts, style, colour, self.art)

    def centred(self, picture: pygame.Surface, x: float, y: float) -> None:
        self.surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def panel(pen: Pen, box: pygame.Rect, edge: Colour | None = None) -> None:
    pen.surface.blit(rounded(box.size, pen.px(16), palette.PANEL, edge, max(1.5, pen.fonts.scale * 1.8)), box)


def name_plate(pen: Pen, room: pygame.Rect, name: str, below: str, figure: str, active: bool) -> pygame.Rect:
    """A seat's name over a second line, and a figure; lies at the bottom of its room and never leaves it.

    The seat whose turn it is has a gold edge and a mark. Lines that are too high are written smaller; where
    that would make them too small, the name is enough.
    Gives the part of the room that the plate takes.
    """
    pad = min(pen.px(12), room.width // 10)
    mark = pen.art.icon("play", min(pen.px(15), room.width // 8), palette.ACCENT) if active else None
    number = fitted(pen.line([figure], "heading", palette.ACCENT), room.width // 4, room.height)
    left = pad + (mark.get_width() + pad // 3 if mark else 0)
    width = max(pad, room.width - left - pad - (number.get_width() + pad if figure else 0))
    texts = [(name, "bold", palette.TEXT), (below, "small", palette.TEXT_SECOND)]
    lines = _in_room(pen, [text for text in texts if text[0]], width, room.height - pad // 2)
    box = pygame.Rect(room.left, 0, room.width, min(room.height, max(_stacked(lines) + pad, pen.px(56))))
    box.bottom = room.bottom
    panel(pen, box, palette.ACCENT if active else None)
    if mark:
        pen.surface.blit(mark, mark.get_rect(midleft=(box.left + round(pad * 0.75), box.centery)))
    y = box.centery - _stacked(lines) // 2
    for line in lines:
        pen.surface.blit(line, (box.left + left, y))
        y += line.get_height()
    pen.surface.blit(number, number.get_rect(midright=(box.right - pad, box.centery)))
    return box


def fitted(picture: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The picture, smaller where it has no room."""
    part = min(width / max(1, picture.get_width()), height / picture.get_height())
    return picture if part >= 1 else pygame.transform.smoothscale_by(picture, part)


def _in_room(
    pen: Pen, texts: Sequence[tuple[str, str, Colour]], width: int, height: int
) -> list[pygame.Surface]:
    """Lines as large as they may be together; what is too wide is written smaller, and then cut."""
    part = min(1.0, height / sum(pen.line([text], style, ink).get_height() for text, style, ink in texts))
    if part < LEAST_PART and len(texts) > 1:
        return _in_room(pen, texts[:1], width, height)
    widest = round(width / part / LEAST_PART)
    cut = [(pen.fonts.ellipsised(text, style, widest), style, ink) for text, style, ink in texts]
    pictures = [pen.line([text], style, ink) for text, style, ink in cut]
    return [fitted(picture, width, int(picture.get_height() * part)) for picture in pictures]


def _stacked(lines: Sequence[pygame.Surface]) -> int:
    return sum(line.get_height() for line in lines)


def slot(pen: Pen, centre: tuple[float, float], width: float, ratio: float = CARD_HEIGHT) -> None:
    """Where a pile that lies across will come to lie; the width of its cards in pixels."""
    size = round(width * ratio), round(width)
    edge = (*pen.tone.text_second, 70)
    pen.centred(rounded(size, width * 0.07, None, edge, max(1.5, width * 0.018)), *centre)


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
