"""The referee on Nervioso: times in requests, windows that close, and all that its view says."""

from typing import Any

from engine.nervioso_table import P1, P2, P3
from engine.talk import Talk

from cardtable.engine.cards import SPANISH

FIRST = ["1o", "2c", "7b"]
PACK = [*FIRST, *(str(card) for card in SPANISH.cards if str(card) not in FIRST)]
"""With dealer 2 of three: seat 0 starts with a one, seat 1 goes on with a two."""


def talk(**changes: Any) -> Talk:
    return Talk(game="nervioso", players=3, dealer=2, **{"pack": PACK, **changes})


def matched() -> Talk:
    """Seat 0's one is a match from 1000 ms on."""
    told = talk()
    told.ok("play", seat=P1, move="lay", at_ms=1000)
    return told


def test_the_game_is_described() -> None:
    (game,) = (game for game in Talk(started=False).ok("games")["games"] if game["key"] == "nervioso")
    assert game["players"] == [2, 8]
    assert game["levels"] == ["easy", "normal", "hard", "expert"]
    assert game["options"]["restart_at"] == {"default": 1, "choices": [1, "choice"]}
    assert game["options"]["slap_timeout_ms"] == {"default": 3000, "min": 1000, "max": 10_000, "step": 500}
    assert game["options"]["variant"]["choices"] == ["base", "figuras", "666", "figuras+666"]
    assert set(game["options"]) == {
        *("variant", "laying", "call_mode", "slap_timeout_ms", "silent_six_matches", "punish_cards"),
        *("starter", "restart_at"),
    }


def test_defaults_are_those_of_the_rules() -> None:
    (game,) = (game for game in Talk(started=False).ok("games")["games"] if game["key"] == "nervioso")
    assert {name: option["default"] for name, option in game["options"].items()} == {
        "variant": "base",
        "laying": "manual",
        "call_mode": "auto",
        "slap_timeout_ms": 3000,
        "silent_six_matches": True,
        "punish_cards": 2,
        "starter": "random",
        "restart_at": 1,
    }


def test_a_new_game_deals_and_says_who_acts() -> None:
    told = talk()
    view = told.ok("view", seat=P2)["view"]
    assert view["zones"]["hand:0"] == view["zones"]["hand:1"] == ["??"] * 13
    assert view["zones"]["discard"] == [PACK[39]]
    assert (view["count"], view["match"], view["slapped"], view["phase"]) == (0, False, [], "lay")
    assert told.ok("legal", seat=P1)["moves"] == ["lay", "slap"]
    assert told.ok("legal", seat=P2)["moves"] == ["slap"]
    assert told.ok("table")["table"]["zones"]["hand:0"][-1] == "1o"


def test_a_match_opens_at_its_time_and_closes_at_the_last_hand() -> None:
    told = matched()
    view = told.ok("view", seat=P3)["view"]
    assert (view["count"], view["match"], view["phase"]) == (1, True, "match")
    answer = told.ok("play", seat=P3, move="slap", at_ms=1310)
    assert told.ok("view", seat=P1)["view"]["slapped"] == [[P3, 1310]]
    assert answer["to_act"] == [P1, P2]
    answer = told.ok("play", seat=P1, move="slap", at_ms=1450)
    assert answer["events"][1] == {
        "event": "judged",
        "seat": P2,
        "verdict": "last_hand",
        "hands": [[P3, 310], [P1, 450]],
    }
    assert answer["to_act"] == [P2]
    assert told.ok("legal", seat=P2)["moves"] == ["lay"]


def test_time_passes_by_advance_and_before_a_move() -> None:
    told = matched()
    assert told.ok("advance", to_ms=3999)["events"] == []
    events = told.ok("advance", to_ms=4000)["events"]
    assert (events[0]["verdict"], events[0]["seat"]) == ("too_slow", P2)
    assert told.ok("view", seat=P1)["view"]["match"] is False
    told = matched()
    error, message = told.error("play", seat=P3, move="slap", at_ms=4000)
    assert error == "illegal_move"
    assert "G6-A07" in message
    assert told.ok("play", seat=P3, move="slap", at_ms=3999)["to_act"] == [P1, P2]  # nothing had changed


def test_time_never_runs_backwards() -> None:
    told = matched()
    assert told.error("play", seat=P2, move="slap", at_ms=999)[0] == "bad_request"
    assert told.error("advance", to_ms=999)[0] == "bad_request"
    assert told.error("play", seat=P2, move="slap", at_ms="soon")[0] == "bad_request"
    assert told.error("advance")[0] == "bad_request"
    told.ok("play", seat=P2, move="slap")  # without a time: now
    assert told.ok("view", seat=P1)["view"]["slapped"] == [[P2, 1000]]


def test_equal_times_go_by_their_arrival() -> None:
    told = matched()
    for seat in (P3, P2):
        told.ok("play", seat=seat, move="slap", at_ms=1200)
    assert told.ok("view", seat=P1)["view"]["zones"]["hand:0"] == ["??"] * 14


def test_refusals_name_their_rule() -> None:
    told = matched()
    for seat, move, rule in (
        (P3, "lay", "R13"),
        (P2, "hush", "A19"),
        (P1, "deal", "G6"),
        (P1, "lay 3", "R13"),
    ):
        error, message = told.error("play", seat=seat, move=move)
        assert error == "illegal_move"
        assert rule in message


def test_undo_takes_a_hand_back_and_the_match_is_open_again() -> None:
    told = matched()
    told.ok("play", seat=P3, move="slap", at_ms=1310)
    told.ok("play", seat=P1, move="slap", at_ms=1450)
    assert told.ok("undo")["to_act"] == [P1, P2]
    view = told.ok("view", seat=P1)["view"]
    assert (view["match"], view["slapped"]) == (True, [[P3, 1310]])
    told.ok("advance", to_ms=9000)
    assert told.ok("undo")["to_act"] == [P1, P2, P3]
    assert told.ok("view", seat=P1)["view"]["match"] is True


def test_a_saved_game_comes_back_with_its_time() -> None:
    told = matched()
    told.ok("play", seat=P3, move="slap", at_ms=1310)
    told.ok("advance", to_ms=2000)
    record = told.ok("save")["record"]
    assert (record["ms"], record["log"]) == (2000, [[1000, 0, "lay"], [1310, 2, "slap"]])
    other = Talk(started=False)
    assert other.ok("load", record=record)["to_act"] == [P1, P2]
    assert other.ok("table") == told.ok("table")
    assert other.error("advance", to_ms=1999)[0] == "bad_request"
    loaded = other.ok("load", record=record | {"ms": 60_000})
    assert loaded["to_act"] == [P2]  # the first hand that was missing when the time was up


def test_a_record_whose_time_runs_backwards_stops_there() -> None:
    record = matched().ok("save")["record"]
    record["log"].append([500, 2, "slap"])
    loaded = Talk(started=False).ok("load", record=record)
    assert loaded["stopped_at"] == 1
    assert "500 ms" in loaded["message"]


def test_bad_set_ups() -> None:
    told = Talk(started=False)
    new = {"game": "nervioso", "seed": "s", "players": 4}
    assert told.error("new", **new | {"players": 9})[0] == "bad_request"
    assert told.error("new", **new | {"players": 1})[0] == "bad_request"
    assert told.error("new", **new, pack=["1o"])[0] == "bad_request"
    assert told.error("new", **new, dealer=4)[0] == "bad_request"
    assert told.error("new", **new, scores=[0, 0])[0] == "bad_request"
    for options in ({"restart_at": "1"}, {"variant": "777"}, {"players": 4}, {"laying": True}):
        assert told.error("new", **new, options=options)[0] == "bad_option"


def test_the_taker_may_choose_the_number() -> None:
    told = talk(options={"restart_at": "choice", "preset": "six"})
    told.ok("play", seat=P3, move="slap")
    assert told.ok("legal", seat=P3)["moves"] == [f"lay {n}" for n in range(1, 11) if n != 6]
    told.ok("play", seat=P3, move="lay 9")
    assert told.ok("table")["table"]["count"] == 9


def test_a_whole_game_by_what_the_levels_would_do() -> None:
    told = talk(options={"variant": "666"})
    for _ in range(2000):
        table = told.ok("table")["table"]
        if not table["to_act"]:
            break
        seat = table["to_act"][0] if table["match"] else table["turn"]
        move = told.ok("choose", seat=seat, level="expert", seed=f"{table['laid']}")["move"]
        told.ok("play", seat=seat, move=move)
    result = told.ok("result")
    assert result["over"] is True
    assert result["deals"] == 1
    assert told.error("play", seat=P1, move="lay")[0] == "illegal_move"
    assert [told.ok("legal", seat=seat)["moves"] for seat in range(3)] == [[], [], []]
