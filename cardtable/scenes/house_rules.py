"""What every set-up has: a game, a preset of its rules, and behind a button its house rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygame

from cardtable.engine.game import N_, BadOption, Options, OptionSpec, Preset, option_specs
from cardtable.engine.games import game_named
from cardtable.scenes.actions import action_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.rules import Rules, value_label
from cardtable.scenes.scene import Alone, Pop, Push, Request, Scene, Stage
from cardtable.ui.hud import Caption, Chips, Control, Dialog, Field, Foot, Row, Stepper, Switch, Words, ruled
from cardtable.ui.palette import TEXT_SECOND

OWN = "own"  # the preset's place when an option was changed by hand


class GameSetUp(DialogScene):
    """The set-up of one game; which players there are is said by a subclass. The last one is the default."""

    covers = True

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage)
        self.key = key
        self.game = game_named(key)
        self.options = self._last_options()
        self.in_rules = False
        self.search = ""

    @staticmethod
    def of(stage: Stage, key: str) -> GameSetUp:
        """The set-up that fits a game."""
        from cardtable.scenes.tables import SET_UPS  # the tables know this screen: a circle at import time

        return SET_UPS[key](stage, key)

    @property
    def last(self) -> Mapping[str, object]:
        """What was kept of the last set-up of this game."""
        return self.stage.settings.setups.get(self.key, {})

    def _last_options(self) -> Options:
        """What was played last; a preset or value that no longer exists gives the defaults."""
        options = self.last.get("options")
        try:
            return self.game.make_options(options if isinstance(options, dict) else {})
        except BadOption:
            return self.game.make_options({})

    @property
    def preset(self) -> str:
        """The preset that these options are, or OWN."""
        for name in self.game.presets:
            if self.game.make_options({"preset": name}) == self.options:
                return name
        return OWN

    def describe(self) -> Dialog:
        return self._describe_rules() if self.in_rules else self._describe_table()

    # -- what a subclass says

    @abstractmethod
    def _describe_table(self) -> Dialog:
        """The page that is shown first."""

    @abstractmethod
    def _kept(self) -> Mapping[str, object]:
        """The plain values, beside the rules, that are to be found again."""

    @abstractmethod
    def _table(self) -> Scene: ...

    # -- the table

    def _feet(self) -> tuple[Foot, Foot]:
        tr = self.stage.words.tr
        return (
            Foot("back", Caption(tr("Back"), "back"), Pop),
            Foot("house", Caption(tr("House rules"), "gear"), self._open_rules),
        )

    def _presets(self) -> list[tuple[str, Preset]]:
        """Those of the game by name, and the player's own rules where they are none of these."""
        presets = list(self.game.presets.items())
        if self.preset == OWN:
            changed = len(self.options.changed())
            sentence = self.stage.words.tr_n(
                "{n} rule differs from the document.", "{n} rules differ from the document.", changed
            )
            presets.append((OWN, Preset(N_("Own rules"), sentence, {})))
        return presets

    def _pick_preset(self, name: object) -> None:
        if name != OWN:
            self.options = self.game.make_options({"preset": str(name)})
        self.refresh()

    def _open_rules(self) -> None:
        self.in_rules, self.search = True, ""
        self.refresh()

    # -- house rules

    def _describe_rules(self) -> Dialog:
        tr = self.stage.words.tr
        rows = ruled([self._option_row(spec) for spec in self._found()])
        empty = (Words(tr("No rule has these words."), "body", TEXT_SECOND),)
        return Dialog(
            tr("House rules"),
            rows or empty,
            head=(Row(tr("Search"), Field("search", self.search, self._search_for, self._close_rules)),),
            left=(Foot("document", Caption(tr("As in the document"), "back"), self._undo_all),),
            right=(Foot("done", Caption(tr("Done"), "check"), self._close_rules, "gold"),),
            width=900,
            start="done",
            page="house rules",
            fill=True,
        )

    def _found(self) -> list[OptionSpec]:
        """The options whose label or sentence has every word that is searched for."""
        tr, wanted = self.stage.words.tr, self.search.casefold().split()
        specs = option_specs(self.game.options_type)
        return [
            spec for spec in specs
            if all(word in f"{tr(spec.label)} {tr(spec.text)}".casefold() for word in wanted)
        ]  # fmt: skip

    def _option_row(self, spec: OptionSpec) -> Row:
        tr = self.stage.words.tr
        acts = self.options.acts(spec.name)
        text = tr(spec.text)
        if not acts and spec.needs is not None:
            text = f"{text} {self._needed(spec.needs[0], spec.needs[1])}"
        return Row(tr(spec.label), self._control(spec), text, acts)

    def _needed(self, name: str, values: tuple[object, ...]) -> str:
        words = self.stage.words
        other = self._spec(name)
        labels = " / ".join(
            value_label(words, other, value) for value in other.choices or () if value in values
        )
        return words.tr("Needs “{option}”: {value}.", option=words.tr(other.label), value=labels)

    def _spec(self, name: str) -> OptionSpec:
        return next(spec for spec in option_specs(self.game.options_type) if spec.name == name)

    def _control(self, spec: OptionSpec) -> Control:
        value = getattr(self.options, spec.name)
        key = f"option:{spec.name}"
        if isinstance(value, bool):
            return Switch(key, value, self._setter(spec))
        if spec.choices is not None:
            choices = [(each, value_label(self.stage.words, spec, each)) for each in spec.choices]
            return Chips(key, choices, value, self._setter(spec))
        return Stepper(key, int(value), spec.low, spec.high, spec.step, self._setter(spec))

    def _setter(self, spec: OptionSpec) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            self.options = replace(self.options, **{spec.name: value})
            self.refresh()

        return change

    def _search_for(self, text: str) -> None:
        self.search = text
        self.refresh()

    def _undo_all(self) -> None:
        self.options = self.game.make_options({})
        self.refresh()

    def _close_rules(self) -> None:
        self.in_rules = False
        self.hud.ring.key = "house"
        self.refresh()

    # -- leaving

    def back(self) -> Request | None:
        if not self.in_rules:
            return Pop()
        self._close_rules()
        return self._settle(None)

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.KEYDOWN and action_of(event) == "rules":
            return Push(Rules(self.stage, self.key, self.options))
        return super().handle(event)

    def play(self) -> Request:
        """Remember the set-up and sit down."""
        self.keep()
        return Alone(self._table())

    def keep(self) -> None:
        kept = {"preset": self.preset, "options": self.options.changed(), **self._kept()}
        self.stage.store.change(setups={**self.stage.settings.setups, self.key: kept})
