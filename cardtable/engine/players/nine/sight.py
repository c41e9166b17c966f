"""What a seat can tell about the other hands in Nine from what was picked, and from what was let go."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardtable.engine.cards import Card
from cardtable.engine.game import Moved
from cardtable.engine.games.nine import CARDS, DISCARD, STOCK, VALUES, NineView
from cardtable.engine.players.nine.moves import TOP


@dataclass
class Hidden:
    """A card that nobody else has seen: the stock it is from, and the highest value that it may well have.

    Who lets a single card go holds none as high, or keeps it for a set.
    """

    age: int
    cap: int = TOP


@dataclass
class Held:
    """What a seat has in hand: the cards it picked openly, and the others."""

    known: list[Card] = field(default_factory=list)
    hidden: list[Hidden] = field(default_factory=list)
    let_go: tuple[int, ...] = ()
    """The values of its last discard."""


class Sight:
    """The hands of a deal as the events of the view tell of them, seat by seat."""

    def __init__(self, view: NineView, judges: bool = True) -> None:
        """Without judgement a seat remembers what was picked, and thinks nothing of what was let go."""
        self.view = view
        self.judges = judges
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
            self._let_go(self.held[event.source.seat], cards)
        elif event.target is STOCK:
            self.age += 1
            self.ages.update(dict.fromkeys(cards, self.age))

    def _let_go(self, held: Held, cards: list[Card]) -> None:
        for card in cards:
            if card in held.known:
                held.known.remove(card)
            else:
                same = [each for each in held.hidden if each.age == self.ages[card]]
                held.hidden.remove(max(same, key=lambda each: each.cap))
        values = tuple(VALUES[card] for card in cards)
        held.let_go = values
        if self.judges and len(set(values)) == 1:
            for each in held.hidden:
                each.cap = min(each.cap, sum(values) - (len(values) == 1))

    def pools(self) -> list[list[int]]:
        """The values of the cards that the seat has not seen where they are, by the stock they are from."""
        placed = {card for cards in self.view.zones.values() for card in cards}
        placed.update(card for held in self.held for card in held.known)
        found: list[list[int]] = [[] for _ in range(self.age + 1)]
        for card in CARDS:
            if card not in placed:
                found[self.ages[card]].append(VALUES[card])
        return found
