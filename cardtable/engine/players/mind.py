"""What every game's computer player is: its levels, and thinking that can be done in slices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Protocol

from cardtable.engine.game import Move, View

Worths = dict[Move, float]
"""Each legal move with its estimated worth; more is better."""


@dataclass(frozen=True)
class Level:
    """How well a computer player plays; `label` and `text` are marked for translation."""

    key: str
    label: str
    text: str


class Thinking(Protocol):
    """One decision in the making."""

    def step(self) -> bool:
        """Think on for less than a millisecond or so; False when there is no more to think."""

    def worths(self) -> Worths:
        """What each legal move seems to be worth, as far as has been thought."""


@dataclass(frozen=True)
class Settled:
    """A decision that took no thought."""

    found: Worths

    def step(self) -> bool:
        return False

    def worths(self) -> Worths:
        return self.found


class Mind(Protocol):
    """The computer player of one game: a pure function of what one seat may see."""

    @property
    def LEVELS(self) -> tuple[Level, ...]: ...

    @property
    def SPARRING(self) -> Mapping[str, Callable[[View], Move]]:
        """Simple players to measure the levels against, which nobody meets at the table."""

    def rate(self, view: View, level: str, rng: Random) -> Worths:
        """Rate each legal move at once, by rules of thumb."""

    def think(self, view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
        """Begin to think about the next move; `iterations` stands in for the level's own number of them."""
