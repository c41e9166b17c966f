"""The engine of Nine beside a second reading of its rules, over the referee: what is legal, where all lies.

100 matches with random house rules; `CARDTABLE_GAMES=5000` plays more.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from engine.random_games import GAMES_A_TEST, MOST_MOVES, random_set_up
from engine.second_nine import PACK, Match, as_set, laid_out, value
from engine.talk import Talk

from cardtable.engine.games.nine import Nine

MEETS = {
    *("good", "beaten", "too many", "lucky", "over", "over in teams", "the discard became the stock"),
    *("a run", "1 alike", "2 alike", "3 alike", "drew with an empty hand", "called with an empty hand"),
}


def talk_of(number: int, chance: random.Random) -> Talk:
    """Random house rules, a pack that the test has shuffled, totals that may become lucky."""
    fields = random_set_up(Nine, number)
    options, players = fields["options"], fields["players"]
    if options.magic_score in range(20, options.end_score) and chance.random() < 0.5:
        fields["scores"] = [max(0, options.magic_score - chance.randint(0, 30)) for _ in range(players)]
    pack, dealer = chance.sample(PACK, len(PACK)), chance.randrange(players)
    talk = Talk(game="nine", **{**fields, "options": options.changed(), "pack": pack, "dealer": dealer})
    zones = talk.ok("table")["table"]["zones"]
    assert zones == laid_out(pack, players, dealer, options.hand_size)
    return talk


def chosen(legal: set[str], chance: random.Random, calls: float) -> str:
    """Mostly what sheds the most points, or there would hardly be a call."""
    moves = sorted(legal - {"nine"})
    if "nine" in legal and (chance.random() < calls or not moves):
        return "nine"
    if chance.random() < 0.3:
        return chance.choice(moves)
    chance.shuffle(moves)
    return max(moves, key=lambda move: sum(value(card) for card in move.split()[1:]))


def shuffled(move: str, chance: random.Random) -> str:
    """In the order in which a hand may lay the cards down."""
    verb, *words = move.split()
    return " ".join((verb, *chance.sample(words, len(words))))


def same_table(mine: Match, talk: Talk, number: int) -> None:
    table = talk.ok("table")["table"]
    where = (number, table)
    assert table["zones"] == mine.zones, where
    assert (table["phase"], table["to_act"]) == (mine.phase, mine.to_act()), where
    assert (table["turns"], table["scores"]) == (mine.turns, mine.scores), where
    assert table["dealer"] == mine.dealer, where


def same_sight(mine: Match, talk: Talk, seat: int) -> None:
    view = talk.ok("view", seat=seat)["view"]
    zones = {**view["zones"], "discard": view["zones"]["discard"][-1:]}
    assert zones == mine.seen_by(seat)


def same_moves(mine: Match, talk: Talk, seats: Iterable[int], number: int) -> None:
    for seat in seats:
        legal = [as_set(move) for move in talk.ok("legal", seat=seat)["moves"]]
        assert sorted(legal) == sorted(mine.legal(seat)), (number, seat, talk.ok("table"))


def same_score(mine: Match, talk: Talk, number: int) -> None:
    result: dict[str, Any] = talk.ok("result")
    told = [result[name] for name in ("over", "winners", "losers", "scores", "deals")]
    assert told == [mine.over, mine.winners(), mine.losers(), mine.scores, mine.deals], number
    assert result["last_deal"]["points"] == mine.points, number


def test_each_legal_move_and_each_score_is_what_the_rules_say() -> None:
    met: set[str] = set()
    for number in range(GAMES_A_TEST):
        chance = random.Random(number)
        talk, calls = talk_of(number, chance), chance.choice((0.1, 0.5, 1.0))
        mine = Match(talk.ok("table")["table"])
        for _ in range(MOST_MOVES):
            if mine.over:
                break
            same_moves(mine, talk, mine.to_act(), number)
            if chance.random() < 0.1:
                same_moves(mine, talk, range(mine.players), number)
                same_table(mine, talk, number)
                same_sight(mine, talk, chance.randrange(mine.players))
            (seat,) = mine.to_act()
            move = shuffled(chosen(mine.legal(seat), chance, calls), chance)
            talk.ok("play", seat=seat, move=move)
            mine.play(move, lambda talk=talk: talk.ok("table")["table"])
            if move == "nine":
                same_score(mine, talk, number)
        same_moves(mine, talk, range(mine.players), number)
        same_table(mine, talk, number)
        same_sight(mine, talk, 0)
        met |= mine.happened
    assert met >= MEETS, MEETS - met
