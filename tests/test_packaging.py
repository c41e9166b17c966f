"""What travels in the wheel, and that the program finds it, from a checkout or installed."""

from __future__ import annotations

import importlib.resources
import importlib.util
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable import __version__, root
from cardtable.root import data_root

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TRAVELS = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
MAKERS = {"assets/make", "sprites/draw"}  # what they make is committed, and an installed copy makes nothing


@pytest.fixture(autouse=True)
def forget_the_root() -> Iterator[None]:
    data_root.cache_clear()
    yield
    data_root.cache_clear()


def test_a_checkout_is_its_own_root() -> None:
    assert data_root() == ROOT


def test_an_installed_copy_has_its_files_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data").mkdir()
    monkeypatch.setattr(importlib.resources, "files", lambda package: tmp_path)
    assert data_root() == tmp_path / "_data"


def test_without_its_files_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.resources, "files", lambda package: tmp_path)
    monkeypatch.setattr(root, "__file__", str(tmp_path / "root.py"))
    with pytest.raises(FileNotFoundError, match="assets/ and sprites/"):
        data_root()


def test_every_folder_of_files_travels_and_lies_where_it_is_looked_for() -> None:
    folders = {
        folder.relative_to(ROOT).as_posix()
        for room in ("assets", "sprites")
        for folder in (ROOT / room).iterdir()
        if folder.is_dir() and not folder.name.startswith(("__", "."))
    }
    assert set(TRAVELS) == (folders - MAKERS) | {"saves/examples"}
    assert all(any((ROOT / folder).rglob("*.*")) for folder in TRAVELS)
    assert all(target == f"cardtable/_data/{source}" for source, target in TRAVELS.items())


def test_the_project_says_what_is_true() -> None:
    project = PROJECT["project"]
    assert project["version"] == __version__
    assert project["gui-scripts"] == {"cardtable": "cardtable.__main__:main"}
    assert "pygame_gui==0.6.14" in project["dependencies"], "its theming changes between versions"
    assert (ROOT / "LICENSE").read_text().startswith("MIT License")
    assert set(project["optional-dependencies"]["test"]) <= set(project["optional-dependencies"]["dev"])


def test_readme_has_its_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    start = "python3 -m venv .venv && .venv/bin/pip install -q -e . && .venv/bin/python main.py"
    tests = "python3 -m venv .venv && .venv/bin/pip install -q -e '.[test]' && .venv/bin/python -m pytest"
    assert [line for line in readme.splitlines() if line in (start, tests)] == [start, tests]


def test_the_commands_in_contributing_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    modules = set(re.findall(r"python -m ([\w.]+)", text)) - {"pytest", "venv"}
    assert {"assets.make.sounds", "cardtable.engine.rulebook", "sprites.draw"} <= modules
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []
    paths = set(re.findall(r"\btests/[\w/]+\.py|\bcardtable/[\w/]+\.py", text))
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_changelog_has_this_version_or_what_is_to_come() -> None:
    headings = [
        line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## ")
    ]
    assert headings[0] == "## [Unreleased]" or f"[{__version__}]" in headings[0]
