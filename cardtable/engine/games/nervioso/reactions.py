"""How fast the hands of a seat came down, from what was told: for the table and for the practice round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable.engine.game import Event, Judged, Seat
from cardtable.engine.games.nervioso.pieces import Verdict

ENDS = (Verdict.LAST_HAND, Verdict.TOO_SLOW, Verdict.THROWN_CARD, Verdict.WON)


@dataclass(frozen=True)
class Reactions:
    """The times of a seat's good hands in ms after the card, in their order."""

    times: tuple[int, ...]

    @property
    def best(self) -> int | None:
        return min(self.times, default=None)

    @property
    def median(self) -> int | None:
        """The middle one; of an even number, halfway between the two in the middle, rounded down."""
        ordered, half = sorted(self.times), len(self.times) // 2
        if not ordered:
            return None
        return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) // 2

    def histogram(self, edges: Sequence[int]) -> tuple[int, ...]:
        """How many times lie from each edge to the next; what is beyond the ends counts in the end bars."""
        bars = [0] * (len(edges) - 1)
        for time in self.times:
            bars[min(max(sum(time >= edge for edge in edges) - 1, 0), len(bars) - 1)] += 1
        return tuple(bars)


def reactions(told: Iterable[Event], seat: Seat) -> Reactions:
    """Of all matches that were decided; wrong hands are not among them."""
    decided = (event for event in told if isinstance(event, Judged) and event.verdict in ENDS)
    return Reactions(tuple(ms for event in decided for other, ms in event.hands if other == seat))
