"""A question to the computer players, and how it is thought about in this process, a slice a frame."""

from __future__ import annotations

import logging
import math
import weakref
from collections.abc import Callable
from dataclasses import dataclass

from cardtable.engine.game import Move, View
from cardtable.engine.players import begin, simple_move, verdict
from cardtable.engine.players.mind import Thinking

HERE_MS = 700  # in this process, where there is less time in each frame
SLICE_MS = 4  # of thinking in this process, once a frame
PAUSE_MS = 8  # from one slice to the next: several polls in one frame think once

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Thought:
    """A question to the worker; who drops it is no longer interested, and its answer goes nowhere."""

    view: View
    level: str
    seed: str
    match: int
    asked: float
    move: Move | None = None
    """None until it is answered."""
    doubt: float = 0.0
    """How hard the choice was, from 0 to 1."""

    def settle(self, text: str | None, doubt: float = 0.0) -> None:
        """Take the worker's answer, or the rule of thumb's where there is none that is legal."""
        answered = next((move for move in self.view.legal if str(move) == text), None)
        self.move = answered or simple_move(self.view, self.level, self.seed)
        self.doubt = doubt


class Slices:
    """One thought in this process, a few milliseconds at a time."""

    def __init__(self, thought: Thought, clock: Callable[[], float]) -> None:
        self.thought = weakref.ref(thought)
        self.clock = clock
        self._thinking: Thinking | None = None
        self._ended = -math.inf

    def think(self) -> bool:
        """Think for a slice; True when the thought is settled, or nobody waits for it."""
        thought = self.thought()
        if thought is None or thought.move is not None:
            return True
        if (self.clock() - self._ended) * 1000 < PAUSE_MS:
            return False
        try:
            return self._slice(thought)
        except Exception:
            log.exception("A computer player could not decide.")
            thought.settle(None)
            return True

    def _slice(self, thought: Thought) -> bool:
        started = self.clock()
        if self._thinking is None:
            self._thinking = begin(thought.view, thought.level, thought.seed)
        more = True
        while more and (self.clock() - started) * 1000 < SLICE_MS:
            more = self._thinking.step()
        self._ended = self.clock()
        if more and (self._ended - thought.asked) * 1000 < HERE_MS:
            return False
        found = verdict(self._thinking.worths())
        thought.settle(str(found.move), found.doubt)
        return True
