"""One press of the mouse, from the button's way down to a click, a drop or nothing."""

import math
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from cardtable.ui.timeline import DOUBLE_CLICK

THRESHOLD_PX: Final = 4.0
LEFT: Final = 1

Item = TypeVar("Item")
Pixel = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Click(Generic[Item]):
    """Pressed and let go at one place; double when the same item was clicked just before."""

    item: Item
    pos: Pixel
    double: bool = False


@dataclass(frozen=True, slots=True)
class Drop(Generic[Item]):
    """Carried from one place to another, which may be outside the window."""

    item: Item
    start: Pixel
    pos: Pixel


class Gesture(Generic[Item]):
    """At most one item under the left button; another button or `cancel` ends it without a result."""

    def __init__(self) -> None:
        self.start: Pixel = (0, 0)
        self.pos: Pixel = (0, 0)
        self._item: Item | None = None
        self._moved = False
        self._last: tuple[Item, float] | None = None

    @property
    def pressed(self) -> Item | None:
        """The item under the button, carried or not yet."""
        return self._item

    @property
    def held(self) -> Item | None:
        """The item that is being carried: the pointer has left the threshold."""
        return self._item if self._moved else None

    def press(self, pos: Pixel, button: int, item: Item | None) -> bool:
        """Whether the item is now in hand."""
        if self._item is not None:
            self.cancel()
            return False
        if button != LEFT or item is None:
            return False
        self._item, self._moved = item, False
        self.start = self.pos = pos
        return True

    def move(self, pos: Pixel) -> bool:
        """Whether the item is being carried."""
        if self._item is None:
            return False
        self.pos = pos
        self._moved = self._moved or math.dist(pos, self.start) > THRESHOLD_PX
        return self._moved

    def release(self, pos: Pixel, button: int, at_ms: float = 0.0) -> Click[Item] | Drop[Item] | None:
        if self._item is None or button != LEFT:
            return None
        self.move(pos)
        item, moved = self._item, self._moved
        self._item, self._moved = None, False
        if moved:
            self._last = None
            return Drop(item, self.start, pos)
        return Click(item, pos, self._doubles(item, at_ms))

    def cancel(self) -> Item | None:
        """Lets go at once and returns what was carried, so that it can glide home."""
        item = self.held
        self._item, self._moved, self._last = None, False, None
        return item

    def _doubles(self, item: Item, at_ms: float) -> bool:
        """A third click begins a new pair."""
        double = self._last is not None and self._last[0] == item and at_ms - self._last[1] <= DOUBLE_CLICK
        self._last = None if double else (item, at_ms)
        return double
