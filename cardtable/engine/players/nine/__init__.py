"""The computer player of Nine: guesses the other hands by what was picked and let go, and plays deals out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.games.nine import NineView
from cardtable.engine.players.mind import Level, Settled, Thinking
from cardtable.engine.players.nine.sparring import greedy
from cardtable.engine.players.nine.stakes import Stakes
from cardtable.engine.players.nine.thumb import WEARY, rate, thought_of
from cardtable.engine.players.nine.weighing import Weighing
from cardtable.engine.players.nine.worlds import Worlds

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level("easy", N_("Easy"), N_("Sheds points, and calls NINE as soon as it may.")),
    Level(
        "normal", N_("Normal"), N_("Remembers what was picked, and calls NINE when the chances seem good.")
    ),
    Level(
        "expert",
        N_("Expert"),
        N_("Judges the other hands by all that was picked and let go, and plays each move out many times."),
    ),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}


@dataclass(frozen=True)
class Reach:
    """How far a level thinks: on how many imagined deals, and whether discards tell it anything."""

    deals: int
    margin: float
    """In points: how much heavier than after the best move by rules of thumb the hand may be."""
    judges: bool


REACHES: Final = {
    "normal": Reach(40, margin=0.0, judges=False),
    "expert": Reach(400, margin=0.5, judges=True),
}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    assert isinstance(view, NineView)
    felt = rate(view, level, rng)
    if len(view.legal) == 1 or level == "easy" or WEARY in felt.values():
        return Settled(felt)
    reach = REACHES[level]
    moves = thought_of(view, felt, reach.margin)
    if len(moves) < 2:
        return Settled(felt)
    worlds, stakes = Worlds(view, rng, reach.judges), Stakes(view.scores, view.options)
    left = reach.deals if iterations is None else iterations
    return Weighing(worlds, stakes, felt, moves, rng, left)
