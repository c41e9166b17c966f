"""The squared paper of the scores: struck-through numbers, crosses, the barrel, the samosval."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from cardtable.scenes.thousand.sheet import HEAD, Column, Entry, Sheet, figure
from cardtable.ui.drawing import drawn
from cardtable.ui.palette import PAPER, Colour
from cardtable.ui.text import STYLES, Fonts

SQUARES: Final[Colour] = (0xC9, 0xD9, 0xE6)
RULED: Final[Colour] = (0xD9, 0x8C, 0x84)  # the margin line under the names
PENCIL: Final[Colour] = (0x27, 0x3C, 0x7E)
PALE: Final[Colour] = (0x77, 0x86, 0xAE)
RED_PENCIL: Final[Colour] = (0xC4, 0x32, 0x2B)
HEAD_ROWS: Final = 2  # the names, and below them barrels and bolts
SLANT: Final = 0.14  # of a struck number's height

BARREL: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
    b'<path d="M6.5 2.5H17.5C20.3 8 20.3 16 17.5 21.5H6.5C3.7 16 3.7 8 6.5 2.5Z" fill="#d9a15c" '
    b'stroke="#5a3a1c" stroke-width="1.6" stroke-linejoin="round"/>'
    b'<path d="M9.6 3C8.6 9 8.6 15 9.6 21M14.4 3C15.4 9 15.4 15 14.4 21" fill="none" stroke="#a8713a" '
    b'stroke-width="1"/>'
    b'<path d="M4.9 7.6H19.1M4.9 16.4H19.1" fill="none" stroke="#3c4652" stroke-width="2.1"/></svg>'
)
TIPPER: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 24" width="30" height="24">'
    b'<g fill="none" stroke="#c4322b" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">'
    b'<path d="M2.5 13.2L15.6 3.4L18.4 10.2L6.6 16.4Z" fill="#f2d9d2"/>'
    b'<path d="M19.6 9.5H24L27.6 13V18H19.6Z"/><path d="M5.5 18H27.6"/>'
    b'<circle cx="9.4" cy="19.6" r="2.3" fill="#fbf7ec"/><circle cx="23.4" cy="19.6" r="2.3" fill="#fbf7ec"/>'
    b'<path d="M1.6 18.6L3 17.2M1.2 22L3.4 21"/></g></svg>'
)
FALL: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
    b'<g fill="none" stroke="#c4322b" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">'
    b'<path d="M5 4C13 4 17 9 17 19M11.5 14L17 20L21.5 13.5"/></g></svg>'
)


@dataclass(frozen=True)
class Written:
    """A picture of the paper, and where on it names and entries stand, by column and row of the sheet."""

    picture: pygame.Surface
    cells: dict[tuple[int, int], pygame.Rect]


@lru_cache(maxsize=4)
def _fonts(px: int) -> Fonts:
    """Whose "heading" is so many pixels high."""
    return Fonts(px / STYLES["heading"].px)


def rows_in(height: int, row: int) -> int:
    """How many entries have room below the names."""
    return max(1, height // row - HEAD_ROWS)


@lru_cache(maxsize=6)
def written(sheet: Sheet, size: tuple[int, int], row: int, first: int) -> Written:
    """The sheet from its row `first` on, on paper of a size in pixels with rows of a height."""
    paper = _paper(size, row)
    cells: dict[tuple[int, int], pygame.Rect] = {}
    width = size[0] / len(sheet.columns)
    last = min(sheet.rows, first + rows_in(size[1], row))
    for number, column in enumerate(sheet.columns):
        left, right = round(number * width), round((number + 1) * width)
        _head(paper, column, pygame.Rect(left, 0, right - left, row), sheet.all_tries, row)
        cells[number, HEAD] = pygame.Rect(left, 0, right - left, HEAD_ROWS * row)
        for place in range(first, last):
            top = (HEAD_ROWS + place - first) * row
            cell = pygame.Rect(left, top, right - left, row)
            _write(paper, column.entries[place], cell, struck=place < column.last_written)
            cells[number, place] = cell
        if number:
            pygame.draw.line(paper, RULED, (left, row // 4), (left, size[1] - row // 4), max(1, row // 18))
    return Written(paper, cells)


def _paper(size: tuple[int, int], row: int) -> pygame.Surface:
    paper = pygame.Surface(size).convert_alpha()
    paper.fill(PAPER)
    step = row / 2
    for number in range(1, round(max(size) / step) + 1):
        at = round(number * step)
        pygame.draw.line(paper, SQUARES, (at, 0), (at, size[1]))
        pygame.draw.line(paper, SQUARES, (0, at), (size[0], at))
    under = HEAD_ROWS * row
    pygame.draw.line(paper, RULED, (0, under), (size[0], under), max(1, row // 14))
    pygame.draw.rect(paper, (0xD8, 0xCF, 0xB8), paper.get_rect(), 1)
    return paper


def _head(paper: pygame.Surface, column: Column, box: pygame.Rect, tries: int, row: int) -> None:
    """The name; below it the barrel with its tries, and the bolts as crosses."""
    fonts = _fonts(max(12, round(row * 0.62)))
    name = fonts.ellipsised(column.name, "heading", box.width - row // 3)
    picture = fonts.render(name, "heading", PENCIL)
    paper.blit(picture, picture.get_rect(center=box.center))
    below = box.move(0, row)
    signs: list[pygame.Surface] = []
    if column.on_barrel:
        side = round(row * 0.86)
        signs += [drawn(BARREL, side, side), _tally(column.tries, tries, side)]
    signs += [_cross(round(row * 0.56))] * min(column.bolts, 4)
    _in_a_row(paper, signs, below)


def _in_a_row(paper: pygame.Surface, signs: list[pygame.Surface], box: pygame.Rect) -> None:
    width = sum(sign.get_width() for sign in signs)
    gap = min(box.height // 6, max(0, (box.width - width) // (len(signs) + 1)))
    left = box.centerx - (width + gap * (len(signs) - 1)) // 2
    for sign in signs:
        paper.blit(sign, sign.get_rect(midleft=(left, box.centery)))
        left += sign.get_width() + gap


def _tally(left: int, tries: int, height: int) -> pygame.Surface:
    """A stroke for each try on the barrel, those that are used crossed out."""
    step, pen = round(height * 0.34), max(2, height // 10)
    picture = pygame.Surface((step * tries + step // 2, height), pygame.SRCALPHA).convert_alpha()
    picture.fill((*PENCIL, 0))
    used = tries - left
    for number in range(tries):
        x = round(step * (number + 0.75))
        colour = PALE if number < used else PENCIL
        pygame.draw.aaline(picture, colour, (x, height * 0.18), (x - pen // 2, height * 0.84), pen)
        if number < used:
            ends = (x - step * 0.45, height * 0.7), (x + step * 0.45, height * 0.3)
            pygame.draw.aaline(picture, RED_PENCIL, *ends, pen)
    return picture


@lru_cache(maxsize=8)
def _cross(side: int) -> pygame.Surface:
    return drawn(
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        b'<path d="M5 4.5C10 10 14 14.5 19.5 20M19 4C14 9.5 9.5 14 4.5 20.5" fill="none" stroke="#c4322b" '
        b'stroke-width="3.2" stroke-linecap="round"/></svg>',
        side,
        side,
    )


def _write(paper: pygame.Surface, entry: Entry, cell: pygame.Rect, *, struck: bool) -> None:
    row = cell.height
    fonts = _fonts(max(12, round(row * 0.78)))
    if entry.written:
        text, colour = figure(entry.score), PALE if struck else PENCIL
    else:
        text, colour = "·", PALE
    number = fonts.render(text, "heading", colour)
    room = cell.inflate(-row // 5, 0)
    signs = _signs(entry, row)
    beside = sum(sign.get_width() for sign in signs)
    at = number.get_rect(center=cell.center)
    if beside:
        at.left = max(room.left, min(at.left, room.right - beside - at.width - row // 8))
    paper.blit(number, at)
    if struck and entry.written:
        lean = round(at.height * SLANT)
        ends = (at.left - row // 8, at.centery + lean), (at.right + row // 8, at.centery - lean)
        pygame.draw.aaline(paper, PENCIL, *ends, max(2, row // 13))
    left = at.right + row // 8
    for sign in signs:
        paper.blit(sign, sign.get_rect(midleft=(left, cell.centery)))
        left += sign.get_width()


def _signs(entry: Entry, row: int) -> list[pygame.Surface]:
    side = round(row * 0.74)
    drawings = {"barrel": (BARREL, 1.0), "samosval": (TIPPER, 1.25), "fall": (FALL, 1.0)}
    signs = [_cross(round(row * 0.46))] * min(entry.bolts, 2)
    if entry.mark in drawings:
        svg, wide = drawings[entry.mark]
        signs.append(drawn(svg, round(side * wide), side))
    return signs
