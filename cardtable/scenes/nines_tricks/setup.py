"""Before a match of «Девятки»: which of the two games it is, and how strong the other players are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.engine.game import Seat
from cardtable.scenes.scene import Scene
from cardtable.scenes.seating import SeatsSetUp
from cardtable.ui.hud import Caption, Control, Dialog, Foot, ruled


class NinesTricksSetUp(SeatsSetUp):
    usual_seats = 3

    @property
    def last(self) -> Mapping[str, object]:
        """At first two players of the middle level."""
        return super().last or {"level 1": "normal", "level 2": "normal"}

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        return Dialog(
            tr(self.game.title),
            ruled([self._preset_cards(), *self._seat_lines()], gap=12),
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

    def _table(self) -> Scene:
        from cardtable.scenes.nines_tricks import NinesTricksTable  # it knows this screen: a circle

        return NinesTricksTable.seated(self.stage, self.seating.sitters(self.stage.words), self.options)
