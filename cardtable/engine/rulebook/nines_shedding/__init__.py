"""The rules of Nines in plain words."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book, Paragraph
from cardtable.engine.rulebook.nines_shedding.actions import EIGHT, FOUR, NINE, SAME, WILD
from cardtable.engine.rulebook.nines_shedding.ids import of
from cardtable.engine.rulebook.nines_shedding.play import DEAL, END, LAST, NEED, TAKE, TURN

NOT_BUGS = (
    Paragraph("An equal card is high enough: a seven goes on a seven.", of("R11", "A02")),
    Paragraph("A wild card is not refused for being low, but on a four it is.", of("R19", "A06")),
    Paragraph("An eight goes on a nine, and a jack does not.", of("A10")),
    Paragraph("A three on the table alone stands for nothing: anything may follow it.", of("A08")),
    Paragraph("A three on an eight skips the next player.", of("A09"), when=("clone_skips", (True,))),
    Paragraph("A ten on an empty pile clears itself, and the same player goes on.", of("A15")),
    Paragraph(
        "Nobody sees down cards before they are turned, not even their owner.",
        of("A03"),
        when=("down_choice", ("random",)),
    ),
    Paragraph("A player with two equal down cards turns them over in two turns.", of("A22")),
    Paragraph(
        "The pile after a blind card that fails is taken with a move of its own, so that all see the card.",
        of("A17"),
    ),
)

BOOK = Book(
    N_("The rules of Nines"),
    (NEED, DEAL, TURN, TAKE, WILD, FOUR, EIGHT, NINE, SAME, LAST, END),
    NOT_BUGS,
)
