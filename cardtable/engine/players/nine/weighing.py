"""Tries the moves of Nine on imagined deals, all of them on the same ones, until one is plainly the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, pvariance

from cardtable.engine.game import Move
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.nine.deal import Deal
from cardtable.engine.players.nine.moves import number_of
from cardtable.engine.players.nine.stakes import Stakes
from cardtable.engine.players.nine.thumb import EAGER, STEADY, Policy, policy
from cardtable.engine.players.nine.worlds import Worlds

FIRST_LOOK = 24
"""After so many deals, and each time after twice as many, moves that are plainly worse are given up."""
PLAIN = 2.5
"""So many standard errors behind the best is plainly worse."""
LONGEST = 600
"""Moves after which an imagined deal is broken off: nobody calls."""
UNTRIED = -2.0
"""The worth of a move that is not thought of: less than that of any other."""
MOODS = (policy(EAGER), policy(STEADY))
"""How the others may call: as soon as they may, or when it is nearly sure."""


@dataclass
class Weighing:
    """Thinks of the moves of a view that are in `felt`, for so many imagined deals."""

    worlds: Worlds
    stakes: Stakes
    felt: Worths
    rng: Random
    left: int
    found: dict[int, list[float]] = field(init=False)
    """The rewards of each move by its number, on the same deals as far as it was tried."""
    running: list[int] = field(init=False)

    def __post_init__(self) -> None:
        legal = {number_of(move) for move in self.felt}
        self.running = [number for number in self.worlds.imagine().sensible() if number in legal]
        self.found = {number: [] for number in self.running}
        self._look = FIRST_LOOK

    def step(self) -> bool:
        if self.left <= 0 or len(self.running) < 2:
            return False
        self._try()
        self.left -= 1
        if len(self.found[self.running[0]]) == self._look:
            self._look *= 2
            self._give_up()
        return True

    def _try(self) -> None:
        world = self.worlds.imagine()
        policies = [MOODS[self.rng.random() < 0.5] for _ in range(world.house.players)]
        policies[world.turn] = MOODS[1]
        for number in self.running:
            deal = world.copy()
            deal.play(number)
            self.found[number].append(self._reward(deal, policies, world.turn))

    def _reward(self, deal: Deal, policies: Sequence[Policy], seat: int) -> float:
        for _ in range(LONGEST):
            if deal.over:
                return self.stakes.rewards(deal.points())[seat]
            deal.play(policies[deal.turn](deal))
        return 0.0

    def _give_up(self) -> None:
        best = max(self.running, key=lambda number: fmean(self.found[number]))
        self.running = [number for number in self.running if number == best or not self._worse(number, best)]

    def _worse(self, number: int, best: int) -> bool:
        behind = [b - a for a, b in zip(self.found[number], self.found[best], strict=True)]
        return fmean(behind) > PLAIN * sqrt(pvariance(behind) / len(behind))

    def worths(self) -> Worths:
        """The mean reward of each move; what was given up early is not worth more than what was not."""
        means = {number: fmean(rewards) for number, rewards in self.found.items() if rewards}
        return {move: self._worth(move, means) for move in self.felt}

    def _worth(self, move: Move, means: dict[int, float]) -> float:
        number = number_of(move)
        if number in self.running and number not in means:
            return 0.0
        mean = means.get(number, UNTRIED)
        if number in self.running or not means:
            return mean
        return min(mean, min(means[other] for other in self.running))
