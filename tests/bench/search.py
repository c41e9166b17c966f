"""Roll-outs and search iterations a second, beside random deals of 66: `python -m tests.bench.search`.

One core, processor time, everything in turn five times; medians. Roll-outs are whole deals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from cardtable.engine.cards import dice
from cardtable.engine.games.sixty_six import SixtySix, SixtySixOptions, SixtySixView
from cardtable.engine.games.thousand import Phase, Thousand, ThousandOptions, ThousandView
from cardtable.engine.players.search import Search
from cardtable.engine.players.sixty_six.rollout import roll_out
from cardtable.engine.players.sixty_six.sight import sight
from cardtable.engine.players.sixty_six.worlds import Worlds
from cardtable.engine.players.thousand import worlds as thousand
from cardtable.engine.players.thousand.rollout import roll_out as play_out
from cardtable.engine.players.thousand.sparring import greedy
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


def first_lead(number: int) -> thousand.Worlds:
    """What the declarer of three knows before his first card, at the order that nobody outbid."""
    game = Thousand(ThousandOptions(), 3, f"bench {number}", dealer=0)
    while game.phase is not Phase.PLAY:
        view = game.view(game.to_act()[0])
        game.play(view.seat, greedy(view))
    view = game.view(game.to_act()[0])
    assert isinstance(view, ThousandView)
    return thousand.Worlds(view, "expert", dice(str(number)))


def thousand_roll_outs() -> float:
    worlds = [first_lead(number) for number in range(HANDS)]
    deals = [each.imagine() for each in worlds for _ in range(DEALS // HANDS)]
    begin = time.process_time()
    for deal in deals:
        play_out(deal)
    return len(deals) / (time.process_time() - begin)


def thousand_iterations() -> float:
    searches = [Search(first_lead(number)) for number in range(HANDS)]
    begin = time.process_time()
    for search in searches:
        search.think(ITERATIONS)
    return HANDS * ITERATIONS / (time.process_time() - begin)


MEASURED: dict[str, Callable[[], float]] = {
    "random deals through Game": game_deals,
    "roll-outs of whole deals": roll_outs,
    "search iterations": iterations,
    "Thousand: roll-outs": thousand_roll_outs,
    "Thousand: iterations": thousand_iterations,
}


def main() -> None:
    rounds = [[measure() for measure in MEASURED.values()] for _ in range(ROUNDS)]
    medians = [median(column) for column in zip(*rounds, strict=True)]
    for name, speed in zip(MEASURED, medians, strict=True):
        print(f"{name:>26}: {speed:8,.0f} a second, {speed / medians[0]:4.1f} times the first")


if __name__ == "__main__":
    main()
