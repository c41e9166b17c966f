"""What one seat can work out from the events of a deal: where cards lie, whether they go in circles."""

import random
from collections.abc import Mapping

from cardtable.engine.cards import Card
from cardtable.engine.game import Called, Moved, Place, Zone
from cardtable.engine.games.nines_shedding.pieces import AWAY, CARDS, STOCK, NinesView


def whereabouts(view: NinesView) -> Mapping[Card, Zone]:
    """Where each card is that the seat sees, or saw on its way: a hand that took the pile is known."""
    where: dict[Card, Zone] = {}
    for event in view.seen:
        if isinstance(event, Moved):
            where.update((card, event.target) for card in event.cards if card is not None)
    for zone, cards in view.zones.items():
        where.update((card, zone) for card in cards if card is not None)
    return where


def taken_in_vain(view: NinesView) -> int:
    """How often the pile was taken since a card last came from the stock or the table, or went away for good.

    As long as none does the same cards go from hand to hand.
    """
    taken = 0
    for event in reversed(view.seen):
        match event:
            case Called(_, move) if move.verb == "take":
                taken += 1
            case Moved(_, source, target) if target is AWAY or source is STOCK:
                break
            case Moved(_, source, _) if source.place in (Place.UP, Place.DOWN):
                break
    return taken


def guess(view: NinesView, rng: random.Random) -> dict[Zone, list[Card]]:
    """Every card in a zone where it may be; the zones have their true lengths."""
    where = whereabouts(view)
    unseen = sorted((card for card in CARDS if card not in where), key=lambda _: rng.random())
    return {zone: _filled(view, zone, where, unseen) for zone in view.zones}


def _filled(view: NinesView, zone: Zone, where: Mapping[Card, Zone], unseen: list[Card]) -> list[Card]:
    cards = view.zones[zone]
    seen = [card for card in cards if card is not None]
    if len(seen) == len(cards):
        return seen
    known = [card for card, at in where.items() if at is zone]
    missing = len(cards) - len(known)
    drawn = [unseen.pop() for _ in range(missing)]
    return known + drawn
