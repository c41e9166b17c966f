"""What a double click starts: the game, or one clear sentence."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import main
from cardtable import __version__
from cardtable.root import data_root
from cardtable.words import LANGUAGES

ROOT = data_root()


def old_python() -> str:
    """A Python before 3.11 that works on this machine, or nothing."""
    for name in ("python2.7", "python3.6", "python3.8", "python3.9", "python3.10"):
        found = shutil.which(name)
        if found and subprocess.run([found, "-c", ""], capture_output=True, timeout=60).returncode == 0:
            return found
    return ""


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A copy of the program's code, to be started by a Python that has none of its packages."""
    folder = tmp_path / "bare"
    shutil.copytree(ROOT / "cardtable", folder / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "assets" / "locales", folder / "assets" / "locales")
    (folder / "sprites").mkdir()
    shutil.copy(ROOT / "main.py", folder)
    return folder


def start(
    folder: Path, *arguments: str, python: str = sys.executable, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run main.py without packages (-S leaves them out) and without a screen for a window."""
    clean = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run(
        [python, "-S", str(folder / "main.py"), *arguments],
        env={**clean, "PYTHONUTF8": "1", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def fake_pygame(folder: Path, code: str) -> None:
    """Packages that can be imported and have nothing in them, but for a pygame with this code."""
    for name in ("pygame_gui", "platformdirs", "font_source_serif_pro"):
        (folder / f"{name}.py").write_text("")
    (folder / "pygame.py").write_text(code)


def test_it_gives_its_version() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--version"], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout.strip()) == (0, f"cardtable {__version__}")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_it_says_so_and_ends() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    blind = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=blind, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "The Card Table finds no screen to show itself on." in done.stderr


def test_importing_it_imports_no_pygame() -> None:
    code = "import sys, main, cardtable.__main__; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="the sentence is looked at on POSIX")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_packages_it_says_how_to_get_them(language: str, bare: Path) -> None:
    done = start(bare, LANG=f"{language}.UTF-8")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, "one sentence and no traceback"
    assert main.install_command() in done.stderr
    assert str(bare) in done.stderr
    assert done.stdout == ""


def test_the_command_is_the_one_in_readme() -> None:
    assert main.install_command() in (ROOT / "README.md").read_text("utf-8")


def test_plain_pygame_is_as_good_as_none(bare: Path) -> None:
    fake_pygame(bare, "def __getattr__(name): raise AttributeError(name)")
    done = start(bare)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert main.install_command() in done.stderr


def test_an_error_of_ours_is_not_taken_for_a_missing_package(bare: Path) -> None:
    (bare / "cardtable" / "opening.py").write_text("import cardtable.no_such_module")
    done = start(bare)
    assert "ModuleNotFoundError: No module named 'cardtable.no_such_module'" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for Python")
def test_it_starts_again_with_the_packages_of_the_folder(bare: Path) -> None:
    python = bare / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "started: $@"\nexit 7\n')
    python.chmod(0o755)
    done = start(bare, "--window", "1280x800")
    assert done.stdout == f"started: {bare / 'main.py'} --window 1280x800\n"
    assert (done.returncode, done.stderr) == (7, "")


def test_a_pythons_own_folder_is_not_started_again(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = bare / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python.parent.mkdir(parents=True)
    python.write_text("")
    monkeypatch.setattr(main, "FOLDER", str(bare))
    monkeypatch.setattr(sys, "prefix", str(bare / ".venv"))
    assert main.with_packages() is None


def test_an_old_python_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(main, "with_packages", lambda: None)
    monkeypatch.setattr(main, "tell", lambda sentence: told.append(sentence) or 1)
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert main.main() == 1
    assert told == [f"The Card Table needs Python 3.11 or newer, and this is {sys.version.split()[0]}."]


def test_its_grammar_is_old() -> None:
    ast.parse((ROOT / "main.py").read_text("utf-8"), feature_version=(3, 7))


@pytest.mark.skipif(not old_python(), reason="no Python older than 3.11 is here to try it")
def test_an_old_python_can_read_it(bare: Path) -> None:
    done = start(bare, python=old_python())
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "needs Python 3.11 or newer" in done.stderr


def test_a_window_that_fails_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(sentence: str) -> bool:
        raise RuntimeError("no screen")

    shown: list[str] = []
    monkeypatch.setattr(main, "show_with_tk", broken)
    monkeypatch.setattr(main, "show_with_a_program", lambda sentence: shown.append(sentence) or True)
    if os.name != "nt" and sys.platform != "darwin":
        assert main.tell("A sentence.") == 1
        assert shown == ["A sentence."]
        assert capsys.readouterr().err == "A sentence.\n"
