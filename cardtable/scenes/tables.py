"""The tables and what comes before them. A game's table is one line here."""

from collections.abc import Mapping

from cardtable.scenes.house_rules import GameSetUp
from cardtable.scenes.nervioso import NerviosoTable
from cardtable.scenes.nervioso.setup import NerviosoSetUp
from cardtable.scenes.nine import NineTable
from cardtable.scenes.nine.setup import NineSetUp
from cardtable.scenes.nines_shedding import NinesTable
from cardtable.scenes.nines_shedding.setup import NinesSetUp
from cardtable.scenes.nines_tricks import NinesTricksTable
from cardtable.scenes.nines_tricks.setup import NinesTricksSetUp
from cardtable.scenes.setup import SetUp
from cardtable.scenes.sixty_six import SixtySixTable
from cardtable.scenes.table import TableScene
from cardtable.scenes.thousand import ThousandTable
from cardtable.scenes.thousand.setup import ThousandSetUp
from cardtable.scenes.watching import MatchScene

TABLES: Mapping[str, type[TableScene]] = {scene.key: scene for scene in (SixtySixTable,)}  # one opponent
SCENES: Mapping[str, type[MatchScene]] = {
    **TABLES,
    ThousandTable.key: ThousandTable,
    NinesTable.key: NinesTable,
    NinesTricksTable.key: NinesTricksTable,
    NineTable.key: NineTable,
    NerviosoTable.key: NerviosoTable,
}
SET_UPS: Mapping[str, type[GameSetUp]] = {
    **dict.fromkeys(TABLES, SetUp),
    ThousandTable.key: ThousandSetUp,
    NinesTable.key: NinesSetUp,
    NinesTricksTable.key: NinesTricksSetUp,
    NineTable.key: NineSetUp,
    NerviosoTable.key: NerviosoSetUp,
}
