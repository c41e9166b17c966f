"""Nervioso (G6): what other rooms use of it."""

from cardtable.engine.games.nervioso.options import NerviosoOptions
from cardtable.engine.games.nervioso.pieces import (
    CARDS,
    DISCARD,
    FIGURE_NAMES,
    HANDICAP_MS,
    HANDS,
    HUSH,
    LAY,
    LAY_AT,
    SILENT,
    SLAP,
    STOCK,
    TEMPO_MS,
    TURN_MS,
    VALUES,
    NerviosoResult,
    NerviosoView,
    Phase,
    Verdict,
    after,
)
from cardtable.engine.games.nervioso.reactions import Reactions, reactions
from cardtable.engine.games.nervioso.rules import Nervioso

__all__ = [
    "CARDS",
    "DISCARD",
    "FIGURE_NAMES",
    "HANDICAP_MS",
    "HANDS",
    "HUSH",
    "LAY",
    "LAY_AT",
    "SILENT",
    "SLAP",
    "STOCK",
    "TEMPO_MS",
    "TURN_MS",
    "VALUES",
    "Nervioso",
    "NerviosoOptions",
    "NerviosoResult",
    "NerviosoView",
    "Phase",
    "Reactions",
    "Verdict",
    "after",
    "reactions",
]
