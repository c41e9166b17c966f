"""The rules of Тысяча in plain words."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book
from cardtable.engine.rulebook.thousand.agreements import DARK, FOUR, GOLDEN, MATCH, TWO
from cardtable.engine.rulebook.thousand.bidding import BIDDING, ORDER, ROSPIS, TALON
from cardtable.engine.rulebook.thousand.dealing import CARDS, CUT, DEAL, NEED, REDEAL
from cardtable.engine.rulebook.thousand.readings import NOT_BUGS
from cardtable.engine.rulebook.thousand.score import BARREL, BOLTS, FALLS, PENALTIES, SAMOSVAL, SCORE
from cardtable.engine.rulebook.thousand.tricks import ACES, MARRIAGES, PLAY

BOOK = Book(
    N_("The rules of Thousand"),
    (
        NEED,
        CARDS,
        CUT,
        DEAL,
        REDEAL,
        BIDDING,
        TALON,
        ORDER,
        ROSPIS,
        PLAY,
        MARRIAGES,
        ACES,
        SCORE,
        BARREL,
        FALLS,
        BOLTS,
        SAMOSVAL,
        PENALTIES,
        GOLDEN,
        DARK,
        TWO,
        FOUR,
        MATCH,
    ),
    NOT_BUGS,
)
