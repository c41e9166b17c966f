"""Роспись: writing a deal off (G2-O06 to O11, O41)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option

ALLOWED = ("rospis", (True,))


@dataclass(frozen=True)
class WritingOff(Options):
    rospis: bool = option(
        True,
        rule="G2-O41",
        label=N_("Writing off"),
        text=N_("The declarer may give a deal up before the first card is led."),
    )
    rospis_60: bool = option(
        False,
        rule="G2-O06",
        label=N_("Sixty points each"),
        text=N_("An order written off gives each opponent 60. Otherwise half of the order."),
        needs=ALLOWED,
    )
    rospis_third_penalty: bool = option(
        True,
        rule="G2-O07",
        label=N_("Penalty for every third write-off"),
        text=N_("The third, sixth, … of a player in the match costs the penalty too."),
        needs=ALLOWED,
    )
    rospis_max_3: bool = option(
        False,
        rule="G2-O08",
        label=N_("Write off three times at most"),
        text=N_("A player writes off no more than three deals of a match."),
        needs=ALLOWED,
    )
    rospis_on_barrel: bool = option(
        False,
        rule="G2-O09",
        label=N_("Write off beside a barrel"),
        text=N_("A deal may be written off while one of its players sits on the barrel."),
        needs=ALLOWED,
    )
    rospis_golden: bool = option(
        False,
        rule="G2-O10",
        label=N_("Write off in the golden round"),
        text=N_("It costs twice the order there, and brings twice as much."),
        needs=("golden", (True,)),
        any_of=("rospis",),
    )
    rospis_over_120: bool = option(
        True,
        rule="G2-O11",
        label=N_("Write off orders above 120"),
        text=N_("Otherwise who has bid or raised above 120 has to play."),
        needs=ALLOWED,
    )
