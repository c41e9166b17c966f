"""The engine of Nines beside a second reading of its rules, over the referee: what is legal, where all lies.

100 games with random house rules; `CARDTABLE_GAMES=5000` plays more.
"""

from __future__ import annotations

import random
from typing import Any

from engine.random_games import GAMES_A_TEST, MOST_MOVES, random_set_up
from engine.second_nines import HIGH, Deal, as_set
from engine.talk import Talk

from cardtable.engine.games.nines_shedding import Nines

MEETS = {
    *("took", "a blind card failed", "ten", "four of a kind", "an eight skips", "a clone skips"),
    *("out", "out by clearing", "out by skipping"),
}


def chosen(legal: set[str], chance: random.Random) -> str:
    """Mostly as many as may be of the lowest cards, or the deal would hardly end; else anything."""
    moves = sorted(legal - {"take"} or legal)
    if chance.random() < 0.15:
        return chance.choice(sorted(legal))
    chance.shuffle(moves)

    def place(move: str) -> tuple[int, int]:
        verb, *words = move.split()
        rank = words[0][0] if verb == "play" else ""
        return HIGH.index(rank) if rank in HIGH else -(rank == "T"), -len(words)

    return min(moves, key=place)


def shuffled(move: str, chance: random.Random) -> str:
    """In the order in which a hand may lay the cards down."""
    verb, *words = move.split()
    return " ".join((verb, *chance.sample(words, len(words))))


def same_table(mine: Deal, talk: Talk, number: int) -> None:
    table = talk.ok("table")["table"]
    where = (number, table)
    assert table["zones"] == mine.zones, where
    assert table["limit"] == mine.limit(), where
    assert table["phase"] == mine.phase, where
    assert table["to_act"] == mine.to_act(), where


def same_moves(mine: Deal, talk: Talk, number: int) -> None:
    for seat in range(mine.players):
        legal = [as_set(move) for move in talk.ok("legal", seat=seat)["moves"]]
        assert sorted(legal) == sorted(mine.legal(seat)), (number, seat, talk.ok("table"))


def check_end(mine: Deal, talk: Talk) -> None:
    result: dict[str, Any] = talk.ok("result")
    assert (result["over"], result["deals"]) == (True, 1)
    assert (result["winners"], result["losers"]) == (mine.winners(), mine.losers())
    assert result["last_deal"]["points"] == [int(seat in mine.winners()) for seat in range(mine.players)]
    assert result["last_deal"]["places"] == mine.places()


def test_each_legal_move_and_each_place_of_a_card_is_what_the_rules_say() -> None:
    met: set[str] = set()
    for number in range(GAMES_A_TEST):
        chance = random.Random(number)
        fields = random_set_up(Nines, number)
        talk = Talk(game="nines_shedding", **{**fields, "options": fields["options"].changed()})
        mine = Deal(talk.ok("table")["table"])
        for _ in range(MOST_MOVES):
            same_moves(mine, talk, number)
            if mine.over:
                break
            if chance.random() < 0.2:
                same_table(mine, talk, number)
            seat = chance.choice(mine.to_act())
            move = shuffled(chosen(mine.legal(seat), chance), chance)
            talk.ok("play", seat=seat, move=move)
            mine.play(seat, move)
        same_table(mine, talk, number)
        check_end(mine, talk)
        met |= mine.happened
    assert met >= MEETS
