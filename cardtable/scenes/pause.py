"""The pause over a table: go on, look something up, or leave with everything saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from cardtable.engine.game import Options
from cardtable.scenes.actions import action_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.keys import Keys
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import GoHome, Pop, Push, Request, Scene, Stage
from cardtable.scenes.settings import SettingsScene
from cardtable.ui.hud import Caption, Dialog, Gap, Stack, Words
from cardtable.ui.palette import ACCENT, TEXT_SECOND

UNASKED_MS = 1000.0  # hands that were in motion as the table stopped by itself press nothing here
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class Pause(DialogScene):
    """`why` says why the table stands still, where the player did not ask for it."""

    def __init__(
        self,
        stage: Stage,
        key: str,
        options: Options,
        key_help: Callable[[], Scene] | None = None,
        why: str = "",
    ) -> None:
        super().__init__(stage)
        self.key, self.options = key, options
        self.key_help, self.why = key_help or partial(Keys, stage), why
        self.begun_ms = stage.now_ms()

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        stack = Stack(
            (
                ("resume", Caption(tr("Resume"), "play"), Pop, "gold"),
                ("rules", Caption(tr("Rules"), "help"), self._rules, "plain"),
                ("keys", Caption(tr("Keys"), "cards"), self._keys, "plain"),
                ("settings", Caption(tr("Settings"), "gear"), self._settings, "plain"),
                (
                    "leave",
                    Caption(tr("Save and leave") if self.stage.store.saving else tr("Leave"), "exit"),
                    GoHome,
                    "plain",
                ),
            )
        )
        saving = self.stage.store.saving
        saved = (
            tr("Everything is saved after every move.") if saving else tr("This match is not being saved.")
        )
        said = Words(saved, "small", TEXT_SECOND, centred=True)
        why = (Words(self.why, "bold", ACCENT, centred=True),) if self.why else ()
        body = (*why, Gap(20), stack, Gap(18), said)
        return Dialog(tr("Pause"), body, width=520, start="resume", centred=True)

    @property
    def typing(self) -> bool:
        return bool(self.why) and self.stage.now_ms() - self.begun_ms < UNASKED_MS

    def handle(self, event: pygame.Event) -> Request | None:
        if self.typing and event.type in PRESSES:
            return None
        action = action_of(event) if event.type == pygame.KEYDOWN else None
        if action == "pause":
            return Pop()
        return self._rules() if action == "rules" else super().handle(event)

    def _rules(self) -> Request:
        return Push(Rules(self.stage, self.key, self.options))

    def _keys(self) -> Request:
        return Push(self.key_help())

    def _settings(self) -> Request:
        return Push(SettingsScene(self.stage))
