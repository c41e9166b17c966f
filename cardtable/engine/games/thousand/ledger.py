"""The score sheet while something is written on it: points, fines, falls from the barrel."""

from collections.abc import Sequence

from cardtable.engine.game import Seat
from cardtable.engine.games.thousand.options import ThousandOptions
from cardtable.engine.games.thousand.pieces import Counts

Line = tuple[str, int]
"""A cause, and the points it brought."""


class Ledger:
    """Scores and counters by seat, and the lines that made the scores."""

    def __init__(self, options: ThousandOptions, scores: Sequence[int], counts: Counts) -> None:
        self.options = options
        self.scores = list(scores)
        self.lines: list[list[Line]] = [[] for _ in scores]
        self.bolts, self.bolts_in_row = list(counts.bolts), list(counts.bolts_in_row)
        self.rospis, self.no_win = list(counts.rospis), list(counts.no_win)
        self.falls, self.attempts = list(counts.falls), list(counts.attempts)
        self.on_barrel = list(counts.on_barrel)

    def counts(self) -> Counts:
        return Counts(
            tuple(self.bolts),
            tuple(self.bolts_in_row),
            tuple(self.rospis),
            tuple(self.falls),
            tuple(self.attempts),
            tuple(self.on_barrel),
            tuple(self.no_win),
        )

    def write(self, seat: Seat, cause: str, points: int) -> None:
        self.scores[seat] += points
        self.lines[seat].append((cause, points))

    def climb(self, seat: Seat) -> None:
        """Sits down on the barrel, at its mark whatever the surplus (G2-A43)."""
        self.write(seat, "barrel", self.options.barrel - self.scores[seat])
        self.on_barrel[seat], self.attempts[seat] = True, self.options.barrel_attempts

    def fall(self, seat: Seat) -> None:
        """Leaves the barrel; what that costs is written already. The third time nothing is left (G2-A52)."""
        self.on_barrel[seat], self.attempts[seat] = False, 0
        self.falls[seat] += 1
        if self.options.zero_after_three_barrels and self.falls[seat] >= 3:
            self.falls[seat] = 0
            self.write(seat, "third_fall", -self.scores[seat])

    def fine_at_the_cut(self, seat: Seat) -> None:
        """Three nines (G2-A06): at once and never doubled; a sitter falls (G2-A51)."""
        self.write(seat, "cut", -self.options.penalty)
        if self.on_barrel[seat]:
            self.fall(seat)
