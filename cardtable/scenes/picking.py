"""A table where several cards go together: picked one after the other, or carried along by one of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from cardtable.engine.match import Match
from cardtable.engine.table import Move, Zone
from cardtable.scenes.cloth import ClothTable
from cardtable.scenes.scene import Request, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.grip import Clicked, Dropped
from cardtable.ui.train import Train


class PickingTable(ClothTable):
    """A game's scene says which cards go with which, and what playing some of them means."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.picked: list[Sprite] = []
        self.train = Train(self.cards)

    # -- what a game's scene says

    @abstractmethod
    def twins(self, sprite: Sprite) -> Sequence[Sprite]:
        """The cards that come along when this one is carried or played, and nothing is picked."""

    @abstractmethod
    def goes_with(self, sprite: Sprite, picked: Sequence[Sprite]) -> bool:
        """Whether it may be picked beside those that are; else it is picked alone."""

    @abstractmethod
    def play_cards(self, sprites: Sequence[Sprite], zone: Zone) -> bool:
        """Whether these cards have left the hand."""

    # -- what is picked

    def together(self, sprite: Sprite) -> list[Sprite]:
        """What goes when this card does: the picked ones if it is one of them, else its twins too."""
        return self.picked if sprite in self.picked else [sprite, *self.twins(sprite)]

    def pick(self, sprite: Sprite) -> None:
        beside = self.picked if self.goes_with(sprite, self.picked) else []
        self.picked = [*beside, sprite]
        self.lay_pills()

    def toggle(self, sprite: Sprite) -> None:
        """Picks a card, or puts it back."""
        if sprite in self.picked:
            self.picked.remove(sprite)
            self.lay_pills()
        else:
            self.pick(sprite)

    def unpick(self) -> None:
        self.picked = []
        self.lay_pills()

    def marked(self, sprite: Sprite) -> bool:
        return sprite in self.picked or super().marked(sprite)

    def _rest_rise(self, sprite: Sprite) -> float:
        if sprite in self.train:
            return 0.0
        picked = sprite in self.picked and sprite is not self.grip.hovered
        return super()._rest_rise(sprite) + (t.HOVER_RISE if picked else 0.0)

    def refresh(self) -> None:
        mine = self.hand()
        self.picked = [sprite for sprite in self.picked if sprite in mine]
        super().refresh()

    def take_back(self) -> None:
        self.picked = []
        super().take_back()

    # -- gestures

    def tick(self, dt_ms: float) -> Request | None:
        """The others follow the one that is carried; whatever laid them elsewhere meanwhile."""
        request = super().tick(dt_ms)
        carried = self.grip.carried
        if carried is not None and not self.train.follows(carried):
            self.train.follow(carried, [one for one in self.together(carried) if one is not carried])
            self.lay_pills()
        self.dirty |= self.train.tick(dt_ms)
        return request

    def _clicked(self, click: Clicked) -> None:
        """A click picks; one more on what is picked plays it."""
        if click.sprite in self.picked:
            self.play_cards(self.picked, self.obvious)
            self.lay_pills()
        else:
            self.pick(click.sprite)

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        zone = self._zone_at(*self.frame.to_units(*pos))
        if self.picked and zone is not None:
            self.play_cards(self.picked, zone)
        self.unpick()

    def _dropped(self, drop: Dropped) -> None:
        zone = self._zone_at(drop.x, drop.y)
        if zone is None or not self.play_cards(self.together(drop.sprite), zone):
            self._send_home(drop.sprite)

    def _send_home(self, sprite: Sprite | None) -> None:
        for one in (sprite, *self.train.part()):
            super()._send_home(one)

    def submit(self, move: Move) -> bool:
        if not super().submit(move):
            return False
        self.train.part()
        self.picked = []
        return True

    # -- keys

    def _key(self, event: pygame.Event) -> Request | None:
        """Space picks the card under the cursor, or puts it back."""
        cursor = self.grip.cursor
        if event.scancode != pygame.KSCAN_SPACE or cursor is None or not self._on_cards:
            return super()._key(event)
        self.finish()
        self.toggle(cursor)
        return None

    def _press_key(self) -> Request | None:
        """Enter plays what is picked, or the card under the cursor and its twins."""
        cursor = self.grip.cursor
        going = self.picked or (self.together(cursor) if cursor else [])
        if not going or not self._on_cards:
            return super()._press_key()
        self.play_cards(going, self.obvious)
        return None

    def _escape(self) -> Request | None:
        """What is picked is put back before the table is paused."""
        if self.picked and self.grip.carried is None:
            self.take_back()
            return None
        return super()._escape()

    @property
    def _on_cards(self) -> bool:
        """Whether the keyboard is on the cards, not on a button."""
        return self.pill_focus is None and not self.standing()
