"""From a key on the keyboard to the verdict of the engine, while cards fly and sounds play.

`python -m tests.bench.reaction [seconds]` starts the real program on a screen of its own. In it a thread
presses real keys through the X server, so that one clock sees both ends: the moment before the key goes
down, and the moment at which the engine has judged the hand. The best of three, beside a bare window whose
loop does nothing but take the keys and fill itself: what is late there too is the machine's.
"""

from __future__ import annotations

import ctypes
import json
import random
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import pygame

from cardtable.app import App
from cardtable.engine.game import Seat
from cardtable.engine.games.nervioso import Nervioso
from cardtable.engine.match import Sitter
from cardtable.engine.worker import Worker
from cardtable.scenes.nervioso import NerviosoTable
from cardtable.scenes.nervioso.hands import Act, Hands, defaults
from cardtable.store import Store
from cardtable.window import MainWindow
from tests.bench.bare import bare_window
from tests.bench.frames import ROUNDS, percentile, told
from tests.e2e.desktop import Desktop

SIZE = (1280, 800)
AIMS_MS = {50: 2.0, 99: 12.0}
KEY_SLAP = 38  # the place of A, the hand of the first of two people
PAUSES_S = (0.12, 0.5)  # between two presses


class Keyboard:
    """Presses keys as a person would, through the X server's own test extension."""

    def __init__(self) -> None:
        self._x11, self._xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(None))

    def send(self, keycode: int, down: bool) -> None:
        self._xtst.XTestFakeKeyEvent(self._display, keycode, int(down), 0)
        self._x11.XFlush(self._display)


class Measured(NerviosoTable):
    sent: ClassVar[deque[float]] = deque()
    waits_ms: ClassVar[list[float]] = []  # of all tables of the run

    def _press(self, seat: Seat, act: Act) -> None:
        super()._press(seat, act)
        if self.sent:
            self.waits_ms.append((time.perf_counter() - self.sent.popleft()) * 1000)


class Table(App):
    """Opens a table of four as soon as there is none; two people, two quick computers."""

    def begin(self, seconds: float) -> None:
        self.end_ms = self.stage.now_ms() + seconds * 1000

    def _take_events(self) -> None:
        super()._take_events()
        top = self.scenes[-1]
        if self.stage.now_ms() >= self.end_ms:
            self.running = False
        elif not isinstance(top, Measured) or top.match.over:
            experts = [Sitter(name, "computer", "expert") for name in ("Otto", "Vera")]
            seats = [Sitter("Ana"), Sitter("Blas"), *experts]
            options = Nervioso.make_options({"laying": "tempo", "slap_timeout_ms": 1000})
            hands = Hands(dict(enumerate(defaults(2))))
            self.push(Measured.new(self.stage, seats, options, hands, 500, {}))

    @property
    def playing(self) -> bool:
        top = self.scenes[-1] if self.scenes else None
        return isinstance(top, Measured) and top.clock.running


def press(playing: Callable[[], bool], over: threading.Event, sent: deque[float]) -> None:
    """Runs beside the loop until the program ends."""
    keyboard, dice = Keyboard(), random.Random("reaction")
    while not over.wait(dice.uniform(*PAUSES_S)):
        if not playing():
            continue
        sent.clear()
        sent.append(time.perf_counter())
        keyboard.send(KEY_SLAP, True)
        over.wait(0.03)
        keyboard.send(KEY_SLAP, False)


def play(seconds: float) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        store, worker = Store(Path(folder)), Worker(enabled=False)
        try:
            app = Table(store, worker, MainWindow(store, SIZE))
            app.begin(seconds)
            with _pressing(lambda: app.playing, Measured.sent):
                app.run()
        finally:
            store.close()
    return Measured.waits_ms


def bare(seconds: float) -> list[float]:
    window, sent, waits_ms = bare_window(SIZE), deque[float](), []
    surface, end, frame = window.get_surface(), time.perf_counter() + seconds, 0.0
    with _pressing(lambda: True, sent):
        while (now := time.perf_counter()) < end:
            event = pygame.event.wait(max(1, int(16 - (now - frame) * 1000)))
            if event.type == pygame.KEYDOWN and sent:
                waits_ms.append((time.perf_counter() - sent.popleft()) * 1000)
            if now - frame >= 0.016:
                surface.fill((20, 60, 60))
                window.flip()
                frame = now
    return waits_ms


@contextmanager
def _pressing(playing: Callable[[], bool], sent: deque[float]) -> Iterator[None]:
    over = threading.Event()
    hands = threading.Thread(target=press, args=(playing, over, sent), daemon=True)
    hands.start()
    yield
    over.set()
    hands.join()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    if "inside" in sys.argv:
        print(json.dumps((bare if "bare" in sys.argv else play)(seconds)))
        return
    rounds = []
    with Desktop(*SIZE) as desktop:
        for _ in range(ROUNDS):
            command = "tests.bench.reaction", str(seconds), "inside"
            rounds.append((told(desktop, *command), told(desktop, *command, "bare")))
    table, window = min(rounds, key=lambda pair: percentile(pair[0], 99))
    figures = [
        f"p{part} {percentile(table, part):.2f} ms (aim {aim:.0f}, bare {percentile(window, part):.2f})"
        for part, aim in AIMS_MS.items()
    ]
    print(f"{len(table)} hands, from the key to the verdict: {', '.join(figures)}")


if __name__ == "__main__":
    main()
