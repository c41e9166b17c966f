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
from cardtable.ui.plates import fitted
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
        """The name is below the lamp, or beside it where the text is large for the window."""
        side, glow, fonts = self._side(hud), self._glow(hud), hud.painter.fonts
        mark, gap = hud.px(MARK), hud.px(8)
        room = wide - mark - hud.px(24) - (side + gap if self._beside(hud) else 0)
        name = fonts.ellipsised(lamp.name, "body", room)
        line = pygame.Rect(0, 0, mark + gap + fonts.width(name, "body"), self._line(hud))
        if self._beside(hud):
            x -= (line.width + gap) // 2
        disc = pygame.Rect(x - side // 2, top + glow, side, side)
        line.midtop = x, disc.bottom + hud.px(NAME_GAP)
        if self._beside(hud):
            line.midleft = disc.right + gap, disc.centery
        self._bulb(hud, host, lamp, disc)
        hud.picture((line.left, line.centery - mark // 2), badge(lamp.seat, mark), host)
        line.left, line.width = line.left + mark + gap, line.width - mark - gap
        hud.line(line, name, "body", TEXT if lamp.lit else TEXT_SECOND, host)

    def _bulb(self, hud: HudScreen, host: Host, lamp: Lamp, disc: pygame.Rect) -> None:
        glow = self._glow(hud)
        hud.picture(disc.move(-glow, -glow).topleft, bulb(lamp.seat, disc.width, glow, lamp.lit), host)
        style = "heading" if len(lamp.key) <= 2 else "small"
        fonts, room, ink = hud.painter.fonts, round(disc.width * 0.86), INK if lamp.lit else TEXT
        if fonts.width(lamp.key, style) <= room:
            hud.line(disc, lamp.key, style, ink, host, centred=True)
            return
        key = fitted(fonts.render(lamp.key, style, ink), room, disc.height)
        hud.picture(key.get_rect(center=disc.center).topleft, key, host)

    def _columns(self, hud: HudScreen, width: int) -> int:
        fit = max(1, min(len(self.lamps), width // hud.px(NARROWEST)))
        return -(-len(self.lamps) // -(-len(self.lamps) // fit))

    def _rows(self, hud: HudScreen, width: int) -> int:
        return -(-len(self.lamps) // self._columns(hud, width))

    def _step(self, hud: HudScreen) -> int:
        below = 0 if self._beside(hud) else hud.px(NAME_GAP) + self._line(hud) + hud.px(10)
        return self._side(hud) + self._glow(hud) + below

    @staticmethod
    def _line(hud: HudScreen) -> int:
        return max(hud.px(MARK), hud.painter.fonts.line_height("body"))

    def _beside(self, hud: HudScreen) -> bool:
        return self._side(hud) < 0.8 * hud.px(LAMP)

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
