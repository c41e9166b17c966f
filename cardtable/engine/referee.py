"""The referee: one JSON object a line in, one a line out, for tests, tools and other people's players."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, BinaryIO

from cardtable.engine.game import NOBODY, BadOption, Event, Game, IllegalMove, Move, OptionSpec, option_specs
from cardtable.engine.games import GAMES, game_named
from cardtable.engine.players import choose, levels_of
from cardtable.engine.record import BadRecord, Entry, Record, Replay, Sitter, replay
from cardtable.engine.request import Complaint, Request, bad, lines, read
from cardtable.engine.wire import event_to_json, view_to_json

Answer = dict[str, Any]

LONGEST_MOVE = 200  # characters; no move of any game is near it

log = logging.getLogger(__name__)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line until the end of input."""
    referee = Referee()
    for line in lines(source):
        sink.write(_written(referee, line) + b"\n")
        sink.flush()


def _written(referee: Referee, line: bytes | None) -> bytes:
    try:
        request = read(line)
    except Complaint as complaint:
        return json.dumps(_refused(complaint)).encode()
    try:
        return json.dumps(referee.answer(request)).encode()
    except RecursionError:
        return json.dumps(_refused(bad("The request is nested too deeply."))).encode()


def _refused(complaint: Complaint) -> Answer:
    return {"ok": False, "error": complaint.error, "message": str(complaint)}


class Referee:
    """One game at a time, from `new` or `load` on, and the record of it."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self._game: Game | None = None
        self._log: list[Entry] = []
        self._ms = 0

    def answer(self, request: Request) -> Answer:
        """Carry out a request; where it cannot be, the answer says why and nothing has changed."""
        try:
            said = {"ok": True, **self._carried_out(request)}
        except Complaint as complaint:
            said = _refused(complaint)
        except Exception:  # a fault of ours must not take the game away from whoever plays
            log.exception("A request failed.")
            said = _refused(bad("The referee failed on this request; its error output says where."))
        return {"id": request.fields["id"], **said} if "id" in request.fields else said

    def _carried_out(self, request: Request) -> Answer:
        command = request.text("cmd")
        if command not in COMMANDS:
            raise bad(f'"cmd" must be one of {", ".join(COMMANDS)}.')
        return COMMANDS[command](self, request)

    @property
    def game(self) -> Game:
        if self._game is None:
            raise Complaint("no_game", "There is no game yet: begin with new or load.")
        return self._game

    @property
    def record(self) -> Record:
        if self._record is None:
            raise Complaint("no_game", "There is no game yet: begin with new or load.")
        return replace(self._record, log=tuple(self._log), ms=self._ms)

    def _seat(self, request: Request) -> int:
        players = self.game.players
        return request.whole("seat", 0, players - 1)

    def _reached(self, request: Request, name: str) -> int:
        """A time in the request; it never runs backwards."""
        at_ms = request.whole(name, 0)
        if at_ms < self._ms:
            raise bad(f'"{name}" is {at_ms}, but {self._ms} ms have passed already.')
        return at_ms

    # The commands.

    def games(self, request: Request) -> Answer:
        return {"games": [described(game) for game in GAMES]}

    def new(self, request: Request) -> Answer:
        record = _set_up(request)
        self._begin(record, Replay(_new_game(record), 0))
        return self._after(tuple(self.game.events))

    def legal(self, request: Request) -> Answer:
        return {"moves": [str(move) for move in self.game.legal_moves(self._seat(request))]}

    def play(self, request: Request) -> Answer:
        game, seat, text = self.game, self._seat(request), request.text("move")
        at_ms = self._reached(request, "at_ms") if request.has("at_ms") else self._ms
        try:
            if len(text) > LONGEST_MOVE:
                raise ValueError("No move is as long as that.")
            move = Move.parse(text, game.pack)
            events = game.play(seat, move, at_ms)
        except (IllegalMove, ValueError) as error:
            raise Complaint("illegal_move", str(error)) from None
        self._ms = at_ms
        self._log.append(Entry(at_ms, seat, str(move)))
        return self._after(events)

    def advance(self, request: Request) -> Answer:
        game, to_ms = self.game, self._reached(request, "to_ms")
        events = game.advance(to_ms)
        self._ms = to_ms
        return self._after(events)

    def view(self, request: Request) -> Answer:
        return {"view": _shown(self.game, self._seat(request))}

    def table(self, request: Request) -> Answer:
        return {"table": _shown(self.game, NOBODY)}

    def events(self, request: Request) -> Answer:
        game, seat = self.game, self._seat(request)
        since = request.whole("since", 0) if request.has("since") else 0
        return {"events": [event_to_json(event.seen_by(seat)) for event in game.events[since:]]}

    def result(self, request: Request) -> Answer:
        return self.game.result()

    def undo(self, request: Request) -> Answer:
        record = self.record
        if not record.log:
            raise bad("There is no move to take back.")
        shorter = replace(record, log=record.log[:-1])
        if self.game.realtime:  # no time has passed but that of the moves that are left
            shorter = replace(shorter, ms=max((entry.ms for entry in shorter.log), default=0))
        self._begin(shorter, replay(shorter))
        return self._to_act()

    def save(self, request: Request) -> Answer:
        return {"record": self.record.to_json()}

    def load(self, request: Request) -> Answer:
        try:
            record = Record.from_json(request.table("record"))
        except BadRecord as error:
            raise Complaint("bad_record", str(error)) from None
        played = replay(record)
        self._begin(replace(record, log=record.log[: played.played]), played)
        stopped = {} if played.message is None else {"stopped_at": played.played, "message": played.message}
        return {**self._to_act(), **stopped}

    def choose(self, request: Request) -> Answer:
        game, seat = self.game, self._seat(request)
        levels = [level.key for level in levels_of(game.key)]
        level, seed, explain = request.text("level"), request.text("seed"), request.yes("explain")
        if level not in levels:
            raise bad(f'"level" must be one of {", ".join(levels)}.')
        budget_ms = request.whole("budget_ms", 1) if request.has("budget_ms") else None
        iterations = request.whole("iterations", 1) if request.has("iterations") else None
        view = game.view(seat)
        if not view.legal:
            raise bad(f'"seat" is {seat}, which is not to act.')
        verdict = choose(view, level, seed, budget_ms, iterations, explain)
        worth = [{"move": str(move), "value": round(value, 3)} for move, value in verdict.worth]
        return {"move": str(verdict.move), **({"moves": worth} if explain else {})}

    def _begin(self, record: Record, played: Replay) -> None:
        self._record, self._game = record, played.game
        self._log = list(record.log)
        self._ms = played.ms

    def _to_act(self) -> Answer:
        return {"to_act": list(self.game.to_act())}

    def _after(self, events: tuple[Event, ...]) -> Answer:
        return {**self._to_act(), "events": [event_to_json(event) for event in events]}


COMMANDS: Mapping[str, Callable[[Referee, Request], Answer]] = {
    "games": Referee.games,
    "new": Referee.new,
    "legal": Referee.legal,
    "play": Referee.play,
    "advance": Referee.advance,
    "view": Referee.view,
    "table": Referee.table,
    "events": Referee.events,
    "result": Referee.result,
    "undo": Referee.undo,
    "save": Referee.save,
    "load": Referee.load,
    "choose": Referee.choose,
}


def described(game: type[Game]) -> Answer:
    return {
        "key": game.key,
        "players": list(game.seats),
        "levels": [level.key for level in levels_of(game.key)],
        "options": {spec.name: _range(spec) for spec in option_specs(game.options_type)},
        "presets": {name: dict(preset.options) for name, preset in game.presets.items()},
    }


def _range(spec: OptionSpec) -> Answer:
    if spec.choices is not None:
        return {"default": spec.default, "choices": list(spec.choices)}
    off = {} if spec.off is None else {"off": spec.off}
    return {"default": spec.default, "min": spec.low, "max": spec.high, "step": spec.step, **off}


def _shown(game: Game, seat: int) -> Answer:
    """A view as JSON; what was seen is left to `events`."""
    said = view_to_json(game.view(seat))
    del said["seen"]
    return said


def _set_up(request: Request) -> Record:
    """The record of a game that `new` asks for; of its options, what differs from the defaults."""
    key = request.text("game")
    try:
        game = game_named(key)
    except KeyError:
        raise Complaint("unknown_game", f"There is no game {key!r}.") from None
    players = _players(request, game)
    try:
        options = game.make_options(request.table("options") if request.has("options") else {})
    except BadOption as error:
        raise Complaint("bad_option", str(error)) from None
    return Record(
        game=key,
        seats=tuple(Sitter(f"Seat {seat}") for seat in range(players)),
        seed=request.text("seed"),
        rules=options.changed(),
        dealer=request.whole("dealer", 0, players - 1) if request.has("dealer") else None,
        pack=request.texts("pack") if request.has("pack") else None,
        scores=request.wholes("scores") if request.has("scores") else None,
        counters=_counters(request) if request.has("counters") else None,
        deal=request.whole("deal", 1) if request.has("deal") else None,
    )


def _players(request: Request, game: type[Game]) -> int:
    fewest, most = game.seats
    if fewest == most and not request.has("players"):
        return fewest
    return request.whole("players", fewest, most)


def _counters(request: Request) -> dict[str, tuple[int, ...]]:
    """Counts by seat; true and false count as 1 and 0, since some say yes or no."""
    given = request.table("counters")
    counts = Request(
        {
            name: [int(v) if type(v) is bool else v for v in values] if isinstance(values, list) else values
            for name, values in given.items()
        }
    )
    return {name: counts.wholes(name) for name in counts.fields}


def _new_game(record: Record) -> Game:
    try:
        return record.new_game()
    except BadOption as error:
        raise Complaint("bad_option", str(error)) from None
    except ValueError as error:
        raise bad(str(error)) from None
