"""The counters before each seat: as many as there are points left, and places for those that come and go."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.scenes.nines_tricks.places import COUNTER
from cardtable.ui import timeline as t
from cardtable.ui.counters import Grid, grid
from cardtable.ui.layout import Box
from cardtable.ui.timeline import Motion, Timeline


class Heaps:
    """How many counters have a place before each seat, `least` or more."""

    def __init__(self, scores: Sequence[int], least: int) -> None:
        self.least = least
        self.rooms = self._for(scores)
        self._before = self.rooms
        self.moved = 1.0  # of their way from the places of before

    def _for(self, scores: Sequence[int]) -> tuple[int, ...]:
        return tuple(max(self.least, score) for score in scores)

    def widen(self, scores: Sequence[int], timeline: Timeline | None = None) -> None:
        """Room for these too; on a timeline what lies there moves over, without one it is there at once."""
        self._change([max(pair) for pair in zip(self.rooms, scores, strict=True)], timeline)

    def fit(self, scores: Sequence[int], timeline: Timeline) -> None:
        """Room for these and no more."""
        self._change(scores, timeline)

    def _change(self, scores: Sequence[int], timeline: Timeline | None) -> None:
        before, self.rooms = self.rooms, self._for(scores)
        if timeline is not None and not timeline.reduce and self.rooms != before:
            self._before, self.moved = before, 0.0
            timeline.play(Motion(t.SLIDE, self._go, t.ease_in_out))

    @property
    def look(self) -> object:
        """Another one when the places are others."""
        return self.rooms, self.moved

    def _go(self, done: float) -> None:
        self.moved = done

    def places(self, seat: int, box: Box) -> Grid:
        there = grid(box, self.rooms[seat], COUNTER)
        return (
            there if self.moved == 1 else _between(grid(box, self._before[seat], COUNTER), there, self.moved)
        )


def _between(here: Grid, there: Grid, part: float) -> Grid:
    """Places on the way from here to there; those that are new, or will be gone, stay."""
    pairs = zip(here.places, there.places, strict=False)
    moving = tuple((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairs)
    longer = max(here.places, there.places, key=len)
    diameter = here.diameter + (there.diameter - here.diameter) * part
    return Grid(diameter, (*moving, *longer[len(moving) :]))
