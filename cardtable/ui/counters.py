"""Counters on the cloth, one for each point: ivory discs with a star, taken away or put on one by one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from cardtable.ui.drawing import drawn, faded
from cardtable.ui.layout import Box, Frame, Point
from cardtable.ui.sprites import Blit

PITCH: Final = 1.08  # from one middle to the next, in diameters
POINTS: Final = 9  # of the star
DROP: Final = 0.5  # diameters by which a counter that goes or comes is above its place


@dataclass(frozen=True)
class Grid:
    """Places in rows, as large as a box lets them be; in card widths."""

    diameter: float
    places: tuple[Point, ...]


@lru_cache(maxsize=32)
def grid(box: Box, count: int, most: float) -> Grid:
    """For so many counters, none wider than `most`; the rows are as even as they can be."""
    columns = max(range(1, count + 1), key=lambda columns: (_diameter(box, count, columns), -columns))
    diameter = min(most, _diameter(box, count, columns))
    columns = _most_even(box, count, diameter)
    step, rows = diameter * PITCH, math.ceil(count / columns)
    x, y = box.centre
    left, top = x - step * (columns - 1) / 2, y - step * (rows - 1) / 2
    spots = (divmod(number, columns) for number in range(count))
    return Grid(diameter, tuple((left + column * step, top + row * step) for row, column in spots))


def _diameter(box: Box, count: int, columns: int) -> float:
    return min(box.width / columns, box.height / math.ceil(count / columns)) / PITCH


def _most_even(box: Box, count: int, diameter: float) -> int:
    """The columns with which the fewest places of the last row stay empty, of those that have room."""
    fitting = [n for n in range(1, count + 1) if _diameter(box, count, n) >= diameter - 1e-9]
    square = math.sqrt(count * box.width / box.height)
    return min(fitting, key=lambda n: (-count % n, abs(n - square)))


def counter_blits(frame: Frame, places: Grid, shown: float) -> list[Blit]:
    """The counters that lie there; a broken number is one that is on its way."""
    px = max(6, round(places.diameter * frame.unit))
    blits: list[Blit] = []
    for number, (x, y) in enumerate(places.places):
        here = min(1.0, shown - number)
        if here <= 0:
            break
        at = frame.to_px(x, y - (1 - here) * DROP * places.diameter)
        picture = counter(px) if here == 1 else faded(counter(px), here)
        blits.append((picture, (at[0] - picture.get_width() // 2, at[1] - picture.get_height() // 2)))
    return blits


@lru_cache(maxsize=16)
def counter(px: int) -> pygame.Surface:
    """One counter and its shadow, in a square a little larger than its diameter of px pixels."""
    corners = []
    for number in range(2 * POINTS):
        angle = math.radians(number * 180 / POINTS - 90)
        far = 25 if number % 2 == 0 else 14
        corners.append(f"{60 + far * math.cos(angle):.1f},{58 + far * math.sin(angle):.1f}")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">'
        '<circle cx="60" cy="66" r="52" fill="#030c0f" fill-opacity="0.18"/>'
        '<circle cx="60" cy="64" r="50" fill="#030c0f" fill-opacity="0.30"/>'
        '<circle cx="60" cy="61" r="48" fill="#a8895a"/>'
        '<circle cx="60" cy="58" r="48" fill="#efe4c8"/>'
        '<circle cx="60" cy="58" r="46" fill="none" stroke="#fffaf0" stroke-width="2.4"/>'
        '<circle cx="60" cy="58" r="35" fill="#e3d3ae" stroke="#b99b5e" stroke-width="2.6"/>'
        f'<path d="M{" L".join(corners)} Z" fill="#1f5a56"/></svg>'
    )
    size = round(px * 1.2)
    return drawn(svg.encode(), size, size)
