"""Tries the moves of Nine on imagined deals, all of them on the same ones, until one is plainly the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean

from cardtable.engine.game import Move
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.nine.deal import Deal
from cardtable.engine.players.nine.moves import CALL, number_of
from cardtable.engine.players.nine.rollout import EAGER, STEADY, Calls, play_out
from cardtable.engine.players.nine.stakes import Stakes
from cardtable.engine.players.nine.worlds import Worlds

FIRST_LOOK = 24
"""After so many deals, and each time after twice as many, moves that are plainly worse are given up."""
PLAIN = 2.5
"""So many standard errors behind the best is plainly worse."""
UNTRIED = -2.0
"""The worth of a move that is not thought of: less than that of any other."""
HUNCH = 0.3
"""How much of what is felt counts beside what was tried: a point in hand is not yet a point lost."""
RASH = 0.5
"""How many of the others call as soon as they may."""
MOODS = (EAGER, STEADY)
"""How the others may call: as soon as they may, or when it is nearly sure."""


@dataclass
class Weighing:
    """Thinks of the moves of a view that are in `felt`, for so many imagined deals."""

    worlds: Worlds
    stakes: Stakes
    felt: Worths
    running: list[int]
    """The numbers of the moves that are still tried."""
    rng: Random
    left: int
    found: dict[int, list[float]] = field(init=False)
    """The rewards of each move by its number, on the same deals as far as it was tried."""

    def __post_init__(self) -> None:
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
        calls = [MOODS[self.rng.random() > RASH] for _ in range(world.house.players)]
        calls[world.turn] = STEADY
        for number in self.running:
            deal = world.copy()
            deal.play(number)
            self.found[number].append(self._reward(deal, calls, world.turn))

    def _reward(self, deal: Deal, calls: Sequence[Calls], seat: int) -> float:
        called = deal.over or play_out(deal, calls)
        return self.stakes.rewards(deal.points())[seat] if called else 0.0

    def _give_up(self) -> None:
        best = max(self.running, key=lambda number: fmean(self.found[number]))
        self.running = [number for number in self.running if number == best or not self._worse(number, best)]

    def _worse(self, number: int, best: int) -> bool:
        behind = [b - a for a, b in zip(self.found[number], self.found[best], strict=True)]
        count, mean = len(behind), fmean(behind)
        spread = sum(one * one for one in behind) / count - mean * mean
        return mean > PLAIN * sqrt(max(0.0, spread) / count)

    def worths(self) -> Worths:
        """The mean reward of each move, and a little of what is felt; untried moves are behind all others."""
        means = {number: fmean(rewards) for number, rewards in self.found.items() if rewards}
        least = min((means[number] for number in self.running if number in means), default=0.0)
        for number in means:
            if number not in self.running:
                means[number] = min(means[number], least)
        best = max(felt for move, felt in self.felt.items() if number_of(move) != CALL)
        return {move: self._worth(move, means, best) for move in self.felt}

    def _worth(self, move: Move, means: dict[int, float], best: float) -> float:
        number = number_of(move)
        felt = 0.0 if number == CALL else HUNCH * (self.felt[move] - best)
        return felt + (means.get(number, 0.0) if number in self.found else UNTRIED)
