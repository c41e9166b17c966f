"""Random games with random house rules, for every game there is; the number alone decides all of them."""

import os
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardtable.engine.game import BadOption, Game, Move, Options, Seat, option_specs
from cardtable.engine.games.nervioso import HUSH, LAY, SILENT, SLAP, Nervioso, Phase, after
from cardtable.engine.games.nine import NINE, TEAM_PLAYERS, Nine, NineOptions, total
from cardtable.engine.games.nines_shedding import ORDER, Nines
from cardtable.engine.games.thousand import Thousand, ThousandOptions

GAMES_A_TEST = int(os.environ.get("CARDTABLE_GAMES", "100"))
MOST_MOVES = 5_000
"""No random game may go on for longer."""
DEALS = 2
"""As many of them are played where random moves would never win a match."""


def random_options(kind: type[Game], chance: random.Random) -> dict[str, Any]:
    """By name; half of the options keep their default, and all go together."""
    while True:
        chosen = _some_options(kind, chance)
        try:
            kind.make_options(chosen)
        except BadOption:
            continue
        return chosen


def random_players(kind: type[Game], options: Options, chance: random.Random) -> int:
    """As many as the teams take, where there are teams."""
    teams = TEAM_PLAYERS.get(options.teams) if isinstance(options, NineOptions) else None
    return teams or chance.randint(*kind.seats)


def _some_options(kind: type[Game], chance: random.Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for spec in option_specs(kind.options_type):
        if chance.random() < 0.5:
            values = spec.choices or range(spec.low, min(spec.high, spec.low + 20 * spec.step) + 1, spec.step)
            off = spec.off is not None and chance.random() < 0.3
            chosen[spec.name] = spec.off if off else chance.choice(values)
    return chosen


def random_set_up(kind: type[Game], number: int) -> dict[str, Any]:
    chance = random.Random(number)
    options = kind.make_options(random_options(kind, chance))
    players = random_players(kind, options, chance)
    standing = dict[str, Any]()
    if isinstance(options, ThousandOptions):
        standing = _random_standing(options, players, chance)
    elif isinstance(options, NineOptions):
        end = options.end_score
        standing = {"scores": [chance.randrange(end // 2, end) for _ in range(players)]}
    return {"options": options, "players": players, "seed": f"game {number}", **standing}


def _random_standing(options: ThousandOptions, players: int, chance: random.Random) -> dict[str, Any]:
    """Scores, counters and barrels as they may stand in the middle of a match."""
    sits = [int(chance.random() < 0.2) for _ in range(players)]
    low, mark = -600, options.barrel
    scores = [mark if sitting else chance.randrange(low, mark, 5) for sitting in sits]
    names = ("bolts", "bolts_in_row", "rospis", "falls", "no_win")
    counters = {name: [chance.randrange(3) for _ in range(players)] for name in names}
    counters["on_barrel"] = sits
    counters["attempts"] = [sitting * chance.randint(1, options.barrel_attempts) for sitting in sits]
    return {"scores": scores, "counters": counters, "deal": chance.randint(1, 6)}


def random_moves(game: Game, number: int) -> Iterator[tuple[Seat, Move]]:
    """A legal move at a time until the game is over; the caller plays it before asking for the next.

    In a game with a clock time passes before each, and most moves are no mistakes, or it would never end; so
    are they in Nines and in Nine.
    """
    chance = random.Random(number)
    enough = game.deals_finished + DEALS if isinstance(game, Thousand) else None
    for _ in range(MOST_MOVES):
        if isinstance(game, Nervioso) and not game.over:
            game.advance(game.ms + chance.randrange(1500))
        if game.over or game.deals_finished == enough:
            return
        if isinstance(game, Nervioso) and chance.random() < 0.95:
            yield _sensible(game, chance)
        elif isinstance(game, Nines) and chance.random() < 0.9:
            seat = chance.choice(game.to_act())
            yield seat, _clearing(game.legal_moves(seat))
        elif isinstance(game, Nine) and chance.random() < 0.8:
            seat = chance.choice(game.to_act())
            yield seat, max(game.legal_moves(seat), key=lambda move: (move is NINE, total(move.cards)))
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


def _clearing(moves: Sequence[Move]) -> Move:
    """A ten, or else the largest set of the lowest cards: so the cards come to an end."""

    def place(move: Move) -> tuple[int, int]:
        return (
            (ORDER.get(move.cards[0].rank, -(move.cards[0].rank == "T")), -len(move.cards))
            if move.cards
            else (99, 0)
        )

    return min(moves, key=place)


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
