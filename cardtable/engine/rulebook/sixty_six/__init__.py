"""The rules of 66 in plain words."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book
from cardtable.engine.rulebook.sixty_six.play import (
    AFTER,
    AIM,
    BEFORE,
    CARDS,
    CLOSING,
    DEAL,
    MARRIAGES,
    NEED,
    NINE,
)
from cardtable.engine.rulebook.sixty_six.readings import NOT_BUGS, TABLES_COUNTING, TABLES_PLAY
from cardtable.engine.rulebook.sixty_six.score import COUNTING, FAILED, MATCH, PIPS, STAKES

BOOK = Book(
    N_("The rules of 66"),
    (
        NEED,
        AIM,
        CARDS,
        DEAL,
        BEFORE,
        MARRIAGES,
        NINE,
        CLOSING,
        AFTER,
        COUNTING,
        PIPS,
        FAILED,
        MATCH,
        STAKES,
        TABLES_PLAY,
        TABLES_COUNTING,
    ),
    NOT_BUGS,
)
