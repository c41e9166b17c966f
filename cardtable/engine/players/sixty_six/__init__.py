"""The computer player of 66: a search whose levels differ in what they remember and how far they look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.games.sixty_six import PARTNER, TARGET, SixtySixView
from cardtable.engine.games.sixty_six.pieces import MARRY
from cardtable.engine.players.mind import Level, Settled, Thinking, Worths
from cardtable.engine.players.pondering import Pondering, with_hunches
from cardtable.engine.players.search import Search
from cardtable.engine.players.sixty_six.bits import CLOSED
from cardtable.engine.players.sixty_six.closing import closing_holds
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
    Level(
        "normal",
        N_("Normal"),
        N_("Remembers trumps, aces and tens, weighs the answer to its card, and closes only when sure."),
    ),
    Level("expert", N_("Expert"), N_("Remembers every card, and thinks the deal through to its end.")),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}

TIE = 0.0005  # what a card point by rule of thumb adds where all is known
WIDE = 1000.0  # a margin within which everything lies
LUCK = 0.5  # how far the average of one try may be off


@dataclass(frozen=True)
class Reach:
    """How far a level looks."""

    iterations: int
    depth: int
    """How many cards and calls ahead it weighs; after them it trusts rules of thumb."""
    margin: float
    """In card points: how far below the best by rules of thumb a move is thought of while cards are drawn."""
    hunch: float
    """What a card point by rule of thumb adds: roll-outs undervalue cards that command."""
    sure: float | None = 0.0
    """Against what share of the hands that the other may have closing must hold; None: it never closes."""


REACHES: Final = {
    "easy": Reach(4, 1, margin=2.9, hunch=0.0, sure=None),
    "normal": Reach(70, 2, margin=2.9, hunch=0.003, sure=1.0),
    "expert": Reach(2500, 100, margin=6.0, hunch=0.012),
}


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    assert isinstance(view, SixtySixView)
    if len(view.legal) == 1:
        return Settled({view.legal[0]: 0.0})
    seen = sight(view, level)
    if wins := _wins_at_once(view, seen):
        return Settled(with_hunches(dict.fromkeys(wins, 1.0), hunches(view, seen), TIE))
    worlds, reach = Worlds(view, seen, rng), REACHES[level]
    if seen.open and level == "expert":
        return Settled(_exactly(view, seen, worlds))
    felt = hunches(view, seen)
    search = Search(worlds, depth=reach.depth, first=_thought_of(felt, seen, worlds, reach, rng))
    left = reach.iterations if iterations is None else iterations
    return Pondering(search, worlds.code.move, felt, reach.hunch, LUCK, left)


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
    return with_hunches(found, hunches(view, seen), TIE)


def _thought_of(felt: Worths, seen: Sight, worlds: Worlds, reach: Reach, rng: Random) -> list[int]:
    """The moves that are not plainly bad: luck in a short search must not play them."""
    move = worlds.code.move
    least = max(felt.values()) - (reach.margin if seen.drawing else WIDE)
    sensible = worlds.imagine().sensible()
    good = [
        number
        for number in sensible
        if number == CLOSED or (felt[move[number]] >= least and not _worse_half(move[number], felt))
    ]
    if CLOSED in good and not _may_close(seen, reach.sure, rng):
        good.remove(CLOSED)
    return good


def _worse_half(move: Move, felt: Worths) -> bool:
    """Whether it announces a pair with the half that rules of thumb would keep."""
    return move.verb == "marry" and felt[MARRY[PARTNER[move.cards[0]]]] > felt[move]


def _may_close(seen: Sight, sure: float | None, rng: Random) -> bool:
    return sure is not None and (not sure or closing_holds(seen, sure, rng))
