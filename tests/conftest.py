"""Every test runs without screen and sound, and in a player's folder of its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"  # before anything imports pygame
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def players_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program under test keeps what it saves, instead of the real player's folder."""
    folder = tmp_path / "player"
    monkeypatch.setenv("CARDTABLE_DATA", str(folder))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return folder
