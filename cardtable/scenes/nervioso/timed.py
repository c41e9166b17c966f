"""A table on which time is a rule: its clock stops with every look away, and starts after three, two, one."""

from __future__ import annotations

import math

from cardtable.engine.match import Match
from cardtable.scenes.desk import DeskScene
from cardtable.scenes.scene import Request, Stage

COUNTDOWN_MS = 2100.0
COUNTED = 3  # three, two, one


class TimedScene(DeskScene):
    """Time passes in the match while the clock runs, whatever moves on the table."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.counting: float | None = None  # ms of three, two, one that are left
        self.away = False  # the window has lost the keys

    @property
    def digit(self) -> int:
        """Three, two or one."""
        left = self.counting or 0.0
        return min(COUNTED, max(1, math.ceil(left / (COUNTDOWN_MS / COUNTED))))

    def draw_ahead(self) -> None:
        """Is called while it is counted down: draws a little of what will be needed at once later."""

    def enter(self) -> None:
        self.take_settings()
        self.count_down()

    def leave(self) -> None:
        self.stop()
        super().leave()

    def count_down(self) -> None:
        self.away = False
        self.counting = None if self.match.over else COUNTDOWN_MS
        self.dirty = True

    def stop(self) -> None:
        self.clock.stop()
        self.counting = None
        self.dirty = True

    @property
    def playing(self) -> bool:
        return self.clock.running or self.counting is not None

    @property
    def typing(self) -> bool:
        """Letters are hands, and no shortcuts."""
        return self.playing

    @property
    def busy(self) -> bool:
        return self.playing or not self.timeline.idle

    @property
    def may_step(self) -> bool:
        return not self.started or self.clock.running

    def standing(self) -> bool:
        return self.match.over

    def tick(self, dt_ms: float) -> Request | None:
        request = super().tick(dt_ms)
        if self.counting is not None and self.timeline.idle and self.started:
            self._tick_down(dt_ms)
        return request

    def _tick_down(self, dt_ms: float) -> None:
        """Frames that show nothing new are left to the drawing of faces and hands for later."""
        assert self.counting is not None
        before = self.digit
        self.counting -= dt_ms
        self.dirty |= self.digit != before
        self.draw_ahead()
        if self.counting <= 0:
            self.counting = None
            self.dirty = True
            self.clock.run()

    def lose_focus(self) -> None:
        if not self.match.over:
            self.away = True
            self.stop()
            self.save()
