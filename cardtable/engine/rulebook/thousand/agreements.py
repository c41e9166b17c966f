"""The golden round, the dark game, two and four players, and the end of a match of Тысяча."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.thousand.ids import of

NO_GOLD = ("golden", False)
NO_DARK = ("dark", False)

GOLDEN = Section(
    "golden",
    N_("The golden round"),
    (
        Paragraph(
            N_("There is no golden round at this table."),
            of("R37", "R38", "R39", "O36"),
            "R:L165 «каждый игрок по очереди»",
            ("golden", (False,)),
        ),
        Paragraph(
            N_(
                "The match begins with one golden deal for each player. The first hand plays an order of "
                "120 without bidding; made, it is worth 240, failed, it costs 240. The others write "
                "double, and bolts and penalties count double too."
            ),
            of("R37", "R38", "R39", "O36"),
            "R:L165 «каждый игрок по очереди»",
            ("golden", (True,)),
        ),
        Paragraph(
            N_("A golden bolt counts two, and a penalty that falls due there costs twice as much."),
            of("R32", "A37"),
            "R:L117 «удваивается»",
            unless=NO_GOLD,
        ),
        Paragraph(
            N_("A golden order stays at 120."),
            of("O37"),
            when=("golden_raise", (False,)),
            unless=NO_GOLD,
        ),
        Paragraph(
            N_("A golden order may be raised after the discard."),
            of("O37"),
            when=("golden_raise", (True,)),
            unless=NO_GOLD,
        ),
        Paragraph(
            N_("If nobody makes a golden order, the scores stay as they are."),
            of("A40", "O38"),
            when=("golden_if_nobody", ("keep",)),
            unless=NO_GOLD,
        ),
        Paragraph(
            N_("If nobody makes a golden order, all scores go to zero."),
            of("A40", "O38"),
            when=("golden_if_nobody", ("zero",)),
            unless=NO_GOLD,
        ),
        Paragraph(
            N_("If nobody makes a golden order, another golden round is played."),
            of("A40", "O38"),
            when=("golden_if_nobody", ("replay",)),
            unless=NO_GOLD,
        ),
    ),
)

DARK = Section(
    "dark",
    N_("The dark game"),
    (
        Paragraph(
            N_("There are no dark games at this table."),
            of("A39", "O28"),
            "R:L239",
            ("dark", (False,)),
        ),
        Paragraph(
            N_(
                "The first hand may bid 120 in the dark, before looking at its cards. If nobody goes "
                "above it, the order counts double, won or lost; if somebody does, the dark is over. Not "
                "in gold, not while somebody sits on the barrel, not with too low a score; and a dark "
                "game is never written off."
            ),
            of("A39", "O28"),
            "R:L239",
            ("dark", (True,)),
        ),
        Paragraph(
            N_("Who plays in the dark cannot have the cards dealt again for a poor hand or four nines."),
            unless=NO_DARK,
        ),
        Paragraph(
            N_("One may play in the dark from this score on: {dark_min_score}."),
            of("O34"),
            unless=NO_DARK,
        ),
        Paragraph(
            N_("The dark doubles the declarer’s order alone."),
            of("O33"),
            when=("dark_doubles", ("declarer",)),
            unless=NO_DARK,
        ),
        Paragraph(
            N_("The dark doubles what everybody writes."),
            of("O33"),
            when=("dark_doubles", ("all",)),
            unless=NO_DARK,
        ),
        Paragraph(
            N_("Bolts count as always in the dark."),
            of("R30", "O35"),
            "R:L117 «может быть удвоена»",
            ("dark_bolt_double", (False,)),
            NO_DARK,
        ),
        Paragraph(
            N_("A bolt in the dark counts two."),
            of("R30", "O35"),
            "R:L117 «может быть удвоена»",
            ("dark_bolt_double", (True,)),
            NO_DARK,
        ),
    ),
)

TWO = Section(
    "two",
    N_("Two players"),
    (
        Paragraph(
            N_(
                "The declarer picks one of the two talons unseen. The other stays closed until the end: "
                "who takes the last trick gets its cards, so that 120 points are in play."
            ),
        ),
        Paragraph(
            N_("He passes one card to the opponent; both play with eleven cards."),
            of("O46"),
            when=("two_player_snos", ("give_one",)),
        ),
        Paragraph(
            N_(
                "He lays two cards away face down. They too go to whoever takes the last trick, and both play"
                " with ten cards."
            ),
            of("O46"),
            when=("two_player_snos", ("polish",)),
        ),
    ),
)

FOUR = Section(
    "four",
    N_("Four players"),
    (
        Paragraph(
            N_(
                "The dealer sits out: no cards, no bolts, no try on the barrel. The other three play as "
                "three do. After a write-off he writes nothing."
            ),
        ),
        Paragraph(
            N_("He writes nothing for the talon."),
            of("O45"),
            when=("sitter_scores", ("none",)),
        ),
        Paragraph(
            N_("He writes what the cards of the talon are worth, to the nearest five."),
            of("O45"),
            when=("sitter_scores", ("cards",)),
        ),
        Paragraph(
            N_("He writes what the cards of the talon are worth, and a marriage that lies in it."),
            of("O45"),
            when=("sitter_scores", ("cards_marriage",)),
        ),
        Paragraph(
            N_(
                "He writes what the cards of the talon are worth, and for each king or queen half of its "
                "marriage."
            ),
            of("O45"),
            when=("sitter_scores", ("cards_half_marriage",)),
        ),
    ),
)

MATCH = Section(
    "match",
    N_("The match and the pot"),
    (
        Paragraph(
            N_("Whoever wins the match takes the pot: the stake of each, if one was agreed."),
            of("A54", "O47"),
            "R:L57",
        ),
    ),
)
