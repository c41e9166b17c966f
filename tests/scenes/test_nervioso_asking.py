"""Nervioso without a race: the table asks "Match?", time stands still, and only then the computers act."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cardtable.app import STEP_MS
from cardtable.engine.games.nervioso import VALUES
from cardtable.engine.match import Entry, Record
from cardtable.engine.players.nervioso import RESTART_MS
from cardtable.engine.record import replay
from cardtable.scenes.nervioso import NerviosoTable
from cardtable.scenes.nervioso.ending import results_of
from cardtable.scenes.nervioso.pace import Pace
from cardtable.words import LANGUAGES
from tests.scenes.slaps import Slaps, stacked

MATCH = "1o"  # the first card of a count, at its number
NO_MATCH = "5c"
TEMPO_MS = 1000


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Slaps]:
    made = Slaps(tmp_path / "player")
    yield made
    made.close()


def asked(pilot: Slaps, *cards: str, people: int = 1, **record: Any) -> NerviosoTable:
    """The first card lies there, and the table asks about it."""
    laid = {"laying": "tempo"}
    table = pilot.start(stacked(*cards, people=people, rules=laid, **record), asks=True, tempo_ms=TEMPO_MS)
    pilot.until(lambda: table.asked, 3000)
    return table


def no(pilot: Slaps, *seats: int) -> None:
    pilot.tap(*((seat, "lay") for seat in seats))


def buttons(table: NerviosoTable) -> list[str]:
    return [pill.id for pill in table.pills if pill.look != "icon"]


def test_time_stands_still_at_the_card_until_it_is_answered(pilot: Slaps) -> None:
    table = asked(pilot, MATCH)
    assert table.clock.ms == table.view.since_ms == RESTART_MS
    pilot.tick(60_000)
    assert table.view.match
    assert (table.view.slapped, table.view.ms) == ((), RESTART_MS)
    assert len(table.match.record.log) == 1


def test_a_right_yes_is_the_first_hand_and_the_computers_race_for_the_last(pilot: Slaps) -> None:
    table = asked(pilot, MATCH)
    pilot.tick(5000)
    pilot.slap(0)
    pilot.until(lambda: pilot.verdict, 3200)
    assert pilot.down[0] == 0
    assert pilot.verdict in ((1, "last_hand"), (2, "last_hand"))
    assert table.match.record.log[1] == Entry(RESTART_MS, 0, "slap")


def test_a_wrong_no_lets_the_computers_slap_and_a_second_thought_comes_too_late(pilot: Slaps) -> None:
    asked(pilot, MATCH)
    no(pilot, 0)
    pilot.slap(0)
    pilot.until(lambda: pilot.verdict, 3200)
    assert pilot.verdict == (0, "last_hand")


def test_a_wrong_yes_is_a_wrong_hand(pilot: Slaps) -> None:
    table = asked(pilot, NO_MATCH)
    pilot.slap(0)
    pilot.tick(STEP_MS)
    assert pilot.verdict == (0, "wrong_hand")
    assert table.asked == ()
    pilot.until(lambda: table.view.laid == 2, RESTART_MS + 100)
    assert table.asked == (0,), "about the first card of the new count"


def test_after_a_right_no_the_next_card_comes_at_the_tempo(pilot: Slaps) -> None:
    table = asked(pilot, NO_MATCH, "6c")
    pilot.tick(20_000)
    no(pilot, 0)
    assert table.asked == ()
    pilot.until(lambda: table.asked, TEMPO_MS + 100)
    assert [entry.ms for entry in table.match.record.log] == [RESTART_MS, RESTART_MS + TEMPO_MS]
    assert table.clock.ms == RESTART_MS + TEMPO_MS


def test_presses_while_nothing_is_asked_are_no_hands(pilot: Slaps) -> None:
    table = asked(pilot, NO_MATCH, "6c")
    no(pilot, 0)
    pilot.tick(TEMPO_MS / 2)
    pilot.slap(0)
    pilot.until(lambda: table.asked, TEMPO_MS)
    assert pilot.verdict is None
    assert table.notice is None


def test_a_frame_that_comes_late_lets_nobody_act_before_the_answer(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH, people=1, rules={"laying": "tempo"}), asks=True)
    pilot.now += 30_000
    table.tick(STEP_MS)
    table.tick(STEP_MS)
    assert table.asked == (0,)
    assert table.view.slapped == ()
    assert table.clock.ms == table.view.since_ms


def test_yes_and_no_are_buttons_too(pilot: Slaps) -> None:
    table = asked(pilot, NO_MATCH, MATCH)
    assert buttons(table) == ["yes", "no"]
    pilot.click(next(pill for pill in table.pills if pill.id == "no").box.center)
    assert buttons(table) == []
    pilot.until(lambda: table.asked, TEMPO_MS + 100)
    pilot.click(next(pill for pill in table.pills if pill.id == "yes").box.center)
    pilot.tick(STEP_MS)
    assert pilot.verdict == (0, "wrong_hand")


def test_all_people_are_waited_for_and_hands_come_in_the_order_of_the_answers(pilot: Slaps) -> None:
    table = asked(pilot, MATCH, people=3)
    assert buttons(table) == [], "whose would a click be?"
    pilot.slap(2)
    pilot.tick(9000)
    assert (table.asked, pilot.down) == ((0, 1), [])
    no(pilot, 2)  # the first answer stands
    pilot.slap(0)
    pilot.slap(1)
    pilot.tick(STEP_MS)
    assert pilot.down == [2, 0]
    assert pilot.verdict == (1, "last_hand")
    assert table.notice is None, "nobody is scolded for an answer"


def test_where_nobody_sees_the_match_the_time_to_slap_decides(pilot: Slaps) -> None:
    asked(pilot, MATCH, people=3)
    no(pilot, 0, 1, 2)
    pilot.until(lambda: pilot.verdict, 3100)
    assert pilot.verdict == (1, "too_slow")


def test_match_and_no_match_are_asked_about_alike(pilot: Slaps) -> None:
    shown = []
    for card in (MATCH, NO_MATCH):
        table = asked(pilot, card)
        pilot.tick(400)
        seen = table.trace()
        shown.append({key: seen[key] for key in ("turn", "count", "verdict", "hands", "notice", "buttons")})
        pilot.app.pop()
    assert shown[0] == shown[1]


def test_the_question_waits_with_the_clock_and_is_there_again(pilot: Slaps) -> None:
    table = asked(pilot, MATCH)
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.slap(0)
    assert table.asked == (0,)
    pilot.post(pygame.WINDOWFOCUSGAINED)
    pilot.until(lambda: table.clock.running)
    pilot.tick(3000)
    assert table.clock.ms == table.view.since_ms
    pilot.slap(0)
    pilot.tick(STEP_MS)
    assert pilot.down == [0]


def test_a_match_that_is_continued_asks_again(pilot: Slaps) -> None:
    table = asked(pilot, MATCH)
    record = table.match.record
    pilot.app.pop()
    again = pilot.start(record, asks=True, tempo_ms=TEMPO_MS)
    assert again.asked == (0,)
    pilot.slap(0)
    pilot.until(lambda: pilot.verdict, 3200)
    assert pilot.down[0] == 0


def test_practice_is_a_race(pilot: Slaps) -> None:
    """Against nobody, for one's own times."""
    record = stacked(MATCH, people=1)
    pace = Pace(asks=True)
    new = NerviosoTable.new(
        pilot.app.stage, record.seats, replay(record).game.options, pilot.hands, pace, practice=True
    )
    assert new.question is None


def test_the_table_that_asks_lays_whatever_the_rule_says(pilot: Slaps) -> None:
    record = stacked(MATCH, people=1)
    options = replay(record).game.options
    new = NerviosoTable.new(pilot.app.stage, record.seats, options, pilot.hands, Pace(asks=True))
    assert new.match.record.rules == {"laying": "tempo"}


def test_who_took_the_pile_says_the_number_without_haste_too(pilot: Slaps) -> None:
    rules = {"laying": "tempo", "restart_at": "choice"}
    table = pilot.start(stacked(NO_MATCH, "6c", people=1, rules=rules), asks=True, tempo_ms=TEMPO_MS)
    pilot.until(lambda: table.asked, 3000)
    pilot.slap(0)
    pilot.tick(20_000)
    assert table.view.laid == 1
    pilot.key(pygame.K_4)
    pilot.until(lambda: table.asked, 1000)
    assert table.view.count == 4


# -- whole games


def answered_out(folder: Path, frame_ms: float, right: float, **settings: Any) -> Record:
    """One person against three, who is right so often, at any frame rate and with any settings of motion."""
    pilot = Slaps(folder, **settings)
    dice = random.Random("answers")
    try:
        table = pilot.start(stacked(players=4, people=1, rules={"laying": "tempo"}), asks=True, tempo_ms=500)
        for _ in range(60_000):
            if table.match.over:
                return table.match.record
            if table.asked:
                card = table.view.pile[-1]
                fits = card is not None and VALUES[card.rank] == table.view.count
                table.answer(0, fits == (dice.random() < right))
            pilot.now += frame_ms
            pilot.app.carry_out(pilot.top.tick(frame_ms))
        raise AssertionError("The game never ended.")
    finally:
        pilot.close()


def test_a_game_is_the_same_at_any_frame_rate_and_its_record_plays_again(tmp_path: Path) -> None:
    records = [
        answered_out(tmp_path / f"{number}", frame_ms, 0.9, reduce_motion=reduce)
        for number, (frame_ms, reduce) in enumerate([(1000 / 120, False), (50.0, True), (200.0, False)])
    ]
    assert all(record.log == records[0].log for record in records)
    again = replay(records[0])
    assert again.message is None
    assert again.game.over


def test_who_is_always_right_never_takes_a_pile(tmp_path: Path) -> None:
    record = answered_out(tmp_path / "player", 1000 / 60, 1.0)
    game = replay(record).game
    assert game.winners() == (0,)


# -- what is shown


def test_hands_without_a_race_have_an_order_and_no_times(pilot: Slaps) -> None:
    table = asked(pilot, MATCH)
    pilot.slap(0)
    pilot.until(lambda: pilot.verdict, 3200)
    assert [table.timed(seat) for seat in range(3)] == [False, True, True]
    ending = results_of(table, table._again)
    mine = next(told for told in ending.seats if told.seat == 0)
    assert len(mine.reactions.times) == 1
    assert not mine.timed
    pilot.draw()


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("people", [1, 6])
def test_the_question_can_be_drawn(tmp_path: Path, language: str, people: int) -> None:
    pilot = Slaps(tmp_path / "player", language=language, text_size=2.0)
    table = asked(pilot, MATCH, players=8, people=people)
    table.layout((960, 600))
    pilot.draw()
    assert dict(table.key_help().rows())
    pilot.close()
