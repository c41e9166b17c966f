"""Hands that have moved and do not count yet, and the order in which things happen in a game with a clock."""

from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from cardtable.engine.game import Move, Seat


@dataclass(frozen=True)
class Underway:
    """A move that a hand has begun: `pressed_ms` is when it shows, `due_ms` when it counts."""

    seat: Seat
    move: Move
    pressed_ms: int
    due_ms: int

    @property
    def takes_time(self) -> bool:
        return self.due_ms > self.pressed_ms


class Rank(IntEnum):
    """What goes before what in one millisecond."""

    CLOCK = 0
    """Who comes in the very millisecond in which the time is up comes too late."""
    PRESS = 1
    PRESSED = 2
    """Up to here time has passed when a hand moves."""
    PLAYER = 3
    STEPPED = 4
    """Up to here time has passed after a step."""


@dataclass(frozen=True, order=True)
class Due:
    """When something happens, and within one millisecond in which order; never by the order of the seats."""

    ms: int
    rank: Rank
    tie: float = 0.0
    what: Underway | None = field(default=None, compare=False)


class Presses:
    """By the time at which they count; of one time in the order in which they came."""

    def __init__(self) -> None:
        self._waiting: list[Underway] = []

    def __iter__(self) -> Iterator[Underway]:
        return iter(self._waiting)

    def add(self, press: Underway) -> None:
        """Unless the same hand is already on its way: a card, or a slap that is held back."""
        if not any(each.seat == press.seat and each.takes_time == press.takes_time for each in self._waiting):
            insort(self._waiting, press, key=lambda each: each.due_ms)

    def drop(self, press: Underway) -> None:
        if press in self._waiting:
            self._waiting.remove(press)
