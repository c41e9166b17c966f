"""The time between frames while the expert thinks without a pause, beside the same frames without it.

`python -m tests.bench.thinking [seconds]`: one program plays on at one table; in turns of two seconds nobody
thinks, the worker's process does, and, as with `--no-worker`, the program itself does, a slice a frame.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from cardtable.engine.games.sixty_six import SixtySix
from cardtable.engine.thought import Thought
from cardtable.engine.worker import Worker
from cardtable.store import Store
from cardtable.window import MainWindow
from tests.bench.session import Measured
from tests.e2e.desktop import ROOT, Desktop

SIZE = (1280, 800)
TURN_MS = 2000
WAYS = ("nobody", "the process", "the program")


class Beset(Measured):
    """Somebody thinks all the time, beside the easy player at the table."""

    level = "easy"

    def beset(self) -> None:
        self.workers = {"the process": Worker(), "the program": Worker(enabled=False)}
        self.thoughts: dict[str, Thought] = {}
        self.answers = dict.fromkeys(self.workers, 0)
        self.gaps: dict[str, list[float]] = {way: [] for way in WAYS}
        self.view = SixtySix(SixtySix.make_options({}), 2, "bench", dealer=0).view(1)
        self.workers["the process"].start()

    @property
    def way(self) -> str:
        return WAYS[int(self.stage.now_ms() // TURN_MS) % len(WAYS)]

    def _take_events(self) -> None:
        super()._take_events()
        if worker := self.workers.get(self.way):
            self._think(worker, self.way)

    def _think(self, worker: Worker, way: str) -> None:
        thought = self.thoughts.get(way)
        if thought is None or thought.move is not None:
            self.answers[way] += thought is not None
            self.thoughts[way] = worker.ask(self.view, "expert", f"seed {self.answers[way]}")
        worker.poll()

    def _rest(self, started: float, drawn: bool) -> None:
        way, known = self.way, len(self.gaps_ms)
        super()._rest(started, drawn)
        self.gaps[way] += self.gaps_ms[known:]


def play(seconds: float) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        store, worker = Store(Path(folder)), Worker()
        app = Beset(store, worker, MainWindow(store, SIZE))
        app.beset()
        try:
            app.begin(seconds)
            app.run()
        finally:
            for each in (worker, *app.workers.values()):
                each.close()
            store.close()
    return {"gaps": app.gaps, "answers": app.answers}


def main() -> None:
    seconds = sys.argv[1] if len(sys.argv) > 1 else "60"
    if "inside" in sys.argv:
        print(json.dumps(play(float(seconds))))
        return
    with Desktop(*SIZE, managed=False) as desktop:
        command = [sys.executable, "-m", "tests.bench.thinking", seconds, "inside"]
        done = subprocess.run(
            command, env=desktop.environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
    found = json.loads(done.stdout.splitlines()[-1])
    marks = {way: quantiles(gaps, n=100, method="inclusive") for way, gaps in found["gaps"].items()}
    base = marks["nobody"]
    for way, mark in marks.items():
        ratios = f"x{mark[49] / base[49]:.2f}, x{mark[98] / base[98]:.2f}"
        moves = f"; {found['answers'][way]} decisions" if way in found["answers"] else ""
        print(f"{way}: p50 {mark[49]:.1f} ms, p99 {mark[98]:.1f} ms, {ratios} (aim 1.1){moves}")


if __name__ == "__main__":
    main()
