"""The rules of Nines about the cards that do something."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nines_shedding.ids import of

WILD = Section(
    "wild",
    N_("Two, three and ten"),
    (
        Paragraph(
            N_("A two goes on everything but a four and is the lowest card: the pile begins anew."),
            of("R17"),
            "R:L315 «карта сброса»",
            when=("wild_on_nine", (True,)),
        ),
        Paragraph(
            N_(
                "A two goes on everything but a four and a nine and is the lowest card: the pile begins anew."
            ),
            of("R17"),
            when=("wild_on_nine", (False,)),
        ),
        Paragraph(N_("Anything may be put on a two, a four as well."), of("A07")),
        Paragraph(
            N_("A three copies the card it is put on: on a nine it is a nine, on a king a king."),
            of("R18"),
            "R:L316 «карта-клон»",
            when=("wild_on_nine", (True,)),
        ),
        Paragraph(
            N_("A three copies the card it is put on: on a seven it is a seven, on a king a king."),
            of("R18"),
            when=("wild_on_nine", (False,)),
        ),
        Paragraph(
            N_(
                "On an empty pile a three is a lowest card, and anything may follow. On another three it is "
                "what that three was."
            ),
            of("A08"),
        ),
        Paragraph(
            N_("A three on an eight skips the next player, once, however many threes are played."),
            of("A09", "O05"),
            when=("clone_skips", (True,)),
        ),
        Paragraph(
            N_("At this table a three on an eight copies its height, but skips nobody."),
            of("A09", "O05"),
            when=("clone_skips", (False,)),
        ),
        Paragraph(
            N_(
                "A ten clears the pile, which goes out of play, and you have another turn with any card. "
                "That may be a ten again."
            ),
            of("R22"),
            "R:L320",
        ),
        Paragraph(
            N_(
                "First you draw up to three, then comes the extra turn, and you must play. A ten may be put "
                "on an empty pile too. If it was your last card you have won."
            ),
            of("A15"),
            when=("play_on", (False,)),
        ),
        Paragraph(
            N_(
                "First you draw up to three, then comes the extra turn, and you must play. A ten may be put "
                "on an empty pile too. If it was your last card you are out, and the next player begins."
            ),
            of("A15"),
            when=("play_on", (True,)),
        ),
    ),
)

FOUR = Section(
    "four",
    N_("The four"),
    (
        Paragraph(
            N_("A four stops the wild cards: no two, three or ten may be put on it."),
            of("R19"),
            "R:L317",
        ),
        Paragraph(
            N_("On a four go fours and all other cards. The four itself is an ordinary lowest card."),
            of("A13"),
        ),
    ),
)

EIGHT = Section(
    "eight",
    N_("The eight"),
    (
        Paragraph(
            N_(
                "An eight goes where a card of its height may go. Then the next player loses a turn: only "
                "one player, however many eights are played."
            ),
            of("R20"),
            "R:L318",
        ),
        Paragraph(N_("If only two play, an eight gives you another turn, after drawing."), of("A18")),
    ),
)

NINE = Section(
    "nine",
    N_("The nine"),
    (
        Paragraph(
            N_("On a nine the next player must play a nine or a lower card."),
            of("R21"),
            "R:L319",
        ),
        Paragraph(N_("An eight goes on a nine: eight is lower."), of("A10")),
        Paragraph(
            N_("Twos, threes and tens go on a nine as they go everywhere. Jack, queen, king and ace do not."),
            of("A11", "O07"),
            when=("wild_on_nine", (True,)),
        ),
        Paragraph(
            N_(
                "At this table neither a two, a three or a ten nor a jack, queen, king or ace goes on a nine."
            ),
            of("A11", "O07"),
            when=("wild_on_nine", (False,)),
        ),
        Paragraph(
            N_(
                "The nine acts on one play. After a five on a nine the next card must be a five or higher "
                "again. A three on the nine prolongs it."
            ),
            of("A12"),
            when=("wild_on_nine", (True,)),
        ),
        Paragraph(
            N_(
                "The nine acts on one play. After a five on a nine the next card must be a five or higher "
                "again."
            ),
            of("A12"),
            when=("wild_on_nine", (False,)),
        ),
    ),
)

SAME = Section(
    "same",
    N_("Four equal cards"),
    (
        Paragraph(
            N_(
                "If the four cards on top of the pile are equal, it is cleared as by a ten. Whoever laid the "
                "last of them has another turn."
            ),
            of("R23", "O06"),
            "R:L328",
            when=("four_of_kind", (True,)),
        ),
        Paragraph(
            N_(
                "Who laid them does not matter. A three counts as a three here: between equal cards it "
                "breaks the row, and four threes clear. What the cards would do otherwise they do not do "
                "then: four eights skip nobody."
            ),
            of("A14"),
            when=("four_of_kind", (True,)),
        ),
        Paragraph(
            N_("At this table four equal cards do not clear the pile."),
            of("R23", "A14", "O06"),
            when=("four_of_kind", (False,)),
        ),
    ),
)
