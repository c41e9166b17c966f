"""The settings: each is applied the moment it is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cardtable.engine.game import N_
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.looks import back, preview, swatch
from cardtable.scenes.scene import Pop, Relabel, Request, Stage, ToggleFullScreen
from cardtable.settings import VOICES
from cardtable.ui.cloth import COLOURS
from cardtable.ui.hud import (
    Bare,
    Block,
    Caption,
    Chips,
    Choice,
    Dialog,
    Foot,
    Gap,
    Painted,
    Pictures,
    Row,
    Slider,
    Stack,
    StackButton,
    Switch,
    ruled,
)
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
DECKS = (
    ("two_colour", N_("Two colours")),
    ("four_colour", N_("Four colours")),
    ("contrast", N_("High contrast")),
)
INDEX_SIZES = (("ordinary", N_("Ordinary")), ("large", N_("Large")))
BACKS = (
    ("star", N_("Red star")),
    ("star-blue", N_("Blue star")),
    ("petals", N_("Blue petals")),
    ("petals-wine", N_("Wine petals")),
    ("rays", N_("Green rays")),
    ("rays-violet", N_("Violet rays")),
)
CLOTHS = {"petrol": N_("Dark petrol"), "linen": N_("Light linen")}
SECTIONS = (
    ("cards", N_("Cards")),
    ("table", N_("Table")),
    ("sound", N_("Sound")),
    ("words", N_("Language and text")),
)
BETWEEN_MS, BETWEEN_WORDS_MS = 150.0, 600.0  # between two cards, or words, heard while a volume changes
DRESSES = ("cards", "table")  # the sections that change what the cards lie in
GRID, STRIP = 262, 150  # units of height of the cards shown in their looks, at the side and across


class SettingsScene(DialogScene):
    """What Settings holds, except the window's place and the set-ups; a section a page."""

    def __init__(self, stage: Stage, section: str = "cards") -> None:
        super().__init__(stage)
        self.section = section
        self.heard_ms = -BETWEEN_WORDS_MS  # when a volume was last shown by a sound
        self.counted = 0  # the number last said

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        done = Foot("done", Caption(tr("Done"), "check"), Pop, "gold")
        names = [(key, tr(name)) for key, name in SECTIONS]
        side: list[StackButton] = [
            (f"at:{key}", Caption(name), partial(self._open, key), "tab") for key, name in names
        ]
        body = {"cards": self._cards, "table": self._table, "sound": self._sound, "words": self._words}
        return Dialog(
            tr("Settings"),
            body[self.section](),
            right=(done,),
            side=Stack(side, gap=4, chosen=f"at:{self.section}"),
            across=(Bare(Chips("at", names, self.section, self._open)),),
            under_side=(Gap(24), self._preview(GRID, columns=3)),
            above=(self._preview(STRIP, columns=6), Gap(20)) if self.section in DRESSES else (),
            page=self.section,
            width=1080,
            start=f"at:{self.section}",
            fill=True,
        )

    # -- the sections

    def _cards(self) -> Sequence[Block]:
        tr, settings = self.stage.words.tr, self.stage.settings
        letters = [(None, tr("As the language")), *INDICES]
        backs = [Choice(key, tr(name), partial(back, key)) for key, name in BACKS]
        rows = (
            Row(tr("Suit colours"), Chips("deck", self._said(DECKS), settings.deck, self._relabel("deck"))),
            Row(
                tr("Corner signs"),
                Chips("size", self._said(INDEX_SIZES), settings.index_size, self._relabel("index_size")),
            ),
            Row(
                tr("Letters on the cards"),
                Chips("indices", letters, settings.indices, self._relabel("indices")),
            ),
            Row(tr("Backs"), Pictures("back", backs, settings.back, self._relabel("back")), below=True),
        )
        return ruled(rows)

    def _table(self) -> Sequence[Block]:
        tr, settings = self.stage.words.tr, self.stage.settings
        cloths = [Choice(key, tr(CLOTHS[key]), partial(swatch, key)) for key in COLOURS]
        return ruled(
            (
                Row(tr("Cloth"), Pictures("cloth", cloths, settings.cloth, self._relabel("cloth"))),
                Row(
                    tr("Speed of the cards"),
                    Chips("speed", self._said(SPEEDS), settings.speed, self._setter("speed")),
                ),
                Row(
                    tr("A won trick stays"),
                    Chips("trick", self._said(TRICK_TIMES), settings.trick_ms, self._setter("trick_ms")),
                ),
                Row(
                    tr("Reduce motion"),
                    Switch("motion", settings.reduce_motion, self._setter("reduce_motion")),
                    tr("Cards fade in where they belong instead of flying there."),
                ),
            )
        )

    def _sound(self) -> Sequence[Block]:
        tr, settings = self.stage.words.tr, self.stage.settings
        languages = [*((key, LANGUAGES[key]) for key in VOICES), (None, tr("As the language"))]
        return ruled(
            (
                Row(tr("Sound"), Switch("sound", not settings.mute, lambda on: self._change(mute=not on))),
                Row(tr("Volume"), Slider("volume", settings.volume, self._volume)),
                Row(
                    tr("Voice"),
                    Slider("voice", settings.voice, self._voice),
                    tr("Of whoever counts aloud in Nervioso."),
                ),
                Row(
                    tr("The voice counts in"),
                    Chips("voice in", languages, settings.voice_language, self._voice_language),
                ),
            )
        )

    def _words(self) -> Sequence[Block]:
        tr, settings = self.stage.words.tr, self.stage.settings
        languages = [(None, tr("As the system")), *LANGUAGES.items()]
        sizes = [(size, f"{round(size * 100)} %") for size in TEXT_SIZES]
        full = Switch("full", settings.full_screen, lambda on: self._full_screen())
        return ruled(
            (
                Row(
                    tr("Language"), Chips("language", languages, settings.language, self._relabel("language"))
                ),
                Row(tr("Text size"), Chips("text", sizes, settings.text_size, self._relabel("text_size"))),
                Row(tr("Full screen"), full, tr("F11 does the same at any moment.")),
            )
        )

    def _preview(self, units: float, columns: int) -> Painted:
        return Painted(units, partial(preview, self.stage, columns))

    def _said(self, choices: Sequence[tuple[object, str]]) -> list[tuple[object, str]]:
        return [(value, self.stage.words.tr(label)) for value, label in choices]

    # -- changes

    def _open(self, section: object) -> None:
        self.section = str(section)
        self.refresh()

    def _change(self, **changes: object) -> Request | None:
        self.stage.store.change(**changes)
        settings, sounds = self.stage.settings, self.stage.sounds
        sounds.volume, sounds.voice, sounds.mute = settings.volume, settings.voice, settings.mute
        self.refresh()
        return None

    def muted(self) -> None:
        self.refresh()

    def _volume(self, value: float) -> None:
        """Heard at once. No refresh: it would take the knob out of the player's hand."""
        self.stage.store.change(volume=round(value, 2))
        self.stage.sounds.volume = self.stage.settings.volume
        if self._may_sound(BETWEEN_MS):
            self.stage.sounds.play("lay")

    def _voice(self, value: float) -> None:
        self.stage.store.change(voice=round(value, 2))
        self.stage.sounds.voice = self.stage.settings.voice
        if self._may_sound(BETWEEN_WORDS_MS):
            self._count()

    def _voice_language(self, language: object) -> None:
        self._change(voice_language=language)
        self._count()

    def _may_sound(self, after_ms: float) -> bool:
        """Whether so much time has passed since something was last heard."""
        now = self.stage.now_ms()
        if now - self.heard_ms < after_ms:
            return False
        self.heard_ms = now
        return True

    def _count(self) -> None:
        """Say the next number, so that the voice is known before it counts at a table."""
        settings = self.stage.settings
        self.counted = self.counted % 10 + 1
        self.stage.sounds.say(str(self.counted), settings.voice_language or self.stage.words.language)

    def _setter(self, name: str) -> Callable[[object], Request | None]:
        return lambda value: self._change(**{name: value})

    def _relabel(self, name: str) -> Callable[[object], Request | None]:
        """A setting that changes words, fonts, pictures or the cloth: all is laid out anew."""

        def change(value: object) -> Request:
            self._change(**{name: value})
            return Relabel()

        return change

    def _full_screen(self) -> Request:
        self.refresh()
        return ToggleFullScreen()
