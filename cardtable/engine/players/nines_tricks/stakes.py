"""What the end of a deal is worth to each seat: its chance to win the match with the scores it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from cardtable.engine.games.nines_tricks import NinesTricksView, deciding, points_for

STANDARD: Final = (
    2.8,
    2.33,
    1.87,
    1.47,
    1.18,
    0.86,
    0.68,
    0.41,
    0.19,
    0.0,
    -0.19,
    -0.31,
    -0.47,
    -0.62,
    -0.75,
)
"""The logarithm of the chances by points to go, from none on, fitted to matches by rules of thumb."""
DOCUMENT: Final = (1.2, 1.06, 1.0, 0.94, 0.88, 0.8, 0.5, 0.27, 0.06, 0.0, -0.15, -0.3, -0.47, -0.63, -0.77)
FARTHER: Final = 0.13
"""What each further point to go takes off."""

Rewards = tuple[float, ...]


class Stakes:
    """What the deal of a view brings; the same ends of deals are reckoned once."""

    def __init__(self, view: NinesTricksView) -> None:
        self._options, self._scores = view.options, view.scores
        self._table = DOCUMENT if view.options.scoring == "document" else STANDARD
        self._found: dict[tuple[int, ...], Rewards] = {}

    def rewards(self, tricks: Sequence[int]) -> Rewards:
        """For each seat from -1, where the match is lost, to 1, where it is won."""
        key = tuple(tricks)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._reckoned(key)
        return found

    def _reckoned(self, tricks: tuple[int, ...]) -> Rewards:
        after = [score + points_for(n, self._options) for score, n in zip(self._scores, tricks, strict=True)]
        first = deciding(after, tricks, self._options)
        if len(first) == 1:
            return tuple(1.0 if seat == first[0] else -1.0 for seat in range(len(after)))
        odds = [exp(self._outlook(score)) for score in after]
        return tuple(2 * each / sum(odds) - 1 for each in odds)

    def _outlook(self, score: int) -> float:
        last = len(self._table) - 1
        return self._table[max(0, min(score, last))] - FARTHER * max(0, score - last)
