"""A game being played: who is asked, what is recorded, and what the watching seat is told."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from cardtable.engine.game import DealResult, Event, Move, Refusal, Seat, View
from cardtable.engine.record import BadRecord, Entry, Record, Sitter, replay

__all__ = ["BadRecord", "Choice", "Entry", "Match", "Player", "Record", "Sitter"]


@dataclass(frozen=True)
class Choice:
    """A player's move, to be made that many milliseconds of game time after the player was asked."""

    move: Move
    after_ms: int = 0


class Player(Protocol):
    def decide(self, view: View) -> Choice | None:
        """None: still thinking; then it is asked again, with the very same view object, at the next step."""


@dataclass
class _Question:
    """What a player was asked, and when."""

    view: View
    asked_ms: int
    choice: Choice | None = None


class Match:
    """`players` decide for their seats; the moves of all other seats are submitted."""

    def __init__(self, record: Record, players: Mapping[Seat, Player], watching: Seat = 0) -> None:
        """Plays the record as far as it goes; `stopped_at` is the entry that could not be played."""
        replayed = replay(record)
        self._game = replayed.game
        self._record = replace(record, log=record.log[: replayed.played])
        self._players = players
        self.watching = watching
        self._ms = record.ms
        self._told = len(self._game.events) if self._record.log else 0
        self._questions: dict[Seat, _Question] = {}
        self.message = replayed.message
        self.stopped_at = None if replayed.message is None else replayed.played

    @property
    def record(self) -> Record:
        return self._record if self._record.ms == self._ms else replace(self._record, ms=self._ms)

    @property
    def over(self) -> bool:
        return self._game.over

    def view(self) -> View:
        return self._game.view(self.watching)

    def result(self) -> dict[str, Any]:
        return self._game.result()

    def deals(self) -> tuple[DealResult, ...]:
        """How each finished deal ended; told by playing the record again, so not for every frame."""
        return replay(self._record).deals

    def refusal(self, move: Move) -> Refusal | None:
        """Why the watching seat may not make this move now."""
        return self._game.refusal(self.watching, move)

    def submit(self, seat: Seat, move: Move, at_ms: int) -> None:
        """IllegalMove, and nothing changed, where it is refused."""
        self._game.play(seat, move, at_ms)
        self._ms = max(self._ms, at_ms)
        self._record = replace(self._record, log=(*self._record.log, Entry(at_ms, seat, str(move))))
        self._questions.clear()

    def step(self, now_ms: int) -> tuple[Event, ...]:
        """Time passes and at most one player moves; then what the watching seat has not been told yet."""
        self._ms = max(self._ms, now_ms)
        self._game.advance(now_ms)
        for seat in self._game.to_act():
            if seat in self._players and (move := self._decided(seat, now_ms)):
                self.submit(seat, move, now_ms)
                break
        events = self._game.events[self._told :]
        self._told += len(events)
        return tuple(event.seen_by(self.watching) for event in events)

    def _decided(self, seat: Seat, now_ms: int) -> Move | None:
        question = self._questions.get(seat)
        if question is None:
            question = self._questions[seat] = _Question(self._game.view(seat), now_ms)
        if question.choice is None:
            question.choice = self._players[seat].decide(question.view)
        choice = question.choice
        if choice is None or now_ms < question.asked_ms + choice.after_ms:
            return None
        legal = question.view.legal
        return choice.move if choice.move in legal else legal[0]  # a confused player must not end the game
