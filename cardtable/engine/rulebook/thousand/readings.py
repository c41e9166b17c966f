"""What looks like a fault of Тысяча and is none; for RULES.md alone, so not translated."""

from __future__ import annotations

from cardtable.engine.rulebook.book import Paragraph
from cardtable.engine.rulebook.thousand.ids import of

NOT_BUGS = (
    Paragraph(
        "A score of 870 and 200 points more is 880, not 1070: nobody jumps over the barrel.",
        of("A43"),
    ),
    Paragraph(
        "A player on the barrel who takes 95 points as a defender writes nothing, and has a try less.",
        of("A47", "A48"),
    ),
    Paragraph(
        "The declarer with 159 points and an order of 120 writes 120: the surplus is not written.",
        of("A29"),
    ),
    Paragraph(
        "560 is not reset, and 760 that falls past 555 is not either: samosval takes the exact number.",
        of("A41"),
    ),
    Paragraph(
        "A trump played to a trick that was led with a new marriage does not take it: it is trump no longer.",
        of("A24"),
    ),
    Paragraph(
        "A player who is asked whether to deal again tells the others that he may: an offer is no secret.",
        of("A10"),
    ),
    Paragraph(
        "The first hand does not see its own cards until it looks, is overbid, or the bidding ends.",
        of("A39"),
        when=("dark", (True,)),
    ),
    Paragraph(
        "An order of 140 that is written off gives 70 and 70, not 60.",
        of("A33"),
        when=("rospis_60", (False,)),
    ),
)
