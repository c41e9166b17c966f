"""The computer player of Nines: rules of thumb, and from normal on plays tried on deals that may be so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import N_, Move, View
from cardtable.engine.games.nines_shedding import DOWNS, NinesView
from cardtable.engine.players.mind import Level, Settled, Thinking, Worths
from cardtable.engine.players.nines_shedding.sampling import Sampling
from cardtable.engine.players.nines_shedding.sparring import greedy
from cardtable.engine.players.nines_shedding.thumb import rate
from cardtable.engine.players.nines_shedding.worlds import Worlds, number_of, own_down_cards

__all__ = ["LEVELS", "SPARRING", "rate", "think"]

LEVELS = (
    Level("easy", N_("Easy"), N_("Sheds its low cards first, keeps its wild cards, and looks at nobody.")),
    Level(
        "normal", N_("Normal"), N_("Reads the up cards of the others, and tries each play on a few deals.")
    ),
    Level("expert", N_("Expert"), N_("Knows which cards are gone and who took what, and tries many deals.")),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {"greedy": greedy}

UNTRIED: Final = 0.02
"""By how much a set that was not tried is thought worse than the worst that was, a step of its rank."""


@dataclass(frozen=True)
class Reach:
    """On how many deals a level tries a play, and how many of the piles that were taken it remembers."""

    deals: int
    piles: int
    caution: float
    """How sure it must be to play against its rules of thumb, in standard errors."""


EVERY: Final = 1000
"""More piles than are taken in any deal."""

REACHES: Final = {
    "normal": Reach(100, piles=4, caution=1.0),
    "expert": Reach(300, piles=EVERY, caution=1.0),
}


@dataclass
class Trying:
    """A sampling of the plays worth a thought; `felt` are all legal moves by rules of thumb."""

    sampling: Sampling
    felt: Worths

    def step(self) -> bool:
        return self.sampling.step()

    def worths(self) -> Worths:
        found = self.sampling.worths()
        least = min(found.values()) - UNTRIED
        return {
            move: found.get(number_of(move), least + UNTRIED * worth / 100)
            for move, worth in self.felt.items()
        }


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    assert isinstance(view, NinesView)
    felt = rate(view, level, rng)
    reach = REACHES.get(level)
    if reach is None or view.phase != "play":
        return Settled(felt)
    numbers = _thought_of(view, felt)
    if len(numbers) == 1:
        return Settled(felt)
    deals = reach.deals if iterations is None else iterations
    worlds = Worlds(view, rng, reach.piles)
    return Trying(Sampling(worlds, view.seat, numbers, deals, reach.caution), felt)


def _thought_of(view: NinesView, felt: Worths) -> list[int]:
    """The best by rules of thumb first, then of each rank all cards and one; blind cards are alike."""
    moves = sorted(felt, key=lambda move: -felt[move])
    if view.source is DOWNS[view.seat] and not own_down_cards(view):
        moves = [move for move in moves if move.verb != "flip" or move is moves[0]]
    most: dict[str, int] = {}
    for move in moves:
        if move.cards:
            most[move.cards[0].rank] = max(most.get(move.cards[0].rank, 0), len(move.cards))
    numbers = [
        number_of(move)
        for move in moves
        if not move.cards or len(move.cards) in (1, most[move.cards[0].rank])
    ]
    return list(dict.fromkeys(numbers))
