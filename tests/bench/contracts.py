"""Matches of three at Тысяча: `python -m tests.bench.contracts A B [matches] [ms]`.

A plays against two B; each is a level, or "greedy". `ms` is the time for a move, 50 where none is given. It
prints the share of matches that A wins (a third would be chance) and the share of its contracts above the
forced 100 that it makes, with their 95 % intervals; the same on the way, where somebody looks on.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial

from cardtable.engine.arena import wilson
from cardtable.engine.game import Move, View
from cardtable.engine.games.thousand import FORCED, Phase, Thousand
from cardtable.engine.players import choose, player_for

MOST_DEALS = 400
"""A match that is not won by then counts as lost."""
TOLD = 10
"""After so many matches the figures are told, where nobody looks on."""


def decide(player: str, budget_ms: int, view: View, seed: str) -> Move:
    sparring = player_for("thousand").SPARRING
    if player in sparring:
        return sparring[player](view)
    return choose(view, player, seed, budget_ms).move


def play_match(players: tuple[str, str], budget_ms: int, number: int) -> Counter[str]:
    """What came of one match, in which A sits in another seat each time."""
    game = Thousand(Thousand.make_options({}), 3, f"match {number // 3}")
    ours, found = number % 3, Counter[str]()
    while not game.over and game.deals_finished < MOST_DEALS:
        seat = game.turn
        assert seat is not None
        dealt = game.deals_finished
        name = players[0 if seat == ours else 1]
        game.play(seat, decide(name, budget_ms, game.view(seat), f"{number}/{len(game.events)}"))
        if game.deals_finished > dealt:
            found += judged(game, ours)
    found["won"] += game.winner == ours
    found["matches"] += 1
    return found


def judged(game: Thousand, ours: int) -> Counter[str]:
    deal = game.last_deal
    assert deal is not None
    assert game.phase in (Phase.PAUSE, Phase.OVER)
    ordered = deal.declarer == ours and deal.order > FORCED
    return Counter(deals=1, ordered=int(ordered), made=int(ordered and deal.made))


def results(players: tuple[str, str], matches: int, budget_ms: int) -> Iterator[Counter[str]]:
    with multiprocessing.Pool() as pool:
        yield from pool.imap_unordered(partial(play_match, players, budget_ms), range(matches))


def share(won: int, of: int) -> str:
    low, high = wilson(won, of)
    return f"{won / max(1, of):.1%} [{low:.1%}, {high:.1%}] of {of}"


def main() -> None:
    a, b, *numbers = sys.argv[1:]
    matches = int(numbers[0]) if numbers else 200
    budget_ms = int(numbers[1]) if len(numbers) > 1 else 50
    found = Counter[str]()
    for match in results((a, b), matches, budget_ms):
        found += match
        if sys.stderr.isatty() or not found["matches"] % TOLD:
            print(report(a, b, found), file=sys.stderr, flush=True)
    print(report(a, b, found))


def report(a: str, b: str, found: Counter[str]) -> str:
    wins, makes = share(found["won"], found["matches"]), share(found["made"], found["ordered"])
    length = found["deals"] / found["matches"]
    return (
        f"{a} against two {b}: wins {wins} matches, makes {makes} contracts above {FORCED}, "
        f"{length:.0f} deals a match"
    )


if __name__ == "__main__":
    main()
