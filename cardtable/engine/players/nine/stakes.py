"""What the points of a deal of Nine are worth to each seat: the lead they give, and the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from cardtable.engine.games.nine import NineOptions
from cardtable.engine.games.nine.scoring import fallen, sums, winners

A_DEAL = 12
"""By so much the highest total grows in a deal, about."""
POINTS = 50
"""So many points of lead are worth as much as the match."""


@dataclass(frozen=True)
class Stakes:
    """The totals before the deal and the rules of the match."""

    scores: Sequence[int]
    options: NineOptions

    def rewards(self, points: Sequence[int]) -> list[float]:
        """By seat, from -1 to 1 or so: by the lead of its side in this deal, and by its chances then."""
        after = self._after(points)
        players = len(points)
        mine, chances = sums(points, self.options), self._chances(after)
        scale = 2 if self.options.in_teams else 1
        mean = sum(mine) / players
        return [
            (mean - own) * players / (players - scale) / POINTS / scale + chances[seat] - 0.5
            for seat, own in enumerate(mine)
        ]

    def _after(self, points: Sequence[int]) -> list[int]:
        options = self.options
        grown = [score + more for score, more in zip(self.scores, points, strict=True)]
        return [
            options.magic_to if more and total == options.magic_score else total
            for total, more in zip(grown, points, strict=True)
        ]

    def _chances(self, after: Sequence[int]) -> list[float]:
        """How likely each seat's side wins the match with these totals."""
        if fallen(after, self.options):
            won = winners(after, self.options)
            share = (2 if self.options.in_teams else 1) / len(won)
            return [share * (seat in won) for seat in range(len(after))]
        totals = sums(after, self.options)
        scale = 4 + 6 * sqrt((self.options.end_score - max(after)) / A_DEAL)
        least = min(totals)
        weights = [exp((least - total) / scale) for total in totals]
        sides = sum(weights) / (2 if self.options.in_teams else 1)
        return [weight / sides for weight in weights]
