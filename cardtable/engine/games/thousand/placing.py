"""Laying cards at random into places that have room, each where it may lie."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import Zone

PATIENCE = 400
"""Steps before a try that leads nowhere is given up."""


def place(
    cards: Sequence[Card], rooms: Mapping[Zone, int], homes: Mapping[Card, Sequence[Zone]], rng: random.Random
) -> dict[Card, Zone] | None:
    """A home for each card; None where that is not found."""
    order = sorted(cards, key=lambda card: (len(homes[card]), rng.random()))
    found: dict[Card, Zone] = {}
    return found if _fill(order, dict(rooms), homes, found, rng, [PATIENCE]) else None


def place_anyhow(
    cards: Sequence[Card], rooms: Mapping[Zone, int], homes: Mapping[Card, Sequence[Zone]], rng: random.Random
) -> dict[Card, Zone]:
    """Somewhere where there is room, at home if that can be."""
    left, found = dict(rooms), {}
    for card in sorted(cards, key=lambda card: len(homes[card])):
        free = [zone for zone in homes[card] if left[zone]] or [zone for zone in left if left[zone]]
        found[card] = rng.choice(free)
        left[found[card]] -= 1
    return found


def _fill(
    order: Sequence[Card],
    rooms: dict[Zone, int],
    homes: Mapping[Card, Sequence[Zone]],
    found: dict[Card, Zone],
    rng: random.Random,
    steps: list[int],
) -> bool:
    """Depth first, the card with the fewest homes first, a larger room rather than a smaller one."""
    if len(found) == len(order):
        return True
    steps[0] -= 1
    if steps[0] < 0:
        return False
    card = order[len(found)]
    free = [zone for zone in homes[card] if rooms[zone]]
    for zone in sorted(free, key=lambda zone: rng.random() ** (1 / rooms[zone]), reverse=True):
        rooms[zone] -= 1
        found[card] = zone
        if _fill(order, rooms, homes, found, rng, steps):
            return True
        rooms[zone] += 1
        del found[card]
    return False
