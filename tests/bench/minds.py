"""How the levels of 66 stand to each other and to simple players: `python -m tests.bench.minds [deals]`.

Each deal is played from both seats, on all cores; `python -m cardtable.engine.arena` plays any other pair.
"""

from __future__ import annotations

import multiprocessing
import sys

from cardtable.engine.arena import Bout, compete
from cardtable.engine.games.sixty_six import SixtySixOptions

PAIRS = (("normal", "easy"), ("expert", "normal"), ("expert", "greedy"), ("expert", "random"))


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for pair in PAIRS:
        score = compete(Bout("sixty_six", pair, SixtySixOptions()), deals, multiprocessing.cpu_count())
        print(f"{pair[0]} - {pair[1]}: {score}", flush=True)


if __name__ == "__main__":
    main()
