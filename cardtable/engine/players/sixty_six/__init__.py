"""The computer player of 66: a search whose levels differ in what they remember and how far they look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.games.sixty_six import TARGET, SixtySixView
from cardtable.engine.players.mind import Level, Settled, Thinking, Worths
from cardtable.engine.players.search import BATCH, Search
from cardtable.engine.players.sixty_six.bits import CLOSED
from cardtable.engine.players.sixty_six.endgame import Endgame
from cardtable.engine.players.sixty_six.sight import Sight, sight
from cardtable.engine.players.sixty_six.sparring import greedy
from cardtable.engine.players.sixty_six.thumb import hunches, rate
from cardtable.engine.players.sixty_six.worlds import REWARDS, Worlds

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level(
        "easy", N_("Easy"), N_("Forgets what has been played, weighs only its next card, and never closes.")
    ),
    Level("normal", N_("Normal"), N_("Remembers trumps, aces and tens, and looks a trick or two ahead.")),
    Level("expert", N_("Expert"), N_("Remembers every card, and thinks the deal through to its end.")),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}

UNTHOUGHT = -1.0  # what a move is worth that was not looked at: the worst there is
TIE = 0.0005  # what a card point by rule of thumb adds where all is known
HUNCH = 0.016  # and where it is not: roll-outs undervalue cards that command
FELT = 12.0  # card points below the best beyond which a rule of thumb has nothing to say
LUCK = 0.5  # how far the average of one try may be off


@dataclass(frozen=True)
class Reach:
    """How far a level looks."""

    iterations: int
    depth: int
    """How many cards and calls ahead it weighs; after them it trusts rules of thumb."""
    hunch: float = HUNCH
    closes: bool = True


REACHES: Final = {
    "easy": Reach(80, 1, hunch=0.006, closes=False),
    "normal": Reach(250, 3, hunch=0.008),
    "expert": Reach(2500, 100),
}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    assert isinstance(view, SixtySixView)
    if len(view.legal) == 1:
        return Settled({view.legal[0]: 0.0})
    seen = sight(view, level)
    if wins := _wins_at_once(view, seen):
        return Settled(_with_hunches(view, seen, dict.fromkeys(wins, 1.0), TIE))
    worlds = Worlds(view, seen, rng)
    if seen.open and level == "expert":
        return Settled(_exactly(view, seen, worlds))
    return Pondering(view, seen, worlds, REACHES[level], iterations)


def _wins_at_once(view: SixtySixView, seen: Sight) -> list[Move]:
    """The moves with which a deal is won before another card is laid: nothing can be better."""
    if view.options.claim_mode == "manual":
        return [move for move in view.legal if move.verb == "claim" and seen.own_points >= TARGET]
    return [
        move
        for move in view.legal
        if move.verb == "marry" and seen.own_trick and seen.own_points + seen.call(move.cards[0]) >= TARGET
    ]


def _exactly(view: View, seen: Sight, worlds: Worlds) -> Worths:
    """With all cards known a move is worth what the deal comes to."""
    values = Endgame(worlds.imagine()).values()
    found = {worlds.code.move[number]: REWARDS[pips][0] for number, pips in values.items()}
    return _with_hunches(view, seen, found, TIE)


def _with_hunches(view: View, seen: Sight, found: Worths, weight: float) -> Worths:
    """Let rules of thumb have their say, by card points."""
    felt = hunches(view, seen)
    most = max(felt.values())
    return {move: found.get(move, UNTHOUGHT) - weight * min(FELT, most - felt[move]) for move in view.legal}


class Pondering:
    """A search for one move."""

    def __init__(self, view: View, seen: Sight, worlds: Worlds, reach: Reach, iterations: int | None) -> None:
        self.view, self.seen, self.worlds, self.reach = view, seen, worlds, reach
        self.search = Search(worlds, depth=reach.depth)
        self.left = reach.iterations if iterations is None else iterations

    def step(self) -> bool:
        batch = min(BATCH, self.left)
        self.search.think(batch)
        self.left -= batch
        return self.left > 0

    def worths(self) -> Worths:
        """What each move brings on average, less what may be luck in it: moves rarely tried seem worse."""
        found = {
            self.worlds.code.move[number]: max(UNTHOUGHT, node.mean - LUCK / sqrt(node.visits))
            for number, node in self.search.root.children.items()
            if number != CLOSED or self.reach.closes
        }
        return _with_hunches(self.view, self.seen, found, self.reach.hunch)
