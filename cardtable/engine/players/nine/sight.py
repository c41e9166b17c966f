"""What a seat can tell about the other hands in Nine from what was picked, and from what was let go."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import Seat
from cardtable.engine.games.nine import VALUES, NineView
from cardtable.engine.games.nine.memory import Memory


class Sight(Memory):
    """The hands of a deal, and what their holders have kept.

    Who lets a single card go holds none as high, or keeps it for a set. Without judgement a seat remembers
    what was picked, and thinks nothing of what was let go.
    """

    def __init__(self, view: NineView, judges: bool = True) -> None:
        self.judges = judges
        self.last: list[tuple[int, ...]] = [() for _ in range(view.players)]
        """The values of the last discard of each seat."""
        super().__init__(view)

    def let_go(self, seat: Seat, cards: Sequence[Card]) -> None:
        super().let_go(seat, cards)
        values = self.last[seat] = tuple(VALUES[card] for card in cards)
        if self.judges and len(set(values)) == 1:
            cap = sum(values) - (len(values) == 1)
            for each in self.held[seat].hidden:
                each.cap = min(each.cap, cap)

    def pools(self) -> list[list[int]]:
        """The values of the cards that the seat has not seen where they are, by the stock they are from."""
        return [[VALUES[card] for card in cards] for cards in self.unseen()]
