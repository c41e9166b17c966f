"""Turned copies of pictures, kept; of what flies the nearest there is, when there is no time for another."""

import time
from collections.abc import Callable, Hashable
from typing import Final

from pygame import Surface

from cardtable.ui.drawing import turn
from cardtable.ui.palette import PAPER, Colour
from cardtable.ui.shelf import Shelf

SHARE: Final = 0.015  # of the time that goes by may be spent on turning what flies
SAVED_MS: Final = 2.0  # as much of it can be saved up while nothing flies
MOST_OFF: Final = 12.0  # degrees by which a flying picture may lie otherwise than it should

STEP: Final = 0.5  # degrees between two copies of what lies
FLYING_STEP: Final = 2.0  # nobody sees two degrees of a card in flight
SLIM: Final = 100  # steps of a card's width while it is turned over
FLYING_SLIM: Final = 6
ZOOM: Final = 12  # steps of its size in flight: what comes a little closer to the eye keeps its own


class Turntable:
    """Keeps what it turns on a shelf. A key stands for one picture: who asks sees to that."""

    def __init__(self, shelf: Shelf[Hashable], clock: Callable[[], float] = time.perf_counter) -> None:
        self.shelf = shelf
        self._clock = clock  # in seconds
        self._seen = clock()
        self._allowed_ms = SAVED_MS
        self._instead: dict[Hashable, Surface] = {}  # what was shown for want of time, until more is turned
        self._angles: dict[Hashable, list[float]] = {}  # of the copies of a flying picture, some gone again

    def lying(
        self,
        key: Hashable,
        make: Callable[[], Surface],
        angle: float,
        squeeze: float = 1.0,
        step: float = STEP,
        around: float = 360.0,
        clear: Colour | None = PAPER,
    ) -> Surface:
        """The picture turned clockwise and narrowed, exactly.

        Angles in a step share a copy, and those that differ by `around`. See `turn` for `clear`.
        """
        degrees, slim = round(angle / step) * step % around, round(abs(squeeze) * SLIM) / SLIM
        if degrees == 0 and slim == 1:
            return make()
        found = self.shelf.find((key, 1.0, slim, degrees))
        if found is not None:
            return found
        return self.shelf.get((key, 1.0, slim, degrees), lambda: turn(make(), degrees, 1.0, slim, clear))

    def flying(
        self,
        key: Hashable,
        make: Callable[[], Surface],
        angle: float,
        squeeze: float = 1.0,
        zoom: float = 1.0,
        clear: Colour | None = PAPER,
    ) -> Surface:
        """The picture in another size too, or if there is no time to turn it one that looks much the same."""
        degrees = round(angle / FLYING_STEP) * FLYING_STEP % 360
        slim, zoom = round(abs(squeeze) * FLYING_SLIM) / FLYING_SLIM, round(zoom * ZOOM) / ZOOM
        if degrees == 0 and slim == 1 and zoom == 1:
            return make()
        stand = key, zoom, slim
        found = self.shelf.find((*stand, degrees))
        if found is not None:
            return found
        if self._in_time():
            return self._turned(stand, make, degrees, clear)
        if (*stand, degrees) not in self._instead:
            near = self._nearest(stand, degrees)
            plain = near == 0 and slim == 1 and zoom == 1
            other = make() if plain else self._turned(stand, make, near, clear)
            self._instead[*stand, degrees] = other
        return self._instead[*stand, degrees]

    def _turned(
        self,
        stand: tuple[Hashable, float, float],
        make: Callable[[], Surface],
        degrees: float,
        clear: Colour | None,
    ) -> Surface:
        """Takes the time for it from those who ask next."""
        found = self.shelf.find((*stand, degrees))
        if found is not None:
            return found
        begun = self._clock()
        _, zoom, slim = stand
        copy = self.shelf.get((*stand, degrees), lambda: turn(make(), degrees, zoom, slim, clear))
        self._allowed_ms -= (self._clock() - begun) * 1000
        self._instead.clear()
        angles = self._angles.setdefault(stand, [])
        if degrees not in angles:
            angles.append(degrees)
        return copy

    def _in_time(self) -> bool:
        now = self._clock()
        self._allowed_ms = min(SAVED_MS, self._allowed_ms + (now - self._seen) * 1000 * SHARE)
        self._seen = now
        return self._allowed_ms > 0

    def _nearest(self, stand: tuple[Hashable, float, float], degrees: float) -> float:
        """The angle of a copy that is kept, or else a quarter turn, which costs next to nothing."""
        kept = [angle for angle in self._angles.get(stand, ()) if (*stand, angle) in self.shelf]
        near = min(kept, key=lambda angle: _apart(angle, degrees), default=None)
        if near is not None and _apart(near, degrees) <= MOST_OFF:
            return near
        quarter = round(degrees / 90) * 90 % 360
        return quarter if _apart(quarter, degrees) <= MOST_OFF else degrees


def _apart(a: float, b: float) -> float:
    """Degrees, the shorter way round."""
    return abs((a - b + 180) % 360 - 180)
