"""Козыри: marriages, and how high one may bid on them (G2-O20 to O23)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option


@dataclass(frozen=True)
class Trumps(Options):
    marriage_no_trick: bool = option(
        False,
        rule="G2-O20",
        label=N_("Marriages without a trick"),
        text=N_("The declarer may announce a marriage with the very first card."),
    )
    bid_above_max: bool = option(
        False,
        rule="G2-O21",
        label=N_("Bid above the maximum"),
        text=N_("Orders may go to 500. Otherwise to 120 and the marriages held."),
    )
    ace_marriage: bool = option(
        False,
        rule="G2-O22",
        label=N_("Ace marriage"),
        text=N_(
            "Four aces in one hand are worth 200, announced with an ace that is led. They make no trump."
        ),
    )
    lead_foreign_trump: bool = option(
        True,
        rule="G2-O23",
        label=N_("Lead another’s trumps"),
        text=N_("Otherwise a trump that somebody else announced is led only by whoever has nothing else."),
    )
