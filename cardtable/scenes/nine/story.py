"""What the last turns were, as the events tell: what each seat took and laid, and what lies side by side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.engine.games.nine import DISCARD, STOCK
from cardtable.engine.table import Event, Moved, Place, Seat


@dataclass(frozen=True)
class Deed:
    """A seat's last turn: the card it picked, or None where it drew one, and what it laid."""

    picked: Card | None = None
    laid: tuple[Card, ...] = ()


class Story:
    """Of one deal."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.deeds: dict[Seat, Deed] = {}
        self.last = 1  # how many cards on the discard were laid together
        self._turned_up = False
        for event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        if not isinstance(event, Moved):
            return
        if event.target is STOCK:
            self._gathered(event)
        elif event.target is DISCARD:
            self._laid(event)
        elif self._turned_up and event.target.seat is not None:
            picked = event.cards[0] if event.source is DISCARD else None
            self.deeds[event.target.seat] = Deed(picked)
            self.last = max(1, self.last - (event.source is DISCARD))

    def _gathered(self, event: Moved) -> None:
        if event.source.place is Place.HAND:
            self.deeds.clear()
            self._turned_up = False
        self.last = 1

    def _laid(self, event: Moved) -> None:
        """The first card of the discard is turned up by nobody."""
        seat = event.source.seat
        self._turned_up = True
        self.last = len(event.cards)
        if seat is not None:
            cards = tuple(card for card in event.cards if card is not None)
            self.deeds[seat] = Deed(self.deeds.get(seat, Deed()).picked, cards)
