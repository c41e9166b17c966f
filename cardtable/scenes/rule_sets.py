"""The rules that a player keeps under names: keep these, take others, pass them on as a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from cardtable.engine.game import N_, Options
from cardtable.rule_sets import ENDING, NAME_LENGTH, BadRules, RuleSets, clean
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import Pop, Request, Stage
from cardtable.ui.hud import Block, Button, Caption, Dialog, Field, Foot, Gap, Line, Said, Words
from cardtable.ui.palette import ACCENT, TEXT_SECOND

PATH_LENGTH = 400
NOT_WRITTEN = N_("The file cannot be written there.")


class SetsScene(DialogScene):
    """A file may also be dropped on the window."""

    covers = True

    def __init__(
        self, stage: Stage, sets: RuleSets, options: Options, use: Callable[[Options], None]
    ) -> None:
        super().__init__(stage)
        self.sets, self.options, self.use = sets, options, use
        self.name = self._name_of(options)
        self.path = self._usual_path()
        self.path_chosen = False
        self.said: tuple[str, bool] | None = None  # a sentence, and whether it is good news

    def _usual_path(self) -> str:
        """In the player's home, called as the rules are."""
        name = "".join(letter if letter.isalnum() else "-" for letter in clean(self.name))
        return str(Path.home() / f"{name or self.sets.key}{ENDING}")

    def _name_of(self, options: Options) -> str:
        names = self.sets.names()
        return next((name for name in names if self.sets.options(name) == options), "")

    # -- what is shown

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        return Dialog(
            tr("Kept rules"),
            [*self._naming(), Gap(22), *self._kept(), Gap(22), *self._file()],
            right=(Foot("done", Caption(tr("Done"), "check"), Pop, "gold"),),
            width=900,
            start="done",
            page="sets",
        )

    def _naming(self) -> list[Block]:
        tr = self.stage.words.tr
        field = Field("name", self.name, self._rename, self._keep, NAME_LENGTH)
        keep = Button("keep", Caption(tr("Keep")), self._keep, "chip")
        return [Words(tr("The rules as they are set now"), "bold"), Gap(8), Line((field, keep))]

    def _kept(self) -> list[Block]:
        tr, names = self.stage.words.tr, self.sets.names()
        if not names:
            return [Words(tr("No rules are kept yet."), "body", TEXT_SECOND)]
        return [self._kept_line(name) for name in names]

    def _kept_line(self, name: str) -> Line:
        words = self.stage.words
        options = self.sets.options(name)
        changed = len(options.changed())
        sentence = words.tr_n(
            "{n} rule differs from the document.", "{n} rules differ from the document.", changed
        )
        use = Button(f"use:{name}", Caption(words.tr("Use")), partial(self._use, name), "chip")
        forget = Button(f"forget:{name}", Caption(words.tr("Forget")), partial(self._forget, name), "chip")
        return Line((Said(name, sentence, 300), use), forget)

    def _file(self) -> list[Block]:
        tr = self.stage.words.tr
        field = Field("path", self.path, self._repath, self._read, PATH_LENGTH, 780)
        write = Button("export", Caption(tr("Write the file")), self._export, "chip")
        read = Button("import", Caption(tr("Read the file")), self._read, "chip")
        told = self.said or (tr("A file can also be dropped on this window."), True)
        return [
            Words(tr("As a file, to pass on"), "bold"),
            Gap(8),
            Line((field,)),
            Gap(8),
            Line((write, read)),
            Gap(8),
            Words(told[0], "small", ACCENT if self.said else TEXT_SECOND),
        ]

    # -- what is done

    def _rename(self, name: str) -> None:
        self.name = name

    def _repath(self, path: str) -> None:
        self.path, self.path_chosen = path, True

    def _keep(self) -> None:
        tr, name = self.stage.words.tr, clean(self.name)
        if name:
            self.sets.keep(name, self.options)
            self._call_the_file()
            self._say(tr("Kept: {name}", name=name))
        else:
            self._say(tr("First give these rules a name."), good=False)

    def _use(self, name: str) -> None:
        self._take(name, self.sets.options(name))

    def _take(self, name: str, options: Options) -> None:
        self.options, self.name = options, name
        self.use(options)
        self._call_the_file()
        self._say(self.stage.words.tr("These rules are set: {name}", name=name))

    def _forget(self, name: str) -> None:
        self.sets.forget(name)
        self.refresh()

    def _export(self) -> None:
        tr, path = self.stage.words.tr, Path(self.path.strip()).expanduser()
        try:
            self.sets.export(clean(self.name), self.options, path)
        except OSError:
            self._say(tr(NOT_WRITTEN), good=False)
        else:
            self._say(tr("Written: {file}", file=path.name))

    def _read(self) -> None:
        self._import(Path(self.path.strip()).expanduser())

    def _import(self, path: Path) -> None:
        try:
            name, options = self.sets.read(path)
        except BadRules as bad:
            self._say(self.stage.words.tr(bad.message, **bad.values), good=False)
            return
        self.sets.keep(name, options)
        self._take(name, options)

    def _call_the_file(self) -> None:
        if not self.path_chosen:
            self.path = self._usual_path()

    def _say(self, sentence: str, good: bool = True) -> None:
        self.said = sentence, good
        self.refresh()

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.DROPFILE:
            self._import(Path(event.file))
            return self._settle(None)
        return super().handle(event)
