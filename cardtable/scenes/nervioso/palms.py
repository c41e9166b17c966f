"""The hands on the pile: how far each is on its way down or back. In card units."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardtable.engine.table import Seat
from cardtable.scenes.nervioso.story import Down
from cardtable.ui.timeline import Ease, Timeline, ease_out

DOWN_MS: Final = 95.0
BACK_MS: Final = 190.0


@dataclass
class Palm:
    down: Down
    done: float = 0.0  # 1: it lies on the pile
    alpha: float = 1.0
    leaving: bool = False


class Palms:
    """In the order in which they came, the first lowest; motion catches up with what the story says."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.shown: list[Palm] = []

    def follow(self, hands: Iterable[Down]) -> list[Palm]:
        """New hands come down, and are returned; those that are gone go back."""
        wanted = {hand.seat: hand for hand in hands}
        for palm in self.shown:
            if palm.down.seat not in wanted and not palm.leaving:
                self._leave(palm)
            elif not palm.leaving:
                palm.down = wanted[palm.down.seat]
        there = {palm.down.seat for palm in self.shown if not palm.leaving}
        fresh = [Palm(hand) for seat, hand in wanted.items() if seat not in there]
        for palm in fresh:
            self.shown.append(palm)
            self._move(palm, 0.0, 1.0, DOWN_MS, _faster)
        return fresh

    def seats(self) -> tuple[Seat, ...]:
        return tuple(palm.down.seat for palm in self.shown if not palm.leaving)

    def _leave(self, palm: Palm) -> None:
        palm.leaving = True
        self._move(palm, palm.done, 0.0, BACK_MS, ease_out)

    def _move(self, palm: Palm, start: float, end: float, ms: float, ease: Ease) -> None:
        def travel(done: float) -> None:
            palm.done = start + (end - start) * done

        def fade(done: float) -> None:
            palm.done, palm.alpha = 1.0, done if end else 1 - done

        def ended() -> None:
            if end == 0 and palm in self.shown:
                self.shown.remove(palm)

        if self.timeline.reduce and end == 1:
            palm.done, palm.alpha = 1.0, 0.0
        self.timeline.play(self.timeline.flight(travel, fade, ms, ease, ended))


def _faster(done: float) -> float:
    """A slap falls."""
    return done * done
