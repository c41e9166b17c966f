"""The engine of Тысяча beside a second reading of its rules, over the referee: every legal move, every score.

100 games of two deals near where things happen; `CARDTABLE_GAMES=5000` plays 10,000 deals.
"""

from __future__ import annotations

import random
from typing import Any

from engine.random_games import DEALS, GAMES_A_TEST, random_set_up
from engine.second_opinion import Deal
from engine.second_scoring import COUNTERS
from engine.talk import Talk

from cardtable.engine.games.thousand import Thousand, ThousandOptions

RARE = {"rospis": 0.1, "redeal": 0.4, "pass": 0.7}
"""How often such a move is made where it may be: most deals are to be played out."""
CAUSES = {
    *("order", "tricks", "rospis", "prikup", "sits", "bolts", "third_rospis", "no_win", "bounced"),
    *("knocked_off", "barrel", "fell", "third_fall", "samosval"),
}


def talk_of(number: int, chance: random.Random) -> Talk:
    """Random house rules, and scores a step away from the barrel or from a samosval."""
    set_up = random_set_up(Thousand, number)
    options = set_up["options"]
    assert isinstance(options, ThousandOptions)
    marks = [options.barrel, *(mark for mark in (options.samosval_plus, options.samosval_minus) if mark)]
    scores = [
        score if sits else min(options.barrel - 5, chance.choice(marks) + chance.randint(-26, 26) * 5)
        for score, sits in zip(set_up["scores"], set_up["counters"]["on_barrel"], strict=True)
    ]
    fields = {**set_up, "options": options.changed(), "scores": scores}
    return Talk(game="thousand", **fields)


def chosen(legal: set[str], chance: random.Random) -> str:
    for move, often in RARE.items():
        if move in legal and (chance.random() < often or len(legal) == 1):
            return move
    moves = sorted(legal - set(RARE))
    announcing = [move for move in moves if move.split()[0] in ("marry", "aces")]
    return chance.choice(announcing or moves)


def golden_round(table: dict[str, Any]) -> int:
    """The last golden deal of a match that begins here; rounds before it count as not made."""
    players, options = len(table["scores"]), table["options"]
    if not options["golden"]:
        return 0
    again = options["golden_if_nobody"] == "replay"
    return -(-table["deal"] // players) * players if again else players


def check_deal(deal: Deal, table: dict[str, Any]) -> None:
    assert table["phase"] == deal.phase
    assert table["scores"] == deal.scores
    assert {name: table[name] for name in COUNTERS} == deal.counts
    result = table["last_deal"]
    assert (result["points"], result["raw"]) == (deal.points, deal.raw)
    assert (result["order"], result["declarer"], result["made"]) == (deal.order, deal.declarer, deal.made)


def play_deal(talk: Talk, golden: tuple[int, bool], chance: random.Random, number: int) -> Deal:
    """To its end, by random moves, each of which both allow; dealt again it is another."""
    deal = Deal(talk.ok("table")["table"], golden)
    while deal.phase not in ("pause", "over"):
        seat = deal.turn
        legal = talk.ok("legal", seat=seat)["moves"]
        assert sorted(legal) == sorted(deal.legal()), (number, deal.phase, seat)
        move = chosen(set(legal), chance)
        talk.ok("play", seat=seat, move=move)
        if move == "redeal":
            deal = Deal(talk.ok("table")["table"], golden)
        else:
            deal.play(move)
    return deal


def after(golden: tuple[int, bool], deal: Deal, table: dict[str, Any]) -> tuple[int, bool]:
    """The golden round as it stands after a deal: another follows where it is agreed and nobody made it."""
    made = golden[1] or (deal.golden and deal.made)
    again = table["options"]["golden_if_nobody"] == "replay" and table["deal"] == golden[0] and not made
    return golden[0] + deal.players * again, made


def test_each_legal_move_and_each_score_is_what_the_rules_say() -> None:
    met: set[str] = set()
    for number in range(GAMES_A_TEST):
        chance = random.Random(number)
        talk = talk_of(number, chance)
        golden = golden_round(talk.ok("table")["table"]), False
        for _ in range(DEALS):
            deal = play_deal(talk, golden, chance, number)
            table = talk.ok("table")["table"]
            check_deal(deal, table)
            met |= {cause for lines in table["last_deal"]["lines"] for cause, _ in lines}
            golden = after(golden, deal, table)
            if deal.phase == "over":
                break
            talk.ok("play", seat=table["to_act"][0], move="deal")
    assert met >= CAUSES
