"""The player's folder: what is saved comes back, and nothing that lies there stops the program."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable import disk, store
from cardtable.engine.record import Entry, Record, Sitter
from cardtable.settings import Settings
from cardtable.store import Notice, Store
from cardtable.words import Words

MATCH = Record("sixty_six", (Sitter("Ana"), Sitter("Otto", "computer", "easy")), "a seed", dealer=1)
KEY = MATCH.game


def played(record: Record, *seats: int) -> Record:
    """The record with an entry more for each of these seats."""
    more = tuple(Entry(100 * n, seat, "play AS") for n, seat in enumerate(seats))
    return replace(record, log=record.log + more, ms=record.ms + 100)


def kept(record: Record) -> Store:
    """A store that has saved this record, closed."""
    saving = Store()
    saving.keep(record)
    saving.close()
    return saving


def said(opened: Store) -> list[str]:
    words = Words("en")
    return [words.tr(notice.message, **notice.values) for notice in opened.notices]


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_nothing_is_written_before_there_is_something_to_save(players_folder: Path) -> None:
    opened = Store()
    opened.change(volume=opened.settings.volume)
    opened.finish(KEY)
    assert (opened.settings, opened.open_record(KEY), opened.latest()) == (Settings(), None, None)
    opened.close()
    assert not players_folder.exists()
    assert opened.notices == []


def test_the_folder_is_the_one_named_or_the_systems(
    players_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Store().folder == players_folder
    assert Store(tmp_path / "else").folder == tmp_path / "else"
    monkeypatch.delenv("CARDTABLE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert Store().folder.name == "cardtable"


def test_settings_and_matches_come_back(players_folder: Path) -> None:
    opened = Store()
    opened.change(language="ru", window=(1280, 800, 5, 6))
    opened.keep(played(MATCH, 0, 1))
    opened.close()
    again = Store()
    assert again.settings == Settings(language="ru", window=(1280, 800, 5, 6))
    assert again.open_record(KEY) == played(MATCH, 0, 1)
    assert again.latest() == KEY
    again.close()
    assert files(players_folder) == ["lock", "matches/sixty_six.json", "settings.json"]


def test_the_new_match_takes_the_place_of_the_old_at_its_first_human_move(players_folder: Path) -> None:
    old, new = played(MATCH, 0), replace(MATCH, seed="another")
    opened = Store()
    opened.keep(old)
    opened.keep(new)
    opened.keep(played(new, 1))
    assert opened.open_record(KEY) == old
    opened.keep(played(new, 1, 0))
    assert opened.open_record(KEY) == played(new, 1, 0)
    opened.close()
    assert Store().open_record(KEY) == played(new, 1, 0)


def test_a_first_match_is_kept_from_its_deal_on(players_folder: Path) -> None:
    kept(MATCH)
    assert Store().open_record(KEY) == MATCH


def test_a_shorter_log_of_the_same_match_is_kept(players_folder: Path) -> None:
    opened = Store()
    opened.keep(played(MATCH, 0, 1))
    opened.keep(MATCH)
    assert opened.open_record(KEY) == MATCH
    opened.close()


def test_a_match_that_ended_is_not_offered_again(players_folder: Path) -> None:
    opened = Store()
    opened.keep(played(MATCH, 0))
    opened.keep(played(MATCH, 0, 1))
    opened.finish(KEY)
    assert (opened.open_record(KEY), opened.latest()) == (None, None)
    opened.close()
    assert Store().latest() is None
    assert files(players_folder) == ["lock"]


def test_a_program_killed_after_a_move_has_saved_it(players_folder: Path) -> None:
    code = (
        "import os, sys, time\n"
        "from test_store import *\n"
        "opened = Store()\n"
        "opened.keep(played(MATCH, 0)); opened.keep(played(MATCH, 0, 1))\n"
        "print('moved', flush=True); sys.stdin.read()\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "moved\n"
        file = players_folder / "matches" / "sixty_six.json"
        while disk.read_json(file) is None:
            assert other.poll() is None, "it must not end before it is killed"
        other.kill()
    found = Store()
    assert found.open_record(KEY) in (played(MATCH, 0), played(MATCH, 0, 1))
    assert found.notices == []
    found.keep(played(MATCH, 0, 1, 0))
    found.close()
    assert Store().open_record(KEY) == played(MATCH, 0, 1, 0)


class TestDamage:
    """What cannot be read is kept under another name and told; the backup takes its place."""

    @pytest.mark.parametrize("name", ["settings.json", "matches/sixty_six.json"])
    @pytest.mark.parametrize("content", ["", "{", "[]", "\x00", '{"format": 3}' * 2])
    def test_a_damaged_file_is_kept_and_named(self, name: str, content: str, players_folder: Path) -> None:
        file = players_folder / name
        file.parent.mkdir(parents=True)
        file.write_text(content)
        opened = Store()
        assert (opened.settings, opened.latest()) == (Settings(), None)
        where = file.with_name(f"{file.stem}.kept-1.json")
        assert where.read_text() == content
        assert said(opened) == [f"The file {file.name} was damaged. It is kept as {where.name}."]
        opened.close()
        assert Store().notices == [], "it is said once"

    def test_a_damaged_match_falls_back_to_the_save_before(self, players_folder: Path) -> None:
        kept(played(MATCH, 0))
        kept(played(MATCH, 0, 0))
        file = players_folder / "matches" / "sixty_six.json"
        file.write_bytes(file.read_bytes()[:-40])
        found = Store()
        assert found.open_record(KEY) == played(MATCH, 0)
        assert [notice.message for notice in found.notices] == [store.DAMAGED_BUT_SAVED]
        assert found.notices[0].values == {"file": "sixty_six.json", "kept": "sixty_six.kept-1.json"}
        found.keep(played(MATCH, 0, 0, 0))
        found.close()
        assert Store().open_record(KEY) == played(MATCH, 0, 0, 0)

    def test_a_missing_match_falls_back_to_the_save_before(self, players_folder: Path) -> None:
        kept(played(MATCH, 0))
        file = players_folder / "matches" / "sixty_six.json"
        file.rename(disk.backup_of(file))
        found = Store()
        assert found.open_record(KEY) == played(MATCH, 0)
        assert found.notices == []

    @pytest.mark.parametrize(
        "change",
        [
            {"game": "chess"},
            {"game": None},
            {"seats": [{"name": "Ana\x00"}, {"name": "Otto", "player": "computer"}]},
            {"seats": [{"name": "\ud800"}, {"name": "Otto"}]},
            {"seats": "Ana"},
            {"seats": []},
            {"rules": {"match_pips": float("nan")}},
            {"rules": {"no such rule": 1}},
            {"seed": 7},
            {"log": {"a": 1}},
            {"version": "1"},
        ],
        ids=str,
    )
    def test_a_match_that_makes_no_sense_is_kept_and_told(
        self, change: dict[str, object], players_folder: Path
    ) -> None:
        file = players_folder / "matches" / "sixty_six.json"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps({**MATCH.to_json(), **change}))
        opened = Store()
        assert opened.latest() is None
        assert len(opened.notices) == 1
        assert len(list(file.parent.glob("*kept-1*"))) == 1

    def test_a_match_of_a_newer_version_is_left_as_it_is(self, players_folder: Path) -> None:
        file = players_folder / "matches" / "sixty_six.json"
        file.parent.mkdir(parents=True)
        file.write_text(newer := json.dumps({**MATCH.to_json(), "version": 2, "log": "of another kind"}))
        opened = Store()
        assert opened.latest() is None
        assert "newer version" in said(opened)[0]
        opened.close()
        assert file.read_text() == newer
        kept(played(MATCH, 0))
        assert any(other.read_text() == newer for other in file.parent.iterdir()), (
            "also when a match is begun"
        )

    def test_what_a_newer_version_set_stays_in_the_settings(self, players_folder: Path) -> None:
        players_folder.mkdir()
        (players_folder / "settings.json").write_text('{"hats": 3, "volume": 0.5}')
        opened = Store()
        opened.change(mute=True)
        opened.close()
        saved = json.loads((players_folder / "settings.json").read_text())
        assert (saved["hats"], saved["volume"], saved["mute"]) == (3, 0.5, True)

    def test_folders_and_pipes_where_files_should_be(self, players_folder: Path) -> None:
        for name in ("settings.json/x", "settings.json.bak/x", "matches/sixty_six.json/x", "lock/x"):
            (players_folder / name).mkdir(parents=True)
        opened = Store()
        assert (opened.settings, opened.latest()) == (Settings(), None)
        opened.change(mute=True)
        opened.keep(MATCH)
        opened.close()
        again = Store()
        assert again.settings.mute
        assert again.open_record(KEY) == MATCH

    @pytest.mark.parametrize("place", ["", "matches"])
    def test_a_file_where_a_folder_should_be_is_told_once_and_play_goes_on(
        self, place: str, players_folder: Path
    ) -> None:
        if place:
            players_folder.mkdir()
        (players_folder / place).write_text("in the way")
        opened = Store()
        for count in range(3):
            opened.keep(played(MATCH, *[0] * count))
        opened.close()
        assert opened.open_record(KEY) == played(MATCH, 0, 0)
        assert [notice.message for notice in opened.notices] == [store.NOT_SAVED]


def test_a_full_disk_is_told_once_and_saving_goes_on_when_there_is_room(
    players_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, full = disk.write, ["settings.json", "settings.json"]

    def write(path: Path, content: bytes) -> None:
        if path.name in full:
            full.remove(path.name)
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, content)

    monkeypatch.setattr(disk, "write", write)
    opened = Store()
    opened.change(mute=True)
    opened.keep(played(MATCH, 0))
    opened.change(volume=0.1)
    opened.close()
    assert said(opened) == [
        f"Nothing can be saved in {players_folder}: No space left on device. You can play on."
    ]
    assert Store().open_record(KEY) == played(MATCH, 0)


def test_it_knows_whether_the_last_file_was_written(
    players_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(disk, "write", full)
        opened = Store()
        opened.keep(played(MATCH, 0))
        opened.close()
        assert not opened.saving
    opened = Store()
    opened.keep(played(MATCH, 0))
    opened.close()
    assert opened.saving


def test_a_second_copy_says_so_and_saves_nothing(players_folder: Path) -> None:
    first = Store()
    first.keep(played(MATCH, 0))
    second = Store()
    assert second.notices == [Notice(store.IN_USE)]
    second.keep(played(MATCH, 0, 1, 0))
    second.change(mute=True)
    second.finish(KEY)
    second.close()
    assert second.settings.mute, "it plays on"
    assert (first.saving, second.saving) == (True, False)
    first.change(volume=0.1)
    first.close()
    assert Store().open_record(KEY) == played(MATCH, 0)
    assert Store().settings == Settings(volume=0.1)


def test_a_second_copy_moves_no_damaged_file_away(players_folder: Path) -> None:
    first = Store()
    first.change(mute=True)
    (players_folder / "matches").mkdir()
    (players_folder / "matches" / "sixty_six.json").write_text("{")
    second = Store()
    assert second.latest() is None
    second.close()
    assert not list(players_folder.rglob("*kept*"))
    first.close()


def test_two_copies_that_start_on_an_empty_folder_do_not_both_save(players_folder: Path) -> None:
    first, second = Store(), Store()
    first.change(mute=True)
    second.change(volume=0.1)
    second.close()
    first.close()
    assert second.notices == [Notice(store.IN_USE)]
    assert Store().settings == Settings(mute=True)
