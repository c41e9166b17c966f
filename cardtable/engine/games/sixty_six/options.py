"""The house rules of Sixty-Six (G1-O01 to O09), and the sets of them that have a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.engine.game import N_, Options, Preset, option


@dataclass(frozen=True)
class SixtySixOptions(Options):
    match_pips: int = option(
        7,
        rule="G1-O01",
        label=N_("Pips to win"),
        text=N_("Whoever first uncovers this many pips on the scoring card wins the match."),
        choices={7: N_("Seven"), 8: N_("Eight")},
    )
    claim_mode: str = option(
        "auto",
        rule="G1-O02",
        label=N_("Who counts to 66"),
        text=N_(
            "The table ends the deal at 66 points, or each player counts and says so; "
            "a wrong call costs 2 pips or more."
        ),
        choices={"auto": N_("The table"), "manual": N_("Each player")},
    )
    closed_fail_six_if_opponent_trickless: bool = option(
        False,
        rule="G1-O03",
        label=N_("Six pips for a failed close without a trick"),
        text=N_("Whoever closes and fails pays six pips even if it is the opponent who took no trick."),
        needs=("close_scoring", ("document",)),
    )
    marriage_phase_two: bool = option(
        True,
        rule="G1-O04",
        label=N_("Announcements to the end"),
        text=N_("20 and 40 may still be announced when the stock is closed or used up."),
    )
    phase_two_must_beat: bool = option(
        False,
        rule="G1-O05",
        label=N_("Beat if you can"),
        text=N_("When the stock is closed or used up, the card led must be beaten by whoever can."),
    )
    last_trick_bonus_closed: bool = option(
        True,
        rule="G1-O06",
        label=N_("Last trick counts after closing"),
        text=N_("The last trick is worth 10 points in a closed deal too."),
    )
    close_scoring: str = option(
        "document",
        rule="G1-O07",
        label=N_("Price of a failed close"),
        text=N_("Double by the points of who closed, or 2 pips, 3 if the opponent had no trick yet."),
        choices={"document": N_("2, 4 or 6 pips"), "pagat": N_("2 or 3 pips")},
    )
    stake_mode: str = option(
        "none",
        rule="G1-O08",
        label=N_("Stakes"),
        text=N_("What the loser of the match pays: nothing, one stake, or one for each pip still covered."),
        choices={"none": N_("None"), "match": N_("A match"), "pip": N_("A covered pip")},
    )
    stake_unit: int = option(
        1,
        rule="G1-O08",
        label=N_("Stake"),
        text=N_("How much one stake is."),
        low=1,
        high=1_000_000,
        needs=("stake_mode", ("match", "pip")),
    )
    draw_bonus: bool = option(
        False,
        rule="G1-O09",
        label=N_("A pip more after 65 all"),
        text=N_("After a deal of 65 to 65 the next one is worth one pip more."),
    )


PRESETS: Final[Mapping[str, Preset]] = {
    "document": Preset(N_("By the book"), N_("The rules as the old description of the game gives them."), {}),
    "pagat": Preset(
        N_("International"),
        N_("Announce only while the stock lasts, then beat if you can; a failed close costs 2 or 3 pips."),
        {
            "marriage_phase_two": False,
            "phase_two_must_beat": True,
            "last_trick_bonus_closed": False,
            "close_scoring": "pagat",
        },
    ),
    "counting": Preset(
        N_("Count for yourself"),
        N_("By the book, but each player counts the points and says when there are 66."),
        {"claim_mode": "manual"},
    ),
}
