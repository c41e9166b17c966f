"""What every game's computer player is: levels with their behaviour, and a worth for each legal move."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from cardtable.engine.game import Move, View


@dataclass(frozen=True)
class Level:
    """How well a computer player plays; `label` and `text` are marked for translation."""

    key: str
    label: str
    text: str


class Mind(Protocol):
    """The computer player of one game: a pure function of what one seat may see."""

    @property
    def LEVELS(self) -> tuple[Level, ...]: ...

    def rate(self, view: View, level: str, rng: Random) -> dict[Move, float]:
        """Give each legal move its estimated worth, in the game's own points; more is better."""
