"""How the seats of a finished game stand: the mark and the name of each before its figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from cardtable.engine.game import Seat
from cardtable.ui.hud import Rule
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.palette import TEXT, TEXT_SECOND
from cardtable.ui.palms import badge

MARK, BESIDE, PAD_Y, PAD_X = 24, 10, 14, 20  # units: a mark, the gap to its name, around lines and figures


@dataclass(frozen=True)
class Standing:
    seat: Seat
    name: str
    figures: Sequence[str]


@dataclass(frozen=True)
class Standings:
    """Figures are as wide as they need; the names have what is left."""

    head: Sequence[str]
    rows: Sequence[Standing]

    def height(self, hud: HudScreen, width: int) -> int:
        return (len(self.rows) + 1) * self._line(hud)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        widths, line = self._widths(hud), rect.copy()
        line.height = self._line(hud)
        self._figures(hud, host, line, self.head, widths, "small")
        for row in self.rows:
            line.top += line.height
            Rule().place(hud, host, line)
            self._name(hud, host, line, row, rect.width - sum(widths))
            self._figures(hud, host, line, row.figures, widths, "body")

    def _name(self, hud: HudScreen, host: Host, line: pygame.Rect, row: Standing, wide: int) -> None:
        side = hud.px(MARK)
        hud.picture((line.left, line.centery - side // 2), badge(row.seat, side), host)
        left = side + hud.px(BESIDE)
        name = hud.painter.fonts.ellipsised(row.name, "bold", wide - left)
        hud.line(pygame.Rect(line.left + left, line.top, wide - left, line.height), name, "bold", TEXT, host)

    def _figures(
        self,
        hud: HudScreen,
        host: Host,
        line: pygame.Rect,
        texts: Sequence[str],
        widths: Sequence[int],
        style: str,
    ) -> None:
        left = line.right - sum(widths)
        for text, width in zip(texts, widths, strict=True):
            cell = pygame.Rect(left, line.top, width, line.height)
            hud.line(cell, text, style, TEXT if style == "body" else TEXT_SECOND, host, centred=True)
            left += width

    def _widths(self, hud: HudScreen) -> list[int]:
        fonts, columns = hud.painter.fonts, zip(*(row.figures for row in self.rows), strict=True)
        return [
            max(fonts.width(head, "small"), *(fonts.width(text, "body") for text in column)) + hud.px(PAD_X)
            for head, column in zip(self.head, columns, strict=True)
        ]

    def _line(self, hud: HudScreen) -> int:
        return max(hud.painter.fonts.line_height("body"), hud.px(MARK)) + hud.px(PAD_Y)
