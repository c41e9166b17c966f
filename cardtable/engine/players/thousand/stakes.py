"""What the end of a deal is worth to each seat, by the score sheet that it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.engine.game import Seat
from cardtable.engine.games.thousand import Counts, ThousandOptions, ThousandView, round5
from cardtable.engine.games.thousand.scoring import Played, reckon

WON = 2000.0
"""What the match is worth, where a score is worth its points and `NEAR` more as it nears the end."""
NEAR = 0.0003  # times the square of a score
TRY = 0.18  # the chance to win the match from the barrel in one deal
BOLT = 0.22  # the share of the fine that a bolt on the account is worth
WRITTEN_OFF = 0.12  # and a deal written off
OTHERS = 0.6  # what the others' gain costs, on average of them
SCALE = 300.0  # points that are worth a whole reward, and twice as many where the deal counts double

Rewards = tuple[float, ...]


class Stakes:
    """What the deal of a view brings, by the order; the same ends of deals are reckoned once."""

    def __init__(self, view: ThousandView, declarer: Seat, order: int, *, dark: bool = False) -> None:
        self.options = view.options
        self.declarer, self.order = declarer, order
        self._scores = view.scores
        self._counts = Counts(**{name: getattr(view, name) for name in Counts.__dataclass_fields__})
        seats = len(view.scores)
        known = [card for card in view.prikup or () if card is not None]
        last = view.golden and view.deal % seats == 0 and not view.golden_made
        none = (0,) * seats
        self._played = Played(
            view.active, declarer, order, none, none, False, view.golden, dark, tuple(known), last
        )
        self._scale = SCALE * (2 if view.golden or dark else 1)
        self._before = standings(self._scores, self._counts, None, self.options)
        self._found: dict[tuple[int, ...], Rewards] = {}

    def makes(self, points: Sequence[int]) -> bool:
        """Whether the order is made with these points (G2-A30)."""
        raw = points[self.declarer]
        return (round5(raw) if self.options.round_declarer else raw) >= self.order

    def rewards(self, points: Sequence[int], tricks: Sequence[int]) -> Rewards:
        """For each seat from -1 to 1."""
        rounded = [(2 * raw + 5) // 10 * 5 for raw in points]
        rounded[self.declarer] = self.order if self.makes(points) else 0
        key = (*rounded, *(1 if count else 0 for count in tricks))
        found = self._found.get(key)
        if found is None:
            took = tuple(key[len(rounded) :])
            found = self._found[key] = self._reckoned(replace(self._played, raw=tuple(rounded), tricks=took))
        return found

    def written_off(self) -> Rewards:
        return self._reckoned(replace(self._played, written_off=True))

    def _reckoned(self, played: Played) -> Rewards:
        end = reckon(played, self.options, self._scores, self._counts)
        after = standings(end.scores, end.counts, end.winner, self.options)
        gains = [now - before for now, before in zip(after, self._before, strict=True)]
        whole, others = sum(gains), len(gains) - 1
        return tuple(
            max(-1.0, min(1.0, (gain - OTHERS * (whole - gain) / others) / self._scale)) for gain in gains
        )


def standings(
    scores: Sequence[int], counts: Counts, winner: Seat | None, options: ThousandOptions
) -> list[float]:
    """What the scores and counters are worth to each seat, in points of a score near 0."""
    return [
        WON if seat == winner else _standing(seat, scores, counts, options) for seat in range(len(scores))
    ]


def _standing(seat: Seat, scores: Sequence[int], counts: Counts, options: ThousandOptions) -> float:
    owed = 0.0
    if options.bolts_every_third or options.bolts_three_in_row:
        owed += BOLT * options.penalty * counts.bolts[seat]
    if options.rospis_third_penalty:
        owed += WRITTEN_OFF * options.penalty * (counts.rospis[seat] % 3)
    if not counts.on_barrel[seat]:
        return _score(scores[seat]) - owed
    last = options.zero_after_three_barrels and counts.falls[seat] >= 2
    fallen = _score(0 if last else options.barrel - options.penalty)
    return fallen + (WON - fallen) * (1 - (1 - TRY) ** counts.attempts[seat]) - owed


def _score(points: int) -> float:
    return points + NEAR * max(0, points) * points
