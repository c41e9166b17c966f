"""Before a game of Nines: which rules, how many players, and how strong each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.engine.game import Seat
from cardtable.scenes.scene import Scene
from cardtable.scenes.seating import SeatsSetUp
from cardtable.ui.hud import Block, Caption, Control, Dialog, Foot, ruled


class NinesSetUp(SeatsSetUp):
    usual_seats = 4  # G3-O01

    @property
    def last(self) -> Mapping[str, object]:
        """At first players of the middle level."""
        return super().last or {f"level {seat}": "normal" for seat in range(1, self.game.seats[1])}

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

    def _table(self) -> Scene:
        from cardtable.scenes.nines_shedding import (
            NinesTable,
        )  # it knows this screen: a circle at import time

        return NinesTable.seated(self.stage, self.seating.sitters(self.stage.words), self.options)
