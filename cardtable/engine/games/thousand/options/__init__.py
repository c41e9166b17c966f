"""The house rules of Тысяча: every agreement of the document, by its groups (G2-O01 to O47)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.engine.game import N_, Options, Preset
from cardtable.engine.games.thousand.options.extras import Extras
from cardtable.engine.games.thousand.options.frame import Frame
from cardtable.engine.games.thousand.options.limits import Limits
from cardtable.engine.games.thousand.options.penalties import Penalties
from cardtable.engine.games.thousand.options.redeals import Redeals
from cardtable.engine.games.thousand.options.trumps import Trumps
from cardtable.engine.games.thousand.options.writing_off import WritingOff


@dataclass(frozen=True)
class ThousandOptions(Frame, Extras, Trumps, Redeals, Penalties, WritingOff, Limits):
    """In the order of the document, the fields of the last base first."""

    @property
    def barrel(self) -> int:
        """The score at which a player sits on the barrel (G2-O32, O43)."""
        return self.barrel_at + self.target - 1000

    @property
    def barrel_order(self) -> int:
        """The least order that wins from the barrel (G2-A49)."""
        return max(self.barrel_win_points, 1000 - self.barrel_at)

    def numbers(self) -> dict[str, str]:
        own = {
            "barrel": self.barrel,
            "missing": self.target - self.barrel,
            "barrel_order": self.barrel_order,
            "fallen": self.barrel - self.penalty,
            "below": -self.samosval_minus,
        }
        return {**super().numbers(), **{name: str(value) for name, value in own.items()}}


def _names(group: type[Options]) -> tuple[str, ...]:
    return tuple(group.__annotations__)


GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    N_("Limits"): _names(Limits),
    N_("Writing off"): _names(WritingOff),
    N_("Penalties"): _names(Penalties),
    N_("Dealing again"): _names(Redeals),
    N_("Trumps"): _names(Trumps),
    N_("More agreements"): _names(Extras),
    N_("The match"): _names(Frame),
}
"""The names of the options under each heading, as the document groups its agreements."""

PRESETS: Final[Mapping[str, Preset]] = {
    "document": Preset(
        N_("By the document"), N_("The rules as the old description of the game gives them."), {}
    ),
    "classic": Preset(
        N_("Classic"),
        N_("The barrel and bolts, as most tables know them: no samosval, and writing off is never fined."),
        {
            "samosval_plus": 0,
            "samosval_minus": 0,
            "zero_after_three_barrels": False,
            "rospis_third_penalty": False,
            "cut_penalty": False,
        },
    ),
    "soft": Preset(
        N_("Soft"),
        N_("For a first match: points are rounded, the barrel has room for all, and few things are fined."),
        {
            "barrel_knock_off": False,
            "barrel_no_simultaneous": False,
            "barrel_attempts": 5,
            "round_declarer": True,
            "samosval_plus": 0,
            "samosval_minus": 0,
            "zero_after_three_barrels": False,
            "rospis_third_penalty": False,
            "rospis_on_barrel": True,
            "bolts_every_third": False,
            "cut_penalty": False,
        },
    ),
    "everything": Preset(
        N_("Everything"),
        N_("A golden round, dark games, the ace marriage, and every agreement that makes it livelier."),
        {
            "rospis_on_barrel": True,
            "rospis_golden": True,
            "bolts_three_in_row": True,
            "no_win_penalty": "three_in_row",
            "redeal_four_nines_snos": True,
            "marriage_no_trick": True,
            "ace_marriage": True,
            "prikup_hidden_at_100": True,
            "minus_trading": True,
            "dark": True,
            "dark_bolt_double": True,
            "golden": True,
            "golden_raise": True,
        },
    ),
}
