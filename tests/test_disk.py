"""Files survive crashes and whatever lies in their way; one copy of the program writes at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable import disk
from cardtable.disk import Lock, Unreadable, Writer, backup_of, read_json, set_aside, to_bytes, write

HOLD = """
import sys, time
from pathlib import Path
from cardtable.disk import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "file.json"
    value = {"имя": "Ana ♠", "half a pair": "\ud800", "n": [1, 2.5, None, True]}
    write(file, to_bytes(value))
    assert read_json(file) == value
    assert "имя" in file.read_text("utf-8"), "for people to read"


def test_the_generation_before_is_the_backup(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    for n in range(3):
        write(file, to_bytes({"n": n}))
    assert read_json(file) == {"n": 2}
    assert read_json(backup_of(file)) == {"n": 1}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file.json", "file.json.bak"]


@pytest.mark.parametrize("step", ["fsync", "replace 1", "replace 2"])
def test_a_crash_at_any_step_leaves_a_whole_generation(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file.json"
    write(file, to_bytes({"n": 0}))
    write(file, to_bytes({"n": 1}))
    calls = 0
    real = os.replace

    def crash(*arguments: object) -> None:
        raise KeyboardInterrupt

    def crash_at(source: Path, target: Path) -> None:
        nonlocal calls
        calls += 1
        if step == f"replace {calls}":
            raise KeyboardInterrupt
        real(source, target)

    monkeypatch.setattr(os, "replace", crash_at)
    if step == "fsync":
        monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        write(file, to_bytes({"n": 2}))
    assert (read_json(file) or read_json(backup_of(file))) == {"n": 1}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[1, 2]",
        b'"text"',
        b"\xff\xfe\x00\xd8",
        b"\x00" * 500,
        b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"n": ' + b"9" * 10_000 + b"}",
        b" " * (disk.LARGEST + 1),
    ],
    ids=["empty", "half", "list", "text", "utf16", "nul", "deep", "long number", "huge"],
)
def test_what_is_no_object_is_unreadable(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    with pytest.raises(Unreadable):
        read_json(file)


def test_nothing_there_is_none_and_what_is_no_file_is_unreadable(tmp_path: Path) -> None:
    assert read_json(tmp_path / "none.json") is None
    assert read_json(tmp_path / "none" / "none.json") is None
    with pytest.raises(Unreadable):
        read_json(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_does_not_make_it_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(Unreadable):
        read_json(tmp_path / "pipe.json")


def test_what_is_put_aside_gets_a_name_that_is_free(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "file.json").write_text(str(number))
        assert set_aside(tmp_path / "file.json").read_text() == str(number)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file.kept-1.json", "file.kept-2.json"]


def test_folders_in_the_way_are_put_aside(tmp_path: Path) -> None:
    for name in ("file.json", "file.json.bak", "file.json.tmp"):
        (tmp_path / name / "inside").mkdir(parents=True)
    write(tmp_path / "file.json", to_bytes({"n": 1}))
    write(tmp_path / "file.json", to_bytes({"n": 2}))
    assert read_json(tmp_path / "file.json") == {"n": 2}
    assert len(list(tmp_path.glob("*/inside"))) == 3


def test_a_busy_file_is_tried_again_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "PAUSES", (0, 0, 0))
    monkeypatch.setattr(disk, "WINDOWS", True)
    real, failures = os.replace, [PermissionError(), PermissionError()]

    def busy(source: Path, target: Path) -> None:
        if failures:
            raise failures.pop()
        real(source, target)

    monkeypatch.setattr(os, "replace", busy)
    write(tmp_path / "file.json", to_bytes({"n": 1}))
    assert read_json(tmp_path / "file.json") == {"n": 1}


def test_the_writer_writes_the_newest_and_closing_waits(tmp_path: Path) -> None:
    writer = Writer(lambda path, problem: pytest.fail(str(problem)))
    for n in range(200):
        writer.put(tmp_path / "a.json", to_bytes({"n": n}))
        writer.put(tmp_path / "b.json", to_bytes({"n": -n}))
    writer.put(tmp_path / "c.json", to_bytes({}))
    writer.put(tmp_path / "c.json", None)
    writer.close()
    writer.put(tmp_path / "late.json", b"{}")
    writer.close()
    assert read_json(tmp_path / "a.json") == {"n": 199}
    assert read_json(tmp_path / "b.json") == {"n": -199}
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".json") == ["a.json", "b.json"]


def test_the_writer_tells_what_fails_and_goes_on(tmp_path: Path) -> None:
    failed: list[str] = []
    (tmp_path / "no folder").write_text("")
    writer = Writer(lambda path, problem: failed.append(path.name))
    writer.put(tmp_path / "no folder" / "a.json", b"{}")
    writer.put(tmp_path / "b.json", b"{}")
    writer.close()
    assert failed == ["a.json"]
    assert read_json(tmp_path / "b.json") == {}


def test_a_program_that_ends_without_closing_loses_nothing(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from cardtable.disk import Writer\n"
        "writer = Writer(print)\n"
        "for n in range(50): writer.put(Path(sys.argv[1]) / f'{n}.json', b'{}')\n"
        "raise SystemExit(3)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], timeout=60)
    assert done.returncode == 3
    assert len(list(tmp_path.glob("*.json"))) == 50


def test_a_second_copy_does_not_get_the_lock_until_the_first_lets_go(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_a_killed_copy_leaves_no_stale_lock(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "lock")
    command = [sys.executable, "-c", HOLD, str(lock.path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "True"
        assert not lock.take()
        other.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        other.wait(timeout=30)
    assert lock.take()
    lock.release()


@pytest.mark.parametrize("place", ["folder", "no such folder/lock"])
def test_where_no_lock_can_lie_nobody_is_shut_out(place: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert Lock(tmp_path / place).take()
