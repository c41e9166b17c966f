"""Штрафы: samosval, bolts and what else costs points (G2-O12 to O16, O31, O39, O40)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option


@dataclass(frozen=True)
class Penalties(Options):
    penalty: int = option(
        120,
        rule="G2-O31",
        label=N_("Penalty"),
        text=N_("What a penalty costs: for bolts, for the third write-off, for falling off the barrel."),
        low=0,
        high=500,
        step=5,
    )
    samosval_plus: int = option(
        555,
        rule="G2-O12",
        label=N_("Samosval"),
        text=N_("A total of exactly so many points becomes zero."),
        low=100,
        high=870,
        step=5,
        off=0,
    )
    samosval_minus: int = option(
        -555,
        rule="G2-O13",
        label=N_("Samosval below zero"),
        text=N_("So does a total of exactly so many below zero."),
        low=-990,
        high=-100,
        step=5,
        off=0,
    )
    bolts_three_in_row: bool = option(
        False,
        rule="G2-O14",
        label=N_("Three bolts in a row"),
        text=N_("Three deals in a row without a trick cost the penalty."),
    )
    bolts_every_third: bool = option(
        True,
        rule="G2-O15",
        label=N_("Every third bolt"),
        text=N_("A deal without a trick is a bolt. Every third of a player costs the penalty."),
    )
    zero_after_three_barrels: bool = option(
        True,
        rule="G2-O16",
        label=N_("Zero after three barrels"),
        text=N_("Whoever falls off the barrel for the third time has no points left."),
    )
    no_win_penalty: str = option(
        "off",
        rule="G2-O39",
        label=N_("Three deals without points"),
        text=N_("Three deals for which nothing above zero is written cost the penalty."),
        choices={
            "off": N_("Free"),
            "three_in_row": N_("Three in a row"),
            "every_third": N_("Every third"),
        },
    )
    cut_penalty: bool = option(
        True,
        rule="G2-O40",
        label=N_("Three nines at the cut"),
        text=N_(
            "A nine at the bottom is cut again. The third costs the dealer the penalty; the next one deals."
        ),
    )
