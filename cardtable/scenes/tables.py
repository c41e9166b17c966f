"""The tables. A game's table is one line here."""

from collections.abc import Mapping

from cardtable.scenes.house_rules import GameSetUp
from cardtable.scenes.setup import SetUp
from cardtable.scenes.sixty_six import SixtySixTable
from cardtable.scenes.table import TableScene
from cardtable.scenes.watching import MatchScene

TABLES: Mapping[str, type[TableScene]] = {scene.key: scene for scene in (SixtySixTable,)}  # one opponent
SCENES: Mapping[str, type[MatchScene]] = {**TABLES}
SET_UPS: Mapping[str, type[GameSetUp]] = {**dict.fromkeys(TABLES, SetUp)}
