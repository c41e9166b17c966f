"""The engine of «Девятки» beside a second reading of its rules, over the referee: moves, cards, scores, ends.

200 games of at most three deals near their end; `CARDTABLE_GAMES=5000` plays 10,000.
"""

from __future__ import annotations

import json
import random
from typing import Any

from engine.random_games import GAMES_A_TEST, random_options
from engine.second_nines_tricks import CLASSIC, LOW_TO_HIGH, Match
from engine.talk import Talk

from cardtable.engine.games.nines_tricks import NinesTricks

PACK = [rank + suit for suit in "SCDH" for rank in LOW_TO_HIGH]
DEALS = 3
MEETS = {"equal ranks", "no trick", "one of several", "an extra deal", "won by tricks"}


def talk_of(number: int, chance: random.Random) -> tuple[Talk, Match]:
    """Random house rules on top of either preset or of none; scores from which a match may end at once."""
    options = random_options(NinesTricks, chance)
    preset = chance.choice([None, "document", "classic"])
    if preset is not None:
        options["preset"] = preset
    pack = chance.sample(PACK, len(PACK))
    talk = Talk(
        game="nines_tricks",
        players=3,
        seed=f"game {number}",
        options=options,
        pack=pack,
        dealer=chance.randrange(3),
        deal=chance.randint(1, 10),
        scores=[chance.randint(1, chance.choice([3, 5, 9])) for _ in range(3)],
    )
    table = talk.ok("table")["table"]
    agreed = {**(CLASSIC if options.pop("preset", None) == "classic" else {}), **options}
    assert {name: table["options"][name] for name in agreed} == json.loads(json.dumps(agreed))
    return talk, Match(table, pack)


def dealt(table: dict[str, Any]) -> list[str]:
    """The pack of a later deal, which the seed gave: from the hands before anything is played."""
    one, two, dealer = [(table["dealer"] + step) % 3 for step in (1, 2, 3)]
    hands = [table["zones"][name] for name in (f"hand:{one}", f"hand:{two}", f"hand:{dealer}", "dummy")]
    return [card for four in zip(*hands, strict=True) for card in four]


def same_table(mine: Match, talk: Talk, number: int) -> None:
    table = talk.ok("table")["table"]
    where = (number, table)
    assert (table["phase"], table["to_act"]) == (mine.phase, mine.to_act()), where
    assert (table["dealer"], table["deal"], table["trump"]) == (mine.dealer, mine.number, mine.trump), where
    assert (table["tricks"], table["exchanged"]) == (mine.tricks, mine.exchanged), where
    assert table["scores"] == mine.scores, where
    assert table["zones"] == mine.zones, where


def same_sight(mine: Match, talk: Talk, seat: int) -> None:
    """A seat is shown its own hand and the trick, and how many cards lie elsewhere."""
    zones = talk.ok("view", seat=seat)["view"]["zones"]
    for name, cards in mine.zones.items():
        assert len(zones[name]) == len(cards)
        if name in ("trick", f"hand:{seat}"):
            assert zones[name] == cards
        elif not name.startswith("taken:"):
            assert set(zones[name]) <= {"??"}, name


def same_result(mine: Match, talk: Talk) -> None:
    result = talk.ok("result")
    winners = [] if mine.winner is None else [mine.winner]
    losers = [seat for seat in range(3) if winners and seat not in winners]
    assert (result["over"], result["winners"], result["losers"]) == (bool(winners), winners, losers)
    assert (result["scores"], result["deals"]) == (mine.scores, mine.finished)
    last = result["last_deal"]
    assert (last["points"], last["tricks"], last["scores"]) == (mine.points, mine.tricks, mine.scores)


def play_deal(mine: Match, talk: Talk, chance: random.Random, number: int) -> None:
    """By random moves, of which both allow the same; a favourite plays high, so that tricks are uneven."""
    favourite = chance.randrange(4)
    while mine.phase in ("exchange", "play"):
        for seat in range(3):
            legal = talk.ok("legal", seat=seat)["moves"]
            assert len(legal) == len(set(legal))
            assert set(legal) == mine.legal(seat), (number, seat, talk.ok("table"))
        if chance.random() < 0.1:
            same_table(mine, talk, number)
            same_sight(mine, talk, chance.randrange(3))
        (seat,) = mine.to_act()
        moves = sorted(mine.legal(seat), key=lambda move: (LOW_TO_HIGH.index(move[5:6] or "2"), move))
        move = chance.choice(moves) if favourite == 3 else moves[-(seat == favourite)]
        if mine.phase == "exchange":
            move = chance.choice(moves)
        talk.ok("play", seat=seat, move=move)
        mine.play(seat, move)
    same_table(mine, talk, number)
    same_result(mine, talk)


def test_each_legal_move_each_score_and_each_end_is_what_the_rules_say() -> None:
    met: set[str] = set()
    for number in range(2 * GAMES_A_TEST):  # an extra deal is rare
        chance = random.Random(number)
        talk, mine = talk_of(number, chance)
        for deal in range(DEALS):
            if deal:
                (seat,) = mine.to_act()
                talk.ok("play", seat=seat, move="deal")
                mine.next_deal(dealt(talk.ok("table")["table"]))
            same_table(mine, talk, number)
            play_deal(mine, talk, chance, number)
            if mine.phase == "over":
                break
        met |= mine.happened
    assert met >= MEETS, MEETS - met
