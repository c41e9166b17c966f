"""The tables and what comes before them. A game is one line of each."""

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
from cardtable.scenes.sixty_six import SixtySixTable
from cardtable.scenes.sixty_six.setup import SixtySixSetUp
from cardtable.scenes.thousand import ThousandTable
from cardtable.scenes.thousand.setup import ThousandSetUp
from cardtable.scenes.watching import MatchScene

SCENES: Mapping[str, type[MatchScene]] = {
    table.key: table
    for table in (SixtySixTable, ThousandTable, NinesTable, NinesTricksTable, NineTable, NerviosoTable)
}
SET_UPS: Mapping[str, type[GameSetUp]] = {
    SixtySixTable.key: SixtySixSetUp,
    ThousandTable.key: ThousandSetUp,
    NinesTable.key: NinesSetUp,
    NinesTricksTable.key: NinesTricksSetUp,
    NineTable.key: NineSetUp,
    NerviosoTable.key: NerviosoSetUp,
}
