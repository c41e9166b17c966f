"""What the referee refuses: each error of the protocol, with a sentence, and nothing changed by it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from engine.talk import NEW, PACK, Talk, lines

from cardtable.engine import request
from cardtable.engine.referee import COMMANDS


@pytest.mark.parametrize("cmd", sorted(set(COMMANDS) - {"games", "new", "load"}))
def test_before_a_game_there_is_no_game(cmd: str) -> None:
    talk = Talk(started=False)
    fields = {"seat": 0, "move": "play AS", "to_ms": 1, "since": 0, "level": "easy", "seed": "s"}
    answer = talk.ask(cmd, **fields)
    assert (answer["ok"], answer["error"]) == (False, "no_game")


@pytest.mark.parametrize(
    ("changes", "error", "names"),
    [
        ({"game": "whist"}, "unknown_game", "whist"),
        ({"game": 66}, "bad_request", "game"),
        ({"game": None}, "bad_request", "game"),
        ({"players": 3}, "bad_request", "players"),
        ({"players": 10**30}, "bad_request", "players"),
        ({"players": True}, "bad_request", "players"),
        ({"players": 2.0}, "bad_request", "players"),
        ({"seed": 5}, "bad_request", "seed"),
        ({"seed": None}, "bad_request", "seed"),
        ({"options": []}, "bad_request", "options"),
        ({"options": {"match_pips": 9}}, "bad_option", "match_pips"),
        ({"options": {"match_pips": True}}, "bad_option", "match_pips"),
        ({"options": {"match_pips": 7.0}}, "bad_option", "match_pips"),
        ({"options": {"match_pips": [7]}}, "bad_option", "match_pips"),
        ({"options": {"draw_bonus": 1}}, "bad_option", "draw_bonus"),
        ({"options": {"stake_unit": 0}}, "bad_option", "stake_unit"),
        ({"options": {"players": 2}}, "bad_option", "players"),
        ({"options": {"preset": "moon"}}, "bad_option", "moon"),
        ({"dealer": 2}, "bad_request", "dealer"),
        ({"dealer": -1}, "bad_request", "dealer"),
        ({"dealer": "0"}, "bad_request", "dealer"),
        ({"dealer": False}, "bad_request", "dealer"),
        ({"pack": PACK[1:]}, "bad_request", "pack"),
        ({"pack": [*PACK[1:], "9H"]}, "bad_request", "pack"),
        ({"pack": [*PACK, "9S"]}, "bad_request", "pack"),
        ({"pack": [*PACK[1:], "2S"]}, "bad_request", "pack"),
        ({"pack": [*PACK[1:], "??"]}, "bad_request", "??"),
        ({"pack": [*PACK[1:], 9]}, "bad_request", "pack"),
        ({"pack": "9S"}, "bad_request", "pack"),
        ({"scores": [1]}, "bad_request", "scores"),
        ({"scores": [1, 2, 3]}, "bad_request", "scores"),
        ({"scores": [7, 0]}, "bad_request", "0 to 6"),
        ({"scores": [-1, 0]}, "bad_request", "0 to 6"),
        ({"scores": [1, True]}, "bad_request", "scores"),
        ({"scores": [1, 2.5]}, "bad_request", "scores"),
        ({"counters": {"bolts": [0, 0]}}, "bad_request", "counters"),
        ({"counters": {"bolts": "no"}}, "bad_request", "bolts"),
        ({"counters": [1]}, "bad_request", "counters"),
        ({"deal": 0}, "bad_request", "deal"),
    ],
)
def test_a_game_that_cannot_be_set_up(changes: dict[str, Any], error: str, names: str) -> None:
    talk = Talk()
    kind, message = talk.error(**{**NEW, **changes})
    assert kind == error
    assert names in message


@pytest.mark.parametrize(
    ("cmd", "fields", "names"),
    [
        (None, {}, "cmd"),
        ("dance", {}, "cmd"),
        ("new", {}, "game"),
        ("new", {"game": "sixty_six"}, "seed"),
        ("legal", {}, "seat"),
        ("legal", {"seat": 2}, "seat"),
        ("legal", {"seat": -1}, "seat"),
        ("legal", {"seat": "0"}, "seat"),
        ("legal", {"seat": 0.0}, "seat"),
        ("legal", {"seat": True}, "seat"),
        ("legal", {"seat": [0]}, "seat"),
        ("play", {"seat": 0}, "move"),
        ("play", {"seat": 0, "move": 5}, "move"),
        ("play", {"seat": 0, "move": ["play AS"]}, "move"),
        ("play", {"move": "play AS"}, "seat"),
        ("play", {"seat": 0, "move": "play 9S", "at_ms": "soon"}, "at_ms"),
        ("play", {"seat": 0, "move": "play 9S", "at_ms": -1}, "at_ms"),
        ("advance", {}, "to_ms"),
        ("advance", {"to_ms": 1.5}, "to_ms"),
        ("view", {"seat": None}, "seat"),
        ("events", {"seat": 0, "since": -1}, "since"),
        ("events", {"seat": 0, "since": "0"}, "since"),
        ("load", {}, "record"),
        ("load", {"record": "{}"}, "record"),
        ("choose", {"seat": 0, "seed": "s"}, "level"),
        ("choose", {"seat": 0, "seed": "s", "level": "god"}, "level"),
        ("choose", {"seat": 0, "level": "easy"}, "seed"),
        ("choose", {"seat": 0, "level": "easy", "seed": 1}, "seed"),
        ("choose", {"seat": 1, "level": "easy", "seed": "s"}, "not to act"),
        ("choose", {"seat": 0, "level": "easy", "seed": "s", "iterations": 0}, "iterations"),
        ("choose", {"seat": 0, "level": "easy", "seed": "s", "budget_ms": "5"}, "budget_ms"),
        ("choose", {"seat": 0, "level": "easy", "seed": "s", "explain": 1}, "explain"),
    ],
)
def test_a_request_that_cannot_be_read(cmd: str | None, fields: dict[str, Any], names: str) -> None:
    kind, message = Talk(pack=PACK, dealer=1).error(cmd, **fields)
    assert kind == "bad_request"
    assert names in message


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (1, "play 9H"),
        (0, "play 9H"),
        (0, "play ZZ"),
        (0, "play"),
        (0, "play 9S 9S"),
        (0, "play 9S 4"),
        (0, "marry TS"),
        (0, "marry KD"),
        (0, "exchange"),
        (0, "claim"),
        (0, "deal"),
        (0, "slap"),
        (0, ""),
        (0, "   "),
        (0, "играть"),
        (0, "\ud800"),
        (0, "{suit} {0}"),
        (0, "play " * 100_000),
    ],
)
def test_an_illegal_move_gets_words(seat: int, move: str) -> None:
    kind, message = Talk(pack=PACK, dealer=1).error("play", seat=seat, move=move)
    assert kind == "illegal_move"
    assert 10 < len(message) < 300


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "something else"},
        {"version": 2},
        {"version": True},
        {"version": None},
        {"game": "whist"},
        {"game": ["sixty_six"]},
        {"seats": [{"name": "alone"}]},
        {"seats": 2},
        {"seats": [1, 2]},
        {"seed": 1},
        {"rules": {"match_pips": 6}},
        {"rules": {"unknown": 6}},
        {"rules": []},
        {"dealer": 5},
        {"ms": "late"},
        {"log": "play"},
        {"pack": ["9S"]},
        {"pack": [["9S"]]},
        {"scores": [1, 2, 3]},
        {"scores": [9, 9]},
        {"counters": {"bolts": [1, 1]}},
        {"deal": "first"},
    ],
)
def test_a_bad_record_leaves_the_game_alone(changes: dict[str, Any]) -> None:
    talk = Talk()
    record = {**talk.ok("save")["record"], **changes}
    assert talk.error("load", record=record)[0] == "bad_record"


# Lines.


def test_an_id_comes_back() -> None:
    talk = Talk()
    for mark in (0, "x", None, [1, {"a": "\ud800"}], 1.5, False):
        assert talk.ask("games", id=mark)["id"] == mark
        assert talk.ask("dance", id=mark)["id"] == mark
    assert "id" not in talk.ask("games")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   ",
        "new",
        "{",
        "[]",
        "null",
        "5",
        '"games"',
        '{"cmd": NaN}',
        '{"cmd": "games", "id": Infinity}',
        '{"cmd": "games", "id": 1e999}',
        '{"cmd": "games", "id": ' + "9" * 10_000 + "}",
        "[" * 100_000,
        '{"cmd": "games", "id": ' + "[" * 100_000 + "]" * 100_000 + "}",
        b'{"cmd": "\xff"}\n',
        b'{"cmd": "games"}\x00\n',
        '{"cmd":"games"}'.encode("utf-16") + b"\n",
    ],
)
def test_what_is_no_request_gets_one_answer_and_the_next_is_heard(line: str | bytes) -> None:
    answers = lines(line, '{"cmd": "legal", "seat": 0}')
    assert [answer["ok"] for answer in answers] == [False, False]
    assert [answer["error"] for answer in answers] == ["bad_request", "no_game"]


def test_a_line_without_end_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "LONGEST", 100)
    endless = b'{"cmd": "games", "more": "' + b"x" * 1000
    answers = lines(endless + b'"}\n', '{"cmd": "games", "id": 1}', endless)
    assert [answer.get("error", "none") for answer in answers] == ["bad_request", "none", "bad_request"]


def test_line_ends_and_marks_of_any_system_will_do() -> None:
    answers = lines(b'\xef\xbb\xbf{"cmd": "games"}\r\n', b'{"cmd": "games"}')
    assert [answer["ok"] for answer in answers] == [True, True]


JUNK = [None, True, -1, 0, 1, 2, 3.5, 10**40, "", "0", "play AS", "deal", "ж", [], [0, 0], {}, {"a": [None]}]
FIELDS = (
    "game players seed options pack dealer scores counters deal seat move at_ms to_ms since record".split()  # noqa: SIM905
)


def test_no_request_of_any_shape_breaks_it() -> None:
    rng = random.Random(66)
    talk = Talk()
    for _ in range(1500):
        cmd = rng.choice(sorted(COMMANDS))
        right = {**NEW, "seat": rng.randrange(2), "since": 0, "to_ms": 10**9, "level": "easy"}
        right |= {"record": talk.ok("save")["record"], "move": rng.choice(JUNK)}
        for name in rng.sample([*FIELDS, "level", "iterations", "explain"], rng.randrange(1, 4)):
            right[name] = rng.choice(JUNK)
        if cmd == "load" and isinstance(right["record"], dict):
            right["record"] = {**right["record"], rng.choice([*FIELDS, "log", "seats"]): rng.choice(JUNK)}
        before = talk.state()
        answer = talk.ask(cmd, **{name: value for name, value in right.items() if name != "cmd"})
        assert "referee failed" not in answer.get("message", "")
        if not answer["ok"]:
            assert talk.state() == before
