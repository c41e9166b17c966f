"""The engine of Nervioso beside a second reading of its rules, over the referee: moves, verdicts, ends.

100 games; `CARDTABLE_GAMES=10000` plays 10,000.
"""

from __future__ import annotations

import random
from collections import Counter

from engine.random_games import GAMES_A_TEST, random_options
from engine.second_nervioso import WORTH, Game
from engine.talk import Talk

from cardtable.engine.games.nervioso import Nervioso

PACK = [rank + suit for suit in "oceb" for rank in "1234567SCR"]
NONSENSE = ("deal", "lay 1o", "slap 3", "play 1o", "lay 11", "lay 0", "hush 1", "nothing")
MOVES = 60
"""A game that has not ended by then is left: random hands could go on for ever."""


def talk_of(number: int, chance: random.Random) -> tuple[Talk, Game]:
    """Often a pack in which every card fits the count, or none does."""
    players = chance.randint(2, 8)
    pack = chance.sample(PACK, len(PACK))
    if chance.random() < 0.6:
        by_worth = sorted(pack, key=lambda card: WORTH.get(card[0]) or int(card[0]))
        pack = [by_worth[place % 10 * 4 + place // 10] for place in range(40)]
        beside = chance.choice((0, 1))  # by one card nothing fits as long as nobody errs
        pack = pack[beside:] + pack[:beside]
    talk = Talk(
        game="nervioso",
        players=players,
        seed=f"game {number}",
        options=random_options(Nervioso, chance),
        pack=pack,
        dealer=chance.randrange(players),
    )
    return talk, Game(talk.ok("table")["table"])


def same_table(mine: Game, talk: Talk, number: int) -> None:
    table = talk.ok("table")["table"]
    zones = table["zones"]
    if mine.taker is not None:
        mine.stacked(zones[f"hand:{mine.taker}"])
    where = (number, table)
    assert [zones[f"hand:{seat}"] for seat in range(mine.n)] == mine.hands, where
    assert zones["discard"] == mine.pile, where
    assert (table["count"], table["match"]) == (mine.count, mine.thrower is not None), where
    assert (table["slapped"], table["turn"], table["ms"]) == (mine.slapped, mine.turn, mine.ms), where
    acts = [seat for seat in range(mine.n) if mine.legal(seat)]
    assert table["to_act"] == acts, where
    seat = mine.ms % mine.n  # all of them in their time
    assert set(talk.ok("legal", seat=seat)["moves"]) == mine.legal(seat), (seat, where)


def same_verdicts(mine: Game, talk: Talk, number: int) -> None:
    told = [each for each in talk.ok("events", seat=0, since=0)["events"] if each["event"] == "judged"]
    assert [(each["verdict"], each["seat"], each["hands"]) for each in told] == mine.verdicts, number


def same_result(mine: Game, talk: Talk) -> None:
    result = talk.ok("result")
    winners = [] if mine.winner is None else [mine.winner]
    assert (result["over"], result["winners"], result["losers"]) == (mine.over, winners, mine.losers())
    if mine.over:
        assert result["last_deal"]["cards"] == list(map(len, mine.hands))
        assert result["last_deal"]["points"] == [int(seat in winners) for seat in range(mine.n)]


def refused(mine: Game, talk: Talk, seat: int, at_ms: int, chance: random.Random) -> None:
    """Of what is not legal at that time nothing happens, and no time passes either."""
    moves = {"slap", "lay", "hush", *(f"lay {n}" for n in range(1, 11)), *NONSENSE}
    for move in chance.sample(sorted(moves - mine.legal(seat)), 3):
        assert talk.error("play", seat=seat, move=move, at_ms=at_ms)[0] == "illegal_move", (seat, move)


def chosen(mine: Game, seat: int, patience: float, chance: random.Random) -> str:
    """The patient slap on a match, and lay where there is none."""
    moves = sorted(mine.legal(seat))
    patient = [move for move in moves if (move == "slap") is (mine.thrower is not None)]
    return chance.choice(patient if patient and chance.random() < patience else moves)


def play_out(mine: Game, talk: Talk, chance: random.Random, number: int) -> None:
    patience = chance.choice((0.7, 0.9, 1.0))
    for _ in range(MOVES):
        if mine.over:
            return
        at_ms = mine.ms + chance.choice((0, 0, 1, 180, 400, 900, 1000, 3000))
        before = mine.thrower
        if chance.random() < 0.15:
            talk.ok("advance", to_ms=at_ms)
            mine.advance(at_ms)
            same_table(mine, talk, number)
            continue
        seats = [seat for seat in range(mine.n) if mine.legal(seat)]
        seat = (
            mine.turn
            if before is None and mine.turn in seats and chance.random() < 0.9
            else chance.choice(seats)
        )
        assert seat is not None
        if before is None or at_ms < mine.opened + mine.o["slap_timeout_ms"]:
            if chance.random() < 0.04:
                refused(mine, talk, seat, at_ms, chance)
            move = chosen(mine, seat, patience, chance)
            talk.ok("play", seat=seat, move=move, at_ms=at_ms)
            mine.advance(at_ms)
            mine.play(seat, move)
        else:  # the window closes first, and a hand is too late
            assert talk.ask("play", seat=seat, move="slap", at_ms=at_ms)["error"] == "illegal_move"
            talk.ok("advance", to_ms=at_ms)
            mine.advance(at_ms)
        same_table(mine, talk, number)


def test_each_legal_move_each_verdict_and_each_end_is_what_the_rules_say() -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES_A_TEST):
        chance = random.Random(number)
        talk, mine = talk_of(number, chance)
        same_table(mine, talk, number)
        play_out(mine, talk, chance, number)
        same_verdicts(mine, talk, number)
        same_result(mine, talk)
        met.update(verdict for verdict, _, _ in mine.verdicts)
    verdicts = {"match", "last_hand", "too_slow", "wrong_hand", "thrown_card", "lost_count", "won", "draw"}
    assert set(met) == verdicts, met
