"""What a level makes of a view of Тысяча: what it holds, and which cards it believes to be out."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.engine.game import Moved, Seat
from cardtable.engine.games.thousand import CARDS, TRICK, VALUES, ThousandOptions, ThousandView

REMEMBERED = {"easy": "", "normal": "AT", "expert": "ATKQJ9"}
"""The ranks that a level remembers once they have been played; trumps too, but at the easy level."""


@dataclass(frozen=True)
class Sight:
    """`out` are the cards that others may hold, `trick` what lies on the table, `behind` who plays after."""

    hand: tuple[Card, ...]
    out: frozenset[Card]
    trick: tuple[Card, ...]
    trump: str | None
    behind: tuple[Seat, ...]
    declares: bool
    has_trick: bool
    options: ThousandOptions

    def over(self, card: Card) -> list[Card]:
        """Cards out that beat it in its own suit."""
        return [c for c in self.out if c.suit == card.suit and VALUES[c.rank] > VALUES[card.rank]]

    def of_suit(self, suit: str | None) -> list[Card]:
        return [card for card in self.out if card.suit == suit]


def sight(view: ThousandView, level: str) -> Sight:
    hand = tuple(card for card in view.hand if card is not None)
    trick = tuple(card for card in view.zones[TRICK] if card is not None)
    gone = {card for card in _played(view) if _remembers(level, card, view.trump)}
    active = view.active
    at = active.index(view.seat) if view.seat in active else 0
    following = [active[(at + step) % len(active)] for step in range(1, len(active) - len(trick))]
    return Sight(
        hand=hand,
        out=frozenset(card for card in CARDS if card not in gone and card not in hand and card not in trick),
        trick=trick,
        trump=view.trump,
        behind=tuple(following),
        declares=view.seat == view.declarer,
        has_trick=view.tricks[view.seat] > 0,
        options=view.options,
    )


def _played(view: ThousandView) -> list[Card]:
    return [
        card
        for event in view.seen
        if isinstance(event, Moved) and event.target is TRICK
        for card in event.cards
        if card is not None
    ]


def _remembers(level: str, card: Card, trump: str | None) -> bool:
    ranks = REMEMBERED.get(level, "ATKQJ9")
    return card.rank in ranks or (bool(ranks) and card.suit == trump)
