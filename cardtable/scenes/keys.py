"""The key help, made from the one table of actions."""

from __future__ import annotations

import pygame

from cardtable.scenes.actions import ACTIONS, CARD_KEYS, action_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import Pop, Request
from cardtable.ui.hud import Caption, Dialog, Foot, Table


class Keys(DialogScene):
    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        rows = [(tr(label), tr(keys)) for keys, label in CARD_KEYS]
        rows += [(tr(action.label), " · ".join(keys.label() for keys in action.keys)) for action in ACTIONS]
        return Dialog(
            tr("Keys"),
            (Table(("", ""), tuple(rows), centred=False),),
            right=(Foot("close", Caption(tr("Close"), "check"), Pop, "gold"),),
            width=760,
            start="close",
        )

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.KEYDOWN and action_of(event) == "keys":
            return Pop()
        return super().handle(event)
