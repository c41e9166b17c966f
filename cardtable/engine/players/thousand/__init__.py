"""The computer player of Тысяча: it goes by rules of thumb; levels differ in what they remember and weigh."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.players.mind import Level, Settled, Thinking
from cardtable.engine.players.thousand.sparring import greedy
from cardtable.engine.players.thousand.thumb import rate

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level("easy", N_("Easy"), N_("Bids what it holds, and forgets what has been played.")),
    Level("normal", N_("Normal"), N_("Hopes for the talon, and remembers trumps, aces and tens.")),
    Level("expert", N_("Expert"), N_("Remembers every card, and knows when to write a deal off.")),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    return Settled(rate(view, level, rng))
