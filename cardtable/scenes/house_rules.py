"""What every set-up has: a game, a preset of its rules, and behind a button its house rules."""

from __future__ import annotations

import unicodedata
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

import pygame

from cardtable.engine.game import N_, BadOption, Game, Options, OptionSpec, Preset, option_specs
from cardtable.engine.games import game_named
from cardtable.rule_sets import RuleSets
from cardtable.scenes.actions import action_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.rule_sets import SetsScene
from cardtable.scenes.rules import Rules, value_label
from cardtable.scenes.scene import Alone, Pop, Push, Request, Resume, Scene, Stage
from cardtable.ui.hud import (
    Block,
    Caption,
    Cards,
    Chips,
    Control,
    Dialog,
    Field,
    Foot,
    Gap,
    HudScreen,
    Row,
    Stepper,
    Switch,
    Words,
    ruled,
)
from cardtable.ui.hud.screen import Host
from cardtable.ui.palette import ACCENT, TEXT_SECOND

NAME_LENGTH = 24  # of a player
OWN = "own"  # the preset's place when an option was changed by hand
BESIDE = 3  # values that have room beside a rule's sentence
KEPT = "kept:"  # and before the name of rules that the player keeps


@dataclass(frozen=True)
class Switchable:
    """A number that can be switched off: a switch, and beside it what is chosen while it is on."""

    switch: Switch
    stepper: Stepper

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        sizes = self.switch.size(hud, room), self.stepper.size(hud, room)
        return sum(size[0] for size in sizes) + hud.px(14), max(size[1] for size in sizes)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        size = self.switch.size(hud, rect.width)
        box = pygame.Rect(rect.left, rect.centery - size[1] // 2, *size)
        self.switch.place(hud, host, box, enabled)
        wide, high = self.stepper.size(hud, rect.width)
        box = pygame.Rect(rect.right - wide, rect.centery - high // 2, wide, high)
        self.stepper.place(hud, host, box, enabled and self.switch.on)


def plain(text: str) -> str:
    """Without capitals and without the marks on letters, which few people type when they search.

    >>> plain("Тёмная игра"), plain("Écart")
    ('темная игра', 'ecart')
    """
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def last_options(stage: Stage, game: type[Game]) -> Options:
    """What was played last; a preset or value that no longer exists gives the defaults."""
    options = stage.settings.setups.get(game.key, {}).get("options")
    try:
        return game.make_options(options if isinstance(options, dict) else {})
    except BadOption:
        return game.make_options({})


class GameSetUp(DialogScene):
    """The set-up of one game; which players there are is said by a subclass. The last one is the default."""

    covers = True
    groups: ClassVar[Mapping[str, Sequence[str]]] = {}  # the names of options under headings, if there are
    beside: ClassVar[Sequence[str]] = ()  # options chosen on the first page: no preset changes them

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage)
        self.key = key
        self.game = game_named(key)
        self.sets = RuleSets(stage.store, key)
        self.options = last_options(stage, self.game)
        self.in_rules = False
        self.search = ""

    @property
    def last(self) -> Mapping[str, object]:
        """What was kept of the last set-up of this game."""
        return self.stage.settings.setups.get(self.key, {})

    @property
    def preset(self) -> str:
        """The preset or the kept rules that these options are, or OWN."""
        for name in self.game.presets:
            if self._as_chosen(self.game.make_options({"preset": name})) == self.options:
                return name
        kept = (n for n in self.sets.names() if self._as_chosen(self.sets.options(n)) == self.options)
        return next((f"{KEPT}{name}" for name in kept), OWN)

    def _as_chosen(self, options: Options) -> Options:
        """Other rules, with what is chosen beside them left as it is."""
        return replace(options, **{name: getattr(self.options, name) for name in self.beside})

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

    def _players(self) -> int | None:
        """How many will play, where a rule may depend on that."""
        return None

    def _term(self, name: str) -> str:
        """What the document calls a rule, where that is worth telling beside its label."""
        return ""

    # -- the table

    def _feet(self) -> tuple[Foot, ...]:
        """Also the way back to an open match, which a new one would replace."""
        tr = self.stage.words.tr
        feet = (
            Foot("back", Caption(tr("Back"), "back"), Pop),
            Foot("house", Caption(tr("House rules"), "gear"), self._open_rules),
        )
        if self.stage.store.open_record(self.key) is None:
            return feet
        return (*feet, Foot("continue", Caption(tr("Continue"), "cards"), self._continue))

    def _continue(self) -> Request | None:
        record = self.stage.store.open_record(self.key)
        return Resume(record) if record else None

    def _presets(self) -> list[tuple[str, Preset]]:
        """Those of the game by name, those the player keeps, and his own where they are none of these."""
        presets = list(self.game.presets.items())
        for name in self.sets.names():
            presets.append((f"{KEPT}{name}", Preset(name, self._differs(self.sets.options(name)), {})))
        if self.preset == OWN:
            presets.append((OWN, Preset(N_("Own rules"), self._differs(self.options), {})))
        return presets

    def _preset_cards(self) -> Cards:
        """With a sentence each."""
        tr = self.stage.words.tr
        choices = [
            (name, Caption(tr(preset.label), sentence=tr(preset.text))) for name, preset in self._presets()
        ]
        return Cards("preset", choices, self.preset, self._pick_preset)

    def _differs(self, options: Options) -> str:
        return self.stage.words.tr_n(
            "{n} rule differs from the document.",
            "{n} rules differ from the document.",
            len(options.changed().keys() - set(self.beside)),
        )

    def _pick_preset(self, name: object) -> None:
        picked = str(name)
        if picked.startswith(KEPT):
            self.options = self._as_chosen(self.sets.options(picked.removeprefix(KEPT)))
        elif picked != OWN:
            self.options = self._as_chosen(self.game.make_options({"preset": picked}))
        self.refresh()

    def _open_rules(self) -> None:
        self.in_rules, self.search = True, ""
        self.refresh()

    # -- house rules

    def _describe_rules(self) -> Dialog:
        tr = self.stage.words.tr
        rows = self._rule_rows()
        empty = (Words(tr("No rule has these words."), "body", TEXT_SECOND),)
        return Dialog(
            tr("House rules"),
            rows or empty,
            head=(Row(tr("Search"), Field("search", self.search, self._search_for, self._close_rules)),),
            left=(
                Foot("document", Caption(tr("As in the document"), "back"), self._undo_all),
                Foot("sets", Caption(tr("Kept rules"), "cards"), self._open_sets),
            ),
            right=(Foot("done", Caption(tr("Done"), "check"), self._close_rules, "gold"),),
            width=900,
            start="done",
            page="house rules",
            fill=True,
        )

    def _rule_rows(self) -> list[Block]:
        found = {spec.name: spec for spec in self._found()}
        if not self.groups:
            return ruled([self._option_row(spec) for spec in found.values()])
        rows: list[Block] = []
        for title, names in self.groups.items():
            specs = [found[name] for name in names if name in found]
            if specs:
                heading = Words(self.stage.words.tr(title), "bold", ACCENT)
                rows += [heading, Gap(10), *ruled([self._option_row(spec) for spec in specs]), Gap(26)]
        return rows[:-1]

    def _found(self) -> list[OptionSpec]:
        """The options whose label or sentence has every word that is searched for."""
        wanted = plain(self.search).split()
        specs = option_specs(self.game.options_type)
        return [spec for spec in specs if all(word in plain(self._said_of(spec)) for word in wanted)]

    def _said_of(self, spec: OptionSpec) -> str:
        tr = self.stage.words.tr
        return f"{tr(spec.label)} {tr(spec.text)} {self._term(spec.name)}"

    def _option_row(self, spec: OptionSpec) -> Row:
        tr, term = self.stage.words.tr, self._term(spec.name)
        acts = self.options.acts(spec.name, self._players())
        text = f"{tr(spec.text)} «{term}»" if term else tr(spec.text)
        if not acts:
            text = f"{text} {self._why_void(spec)}"
        return Row(tr(spec.label), self._control(spec), text, acts, below=len(spec.choices or ()) > BESIDE)

    def _why_void(self, spec: OptionSpec) -> str:
        """What has to be otherwise for the rule to have any effect."""
        if spec.players is not None and self._players() not in spec.players:
            counts = " / ".join(str(count) for count in spec.players)
            return self.stage.words.tr("Players: {n}.", n=counts)
        if spec.needs is not None and getattr(self.options, spec.needs[0]) not in spec.needs[1]:
            return self._needed(*spec.needs)
        return self._needed_one_of(spec.any_of) if spec.any_of else ""

    def _needed(self, name: str, values: tuple[object, ...]) -> str:
        words = self.stage.words
        other = self._spec(name)
        labels = " / ".join(
            value_label(words, other, value) for value in other.choices or () if value in values
        )
        labels = labels or words.tr("yes")  # a number that is not switched off
        return words.tr("Needs “{option}”: {value}.", option=words.tr(other.label), value=labels)

    def _needed_one_of(self, names: tuple[str, ...]) -> str:
        tr = self.stage.words.tr
        labels = " / ".join(tr(self._spec(name).label) for name in names)
        return tr("Needs “{option}”: {value}.", option=labels, value=tr("yes"))

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
        if spec.off is None:
            return Stepper(key, int(value), spec.low, spec.high, spec.step, self._setter(spec))
        return self._switchable(spec, int(value))

    def _switchable(self, spec: OptionSpec, value: int) -> Switchable:
        """Switched on again it has the document's value, or the lowest where that is off."""
        assert isinstance(spec.default, int)
        on, key = value != spec.off, f"option:{spec.name}"
        usual = spec.low if spec.default == spec.off else spec.default
        turn = partial(self._turn, spec, usual)
        stepper = Stepper(key, value if on else usual, spec.low, spec.high, spec.step, self._setter(spec))
        return Switchable(Switch(f"{key}:on", on, turn), stepper)

    def _turn(self, spec: OptionSpec, usual: int, on: bool) -> None:
        self._setter(spec)(usual if on else spec.off)

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

    def _open_sets(self) -> Request:
        return Push(SetsScene(self.stage, self.sets, self.options, self._use))

    def _use(self, options: Options) -> None:
        self.options = options

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
