"""Before a game of Nines: which rules, how many players, and how strong each is."""

from __future__ import annotations

from cardtable.scenes.scene import Scene
from cardtable.scenes.seating import AgainstComputers


class NinesSetUp(AgainstComputers):
    usual_seats = 4  # G3-O01

    def _table(self) -> Scene:
        from cardtable.scenes.nines_shedding import (
            NinesTable,
        )  # it knows this screen: a circle at import time

        return NinesTable.seated(self.stage, self.seating.sitters(self.stage.words), self.options)
