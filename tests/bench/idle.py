"""What a table at rest takes of a core, shown and minimised: `python -m tests.bench.idle [seconds]`."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path

from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program

AIM = 3.0  # of 100
TICKS = os.sysconf("SC_CLK_TCK")


def seconds_of(pid: int) -> float:
    """Processor time of a process and of the ones it started."""
    used = _own(pid)
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return used + sum(seconds_of(int(child)) for child in children)


def _own(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def share(pid: int, seconds: float) -> float:
    before = seconds_of(pid)
    time.sleep(seconds)
    return 100 * (seconds_of(pid) - before) / seconds


def my_turn(seen: dict[str, object]) -> bool:
    return bool(seen.get("idle") and seen.get("legal"))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    with Desktop() as desktop, tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "player"
        folder.mkdir()
        settings = json.dumps(Settings(language="en", speed=2.0).to_json())
        (folder / "settings.json").write_text(settings, encoding="utf-8")
        with Program(desktop, folder, "--window", "1280x800") as program:
            program.press("game:sixty_six")
            program.at("SixtySixSetUp")
            program.press("play")
            program.wait(my_turn, "the player's turn")
            time.sleep(2)  # faces that are drawn ahead
            shown = share(program.pid, seconds)
            desktop.run("xdotool", "windowminimize", program.window)
            hidden = share(program.pid, seconds)
    print(f"an idle table takes {shown:.1f} % of a core (aim {AIM:.0f}), minimised {hidden:.1f} %")


if __name__ == "__main__":
    main()
