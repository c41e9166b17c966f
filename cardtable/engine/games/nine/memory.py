"""What one seat can work out from the events of a deal: who holds what, and where the rest may be."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from cardtable.engine.cards import Card
from cardtable.engine.game import Moved, Seat, Zone
from cardtable.engine.games.nine.pieces import CARDS, DISCARD, HANDS, STOCK, VALUES, NineView

HIGHEST = max(VALUES.values())


@dataclass
class Hidden:
    """A card that only its holder has seen: the stock it is from, and the highest value it may well have."""

    age: int
    cap: int = HIGHEST


@dataclass
class Held:
    """What a seat has in hand: the cards it picked openly, and the others."""

    known: list[Card] = field(default_factory=list)
    hidden: list[Hidden] = field(default_factory=list)


class Memory:
    """The cards picked from the discard are known until they are let go; the others are of an age.

    The stock is made anew when it is used up; `ages` says in which stock, counted from 0, a card lay last.
    A hidden card of a hand is one of the cards of the stock that it was drawn from.
    """

    def __init__(self, view: NineView) -> None:
        self.view = view
        self.ages: dict[Card, int] = dict.fromkeys(CARDS, 0)
        self.age = 0
        self.held = [Held() for _ in range(view.players)]
        for event in view.seen:
            if isinstance(event, Moved):
                self._moved(event)

    def _moved(self, event: Moved) -> None:
        cards = [card for card in event.cards if card is not None]
        if event.target.seat is not None:
            held = self.held[event.target.seat]
            if event.source is DISCARD:
                held.known += cards
            else:
                held.hidden += [Hidden(self.age) for _ in event.cards]
        elif event.source.seat is not None:
            self.let_go(event.source.seat, cards)
        elif event.target is STOCK:
            self.age += 1
            self.ages.update(dict.fromkeys(cards, self.age))

    def let_go(self, seat: Seat, cards: Sequence[Card]) -> None:
        """A hidden card is thought to be the one of its age that could be the highest: the newest."""
        held = self.held[seat]
        for card in cards:
            if card in held.known:
                held.known.remove(card)
            else:
                same = [each for each in held.hidden if each.age == self.ages[card]]
                held.hidden.remove(max(same, key=lambda each: each.cap))

    def unseen(self) -> list[list[Card]]:
        """The cards that this seat has not seen where they are, by their age."""
        placed = {card for cards in self.view.zones.values() for card in cards}
        placed.update(card for held in self.held for card in held.known)
        found: list[list[Card]] = [[] for _ in range(self.age + 1)]
        for card in CARDS:
            if card not in placed:
                found[self.ages[card]].append(card)
        return found

    def guess(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """Every card in a zone where it may be; each way to lie is as likely as another."""
        zones = self.view.zones
        piles = {zone: [card for card in cards if card is not None] for zone, cards in zones.items()}
        pools = [sorted(cards, key=lambda _: rng.random()) for cards in self.unseen()]
        for hand, held in zip(HANDS, self.held, strict=False):
            if None in zones[hand]:
                piles[hand] += sorted(held.known, key=lambda card: card.index)
                piles[hand] += [pools[each.age].pop() for each in held.hidden]
        piles[STOCK] += pools[-1]
        return piles
