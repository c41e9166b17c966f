"""What one seat can work out from the events of a deal: where cards lie, and where they cannot."""

from __future__ import annotations

import random
from functools import cache

from cardtable.engine.cards import Card
from cardtable.engine.game import Called, Moved, Seat, Zone
from cardtable.engine.games.nines_tricks.options import NinesTricksOptions
from cardtable.engine.games.nines_tricks.pieces import (
    CARDS,
    DUMMY,
    HANDS,
    SWAP,
    TRICK,
    NinesTricksView,
    playable,
)
from cardtable.engine.games.nines_tricks.scattering import Scattering


@cache
def _not_held(card: Card, led: tuple[Card, ...], trump: str, options: NinesTricksOptions) -> frozenset[Card]:
    """The cards beside which this one could not have been led, or played to a card that was."""
    return frozenset(other for other in CARDS if card not in playable((card, other), led, trump, options))


class Memory:
    """What the seat of the view knows of the cards of this deal."""

    def __init__(self, view: NinesTricksView) -> None:
        self.view = view
        self.where: dict[Card, Zone] = {}
        self.impossible: dict[Zone, set[Card]] = {hand: set() for hand in HANDS}
        """What a hand cannot hold, since its seat played as it did."""
        self.played: list[tuple[Seat, Card]] = []
        self._trick: list[Card] = []
        for event in view.seen:
            if isinstance(event, Moved):
                self._moved(event)
            elif isinstance(event, Called) and event.move is SWAP:
                self._exchanged(HANDS[event.seat])

    def _exchanged(self, hand: Zone) -> None:
        """Whatever lay in one of the two hands lies in the other now (G4-A11)."""
        other = {hand: DUMMY, DUMMY: hand}
        self.where = {card: other.get(zone, zone) for card, zone in self.where.items()}

    def _moved(self, event: Moved) -> None:
        for card in event.cards:
            if card is not None:
                self.where[card] = event.target
                if event.target is TRICK and event.source.seat is not None:
                    self._laid(card, event.source)
        if event.source is TRICK:
            self._trick.clear()

    def _laid(self, card: Card, hand: Zone) -> None:
        """Learns from what was not played."""
        view = self.view
        self.impossible[hand] |= _not_held(card, tuple(self._trick[:1]), view.trump, view.options)
        self._trick.append(card)
        assert hand.seat is not None
        self.played.append((hand.seat, card))

    def placed(self) -> dict[Zone, list[Card]]:
        """The cards whose place is known."""
        piles: dict[Zone, list[Card]] = {zone: [] for zone in self.view.zones}
        for card, zone in self.where.items():
            if None in self.view.zones[zone]:
                piles[zone].append(card)
        for zone, cards in self.view.zones.items():
            if None not in cards:
                piles[zone] = [card for card in cards if card is not None]
        return piles

    def scattering(self) -> Scattering:
        """All the ways in which the cards may lie that nobody has shown."""
        piles = self.placed()
        known = {card for pile in piles.values() for card in pile}
        rooms = {zone: len(cards) - len(piles[zone]) for zone, cards in self.view.zones.items()}
        open_to = {
            card: tuple(z for z, room in rooms.items() if room and card not in self.impossible.get(z, ()))
            for card in CARDS
            if card not in known
        }
        return Scattering(open_to, rooms)

    def guess(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """Every card in a zone where it may be."""
        piles = self.placed()
        for zone, cards in self.scattering().draw(rng).items():
            piles[zone] += cards
        return piles
