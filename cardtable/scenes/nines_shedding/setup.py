"""Before a game of Nines: which rules, how many players, and how strong each is."""

from __future__ import annotations

from cardtable.scenes.nines_shedding import NinesTable
from cardtable.scenes.seating import AgainstComputers


class NinesSetUp(AgainstComputers):
    table = NinesTable
    usual_seats = 4  # G3-O01
