"""The rules of Nine from the call to the end, and those of teams."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nine.ids import of

ALONE = ("teams", ("off",))
IN_TEAMS = ("teams", ("2x2", "3x2"))
NO_LUCK = ("magic_score", 0)

CALL = Section(
    "nine",
    N_("NINE!"),
    (
        Paragraph(
            N_(
                "With {call_limit} points in hand or fewer you may call NINE. You do it at the beginning of "
                "your turn, before you take a card. The deal stops, and all hands are shown."
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
            when=ALONE,
        ),
        Paragraph(
            N_(
                "If somebody has as few or fewer, the call has failed: the caller writes {fail_penalty}, "
                "and all others write 0."
            ),
            of("R12", "O05"),
            "F:L31; F:L39",
            when=ALONE,
        ),
        Paragraph(
            N_(
                "The call holds if the sum of your team’s hands is lower than that of every other team: "
                "then you and your partner write 0, and every opponent writes the own hand."
            ),
            of("R11"),
            "F:L47",
            when=IN_TEAMS,
        ),
        Paragraph(
            N_(
                "If another team has as little or less, the call has failed: the caller alone writes "
                "{fail_penalty}, and all others, the partner too, write 0."
            ),
            of("R12", "O05"),
            "F:L47",
            when=IN_TEAMS,
        ),
    ),
)

END = Section(
    "end",
    N_("The end"),
    (
        Paragraph(
            N_(
                "The points add up. As soon as somebody has {end_score} or more, the game is over: that "
                "player has lost, and the smallest total wins."
            ),
            of("R13", "O06"),
            "F:L32",
            when=ALONE,
        ),
        Paragraph(
            N_(
                "Each player’s points add up. As soon as somebody has {end_score} or more, the game is "
                "over, and that player’s team has lost. Of the other teams the one with the smallest sum of "
                "its two totals wins."
            ),
            of("R13", "O06"),
            "F:L32",
            when=IN_TEAMS,
        ),
        Paragraph(
            N_("A total that becomes exactly {magic_score} goes down to {magic_to}."),
            of("R14", "O07"),
            "F:L33",
            unless=NO_LUCK,
        ),
        Paragraph(
            N_(
                "After each deal the points are added first, then a total of {magic_score} goes down, and "
                "then it is seen whether the game is over. A failed call can bring you there too; a total "
                "that has not changed stays."
            ),
            of("A13"),
            unless=NO_LUCK,
        ),
        Paragraph(N_("At this table no total is lucky."), when=("magic_score", (0,))),
        Paragraph(N_("If several players have {end_score} or more, all of them have lost."), of("A14")),
        Paragraph(N_("Players who share the smallest total share the victory."), of("A15"), when=ALONE),
        Paragraph(N_("Teams that share the smallest sum share the victory."), of("A15"), when=IN_TEAMS),
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
            when=ALONE,
        ),
        Paragraph(
            N_(
                "Two partners sit opposite each other, and show each other nothing. You call on your own "
                "hand, and the hands of both decide whether the call holds."
            ),
            TEAM_RULES,
            "F:L47",
            when=IN_TEAMS,
        ),
    ),
)
