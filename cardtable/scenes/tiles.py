"""The games on the home screen: each a fan of its own cards, its name and one line."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from cardtable.engine.game import N_
from cardtable.ui.hud.faces import COATS
from cardtable.ui.hud.shapes import panel
from cardtable.ui.palette import ACCENT, Tone
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts

WARM_MS = 140.0  # how long a tile takes to rise under the pointer
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


@dataclass(frozen=True)
class Cover:
    """What a game shows of itself: the cards of its fan, its line, and the line's translation mark."""

    cards: tuple[str, ...]
    line: str
    pack: str = "french"


COVERS = {
    "sixty_six": Cover(("9S", "JC", "TH", "KD", "QD", "AS"), N_("marriages for two")),
    "thousand": Cover(("9D", "JS", "QH", "KH", "TC", "AS"), N_("bid, talon, barrel")),
    "nines_shedding": Cover(("4H", "8C", "9D", "3S", "2H", "TS"), N_("shed all nine cards")),
    "nines_tricks": Cover(("9C", "9D", "9H", "9S", "KS", "AC"), N_("nines in tricks, for three")),
    "nine": Cover(("0a", "2b", "5c", "7d", "9a", "13b"), N_("nine points or less: stop!"), "nine"),
    "nervioso": Cover(("1o", "4c", "Se", "6b", "Co", "Rc"), N_("the last hand takes the pile"), "spanish"),
}


@dataclass
class Tile:
    """One game in its box; `warm` goes from 0 to 1 as the pointer or the keyboard comes to it."""

    key: str
    title: str
    line: str
    cards: tuple[str, ...]
    box: pygame.Rect
    pack: str = "french"
    call: str = ""  # the words of a pill below, for a game that stands alone
    warm: float = 0.0
    wanted: bool = False
    frame: pygame.Surface | None = None  # drawn when first needed

    def tick(self, dt_ms: float) -> bool:
        """Approach what is wanted; whether anything moved."""
        goal = 1.0 if self.wanted else 0.0
        step = dt_ms / WARM_MS
        before = self.warm
        self.warm = min(goal, self.warm + step) if goal > self.warm else max(goal, self.warm - step)
        return self.warm != before


def boxes(count: int, area: pygame.Rect, gap: int, least: int = 0) -> list[pygame.Rect]:
    """Equal boxes in centred rows, no wider than they look well, but as wide as `least` where they can be."""
    columns = COLUMNS.get(count, 3)
    rows = math.ceil(count / columns)
    width = (area.width - gap * (columns - 1)) // columns
    height = (area.height - gap * (rows - 1)) // rows
    width, height = min(width, max(round(height * 1.45), least)), min(height, width)
    top = area.centery - (rows * height + (rows - 1) * gap) // 2
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = area.centerx - (in_row * width + (in_row - 1) * gap) // 2 + column * (width + gap)
        found.append(pygame.Rect(left, top + row * (height + gap), width, height))
    return found


def draw_tile(surface: pygame.Surface, tile: Tile, fonts: Fonts, art: CardArt, tone: Tone) -> None:
    """The frame, the fan and the words, risen as far as the tile is warm."""
    ease = tile.warm * tile.warm * (3 - 2 * tile.warm)
    unit = fonts.scale
    if ease:
        if tile.frame is None:
            tile.frame = panel(tile.box.size, 24 * unit, (255, 255, 255, 10), ACCENT, max(2.0, 2 * unit))
        tile.frame.set_alpha(round(255 * ease))
        surface.blit(tile.frame, tile.box)
    _draw_fan(surface, tile, fan_room(tile, fonts), ease, art)
    _draw_words(surface, tile, fonts, art, tone, ease)


def fan_room(tile: Tile, fonts: Fonts) -> pygame.Rect:
    """What the words leave of the box to the cards."""
    below = _words_height(tile, fonts, name_style(tile, fonts))
    return pygame.Rect(tile.box.left, tile.box.top, tile.box.width, tile.box.height - below)


def text_width(title: str, line: str, fonts: Fonts) -> int:
    """How wide a box shows these words whole."""
    return max(fonts.width(title, "heading"), fonts.width(line, "body")) + round(24 * fonts.scale)


def call_fits(tile: Tile, fonts: Fonts) -> bool:
    """Whether the fan keeps more than half of the box above the words and the pill."""
    return tile.box.height > 2.2 * _words_height(tile, fonts, "title")


def name_style(tile: Tile, fonts: Fonts) -> str:
    """Of the letters in which the game's name is whole and leaves half of the box to the cards."""
    if tile.call:
        return "title"
    wide = fonts.width(tile.title, "heading") > tile.box.width - round(24 * fonts.scale)
    high = 2 * fonts.line_height("heading") > tile.box.height - round(52 * fonts.scale)
    return "bold" if wide or high else "heading"


def _words_height(tile: Tile, fonts: Fonts, name: str) -> int:
    unit = fonts.scale
    height = fonts.line_height(name) + round(26 * unit)
    if _has_line(tile, fonts, name):
        height += fonts.line_height("body")
    return height + (fonts.line_height("bold") + round(44 * unit) if tile.call else 0)


def _has_line(tile: Tile, fonts: Fonts, name: str) -> bool:
    """Large words leave the line out: the cards say as much, and need half of the box."""
    words = fonts.line_height(name) + fonts.line_height("body") + round(26 * fonts.scale)
    return tile.box.height > 2 * words


def _draw_words(
    surface: pygame.Surface, tile: Tile, fonts: Fonts, art: CardArt, tone: Tone, ease: float
) -> None:
    unit, centre, name = fonts.scale, tile.box.centerx, name_style(tile, fonts)
    y = tile.box.bottom - _words_height(tile, fonts, name)
    words = ((tile.title, name, tone.text), (tile.line, "body", tone.text_second))
    for text, style, colour in words if _has_line(tile, fonts, name) else words[:1]:
        fitting = fonts.ellipsised(text, style, tile.box.width - round(24 * unit))
        picture = fonts.render(fitting, style, colour)
        surface.blit(picture, picture.get_rect(midtop=(centre, y)))
        y += fonts.line_height(style)
    if tile.call:
        _draw_call(surface, tile, fonts, art, (centre, y + round(16 * unit)), ease)


def _draw_call(
    surface: pygame.Surface, tile: Tile, fonts: Fonts, art: CardArt, top: tuple[int, int], ease: float
) -> None:
    unit = fonts.scale
    coat = COATS["gold"]["hovered" if ease > 0.5 else "normal"]
    words = fonts.render(tile.call, "bold", coat.text)
    icon = art.icon("play", round(22 * unit), coat.text)
    size = (words.get_width() + icon.get_width() + round(64 * unit), words.get_height() + round(22 * unit))
    pill = rounded(size, 99 * unit, coat.fill).get_rect(midtop=top)
    surface.blit(rounded(size, 99 * unit, coat.fill), pill)
    surface.blit(icon, icon.get_rect(midleft=(pill.left + round(26 * unit), pill.centery)))
    surface.blit(words, words.get_rect(midright=(pill.right - round(30 * unit), pill.centery)))


def _draw_fan(surface: pygame.Surface, tile: Tile, room: pygame.Rect, ease: float, art: CardArt) -> None:
    count = len(tile.cards)
    turn, step = (6.4, 0.46) if count > 4 else (9.0, 0.6)  # degrees and card widths between two cards
    opens = 0.05  # by how much under the pointer; the cards keep their size meanwhile
    spread = 1 + (step + opens) * (count - 1)
    width = max(12.0, min(room.width * 0.86 / (spread + 0.25), room.height * 0.78 / 1.52))
    centre = room.centerx, room.top + room.height * 0.5 - 0.05 * width * ease
    blits = []
    for number, card in enumerate(tile.cards):
        offset = number - (count - 1) / 2
        angle = offset * (turn + 0.7 * ease)
        x = centre[0] + offset * (step + opens * ease) * width
        y = centre[1] + (offset * offset) * 0.024 * width
        blits += art.blits(
            card,
            (x, y),
            round(width),
            angle,
            lift=1 if ease > 0.5 else 0,
            way="flies" if 0 < ease < 1 else "lies",
        )
    surface.fblits(blits)
