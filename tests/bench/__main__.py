"""All benchmarks one after the other: `python -m tests.bench`."""

from __future__ import annotations

import subprocess
import sys

from tests.e2e.desktop import ROOT

ALL = ("start", "frames", "flight", "idle", "memory", "deals", "reaction")

for name in ALL:
    print(f"-- {name}", flush=True)
    subprocess.run([sys.executable, "-m", f"tests.bench.{name}"], cwd=ROOT, check=True)
