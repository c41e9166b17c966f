"""Reaction times as a picture: a small histogram with the best and the middle one."""

from __future__ import annotations

from typing import Final

import pygame

from cardtable.engine.games.nervioso import Reactions
from cardtable.ui import palette
from cardtable.ui.palette import Colour
from cardtable.ui.shapes import rounded
from cardtable.ui.text import Fonts
from cardtable.words import Words

FIRST_MS, LAST_MS, STEP_MS = 150, 1050, 50
EDGES: Final = tuple(range(FIRST_MS, LAST_MS + STEP_MS, STEP_MS))
TICKS: Final = (200, 400, 600, 800, 1000)


def histogram(size: tuple[int, int], fonts: Fonts, told: Reactions, colour: Colour) -> pygame.Surface:
    """Bars of 50 ms, the one with the median bright, over an axis with numbers."""
    picture = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
    picture.fill((*palette.PANEL_SOLID, 0))
    foot = fonts.line_height("small")
    base, width = size[1] - foot - 2, size[0]
    bars = told.histogram(EDGES)
    each, most = width / len(bars), max(*bars, 4)
    line = pygame.Rect(0, base, width, max(1, round(fonts.scale)))
    picture.fill((*palette.TEXT_SECOND, 150), line)
    for number, count in enumerate(bars):
        if count:
            height = max(3, round((base - 4) * count / most))
            bar = max(2, round(each * 0.78)), height
            at = round(number * each + each * 0.11), base - height
            middle = told.median is not None and _bar_of(told.median) == number
            picture.blit(rounded(bar, each * 0.18, (*colour, 255 if middle else 150)), at)
    for tick in TICKS:
        label = fonts.render(str(tick), "small", palette.TEXT_SECOND)
        x = (tick - FIRST_MS) / (LAST_MS - FIRST_MS) * width
        left = min(max(0, round(x - label.get_width() / 2)), width - label.get_width())
        picture.fill((*palette.TEXT_SECOND, 150), (round(x), base, max(1, round(fonts.scale)), 4))
        picture.blit(label, (left, base + 3))
    return picture


def _bar_of(ms: int) -> int:
    return min(max((ms - FIRST_MS) // STEP_MS, 0), len(EDGES) - 2)


def in_ms(words: Words, ms: int | None) -> str:
    return "–" if ms is None else words.tr("{n} ms", n=ms)
