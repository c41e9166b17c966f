"""What looks like a fault of nines in tricks and is none; for RULES.md alone, so not translated."""

from __future__ import annotations

from cardtable.engine.rulebook.book import Paragraph
from cardtable.engine.rulebook.nines_tricks.ids import of

DOCUMENT = ("follow_rule", ("document",))

NOT_BUGS = (
    Paragraph("The leader must play a trump as well, if he has one.", of("R09", "A01"), when=DOCUMENT),
    Paragraph("An ace that was played first takes a trick from another ace.", of("A02"), when=DOCUMENT),
    Paragraph(
        "Five tricks take off five points, and one trick adds less than three do.",
        of("R15", "A07"),
        when=("scoring", ("document",)),
    ),
    Paragraph("No trick at all adds four points.", of("A06"), when=("zero_tricks", (4,))),
    Paragraph(
        "The dummy stays hidden after the deal, also from the player who gave that hand up.",
        of("A11"),
        when=("exchange", (True,)),
    ),
    Paragraph(
        "Of two players below nothing the one with the higher score may win: he took fewer tricks.",
        of("R17", "A10"),
        when=("tie_break", ("fewest_tricks",)),
    ),
    Paragraph("After a tie the third player may win in the extra deal.", of("A10")),
)
