"""Levels against each other, or another program: `python -m cardtable.engine.arena --game sixty_six A B`.

A and B are levels, "random", or a sparring partner of the game ("greedy" in 66); with `--external COMMAND`,
B is that program, and its name only stands in the table. Each deal is played once with A in each seat, and B
in all others, on all cores. It prints the share of deals that A wins, of those that anybody wins, and the
game points by which A is ahead of B, or of the mean of several B, both with their 95 % interval; in that of
the points, a deal counts once, whatever the number of seats it was played from. With
`--matches` it plays whole matches instead, and prints the share of them that A wins; against two B a third is
fair.

The other program speaks the referee's protocol on its standard input and output, one JSON object a line.
Before each of its moves it is sent `{"cmd": "load", "record": ...}` with the deal so far and
`{"cmd": "choose", "seat": S, "level": B, "seed": X}`, with `budget_ms` or `iterations` where these were
given; it answers the first with `{"ok": true}` and the second with `{"ok": true, "move": "play AS"}`. So our
own referee is such a program: `--external "python -m cardtable.engine"`. A record holds the seed of the
deal, so that the other program is trusted not to look at hidden cards. A move that is not legal ends the run.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from cardtable.engine.cards import dice
from cardtable.engine.game import BadOption, Game, Move, Options, View
from cardtable.engine.games import GAMES, game_named
from cardtable.engine.players import choose, levels_of, player_for
from cardtable.engine.record import Entry, Record, Sitter

SURE = 1.96  # standard errors on each side of a 95 % interval
BAR = 40  # characters
USUAL = 3  # seats, of a game that more than two can play

Decide = Callable[[Game, Record, int], Move]


@dataclass(frozen=True)
class Bout:
    """What is played: the names of both players, and how they think."""

    game: str
    players: tuple[str, str]
    options: Options
    budget_ms: int | None = None
    iterations: int | None = None
    external: str | None = None
    seats: int = 2
    matches: bool = False
    """Each number is a match, which A wins or loses, and not a deal."""


@dataclass(frozen=True)
class Score:
    """By how many game points A was ahead, a deal each; for a match won 1, for a lost one -1."""

    balances: Sequence[float]
    matches: bool = False
    seats: int = 1
    """So many balances come from one deal, one after the other."""

    @property
    def won(self) -> int:
        return sum(balance > 0 for balance in self.balances)

    @property
    def decided(self) -> int:
        return sum(balance != 0 for balance in self.balances)

    def __str__(self) -> str:
        low, high = wilson(self.won, self.decided)
        share = self.won / max(1, self.decided)
        if self.matches:
            return f"{share:.1%} of {len(self.balances)} matches [{low:.1%}, {high:.1%}]"
        deals = [
            fmean(self.balances[at : at + self.seats]) for at in range(0, len(self.balances), self.seats)
        ]
        error = SURE * pstdev(deals) / sqrt(len(deals))  # what one seat's good hand wins another's loses
        return (
            f"{share:.1%} of deals [{low:.1%}, {high:.1%}], "
            f"{fmean(self.balances):+.2f} ± {error:.2f} game points a deal, {len(self.balances)} deals"
        )


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score.

    >>> [round(end, 3) for end in wilson(60, 100)]
    [0.502, 0.691]
    """
    if not of:
        return 0.0, 1.0
    share, z = won / of, SURE
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - reach, middle + reach


# Players.


class External:
    """A program that answers over the referee's protocol."""

    def __init__(self, command: str, bout: Bout) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe)
        self._bout = bout

    def decide(self, game: Game, record: Record, seat: int) -> Move:
        bout = self._bout
        self._ask({"cmd": "load", "record": record.to_json()})
        question = {"cmd": "choose", "seat": seat, "level": bout.players[1], "seed": _seed(record)}
        bounds = {"budget_ms": bout.budget_ms, "iterations": bout.iterations}
        answer = self._ask({**question, **{name: n for name, n in bounds.items() if n is not None}})
        move = Move.parse(answer["move"], game.pack)
        if move not in game.legal_moves(seat):
            raise SystemExit(f"{bout.external} made a move that is not legal: {move}")
        return move

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None
        assert sink is not None
        sink.write(json.dumps(question).encode() + b"\n")
        sink.flush()
        line = source.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"message": "it ended"}
        if not answer.get("ok"):
            raise SystemExit(f"{self._bout.external} does not go on: {answer.get('message', answer)}")
        return answer


@cache
def _external(bout: Bout) -> External:
    """One for each process of ours."""
    assert bout.external is not None
    return External(bout.external, bout)


def _seed(record: Record) -> str:
    """Another for each move, which says nothing about the deal."""
    return f"move {len(record.log)}"


def _decide(bout: Bout, place: int, game: Game, record: Record, seat: int) -> Move:
    if place == 1 and bout.external is not None:
        return _external(bout).decide(game, record, seat)
    view, name = game.view(seat), bout.players[place]
    if len(view.legal) == 1:
        return view.legal[0]
    return _by_name(view, name, f"{record.seed} {seat} {len(record.log)}", bout)


def _by_name(view: View, name: str, seed: str, bout: Bout) -> Move:
    if name == "random":
        return view.legal[int(dice(seed).random() * len(view.legal))]
    sparring = player_for(view.game).SPARRING
    if name in sparring:
        return sparring[name](view)
    return choose(view, name, seed, bout.budget_ms, bout.iterations).move


# Deals.


def play_deal(bout: Bout, number: int) -> tuple[float, ...]:
    """By how many game points A is ahead in a deal, from each of the seats."""
    return tuple(_balance(bout, number, seat) for seat in range(bout.seats))


def _balance(bout: Bout, number: int, first: int) -> float:
    """A sits in the seat `first`."""
    rules = bout.options.changed()
    sitters = tuple(Sitter("A" if seat == first else "B") for seat in range(bout.seats))
    record = Record(bout.game, sitters, f"arena {number}", rules, dealer=number % bout.seats)
    game, log = record.new_game(), list[Entry]()
    while not game.over and (bout.matches or game.last_deal is None):
        (seat, *_) = game.to_act()
        so_far = Record(bout.game, sitters, record.seed, rules, dealer=record.dealer, log=tuple(log))
        move = _decide(bout, 0 if seat == first else 1, game, so_far, seat)
        game.play(seat, move)
        log.append(Entry(0, seat, str(move)))
    if bout.matches or game.last_deal is None:
        return 1.0 if first in game.winners() else -1.0
    points = game.last_deal.points
    ahead = points[first] - (sum(points) - points[first]) / (bout.seats - 1)
    return -ahead if game.burden else ahead


def _play(task: tuple[Bout, int]) -> tuple[float, ...]:
    return play_deal(*task)


def compete(
    bout: Bout, deals: int, processes: int, told: Callable[[int], None] = lambda done: None, first: int = 0
) -> Score:
    """Play that many deals from deal `first` on, each from every seat; `told` how many are done."""
    tasks = [(bout, number) for number in range(first, first + deals)]
    if processes == 1:
        return _gathered(bout, map(_play, tasks), told)
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        return _gathered(bout, pool.imap_unordered(_play, tasks), told)


def _gathered(bout: Bout, deals: Iterable[tuple[float, ...]], told: Callable[[int], None]) -> Score:
    balances: list[float] = []
    for done, deal in enumerate(deals, 1):
        balances += deal
        told(done)
    return Score(balances, bout.matches, bout.seats)


# The command.


def main(arguments: Sequence[str] | None = None) -> None:
    said = _arguments().parse_args(arguments)
    kind = game_named(said.game)
    names = {level.key for level in levels_of(kind.key)} | {"random"} | set(player_for(kind.key).SPARRING)
    for name in (said.a,) if said.external else (said.a, said.b):
        if name not in names:
            raise SystemExit(f"There is no player {name}: it is one of {', '.join(sorted(names))}.")
    try:
        options = kind.make_options(dict(map(_option, said.options)))
    except (BadOption, ValueError) as error:
        raise SystemExit(str(error)) from None
    fewest, most = kind.seats
    seats = min(USUAL, most) if said.seats is None else said.seats
    if not fewest <= seats <= most:
        raise SystemExit(f"{seats} cannot play {kind.key}: it takes {fewest} to {most}.")
    bout = Bout(
        kind.key,
        (said.a, said.b),
        options,
        said.budget_ms,
        said.iterations,
        said.external,
        seats,
        said.matches,
    )
    score = compete(bout, said.deals, said.processes, lambda done: _show(done, said.deals), said.first)
    if sys.stderr.isatty():
        print(f"\r{'':{BAR + 20}}\r", end="", file=sys.stderr)
    print(f"{said.a} - {said.b}: {score}")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cardtable.engine.arena", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", required=True, choices=[game.key for game in GAMES if not game.realtime])
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    parser.add_argument("--deals", type=int, default=1000, help="each is played from every seat")
    parser.add_argument("--matches", action="store_true", help="whole matches instead of deals")
    parser.add_argument("--seats", type=int, help=f"how many play; {USUAL}, or as many as can")
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first deal: others for a judge"
    )
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="house rules")
    parser.add_argument("--budget-ms", type=int, help="the time for a move")
    parser.add_argument("--iterations", type=int, help="of the search, instead of a level's own")
    parser.add_argument("--external", metavar="COMMAND", help="the program that plays B")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    return parser


def _option(text: str) -> tuple[str, Any]:
    """A house rule as it is written in JSON, or as plain text."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _show(done: int, of: int) -> None:
    """A bar where somebody looks at it."""
    if not sys.stderr.isatty():
        return
    filled = BAR * done // of
    bar = "#" * filled + "." * (BAR - filled)
    print(f"\r[{bar}] {done}/{of}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
