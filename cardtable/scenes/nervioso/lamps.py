"""Lamps, one a hand: dark with the name of its key, or lit in the colour of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from cardtable.engine.game import Seat
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.palette import INK, TEXT, TEXT_SECOND
from cardtable.ui.palms import COLOURS, badge
from cardtable.ui.shapes import rounded

LAMP, GLOW, NAME_GAP, MARK = 104, 30, 12, 26  # units: a lamp, its light around it, down to its name, a mark
MOST = 0.13  # of the window's height, for a lamp: they are looked at with both hands on the keyboard
WIDEST, NARROWEST = 206, 146  # units of a lamp with its name


@dataclass(frozen=True)
class Lamp:
    seat: Seat
    key: str
    name: str
    lit: bool


@dataclass(frozen=True)
class Lamps:
    """In rows of equal length."""

    lamps: Sequence[Lamp]

    def height(self, hud: HudScreen, width: int) -> int:
        return self._rows(hud, width) * self._step(hud)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        columns = self._columns(hud, rect.width)
        wide = min(rect.width // columns, hud.px(WIDEST))
        for number, lamp in enumerate(self.lamps):
            row, column = divmod(number, columns)
            in_row = min(columns, len(self.lamps) - row * columns)
            x = rect.centerx + round((column - (in_row - 1) / 2) * wide)
            self._lamp(hud, host, lamp, x, rect.top + row * self._step(hud), wide)

    def _lamp(self, hud: HudScreen, host: Host, lamp: Lamp, x: int, top: int, wide: int) -> None:
        side, glow = self._side(hud), self._glow(hud)
        whole = bulb(lamp.seat, side, glow, lamp.lit)
        hud.picture((x - whole.get_width() // 2, top), whole, host)
        middle = pygame.Rect(x - side // 2, top + glow, side, side)
        style = "heading" if len(lamp.key) <= 2 else "small"
        fonts = hud.painter.fonts
        key = fonts.ellipsised(lamp.key, style, round(side * 0.86))
        hud.line(middle, key, style, INK if lamp.lit else TEXT, host, centred=True)
        mark, high = hud.px(MARK), fonts.line_height("body")
        name = fonts.ellipsised(lamp.name, "body", wide - mark - hud.px(24))
        long = mark + hud.px(8) + fonts.width(name, "body")
        line = pygame.Rect(x - long // 2, middle.bottom + hud.px(NAME_GAP), long, max(mark, high))
        hud.picture((line.left, line.centery - mark // 2), badge(lamp.seat, mark), host)
        words = pygame.Rect(
            line.left + mark + hud.px(8), line.top, line.right - line.left - mark - hud.px(8), line.height
        )
        hud.line(words, name, "body", TEXT if lamp.lit else TEXT_SECOND, host)

    def _columns(self, hud: HudScreen, width: int) -> int:
        fit = max(1, min(len(self.lamps), width // hud.px(NARROWEST)))
        return -(-len(self.lamps) // -(-len(self.lamps) // fit))

    def _rows(self, hud: HudScreen, width: int) -> int:
        return -(-len(self.lamps) // self._columns(hud, width))

    def _step(self, hud: HudScreen) -> int:
        high = max(hud.px(MARK), hud.painter.fonts.line_height("body"))
        return self._side(hud) + self._glow(hud) + hud.px(NAME_GAP) + high + hud.px(10)

    def _side(self, hud: HudScreen) -> int:
        return min(hud.px(LAMP), round(hud.size[1] * MOST))

    def _glow(self, hud: HudScreen) -> int:
        return self._side(hud) * GLOW // LAMP


@lru_cache(maxsize=32)
def bulb(seat: Seat, side: int, glow: int, lit: bool) -> pygame.Surface:
    """A disc with room for its light all around."""
    whole = pygame.Surface((side + 2 * glow, side + 2 * glow), pygame.SRCALPHA)
    colour = COLOURS[seat]
    whole.fill((*colour, 0))
    edge = max(2.0, side / 40)
    if lit:
        light = rounded((side, side), side / 2, (*colour, 150))
        whole.blit(light, (glow, glow))
        whole = pygame.transform.gaussian_blur(whole, max(1, glow // 2), False)
        disc = rounded((side, side), side / 2, colour, tuple(min(255, part + 60) for part in colour), edge)
    else:
        disc = rounded((side, side), side / 2, (0, 0, 0, 90), (*colour, 120), edge)
    whole.blit(disc, (glow, glow))
    return whole
