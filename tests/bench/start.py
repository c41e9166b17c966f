"""From the start of the process to Home fully drawn, against a bare window: `python -m tests.bench.start [runs]`."""

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


def first_line(environment: dict[str, str], *command: str) -> float:
    """Milliseconds until the program says that its first frame shows."""
    begun = time.perf_counter()
    program = subprocess.Popen(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert program.stdout is not None
    with program.stdout:
        said = program.stdout.readline()
        took = (time.perf_counter() - begun) * 1000
    program.kill()
    program.wait()
    assert said, f"{command} said nothing"
    return took


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    home, bare = [], []
    with Desktop(1280, 800, managed=False) as desktop, tempfile.TemporaryDirectory() as folder:
        environment = {**desktop.environment, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's second start finds compiled modules
        for number in range(runs + 1):
            player = str(Path(folder) / str(number))
            bare.append(first_line(environment, "-m", "tests.bench.bare", "start", SIZE))
            home.append(first_line(environment, "main.py", "--data-dir", player, "--window", SIZE, "--trace"))
    home, bare = home[1:], bare[1:]  # the first run reads the disk and compiles
    print(f"a bare window {median(bare):.0f} ms, Home fully drawn {median(home):.0f} ms: ", end="")
    print(f"x{median(home) / median(bare):.2f}, best of {runs} x{min(home) / min(bare):.2f} (aim {AIM:.0f})")


if __name__ == "__main__":
    main()
