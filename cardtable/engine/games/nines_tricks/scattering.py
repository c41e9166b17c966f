"""Dealing unseen cards at random to the hands where they may be, each possible way as likely as any other."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, product
from math import comb, prod

from cardtable.engine.cards import Card
from cardtable.engine.game import Zone

Shares = tuple[tuple[int, ...], ...]
"""For each kind of card, how many of it go to each of its zones."""


class Scattering:
    """Cards that may lie in the same zones are of one kind; first it is drawn how many of each go where."""

    def __init__(self, homes: Mapping[Card, Sequence[Zone]], rooms: Mapping[Zone, int]) -> None:
        kinds: dict[tuple[Zone, ...], list[Card]] = {}
        for card, zones in homes.items():
            kinds.setdefault(tuple(zones), []).append(card)
        # The freest kind comes last: what the others leave decides where its cards go.
        self.kinds = sorted(kinds.items(), key=lambda kind: len(kind[0]))
        self.shares = list(self._possible({zone: room for zone, room in rooms.items() if room}))
        self.sums = list(accumulate(self._ways(shares) for shares in self.shares))

    def _possible(self, rooms: dict[Zone, int], at: int = 0) -> Iterator[Shares]:
        if at == len(self.kinds):
            yield ()
            return
        zones, cards = self.kinds[at]
        for share in _splits(len(cards), [rooms[zone] for zone in zones]):
            left = {**rooms, **{zone: rooms[zone] - n for zone, n in zip(zones, share, strict=True)}}
            for rest in self._possible(left, at + 1):
                yield (share, *rest)

    def _ways(self, shares: Shares) -> int:
        """In how many ways the cards can be shared so."""
        return prod(_arrangements(share) for share in shares)

    def draw(self, rng: random.Random) -> dict[Zone, list[Card]]:
        found: dict[Zone, list[Card]] = {}
        shares = self.shares[bisect(self.sums, rng.random() * self.sums[-1])] if self.kinds else ()
        chance = rng.random
        for (zones, cards), share in zip(self.kinds, shares, strict=True):
            order = sorted(cards, key=lambda _: chance())
            for zone, count in zip(zones, share, strict=True):
                found.setdefault(zone, []).extend(order[:count])
                del order[:count]
        return found


def _splits(count: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to share so many alike among rooms of a size.

    >>> list(_splits(2, [1, 5]))
    [(0, 2), (1, 1)]
    """
    *firsts, last = rooms
    for shares in product(*(range(min(room, count) + 1) for room in firsts)):
        rest = count - sum(shares)
        if 0 <= rest <= last:
            yield (*shares, rest)


def _arrangements(share: Sequence[int]) -> int:
    """
    >>> _arrangements((2, 1))
    3
    """
    total, ways = 0, 1
    for count in share:
        total += count
        ways *= comb(total, count)
    return ways
