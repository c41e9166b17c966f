"""How teams are told apart: a letter and a colour each."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from cardtable.engine.games.nine import partner_of
from cardtable.engine.table import Seat
from cardtable.ui import palette
from cardtable.ui.palette import Colour
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.shapes import rounded

COLOURS: Final[tuple[Colour, ...]] = ((0x7F, 0xC8, 0xF0), (0xF4, 0x9A, 0x7A), (0xA9, 0xD6, 0x6C))
LETTERS: Final = "ABC"


def of(seat: Seat, players: int) -> int:
    """Which team a seat is of."""
    return min(seat, partner_of(seat, players))


def letter(team: int) -> str:
    return LETTERS[team]


@lru_cache(maxsize=16)
def _disc(side: int, team: int) -> pygame.Surface:
    return rounded((side, side), side / 2, COLOURS[team], palette.PANEL_SOLID, max(1.0, side / 14))


def mark(pen: Pen, team: int, side: int) -> pygame.Surface:
    """The letter in a disc."""
    disc = _disc(side, team).copy()
    sign = fitted(pen.line([letter(team)], "bold", palette.INK), side, round(side * 0.86))
    disc.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
    return disc
