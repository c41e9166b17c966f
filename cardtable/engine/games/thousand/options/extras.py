"""Дополнительные: bolts that are not counted, hidden talon, bidding below zero, dark game, golden
round (G2-O24 to O28, O33 to O38)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option

DARK = ("dark", (True,))
GOLDEN = ("golden", (True,))
BOLTS = ("bolts_three_in_row", "bolts_every_third")


@dataclass(frozen=True)
class Extras(Options):
    no_bolt_declarer: bool = option(
        False,
        rule="G2-O24",
        label=N_("No bolt for the declarer"),
        text=N_("Whoever plays the order gets no bolt."),
        any_of=BOLTS,
    )
    no_bolt_barrel: bool = option(
        False,
        rule="G2-O25",
        label=N_("No bolt on the barrel"),
        text=N_("Whoever sits on the barrel gets no bolt."),
        any_of=BOLTS,
    )
    prikup_hidden_at_100: bool = option(
        False,
        rule="G2-O26",
        label=N_("Hidden talon at one hundred"),
        text=N_("If nobody bids, only the declarer sees the talon."),
    )
    minus_trading: bool = option(
        False,
        rule="G2-O27",
        label=N_("No bidding in the red"),
        text=N_("Whoever has too few points can only pass. The forced 100 stands."),
    )
    minus_threshold: int = option(
        0,
        rule="G2-O27",
        label=N_("Bidding from"),
        text=N_("Whoever has fewer points than this can only pass."),
        low=-1000,
        high=0,
        step=5,
        needs=("minus_trading", (True,)),
    )
    dark: bool = option(
        False,
        rule="G2-O28",
        label=N_("Dark game"),
        text=N_("The first hand may bid 120 before looking at the cards. The result counts double."),
    )
    dark_doubles: str = option(
        "declarer",
        rule="G2-O33",
        label=N_("What the dark doubles"),
        text=N_("The order of the declarer, or what everybody writes down."),
        choices={"declarer": N_("The order alone"), "all": N_("All points")},
        needs=DARK,
    )
    dark_min_score: int = option(
        0,
        rule="G2-O34",
        label=N_("Dark game from"),
        text=N_("The dark game takes at least this score."),
        low=-1000,
        high=900,
        step=5,
        needs=DARK,
    )
    dark_bolt_double: bool = option(
        False,
        rule="G2-O35",
        label=N_("Double bolts in the dark"),
        text=N_("A bolt in a dark game counts as two."),
        needs=DARK,
        any_of=("bolts_every_third",),
    )
    golden: bool = option(
        False,
        rule="G2-O36",
        label=N_("Golden round"),
        text=N_("The match begins with one deal for each player: an order of 120, no bidding, all doubled."),
    )
    golden_raise: bool = option(
        False,
        rule="G2-O37",
        label=N_("Raise in the golden round"),
        text=N_("The order of 120 may be raised there too."),
        needs=GOLDEN,
    )
    golden_if_nobody: str = option(
        "keep",
        rule="G2-O38",
        label=N_("Nobody makes a golden order"),
        text=N_("Then the scores stay, or go to zero, or another golden round is played."),
        choices={"keep": N_("Scores stay"), "zero": N_("Zero"), "replay": N_("Once more")},
        needs=GOLDEN,
    )
