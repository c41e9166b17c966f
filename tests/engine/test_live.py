"""A match with a clock: presses and players happen at their own millisecond, whenever it is stepped."""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise, permutations
from typing import Any

import pytest
from engine.nervioso_table import P1, P2, P3, P4

from cardtable.engine.cards import SPANISH
from cardtable.engine.game import Choice, IllegalMove, Judged, Seat, View
from cardtable.engine.games.nervioso import (
    HANDICAP_MS,
    HUSH,
    LAY,
    SLAP,
    TEMPO_MS,
    TURN_MS,
    VALUES,
    NerviosoView,
    reactions,
)
from cardtable.engine.match import BadRecord, Entry, Match, Player, Record, Sitter
from cardtable.engine.players.nervioso import Tempo, seated
from cardtable.engine.record import replay

RATES = [20, 24, 30, 60, 75, 120, 144, 240]


def record_of(players: int, seed: str = "a seed", **fields: Any) -> Record:
    return Record("nervioso", tuple(Sitter(f"P{seat + 1}") for seat in range(players)), seed, **fields)


def stacked(*first: str, players: int = 3, **fields: Any) -> Record:
    """P1 starts; these cards are laid first, the others follow in the order of the pack."""
    rounds = 40 // players
    pack: list[str] = list(first)
    pack += [str(card) for card in SPANISH.cards if str(card) not in first]
    assert len(first) <= rounds * players
    return record_of(players, dealer=players - 1, pack=tuple(pack), **fields)


def verdicts(match: Match) -> list[tuple[str, Seat]]:
    events = replay(match.record).game.events
    return [(event.verdict, event.seat) for event in events if isinstance(event, Judged)]


def hands_of(match: Match) -> list[Seat]:
    """Whose hands came down at the last verdict, in their order."""
    last = [event for event in replay(match.record).game.events if isinstance(event, Judged)][-1]
    return [seat for seat, _ in last.hands]


def matched(players: int = 3, **fields: Any) -> Match:
    """P1's card is a match from 1000 + TURN_MS on."""
    match = Match(stacked("1o", players=players, **fields), {})
    match.press(P1, LAY, 1000)
    match.step(1000 + TURN_MS)
    return match


class TestPresses:
    def test_a_card_counts_a_turn_after_the_press(self) -> None:
        match = Match(stacked("4o"), {})
        match.step(0)
        match.press(P1, LAY, 1000)
        assert match.step(1000 + TURN_MS - 1) == ()
        (underway,) = match.underway()
        assert (underway.seat, underway.pressed_ms, underway.due_ms) == (P1, 1000, 1000 + TURN_MS)
        assert len(match.step(1000 + TURN_MS)) == 2
        assert match.underway() == ()
        assert match.record.log == (Entry(1000 + TURN_MS, P1, "lay"),)

    def test_a_slap_counts_at_once_and_before_the_face_is_seen_it_is_wrong(self) -> None:
        match = Match(stacked("4o", "2c"), {})
        match.press(P1, LAY, 1000)
        match.press(P2, LAY, 2000)  # a match, once it can be seen
        match.press(P3, SLAP, 2000 + TURN_MS - 1)
        assert verdicts(match) == [("wrong_hand", P3)]

    def test_a_slap_in_the_millisecond_in_which_the_face_is_seen_is_good(self) -> None:
        match = Match(stacked("4o", "2c"), {})
        match.press(P1, LAY, 1000)
        match.press(P2, LAY, 2000)
        match.press(P3, SLAP, 2000 + TURN_MS)
        assert verdicts(match) == [("match", P2)]
        assert match.view().slapped == ((P3, 2000 + TURN_MS),)  # type: ignore[attr-defined]

    @pytest.mark.parametrize("order", list(permutations([P1, P2, P3, P4])))
    def test_hands_of_one_millisecond_go_by_the_queue_never_by_the_seats(self, order: Any) -> None:
        match = matched(players=4)
        for seat in order:
            match.press(seat, SLAP, 1500)
        match.step(1600)
        assert hands_of(match) == list(order[:3])
        assert verdicts(match)[-1] == ("last_hand", order[3])
        assert [refusal.rule for _, refusal in match.refusals()] == ["G6-A07"]

    def test_a_handicap_holds_a_hand(self) -> None:
        match = matched()
        match.press(P1, SLAP, 1400, held_ms=HANDICAP_MS)
        match.press(P2, SLAP, 1500)
        match.step(1400 + HANDICAP_MS - 1)
        assert match.view().slapped == ((P2, 1500),)  # type: ignore[attr-defined]
        match.step(1400 + HANDICAP_MS)
        assert hands_of(match) == [P2, P1]

    def test_a_hand_that_is_held_is_pressed_once(self) -> None:
        match = matched()
        match.press(P1, SLAP, 1400, held_ms=300)
        match.press(P1, SLAP, 1500, held_ms=300)
        match.step(5000)
        assert match.refusals() == ()

    def test_no_second_card_is_begun_while_one_is_on_its_way(self) -> None:
        match = Match(stacked("4o", players=2), {})
        for at_ms in (1000, 1050, 1100):
            match.press(P1, LAY, at_ms)
        match.step(3000)
        assert len(match.record.log) == 1
        assert match.refusals() == ()

    def test_a_card_of_the_next_player_that_comes_down_on_a_match_is_thrown(self) -> None:
        match = Match(stacked("1o"), {})
        match.press(P1, LAY, 1000)
        match.press(P2, LAY, 1001)  # before the face of P1's card can be seen
        match.step(3000)
        assert verdicts(match) == [("match", P1), ("thrown_card", P2)]

    def test_what_is_refused_is_told_with_its_seat_and_leaves_no_trace(self) -> None:
        match = Match(stacked("4o"), {})
        match.press(P2, LAY, 1000)
        match.press(P3, HUSH, 1000)
        match.step(3000)
        assert [(seat, refusal.rule) for seat, refusal in match.refusals()] == [
            (P2, "G6-R13"),
            (P3, "G6-R13"),
        ]
        assert match.refusals() == ()
        assert match.record.log == ()

    def test_a_submitted_move_counts_at_its_time(self) -> None:
        match = Match(stacked("1o"), {})
        match.submit(P1, LAY, 1000)
        with pytest.raises(IllegalMove):
            match.submit(P3, LAY, 1200)
        match.submit(P3, SLAP, 900)  # a stamp that is older than what has happened
        assert match.record.log == (Entry(1000, P1, "lay"), Entry(1200, P3, "slap"))

    def test_the_time_to_slap_is_up_at_its_millisecond_whenever_that_is_noticed(self) -> None:
        match = matched()
        match.press(P2, SLAP, 1300)
        match.step(60_000)
        assert verdicts(match)[-1] == ("too_slow", P3)
        assert match.view().since_ms == 1000 + TURN_MS + 3000  # type: ignore[attr-defined]


class Reaction:
    """Slaps so long after a match, and lays after a second where it is its turn."""

    def __init__(self, ms: int) -> None:
        self.ms = ms
        self.asked: list[int] = []

    def decide(self, view: View) -> Choice | None:
        assert isinstance(view, NerviosoView)
        self.asked.append(view.ms)
        if view.match and SLAP in view.legal:
            return Choice(SLAP, view.since_ms + self.ms - view.ms)
        return Choice(LAY, 1000) if view.turn == view.seat and not view.match else None


class TestPlayers:
    def test_each_is_asked_anew_when_something_happens_and_moves_at_its_time(self) -> None:
        fast, slow = Reaction(300), Reaction(700)
        match = Match(stacked("1o"), {P2: fast, P3: slow})
        match.press(P1, LAY, 1000)
        match.step(20_000)
        face = 1000 + TURN_MS
        assert match.record.log[:3] == (
            Entry(face, P1, "lay"),
            Entry(face + 300, P2, "slap"),
            Entry(face + 700, P3, "slap"),
        )
        assert face in fast.asked
        assert verdicts(match)[:2] == [("match", P1), ("last_hand", P1)]

    def test_a_card_of_a_player_takes_its_turn_too(self) -> None:
        match = Match(stacked("4o"), {P1: Reaction(300)})
        match.step(1100)
        (underway,) = match.underway()
        assert (underway.seat, underway.move, underway.pressed_ms) == (P1, LAY, 1000)
        match.step(5000)
        assert match.record.log == (Entry(1000 + TURN_MS, P1, "lay"),)

    def test_a_person_who_is_as_fast_comes_first(self) -> None:
        match = Match(stacked("1o"), {P2: Reaction(300)})
        match.press(P1, LAY, 1000)
        match.press(P3, SLAP, 1000 + TURN_MS + 300)
        match.step(2000)
        assert hands_of(match) == [P3, P2]

    def test_of_two_players_of_one_millisecond_chance_lets_one_be_first(self) -> None:
        firsts = set()
        for number in range(40):
            same: Mapping[Seat, Player] = {P2: Reaction(300), P3: Reaction(300)}
            match = Match(replace(stacked("1o", players=4), seed=str(number)), same)
            match.press(P1, LAY, 1000)
            match.step(1000 + TURN_MS + 300)
            firsts.add(match.view().slapped[0][0])  # type: ignore[attr-defined]
        assert firsts == {P2, P3}

    def test_a_confused_player_does_nothing(self) -> None:
        class Confused:
            def decide(self, view: View) -> Choice:
                return Choice(SLAP, 10)

        match = Match(stacked("4o", players=4), {P2: Confused()})
        match.step(10_000)
        assert match.record.log == ()

    def test_a_player_out_of_cards_is_not_waited_for(self) -> None:
        match = Match(record_of(2), {P1: Tempo(500), P2: Tempo(500)})
        for now in range(0, 600_000, 250):
            match.step(now)
        assert match.over or len(match.record.log) > 40


def stepped(match: Match, times: Iterator[int], limit_ms: int = 1_000_000) -> Match:
    for now in times:
        match.step(now)
        if match.over or now > limit_ms:
            break
    return match


def frames(hertz: int) -> Iterator[int]:
    return (frame * 1000 // hertz for frame in range(10**9))


def uneven(seed: int) -> Iterator[int]:
    chance, now = random.Random(seed), 0
    while True:
        now += int(chance.expovariate(1 / 60))
        yield now


def computers(seats: int, seed: str, **rules: Any) -> Match:
    levels = ("easy", "normal", "hard", "expert")
    hands = seated(seed, [levels[seat % 4] for seat in range(seats)])
    return Match(record_of(seats, seed, rules=rules), hands)


@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (4, "figuras+666"), (8, "666")])
def test_the_same_seed_gives_the_same_match_of_computers_at_any_rate(seats: int, variant: str) -> None:
    games = [stepped(computers(seats, "rate", variant=variant), frames(rate)) for rate in RATES]
    games += [stepped(computers(seats, "rate", variant=variant), uneven(seed)) for seed in (1, 2)]
    assert all(game.over for game in games)
    assert len({game.record.log for game in games}) == 1
    assert len(games[0].record.log) > 30


def people_and_a_computer(times: Iterator[int]) -> Match:
    """Two people press at fixed times, whatever the frames are."""
    chance = random.Random(5)
    match = Match(record_of(3, "mixed", dealer=2), seated("mixed", [None, None, "normal"]))
    waiting = [
        (number * 600 + chance.randrange(500), chance.choice((P1, P2)), chance.choice((LAY, LAY, LAY, SLAP)))
        for number in range(200)
    ]
    for now in times:
        while waiting and waiting[0][0] <= now:
            at_ms, seat, move = waiting.pop(0)
            match.press(seat, move, at_ms)
        match.step(now)
        if not waiting:
            return match
    raise AssertionError("The frames end before the presses.")


def test_presses_and_a_computer_make_the_same_match_at_any_rate() -> None:
    games = [people_and_a_computer(frames(rate)) for rate in RATES]
    assert len({game.record.log for game in games}) == 1
    assert {name for name, _ in verdicts(games[0])} >= {"wrong_hand", "last_hand"}


def test_a_game_of_four_people_to_its_end() -> None:
    """Each lays in turn and slaps what matches, and somebody errs; the record says the same again."""
    chance = random.Random(11)
    match = Match(record_of(4, "four people"), {})
    told = list(match.step(0))
    now = 0
    while not match.over:
        view = match.view()
        assert isinstance(view, NerviosoView)
        now = max(now, view.ms)
        if view.match:
            seats = [seat for seat in range(4) if seat not in dict(view.slapped)]
            for seat in chance.sample(seats, len(seats)):
                now += chance.randrange(60)
                match.press(seat, SLAP, now)
        elif view.pile and chance.random() < 0.03:
            match.press(chance.randrange(4), SLAP, now)
        else:
            assert view.turn is not None
            match.press(view.turn, LAY, now)
        now += 700
        told += match.step(now)
    again = replay(Record.from_json(json.loads(json.dumps(match.record.to_json())))).game
    assert again.winners() == tuple(match.result()["winners"]) != ()
    assert [event.seen_by(P1) for event in again.events] == told


def test_a_match_that_was_left_in_an_open_slap_goes_on_as_if_it_had_not_been() -> None:
    whole = stepped(computers(4, "left", variant="base"), frames(60))
    first = computers(4, "left", variant="base")
    moment = next(entry.ms for entry in whole.record.log if entry.move == "slap") + 1
    stepped(first, frames(60), moment)
    assert first.view().match  # type: ignore[attr-defined]
    record = Record.from_json(json.loads(json.dumps(first.record.to_json())))
    second = Match(record, seated("left", ["easy", "normal", "hard", "expert"]))
    assert second.step(record.ms) == ()
    stepped(second, (now for now in frames(60) if now >= record.ms))
    assert second.record.log == whole.record.log


@pytest.mark.parametrize("tempo_ms", TEMPO_MS)
def test_practice_against_nobody(tempo_ms: int) -> None:
    """The table lays for both; a hand that is never too late wins, and is shown its times."""
    match = Match(record_of(2, "practice", rules={"laying": "tempo"}), seated("s", [None, None], tempo_ms))
    told = list(match.step(0))
    for now in range(0, 600_000, 10):
        view = match.view()
        assert isinstance(view, NerviosoView)
        if view.match and not view.slapped and now >= view.since_ms + 400:
            match.press(P1, SLAP, now)
        told += match.step(now)
        if match.over:
            break
    assert match.over
    times = reactions(told, P1).times
    assert len(times) >= 2
    assert all(400 <= ms < 410 for ms in times)
    lays = [entry.ms for entry in match.record.log if entry.move == "lay"]
    steady = [later - earlier for earlier, later in pairwise(lays)]
    assert min(steady) == tempo_ms


# Records of a game with a clock.


def test_a_record_replays_to_the_same_judgement() -> None:
    match = stepped(computers(5, "judgement"), frames(60))
    again = replay(match.record).game
    assert again.result() == match.result()
    assert [event for event in again.events if isinstance(event, Judged)]


def test_the_time_that_had_passed_is_part_of_the_record() -> None:
    match = matched()
    match.step(3000)
    open_still = Match(match.record, {})
    assert open_still.view().match  # type: ignore[attr-defined]
    closed = Match(replace(match.record, ms=99_000), {})
    assert closed.view().turn == P2  # type: ignore[attr-defined]
    assert closed.record.ms == 99_000


def test_a_log_whose_time_runs_backwards_is_read_up_to_there() -> None:
    record = matched().record
    log = (*record.log, Entry(1100, P2, "slap"), Entry(1500, P3, "slap"))
    match = Match(replace(record, log=log), {})
    assert match.stopped_at == 1
    assert match.message == (
        f"Entry 1 (slap) cannot be played: It is of 1100 ms, and {1000 + TURN_MS} ms had passed before it."
    )
    assert match.record.ms == 1000 + TURN_MS


def test_a_record_that_says_too_short_a_time_has_that_of_its_last_entry() -> None:
    record = replace(matched().record, ms=5)
    assert Match(record, {}).record.ms == 1000 + TURN_MS


def test_a_time_below_zero_is_none() -> None:
    data = record_of(3).to_json()
    with pytest.raises(BadRecord, match="counted from 0"):
        Record.from_json(data | {"ms": -1})
    match = Match(Record.from_json(data | {"log": [[-5, 0, "lay"]]}), {})
    assert match.stopped_at == 0


def test_every_first_card_is_a_match_where_the_test_needs_it() -> None:
    """The stacked packs of this file say what they promise."""
    game = stacked("1o", "2c", players=2).new_game()
    assert [VALUES[game.table.piles[zone][-1].rank] for zone in list(game.table.piles)[1:3]] == [1, 2]
