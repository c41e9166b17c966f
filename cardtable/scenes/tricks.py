"""What the tables of trick games share: a look at the last trick, and a hand sorted by suits or by ranks."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.match import Match
from cardtable.engine.table import Event, Moved, Place, Seat, Zone
from cardtable.scenes.actions import action_of
from cardtable.scenes.cloth import ClothTable
from cardtable.scenes.scene import Request, Stage


class TrickTable(ClothTable):
    """A game's scene says where the taken tricks lie, and sorts its hand as `by_rank` says."""

    obvious: ClassVar[Zone] = Zone(Place.TRICK)

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.by_rank = False
        self.owners: dict[Card | None, Seat] = {}  # who played which card of this deal
        for event in self.view.seen:
            self._note_owner(event)
        self._peek_key = self._peek_mouse = False

    def told(self, event: Event) -> None:
        self._note_owner(event)

    def _note_owner(self, event: Event) -> None:
        if isinstance(event, Moved) and event.target.place is Place.TRICK and event.source.seat is not None:
            self.owners.update((card, event.source.seat) for card in event.cards)

    @abstractmethod
    def over_taken(self, x: float, y: float) -> bool:
        """Whether taken tricks lie under this point, in card widths."""

    @property
    def peeking(self) -> bool:
        """Whether the player looks at the last trick."""
        return self._peek_key or self._peek_mouse

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and action_of(event) == "last_trick":
            self._peek_key, self.dirty = event.type == pygame.KEYDOWN, True
            return None
        if event.type == pygame.MOUSEMOTION:
            over = self.over_taken(*self.frame.to_units(*event.pos))
            self.dirty |= over != self._peek_mouse
            self._peek_mouse = over
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._peek_key = self._peek_mouse = False
        return super().handle(event)

    def act(self, action: str) -> Request | None:
        if action == "sort":
            self.by_rank = not self.by_rank
            self.sort_hand()
            return None
        return super().act(action)

    def sort_hand(self) -> None:
        """The player's cards go where they now belong."""
        mine = Zone(Place.HAND, self.me)
        sprites = self.cards.zones[mine]
        for sprite, pose in zip(sprites, self.poses(mine, [one.card for one in sprites]), strict=True):
            self.cards.send(sprite, pose, flies=False)
        self.lay_pills()
