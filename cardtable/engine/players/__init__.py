"""The computer players: each sees a view and nothing else, and answers with a legal move."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from cardtable.engine.cards import dice
from cardtable.engine.game import Move, View
from cardtable.engine.players.mind import Level, Mind, Thinking, Worths

log = logging.getLogger(__name__)

MINDS = ("sixty_six", "thousand", "nines_shedding", "nines_tricks", "nine", "nervioso")
"""Each a module here with the name of its game. It is loaded when first asked for: Home needs none, and the
tables of one take tens of milliseconds to make."""

CLEAR = 0.25  # how far ahead the best of two moves is, of 2 in all, where there is nothing to ponder


@dataclass(frozen=True)
class Verdict:
    """A chosen move; `worth` has every legal move with its estimated value, best first, when asked for."""

    move: Move
    worth: tuple[tuple[Move, float], ...] = ()
    doubt: float = 0.0
    """From 0, where no other move comes near, to 1, where another is as good."""


def player_for(game_key: str) -> Mind:
    """Give the computer player of a game; KeyError for a game that has none."""
    if game_key not in MINDS:
        raise KeyError(game_key)
    return cast(Mind, import_module(f"{__name__}.{game_key}"))


def levels_of(game_key: str) -> tuple[Level, ...]:
    return player_for(game_key).LEVELS


def choose(
    view: View,
    level: str,
    seed: str,
    budget_ms: int | None = None,
    iterations: int | None = None,
    explain: bool = False,
) -> Verdict:
    """Decide for the seat of the view, which must be to act.

    `iterations` stands in for the level's own number of them, `budget_ms` ends the thinking earlier. Where
    no time runs out, the same view, level, seed and iterations give the same move.
    """
    thinking = begin(view, level, seed, iterations)
    end = None if budget_ms is None else time.perf_counter() + budget_ms / 1000
    while thinking.step() and (end is None or time.perf_counter() < end):
        pass
    return verdict(thinking.worths(), explain)


def begin(view: View, level: str, seed: str, iterations: int | None = None) -> Thinking:
    """Begin to think; whoever drives it may stop between any two steps, and takes the verdict."""
    return player_for(view.game).think(view, level, dice(seed), iterations)


def verdict(worths: Worths, explain: bool = False) -> Verdict:
    ordered = sorted(worths.items(), key=lambda item: -item[1])
    lead = ordered[0][1] - ordered[1][1] if len(ordered) > 1 else CLEAR
    return Verdict(ordered[0][0], tuple(ordered) if explain else (), max(0.0, 1 - lead / CLEAR))


def simple_move(view: View, level: str, seed: str) -> Move:
    """Decide at once by rules of thumb; should even that fail, play the first legal move: no game hangs."""
    try:
        return verdict(player_for(view.game).rate(view, level, dice(seed))).move
    except Exception:
        log.exception("A rule of thumb failed; any legal move is played.")
        return view.legal[0]
