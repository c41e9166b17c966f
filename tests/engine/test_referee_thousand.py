"""The referee on Тысяча: what `new` takes, what each phase answers, what a seat is shown."""

from __future__ import annotations

from typing import Any

import pytest
from engine.talk import Talk
from engine.thousand_table import S01, S01_PRIKUP, pack_of

from cardtable.engine.games.thousand import ThousandOptions
from cardtable.engine.options import option_specs

PACK = [str(card) for card in pack_of(S01, S01_PRIKUP)]
S01_MOVES = (
    *("bid 105", "bid 110", "bid 120", "pass", "pass", "give 9S 2", "give 9D 0", "stand"),
    *("play AH", "play 9H", "play JH", "play AC", "play KC", "play 9C", "marry KH", "play JD", "play TH"),
    *("play AD", "play QH", "play 9S", "play QC", "play TC", "play 9D", "marry KS", "play QD", "play TS"),
    *("play JS", "play AS", "play KD", "play QS", "play TD", "play JC"),
)


def talk(**changes: Any) -> Talk:
    return Talk(**{"game": "thousand", "players": 3, "pack": PACK, "dealer": 0, **changes})


def test_games_says_how_thousand_can_be_set_up() -> None:
    (game,) = [g for g in Talk(started=False).ok("games")["games"] if g["key"] == "thousand"]
    assert game["players"] == [2, 4]
    assert game["levels"] == ["easy", "normal", "expert"]
    assert list(game["options"]) == [spec.name for spec in option_specs(ThousandOptions)]
    assert game["options"]["samosval_plus"] == {"default": 555, "min": 100, "max": 870, "step": 5, "off": 0}
    assert game["options"]["bid_step"] == {"default": 5, "choices": [5, 10]}
    assert list(game["presets"]) == ["document", "classic", "soft", "everything"]
    assert game["presets"]["document"] == {}


def test_a_whole_deal() -> None:
    said = talk()
    assert said.ok("legal", seat=2)["moves"][:3] == ["pass", "bid 105", "bid 110"]
    said.play(*S01_MOVES)
    result = said.ok("result")
    assert result["scores"] == [15, 120, 85]
    assert result["last_deal"]["points"] == [15, 120, 85]
    assert (result["over"], result["winners"], result["deals"]) == (False, [], 1)
    table = said.ok("table")["table"]
    assert (table["phase"], table["to_act"], table["trump"], table["points"]) == (
        "pause",
        [1],
        "S",
        [16, 159, 85],
    )
    assert said.ok("legal", seat=1)["moves"] == ["deal"]
    said.play("deal")
    assert said.ok("table")["table"]["deal"] == 2


def test_a_view_has_the_fields_of_the_game_and_no_secret() -> None:
    said = talk()
    said.play("bid 105", "pass", "bid 110", "pass")
    views = [said.ok("view", seat=seat)["view"] for seat in range(3)]
    for seat, view in enumerate(views):
        assert (view["order"], view["declarer"], view["bids"]) == (110, 1, ["pass", 110, "pass"])
        assert view["prikup"] == ["AC", "QC", "JS"]
        assert (view["attempts"], view["bolts"], view["on_barrel"]) == ([0] * 3, [0] * 3, [False] * 3)
        others = {card for s in range(3) if s != seat for card in view["zones"][f"hand:{s}"]}
        assert others == {"??"}
    assert [view["cap"] for view in views] == [None, 220, None]
    said.play("give 9S 2", "give 9D 0")
    events = [said.ok("events", seat=seat)["events"] for seat in range(3)]
    assert [told[-4]["move"] for told in events] == ["give ?? 2", "give 9S 2", "give 9S 2"]


def test_counters_and_scores_come_and_go_with_the_record() -> None:
    given = {"on_barrel": [0, 1, 0], "attempts": [0, 2, 0], "bolts": [1, 0, 2], "no_win": [0, 1, 0]}
    said = talk(scores=[0, 880, -100], counters=given, deal=9)
    view = said.ok("view", seat=0)["view"]
    assert (view["on_barrel"], view["attempts"], view["bolts"], view["deal"]) == (
        [False, True, False],
        [0, 2, 0],
        [1, 0, 2],
        9,
    )
    said.play(*S01_MOVES[:6])
    record = said.ok("save")["record"]
    again = Talk(started=False)
    again.ok("load", record=record)
    assert again.ok("table") == said.ok("table")
    assert again.ok("undo")["to_act"] == [1]


def test_yes_and_no_say_who_sits_on_the_barrel_too() -> None:
    said = talk(scores=[0, 880, 0], counters={"on_barrel": [False, True, False]})
    assert said.ok("view", seat=0)["view"]["attempts"] == [0, 3, 0]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"players": 5}, "bad_request"),
        ({"scores": [0, 0]}, "bad_request"),
        ({"counters": {"hats": [0, 0, 0]}}, "bad_request"),
        ({"counters": {"bolts": [0, "1", 0]}}, "bad_request"),
        ({"pack": PACK[1:]}, "bad_request"),
        ({"options": {"samosval_plus": 50}}, "bad_option"),
        ({"options": {"preset": "soft", "rospis_60": 1}}, "bad_option"),
    ],
)
def test_what_new_does_not_take(changes: dict[str, Any], error: str) -> None:
    fields = {"game": "thousand", "players": 3, "pack": PACK, "dealer": 0, "seed": "s", **changes}
    assert Talk().error("new", **fields)[0] == error


def test_a_refusal_names_the_rule_and_the_number() -> None:
    said = talk()
    error, message = said.error("play", seat=2, move="bid 165")
    assert error == "illegal_move"
    assert message == "With your marriages 160 is the most you can bid. (G2-A16)"


def test_the_computer_chooses_in_every_phase() -> None:
    said = talk(options={"dark": True, "golden": False})
    levels = ("easy", "normal", "expert")
    phases = set()
    for number in range(120):
        table = said.ok("table")["table"]
        phases.add(table["phase"])
        (seat,) = table["to_act"]
        answer = said.ok("choose", seat=seat, level=levels[number % 3], seed="s", explain=True)
        assert {each["move"] for each in answer["moves"]} == set(said.ok("legal", seat=seat)["moves"])
        said.ok("play", seat=seat, move=answer["move"])
    assert {"dark", "bidding", "snos", "raise", "play", "pause"} <= phases
