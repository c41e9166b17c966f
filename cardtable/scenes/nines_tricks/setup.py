"""Before a match of «Девятки»: which of the two games it is, and how strong the other players are."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.scenes.nines_tricks import NinesTricksTable
from cardtable.scenes.seating import AgainstComputers
from cardtable.ui.hud import Block, ruled


class NinesTricksSetUp(AgainstComputers):
    table = NinesTricksTable
    usual_seats = 3

    def _page(self) -> Sequence[Block]:
        return ruled([self._preset_cards(), *self._seat_lines()], gap=12)
