"""How the levels of 66 stand to each other, and what a move costs: `python -m tests.bench.minds [deals]`.

Each deal is played twice, the second time with the seats changed; "random" plays any legal move.
"""

import sys
import time
from collections import Counter
from itertools import combinations
from math import sqrt

from cardtable.engine.cards import dice
from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six import SixtySix, SixtySixOptions
from cardtable.engine.players import LEVELS, choose

PLAYERS = ("random", *(level.key for level in LEVELS))
took: dict[str, list[float]] = {player: [] for player in PLAYERS}


def decide(game: SixtySix, player: str, seed: str) -> Move:
    view = game.view(game.turn)
    begin = time.process_time()
    if player == "random":
        move = view.legal[int(dice(f"{seed}/{len(view.seen)}").random() * len(view.legal))]
    else:
        move = choose(view, player, seed).move
    took[player].append(time.process_time() - begin)
    return move


def play_deal(players: tuple[str, str], seed: str, dealer: int) -> tuple[int, ...]:
    """The pips of both seats."""
    game = SixtySix(SixtySixOptions(), 2, seed, dealer=dealer)
    while game.last_deal is None:
        game.play(game.turn, decide(game, players[game.turn], seed))
    return game.last_deal.points


def compare(first: str, second: str, deals: int) -> str:
    won, net = Counter[int](), 0
    for number in range(deals):
        for seat in (0, 1):
            players = (first, second) if seat == 0 else (second, first)
            pips = play_deal(players, f"deal {number}", number % 2)
            balance = pips[seat] - pips[1 - seat]
            won[(balance > 0) - (balance < 0)] += 1
            net += balance
    decided = won[1] + won[-1]
    share = won[1] / decided
    error = 1.96 * sqrt(share * (1 - share) / decided)
    return f"{first:>7} - {second:<7} {share:6.1%} ± {error:.1%} of deals, {net / 2 / deals:+.2f} pips a deal"


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for lower, higher in combinations(PLAYERS, 2):
        print(compare(higher, lower, deals), flush=True)
    for player, times in took.items():
        times.sort()
        half, most = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
        print(f"{player:>7}: {half:.2f} ms a move, 99 of 100 in {most:.1f}, {1000 * times[-1]:.0f} at most")


if __name__ == "__main__":
    main()
