"""Roll-outs and search iterations of 66 a second, beside random deals: `python -m tests.bench.search`.

One core, processor time, everything in turn five times; medians. Roll-outs are whole deals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from cardtable.engine.cards import dice
from cardtable.engine.games.sixty_six import SixtySix, SixtySixOptions, SixtySixView
from cardtable.engine.players.search import Search
from cardtable.engine.players.sixty_six.rollout import roll_out
from cardtable.engine.players.sixty_six.sight import sight
from cardtable.engine.players.sixty_six.worlds import Worlds
from tests.bench.deals import play_deals

ROUNDS = 5
DEALS = 4_000
HANDS = 10
ITERATIONS = 1_000


def opening(number: int) -> Worlds:
    """What the first to lead knows of a deal."""
    view = SixtySix(SixtySixOptions(), 2, f"bench {number}", dealer=0).view(1)
    assert isinstance(view, SixtySixView)
    return Worlds(view, sight(view, "expert"), dice(str(number)))


def roll_outs() -> float:
    deals = [opening(number).imagine() for number in range(DEALS)]
    begin = time.process_time()
    for deal in deals:
        roll_out(deal)
    return DEALS / (time.process_time() - begin)


def iterations() -> float:
    """From the first lead, with all six cards to choose from."""
    searches = [Search(opening(number)) for number in range(HANDS)]
    begin = time.process_time()
    for search in searches:
        search.think(ITERATIONS)
    return HANDS * ITERATIONS / (time.process_time() - begin)


def game_deals() -> float:
    return play_deals(SixtySix, quiet=True)


MEASURED: dict[str, Callable[[], float]] = {
    "random deals through Game": game_deals,
    "roll-outs of whole deals": roll_outs,
    "search iterations": iterations,
}


def main() -> None:
    rounds = [[measure() for measure in MEASURED.values()] for _ in range(ROUNDS)]
    medians = [median(column) for column in zip(*rounds, strict=True)]
    for name, speed in zip(MEASURED, medians, strict=True):
        print(f"{name:>26}: {speed:8,.0f} a second, {speed / medians[0]:4.1f} times the first")


if __name__ == "__main__":
    main()
