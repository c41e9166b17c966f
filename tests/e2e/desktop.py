"""A screen, a window manager, a mouse and a keyboard for the real program, and what is on its screen."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "openbox", "xdotool", "xprop", "setxkbmap")
PATIENCE = 30.0  # seconds: generous, since a machine may be busy; nothing waits longer than it has to
STEPS = 8  # of the mouse on its way

Seen = dict[str, Any]  # one line of the trace


def missing() -> list[str]:
    """The programs of a desktop that are not installed."""
    return [name for name in NEEDED if shutil.which(name) is None]


def until(done: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Asks again and again; for what nobody tells of by himself."""
    end, moment = time.monotonic() + seconds, threading.Event()
    while not done():
        assert time.monotonic() < end, f"It took too long: {what}."
        moment.wait(0.005)


class Desktop:
    """A private X server with a window manager; `run` is for programs that use it."""

    def __init__(self, width: int = 1600, height: int = 1000, managed: bool = True) -> None:
        reader, writer = os.pipe()
        screen = ["-screen", "0", f"{width}x{height}x24", "-noreset", "-nolisten", "tcp"]
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), *screen],
            pass_fds=(writer,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start."
        self.environment = {**os.environ, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
        self.environment.pop("SDL_VIDEODRIVER", None)
        self._manager = self._manage() if managed else None

    def _manage(self) -> subprocess.Popen[bytes]:
        manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(
            lambda: "0x" in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"),
            "a window manager to start",
        )
        return manager

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for program in (self._manager, self._server):
            if program is not None:
                program.terminate()
                program.wait(PATIENCE)

    def run(self, *command: str) -> str:
        """What a small program on this desktop prints; what it complains of is in its answer."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return done.stdout + done.stderr

    def keyboard(self, layout: str) -> None:
        self.run("setxkbmap", layout)


class Program:
    """The Card Table as a player starts it, under the hands of a test."""

    def __init__(self, desktop: Desktop, folder: Path, *arguments: str) -> None:
        self.desktop, self.folder = desktop, folder
        self._complaints = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115 - read when the test fails
        self._process = subprocess.Popen(
            [sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder), "--trace", *arguments],
            env={**desktop.environment, "LANG": "en_US.UTF-8"},
            cwd=folder.parent,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            start_new_session=True,
        )
        self._lines: list[str] = []
        self._seen: Seen = {}
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.window = self._find_window()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                self._lines.append(line)
                self._seen = json.loads(line)
                self._news.notify_all()
        with self._news:
            self._news.notify_all()

    def _find_window(self) -> str:
        """By class: the title that SDL sets is of a kind that xdotool does not read."""
        self.wait(bool, "a first frame")
        found = self.desktop.run("xdotool", "search", "--sync", "--onlyvisible", "--class", "cardtable")
        window = found.split()[-1]
        self.desktop.run("xdotool", "windowactivate", "--sync", window)
        return window

    @property
    def pid(self) -> int:
        return self._process.pid

    # -- what is on the screen

    @property
    def seen(self) -> Seen:
        with self._news:
            return self._seen

    def wait(self, wanted: Callable[[Seen], object], what: str, seconds: float = PATIENCE) -> Seen:
        """The screen as soon as it is as wanted."""
        with self._news:
            came = self._news.wait_for(lambda: self._seen and wanted(self._seen), seconds)
            assert came, f"It never came: {what}.\n{self.story()}"
            return self._seen

    def at(self, scene: str) -> Seen:
        return self.wait(lambda seen: seen["scene"] == scene, f"the scene {scene}")

    def record(self) -> Mapping[str, Any]:
        """The match as it is on the disk; empty where there is none."""
        files = sorted((self.folder / "matches").glob("*.json"))
        return json.loads(files[0].read_text(encoding="utf-8")) if files else {}

    def story(self) -> str:
        """All that helps to play a failure again: the last of the screen, the record, the complaints."""
        self._complaints.seek(0)
        parts = [
            "",
            "Seen last:",
            *self._lines[-6:],
            "Record:",
            json.dumps(self.record(), ensure_ascii=False),
        ]
        return "\n".join([*parts, "Complaints:", self._complaints.read()[-3000:]])

    # -- hands

    def _xdotool(self, *words: object) -> None:
        self.desktop.run("xdotool", *map(str, words))

    def move_to(self, place: Sequence[int]) -> None:
        self._xdotool("mousemove", "--window", self.window, *place)

    def click(self, place: Sequence[int], button: int = 1) -> None:
        self._xdotool("mousemove", "--window", self.window, *place, "click", button)

    def press(self, button: str) -> None:
        """Presses a button by its name on the screen, which has to come."""
        seen = self.wait(lambda seen: button in seen.get("buttons", ()), f"the button {button}")
        self.click(seen["buttons"][button])

    def drag(self, start: Sequence[int], end: Sequence[int]) -> None:
        """Each step is a run of xdotool: about the pace of a quick hand."""
        self.move_to(start)
        self._xdotool("mousedown", 1)
        for step in range(1, STEPS + 1):
            self.move_to([round(a + (b - a) * step / STEPS) for a, b in zip(start, end, strict=True)])
        self._xdotool("mouseup", 1)

    def key(self, *keys: object) -> None:
        """By names, or by numbers of keys, which mean a place on the keyboard."""
        self._xdotool("key", "--clearmodifiers", *keys)

    def key_down(self, key: object) -> None:
        self._xdotool("keydown", key)

    def key_up(self, key: object) -> None:
        self._xdotool("keyup", key)

    def resize(self, width: int, height: int) -> None:
        self._xdotool("windowsize", self.window, width, height)

    # -- ends

    def kill(self) -> None:
        """As `kill -9` does, and the computer players' process finds its pipe closed."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def ended(self) -> int:
        """The exit code, which has to come by itself."""
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"It never ended.\n{self.story()}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self._complaints.close()
