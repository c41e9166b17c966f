"""The house rules of Nines (G3-O02 to O07), and the sets of them that have a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.engine.game import N_, Options, Preset, option


@dataclass(frozen=True)
class NinesOptions(Options):
    voluntary_pickup: bool = option(
        False,
        rule="G3-O02",
        label=N_("Take the pile at will"),
        text=N_("The pile may be taken even by a player who could play."),
    )
    play_on: bool = option(
        False,
        rule="G3-O03",
        label=N_("Play on for the places"),
        text=N_("When somebody is out, the others play on until one player is left with cards and has lost."),
    )
    down_choice: str = option(
        "random",
        rule="G3-O04",
        label=N_("Down cards"),
        text=N_("Chance deals three of the nine cards face down unseen, or each player picks them."),
        choices={"random": N_("Dealt unseen"), "player": N_("Picked by each player")},
    )
    clone_skips: bool = option(
        True,
        rule="G3-O05",
        label=N_("A three on an eight skips"),
        text=N_("A three put on an eight copies that as well: the next player loses a turn."),
    )
    four_of_kind: bool = option(
        True,
        rule="G3-O06",
        label=N_("Four equal cards clear the pile"),
        text=N_("When the top four cards of the pile are equal, it goes away as if by a ten."),
    )
    wild_on_nine: bool = option(
        True,
        rule="G3-O07",
        label=N_("Wild cards on a nine"),
        text=N_("Twos, threes and tens may be put on a nine too."),
    )


PRESETS: Final[Mapping[str, Preset]] = {
    "document": Preset(N_("By the book"), N_("The rules as the old description of the game gives them."), {}),
    "places": Preset(
        N_("To the last player"),
        N_("Whoever is out first wins; the others play on, and whoever is left with cards loses."),
        {"play_on": True},
    ),
    "picked": Preset(
        N_("Nine in hand"),
        N_("Each player sees all nine cards and picks the three down cards as well as the three up cards."),
        {"down_choice": "player"},
    ),
    "strict": Preset(
        N_("Strict nines"),
        N_("No wild card on a nine, and a three on an eight skips nobody."),
        {"wild_on_nine": False, "clone_skips": False},
    ),
}
