"""The computer player of nines in tricks: hands weighed on sampled deals, tricks searched over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.games.nines_tricks import NinesTricksView
from cardtable.engine.players.mind import Level, Settled, Thinking
from cardtable.engine.players.nines_tricks.bits import MOVE, NUMBER
from cardtable.engine.players.nines_tricks.sparring import greedy
from cardtable.engine.players.nines_tricks.thumb import rate
from cardtable.engine.players.nines_tricks.weighing import weigh
from cardtable.engine.players.nines_tricks.worlds import Worlds
from cardtable.engine.players.pondering import Pondering
from cardtable.engine.players.search import Search

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


LUCK = 0.12  # how far the average of one try may be off
EXPLORATION = 0.4  # a trick more or less changes a tenth of a whole reward


@dataclass(frozen=True)
class Reach:
    """How far a level looks."""

    iterations: int
    depth: int
    """How many cards ahead it weighs; after them it trusts rules of thumb."""
    deals: int
    """On how many it tries its hand before it keeps or exchanges it; 0: by rules of thumb."""
    hunch: float
    """What a trick by rule of thumb adds."""


REACHES: Final = {
    "easy": Reach(40, 1, deals=0, hunch=0.02),
    "normal": Reach(240, 3, deals=60, hunch=0.01),
    "expert": Reach(1600, 100, deals=400, hunch=0.0),
}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    """Begin with what rules of thumb decide, and what needs no thought."""
    assert isinstance(view, NinesTricksView)
    reach = REACHES[level]
    if view.phase == "exchange" and reach.deals:
        return weigh(view, level, rng, reach.deals if iterations is None else iterations)
    if view.phase != "play" or len(view.legal) == 1:
        return Settled(rate(view, level, rng))
    worlds = Worlds(view, level, rng)
    first = worlds.imagine().sensible()
    if len(first) == 1:
        return Settled({move: float(NUMBER[move] == first[0]) for move in view.legal})
    search = Search(worlds, exploration=EXPLORATION, depth=reach.depth, first=first)
    left = reach.iterations if iterations is None else iterations
    return Pondering(search, MOVE, rate(view, level, rng), reach.hunch, LUCK, left)
