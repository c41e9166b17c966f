"""Tries the moves that may be best on many deals, all of them on the same ones, and drops what falls behind.

What one play is worth is small beside the luck of a deal. So a move is compared with what rules of thumb
would play, deal by deal, and must be better by more than chance explains to be played instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from cardtable.engine.players.nines_shedding.deal import Deal
from cardtable.engine.players.nines_shedding.worlds import Worlds

MOST: Final = 400
"""Moves after which a deal played out goes on for too long to tell anything."""
ROUND: Final = 10
"""Deals between two looks at which moves are still in it."""
BEHIND: Final = 1.0
"""Standard errors that a move may be behind the best before it is dropped."""
NEARER: Final = 0.25
"""What it is worth not to be out but to have one card left, where to be out is 1."""


@dataclass
class Tried:
    """A move, and by how much it was better than the first one."""

    number: int
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, gain: float) -> None:
        self.deals += 1
        self.total += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, as if one more deal had gone either way."""
        if not self.deals:
            return 1.0
        return sqrt((max(self.squares / self.deals - self.mean**2, 0.0) + 1 / self.deals) / self.deals)


@dataclass
class Sampling:
    """`numbers` are moves of a bare deal, the first of them that of the rules of thumb."""

    worlds: Worlds
    seat: int
    numbers: Sequence[int]
    left: int
    """How many deals may still be tried."""
    caution: float
    """By how many standard errors a move must be better than the first one."""
    _world: Deal = field(init=False)

    def __post_init__(self) -> None:
        self.tried = [Tried(number) for number in self.numbers]
        self._running = self.tried[1:]
        self._waiting: list[Tried] = []
        self._usual = self._first_brings = 0.0

    def step(self) -> bool:
        """Try the first move on a new deal, or one more on the same; False when there is no more to try."""
        if self._waiting:
            each = self._waiting.pop()
            each.add(brought(self._world, each.number, self.seat) - self._usual)
        else:
            self._world = self.worlds.imagine()
            self._usual = brought(self._world, self.tried[0].number, self.seat)
            self._first_brings += self._usual
            self.tried[0].add(0.0)
            self._waiting = self._running[:]
        if self._waiting:
            return True
        self.left -= 1
        if self.left % ROUND == 0:
            self._drop()
        return self.left > 0 and bool(self._running)

    def _drop(self) -> None:
        """Leave what is not clearly worse than the best; nothing, if the best is clear."""
        best = max(self.tried, key=lambda each: each.mean)
        self._running = [each for each in self._running if not _behind(each, best)]
        if self._running == [best] and _behind(self.tried[0], best):
            self._running = []

    def worths(self) -> dict[int, float]:
        """What each move brings on average, those but the first less what may be luck in it."""
        first = self._first_brings / max(1, self.tried[0].deals)
        return {each.number: first + each.mean - self._doubt(each) for each in self.tried}

    def _doubt(self, each: Tried) -> float:
        return 0.0 if each is self.tried[0] else self.caution * each.error


def _behind(each: Tried, best: Tried) -> bool:
    return each.mean + BEHIND * (each.error + best.error) < best.mean


def brought(world: Deal, move: int, seat: int) -> float:
    """From 0 to 1: what a move brings the seat in a deal, which stays as it is."""
    deal = world.copy()
    out = len(deal.out)
    deal.play(move)
    if len(deal.out) == out:
        deal.play_out(MOST)
    if len(deal.out) > out:
        return 1.0 if deal.out[out] == seat else NEARER / (1 + deal.left(seat))
    return NEARER / (1 + deal.left(seat))
