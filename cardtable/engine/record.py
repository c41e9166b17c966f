"""The record of a game: how it was set up and what was decided; state is never saved, it is replayed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cardtable.engine.game import NOBODY, DealResult, Game, IllegalMove, Move, Seat
from cardtable.engine.games import game_named
from cardtable.engine.options import Value, plain_values

FORMAT = "cardtable record"
VERSION = 1


class BadRecord(ValueError):
    """A record that cannot be read; the message says why."""


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: `player` is human or computer, with a `level` if a computer."""

    name: str
    player: str = "human"
    level: str | None = None


class Entry(NamedTuple):
    """One decision: at which millisecond of game time, by whom, what."""

    ms: int
    seat: Seat
    move: str


@dataclass(frozen=True)
class Record:
    """How a game was set up and what was decided: a saved game, a replay, a bug report."""

    game: str
    seats: tuple[Sitter, ...]
    seed: str
    rules: Mapping[str, Value] = field(default_factory=dict)
    dealer: Seat | None = None
    ms: int = 0
    log: tuple[Entry, ...] = ()
    pack: tuple[str, ...] | None = None
    scores: tuple[int, ...] | None = None
    counters: Mapping[str, tuple[int, ...]] | None = None
    deal: int | None = None

    def new_game(self) -> Game:
        """The game before the first decision; KeyError, BadOption or BadSetup where it cannot be set up."""
        kind = game_named(self.game)
        return kind(
            kind.make_options(self.rules),
            len(self.seats),
            self.seed,
            dealer=self.dealer,
            pack=None if self.pack is None else [kind.pack.card(text) for text in self.pack],
            scores=self.scores,
            counters=self.counters,
            deal=self.deal,
        )

    def to_json(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": dict(self.rules),
            "seats": [{k: v for k, v in vars(sitter).items() if v is not None} for sitter in self.seats],
            "seed": self.seed,
            "dealer": self.dealer,
            "ms": self.ms,
            "log": [list(entry) for entry in self.log],
        }
        extra = {"pack": self.pack, "scores": self.scores, "deal": self.deal}
        said |= {name: list(v) if isinstance(v, tuple) else v for name, v in extra.items() if v is not None}
        if self.counters is not None:
            said["counters"] = {name: list(counts) for name, counts in self.counters.items()}
        return said

    @staticmethod
    def from_json(data: object) -> "Record":
        """BadRecord with a sentence; but a log is read as far as it goes, and judged when it is replayed."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord("This is not a record of a game.")
        version = data.get("version")
        if type(version) is not int or version < 1:
            raise BadRecord("The record does not say of which version it is.")
        if version > VERSION:
            raise BadRecord("The record was written by a newer version of the program.")
        record = Record(
            game=_field(data, "game", str),
            seats=tuple(_sitter(sitter) for sitter in _field(data, "seats", list)),
            seed=_field(data, "seed", str),
            rules=plain_values(_field(data, "rules", dict, {})),
            dealer=_field(data, "dealer", int, None),
            ms=_time(data),
            log=tuple(_entry(entry) for entry in _field(data, "log", list, [])),
            pack=_list_of(str, data, "pack"),
            scores=_list_of(int, data, "scores"),
            counters=_counters(data),
            deal=_field(data, "deal", int, None),
        )
        try:
            record.new_game()
        except KeyError:
            raise BadRecord(f"The record is of a game that is not here: {record.game!r}.") from None
        except ValueError as error:
            raise BadRecord(str(error)) from None
        return record


@dataclass(frozen=True)
class Replay:
    """A record played as far as it goes; `message` says why the entry of number `played` could not be."""

    game: Game
    played: int
    message: str | None = None
    deals: tuple[DealResult, ...] = ()
    ms: int = 0
    """How far the play had got: not further than the last entry that could be played, if one could not."""


def replay(record: Record) -> Replay:
    game = record.new_game()
    deals: list[DealResult] = []
    ms = 0
    for number, entry in enumerate(record.log):
        reason = _play(game, entry, ms)
        if reason is not None:
            sentence = f"Entry {number} ({entry.move}) cannot be played: {reason}"
            return Replay(game, number, sentence, tuple(deals), ms)
        ms = entry.ms
        if game.last_deal is not None and (not deals or game.last_deal is not deals[-1]):
            deals.append(game.last_deal)
    ms = max(ms, record.ms)
    game.advance(ms)
    return Replay(game, len(record.log), None, tuple(deals), ms)


def _play(game: Game, entry: Entry, reached_ms: int) -> str | None:
    """Why it could not be played."""
    if entry.seat == NOBODY:
        return "It is not a time, a seat and a move."
    if entry.ms < reached_ms:
        return f"It is of {entry.ms} ms, and {reached_ms} ms had passed before it."
    try:
        game.play(entry.seat, Move.parse(entry.move, game.pack), entry.ms)
    except (IllegalMove, ValueError) as error:
        return str(error)
    return None


_REQUIRED: Any = object()


def _field(data: dict[str, Any], name: str, kind: type, default: Any = _REQUIRED) -> Any:
    value = data.get(name)
    if value is None and default is not _REQUIRED:
        return default
    if type(value) is not kind:
        raise BadRecord(f"The record's {name!r} is missing or is not what it should be.")
    return value


def _time(data: dict[str, Any]) -> int:
    ms: int = _field(data, "ms", int, 0)
    if ms < 0:
        raise BadRecord(f"The record's 'ms' is {ms}: time is counted from 0.")
    return ms


def _sitter(data: object) -> Sitter:
    if not isinstance(data, dict):
        raise BadRecord("The record does not say who sits where.")
    kind = _field(data, "player", str, "human")
    return Sitter(_field(data, "name", str, ""), kind, _field(data, "level", str, None))


def _entry(data: object) -> Entry:
    """An entry that is none is of nobody's, so that the replay stops there."""
    match data:
        case [int(ms), int(seat), str(move)] if bool not in (type(ms), type(seat)):
            return Entry(ms, seat, move)
    return Entry(0, NOBODY, str(data)[:80])


def _list_of(kind: type, data: dict[str, Any], name: str) -> Any:
    values = _field(data, name, list, None)
    if values is not None and any(type(value) is not kind for value in values):
        raise BadRecord(f"The record's {name!r} is not what it should be.")
    return values if values is None else tuple(values)


def _counters(data: dict[str, Any]) -> dict[str, tuple[int, ...]] | None:
    counters = _field(data, "counters", dict, None)
    return counters if counters is None else {name: _list_of(int, counters, name) for name in counters}
