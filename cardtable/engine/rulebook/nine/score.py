"""The rules of Nine from the call to the end, and those of teams."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nine.ids import of

CALL = Section(
    "nine",
    N_("NINE!"),
    (
        Paragraph(
            N_(
                "With nine points in hand or fewer, or as few as this table has agreed on, you may call "
                "NINE. You do it at the beginning of your turn, before you take a card. The deal stops, and "
                "all hands are shown."
            ),
            of("R10", "O04"),
            "F:L29",
        ),
        Paragraph(
            N_("Nobody calls before every player has finished one turn in this deal."),
            of("A10"),
        ),
        Paragraph(
            N_("With more points the call is not possible: the table sees to it."),
            of("A09", "O08"),
            when=("allow_false_call", (False,)),
        ),
        Paragraph(
            N_("With more points the call is possible too, and always fails."),
            of("A09", "O08"),
            when=("allow_false_call", (True,)),
        ),
        Paragraph(
            N_(
                "Whoever has no card left has not won yet: wait for your next turn, and call NINE with "
                "nothing in hand."
            ),
            of("R15"),
            "F:L37",
        ),
        Paragraph(
            N_(
                "Nobody has to call. With an empty hand you can also draw a card and discard; the discard "
                "cannot be taken then, for it could only go back. Without teams every call of another "
                "player fails against an empty hand."
            ),
            of("A11"),
        ),
    ),
)

COUNT = Section(
    "count",
    N_("The count"),
    (
        Paragraph(
            N_(
                "If nobody else has as few points as the caller, the caller writes 0, and all others write "
                "the sum of their hands."
            ),
            of("R11"),
            "F:L30",
        ),
        Paragraph(
            N_(
                "If somebody has as few or fewer, the call has failed: the caller writes 25, or what this "
                "table has agreed on, and all others write 0."
            ),
            of("R12", "O05"),
            "F:L31; F:L39",
        ),
    ),
)

END = Section(
    "end",
    N_("The end"),
    (
        Paragraph(
            N_(
                "The points add up. As soon as somebody has 99 or more, or what this table has agreed on, "
                "the game is over: that player has lost, and the smallest total wins."
            ),
            of("R13", "O06"),
            "F:L32",
        ),
        Paragraph(
            N_(
                "A total that becomes exactly 90 goes down to 45, and the game goes on. This table may have "
                "agreed on other numbers, or on none."
            ),
            of("R14", "O07"),
            "F:L33",
        ),
        Paragraph(
            N_(
                "After each deal the points are added first, then a total of 90 goes down, and then it is "
                "seen whether the game is over. A failed call can bring you to 90 too."
            ),
            of("A13"),
        ),
        Paragraph(N_("If several players have 99 or more, all of them have lost."), of("A14")),
        Paragraph(N_("Players who share the smallest total share the victory."), of("A15")),
    ),
)

TEAM_RULES = of("R17", "A17", "O02")

TEAMS = Section(
    "teams",
    N_("Teams"),
    (
        Paragraph(
            N_("At this table everybody plays alone. Four or six can also play in teams of two."),
            TEAM_RULES,
            "F:L47",
            when=("teams", ("off",)),
        ),
        Paragraph(
            N_(
                "Two partners sit opposite each other, and show each other nothing. You call with your own "
                "hand. The call is good if the sum of your team’s hands is lower than that of every other "
                "team: then you and your partner write 0, and every opponent writes the own hand. If not, "
                "the caller alone writes 25, and all others, the partner too, write 0."
            ),
            TEAM_RULES,
            "F:L47",
            when=("teams", ("2x2", "3x2")),
        ),
        Paragraph(
            N_(
                "In teams each player has a total of one’s own. When one of them comes to 99 the game is "
                "over, and that player’s team has lost. Of the other teams the one with the smallest sum "
                "of its two totals wins."
            ),
        ),
    ),
)
