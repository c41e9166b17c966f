"""What one seat can work out from the events of a deal: who holds what, and where the rest may be."""

import random
from collections.abc import Iterable

from cardtable.engine.cards import Card
from cardtable.engine.game import Moved, Seat, Zone
from cardtable.engine.games.nine.pieces import CARDS, DISCARD, HANDS, STOCK, NineView


class Memory:
    """The cards picked from the discard are known until they are laid; the others are of an age.

    The stock is made anew when it is used up; `ages` says in which stock, counted from 0, a card lay last.
    A hidden card of a hand is one of the cards of the stock that it was drawn from.
    """

    def __init__(self, view: NineView) -> None:
        self.view = view
        players = view.players
        self.ages: dict[Card, int] = dict.fromkeys(CARDS, 0)
        self.age = 0
        self.known: list[set[Card]] = [set() for _ in range(players)]
        self.drawn: list[list[int]] = [[0] for _ in range(players)]
        """Hidden cards in each hand by their age."""
        for event in view.seen:
            if isinstance(event, Moved):
                self._moved(event)

    def _moved(self, event: Moved) -> None:
        cards = [card for card in event.cards if card is not None]
        if event.target.seat is not None:
            if event.source is DISCARD:
                self.known[event.target.seat].update(cards)
            else:
                self.drawn[event.target.seat][self.age] += len(event.cards)
        elif event.source.seat is not None:
            self._laid(event.source.seat, cards)
        elif event.target is STOCK:
            self._made_anew(cards)

    def _laid(self, seat: Seat, cards: Iterable[Card]) -> None:
        for card in cards:
            if card in self.known[seat]:
                self.known[seat].remove(card)
            else:
                self.drawn[seat][self.ages[card]] -= 1

    def _made_anew(self, cards: Iterable[Card]) -> None:
        self.age += 1
        self.ages.update(dict.fromkeys(cards, self.age))
        for drawn in self.drawn:
            drawn.append(0)

    def hidden(self) -> list[list[Card]]:
        """The cards that this seat has not seen where they are, by their age."""
        view = self.view
        seen = {card for cards in view.zones.values() for card in cards}.union(*self.known)
        found: list[list[Card]] = [[] for _ in range(self.age + 1)]
        for card in CARDS:
            if card not in seen:
                found[self.ages[card]].append(card)
        return found

    def guess(self, rng: random.Random) -> dict[Zone, list[Card]]:
        """Every card in a zone where it may be; each way to lie is as likely as another."""
        view = self.view
        piles = {zone: [card for card in cards if card is not None] for zone, cards in view.zones.items()}
        pools = [sorted(cards, key=lambda _: rng.random()) for cards in self.hidden()]
        for seat, hand in enumerate(HANDS[: view.players]):
            if None in view.zones[hand]:
                piles[hand] += sorted(self.known[seat], key=lambda card: card.index)
                for pool, count in zip(pools, self.drawn[seat], strict=True):
                    piles[hand] += [pool.pop() for _ in range(count)]
        piles[STOCK] += pools[-1]
        return piles
