"""A game being played: who is asked, what is recorded, and what the watching seat is told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from cardtable.engine.cards import dice
from cardtable.engine.game import Choice, DealResult, Event, IllegalMove, Move, Refusal, Seat, View
from cardtable.engine.presses import Due, Presses, Rank, Underway
from cardtable.engine.record import BadRecord, Entry, Record, Sitter, replay

__all__ = ["BadRecord", "Choice", "Entry", "Match", "Player", "Record", "Sitter", "Underway"]


class Player(Protocol):
    def decide(self, view: View) -> Choice | None:
        """None: still thinking; then it is asked again, with the very same view object, at the next step.

        In a game with a clock it is asked once each time that something happens: None is to do nothing.
        """


@dataclass
class _Question:
    """What a player was asked, and when; `tie` is its lot where two players move in the same millisecond."""

    view: View
    asked_ms: int
    tie: float = 0.0
    choice: Choice | None = None


class Match:
    """`players` decide for their seats; the moves of all other seats are submitted.

    In a game with a clock everything happens at its own millisecond, whenever `step` is called: so the same
    presses and the same players make the same game at any frame rate.
    """

    def __init__(self, record: Record, players: Mapping[Seat, Player], watching: Seat = 0) -> None:
        """Plays the record as far as it goes; `stopped_at` is the entry that could not be played."""
        replayed = replay(record)
        self._game = replayed.game
        self._record = replace(record, log=record.log[: replayed.played])
        self._players = players
        self.watching = watching
        self._ms = replayed.ms
        self._told = len(self._game.events) if self._record.log else 0
        self._questions: dict[Seat, _Question] = {}
        self._presses = Presses()
        self._refused: list[tuple[Seat, Refusal]] = []
        self.message = replayed.message
        self.stopped_at = None if replayed.message is None else replayed.played

    @property
    def record(self) -> Record:
        return self._record if self._record.ms == self._ms else replace(self._record, ms=self._ms)

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def realtime(self) -> bool:
        return self._game.realtime

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

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Of a person at this table; what a computer player may do is its own affair."""
        return () if self._record.seats[seat].player == "computer" else self._game.legal_moves(seat)

    def submit(self, seat: Seat, move: Move, at_ms: int) -> None:
        """IllegalMove, and nothing changed, where it is refused; a time that has passed is now."""
        at_ms = max(at_ms, self._ms)
        if self._game.realtime:
            self._pass_time(Due(at_ms, Rank.PRESSED))
        self._play(seat, move, at_ms)

    def _play(self, seat: Seat, move: Move, at_ms: int) -> None:
        self._game.play(seat, move, at_ms)
        self._ms = at_ms
        self._record = replace(self._record, log=(*self._record.log, Entry(at_ms, seat, str(move))))
        self._questions.clear()

    def step(self, now_ms: int) -> tuple[Event, ...]:
        """Time passes and players move; then what the watching seat has not been told yet."""
        if self._game.realtime:
            self._pass_time(Due(now_ms, Rank.STEPPED))
        else:
            self._ask_one(now_ms)
        events = self._game.events[self._told :]
        self._told += len(events)
        return tuple(event.seen_by(self.watching) for event in events)

    # A game of turns: at most one player moves in a step.

    def _ask_one(self, now_ms: int) -> None:
        self._ms = max(self._ms, now_ms)
        for seat in self._game.to_act():
            if seat in self._players and (move := self._decided(seat, now_ms)):
                self._play(seat, move, self._ms)
                break

    def _decided(self, seat: Seat, now_ms: int) -> Move | None:
        question = self._asked(seat, now_ms)
        if question.choice is None:
            question.choice = self._players[seat].decide(question.view)
        choice = question.choice
        if choice is None or now_ms < question.asked_ms + choice.after_ms:
            return None
        legal = question.view.legal
        return choice.move if choice.move in legal else legal[0]  # a confused player must not end the game

    def _asked(self, seat: Seat, now_ms: int) -> _Question:
        if seat not in self._questions:
            self._questions[seat] = _Question(self._game.view(seat), now_ms)
        return self._questions[seat]

    # A game with a clock: everything that is due happens, each at its time.

    def press(self, seat: Seat, move: Move, at_ms: int, held_ms: int = 0) -> None:
        """A hand moves: its move counts when the game says so, and `held_ms` later for a handicap.

        What is refused by then is told by `refusals`. A card is not laid while the last one is on its way.
        """
        at_ms = max(at_ms, self._ms)
        pressed_ms = at_ms + held_ms
        self._presses.add(Underway(seat, move, pressed_ms, pressed_ms + self._game.delay_ms(move)))
        self._pass_time(Due(at_ms, Rank.PRESSED))

    def refusals(self) -> tuple[tuple[Seat, Refusal], ...]:
        """The presses that were refused since this was last asked."""
        refused, self._refused = tuple(self._refused), []
        return refused

    def underway(self) -> tuple[Underway, ...]:
        """The moves that hands have begun and that do not count yet: cards on their way to the pile."""
        decided = (each for seat in self._questions if (each := self._intended(seat)))
        return tuple(each for each in (*self._presses, *decided) if each.pressed_ms <= self._ms < each.due_ms)

    @property
    def next_ms(self) -> int | None:
        """When something will happen if no hand moves; None where nothing will."""
        self._ask_all()
        due = self._first_due()
        return due.ms if due is not None else None

    def _pass_time(self, until: Due) -> None:
        self._ask_all()
        while (due := self._first_due()) is not None and due < until:
            self._happen(due)
            self._ask_all()
        self._reach(max(self._ms, until.ms))

    def _ask_all(self) -> None:
        for seat in self._game.to_act():
            if seat in self._players and seat not in self._questions:
                question = self._asked(seat, self._ms)
                question.tie = dice(f"{self._record.seed}/{self._ms}/{seat}").random()
                question.choice = self._players[seat].decide(question.view)

    def _first_due(self) -> Due | None:
        wakes = self._game.wakes_ms
        clock = [Due(wakes, Rank.CLOCK)] if wakes is not None else []
        pressed = [Due(each.due_ms, Rank.PRESS, n, each) for n, each in enumerate(self._presses)]
        decided = [
            Due(each.due_ms, Rank.PLAYER, question.tie, each)
            for seat, question in self._questions.items()
            if (each := self._intended(seat)) is not None
        ]
        return min([*clock, *pressed, *decided], default=None)

    def _intended(self, seat: Seat) -> Underway | None:
        """What a player has decided; a confused one does nothing."""
        question = self._questions[seat]
        if question.choice is None or question.choice.move not in self._game.legal_moves(seat):
            return None
        move = question.choice.move
        pressed_ms = question.asked_ms + question.choice.after_ms
        return Underway(seat, move, pressed_ms, pressed_ms + self._game.delay_ms(move))

    def _happen(self, due: Due) -> None:
        if due.what is None:
            self._reach(due.ms)
            return
        self._presses.drop(due.what)
        try:
            self._play(due.what.seat, due.what.move, due.ms)
        except IllegalMove as error:
            self._refused.append((due.what.seat, error.refusal))

    def _reach(self, ms: int) -> None:
        if self._game.advance(ms):
            self._questions.clear()
        self._ms = ms
