"""What a watcher can work out about the stacks that nobody looks at."""

import random
from collections.abc import Mapping

from cardtable.engine.cards import Card
from cardtable.engine.game import Moved, Place, Seat, Zone
from cardtable.engine.games.nervioso.pieces import CARDS, DISCARD, HANDS, NerviosoView

TRIES = 200  # how often cards are dealt anew before what was remembered is let go

Holders = Mapping[Card, frozenset[Seat]]


def holders(view: NerviosoView) -> Holders:
    """Who may hold each card that was once seen and lies in a stack now."""
    found: dict[Card, frozenset[Seat]] = {}
    for event in view.seen:
        if not isinstance(event, Moved):
            continue
        if event.target is DISCARD:
            for card in event.cards:
                if card is not None:
                    found.pop(card, None)
        elif event.source is DISCARD and event.target.seat is not None:
            found.update({card: frozenset((event.target.seat,)) for card in event.cards if card is not None})
        else:
            _pass_on(found, event.source, event.target)
    return found


def _pass_on(found: dict[Card, frozenset[Seat]], source: Zone, target: Zone) -> None:
    """A card went from one stack to another, and nobody saw which."""
    if source.place is Place.HAND and source.seat is not None and target.seat is not None:
        for card, seats in found.items():
            if source.seat in seats:
                found[card] = seats | {target.seat}


def guess(view: NerviosoView, rng: random.Random) -> dict[Zone, list[Card]]:
    """Every card in a stack where it may be; the stacks have their true lengths."""
    lying = [card for card in view.pile if card is not None]
    piles: dict[Zone, list[Card]] = {zone: [] for zone in view.zones}
    piles[DISCARD] = lying
    room = [len(view.zones[HANDS[seat]]) for seat in range(len(view.scores))]
    hidden = [card for card in CARDS if card not in lying]
    for stack, cards in enumerate(_dealt(hidden, room, holders(view), rng)):
        piles[HANDS[stack]] = sorted(cards, key=lambda _: rng.random())
    return piles


def _dealt(cards: list[Card], room: list[int], known: Holders, rng: random.Random) -> list[list[Card]]:
    anybody = frozenset(range(len(room)))
    for attempt in range(TRIES):
        may = known if attempt < TRIES - 1 else {}
        order = sorted(cards, key=lambda card: (len(may.get(card, anybody)), rng.random()))
        stacks: list[list[Card]] = [[] for _ in room]
        for card in order:
            free = [seat for seat in sorted(may.get(card, anybody)) if len(stacks[seat]) < room[seat]]
            if not free:
                break
            stacks[free[int(rng.random() * len(free))]].append(card)
        else:
            return stacks
    raise AssertionError("The stacks have room for all hidden cards.")
