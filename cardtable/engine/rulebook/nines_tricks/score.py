"""The rules of nines in tricks after the last trick: points, who wins, and the two ways to play."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nines_tricks.ids import of

SCORE = Section(
    "score",
    N_("Points"),
    (
        Paragraph(
            N_("Everybody begins with {start_score} points and wants to lose them."),
            of("O06"),
        ),
        Paragraph(
            N_(
                "One to three tricks add a point each. Four change nothing. Five and more take off a point "
                "for every trick: five take off five."
            ),
            of("R15", "A07", "O03"),
            "R:L442–446; R:L474 «вычесть 1 очко за каждую из них»",
            ("scoring", ("document",)),
        ),
        Paragraph(
            N_(
                "Four tricks change nothing. Every trick above four takes off a point, every trick short of "
                "four adds one."
            ),
            of("R15", "A07", "O03"),
            "R:L442–446; R:L474 «вычесть 1 очко за каждую из них»",
            ("scoring", ("standard",)),
        ),
        Paragraph(
            N_("No trick at all adds four points."),
            of("A06", "O04"),
            when=("zero_tricks", (4,)),
            unless=("scoring", "standard"),
        ),
        Paragraph(
            N_("No trick at all adds nothing."),
            of("A06", "O04"),
            when=("zero_tricks", (0,)),
            unless=("scoring", "standard"),
        ),
        Paragraph(N_("Points are written after the last trick of a deal, never before it."), of("A09")),
    ),
)

END = Section(
    "end",
    N_("Who wins"),
    (
        Paragraph(
            N_("Whoever comes to no points first wins; to be below nothing is as good."),
            of("R16", "A08"),
            "R:L438; R:L448",
        ),
        Paragraph(
            N_(
                "If several come to it in the same deal, the one with the fewest tricks in that deal wins. "
                "If they took equally many, all three play one more deal, with the next trump, and then any "
                "of them may win."
            ),
            of("R17", "A10", "O09"),
            "R:L450",
            ("tie_break", ("fewest_tricks",)),
        ),
        Paragraph(
            N_(
                "If several come to it in the same deal, the lowest score wins. If the scores are equal, all "
                "three play one more deal, with the next trump, and then any of them may win."
            ),
            of("R17", "A10", "O09"),
            "R:L450",
            ("tie_break", ("extra_deals",)),
        ),
    ),
)

PRESETS = Section(
    "presets",
    N_("By the book, and classic"),
    (
        Paragraph(
            N_(
                "By the book trumps are played first, and a match takes two or three deals. The classic game "
                "follows the suit led, counts tricks above and below four, and begins on the dealer’s left."
            ),
            of("O01"),
        ),
    ),
)
