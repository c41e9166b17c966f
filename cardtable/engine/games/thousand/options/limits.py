"""Ограничения: the barrel, the discard and rounding (G2-O01 to O05, O32)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option


@dataclass(frozen=True)
class Limits(Options):
    barrel_knock_off: bool = option(
        True,
        rule="G2-O01",
        label=N_("A climber throws off who sits on the barrel"),
        text=N_("When somebody else gets onto the barrel, whoever sat there falls off and pays the penalty."),
    )
    barrel_no_simultaneous: bool = option(
        True,
        rule="G2-O02",
        label=N_("No climbing together"),
        text=N_("If two get to the barrel in the same deal, neither sits: both pay the penalty."),
    )
    snos_dark: bool = option(
        True,
        rule="G2-O03",
        label=N_("Discard face down"),
        text=N_("Each opponent sees only the card passed to him. Otherwise all see both."),
        players=(3, 4),
    )
    barrel_win_points: int = option(
        120,
        rule="G2-O04",
        label=N_("Points needed on the barrel"),
        text=N_("More than 120 takes a marriage, or bidding above the maximum."),
        low=120,
        high=200,
        step=5,
    )
    round_declarer: bool = option(
        False,
        rule="G2-O05",
        label=N_("The declarer’s points are rounded"),
        text=N_("To the nearest five, before they are compared with the order: 118 make 120."),
    )
    barrel_at: int = option(
        880,
        rule="G2-O32",
        label=N_("Where the barrel stands"),
        text=N_("From this score, in a match to 1000, a player sits on the barrel."),
        low=800,
        high=900,
        step=10,
    )
    barrel_attempts: int = option(
        3,
        rule="G2-O32",
        label=N_("Tries on the barrel"),
        text=N_("In so many deals the player has to win, or else falls off."),
        low=1,
        high=5,
    )
