"""From the start of the process to its first frame and to Home fully drawn, against a bare window.

`python -m tests.bench.start [runs]`
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.e2e.desktop import ROOT, Desktop

SIZE = "1280x800"
AIM = 2.0


def lines_after(environment: dict[str, str], count: int, *command: str) -> list[float]:
    """Milliseconds until each of the first lines that the program prints, one as soon as a frame shows."""
    begun = time.perf_counter()
    program = subprocess.Popen(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert program.stdout is not None
    came = []
    with program.stdout:
        for _ in range(count):
            assert program.stdout.readline(), f"{command} said nothing"
            came.append((time.perf_counter() - begun) * 1000)
    program.kill()
    program.wait()
    return came


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    bare, cloth, home = [], [], []
    with Desktop(1280, 800, managed=False) as desktop, tempfile.TemporaryDirectory() as folder:
        environment = {**desktop.environment, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's second start finds compiled modules
        for number in range(runs + 1):
            player = str(Path(folder) / str(number))
            bare += lines_after(environment, 1, "-m", "tests.bench.bare", "start", SIZE)
            told = lines_after(environment, 2, "main.py", "--data-dir", player, "--window", SIZE, "--trace")
            cloth.append(told[0])
            home.append(told[1])
    window = median(bare[1:])  # the first run reads the disk and compiles
    print(f"a bare window {window:.0f} ms", end="; ")
    for name, times in ("the cloth", cloth[1:]), ("Home fully drawn", home[1:]):
        best = min(times) / min(bare[1:])
        print(f"{name} {median(times):.0f} ms, x{median(times) / window:.2f}, best x{best:.2f}", end="; ")
    print(f"aim x{AIM:.0f} for the first frame")


if __name__ == "__main__":
    main()
