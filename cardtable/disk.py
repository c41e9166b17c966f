"""Files that survive a crash: written whole or not at all, by one thread, by one copy of the program."""

from __future__ import annotations

import atexit
import json
import os
import stat
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

LARGEST = 8_000_000  # bytes; the longest match takes a hundredth of it
WINDOWS = sys.platform == "win32"
PAUSES = (0.02, 0.1, 0.5)  # seconds; on Windows a virus scanner may hold a new file for a moment


class Unreadable(Exception):
    """What lies there cannot be read, or is no JSON object of a sane size."""


def read_json(path: Path) -> dict[str, object] | None:
    """The object in this file, None where there is no file; else Unreadable."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            raise Unreadable(path.name)
        value = json.loads(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, RecursionError) as problem:
        raise Unreadable(path.name) from problem
    if not isinstance(value, dict):
        raise Unreadable(path.name)
    return value


def to_bytes(value: Mapping[str, object]) -> bytes:
    """JSON for people to read: a line for each field, and for each decision of a log."""
    fields = ",\n ".join(f"{_line(key)}: {_lines(item)}" for key, item in value.items())
    # Half a surrogate pair becomes its escape, which JSON reads back.
    return f"{{\n {fields}\n}}\n".encode("utf-8", "backslashreplace")


def _lines(item: object) -> str:
    if isinstance(item, list) and any(isinstance(each, list | dict) for each in item):
        return "[\n  " + ",\n  ".join(map(_line, item)) + "\n ]"
    return _line(item)


def _line(item: object) -> str:
    return json.dumps(item, ensure_ascii=False)


def backup_of(path: Path) -> Path:
    """Where the generation before the last one lies."""
    return path.with_name(path.name + ".bak")


def set_aside(path: Path) -> Path:
    """Give whatever lies there a free name beside it: settings.json becomes settings.kept-1.json."""
    number, stem = 1, path.name.removesuffix(".bak").removesuffix(".json")
    while os.path.lexists(kept := path.with_name(f"{stem}.kept-{number}.json")):
        number += 1
    path.rename(kept)
    return kept


def write(path: Path, content: bytes) -> None:
    """Put this content there; the one before becomes the backup. At any moment one of the two is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".tmp")
    for file in (draft, path, backup_of(path)):
        if os.path.lexists(file) and not file.is_file():
            set_aside(file)
    with draft.open("wb") as file_out:
        file_out.write(content)
        file_out.flush()
        os.fsync(file_out.fileno())
    if path.exists():
        _replace(path, backup_of(path))
    _replace(draft, path)
    _sync_folder(path.parent)


def remove(path: Path) -> None:
    """Take the file and its backup away, the backup first, so that it cannot come back alone."""
    for file in (backup_of(path), path):
        file.unlink(missing_ok=True)


def _replace(source: Path, target: Path) -> None:
    for pause in PAUSES:
        try:
            return os.replace(source, target)
        except PermissionError:
            if not WINDOWS:
                raise
            time.sleep(pause)
    os.replace(source, target)


def _sync_folder(folder: Path) -> None:
    """On POSIX a new name is safe from a power cut only when its folder is written too."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class Writer:
    """One thread that writes the newest content of each file, in the order in which they were put.

    `failed` is called in that thread with what could not be written and why.
    """

    def __init__(self, failed: Callable[[Path, OSError], None]) -> None:
        self._failed = failed
        self.failing = False  # the last file that was to be written could not be
        self._waiting: dict[Path, bytes | None] = {}
        self._news = threading.Condition()
        self._closing = False
        self._thread: threading.Thread | None = None

    def put(self, path: Path, content: bytes | None) -> None:
        """Have this written soon; None takes the file away. After close() nothing happens."""
        with self._news:
            if self._closing:
                return
            self._waiting.pop(path, None)
            self._waiting[path] = content
            self._news.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # an error in the loop must not cost the last move

    def close(self) -> None:
        """Return when all that was put has been written."""
        with self._news:
            self._closing = True
            self._news.notify()
        if self._thread is not None:
            self._thread.join()
            atexit.unregister(self.close)

    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._waiting or self._closing)
                if not self._waiting:
                    return
                path = next(iter(self._waiting))
                content = self._waiting.pop(path)
            try:
                if content is None:
                    remove(path)
                else:
                    write(path, content)
                self.failing = False
            except OSError as problem:
                self.failing = True
                self._failed(path, problem)


class Lock:
    """Says that one copy of the program uses a folder. The system lets go of it when that copy dies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    def take(self) -> bool:
        """False if another copy holds it. A disk without locks, or that cannot be written, gives True."""
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        try:
            _lock(descriptor)
        except (BlockingIOError, PermissionError):
            os.close(descriptor)
            return False
        except OSError:
            pass
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
