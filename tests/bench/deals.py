"""Random deals a second through `Game`, quiet and telling events, on one core.

`python -m tests.bench.deals [--game thousand]`: of one game, or of all. Everything is measured in turn, five
times, in processor time; the medians are printed, and how many shuffles of the same cards take as long as a
deal, which depends less on the machine.
"""

import argparse
import random
import time
from statistics import median

from cardtable.engine.cards import shuffled
from cardtable.engine.game import Game
from cardtable.engine.games import GAMES

DEALS = 2_000
MATCH = 20
"""Deals after which a match that random moves do not win is left."""
ROUNDS = 5


def play_deals(kind: type[Game], *, quiet: bool) -> float:
    """Deals a second; matches of random moves, one after the other."""
    draw = random.Random(1).random
    options = kind.make_options({})
    begin, deals, matches = time.process_time(), 0, 0
    while deals < DEALS:
        game = kind(options, kind.seats[0], str(matches), quiet=quiet)
        while not game.over and game.deals_finished < MATCH:
            seat = game.to_act()[0]
            moves = game.legal_moves(seat)
            game.play(seat, moves[int(draw() * len(moves))])
        matches += 1
        deals += game.deals_finished
    return deals / (time.process_time() - begin)


def shuffle_packs(kind: type[Game]) -> float:
    """Shuffles a second."""
    begin = time.process_time()
    for number in range(DEALS):
        shuffled(kind.cards, str(number))
    return DEALS / (time.process_time() - begin)


def measure(kind: type[Game]) -> None:
    rounds = [
        (shuffle_packs(kind), play_deals(kind, quiet=True), play_deals(kind, quiet=False))
        for _ in range(ROUNDS)
    ]
    shuffles, quiet, telling = (median(column) for column in zip(*rounds, strict=True))
    print(f"{kind.key}: {shuffles:.0f} shuffles of {len(kind.cards)} cards a second")
    for name, speed in (("quiet", quiet), ("telling", telling)):
        print(
            f"  {name}: {speed:.0f} deals a second; a deal takes as long as {shuffles / speed:.1f} shuffles"
        )


if __name__ == "__main__":
    untimed = {kind.key: kind for kind in GAMES if not kind.realtime}  # random hands never end a slap game
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=untimed)
    game = parser.parse_args().game
    for each in [untimed[game]] if game else untimed.values():
        measure(each)
