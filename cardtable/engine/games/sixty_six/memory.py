"""What one seat can work out from the events of a deal: where cards lie, and where they cannot."""

import random

from cardtable.engine.cards import Card
from cardtable.engine.game import Called, Moved, Seat, Zone
from cardtable.engine.games.sixty_six.pieces import (
    CARDS,
    CLOSE,
    HANDS,
    PARTNER,
    STOCK,
    TAKEN,
    TRICK,
    VALUES,
    SixtySixView,
    answers,
)


class Memory:
    """Where the cards of this deal are and cannot be, as far as the seat of the view can tell."""

    def __init__(self, view: SixtySixView) -> None:
        self.view = view
        self.other = 1 - view.seat
        self.where: dict[Card, Zone] = {}
        self.impossible: set[Card] = set()
        """What the other cannot hold, since he answered as he did when the stock was closed."""
        self.announced = [0, 0]
        self.closed = False
        self.closed_on_trickless = False
        self._trick: list[Card] = []
        for event in view.seen:
            if isinstance(event, Moved):
                self._moved(event)
            elif isinstance(event, Called):
                self._called(event)

    def _moved(self, event: Moved) -> None:
        for card in event.cards:
            if card is not None:
                self.where.pop(card, None)
                self.where[card] = event.target
                if event.target is TRICK:
                    self._laid(card, event.source)
        if event.source is TRICK:
            self._trick.clear()

    def _laid(self, card: Card, source: Zone) -> None:
        if self._trick and self.closed and source is HANDS[self.other]:
            led, trump, options = self._trick[0], self.view.trump, self.view.options
            self.impossible |= {c for c in CARDS if card not in answers((card, c), led, trump, options)}
        self._trick.append(card)

    def _called(self, event: Called) -> None:
        if event.move.verb == "marry":
            card = event.move.cards[0]
            self.where[card] = self.where[PARTNER[card]] = HANDS[event.seat]
            self.announced[event.seat] += 40 if card.suit == self.view.trump else 20
        elif event.move is CLOSE:
            self.closed = True
            self.closed_on_trickless = TAKEN[1 - event.seat] not in self.where.values()

    def counted(self, seat: Seat) -> int:
        """The points of a seat in a deal that still runs."""
        taken = sum(VALUES[card.rank] for card, zone in self.where.items() if zone is TAKEN[seat])
        return taken + self.announced[seat] - self.view.pending[seat]

    def guess(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """Every card in a zone where it may be."""
        piles = {zone: [card for card, at in self.where.items() if at is zone] for zone in self.view.zones}
        for zone, cards in self.view.zones.items():
            if None not in cards:
                piles[zone] = [card for card in cards if card is not None]
        placed = {card for pile in piles.values() for card in pile}
        unseen = sorted((card for card in CARDS if card not in placed), key=lambda _: rng.random())
        unseen.sort(key=self.impossible.__contains__)
        hand = HANDS[self.other]
        missing = len(self.view.zones[hand]) - len(piles[hand])
        piles[hand] += unseen[:missing]
        piles[STOCK] = sorted(unseen[missing:], key=lambda _: rng.random())
        return piles
