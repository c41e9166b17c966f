"""The rules of Nine in plain words."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book, Paragraph
from cardtable.engine.rulebook.nine.ids import of
from cardtable.engine.rulebook.nine.play import DEAL, NEED, TOGETHER, TURN
from cardtable.engine.rulebook.nine.score import ALONE, CALL, COUNT, END, IN_TEAMS, NO_LUCK, TEAMS

NOT_BUGS = (
    Paragraph("0 1 2 3 4 is no run: a 0 is in none.", of("R16", "A04")),
    Paragraph("3 4 5 and 3 4 5 6 7 8 are no runs: a run has five cards.", of("A05")),
    Paragraph("The card just taken from the discard cannot go back alone; its twin can.", of("A08")),
    Paragraph("A player who was dealt six points cannot call in the first turn.", of("A10")),
    Paragraph("A player without cards has not won: somebody may still call.", of("R15", "A11")),
    Paragraph(
        "A player with as few points as the caller scores 0, and the caller 25.", of("R12"), when=ALONE
    ),
    Paragraph("A failed call that brings a total to 90 makes it 45.", of("R14", "A13"), unless=NO_LUCK),
    Paragraph(
        "A total that was 90 before the deal and did not change stays 90.", of("R14", "A13"), unless=NO_LUCK
    ),
    Paragraph(
        "In teams a call with five points can fail against nobody’s hand but that of the own partner.",
        of("A17"),
        when=IN_TEAMS,
    ),
    Paragraph(
        "In teams the partner of a caller who fails writes nothing, however many points he holds.",
        of("A17"),
        when=IN_TEAMS,
    ),
)

BOOK = Book(N_("The rules of NINE"), (NEED, DEAL, TURN, TOGETHER, CALL, COUNT, END, TEAMS), NOT_BUGS)
