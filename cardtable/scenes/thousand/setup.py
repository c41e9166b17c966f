"""Before a match of Тысяча: which agreements, how many players, and how strong each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.engine.game import OptionSpec, Seat
from cardtable.engine.games.thousand import GROUPS
from cardtable.scenes.scene import Scene
from cardtable.scenes.seating import SeatsSetUp
from cardtable.scenes.thousand.terms import TERMS
from cardtable.ui.hud import Block, Caption, Control, Dialog, Foot, ruled


class ThousandSetUp(SeatsSetUp):
    usual_seats = 3
    groups: ClassVar = GROUPS

    @property
    def last(self) -> Mapping[str, object]:
        """At first two players of the middle level."""
        return super().last or {"level 1": "normal", "level 2": "normal", "level 3": "normal"}

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        rows: list[Block] = [self._rules_row(), self._count_line(), *self._seat_lines()]
        return Dialog(
            tr(self.game.title),
            ruled(rows),
            left=self._feet(),
            right=(Foot("play", Caption(tr("Play"), "play"), self.play, "gold"),),
            width=1000,
            start="play",
            page="table",
        )

    def _person(self, seat: Seat) -> Sequence[Control]:
        return ()

    def _mark(self, seat: Seat) -> Sequence[Control]:
        return ()

    def _players(self) -> int:
        return self.seating.count

    def _term(self, name: str) -> str:
        """The Russian word stands beside the label of every other language."""
        return "" if self.stage.words.language == "ru" else TERMS[name]

    def _said_of(self, spec: OptionSpec) -> str:
        """The document's word finds a rule in every language, also where it is not shown."""
        return f"{super()._said_of(spec)} {TERMS[spec.name]}"

    def _table(self) -> Scene:
        from cardtable.scenes.thousand import ThousandTable  # it knows this screen: a circle at import time

        return ThousandTable.seated(self.stage, self.seating.sitters(self.stage.words), self.options)
