"""The rules of Тысяча from the first card to the last: tricks, marriages, the ace marriage."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.thousand.ids import of

PLAY = Section(
    "play",
    N_("The tricks"),
    (
        Paragraph(
            N_("The declarer leads to the first trick, after that whoever took the last one."),
            of("A22"),
        ),
        Paragraph(
            N_("The highest card of the suit led takes the trick, or the highest trump if one lies in it."),
            of("R22"),
            "R:L171",
        ),
        Paragraph(
            N_(
                "Follow suit. Whoever cannot must play a trump, if there is a trump suit by then. Whoever "
                "has neither plays any card."
            ),
            of("A21"),
        ),
        Paragraph(
            N_("Nobody has to beat the cards on the table."),
            of("O42"),
            when=("must_beat", (False,)),
        ),
        Paragraph(
            N_("Whoever can take the trick with a card that he may play has to do so."),
            of("O42"),
            when=("must_beat", (True,)),
        ),
        Paragraph(
            N_("Any card may be led, trumps that somebody else announced too."),
            of("A28", "O23"),
            "R:L231",
            ("lead_foreign_trump", (True,)),
        ),
        Paragraph(
            N_(
                "Trumps that somebody else announced may be led only by a player who has nothing else. "
                "They may always be played to a trick."
            ),
            of("A28", "O23"),
            "R:L231",
            ("lead_foreign_trump", (False,)),
        ),
    ),
)

MARRIAGES = Section(
    "marriages",
    N_("Marriages and trumps"),
    (
        Paragraph(
            N_("A deal begins without trumps. King and queen of a suit in one hand are a marriage."),
            of("R17"),
            "R:L87",
        ),
        Paragraph(
            N_("Hearts are worth 100, diamonds 80, clubs 60, spades 40."),
            of("R20", "A01"),
            "R:L92–95",
        ),
        Paragraph(
            N_(
                "A marriage is announced by a player on lead who leads its king or queen. One lead, one "
                "marriage."
            ),
            of("A23"),
        ),
        Paragraph(
            N_("It takes a trick of your own first."),
            of("R18", "O20", "A27"),
            "R:L88 «имеется как минимум одна взятка»; R:L228",
            ("marriage_no_trick", (False,)),
        ),
        Paragraph(
            N_("No trick is needed: the declarer may announce with the first card, four aces as well."),
            of("R18", "O20", "A27"),
            "R:L88 «имеется как минимум одна взятка»; R:L228",
            ("marriage_no_trick", (True,)),
        ),
        Paragraph(
            N_("Its suit becomes trumps. The next marriage, of whomever, changes trumps again."),
            of("R19"),
            "R:L88",
        ),
        Paragraph(
            N_("The new trumps count from this very card on: an old trump no longer beats it."),
            of("A24"),
        ),
        Paragraph(
            N_(
                "The points are yours at once, even if the card you lead is beaten, and they count "
                "towards the order. The opponents of the declarer announce in the same way."
            ),
            of("A25"),
        ),
    ),
)

ACES = Section(
    "aces",
    N_("The ace marriage"),
    (
        Paragraph(
            N_(
                "Four aces in one hand are worth 200. Who leads announces them with any of them, before "
                "the first has been played. They make no trumps."
            ),
            of("R21", "A26", "O22"),
            "R:L101 «200 очков»; R:L107 «ходит любым тузом»",
            ("ace_marriage", (True,)),
        ),
        Paragraph(
            N_(
                "They too take a trick first. Example: lead the ten of diamonds while its ace is in your "
                "hand; nobody can beat it, and the next lead announces the aces."
            ),
            when=("marriage_no_trick", (False,)),
            unless=("ace_marriage", False),
        ),
        Paragraph(
            N_("Four aces in one hand are worth nothing extra at this table."),
            of("R21", "A26", "O22"),
            "R:L101 «200 очков»; R:L107 «ходит любым тузом»",
            ("ace_marriage", (False,)),
        ),
    ),
)
