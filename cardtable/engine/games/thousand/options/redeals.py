"""Пересдача: when the cards may be dealt again (G2-O17 to O19, O29)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option


@dataclass(frozen=True)
class Redeals(Options):
    redeal_prikup_min: int = option(
        5,
        rule="G2-O17",
        label=N_("A poor talon"),
        text=N_("With fewer points than this in the talon, the declarer may have the cards dealt again."),
        low=1,
        high=10,
        off=0,
        players=(3, 4),
    )
    redeal_prikup_two_nines: bool = option(
        True,
        rule="G2-O18",
        label=N_("Two nines in the talon"),
        text=N_("With two nines or more in the talon, the declarer may have the cards dealt again."),
    )
    redeal_hand_min: int = option(
        15,
        rule="G2-O19",
        label=N_("A poor hand"),
        text=N_(
            "With fewer points than this in hand, after the deal or after the discard, a player may have "
            "the cards dealt again."
        ),
        low=10,
        high=20,
        off=0,
    )
    redeal_four_nines: bool = option(
        True,
        rule="G2-O29",
        label=N_("Four nines"),
        text=N_("Whoever is dealt all four nines may have the cards dealt again."),
    )
    redeal_four_nines_snos: bool = option(
        False,
        rule="G2-O29",
        label=N_("Four nines after the discard"),
        text=N_("An opponent who gets the fourth nine with the discard may have the cards dealt again."),
        needs=("redeal_four_nines", (True,)),
    )
