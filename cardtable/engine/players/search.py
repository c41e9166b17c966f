"""Search over information sets, for every game: one tree for what a seat knows, a fresh world each time.

Each iteration imagines a whole deal that the seat holds possible, walks down the tree by the moves that are
legal in it, adds one node, and plays the rest out by the game's rules of thumb. How often a move was
available stands in for its visits, so that moves legal in few worlds get their share (Cowling, Powley and
Whitehouse 2012).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Protocol

EXPLORATION = 0.7  # for rewards from -1 to 1 and about a thousand iterations
BATCH = 8  # iterations between two looks at the clock: under a millisecond

_SQUARE_LOGS = [0.0, 0.0, *(sqrt(log(n)) for n in range(2, 4096))]
_UNKNOWN = float("-inf")


class World(Protocol):
    """A whole deal as a seat imagines it, changed in place; its moves are numbers."""

    @property
    def turn(self) -> int: ...

    def sensible(self) -> Sequence[int]:
        """The legal moves worth a thought; none when the deal is over."""

    def likely(self) -> int:
        """The move of the game's rules of thumb: in a new place of the tree it is tried first."""

    def play(self, move: int) -> None: ...

    def rewards(self) -> Sequence[float]:
        """What the deal brings each seat, from -1 to 1, played out from here; nothing can follow."""


class Worlds(Protocol):
    """What a seat knows of a deal."""

    def imagine(self) -> World: ...


class Node:
    """A move in the tree, and what it brought to who made it."""

    __slots__ = ("available", "children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.available = 1
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@dataclass
class Search:
    """A tree that grows by iterations; whoever drives it may stop between any two."""

    worlds: Worlds
    exploration: float = EXPLORATION
    depth: int = 1000
    """How many moves ahead are weighed; what comes after them is played by rules of thumb."""
    first: Sequence[int] = ()
    """The moves to choose from, legal in every world; where none are given, all that are sensible."""
    root: Node = field(default_factory=lambda: Node(-1))

    def think(self, iterations: int) -> None:
        """Add that many iterations."""
        for _ in range(iterations):
            world = self.worlds.imagine()
            path = self._descend(world)
            rewards = world.rewards()
            self.root.visits += 1
            for node in path:
                node.visits += 1
                node.total += rewards[node.seat]

    def _descend(self, world: World) -> list[Node]:
        """Play down to a new node, which is added, or to the end of the deal."""
        node, path = self.root, list[Node]()
        exploration, logs = self.exploration, _SQUARE_LOGS
        moves = self.first or world.sensible()
        while moves:
            children = node.children
            best, best_bound = -1, _UNKNOWN
            for move in moves:
                child = children.get(move)
                if child is None:
                    first = world.likely()
                    if first in moves and first not in children:
                        move = first
                    node = children[move] = Node(world.turn)
                    path.append(node)
                    world.play(move)
                    return path
                seen, visits = child.available, child.visits
                child.available = seen + 1
                scale = logs[seen] if seen < 4096 else sqrt(log(seen))
                bound = child.total / visits + exploration * scale / sqrt(visits)
                if bound > best_bound:
                    best, best_bound = move, bound
            node = children[best]
            path.append(node)
            world.play(best)
            moves = world.sensible() if len(path) < self.depth else ()
        return path
