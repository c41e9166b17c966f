"""What of a picture stays the same from frame to frame, kept as one surface."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface


class Still:
    """Repeats a painting as long as the key it was painted for comes again."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._kept: object = None  # the key of the picture
        self._last: object = (
            None  # the key of the frame before: a picture that comes once is not worth keeping
        )

    def draw(self, surface: Surface, key: object, paint: Callable[[], None]) -> None:
        """`paint` has to cover the whole surface, and to paint the same for equal keys."""
        if self._picture is not None and key == self._kept:
            surface.blit(self._picture, (0, 0))
            return
        paint()
        if key == self._last:
            if self._picture is None or self._picture.get_size() != surface.get_size():
                self._picture = surface.copy()
            else:
                self._picture.blit(surface, (0, 0))
            self._kept = key
        self._last = key
