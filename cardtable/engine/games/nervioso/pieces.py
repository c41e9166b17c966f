"""The words of Nervioso: its cards and their values, zones, moves, phases, verdicts, and what a view adds."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from cardtable.engine.cards import SPANISH, Card
from cardtable.engine.game import N_, DealResult, Move, Place, Seat, View, Zone
from cardtable.engine.games.nervioso.options import NerviosoOptions

CARDS: Final = SPANISH.cards  # G6-R02: without 8, 9 and jokers
VALUES: Final = {**{str(number): number for number in range(1, 8)}, "S": 8, "C": 9, "R": 10}
"""The number that a rank matches (G6-R03); what is printed on a figure does not count (G6-A01)."""
LAST: Final = 10
SILENT: Final = 6
"""The number that is not said in 666 (G6-R16)."""
FIGURE_NAMES: Final[Mapping[int, str]] = {8: N_("Jack"), 9: N_("Knight"), 10: N_("King")}
"""What is said in *contando figuras* in place of the number (G6-R15)."""

TURN_MS: Final = 180
"""From the press to the moment at which the face can be seen and the card counts."""
HANDICAP_MS: Final = 500
"""The longest time that a table may hold the presses of a seat."""
TEMPO_MS: Final = (500, 3000)
"""The fastest and the slowest tempo, from face to face, at which a table may lay (G6-O09)."""

HANDS: Final = tuple(Zone(Place.HAND, seat) for seat in range(8))
STOCK: Final = Zone(Place.STOCK)
DISCARD: Final = Zone(Place.DISCARD)  # G6-R05

LAY: Final = Move("lay")
HUSH: Final = Move("hush")
SLAP: Final = Move("slap")
LAY_AT: Final = {number: Move("lay", number=number) for number in range(1, LAST + 1)}


class Phase(StrEnum):
    LAY = "lay"
    MATCH = "match"
    OVER = "over"


class Verdict(StrEnum):
    """What `Judged` says of its seat."""

    MATCH = "match"
    """Its card is the number said: everybody slaps."""
    LAST_HAND = "last_hand"
    TOO_SLOW = "too_slow"
    """Its hand was missing when the time was up."""
    WRONG_HAND = "wrong_hand"
    THROWN_CARD = "thrown_card"
    LOST_COUNT = "lost_count"
    WON = "won"
    DRAW = "draw"
    """It laid the last card that anybody had, and no match came of it."""


@dataclass(frozen=True)
class NerviosoResult(DealResult):
    """`points` are 1 for the winner; `cards` what each seat still holds; `reason` is won or draw."""

    cards: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class NerviosoView(View):
    """`count` is the number last said or due in silence, 0 before a count; `slapped` seats with their ms.

    `turn` lays next, or, while a match is open, could throw a card; `laid` numbers the cards laid so far.
    """

    game: ClassVar[str] = "nervioso"

    options: NerviosoOptions
    count: int
    match: bool
    slapped: tuple[tuple[Seat, int], ...]
    turn: Seat | None
    thrower: Seat | None
    """Whose card opened the match."""
    laid: int
    since_ms: int
    """When the last card was laid or the pile was taken, whichever was later."""
    ms: int
    """The time reached."""
    last_deal: NerviosoResult | None

    @property
    def pile(self) -> tuple[Card | None, ...]:
        return self.zones[DISCARD]

    @property
    def due(self) -> int:
        """The number of the next card, said or not."""
        return after(self.count)

    @property
    def silent(self) -> bool:
        """Whether the next card is to be laid without a word."""
        return self.options.silent_six and self.due == SILENT

    @property
    def chooses(self) -> bool:
        """Whether the seat on turn says with which number the new count begins (G6-O08)."""
        return any(move.number is not None for move in self.legal)


def after(count: int) -> int:
    """The number that follows (G6-R07).

    >>> after(0), after(9), after(10)
    (1, 10, 1)
    """
    return count % LAST + 1
