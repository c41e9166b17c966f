"""How a table of Nervioso takes its time. None of it is a rule: a record has the moves that came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from cardtable.engine.game import N_, Seat
from cardtable.engine.games.nervioso import HANDICAP_MS, NerviosoOptions
from cardtable.scenes.nervioso.hands import MOST_SEATS

TEMPOS: Final = (
    *((500, N_("0.5 s")), (750, N_("0.75 s")), (1000, N_("1 s")), (1500, N_("1.5 s"))),
    *((2000, N_("2 s")), (2500, N_("2.5 s")), (3000, N_("3 s"))),
)
USUAL_TEMPO_MS: Final = 1500
HANDICAP_STEP_MS: Final = 50


@dataclass(frozen=True)
class Pace:
    """`tempo_ms` is from card to card where the table lays; `asks`: after each card, in place of the race."""

    tempo_ms: int = USUAL_TEMPO_MS
    handicaps: Mapping[Seat, int] = field(default_factory=dict)
    asks: bool = False

    def lays(self, options: NerviosoOptions) -> bool:
        """Whether the table lays everybody's cards."""
        return self.asks or options.laying == "tempo"

    def holds(self, seat: Seat) -> int:
        """How many ms a press of that hand is held back."""
        return self.handicaps.get(seat, 0)

    def to_plain(self) -> dict[str, object]:
        held = {f"handicap {seat}": ms for seat, ms in self.handicaps.items() if ms}
        return {**held, "tempo_ms": self.tempo_ms, "asks": self.asks}

    @classmethod
    def read(cls, kept: Mapping[str, object]) -> Self:
        """What `to_plain` gave; the usual where that makes no sense."""
        tempo = next((ms for ms, _ in TEMPOS if ms == kept.get("tempo_ms")), USUAL_TEMPO_MS)
        return cls(tempo, _handicaps_in(kept), kept.get("asks") is True)


def _handicaps_in(kept: Mapping[str, object]) -> dict[Seat, int]:
    found = {}
    for seat in range(MOST_SEATS):
        ms = kept.get(f"handicap {seat}", 0)
        if isinstance(ms, int) and 0 < ms <= HANDICAP_MS:
            found[seat] = ms - ms % HANDICAP_STEP_MS
    return found
