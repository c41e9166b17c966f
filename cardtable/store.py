"""What the program remembers: settings and one open match a game, as JSON files in the player's folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import platformdirs

from cardtable.disk import Lock, Unreadable, Writer, backup_of, read_json, set_aside, to_bytes
from cardtable.engine.mark import N_
from cardtable.root import data_root
from cardtable.settings import Settings

if TYPE_CHECKING:  # the engine is loaded with the matches: the window opens before
    from cardtable.engine.record import Record

__all__ = ["Notice", "Settings", "Store", "data_root"]

T = TypeVar("T")

IN_USE = N_("The Card Table is already running with this profile. This copy plays on, but saves nothing.")
NOT_SAVED = N_("Nothing can be saved in {folder}: {reason}. You can play on.")
DAMAGED = N_("The file {file} was damaged. It is kept as {kept}.")
DAMAGED_BUT_SAVED = N_("The file {file} was damaged. It is kept as {kept}; the save before it is used.")
NEWER = N_("The file {file} comes from a newer version of The Card Table. It is left as it is.")


@dataclass(frozen=True)
class Notice:
    """A sentence to say once, for `Words.tr(message, **values)`."""

    message: str
    values: Mapping[str, object] = field(default_factory=dict)


class NewerVersion(Exception):
    """The file was written by a version of this program that knows more."""


class Store:
    """The player's folder: read when first asked, written by its own thread; whatever lies there, it works.

    A folder of None is the system's for this program, or the one that CARDTABLE_DATA names.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _usual_folder()
        self._notices: list[Notice] = []
        self._lock = Lock(self.folder / "lock")
        self._ours: bool | None = None  # whether this copy may write; None: nobody asked yet
        self._failed = False
        self._writer = Writer(self._tell_failure)
        if os.path.lexists(self._lock.path):
            self._may_write()
        self._saved_settings = self._read(self._settings_file, dict) or {}
        self._settings = Settings.from_json(self._saved_settings)

    @property
    def notices(self) -> list[Notice]:
        """What is to be said, about the matches too; who says it takes it out."""
        _ = self._open
        return self._notices

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, **changes: Any) -> None:
        """Change settings, now and in the file; what a newer version wrote there besides stays there."""
        changed = self._settings.with_(**changes)
        if changed != self._settings:
            self._settings = changed
            self._write(self._settings_file, {**self._saved_settings, **changed.to_json()})

    def open_record(self, key: str) -> Record | None:
        """The match of this game that can be continued."""
        return self._open.get(key)

    def latest(self) -> str | None:
        """The game whose open match was played last."""
        return next(reversed(self._open), None)

    def keep(self, record: Record) -> None:
        """Remember this match as it stands; it takes an older one's place at the person's first move."""
        older = self._open.get(record.game)
        if older is not None and older.seed != record.seed and not _begun(record):
            return
        self._open.pop(record.game, None)
        self._open[record.game] = record
        self._write(self._match_file(record.game), record.to_json())

    def finish(self, key: str) -> None:
        """Forget the open match of this game: it has ended."""
        if self._open.pop(key, None) is not None:
            self._write(self._match_file(key), None)

    @property
    def saving(self) -> bool:
        """False while another copy has the folder, or the disk is full or closed to us."""
        return self._ours is not False and not self._writer.failing

    def close(self) -> None:
        """Return when all is written; nothing is written after this."""
        self._writer.close()
        self._lock.release()

    @property
    def _settings_file(self) -> Path:
        return self.folder / "settings.json"

    def _match_file(self, key: str) -> Path:
        return self.folder / "matches" / f"{key}.json"

    @cached_property
    def _open(self) -> dict[str, Record]:
        """The open matches by game, the one played last at the end."""
        from cardtable.engine.games import GAMES

        found: list[tuple[int, str, Record]] = []
        for game in GAMES:
            path = self._match_file(game.key)
            record = self._read(path, partial(_record_of, game.key))
            if record is not None:
                found.append((_changed_at(path), game.key, record))
        return {key: record for _, key, record in sorted(found, key=lambda each: each[:2])}

    def _read(self, path: Path, understand: Callable[[dict[str, object]], T]) -> T | None:
        """What the file says, or else its backup, or None; what is damaged is put aside and told."""
        damaged: list[Path] = []
        result = None
        for file in (path, backup_of(path)):
            try:
                saved = read_json(file)
                if saved is not None:
                    result = understand(saved)
                    break
            except NewerVersion:
                self._notices.append(Notice(NEWER, {"file": file.name}))
                break
            except (Unreadable, ValueError):  # BadRecord is a ValueError
                damaged.append(file)
        self._put_aside(damaged, DAMAGED if result is None else DAMAGED_BUT_SAVED)
        return result

    def _put_aside(self, damaged: list[Path], message: str) -> None:
        for file in damaged:
            if not self._may_write():
                return
            try:
                kept = set_aside(file)
            except OSError as problem:
                self._tell_failure(file, problem)
            else:
                self._notices.append(Notice(message, {"file": file.name, "kept": kept.name}))

    def _write(self, path: Path, content: dict[str, object] | None) -> None:
        if self._may_write():
            self._writer.put(path, None if content is None else to_bytes(content))

    def _may_write(self) -> bool:
        """Take the folder at the first write; False, and said once, while another copy has it."""
        if self._ours is None:
            self._make_folder()
            self._ours = self._lock.take()
            if not self._ours:
                self._notices.append(Notice(IN_USE))
        return self._ours

    def _make_folder(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            self._tell_failure(self.folder, problem)

    def _tell_failure(self, path: Path, problem: OSError) -> None:
        """Say once that saving fails; it is tried again at the next move all the same."""
        if not self._failed:
            self._failed = True
            reason = problem.strerror or type(problem).__name__
            self._notices.append(Notice(NOT_SAVED, {"folder": str(self.folder), "reason": reason}))


def _usual_folder() -> Path:
    named = os.environ.get("CARDTABLE_DATA")
    return Path(named).expanduser() if named else platformdirs.user_data_path("cardtable", appauthor=False)


def _changed_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _record_of(key: str, saved: dict[str, object]) -> Record:
    from cardtable.engine.record import VERSION, BadRecord, Record

    version = saved.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerVersion
    record = Record.from_json(saved)
    if record.game != key:
        raise BadRecord(f"This is a match of {record.game}, not of {key}.")
    if not all(sitter.name.isprintable() for sitter in record.seats):
        raise BadRecord("A name in this match cannot be shown.")
    return record


def _begun(record: Record) -> bool:
    """Whether a person has decided anything in this match."""
    people = [seat for seat, sitter in enumerate(record.seats) if sitter.player == "human"]
    return any(entry.seat in people for entry in record.log)
