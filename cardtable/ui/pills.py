"""The table's own buttons: pills with words and drawn pips, and round ones with an icon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from cardtable.ui import palette
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts, Piece

Look = Literal["gold", "outline", "icon"]


@dataclass
class Pill:
    """One button; its box is in pixels and is set by whoever lays the table out."""

    id: str
    label: Sequence[Piece]
    press: Callable[[], object]
    look: Look = "outline"
    icon: str = ""
    hint: str = ""
    box: pygame.Rect = None  # type: ignore[assignment]

    def width(self, fonts: Fonts, height: int) -> int:
        if self.look == "icon":
            return height
        return fonts.render_line(self.label, "bold", palette.TEXT).get_width() + round(height * 0.95)

    def draw(self, surface: pygame.Surface, fonts: Fonts, art: CardArt, warm: bool, focused: bool) -> None:
        """warm: the pointer is over it; focused: the keyboard is on it."""
        height = self.box.height
        if self.look == "gold":
            fill, stroke, ink = palette.ACCENT, None, palette.INK
        else:
            fill, stroke, ink = palette.PANEL, palette.ACCENT if self.look == "outline" else None, palette.TEXT
        if warm:
            fill = _lighter(fill)
        surface.blit(rounded(self.box.size, height / 2, fill, stroke, max(1.5, height / 26)), self.box)
        if focused:
            ring = self.box.inflate(round(height * 0.24), round(height * 0.24))
            surface.blit(rounded(ring.size, ring.height / 2, None, palette.TEXT, max(2.0, height / 18)), ring)
        if self.look == "icon":
            face = art.icon(self.icon, round(height * 0.56), palette.TEXT)
        else:
            face = fonts.render_line(self.label, "bold", ink)
        surface.blit(face, face.get_rect(center=self.box.center))


def _lighter(colour: Sequence[int]) -> tuple[int, ...]:
    return (*(min(255, part + 18) for part in colour[:3]), *colour[3:])


def in_rows(pills: Sequence[Pill], fonts: Fonts, height: int, box: pygame.Rect, gap: int) -> int:
    """Lays the pills centred in the box's width, in as many rows as they need; returns the height used."""
    rows: list[list[Pill]] = [[]]
    used = 0
    for pill in pills:
        width = min(pill.width(fonts, height), box.width)
        if rows[-1] and used + gap + width > box.width:
            rows.append([])
            used = 0
        pill.box = pygame.Rect(0, 0, width, height)
        used += width + (gap if rows[-1] else 0)
        rows[-1].append(pill)
    for number, row in enumerate(rows):
        left = box.centerx - (sum(pill.box.width for pill in row) + gap * (len(row) - 1)) // 2
        for pill in row:
            pill.box.topleft = left, box.top + number * (height + gap)
            left += pill.box.width + gap
    return len(rows) * height + (len(rows) - 1) * gap if pills else 0
