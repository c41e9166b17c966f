"""The computer players: each sees a view and nothing else, and answers with a legal move."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.engine.cards import dice
from cardtable.engine.game import Move, View
from cardtable.engine.players import sixty_six
from cardtable.engine.players.mind import Level, Mind

log = logging.getLogger(__name__)

MINDS: Mapping[str, Mind] = {"sixty_six": sixty_six}
LEVELS: tuple[Level, ...] = sixty_six.LEVELS


@dataclass(frozen=True)
class Verdict:
    """A chosen move; `worth` has every legal move with its estimated value, best first, when asked for."""

    move: Move
    worth: tuple[tuple[Move, float], ...] = ()


def player_for(game_key: str) -> Mind:
    """Give the computer player of a game; KeyError for a game that has none."""
    return MINDS[game_key]


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

    The same view, level and seed give the same move. Rules of thumb need neither time nor iterations,
    so `budget_ms` and `iterations` bound nothing here.
    """
    rated = player_for(view.game).rate(view, level, dice(seed))
    ordered = sorted(rated.items(), key=lambda item: -item[1])
    return Verdict(ordered[0][0], tuple(ordered) if explain else ())


def simple_move(view: View, level: str, seed: str) -> Move:
    """Decide at once by rules of thumb; should even that fail, play the first legal move: no game hangs."""
    try:
        return choose(view, level, seed, iterations=0).move
    except Exception:
        log.exception("A rule of thumb failed; any legal move is played.")
        return view.legal[0]
