"""The rules of nines in tricks in plain words."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book
from cardtable.engine.rulebook.nines_tricks.play import PLAY, TRICKS
from cardtable.engine.rulebook.nines_tricks.readings import NOT_BUGS
from cardtable.engine.rulebook.nines_tricks.score import END, PRESETS, SCORE
from cardtable.engine.rulebook.nines_tricks.start import DEAL, EXCHANGE, NEED, TRUMP

BOOK = Book(
    N_("The rules of Devyatki"),
    (NEED, DEAL, EXCHANGE, TRUMP, PLAY, TRICKS, SCORE, END, PRESETS),
    NOT_BUGS,
)
