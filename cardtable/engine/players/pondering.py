"""A search for one move, and the say that rules of thumb have in it: the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

from cardtable.engine.game import Move
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.search import BATCH, Search

WORST: Final = -1.0
UNTHOUGHT: Final = -2.0  # what a move is worth that was not looked at: less than the worst there is
FELT: Final = 12.0  # card points below the best beyond which a rule of thumb has nothing to say


def with_hunches(found: Worths, felt: Worths, weight: float) -> Worths:
    """Give every legal move, which is in `felt`, its worth, less `weight` for each card point felt lost."""
    most = max((felt[move] for move in found), default=0.0)
    return {
        move: found.get(move, UNTHOUGHT) - weight * max(0.0, min(FELT, most - worth))
        for move, worth in felt.items()
    }


@dataclass
class Pondering:
    """A search that is asked for `left` more iterations; `moves` are the moves by their numbers in it."""

    search: Search
    moves: Mapping[int, Move]
    felt: Worths
    hunch: float
    """What a card point by rule of thumb adds."""
    luck: float
    """How far the average of one try may be off."""
    left: int

    def step(self) -> bool:
        batch = min(BATCH, self.left)
        self.search.think(batch)
        self.left -= batch
        return self.left > 0

    def worths(self) -> Worths:
        """What each move brings on average, less what may be luck in it: moves rarely tried seem worse."""
        found = {
            self.moves[number]: max(WORST, node.mean - self.luck / sqrt(node.visits))
            for number, node in self.search.root.children.items()
        }
        return with_hunches(found, self.felt, self.hunch)
