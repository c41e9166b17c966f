"""A game in which one seat acts at a time."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import StrEnum

from cardtable.engine.game import Game, Move, Seat


class TurnGame(Game):
    """`turn` is the seat to act, None where nobody is; what it may do is worked out once, when asked for."""

    turn: Seat | None

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """What the seat on turn may do now."""

    def ask(self, phase: StrEnum, seat: Seat | None) -> None:
        self.phase, self.turn = phase, seat
        self._legal: list[Move] | None = None

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.turn is None else (self.turn,)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        if seat != self.turn:
            return ()
        if self._legal is None:
            self._legal = self.moves(seat)
        return self._legal
