"""The rules of Nervioso about hands on the pile, and how it ends."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nervioso.ids import of

MATCH = Section(
    "match",
    N_("Card and number match"),
    (
        Paragraph(
            N_(
                "When the number said is the number of the card, everybody puts a hand on the pile. The "
                "owner of the last hand takes the pile and mixes it into the stack."
            ),
            of("R08"),
            "E:L16",
        ),
        Paragraph(
            N_("Everybody means everybody: the one who laid the card too, and players without cards."),
            of("A12"),
        ),
        Paragraph(
            N_(
                "Example: you say “two” and lay a two. The hands of the others come after 310 and 450 "
                "thousandths of a second, yours after 700: you take the pile."
            ),
        ),
        Paragraph(
            N_(
                "A match does not wait for ever. When the time to slap is up and several hands are "
                "missing, the first of these players, counted from the left of the one who laid the card, "
                "takes the pile. A hand that comes in the very moment in which the time is up is too late."
            ),
            of("A11", "O04"),
        ),
        Paragraph(
            N_(
                "The order in which the hands come decides, never the order of the seats. A card counts "
                "from the moment its face can be seen: a hand that comes before that is a wrong hand."
            ),
        ),
    ),
)

WRONG = Section(
    "wrong",
    N_("A wrong hand"),
    (
        Paragraph(
            N_("Whoever puts a hand on the pile when card and number differ takes the pile."),
            of("R09"),
            "E:L17",
        ),
        Paragraph(N_("If there are several wrong hands, only the first one pays."), of("A06")),
        Paragraph(
            N_(
                "Where there is no pile a hand means nothing. A hand that comes too late hits the bare table."
            ),
            of("A07"),
        ),
        Paragraph(
            N_("A player without cards who is wrong takes the pile as well, and plays on with it."),
            of("A16"),
        ),
    ),
)

THROWN = Section(
    "thrown",
    N_("A thrown card"),
    (
        Paragraph(
            N_(
                "Whoever throws the next card on a match instead of slapping takes the whole pile, and two "
                "cards from every other player, or as many as this table has agreed on."
            ),
            of("R11", "O06"),
            "E:L19",
        ),
        Paragraph(
            N_(
                "This is for a card on a match alone. A wrong number, or silence at the wrong place, costs "
                "the pile and no more."
            ),
            of("A08"),
        ),
        Paragraph(
            N_(
                "Only the player whose turn is next can throw a card, and not with a hand already on the "
                "pile. The thrown card goes with the pile, and the match is off: nobody was last."
            ),
            of("A09"),
        ),
        Paragraph(
            N_("The cards come from the tops of the stacks. A player who has fewer gives them all."),
            of("A10"),
        ),
    ),
)

NEW_COUNT = Section(
    "count",
    N_("A new count"),
    (
        Paragraph(N_("Whoever took the pile lays the next card and begins a new count."), of("R10"), "E:L18"),
        Paragraph(N_("The pile is shuffled together with the stack of whoever took it."), of("A23")),
        Paragraph(
            N_("The new count begins with one."),
            of("A05", "O08"),
            when=("restart_at", (1,)),
        ),
        Paragraph(
            N_("The new count begins with any number the taker likes. Only the first of the game is one."),
            of("A05", "O08"),
            when=("restart_at", ("choice",)),
        ),
    ),
)

WITHOUT = Section(
    "without",
    N_("Without cards"),
    (
        Paragraph(
            N_(
                "When you have laid your last card you have not won yet. The others go on laying, and you "
                "win when you put your hand on the pile at a match. If you are the last to do so you take "
                "the pile and play on."
            ),
            of("R12"),
            "E:L20",
        ),
        Paragraph(
            N_(
                "Your last card may itself be the match. If several players have no cards, the fastest of "
                "them wins."
            ),
            of("A14"),
        ),
        Paragraph(
            N_(
                "With two players it is a race: the one without cards wins if faster, and takes the pile "
                "if slower."
            ),
            of("A15"),
        ),
    ),
)

END = Section(
    "end",
    N_("The end"),
    (
        Paragraph(
            N_("The first player to lay every card and then put a hand on a match wins."),
            of("R14"),
            "E:L25–27",
        ),
        Paragraph(
            N_(
                "The old rules call the player with all the cards the loser. At this table the game ends "
                "when somebody has won, and the loser is the player who then has most cards."
            ),
            of("A17"),
        ),
        Paragraph(
            N_("If nobody has cards any more and the last one was no match, the game is drawn."),
            of("A18"),
        ),
    ),
)
