"""The referee on Nine: what `new` takes, what a turn answers, what a seat is shown."""

from __future__ import annotations

from typing import Any

import pytest
from engine.talk import Talk

from cardtable.engine.games.nine import CARDS, NineOptions
from cardtable.engine.options import option_specs

PACK = [str(card) for card in CARDS]
"""Three seats get 0a 1b 2a 2d 3c, 0b 1c 2b 3a 3d and 1a 1d 2c 3b 4a; 4b is turned up, 4c drawn first."""


def talk(**changes: Any) -> Talk:
    return Talk(**{"game": "nine", "players": 3, "pack": PACK, "dealer": 2, **changes})


def test_games_says_how_nine_can_be_set_up() -> None:
    (game,) = [g for g in Talk(started=False).ok("games")["games"] if g["key"] == "nine"]
    assert game["players"] == [2, 6]
    assert game["levels"] == ["easy", "normal", "expert"]
    assert list(game["options"]) == [spec.name for spec in option_specs(NineOptions)]
    assert game["options"]["teams"] == {"default": "off", "choices": ["off", "2x2", "3x2"]}
    assert game["options"]["magic_score"] == {"default": 90, "min": 1, "max": 199, "step": 1, "off": 0}
    assert game["presets"]["document"] == {}


def test_turns() -> None:
    said = talk()
    assert said.ok("legal", seat=0)["moves"] == ["draw", "pick"]
    assert said.ok("legal", seat=1)["moves"] == []
    answer = said.play("draw")
    assert answer["events"][1] == {"event": "moved", "cards": ["4c"], "from": "stock", "to": "hand:0"}
    moves = said.ok("legal", seat=0)["moves"]
    assert "discard 2a 2d" in moves
    assert "discard 1b 2a 3c 4c" not in moves
    assert said.error("play", seat=0, move="discard 3c 4c")[0] == "illegal_move"
    answer = said.play("discard 2d 2a")
    assert answer["events"] == [
        {"event": "called", "seat": 0, "move": "discard 2d 2a"},
        {"event": "moved", "cards": ["2d", "2a"], "from": "hand:0", "to": "discard"},
    ]
    assert answer["to_act"] == [1]
    table = said.ok("table")["table"]
    assert (table["phase"], table["turns"], table["trump"]) == ("draw", [1, 0, 0], None)


def test_others_do_not_see_what_was_drawn() -> None:
    said = talk()
    said.play("draw")
    (moved,) = [e for e in said.ok("events", seat=1, since=0)["events"][-1:] if e["event"] == "moved"]
    assert moved["cards"] == ["??"]
    view = said.ok("view", seat=1)["view"]
    assert view["zones"]["hand:0"] == ["??"] * 6
    assert view["zones"]["discard"] == ["4b"]


def test_a_call_ends_the_deal_and_opens_all_hands() -> None:
    said = talk()
    for _ in range(3):
        said.play("draw")
        (seat,) = said.ok("table")["table"]["to_act"]
        moves = said.ok("legal", seat=seat)["moves"]
        said.play([move for move in moves if move.count(" ") == 1][-1])
    answer = said.play("nine")
    assert [event["event"] for event in answer["events"]] == ["called", "scored"]
    view = said.ok("view", seat=1)["view"]
    assert "??" not in view["zones"]["hand:0"] + view["zones"]["hand:2"]
    result = said.ok("result")
    assert result["deals"] == 1
    assert result["last_deal"]["caller"] == 0
    assert said.ok("legal", seat=0)["moves"] == ["deal"]
    said.ok("undo")
    assert "nine" in said.ok("legal", seat=0)["moves"]


def test_a_saved_game_loads_to_the_same_state() -> None:
    said = talk(scores=[10, 20, 30], options={"end_score": 60})
    said.play("pick", "discard 2a 2d", "draw")
    record, before = said.ok("save")["record"], said.state()
    other = Talk(started=False)
    assert "stopped_at" not in other.ok("load", record=record)
    assert other.state() == before


def test_each_level_plays_a_game_to_its_end() -> None:
    said = Talk(game="nine", players=3, seed="levels", options={"end_score": 50})
    said.play_out("expert")
    result = said.ok("result")
    assert result["over"]
    assert set(result["winners"]) | set(result["losers"]) <= {0, 1, 2}


def test_choose_explains_each_legal_move() -> None:
    said = talk()
    said.play("draw")
    answer = said.ok("choose", seat=0, level="expert", seed="s", iterations=8, explain=True)
    assert answer["moves"][0]["move"] == answer["move"]
    assert {move["move"] for move in answer["moves"]} == set(said.ok("legal", seat=0)["moves"])


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"players": 7}, "bad_request"),
        ({"players": 1}, "bad_request"),
        ({"pack": PACK[:-1]}, "bad_request"),
        ({"scores": [1, 2]}, "bad_request"),
        ({"options": {"teams": "2x2"}}, "bad_option"),
        ({"options": {"magic_score": 40}}, "bad_option"),
        ({"options": {"deck": "uno"}}, "bad_option"),
    ],
)
def test_what_new_refuses(changes: dict[str, Any], error: str) -> None:
    asked = {"game": "nine", "players": 3, "seed": "x", "options": {}, **changes}
    assert Talk(started=False).ask("new", **asked)["error"] == error
