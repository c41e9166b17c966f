"""Nine (G5): what other rooms use of it."""

from cardtable.engine.games.nine.melds import Meld, best_with, is_meld, melds
from cardtable.engine.games.nine.options import TEAM_PLAYERS, NineOptions
from cardtable.engine.games.nine.pieces import (
    CARDS,
    DISCARD,
    DRAW,
    HANDS,
    NINE,
    PICK,
    STOCK,
    VALUES,
    NineResult,
    NineView,
    Phase,
    partner_of,
    total,
)
from cardtable.engine.games.nine.rules import Nine

__all__ = [
    "CARDS",
    "DISCARD",
    "DRAW",
    "HANDS",
    "NINE",
    "PICK",
    "STOCK",
    "TEAM_PLAYERS",
    "VALUES",
    "Meld",
    "Nine",
    "NineOptions",
    "NineResult",
    "NineView",
    "Phase",
    "best_with",
    "is_meld",
    "melds",
    "partner_of",
    "total",
]
