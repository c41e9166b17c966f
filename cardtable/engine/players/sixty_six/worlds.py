"""The deals that a seat of 66 holds possible, by what it remembers of the cards."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from cardtable.engine.games.sixty_six import SixtySixView
from cardtable.engine.games.sixty_six.memory import Memory
from cardtable.engine.players.sixty_six.bits import CODES, Code
from cardtable.engine.players.sixty_six.deal import Deal, House
from cardtable.engine.players.sixty_six.rollout import likely, roll_out
from cardtable.engine.players.sixty_six.sight import Sight

T = TypeVar("T")

WORTH: Final = {pips: (0.55 + 0.15 * min(pips, 4)) for pips in (1, 2, 3, 4, 6)}
REWARDS: Final = {
    0: (0.0, 0.0),
    **{pips: (worth, -worth) for pips, worth in WORTH.items()},
    **{-pips: (-worth, worth) for pips, worth in WORTH.items()},
}
"""What the pips of a deal are worth to both: to win it counts most, to win it high a little."""


class Imagined(Deal):
    """A deal that the search plays on."""

    __slots__ = ()

    def likely(self) -> int:
        return likely(self)

    def rewards(self) -> tuple[float, float]:
        return REWARDS[roll_out(self)]


class Worlds:
    """All that stays the same between two worlds, and the dice for what does not."""

    def __init__(self, view: SixtySixView, seen: Sight, rng: Random) -> None:
        self.code: Code = CODES[view.trump]
        self._draw = rng.random
        self._house = House.of(view.options)
        bit, me = self.code.bit, view.seat
        self._me = me
        self._mine, self._held = self.code.mask(seen.hand), self.code.mask(seen.held)
        self._hidden = sorted(bit[card] for card in seen.unseen)
        self._missing = seen.theirs - len(seen.held)
        self._turned = [bit[seen.turned]] if seen.turned and seen.drawing else []
        self._face_down = seen.stock - len(self._turned) if seen.drawing else 0
        self._led = bit[seen.led] if seen.led else 0
        self._drawing = seen.drawing
        self._points = _by_seat(me, seen.own_points, seen.other_points)
        self._pending = _by_seat(me, seen.own_pending, seen.other_pending)
        self._tricks = _by_seat(me, seen.own_trick, seen.other_trick)
        self._closed_by = -1 if view.closed_by is None else view.closed_by
        self._closed_on_trickless = Memory(view).closed_on_trickless if view.closed_by is not None else False

    def imagine(self) -> Imagined:
        draw, missing = self._draw, self._missing
        order = sorted(self._hidden, key=lambda _: draw())
        theirs = self._held + sum(order[:missing])
        stock = self._turned + order[missing : missing + self._face_down]
        hands = [self._mine, theirs] if self._me == 0 else [theirs, self._mine]
        return Imagined(
            self._house,
            hands,
            stock,
            self._me,
            self._led,
            self._points[:],
            self._pending[:],
            self._tricks[:],
            self._drawing,
            self._closed_by,
            self._closed_on_trickless,
        )


def _by_seat(me: int, mine: T, theirs: T) -> list[T]:
    return [theirs, mine] if me else [mine, theirs]
