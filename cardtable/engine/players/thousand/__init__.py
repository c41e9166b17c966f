"""The computer player of Тысяча: orders weighed on sampled deals, tricks searched over sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.games.thousand import PARTNER, ThousandView
from cardtable.engine.games.thousand.pieces import MARRY
from cardtable.engine.players.mind import Level, Settled, Thinking, Worths
from cardtable.engine.players.pondering import Pondering
from cardtable.engine.players.search import Search
from cardtable.engine.players.thousand.bits import MOVE, NUMBER
from cardtable.engine.players.thousand.sparring import greedy
from cardtable.engine.players.thousand.thumb import rate
from cardtable.engine.players.thousand.weighing import Caution, weigh
from cardtable.engine.players.thousand.worlds import Worlds

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level(
        "easy",
        N_("Easy"),
        N_("Bids what it holds, forgets what has been played, and weighs only its next card."),
    ),
    Level(
        "normal",
        N_("Normal"),
        N_("Tries its bids on some talons, remembers trumps, aces and tens, and weighs the answers."),
    ),
    Level(
        "expert",
        N_("Expert"),
        N_("Tries its bids on many talons, remembers every card, and thinks the deal through to its end."),
    ),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}

EXPLORATION = 0.25  # a deal changes the standings by a third of a whole reward or so
WIDE = 1000.0  # a margin within which everything lies
NEAR = 130  # what a defender may write in a deal without a marriage, and somewhat more
AT_ONCE = 4  # iterations between two looks at the clock: a millisecond
LUCK = 0.12  # how far the average of one try may be off


@dataclass(frozen=True)
class Reach:
    """How far a level looks."""

    iterations: int
    depth: int
    """How many cards ahead it weighs; after them it trusts rules of thumb."""
    margin: float
    """In card points: how far below the best by rules of thumb a card is thought of."""
    hunch: float
    """What a card point by rule of thumb adds."""
    caution: Caution | None
    """How it weighs orders; None: by rules of thumb."""


REACHES: Final = {
    "easy": Reach(8, 1, margin=4.0, hunch=0.0, caution=None),
    "normal": Reach(90, 3, margin=8.0, hunch=0.003, caution=Caution(40, 0.78, 0.9, 3)),
    "expert": Reach(1600, 100, margin=16.0, hunch=0.002, caution=Caution(250, 0.7, 0.85, 8)),
}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    """Begin with what rules of thumb decide, and what needs no thought."""
    assert isinstance(view, ThousandView)
    if len(view.legal) == 1:
        return Settled({view.legal[0]: 0.0})
    reach = REACHES[level]
    if view.phase == "play":
        return _tricks(view, level, reach, rng, iterations)
    weighing = weigh(view, reach.caution, rng, iterations) if reach.caution else None
    return weighing or Settled(rate(view, level, rng))


def _tricks(view: ThousandView, level: str, reach: Reach, rng: Random, iterations: int | None) -> Thinking:
    felt = rate(view, level, rng)
    worlds = Worlds(view, level, rng)
    margin = WIDE if reach.caution and _near_a_mark(view) else reach.margin
    first = _thought_of(felt, worlds.imagine().sensible(), margin)
    if len(first) == 1:
        return Settled({move: float(NUMBER.get(move) == first[0]) for move in view.legal})
    search = Search(worlds, exploration=EXPLORATION, depth=reach.depth, first=first)
    left = reach.iterations if iterations is None else iterations
    return Pondering(search, MOVE, felt, reach.hunch, LUCK, left)


def _near_a_mark(view: ThousandView) -> bool:
    """Whether somebody may come to a total this deal at which fewer points are better (G2-A41, A46)."""
    marks = [mark for mark in (view.options.samosval_plus, view.options.barrel) if mark]
    return any(0 < mark - score <= NEAR for mark in marks for score in view.scores)


def _thought_of(felt: Worths, sensible: Sequence[int], margin: float) -> list[int]:
    """The moves that are not plainly bad: luck in a short search must not play them."""
    plain = [felt[MOVE[number]] for number in sensible if MOVE[number].verb == "play"]
    least = max(plain, default=0.0) - margin
    return [
        number
        for number in sensible
        if (
            felt[MOVE[number]] >= least
            if MOVE[number].verb == "play"
            else not _worse_half(MOVE[number], felt)
        )
    ]


def _worse_half(move: Move, felt: Worths) -> bool:
    """Whether it announces a marriage with the half that rules of thumb would keep."""
    return move.verb == "marry" and felt[MARRY[PARTNER[move.cards[0]]]] > felt[move]
