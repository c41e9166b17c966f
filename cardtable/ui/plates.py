"""What stands on the cloth in words: name plates, panels, speech bubbles, a refusal's sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from cardtable.ui import palette
from cardtable.ui.layout import CARD_HEIGHT
from cardtable.ui.palette import Colour, Tone
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts, Pip

Piece = str | Pip
Mark = tuple[pygame.Surface | None, bool]  # and whether it is as high as two lines
LEAST_PART = 0.55  # of its size: a name is written smaller before it is cut
LEAST_PX = 10  # or of large words less; a second line that would be smaller is left out
LETTERS = 9  # of the second lines of most tables
LETTER = 0.44  # of the size of small words: how narrow a letter may come to be before the figure makes room
FIRST_PART, SECOND_PART = 0.7, 0.44  # of a plate's height: a figure in the first of two lines, the second


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
    line = max(1.5, pen.fonts.scale * 1.8)
    pen.surface.blit(rounded(box.size, corner(pen, box), palette.PANEL, edge, line), box)


def corner(pen: Pen, box: pygame.Rect) -> int:
    """The radius of a panel's corners, which leave room for words in a low one too."""
    return min(pen.px(16), min(box.size) // 3)


def name_plate(
    pen: Pen, room: pygame.Rect, name: str, below: str, figure: str, active: bool, letters: int = LETTERS
) -> pygame.Rect:
    """A seat's name over a second line, and a figure; lies at the bottom of its room and never leaves it.

    The seat whose turn it is has a gold edge and a mark. `letters`: how long second lines are at this table.
    Gives the part of the room that the plate takes.
    """
    mark = pen.art.icon("play", min(pen.px(15), room.width // 10), palette.ACCENT) if active else None
    written = lettering(pen, room, name, below, figure, mark, letters)
    box = pygame.Rect(room.left, 0, room.width, min(room.height, max(written.height, pen.px(56))))
    box.bottom = room.bottom
    panel(pen, box, palette.ACCENT if active else None)
    written.draw(pen.surface, box)
    return box


def padding(pen: Pen, room: pygame.Rect) -> int:
    return min(pen.px(12), room.width // 10)


@dataclass(frozen=True)
class Lettering:
    """Lines over each other after a mark; the figure stands right of them all, or of the first alone.

    Then the second line has the whole width, and begins below a mark that is not as high as both.
    """

    mark: pygame.Surface | None
    tall: bool  # the mark
    figure: pygame.Surface
    pad: int
    first_alone: bool = False
    lines: Sequence[pygame.Surface] = ()

    @property
    def height(self) -> int:
        return sum(line.get_height() for line in self.lines) + self.pad

    @property
    def left(self) -> int:
        """Where the lines begin that stand after the mark."""
        return self.pad + (self.mark.get_width() + self.pad // 3 if self.mark else 0)

    @property
    def second_left(self) -> int:
        return self.pad if self.first_alone and not self.tall else self.left

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        y = box.centery - (self.height - self.pad) // 2
        middle = y + self.lines[0].get_height() // 2 if self.first_alone else box.centery
        for number, line in enumerate(self.lines):
            surface.blit(line, (box.left + (self.second_left if number else self.left), y))
            y += line.get_height()
        if self.mark:
            at = box.left + round(self.pad * 0.75), box.centery if self.tall else middle
            surface.blit(self.mark, self.mark.get_rect(midleft=at))
        surface.blit(self.figure, self.figure.get_rect(midright=(box.right - self.pad, middle)))


def lettering(
    pen: Pen,
    room: pygame.Rect,
    name: str,
    below: str,
    figure: str,
    mark: pygame.Surface | None,
    letters: int = LETTERS,
    tall: bool = False,
) -> Lettering:
    """As large as it may be in the room: what is too wide or too high is written smaller.

    A second line makes the figure give way before it is left out as too small; a name is cut at last.
    Both lines begin after a tall mark.
    """
    beside = _beside(pen, room, name, below, figure, (mark, tall))
    if not below or not figure:
        return beside
    start = beside.left if tall else beside.pad  # a mark comes and goes, and moves nothing
    width = room.width - start - 2 * beside.pad - room.width // 4
    if len(beside.lines) > 1 and width >= letters * LETTER * pen.fonts.px("small"):
        return beside
    over = _over(pen, room, name, below, figure, (mark, tall))
    return over if len(over.lines) > 1 else beside


def _beside(pen: Pen, room: pygame.Rect, name: str, below: str, figure: str, mark: Mark) -> Lettering:
    """The figure right of all lines."""
    pad = padding(pen, room)
    number = fitted(pen.line([figure], "heading", palette.ACCENT), room.width // 4, room.height)
    blank = Lettering(*mark, number, pad)
    width = room.width - blank.left - pad - (number.get_width() + pad if figure else 0)
    return replace(blank, lines=_lines(pen, name, below, (width, width), room.height - pad // 2))


def _over(pen: Pen, room: pygame.Rect, name: str, below: str, figure: str, mark: Mark) -> Lettering:
    """The figure right of the name alone."""
    pad = padding(pen, room)
    height = room.height - pad // 2
    number = pen.line([figure], "heading", palette.ACCENT)
    number = fitted(number, room.width // 4, round(height * FIRST_PART))
    blank = Lettering(*mark, number, pad, first_alone=True)
    width = room.width - blank.left - pad - number.get_width() - pad // 2
    return replace(
        blank, lines=_lines(pen, name, below, (width, room.width - blank.second_left - pad), height)
    )


def _lines(pen: Pen, name: str, below: str, widths: tuple[int, int], height: int) -> list[pygame.Surface]:
    least = min(LEAST_PART, LEAST_PX / pen.fonts.px("bold"))
    whole = pen.fonts.ellipsised(name, "bold", round(max(1, widths[0]) / least))
    first = fitted(pen.line([whole], "bold"), max(1, widths[0]), height)
    if not below:
        return [first]
    second = fitted(pen.line([below], "small", palette.TEXT_SECOND), max(1, widths[1]), height)
    low = min(second.get_height(), max(height - first.get_height(), round(height * SECOND_PART)))
    if low < pen.fonts.line_height("small") * LEAST_PX / pen.fonts.px("small"):
        return [first]
    return [fitted(first, first.get_width(), height - low), fitted(second, second.get_width(), low)]


def fitted(picture: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The picture, smaller where it has no room."""
    part = min(width / max(1, picture.get_width()), height / picture.get_height())
    return picture if part >= 1 else pygame.transform.smoothscale_by(picture, part)


def slot(pen: Pen, centre: tuple[float, float], width: float, ratio: float = CARD_HEIGHT) -> None:
    """Where a pile that lies across will come to lie; the width of its cards in pixels."""
    size = round(width * ratio), round(width)
    edge = (*pen.tone.text_second, 70)
    pen.centred(rounded(size, width * 0.07, None, edge, max(1.5, width * 0.018)), *centre)


def bubble(
    pen: Pen, centre: tuple[float, float], parts: Sequence[Piece], most: tuple[int, int]
) -> pygame.Rect:
    """What a seat has just said, large, but no larger than `most`; never over the edge of the window.

    Gives the box that it takes.
    """
    wide, high = most
    words = fitted(pen.line(parts, "heading"), wide - pen.px(44), round(high * 0.8))
    box = words.get_rect().inflate(pen.px(44), min(pen.px(18), high - words.get_height()))
    box.center = round(centre[0]), round(centre[1])
    box.clamp_ip(pen.surface.get_rect().inflate(-pen.px(16), -pen.px(4)))
    panel(pen, box, palette.ACCENT)
    pen.centred(words, *box.center)
    return box


def sentence(pen: Pen, bottom: tuple[float, float], text: str, width: int, edge: Colour) -> None:
    """A sentence that says why, in as many lines as it needs, its lower edge at `bottom`."""
    lines = pen.fonts.render_lines(pen.fonts.wrap(text, "body", width), "body", palette.TEXT, centred=True)
    box = lines.get_rect().inflate(pen.px(36), pen.px(20))
    box.midbottom = round(bottom[0]), round(bottom[1])
    pen.surface.blit(
        rounded(box.size, pen.px(14), (*palette.PANEL_SOLID, 240), edge, max(1.5, pen.fonts.scale * 2)), box
    )
    pen.centred(lines, *box.center)
