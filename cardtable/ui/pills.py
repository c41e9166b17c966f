"""The table's own buttons: pills with words and drawn pips, and round ones with an icon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from cardtable.ui import palette
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts, Pip

TEXT_PART = 0.62  # of a button's height: what its words may take at most

Look = Literal["gold", "outline", "icon"]
Piece = str | Pip


@dataclass
class Pill:
    """One button; its box is in pixels and is set by whoever lays the table out."""

    id: str
    label: Sequence[Piece]
    press: Callable[[], object]
    look: Look = "outline"
    icon: str = ""
    box: pygame.Rect = None  # type: ignore[assignment]

    def width(self, fonts: Fonts, art: CardArt, height: int) -> int:
        if self.look == "icon":
            return height
        words = fonts.render_line(self.label, "bold", palette.TEXT, art)
        shrunk = min(1.0, TEXT_PART * height / words.get_height())
        return round(words.get_width() * shrunk + height * 0.95)

    def draw(self, surface: pygame.Surface, fonts: Fonts, art: CardArt, warm: bool, focused: bool) -> None:
        """warm: the pointer is over it; focused: the keyboard is on it."""
        height = self.box.height
        gold = self.look == "gold"
        fill: Sequence[int] = palette.ACCENT if gold else palette.PANEL
        stroke = palette.ACCENT if self.look == "outline" else None
        if warm:
            fill = _lighter(fill)
        if focused:
            ring = self.box.inflate(round(height * 0.24), round(height * 0.24))
            line = max(2.0, height / 18)
            surface.blit(rounded(ring.size, ring.height / 2, palette.PANEL, palette.TEXT, line), ring)
        surface.blit(rounded(self.box.size, height / 2, tuple(fill), stroke, max(1.5, height / 26)), self.box)
        face = self.face(fonts, art)
        surface.blit(face, face.get_rect(center=self.box.center))

    def face(self, fonts: Fonts, art: CardArt) -> pygame.Surface:
        """What is written on it; at a large text size it is made as small as the button had to be."""
        if self.look == "icon":
            return art.icon(self.icon, round(self.box.height * 0.56), palette.TEXT)
        ink = palette.INK if self.look == "gold" else palette.TEXT
        face = fonts.render_line(self._inked(ink), "bold", ink, art)
        most = self.box.width - round(self.box.height * 0.5)
        shrunk = min(most / face.get_width(), TEXT_PART * self.box.height / face.get_height())
        return face if shrunk >= 1 else pygame.transform.smoothscale_by(face, shrunk)

    def _inked(self, ink: palette.Colour) -> list[Piece]:
        """Pips on gold have the colours they have on paper."""
        if self.look != "gold":
            return list(self.label)
        dark = palette.SUIT_ON_PAPER
        return [
            piece if isinstance(piece, str) else Pip(piece.suit, dark[piece.suit]) for piece in self.label
        ]


def _lighter(colour: Sequence[int]) -> tuple[int, ...]:
    return (*(min(255, part + 18) for part in colour[:3]), *colour[3:])


def in_rows(
    pills: Sequence[Pill], fonts: Fonts, art: CardArt, height: int, box: pygame.Rect, gap: int
) -> int:
    """Lays the pills centred in the box's width, in as many rows as they need; returns the height used."""
    rows: list[list[Pill]] = [[]]
    used = 0
    for pill in pills:
        width = min(pill.width(fonts, art, height), box.width)
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
