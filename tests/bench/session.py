"""The real program in its own loop, with a player that moves at once; prints what each frame cost.

`python -m tests.bench.session 1280x800 20 [--game thousand] [--profile]`; the benchmarks start it under a
screen of their own.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import random
import resource
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from cardtable.app import App
from cardtable.engine.game import Move
from cardtable.engine.games import GAMES, game_named
from cardtable.engine.match import Record, Sitter
from cardtable.engine.worker import Worker
from cardtable.scenes.table import TableScene
from cardtable.scenes.tables import SCENES
from cardtable.store import Store
from cardtable.window import MainWindow


class Measured(App):
    """Opens a table and plays on it; a frame's work is all between two rests of the loop."""

    level = "expert"
    game = GAMES[0].key

    def begin(self, seconds: float) -> None:
        self.work_ms: list[float] = []
        self.processor_ms: list[float] = []  # of the same frames, without what others took of the core
        self.gaps_ms: list[float] = []
        self.dice = random.Random("bench")
        self.end_ms = self.stage.now_ms() + seconds * 1000
        self.before_ms: float | None = None  # when the frame before began, if it moves on

    def _take_events(self) -> None:
        self.begun = time.thread_time()
        super()._take_events()
        top = self.scenes[-1]
        if self.stage.now_ms() >= self.end_ms:
            self.running = False
        elif self.stage.art.pending and not isinstance(top, TableScene):
            return  # a person takes longer to choose a game than the faces take to be drawn
        elif not isinstance(top, TableScene):
            self.push(SCENES[self.game].resume(self.stage, self.record()))
        elif top.standing():
            self.carry_out(top.proceed())
        elif top.my_turn:
            top.submit(self.choice(top.view.legal))

    def record(self) -> Record:
        """A match of two, or of three where that many may play."""
        others = min(3, game_named(self.game).seats[1]) - 1
        names = ("Otto", "Lola")[:others]
        return Record(
            self.game, (Sitter("You"), *(Sitter(name, "computer", self.level) for name in names)), "bench"
        )

    def choice(self, legal: Sequence[Move]) -> Move:
        """Any move that does not end the deal before it is played."""
        return self.dice.choice([move for move in legal if move.verb != "rospis"])

    def _rest(self, started: float, drawn: bool) -> None:
        """Counts the frames of the table, and from start to start of two that follow each other."""
        counts = drawn and isinstance(self.scenes[-1], TableScene)
        if counts:
            self.work_ms.append(self.stage.now_ms() - started)
            self.processor_ms.append((time.thread_time() - self.begun) * 1000)
            if self.before_ms is not None:
                self.gaps_ms.append(started - self.before_ms)
        self.before_ms = started if counts and self.scenes[-1].busy else None
        super()._rest(started, drawn)


def play(size: str, seconds: float, game: str = GAMES[0].key) -> dict[str, object]:
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        store, worker = Store(Path(folder)), Worker()
        try:
            app = Measured(store, worker, MainWindow(store, (width, height)))
            app.game = game
            app.begin(seconds)
            app.run()
        finally:
            worker.close()
            store.close()
    status = Path("/proc/self/status")
    now_kb = next(
        (int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS")), 0
    )
    return {
        "work_ms": app.work_ms,
        "processor_ms": app.processor_ms,
        "gaps_ms": app.gaps_ms,
        "memory_mb": now_kb / 1024,
        "most_memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "collections": [generation["collections"] for generation in gc.get_stats()],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("size")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--game", default=GAMES[0].key)
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    if not asked.profile:
        print(json.dumps(play(asked.size, asked.seconds, asked.game)))
        return
    profile = cProfile.Profile()
    profile.runcall(play, asked.size, asked.seconds, asked.game)
    pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main()
