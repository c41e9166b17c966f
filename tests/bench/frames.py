"""Work per frame while cards fly and the computer thinks, and the time between frames.

`python -m tests.bench.frames [seconds] [--game thousand]`: the best of three, against an empty loop in the
same run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from statistics import quantiles
from typing import Any

from cardtable.engine.games import GAMES
from tests.e2e.desktop import ROOT, Desktop

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
AIMS_MS = {(1280, 800): 8.0, (1920, 1080): 12.0}  # work per frame, 99 of 100
ROUNDS = 3


def told(desktop: Desktop, *command: str) -> dict[str, Any]:
    """What another process of the benchmarks prints."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env=desktop.environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def measure(size: tuple[int, int], seconds: float, game: str) -> None:
    name = f"{size[0]}x{size[1]}"
    rounds = []
    with Desktop(*size, managed=False) as desktop:
        for _ in range(ROUNDS):
            table = told(desktop, "tests.bench.session", name, str(seconds), "--game", game)
            empty = told(desktop, "tests.bench.bare", "loop", name, str(seconds / 3))
            rounds.append((table, empty))
    best = min(rounds, key=lambda pair: percentile(pair[0]["work_ms"], 99))
    work = [percentile(best[0]["work_ms"], percent) for percent in (50, 99)]
    aim = f" (aim {AIMS_MS[size]:.0f})" if size in AIMS_MS else ""
    print(f"{name}: work per frame p50 {work[0]:.1f} ms, p99 {work[1]:.1f} ms{aim}", end="; ")
    least = [min(percentile(table["processor_ms"], p) for table, _ in rounds) for p in (50, 99)]
    print(f"processor time p50 {least[0]:.1f} ms, p99 {least[1]:.1f} ms", end="; ")
    ratios = [
        min(
            percentile(table["gaps_ms"], percent) / percentile(empty["gaps_ms"], percent)
            for table, empty in rounds
        )
        for percent in (50, 99)
    ]
    print(f"interval against an empty loop p50 x{ratios[0]:.2f}, p99 x{ratios[1]:.2f} (aim 1.1)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=15.0)
    parser.add_argument("--game", default=GAMES[0].key)
    asked = parser.parse_args()
    for size in SIZES:
        measure(size, asked.seconds, asked.game)


if __name__ == "__main__":
    main()
