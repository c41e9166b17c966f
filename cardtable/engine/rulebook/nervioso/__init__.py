"""The rules of Nervioso in plain words."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book, Paragraph
from cardtable.engine.rulebook.nervioso.hands import END, MATCH, NEW_COUNT, THROWN, WITHOUT, WRONG
from cardtable.engine.rulebook.nervioso.ids import of
from cardtable.engine.rulebook.nervioso.play import DEAL, LAYING, NEED, VARIANTS

NOT_BUGS = (
    Paragraph("A jack on “ten” is no match, whatever is printed on it: it is an eight.", of("R03", "A01")),
    Paragraph("The cards left over from the deal match nothing, but a hand on them is wrong.", of("A03")),
    Paragraph(
        "A hand on the bare table costs nothing, nor does a hand that comes after the last.", of("A07")
    ),
    Paragraph("Whoever laid the matching card must slap too.", of("A12")),
    Paragraph("A card thrown on a match by a player who is not next is refused, not punished.", of("A09")),
    Paragraph("After a thrown card nobody else pays, even if some hands were already down.", of("A09")),
    Paragraph(
        "A player without cards who slaps at a match wins at once; no other hand is waited for.", of("A14")
    ),
    Paragraph(
        "A player who laid the last card of all and is slow takes it back, and the game goes on.",
        of("A11", "A18"),
    ),
    Paragraph(
        "A six laid in silence where a six is due is a match.",
        of("A20"),
        when=("silent_six_matches", (True,)),
    ),
    Paragraph(
        "A card that fits, laid in silence where it should be called, is a mistake and no match.", of("A21")
    ),
)

BOOK = Book(
    N_("The rules of Nervioso"),
    (NEED, DEAL, LAYING, MATCH, WRONG, THROWN, NEW_COUNT, WITHOUT, END, VARIANTS),
    NOT_BUGS,
)
