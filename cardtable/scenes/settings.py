"""The settings: each is applied the moment it is changed."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.game import N_
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import Pop, Relabel, Request, ToggleFullScreen
from cardtable.ui.hud import Caption, Chips, Dialog, Foot, Row, Slider, Switch, ruled
from cardtable.words import LANGUAGES

SPEEDS = ((0.0, N_("Still")), (0.5, N_("Slow")), (1.0, N_("Normal")), (2.0, N_("Fast")))
TRICK_TIMES = ((600, N_("0.6 s")), (1200, N_("1.2 s")), (2500, N_("2.5 s")), (0, N_("Until I click")))
INDICES = (
    ("international", "A K Q J"),
    ("russian", "Т К Д В"),
    ("french", "A R D V"),
    ("numeric", "1 13 12 11"),
)
TEXT_SIZES = (1.0, 1.25, 1.5, 1.75, 2.0)


class SettingsScene(DialogScene):
    """What Settings holds, except the window's place and the set-ups."""

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        body = ruled((*self._words(), *self._pace(), *self._sound()))
        done = Foot("done", Caption(tr("Done"), "check"), Pop, "gold")
        return Dialog(tr("Settings"), body, right=(done,), width=980, start="done")

    def _words(self) -> tuple[Row, ...]:
        tr, settings = self.stage.words.tr, self.stage.settings
        languages = [(None, tr("As the system")), *LANGUAGES.items()]
        sizes = [(size, f"{round(size * 100)} %") for size in TEXT_SIZES]
        letters = [(None, tr("As the language")), *INDICES]
        full = Switch("full", settings.full_screen, lambda on: self._full_screen())
        return (
            Row(tr("Language"), Chips("language", languages, settings.language, self._relabel("language"))),
            Row(
                tr("Letters on the cards"),
                Chips("indices", letters, settings.indices, self._relabel("indices")),
            ),
            Row(tr("Text size"), Chips("text", sizes, settings.text_size, self._relabel("text_size"))),
            Row(tr("Full screen"), full, tr("F11 does the same at any moment.")),
        )

    def _pace(self) -> tuple[Row, ...]:
        tr, settings = self.stage.words.tr, self.stage.settings
        speeds = [(value, tr(label)) for value, label in SPEEDS]
        stays = [(ms, tr(label)) for ms, label in TRICK_TIMES]
        return (
            Row(tr("Speed of the cards"), Chips("speed", speeds, settings.speed, self._setter("speed"))),
            Row(
                tr("A won trick stays"),
                Chips("trick", stays, settings.trick_ms, self._setter("trick_ms")),
            ),
            Row(
                tr("Reduce motion"),
                Switch("motion", settings.reduce_motion, self._setter("reduce_motion")),
                tr("Cards fade in where they belong instead of flying there."),
            ),
        )

    def _sound(self) -> tuple[Row, ...]:
        tr, settings = self.stage.words.tr, self.stage.settings
        return (
            Row(tr("Sound"), Switch("sound", not settings.mute, lambda on: self._change(mute=not on))),
            Row(tr("Volume"), Slider("volume", settings.volume, self._volume)),
        )

    def _change(self, **changes: object) -> Request | None:
        self.stage.store.change(**changes)
        settings, sounds = self.stage.settings, self.stage.sounds
        sounds.volume, sounds.mute = settings.volume, settings.mute
        self.refresh()
        return None

    def muted(self) -> None:
        self.refresh()

    def _volume(self, value: float) -> None:
        """No refresh: it would take the knob out of the player's hand."""
        self.stage.store.change(volume=round(value, 2))
        self.stage.sounds.volume = self.stage.settings.volume

    def _setter(self, name: str) -> Callable[[object], Request | None]:
        return lambda value: self._change(**{name: value})

    def _relabel(self, name: str) -> Callable[[object], Request | None]:
        def change(value: object) -> Request:
            self._change(**{name: value})
            return Relabel()

        return change

    def _full_screen(self) -> Request:
        self.refresh()
        return ToggleFullScreen()
