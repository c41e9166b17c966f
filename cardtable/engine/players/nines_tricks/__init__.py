"""The computer player of nines in tricks: hands weighed on sampled deals, tricks searched over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.players.mind import Level, Settled, Thinking
from cardtable.engine.players.nines_tricks.sparring import greedy
from cardtable.engine.players.nines_tricks.thumb import rate

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level(
        "easy",
        N_("Easy"),
        N_("Counts its own hand, forgets what has been played, and weighs only its next card."),
    ),
    Level(
        "normal",
        N_("Normal"),
        N_("Tries its hand on some deals, remembers trumps and figures, and weighs the answers."),
    ),
    Level(
        "expert",
        N_("Expert"),
        N_("Remembers every card, learns from what was exchanged, and thinks the deal through to its end."),
    ),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    """Begin with what rules of thumb decide."""
    return Settled(rate(view, level, rng))
