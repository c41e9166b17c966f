"""The real program in its own loop, with a player that moves at once; prints what each frame cost.

`python -m tests.bench.session 1280x800 20 [profile]`; the benchmarks start it under a screen of their own.
"""

from __future__ import annotations

import cProfile
import gc
import json
import pstats
import random
import resource
import sys
import tempfile
from pathlib import Path

from cardtable.app import App
from cardtable.engine.games import GAMES
from cardtable.engine.worker import Worker
from cardtable.scenes.table import TableScene
from cardtable.scenes.tables import SCENES
from cardtable.store import Store
from cardtable.window import MainWindow


class Measured(App):
    """Opens a table and plays on it; a frame's work is all between two rests of the loop."""

    level = "expert"

    def begin(self, seconds: float) -> None:
        self.work_ms: list[float] = []
        self.gaps_ms: list[float] = []
        self.dice = random.Random("bench")
        self.end_ms = self.stage.now_ms() + seconds * 1000
        self.before_ms: float | None = None  # when the frame before began, if it moves on

    def _take_events(self) -> None:
        super()._take_events()
        top = self.scenes[-1]
        if self.stage.now_ms() >= self.end_ms:
            self.running = False
        elif self.stage.art.pending and not isinstance(top, TableScene):
            return  # a person takes longer to choose a game than the faces take to be drawn
        elif not isinstance(top, TableScene):
            game = GAMES[0]
            options = game.make_options({})
            self.push(SCENES[game.key].new(self.stage, "You", self.level, options))
        elif top.standing():
            self.carry_out(top.proceed())
        elif top.my_turn:
            top.submit(self.dice.choice(top.view.legal))

    def _rest(self, started: float, drawn: bool) -> None:
        """Counts the frames of the table, and from start to start of two that follow each other."""
        counts = drawn and isinstance(self.scenes[-1], TableScene)
        if counts:
            self.work_ms.append(self.stage.now_ms() - started)
            if self.before_ms is not None:
                self.gaps_ms.append(started - self.before_ms)
        self.before_ms = started if counts and self.scenes[-1].busy else None
        super()._rest(started, drawn)


def play(size: str, seconds: float) -> dict[str, object]:
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        store, worker = Store(Path(folder)), Worker()
        try:
            app = Measured(store, worker, MainWindow(store, (width, height)))
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
        "gaps_ms": app.gaps_ms,
        "memory_mb": now_kb / 1024,
        "most_memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "collections": [generation["collections"] for generation in gc.get_stats()],
    }


def main() -> None:
    size, seconds = sys.argv[1], float(sys.argv[2])
    if "profile" not in sys.argv:
        print(json.dumps(play(size, seconds)))
        return
    profile = cProfile.Profile()
    profile.runcall(play, size, seconds)
    pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main()
