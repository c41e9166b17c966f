"""Laying three cards before oneself: by drag, by click and by keyboard, until they are laid for good."""

from __future__ import annotations

import math

from cardtable.engine.game import Move
from cardtable.engine.games.nines_shedding import HANDS
from cardtable.engine.match import Match
from cardtable.scenes.nines_shedding.events import NinesEvents
from cardtable.scenes.scene import Request, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.grip import Clicked, Dropped

SAME_PX = 6  # how far apart two clicks on one place are at most


class NinesChoice(NinesEvents):
    """`slots` are the three places; a card lies in one of them as soon as it is chosen."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self._last_click = -t.DOUBLE_CLICK, (0, 0)  # when and where

    @property
    def verb(self) -> str:
        """What is done with the three cards: hide or show."""
        return next((move.verb for move in self.view.legal), "show")

    def refresh(self) -> None:
        mine = self.cards.zones.get(HANDS[self.me], [])
        self.slots = [sprite if sprite in mine and self.choosing else None for sprite in self.slots]
        super().refresh()

    def toggle(self, sprite: Sprite) -> None:
        if not self.choosing:
            super().toggle(sprite)
        elif sprite in self.slots:
            self._take_out(sprite)
        else:
            beside = self._beside(sprite)
            self._put(sprite, self.slots.index(None) if None in self.slots else len(self.slots) - 1)
            if sprite is self.grip.cursor:
                self.grip.cursor = beside

    def _beside(self, sprite: Sprite) -> Sprite | None:
        """The card at the right of this one in the hand, or where there is none, at its left."""
        row = [one for one in self.hand() if one not in self.slots]
        at = row.index(sprite)
        return next(iter([*row[at + 1 :], *row[:at][::-1]]), None)

    def _put(self, sprite: Sprite, slot: int) -> None:
        """Whoever lay there makes way; a card that comes from another slot leaves it to him."""
        before = self.slots[slot]
        if sprite in self.slots:
            self.slots[self.slots.index(sprite)] = before
        self.slots[slot] = sprite
        self._changed()

    def _take_out(self, sprite: Sprite) -> None:
        if sprite in self.slots:
            self.slots[self.slots.index(sprite)] = None
        self._changed()

    def _changed(self) -> None:
        self.stage.sounds.play("lay")
        self.glide(HANDS[self.me])
        self.lay_pills()

    def lay_chosen(self) -> None:
        cards = tuple(sprite.card for sprite in self.slots if sprite and sprite.card)
        self.submit(Move(self.verb, cards))

    # -- gestures

    def _rest_rise(self, sprite: Sprite) -> float:
        return 0.0 if sprite in self.slots else super()._rest_rise(sprite)

    def _clicked(self, click: Clicked) -> None:
        """The second click of a double one means no other card that has slid to that place."""
        if not self.choosing:
            super()._clicked(click)
            return
        now, before = self.stage.now_ms(), self._last_click
        self._last_click = now, self.pointer
        if now - before[0] > t.DOUBLE_CLICK or math.dist(self.pointer, before[1]) > SAME_PX:
            self.toggle(click.sprite)

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        if not self.choosing:
            super()._clicked_cloth(pos)

    def _dropped(self, drop: Dropped) -> None:
        if not self.choosing:
            super()._dropped(drop)
        elif self.places.choice_box.contains(drop.x, drop.y):
            row = self.places.lying(self.me, "choosing", True, len(self.slots))
            self._put(drop.sprite, min(range(len(row)), key=lambda slot: abs(row[slot].x - drop.x)))
        else:
            self._take_out(drop.sprite)

    def _press_key(self) -> Request | None:
        """Enter lays a card down, and when there are three of them the button has the keyboard."""
        cursor = self.grip.cursor
        if not self.choosing or cursor is None or self.pill_focus is not None:
            return super()._press_key()
        self.toggle(cursor)
        self.pill_focus = 0 if all(self.slots) else None
        return None
