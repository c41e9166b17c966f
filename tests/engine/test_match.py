"""A match asks its players, keeps its record, and tells the watching seat what that may know."""

import json
from dataclasses import replace
from typing import Any

import pytest
from engine.sixty_six_table import move

from cardtable.engine.game import IllegalMove, Moved, View
from cardtable.engine.games.sixty_six import HANDS, STOCK
from cardtable.engine.match import BadRecord, Choice, Entry, Match, Record, Sitter

SITTERS = (Sitter("Ana"), Sitter("Otto", "computer", "expert"))
START = Record("sixty_six", SITTERS, "a seed", dealer=0)


class FirstMove:
    """Plays the first legal move after half a second, and thinks for two steps before it knows that."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def decide(self, view: View) -> Choice | None:
        self.asked.append(view)
        return Choice(view.legal[0], 500) if len(self.asked) % 3 == 0 else None


def test_a_fresh_match_tells_of_its_first_deal() -> None:
    match = Match(START, {})
    events = match.step(0)
    assert len(events) == 13
    own, other = ([e for e in events if isinstance(e, Moved) and e.target is HANDS[seat]] for seat in (0, 1))
    assert all(event.source is STOCK and event.cards != (None,) for event in own)
    assert all(event.cards == (None,) for event in other)
    assert match.step(1) == ()


def test_a_player_moves_its_time_after_it_was_asked() -> None:
    player = FirstMove()
    match = Match(START, {1: player})
    match.step(1000)
    match.step(1010)
    match.step(1020)
    assert len(player.asked) == 3
    assert player.asked[0] is player.asked[1] is player.asked[2]
    match.step(1499)
    assert match.record.log == ()
    told = match.step(1500)
    assert match.record.log == (Entry(1500, 1, str(player.asked[0].legal[0])),)
    assert len(told) == 2
    match.step(5000)
    assert len(player.asked) == 3  # it is the other seat's turn


def test_a_submitted_move_is_kept_with_its_time_and_told_at_the_next_step() -> None:
    match = Match(replace(START, dealer=1), {})
    match.step(0)
    card = match.view().hand[0]
    match.submit(0, move(f"play {card}"), 1840)
    assert match.record.log == (Entry(1840, 0, f"play {card}"),)
    assert match.record.ms == 1840
    assert len(match.step(1841)) == 2
    assert match.record.ms == 1841


def test_a_refused_move_leaves_no_trace() -> None:
    match = Match(START, {})
    refusal = match.refusal(move("play AS"))
    assert refusal is not None
    assert refusal.rule == "G1-A01"
    with pytest.raises(IllegalMove, match="It is not your turn"):
        match.submit(0, move("play AS"), 5)
    assert match.record == START


def test_a_player_is_asked_anew_when_its_turn_comes_again() -> None:
    player = FirstMove()
    match = Match(START, {1: player})
    for now in (0, 1, 2, 600):
        match.step(now)
    match.submit(0, match.view().legal[0], 700)
    leader = match.view().to_act[0]
    if leader == 0:
        match.submit(0, match.view().legal[0], 800)
    match.step(900)
    assert len(player.asked) == 4
    assert len(player.asked[3].seen) > len(player.asked[2].seen)


class Confused:
    def decide(self, view: View) -> Choice:
        return Choice(move("play 2H"))


def test_a_confused_player_plays_something_legal() -> None:
    match = Match(START, {1: Confused()})
    match.step(0)
    assert len(match.record.log) == 1


def test_a_loaded_match_goes_on_where_it_stood_and_tells_nothing_twice() -> None:
    match = Match(START, {1: FirstMove()})
    for now in (0, 1, 2, 600):
        match.step(now)
    again = Match(Record.from_json(json.loads(json.dumps(match.record.to_json()))), {})
    assert (again.view(), again.record) == (match.view(), match.record)
    assert (again.stopped_at, again.message, again.step(700)) == (None, None, ())


def log_of(*entries: Any) -> dict[str, Any]:
    match = Match(START, {1: FirstMove()})
    for now in (0, 1, 2, 600):
        match.step(now)
    said = match.record.to_json()
    return {**said, "log": [*said["log"], *entries]}


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ([700, 0, "claim"], "claim"),
        ([700, 1, "play AS"], "turn"),
        ([700, 7, "play AS"], "turn"),
        ([700, -1, "deal"], "a time, a seat"),
        ([700, 0, "play 1S"], "no card '1S'"),
        ([700, True, "play AS"], "a time, a seat"),
        (["play AS"], "a time, a seat"),
        ({}, "a time, a seat"),
        (None, "a time, a seat"),
    ],
)
def test_a_log_is_read_up_to_the_entry_that_cannot_be_played(entry: Any, why: str) -> None:
    whole = Match(Record.from_json(log_of()), {})
    match = Match(Record.from_json(log_of(entry, [800, 0, "close"])), {})
    assert match.stopped_at == 1
    assert match.message is not None
    assert match.message.startswith("Entry 1 ")
    assert why in match.message
    assert match.record.log == whole.record.log
    assert match.view() == whole.view()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "text"}, "not a record"),
        ({"version": 2}, "newer version"),
        ({"version": None}, "which version"),
        ({"version": True}, "which version"),
        ({"game": "whist"}, "not here: 'whist'"),
        ({"game": 66}, "'game'"),
        ({"seed": 1}, "'seed'"),
        ({"seats": [{"name": "Ana"}]}, "1 players cannot play"),
        ({"seats": ["Ana", "Otto"]}, "who sits where"),
        ({"seats": [{"name": 1}, {}]}, "'name'"),
        ({"rules": {"match_pips": 9}}, "match_pips"),
        ({"rules": {"nines": 9}}, "no option 'nines'"),
        ({"rules": []}, "'rules'"),
        ({"dealer": 2}, "no seat 2"),
        ({"dealer": "0"}, "'dealer'"),
        ({"pack": ["AS"]}, "each of the 24 cards"),
        ({"pack": ["1S"]}, "no card '1S'"),
        ({"pack": [1]}, "'pack'"),
        ({"scores": [1]}, "2 scores"),
        ({"scores": [1, "2"]}, "'scores'"),
        ({"counters": {"bolts": [0, 0]}}, "counters"),
        ({"counters": {"bolts": 0}}, "'bolts'"),
        ({"deal": 0}, "counted from 1"),
        ({"ms": 1.5}, "'ms'"),
        ({"log": "play AS"}, "'log'"),
    ],
)
def test_a_bad_record_is_refused_in_a_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord, match=r"\.$") as error:
        Record.from_json(START.to_json() | change)
    assert why in str(error.value)


@pytest.mark.parametrize("data", [None, [], "text", {}])
def test_what_is_no_record_at_all(data: object) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        Record.from_json(data)


def test_a_record_says_no_more_than_it_has_to() -> None:
    assert START.to_json() == {
        "format": "cardtable record",
        "version": 1,
        "game": "sixty_six",
        "rules": {},
        "seats": [
            {"name": "Ana", "player": "human"},
            {"name": "Otto", "player": "computer", "level": "expert"},
        ],
        "seed": "a seed",
        "dealer": 0,
        "ms": 0,
        "log": [],
    }


def test_a_set_position_is_kept() -> None:
    pack = tuple(map(str, START.new_game().order()))
    record = replace(START, pack=pack, scores=(3, 4), deal=2)
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    assert (record.new_game().deal, record.new_game().scores) == (2, [3, 4])
