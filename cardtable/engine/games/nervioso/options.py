"""The house rules of Nervioso (G6-O02 to O09), and the sets of them that have a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.engine.game import N_, Options, Preset, option

FIGURES: Final = ("figuras", "figuras+666")
SILENT: Final = ("666", "figuras+666")


@dataclass(frozen=True)
class NerviosoOptions(Options):
    variant: str = option(
        "base",
        rule="G6-O02",
        label=N_("How the count goes"),
        text=N_("1 to 10; or 1 to 7 and then jack, knight, king; or with the six laid in silence; or both."),
        choices={
            "base": N_("1 to 10"),
            "figuras": N_("Figures by name"),
            "666": N_("Silent six"),
            "figuras+666": N_("Both"),
        },
    )
    call_mode: str = option(
        "auto",
        rule="G6-O03",
        label=N_("Who says the number"),
        text=N_(
            "The table says each number, or each player chooses: laying with the number said, or in silence."
        ),
        choices={"auto": N_("The table"), "manual": N_("Each player")},
        needs=("variant", ("base", "figuras")),
    )
    slap_timeout_ms: int = option(
        3000,
        rule="G6-O04",
        label=N_("Time to slap"),
        text=N_("How many milliseconds a match waits for the hands that are missing."),
        low=1000,
        high=10_000,
        step=500,
    )
    silent_six_matches: bool = option(
        True,
        rule="G6-O05",
        label=N_("The silent six matches"),
        text=N_("A six laid on the silent place is a match, as if the six had been said."),
        needs=("variant", SILENT),
    )
    punish_cards: int = option(
        2,
        rule="G6-O06",
        label=N_("Cards for a thrown card"),
        text=N_("Whoever throws a card on a match takes the pile and so many cards from every other player."),
        low=0,
        high=5,
    )
    starter: str = option(
        "random",
        rule="G6-O07",
        label=N_("Who starts"),
        text=N_("Chance, the first seat, or the seat that you choose. In the old rules it is the youngest."),
        choices={"random": N_("Chance"), "host": N_("The first seat"), "chosen": N_("Who you choose")},
    )
    restart_at: int | str = option(
        1,
        rule="G6-O08",
        label=N_("A new count begins with"),
        text=N_("After the pile was taken the count begins with 1, or with a number that the taker likes."),
        choices={1: N_("One"), "choice": N_("The taker’s number")},
    )
    laying: str = option(
        "manual",
        rule="G6-O09",
        label=N_("Who lays the cards"),
        text=N_(
            "Each player lays by hand, or the table lays at a steady tempo and one key a person is enough."
        ),
        choices={"manual": N_("Each player"), "tempo": N_("The table")},
    )

    @property
    def figures(self) -> bool:
        """8, 9 and 10 are called by the names of the figures (G6-R15)."""
        return self.variant in FIGURES

    @property
    def silent_six(self) -> bool:
        """The six may not be said (G6-R16)."""
        return self.variant in SILENT

    @property
    def manual(self) -> bool:
        """Who lays chooses between saying the number and silence (G6-A19)."""
        return self.silent_six or self.call_mode == "manual"


PRESETS: Final[Mapping[str, Preset]] = {
    "document": Preset(N_("By the book"), N_("The rules as the old description of the game gives them."), {}),
    "calm": Preset(
        N_("Unhurried"),
        N_("The table lays the cards, and a match waits six seconds for the hands."),
        {"laying": "tempo", "slap_timeout_ms": 6000},
    ),
    "six": Preset(
        N_("Six six six"),
        N_("The figures are called by their names, and whoever says the six takes the pile."),
        {"variant": "figuras+666"},
    ),
    "chilean": Preset(
        N_("Chilean"),
        N_("Whoever took the pile begins the new count with any number."),
        {"restart_at": "choice"},
    ),
}
