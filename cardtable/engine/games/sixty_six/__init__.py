"""Sixty-Six (G1): what other rooms use of it."""

from cardtable.engine.games.sixty_six.options import SixtySixOptions
from cardtable.engine.games.sixty_six.pieces import (
    CARDS,
    HANDS,
    PARTNER,
    STOCK,
    TAKEN,
    TARGET,
    TRICK,
    TRUMP,
    VALUES,
    SixtySixResult,
    SixtySixView,
    answers,
)
from cardtable.engine.games.sixty_six.rules import SixtySix

__all__ = [
    "CARDS",
    "HANDS",
    "PARTNER",
    "STOCK",
    "TAKEN",
    "TARGET",
    "TRICK",
    "TRUMP",
    "VALUES",
    "SixtySix",
    "SixtySixOptions",
    "SixtySixResult",
    "SixtySixView",
    "answers",
]
