"""What pygame-ce costs by itself: an empty window.

`python -m tests.bench.bare start|loop SIZE SECONDS`; the benchmarks start it.
"""

from __future__ import annotations

import json
import os
import sys
import time
from itertools import pairwise

import pygame


def bare_window(size: tuple[int, int]) -> pygame.Window:
    """As the program opens its own: software frames straight to the X server."""
    pygame.display.init()
    if pygame.display.get_driver() == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    return pygame.Window("bare", size)


def loop(size: tuple[int, int], seconds: float) -> list[float]:
    """Milliseconds between frames at 60 a second."""
    window, clock = bare_window(size), pygame.time.Clock()
    surface, shown = window.get_surface(), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pygame.event.get()
        surface.fill((20, 60, 60))
        window.flip()
        shown.append(time.perf_counter() * 1000)
        clock.tick(60)
    return [after - before for before, after in pairwise(shown)]


def main() -> None:
    width, height = map(int, sys.argv[2].split("x"))
    if sys.argv[1] == "loop":
        print(json.dumps({"gaps_ms": loop((width, height), float(sys.argv[3]))}))
        return
    window = bare_window((width, height))
    window.get_surface()
    window.flip()
    print("{}", flush=True)


if __name__ == "__main__":
    main()
