"""Random games with random house rules, for every game there is; the number alone decides all of them."""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

from cardtable.engine.game import Game, Move, Seat, option_specs
from cardtable.engine.games.nervioso import HUSH, LAY, SILENT, SLAP, Nervioso, Phase, after

GAMES_A_TEST = int(os.environ.get("CARDTABLE_GAMES", "200"))
MOST_MOVES = 5_000
"""No random game may go on for longer."""


def random_options(kind: type[Game], chance: random.Random) -> dict[str, Any]:
    """By name; half of the options keep their default."""
    chosen: dict[str, Any] = {}
    for spec in option_specs(kind.options_type):
        if chance.random() < 0.5:
            values = spec.choices or range(spec.low, min(spec.high, spec.low + 20) + 1, spec.step)
            chosen[spec.name] = chance.choice(values)
    return chosen


def random_set_up(kind: type[Game], number: int) -> dict[str, Any]:
    chance = random.Random(number)
    options = kind.make_options(random_options(kind, chance))
    return {"options": options, "players": chance.randint(*kind.seats), "seed": f"game {number}"}


def random_moves(game: Game, number: int) -> Iterator[tuple[Seat, Move]]:
    """A legal move at a time until the game is over; the caller plays it before asking for the next.

    In a game with a clock time passes before each, and most moves are no mistakes, or it would never end.
    """
    chance = random.Random(number)
    for _ in range(MOST_MOVES):
        if isinstance(game, Nervioso) and not game.over:
            game.advance(game.ms + chance.randrange(1500))
        if game.over:
            return
        if isinstance(game, Nervioso) and chance.random() < 0.95:
            yield _sensible(game, chance)
        else:
            seat = chance.choice(game.to_act())
            yield seat, chance.choice(game.legal_moves(seat))
    raise AssertionError(f"The game was not over after {MOST_MOVES} moves.")


def _sensible(game: Nervioso, chance: random.Random) -> tuple[Seat, Move]:
    """A hand on a match, or else the next card as it should be laid."""
    if game.phase is Phase.MATCH:
        return chance.choice([seat for seat in game.to_act() if SLAP in game.legal_moves(seat)]), SLAP
    (seat,) = (seat for seat in game.to_act() if seat == game.turn)
    moves = [move for move in game.legal_moves(seat) if move is not SLAP]
    silent = game.options.silent_six and after(game.count) == SILENT
    right = HUSH if silent else LAY
    return seat, right if right in moves else chance.choice(moves)


def time_of(game: Game, number: int) -> int:
    """When the move of that number is made: now, or in a game without a clock at any time that grows."""
    return game.ms if isinstance(game, Nervioso) else number


def play_random_games(kind: type[Game], check: Callable[[Game], None], every: int = 1) -> None:
    """Calls `check` before about one move in `every`, and after the last move of every game."""
    for number in range(GAMES_A_TEST):
        game = kind(**random_set_up(kind, number))
        pick = random.Random(number)
        for seat, move in random_moves(game, number):
            if pick.random() * every < 1:
                check(game)
            game.play(seat, move)
        check(game)
