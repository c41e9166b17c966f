"""The rules of Тысяча that make the score: what is written, the barrel, bolts, samosval, penalties."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.thousand.ids import of

SCORE = Section(
    "score",
    N_("What is written"),
    (
        Paragraph(
            N_("Each player counts the cards in his tricks and the marriages that he announced."),
            of("R23"),
            "R:L81",
        ),
        Paragraph(
            N_(
                "The declarer writes his order if he made it, and loses it if he did not. What he has "
                "above it is not written."
            ),
            of("A29"),
        ),
        Paragraph(
            N_(
                "The others write what they have, to the nearest five. The declarer’s points are not rounded."
            ),
            of("A30", "O05"),
            "R:L201",
            ("round_declarer", (False,)),
        ),
        Paragraph(
            N_(
                "Everybody’s points go to the nearest five, the declarer’s before they are compared with "
                "the order: 118 make 120, 117 do not."
            ),
            of("A30", "O05"),
            "R:L201",
            ("round_declarer", (True,)),
        ),
    ),
)

BARREL = Section(
    "barrel",
    N_("The barrel"),
    (
        Paragraph(
            N_(
                "Whoever comes to {barrel} points sits on the barrel. More is cut down to "
                "{barrel}, whatever it would come to."
            ),
            of("R24", "A43", "O32"),
            "R:L113",
        ),
        Paragraph(
            N_(
                "His tries to make the missing {missing}: {barrel_attempts}. Each deal in which "
                "he plays is one, whoever declares; the deal in which he climbed is none."
            ),
            of("R25", "A47"),
            "R:L113 «3 попытки … штраф в размере 120»",
        ),
        Paragraph(
            N_(
                "He wins as the declarer of an order of {barrel_order} or more that he makes. "
                "Nothing else wins the match. He may raise to it after the discard."
            ),
            of("A49", "A53"),
        ),
        Paragraph(
            N_("More than 120 may be agreed. Then it usually takes a marriage."),
            of("R28", "A50", "O04"),
            "R:L113 «может быть больше 120»; R:L200",
        ),
        Paragraph(
            N_(
                "On the barrel nothing is written, neither for tricks nor for an order that failed: such "
                "a deal only uses up a try."
            ),
            of("A48"),
        ),
    ),
)

FALLS = Section(
    "falls",
    N_("Falling off the barrel"),
    (
        Paragraph(
            N_(
                "When the tries are used up, the player falls: he loses the penalty, so {barrel} "
                "become {fallen}."
            ),
        ),
        Paragraph(
            N_("If somebody else climbs onto the barrel, whoever sat there falls in the same way."),
            of("R26", "A45", "O01"),
            "R:L113 «предыдущий слетает»; R:L197",
            ("barrel_knock_off", (True,)),
        ),
        Paragraph(
            N_("Several may sit on the barrel, each with tries of his own."),
            of("R26", "A45", "O01"),
            "R:L113 «предыдущий слетает»; R:L197",
            ("barrel_knock_off", (False,)),
        ),
        Paragraph(
            N_(
                "If two come to it in one deal, neither sits: both are written at {fallen}, and "
                "it is no fall. Whoever sat there before stays."
            ),
            of("R27", "A44", "A46", "O02"),
            "R:L113 «двум и более игрокам одновременно»; R:L198",
            ("barrel_no_simultaneous", (True,)),
        ),
        Paragraph(
            N_("If two come to it in one deal, both sit down."),
            of("R27", "A44", "A46", "O02"),
            "R:L113 «двум и более игрокам одновременно»; R:L198",
            ("barrel_no_simultaneous", (False,)),
        ),
        Paragraph(
            N_("Any penalty of a deal throws a player off the barrel as well; it counts as one fall."),
            of("A51"),
        ),
        Paragraph(
            N_("After the third fall the score is zero, and falls are counted anew."),
            of("A52", "O16"),
            "R:L139; R:L218",
            ("zero_after_three_barrels", (True,)),
        ),
        Paragraph(
            N_("A third fall costs no more than the first."),
            of("A52", "O16"),
            "R:L139; R:L218",
            ("zero_after_three_barrels", (False,)),
        ),
    ),
)

BOLTS = Section(
    "bolts",
    N_("Bolts"),
    (
        Paragraph(
            N_("A deal without a single trick is a bolt."),
            of("R29"),
            "R:L117",
        ),
        Paragraph(
            N_("Every third bolt of a player costs the penalty, and three bolts are crossed out."),
            of("R31", "O15"),
            "R:L117 «каждый третий болт»; R:L217",
            ("bolts_every_third", (True,)),
        ),
        Paragraph(
            N_("Bolts are counted, but the third costs nothing by itself."),
            of("R31", "O15"),
            "R:L117 «каждый третий болт»; R:L217",
            ("bolts_every_third", (False,)),
        ),
        Paragraph(
            N_("Three in a row cost the penalty. One bolt never costs two penalties."),
            of("A36", "O14"),
            "R:L216",
            ("bolts_three_in_row", (True,)),
        ),
        Paragraph(
            N_("Three in a row are nothing special."),
            of("A36", "O14"),
            "R:L216",
            ("bolts_three_in_row", (False,)),
        ),
        Paragraph(
            N_("The declarer gets bolts like everybody else."),
            of("O24"),
            "R:L235",
            ("no_bolt_declarer", (False,)),
        ),
        Paragraph(
            N_("The declarer gets no bolt. His deal neither counts nor ends a row."),
            of("O24"),
            "R:L235",
            ("no_bolt_declarer", (True,)),
        ),
        Paragraph(
            N_("On the barrel one gets bolts too, and the penalty for them throws off."),
            of("O25"),
            "R:L236",
            ("no_bolt_barrel", (False,)),
        ),
        Paragraph(
            N_("On the barrel one gets no bolt."),
            of("O25"),
            "R:L236",
            ("no_bolt_barrel", (True,)),
        ),
    ),
)

SAMOSVAL = Section(
    "samosval",
    N_("Samosval"),
    (
        Paragraph(
            N_("A score of exactly {samosval_plus} falls to zero: the samosval."),
            of("R33", "O12"),
            "R:L121; R:L214",
            unless=("samosval_plus", 0),
        ),
        Paragraph(
            N_("No score above zero is reset at this table."),
            when=("samosval_plus", (0,)),
        ),
        Paragraph(
            N_("A score of exactly {below} below zero, at the end of a deal, becomes zero."),
            of("O13"),
            "R:L121; R:L215",
            unless=("samosval_minus", 0),
        ),
        Paragraph(
            N_(
                "Only the exact number counts, and only the score at the very end of a deal, with"
                " all penalties. Whoever stands above the mark has nothing to fear."
            ),
            of("A41"),
            unless=("samosval_plus", 0),
        ),
        Paragraph(
            N_(
                "Example of a samosval at 555: 495, 200 and 760. The third player writes off an "
                "order of 120. 495 and 60 are 555, so zero; 200 become 260, and 760 become 640."
            ),
            unless=("samosval_plus", 0),
        ),
        Paragraph(
            N_("Only the score goes to zero, here and after three falls: bolts and write-offs stay."),
            of("R34", "A42"),
            "R:L139",
        ),
    ),
)

PENALTIES = Section(
    "penalties",
    N_("Penalties"),
    (
        Paragraph(
            N_("A penalty: {penalty} points. Which there are, the house rules say."),
            of("R35", "O31"),
            "R:L143–151",
        ),
        Paragraph(
            N_("Deals for which nothing is written cost nothing by themselves."),
            of("A38", "O39"),
            "R:L148",
            ("no_win_penalty", ("off",)),
        ),
        Paragraph(
            N_("Three deals in a row for which nothing above zero is written cost the penalty."),
            of("A38", "O39"),
            "R:L148",
            ("no_win_penalty", ("three_in_row",)),
        ),
        Paragraph(
            N_("Every third deal for which nothing above zero is written costs the penalty."),
            of("A38", "O39"),
            "R:L148",
            ("no_win_penalty", ("every_third",)),
        ),
    ),
)
