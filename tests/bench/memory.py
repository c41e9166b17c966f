"""Memory of the main process in mid-match, by window size: `python -m tests.bench.memory [seconds]`."""

from __future__ import annotations

import sys

from tests.bench.frames import told
from tests.e2e.desktop import Desktop

AIMS_MB = {(1920, 1080): 200.0, (3840, 2160): None}


def main() -> None:
    seconds = sys.argv[1] if len(sys.argv) > 1 else "20"
    for size, aim in AIMS_MB.items():
        name = f"{size[0]}x{size[1]}"
        with Desktop(*size, managed=False) as desktop:
            table = told(desktop, "tests.bench.session", name, seconds)
        wanted = f" (aim {aim:.0f})" if aim else ""
        print(
            f"{name}: {table['memory_mb']:.0f} MB{wanted}, at most {table['most_memory_mb']:.0f} MB",
            flush=True,
        )


if __name__ == "__main__":
    main()
