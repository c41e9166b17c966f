"""The computer player of Nines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.players.mind import Level, Settled, Thinking
from cardtable.engine.players.nines_shedding.sparring import greedy
from cardtable.engine.players.nines_shedding.thumb import rate

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level("easy", N_("Easy"), N_("Sheds its low cards first, keeps its wild cards, and looks at nobody.")),
    Level(
        "normal", N_("Normal"), N_("Reads the up cards of the others, and tries each play on a few deals.")
    ),
    Level("expert", N_("Expert"), N_("Knows which cards are gone and who took what, and tries many deals.")),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    return Settled(rate(view, level, rng))
