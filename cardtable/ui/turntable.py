"""Turned copies of pictures, kept; of what moves the nearest there is, when there is no time for another."""

import time
from collections.abc import Callable, Hashable
from typing import Final

from pygame import Surface

from cardtable.ui.drawing import turn
from cardtable.ui.palette import PAPER, Colour
from cardtable.ui.shelf import Shelf

FLYING_SHARE: Final = 0.015  # of the time that goes by may be spent on turning what flies
SLIDING_SHARE: Final = 0.03  # and on what slides
SAVED_MS: Final = 2.0  # as much of it can be saved up while nothing moves
FLYING_OFF: Final = 12.0  # degrees by which a flying picture may lie otherwise than it should
SLIDING_OFF: Final = 2.0  # and a sliding one

STEP: Final = 0.5  # degrees between two copies of what lies
FLYING_STEP: Final = 2.0  # nobody sees two degrees of a card in flight
SLIM: Final = 100  # steps of a card's width while it is turned over
FLYING_SLIM: Final = 6
ZOOM: Final = 12  # steps of its size in flight: what comes a little closer to the eye keeps its own

_Stand = tuple[Hashable, float, float]  # a picture, and by how much it is larger and narrower


class _Allowance:
    """Milliseconds that may be spent: a share of the time that goes by."""

    def __init__(self, share: float, now: float) -> None:
        self._share = share
        self._seen = now
        self._ms = SAVED_MS

    def left(self, now: float) -> bool:
        self._ms = min(SAVED_MS, self._ms + (now - self._seen) * 1000 * self._share)
        self._seen = now
        return self._ms > 0

    def spend(self, ms: float) -> None:
        self._ms -= ms


class Turntable:
    """Keeps what it turns on a shelf. A key stands for one picture: who asks sees to that."""

    def __init__(self, shelf: Shelf[Hashable], clock: Callable[[], float] = time.perf_counter) -> None:
        self.shelf = shelf
        self._clock = clock  # in seconds
        self._for_flying = _Allowance(FLYING_SHARE, clock())
        self._for_sliding = _Allowance(SLIDING_SHARE, clock())
        self._instead: dict[Hashable, Surface] = {}  # what was shown for want of time, until more is turned
        self._angles: dict[Hashable, list[float]] = {}  # of the copies of a picture, some gone again

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
        stand, degrees = _stand(key, angle, squeeze, step, around)
        if degrees == 0 and stand[2] == 1:
            return make()
        return self.shelf.find((*stand, degrees)) or self._turned(stand, make, degrees, clear)

    def sliding(
        self,
        key: Hashable,
        make: Callable[[], Surface],
        angle: float,
        squeeze: float = 1.0,
        step: float = STEP,
        around: float = 360.0,
        clear: Colour | None = PAPER,
    ) -> Surface:
        """The same, or while there is no time for it one that is a little off."""
        stand, degrees = _stand(key, angle, squeeze, step, around)
        if degrees == 0 and stand[2] == 1:
            return make()
        found = self.shelf.find((*stand, degrees))
        return found or self._soon(stand, make, degrees, clear, self._for_sliding, SLIDING_OFF)

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
        found = self.shelf.find((key, zoom, slim, degrees))
        return found or self._soon((key, zoom, slim), make, degrees, clear, self._for_flying, FLYING_OFF)

    def _soon(
        self,
        stand: _Stand,
        make: Callable[[], Surface],
        degrees: float,
        clear: Colour | None,
        allowance: _Allowance,
        most_off: float,
    ) -> Surface:
        """A picture that is not kept yet: turned, if there is time for it, or the nearest."""
        if allowance.left(self._clock()):
            return self._turned(stand, make, degrees, clear, allowance)
        wanted = *stand, degrees, most_off
        if wanted not in self._instead:
            near = self._nearest(stand, degrees, most_off)
            plain = near == 0 and stand[1:] == (1, 1)
            other = make() if plain else self._turned(stand, make, near, clear, allowance)
            self._instead[wanted] = other
        return self._instead[wanted]

    def _turned(
        self,
        stand: _Stand,
        make: Callable[[], Surface],
        degrees: float,
        clear: Colour | None,
        allowance: _Allowance | None = None,
    ) -> Surface:
        """Takes the time for it from those who ask next."""
        found = self.shelf.find((*stand, degrees))
        if found is not None:
            return found
        begun = self._clock()
        _, zoom, slim = stand
        copy = self.shelf.get((*stand, degrees), lambda: turn(make(), degrees, zoom, slim, clear))
        if allowance is not None:
            allowance.spend((self._clock() - begun) * 1000)
        self._instead.clear()
        angles = self._angles.setdefault(stand, [])
        if degrees not in angles:
            angles.append(degrees)
        return copy

    def _nearest(self, stand: _Stand, degrees: float, most_off: float) -> float:
        """The angle of a copy that is kept, or else a quarter turn, which costs next to nothing."""
        angles = [angle for angle in self._angles.get(stand, ()) if _apart(angle, degrees) <= most_off]
        kept = [angle for angle in angles if (*stand, angle) in self.shelf]
        quarter = round(degrees / 90) * 90 % 360
        others = quarter if _apart(quarter, degrees) <= most_off else degrees
        return min(kept, key=lambda angle: _apart(angle, degrees), default=others)


def _stand(key: Hashable, angle: float, squeeze: float, step: float, around: float) -> tuple[_Stand, float]:
    """What is shown of a picture in its own size, and turned how far."""
    return (key, 1.0, round(abs(squeeze) * SLIM) / SLIM), round(angle / step) * step % around


def _apart(a: float, b: float) -> float:
    """Degrees, the shorter way round."""
    return abs((a - b + 180) % 360 - 180)
