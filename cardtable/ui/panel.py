"""Words over buttons in a box that is as high as they need, at the largest size for which there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from cardtable.ui import palette, plates
from cardtable.ui.pills import Pill, in_rows
from cardtable.ui.plates import Pen, Piece
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts

CELL_GAP = 26  # units between two columns of a grid


@dataclass(frozen=True)
class Grid:
    """A little table under a head; words stand at the left, figures at the right of their columns.

    The row of this number is the one that matters most.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    marked: int | None = None

    def picture(self, pen: Pen, width: int) -> pygame.Surface:
        gap, cells = pen.px(CELL_GAP), self._cells(pen)
        columns = [max(cell.get_width() for cell in column) for column in zip(*cells, strict=True)]
        heights = [max(cell.get_height() for cell in row) + pen.px(4) for row in cells]
        size = sum(columns) + gap * (len(columns) - 1), sum(heights) + pen.px(10)
        picture = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
        picture.fill((*palette.TEXT, 0))
        y = pen.px(5)
        for row, height in zip(cells, heights, strict=True):
            x = 0
            for place, (cell, wide) in enumerate(zip(row, columns, strict=True)):
                picture.blit(cell, (x + (wide - cell.get_width() if place else 0), y))
                x += wide + gap
            y += height
        return plates.fitted(picture, width, picture.get_height())

    def _cells(self, pen: Pen) -> list[list[pygame.Surface]]:
        cells = [[pen.line([text], "small", palette.TEXT_SECOND) for text in self.head]]
        for number, row in enumerate(self.rows):
            style, colour = ("bold", palette.ACCENT) if number == self.marked else ("body", palette.TEXT)
            name, *figures = row
            cut = pen.fonts.ellipsised(name, style, pen.px(NAME_UNITS))
            cells.append([pen.line([text], style, colour) for text in (cut, *figures)])
        return cells


Line = tuple[Sequence[Piece], str] | Grid  # words and their style, or a table
NAME_UNITS = 220  # of width at most, in a grid

SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the words and buttons: the first with which all has room


class Panel:
    """The panel of a table; `box` is where it lies, in pixels."""

    def __init__(self) -> None:
        self.box = pygame.Rect(0, 0, 0, 0)
        self._pen: Pen | None = None  # in the size that has room
        self._small: dict[float, Fonts] = {}  # kept: a font is slow to open

    def lay(
        self,
        fonts: Fonts,
        art: CardArt,
        room: pygame.Rect,
        lines: Sequence[Line],
        pills: Sequence[Pill],
        middle: bool,
    ) -> None:
        """At the bottom of the room or in its middle, with the buttons put where they belong."""
        for size in SIZES:
            smaller = fonts if size == 1 else self._smaller(fonts.scale * size)
            self._pen = Pen(pygame.Surface((1, 1)), smaller, art)
            self.box = _laid(self._pen, room, lines, pills, middle)
            if self.box.height <= room.height:
                break

    def draw(self, pen: Pen, lines: Sequence[Line], gold: bool) -> None:
        """As it was laid out last."""
        assert self._pen is not None
        plates.panel(pen, self.box, palette.ACCENT if gold else None)
        y = self.box.top + self._pen.px(14)
        for line in lines:
            picture = _wrapped(self._pen, line, self.box.width)
            pen.surface.blit(picture, picture.get_rect(midtop=(self.box.centerx, y)))
            y += picture.get_height()

    def _smaller(self, scale: float) -> Fonts:
        return self._small.setdefault(scale, Fonts(scale))


def _laid(
    pen: Pen, room: pygame.Rect, lines: Sequence[Line], pills: Sequence[Pill], middle: bool
) -> pygame.Rect:
    height = pen.px(28) + sum(_wrapped(pen, line, room.width).get_height() for line in lines)
    inner = pygame.Rect(pen.px(14), 0, room.width - pen.px(28), 0)
    used = in_rows(pills, pen.fonts, pen.art, pen.px(42), inner, pen.px(10))
    box = pygame.Rect(0, 0, room.width, height + (used + pen.px(12) if pills else 0))
    box.midbottom = room.midbottom
    if middle:
        box.center = room.center
    for pill in pills:
        pill.box.move_ip(box.left, box.bottom - used - pen.px(14))
    return box


def _wrapped(pen: Pen, line: Line, width: int) -> pygame.Surface:
    if isinstance(line, Grid):
        return line.picture(pen, width - pen.px(28))
    pieces, style = line
    colour = palette.TEXT_SECOND if style in ("small", "body") else palette.TEXT
    if len(pieces) == 1 and isinstance(pieces[0], str):
        rows = pen.fonts.wrap(pieces[0], style, width - pen.px(28))
        return pen.fonts.render_lines(rows, style, colour, centred=True)
    return plates.fitted(pen.line(pieces, style, colour), width - pen.px(20), 10_000)
