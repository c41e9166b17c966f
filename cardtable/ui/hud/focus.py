"""Where the keyboard is: one stop at a time, shown by a gold ring, moved by Tab and the arrows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import pygame

if TYPE_CHECKING:
    from cardtable.ui.hud.scroll import Scroll

Press = Callable[[], object]

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


@dataclass
class Stop:
    """One control the keyboard can stand on."""

    key: str
    rect: Callable[[], pygame.Rect]  # where it is now: scrolling moves it
    press: Press | None = None  # what Enter and Space do
    slide: Callable[[int], object] | None = None  # what Left (-1) and Right (+1) do
    typing: bool = False  # a text field: letters, Left and Right are its own
    scroll: Scroll | None = None
    radius: int = 12
    ringed: bool = True  # False: it shows by itself that the keyboard is on it


class FocusRing:
    by_keyboard: ClassVar[bool] = False  # the last device used, the same for every screen

    def __init__(self) -> None:
        self.stops: list[Stop] = []
        self.key: str | None = None

    def clear(self) -> None:
        self.stops = []

    def add(self, stop: Stop) -> None:
        self.stops.append(stop)

    @property
    def current(self) -> Stop | None:
        return next((stop for stop in self.stops if stop.key == self.key), None)

    @property
    def shown(self) -> Stop | None:
        """The stop to draw the ring around, if the keyboard is in use."""
        return self.current if FocusRing.by_keyboard else None

    def start_at(self, key: str | None) -> None:
        """Stand on this stop or else the first, unless the one stood on before a rebuild is still there."""
        keys = [stop.key for stop in self.stops]
        if self.key not in keys:
            self.key = key if key in keys else next(iter(keys), None)

    def stand_on(self, stop: Stop) -> None:
        self.key = stop.key
        self.reveal(stop.key)

    def follow(self, pos: tuple[int, int]) -> None:
        """Stand on what was clicked, so that the keyboard goes on from there."""
        for stop in self.stops:
            seen = stop.scroll is None or stop.scroll.rect.collidepoint(pos)
            if seen and stop.rect().collidepoint(pos):
                self.key = stop.key

    def reveal(self, key: str) -> None:
        """Scroll this stop into view."""
        for stop in self.stops:
            if stop.key == key and stop.scroll is not None:
                stop.scroll.reveal(stop.rect())

    def handle(self, event: pygame.Event) -> tuple[bool, object]:
        """Take a key press: whether it was for the ring, and what the pressed control answers."""
        stop = self.current
        typing = stop is not None and stop.typing
        if event.key == pygame.K_TAB:
            FocusRing.by_keyboard = True
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True, None
        if event.key in ARROWS and not (typing and ARROWS[event.key][0]):
            FocusRing.by_keyboard = True
            return True, self._arrow(stop, *ARROWS[event.key])
        if event.key in ENTER or (event.key == pygame.K_SPACE and not typing):
            FocusRing.by_keyboard = True
            return True, stop.press() if stop and stop.press else None
        return False, None

    def _arrow(self, stop: Stop | None, dx: int, dy: int) -> object:
        if stop and stop.slide and dx:
            return stop.slide(dx)
        there = self._nearest(dx, dy)
        if there is not None:
            self.stand_on(there)
        return None

    def _step(self, by: int) -> None:
        if self.stops:
            at = next((i for i, stop in enumerate(self.stops) if stop.key == self.key), -by)
            self.stand_on(self.stops[(at + by) % len(self.stops)])

    def _nearest(self, dx: int, dy: int) -> Stop | None:
        """The closest stop that lies that way; what lies aside counts double."""
        here = self.current
        if here is None:
            return self.stops[0] if self.stops else None
        from_ = here.rect()
        best: tuple[float, Stop] | None = None
        for stop in self.stops:
            rect = stop.rect()
            ahead, aside = _gaps(from_, rect, dx, dy)
            if stop is not here and ahead > 0:
                distance = ahead + 2.0 * aside
                if best is None or distance < best[0]:
                    best = distance, stop
        return best[1] if best else None


def _gaps(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> tuple[float, float]:
    """How far `there` lies ahead of `here` in a direction, and how far beside that line."""
    if dx:
        ahead = (there.centerx - here.centerx) * dx
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        # Beside the row is another row: Left and Right stay in theirs.
        return (ahead if not aside else 0), abs(there.centery - here.centery) / 2
    ahead = there.top - here.bottom if dy > 0 else here.top - there.bottom
    aside = max(0, there.left - here.right, here.left - there.right)
    return (ahead + 1 if ahead >= 0 else 0), aside + abs(there.centerx - here.centerx) / 8
