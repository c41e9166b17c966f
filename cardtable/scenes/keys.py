"""The key help, made from the one table of actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.scenes.actions import ACTIONS, CARD_KEYS, action_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import Pop, Request, Stage
from cardtable.ui.hud import Block, Caption, Dialog, Foot, Keycaps, Row, ruled

Ways = Sequence[Sequence[str]]
"""Each the keys that are held together."""


class Keys(DialogScene):
    """`rows` are what keys do, translated, and how they are pressed; else those of a hand of cards."""

    def __init__(self, stage: Stage, rows: Callable[[], Sequence[tuple[str, Ways]]] | None = None) -> None:
        super().__init__(stage)
        self.rows = rows or self._usual

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        rows: list[Block] = [Row(label, Keycaps(ways), style="body") for label, ways in self.rows()]
        return Dialog(
            tr("Keys"),
            ruled(rows, gap=4),
            right=(Foot("close", Caption(tr("Close"), "check"), Pop, "gold"),),
            width=760,
            start="close",
        )

    def _usual(self) -> list[tuple[str, Ways]]:
        tr = self.stage.words.tr
        cards: list[tuple[str, Ways]] = [
            (tr(label), [[key[0].upper() + key[1:]] for key in tr(keys).split(", ")])
            for keys, label in CARD_KEYS
        ]
        return [*cards, *((tr(action.label), ways_of(action.id)) for action in ACTIONS)]

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.KEYDOWN and action_of(event) == "keys":
            return Pop()
        return super().handle(event)


def ways_of(action: str) -> Ways:
    """How an action of the table of actions is pressed."""
    return [keys.label().split("+") for each in ACTIONS if each.id == action for keys in each.keys]
