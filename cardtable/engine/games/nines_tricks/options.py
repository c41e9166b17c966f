"""The house rules of Nines in Tricks (G4-O02 to O09), and the sets of them that have a name (O01)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.engine.game import N_, Options, Preset, option

CLUBS_FIRST: Final = ("C", "D", "H", "S", "NT")
HEARTS_FIRST: Final = ("H", "S", "D", "C", "NT")


@dataclass(frozen=True)
class NinesTricksOptions(Options):
    follow_rule: str = option(
        "document",
        rule="G4-O02",
        label=N_("What must be played"),
        text=N_(
            "Trumps as long as you hold some and then your highest card, or the suit led as in other games."
        ),
        choices={"document": N_("Trumps, then the highest card"), "classic": N_("The suit led")},
    )
    scoring: str = option(
        "document",
        rule="G4-O03",
        label=N_("What tricks are worth"),
        text=N_(
            "Five tricks or more take off a point each, one to three put a point on each; "
            "or every trick above four takes one off, and every one below four puts one on."
        ),
        choices={"document": N_("By number"), "standard": N_("Above or below four")},
    )
    zero_tricks: int = option(
        4,
        rule="G4-O04",
        label=N_("No trick at all"),
        text=N_("What a deal without a trick puts on: four points, or nothing."),
        choices={4: N_("Four"), 0: N_("Nothing")},
        needs=("scoring", ("document",)),
    )
    first_lead: str = option(
        "dealer",
        rule="G4-O05",
        label=N_("Who leads first"),
        text=N_("The dealer leads to the first trick, or the player on the dealer’s left."),
        choices={"dealer": N_("The dealer"), "left": N_("Left of the dealer")},
    )
    start_score: int = option(
        9,
        rule="G4-O06",
        label=N_("Points at the start"),
        text=N_("With how many points everybody begins; who gets rid of all of them wins."),
        low=5,
        high=20,
    )
    trump_order: tuple[str, ...] = option(
        CLUBS_FIRST,
        rule="G4-O07",
        label=N_("The order of trumps"),
        text=N_("Which suit is trump in the first deal, and which ones follow; then it begins anew."),
        choices={
            CLUBS_FIRST: N_("Clubs, diamonds, hearts, spades, no trump"),
            HEARTS_FIRST: N_("Hearts, spades, diamonds, clubs, no trump"),
        },
    )
    exchange: bool = option(
        True,
        rule="G4-O08",
        label=N_("The fourth hand"),
        text=N_("Before play each player may exchange his hand for the one in the middle, unseen."),
    )
    tie_break: str = option(
        "fewest_tricks",
        rule="G4-O09",
        label=N_("If several get rid of all points"),
        text=N_("The one with the fewest tricks in that deal wins, or the one with the lowest score."),
        choices={"fewest_tricks": N_("Fewest tricks"), "extra_deals": N_("Lowest score")},
    )


PRESETS: Final[Mapping[str, Preset]] = {
    "document": Preset(
        N_("By the book"),
        N_(
            "Trumps as long as you hold some, then your highest card; five tricks or more take off a point "
            "each, so matches are short."
        ),
        {},
    ),
    "classic": Preset(
        N_("Classic"),
        N_("Follow the suit led; every trick above four takes one point off, every one below puts one on."),
        {"follow_rule": "classic", "scoring": "standard", "zero_tricks": 4, "first_lead": "left"},
    ),
}
