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
) -> dict[Card, Zone]:
    """A home for each card; where not all wishes can be met, every card still has room."""
    order = sorted(cards, key=lambda card: (len(homes[card]), rng.random()))
    found: dict[Card, Zone] = {}
    if not _fill(order, dict(rooms), homes, found, rng, [PATIENCE]):
        found.clear()
        _fill_anyhow(order, dict(rooms), homes, found, rng)
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


def _fill_anyhow(
    order: Sequence[Card],
    rooms: dict[Zone, int],
    homes: Mapping[Card, Sequence[Zone]],
    found: dict[Card, Zone],
    rng: random.Random,
) -> None:
    for card in order:
        free = [zone for zone in homes[card] if rooms[zone]] or [zone for zone in rooms if rooms[zone]]
        found[card] = rng.choice(free)
        rooms[found[card]] -= 1
