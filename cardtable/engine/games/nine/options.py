"""The house rules of Nine (G5-O02 to O09), and the sets of them that have a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.engine.game import N_, BadOption, Options, Preset, option

TEAM_PLAYERS: Final[Mapping[str, int]] = {"2x2": 4, "3x2": 6}
"""How many players it takes (G5-R17)."""


@dataclass(frozen=True)
class NineOptions(Options):
    teams: str = option(
        "off",
        rule="G5-O02",
        label=N_("Teams of two"),
        text=N_("Partners sit opposite each other. The caller’s team must have the lowest sum of all teams."),
        choices={"off": N_("None"), "2x2": N_("Two teams"), "3x2": N_("Three teams")},
        players=(4, 6),
    )
    deck: str = option(
        "box",
        rule="G5-O03",
        label=N_("Pack"),
        text=N_("The numbered cards of the box, a common pack with two jokers, or a tarot: the game is one."),
        choices={"box": N_("0 to 13"), "jokers": N_("52 cards and two jokers"), "tarot": N_("Tarot")},
    )
    call_limit: int = option(
        9,
        rule="G5-O04",
        label=N_("Points to call NINE"),
        text=N_("NINE is called with this many points in hand or fewer."),
        low=5,
        high=15,
    )
    fail_penalty: int = option(
        25,
        rule="G5-O05",
        label=N_("Price of a failed call"),
        text=N_("What is added to the total of a player whose call fails."),
        low=10,
        high=50,
    )
    end_score: int = option(
        99,
        rule="G5-O06",
        label=N_("The game ends at"),
        text=N_("Whoever reaches this total or passes it has lost, and the smallest total wins."),
        low=50,
        high=200,
    )
    magic_score: int = option(
        90,
        rule="G5-O07",
        label=N_("Lucky total"),
        text=N_("A total that becomes exactly this number goes down."),
        low=1,
        high=199,
        off=0,
    )
    magic_to: int = option(
        45,
        rule="G5-O07",
        label=N_("The lucky total becomes"),
        text=N_("What a player has who hits the lucky total. It is less than the lucky total."),
        low=0,
        high=198,
    )
    allow_false_call: bool = option(
        False,
        rule="G5-O08",
        label=N_("NINE may be called with too many points"),
        text=N_("The table does not stop a player who calls with too many points: the call just fails."),
    )
    hand_size: int = option(
        5,
        rule="G5-O09",
        label=N_("Cards to each player"),
        text=N_("How many cards are dealt to each player."),
        low=4,
        high=7,
    )

    @property
    def in_teams(self) -> bool:
        return self.teams != "off"


def check_together(options: NineOptions) -> NineOptions:
    """The options as they are; BadOption where two of them contradict each other."""
    if options.magic_score and options.magic_to >= options.magic_score:
        raise BadOption(
            f"magic_to is less than magic_score, {options.magic_score}: {options.magic_to} is not."
        )
    return options


def check_players(options: NineOptions, players: int) -> None:
    """BadOption where so many players cannot make up these teams."""
    wanted = TEAM_PLAYERS.get(options.teams, players)
    if wanted != players:
        raise BadOption(f"teams {options.teams} takes {wanted} players, not {players}.")


PRESETS: Final[Mapping[str, Preset]] = {
    "document": Preset(N_("By the book"), N_("The rules as the old description of the game gives them."), {}),
    "short": Preset(
        N_("A short game"),
        N_("The game ends at 50 points, and no total is lucky."),
        {"end_score": 50, "magic_score": 0},
    ),
    "daring": Preset(
        N_("Your own risk"),
        N_("NINE may be called with any number of points, and nobody warns you."),
        {"allow_false_call": True},
    ),
    "five": Preset(
        N_("Five and no more"),
        N_("NINE takes five points or fewer, a failed call costs 30, and the game goes to 200."),
        {"call_limit": 5, "fail_penalty": 30, "end_score": 200, "magic_score": 100, "magic_to": 50},
    ),
}
