"""The rules of Тысяча from the bidding to the first card: talon, discard, order, writing off."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.thousand.ids import of

NEVER = ("rospis", False)

BIDDING = Section(
    "bidding",
    N_("The bidding"),
    (
        Paragraph(
            N_("The players bid for the talon: a bid is the number of points one promises to make."),
            of("R14"),
            "R:L175 «ведут борьбу и торгуются»",
        ),
        Paragraph(
            N_(
                "The first hand, left of the dealer, sits on 100 and need not say it. Then clockwise each"
                " player bids more or passes. A pass is final. Whoever is left alone is the declarer, and the"
                " last bid is the order. If all others pass, the first hand plays 100."
            ),
            of("A15"),
        ),
        Paragraph(
            N_("Bids are multiples of {bid_step}; one may skip."),
            of("O44"),
        ),
        Paragraph(
            N_(
                "The most one may bid is 120 and the marriages in one’s hand, and 200 for four aces where"
                " the ace marriage is played; never above 500."
            ),
            of("A16", "O21"),
            "R:L229 «выше максимального уровня»",
            ("bid_above_max", (False,)),
        ),
        Paragraph(
            N_("One may bid more than one holds, up to 500."),
            of("A16", "O21"),
            "R:L229 «выше максимального уровня»",
            ("bid_above_max", (True,)),
        ),
        Paragraph(
            N_(
                "With a score below {minus_threshold} one can only pass. The forced 100 of the "
                "first hand stands all the same."
            ),
            of("A18", "O27"),
            "R:L238",
            ("minus_trading", (True,)),
        ),
        Paragraph(
            N_("Everybody may bid, with a score below zero too."),
            of("A18", "O27"),
            "R:L238",
            ("minus_trading", (False,)),
        ),
    ),
)

TALON = Section(
    "talon",
    N_("The talon and the discard"),
    (
        Paragraph(
            N_("The talon is always opened to all; then the declarer takes it up."),
            of("A19", "O26"),
            "R:L237",
            ("prikup_hidden_at_100", (False,)),
        ),
        Paragraph(
            N_(
                "The talon is opened to all, but not after the forced 100: then the declarer alone sees "
                "it. Whoever wants the cards dealt again for its sake has to show it."
            ),
            of("A19", "O26"),
            "R:L237",
            ("prikup_hidden_at_100", (True,)),
        ),
        Paragraph(
            N_(
                "Then he gives each opponent one card of his hand, the discard, so that all hold eight cards."
            ),
            of("R15"),
            "R:L175 «обычно две»; R:L185 «по одной на каждого противника»",
        ),
        Paragraph(
            N_("The discard is passed face down: each sees only his own card."),
            of("A20", "O03"),
            "R:L199",
            ("snos_dark", (True,)),
        ),
        Paragraph(
            N_("The discard is passed face up: all see both cards."),
            of("A20", "O03"),
            "R:L199",
            ("snos_dark", (False,)),
        ),
    ),
)

ORDER = Section(
    "order",
    N_("The order"),
    (
        Paragraph(
            N_(
                "After the discard the declarer names his order. He lets the bid stand or raises it once,"
                " up to what his cards now allow. He can never lower it."
            ),
            of("R16", "A17"),
            "R:L161",
        ),
    ),
)

ROSPIS = Section(
    "rospis",
    N_("Writing off"),
    (
        Paragraph(
            N_(
                "A declarer who does not believe in his order may write the deal off, in Russian rospis: "
                "between taking the talon and leading the first card. Nobody has to agree."
            ),
            of("A31", "A32", "O41"),
            when=("rospis", (True,)),
        ),
        Paragraph(
            N_("At this table no deal is written off."),
            of("A31", "A32", "O41"),
            when=("rospis", (False,)),
        ),
        Paragraph(
            N_(
                "He loses the whole order. Each opponent writes half of it, to the nearest five: 105 "
                "gives 55."
            ),
            of("R36", "A33", "O06"),
            "R:L155 «по половине суммы заказа»; R:L205",
            ("rospis_60", (False,)),
            NEVER,
        ),
        Paragraph(
            N_("He loses the whole order. Each opponent writes 60, whatever the order."),
            of("R36", "A33", "O06"),
            "R:L155 «по половине суммы заказа»; R:L205",
            ("rospis_60", (True,)),
            NEVER,
        ),
        Paragraph(
            N_("No tricks are played, so nobody gets a bolt, and no row of bolts is broken."),
            of("A35"),
            unless=NEVER,
        ),
        Paragraph(
            N_("Every third write-off of a player costs the penalty on top."),
            of("O07"),
            "R:L149; R:L206",
            ("rospis_third_penalty", (True,)),
            NEVER,
        ),
        Paragraph(
            N_("The third write-off costs no more than the others."),
            of("O07"),
            "R:L149; R:L206",
            ("rospis_third_penalty", (False,)),
            NEVER,
        ),
        Paragraph(
            N_("A player may write off three deals in a match and no more."),
            of("O08"),
            "R:L207",
            ("rospis_max_3", (True,)),
            NEVER,
        ),
        Paragraph(
            N_("There is no limit to the deals one may write off."),
            of("O08"),
            "R:L207",
            ("rospis_max_3", (False,)),
            NEVER,
        ),
        Paragraph(
            N_("While one of those who play sits on the barrel, no deal is written off."),
            of("A34", "O09"),
            "R:L208",
            ("rospis_on_barrel", (False,)),
            NEVER,
        ),
        Paragraph(
            N_("A deal may be written off beside the barrel too: it uses up a try of who sits there."),
            of("A34", "O09"),
            "R:L208",
            ("rospis_on_barrel", (True,)),
            NEVER,
        ),
        Paragraph(
            N_("Any order may be written off, above 120 as well."),
            of("O11"),
            "R:L210",
            ("rospis_over_120", (True,)),
            NEVER,
        ),
        Paragraph(
            N_("An order above 120 must be played."),
            of("O11"),
            "R:L210",
            ("rospis_over_120", (False,)),
            NEVER,
        ),
        Paragraph(
            N_("A golden deal cannot be written off."),
            of("O10"),
            "R:L209",
            ("rospis_golden", (False,)),
            NEVER,
        ),
        Paragraph(
            N_("A golden deal may be written off: it costs twice the order and gives twice the usual share."),
            of("O10"),
            "R:L209",
            ("rospis_golden", (True,)),
            NEVER,
        ),
    ),
)
