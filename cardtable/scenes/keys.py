"""The key help, made from the one table of actions."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.scenes.actions import ACTIONS, CARD_KEYS, action_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import Pop, Request
from cardtable.ui.hud import Block, Caption, Dialog, Foot, Keycaps, Row, ruled


class Keys(DialogScene):
    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        rows: list[Block] = [
            _row(tr(label), [[key[0].upper() + key[1:]] for key in tr(keys).split(", ")])
            for keys, label in CARD_KEYS
        ]
        for action in ACTIONS:
            rows.append(_row(tr(action.label), [keys.label().split("+") for keys in action.keys]))
        return Dialog(
            tr("Keys"),
            ruled(rows, gap=4),
            right=(Foot("close", Caption(tr("Close"), "check"), Pop, "gold"),),
            width=760,
            start="close",
        )

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.KEYDOWN and action_of(event) == "keys":
            return Pop()
        return super().handle(event)


def _row(label: str, ways: Sequence[Sequence[str]]) -> Row:
    return Row(label, Keycaps(ways), style="body")
