"""The table of Nervioso: the order of hands, the clock, keys that are held, what is told in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from cardtable.app import STEP_MS
from cardtable.engine.games.nervioso import TURN_MS, Verdict
from cardtable.engine.match import Entry, Record
from cardtable.engine.table import Place, Zone
from cardtable.scenes.keys import Keys
from cardtable.scenes.nervioso import ENDED_MS, LATE_MS, NerviosoTable
from cardtable.scenes.nervioso.ending import SlapResults, results_of
from cardtable.scenes.nervioso.over import clear
from cardtable.scenes.nervioso.paint import LEGIBLE, below, key_lines, part_of
from cardtable.scenes.nervioso.sentences import notice, when_to_slap
from cardtable.scenes.nervioso.story import HEADINGS, sentence
from cardtable.scenes.nervioso.table import LEARNT, REMINDED_MS, TOLD_MS
from cardtable.scenes.nervioso.timed import COUNTDOWN_MS
from cardtable.scenes.pause import UNASKED_MS, Pause
from cardtable.ui.text import Fonts
from cardtable.words import LANGUAGES, Words
from tests.scenes.slaps import Slaps, stacked

MATCH = "1o"  # the first card of a count, at its number
NO_MATCH = "5c"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "player"


@pytest.fixture
def pilot(folder: Path) -> Iterator[Slaps]:
    made = Slaps(folder)
    yield made
    made.close()


# -- the order of hands


def test_hands_of_one_frame_are_judged_in_the_order_of_the_queue(pilot: Slaps) -> None:
    """And never in the order of the seats: with three at the table the third hand is the last."""
    dice = random.Random("order")
    for _ in range(40):
        table = pilot.start(stacked(MATCH))
        pilot.lay(0)
        order = dice.sample(range(3), 3)
        pilot.slap(*order)
        pilot.tick(STEP_MS)
        assert pilot.down == order[:2]
        assert pilot.verdict == (order[2], "last_hand")
        pilot.app.pop()
        assert table.match.over is False


def test_two_wrong_hands_of_one_frame_the_first_pays(pilot: Slaps) -> None:
    pilot.start(stacked(NO_MATCH))
    pilot.lay(0)
    pilot.slap(2, 1)
    pilot.tick(STEP_MS)
    assert pilot.verdict == (2, "wrong_hand")


def test_the_card_counts_at_the_press_and_the_time_to_turn_it(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH))
    at = table.clock.ms
    pilot.tap((0, "lay"))
    pilot.tick(TURN_MS - 2 * STEP_MS)
    (sprite,) = table.carried.values()
    assert not sprite.face_up
    assert table.view.laid == 0
    pilot.tick(4 * STEP_MS)
    assert table.match.record.log == (Entry(at + TURN_MS, 0, "lay"),)
    assert str(table.cards.zones[Zone(Place.DISCARD)][-1].card) == MATCH
    assert table.cards.zones[Zone(Place.DISCARD)][-1].face_up


def test_a_slap_before_the_face_can_be_seen_is_a_wrong_hand(pilot: Slaps) -> None:
    pilot.start(stacked(NO_MATCH, MATCH))
    pilot.lay(0)
    pilot.tap((1, "lay"))
    pilot.tick(TURN_MS / 2)
    pilot.slap(2)
    pilot.tick(STEP_MS)
    assert pilot.verdict == (2, "wrong_hand")


def test_a_press_is_stamped_when_it_is_taken_not_at_the_next_tick(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH))
    pilot.lay(0)
    opened = table.view.since_ms
    pilot.now += 7.4
    pilot.slap(1)
    pilot.now += 0.9
    pilot.slap(2)
    pilot.tick(STEP_MS)
    stamps = [ms for _, ms in table.view.seen[-2].hands]  # type: ignore[union-attr]
    assert stamps == [entry.ms - opened for entry in table.match.record.log[-2:]]
    assert stamps[1] - stamps[0] in (0, 1)


# -- keys


def test_a_key_that_is_held_slaps_once(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, "6c", MATCH))
    pilot.lay(0)
    for _ in range(30):  # the system repeats it
        pilot.queue(2)
        pilot.app._take_events()
        pilot.tick(STEP_MS)
    moves = [entry.move for entry in table.match.record.log]
    assert moves.count("slap") == 1


def test_a_key_held_since_before_the_clock_ran_is_no_slap(pilot: Slaps) -> None:
    table = pilot.open(stacked(MATCH))
    pilot.queue(1)
    pilot.until(lambda: table.clock.running)
    pilot.lay(0)
    pilot.queue(1)
    pilot.app._take_events()
    pilot.tick(50)
    assert pilot.down == []
    pilot.queue(1, down=False)
    pilot.slap(1)
    pilot.tick(STEP_MS)
    assert pilot.down == [1]


def test_no_letter_is_a_shortcut_while_the_clock_runs(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, people=1))
    for letter in "mphtl?":
        pilot.key(ord(letter), unicode=letter)
    pilot.tick(STEP_MS)
    assert pilot.top is table
    assert table.clock.running
    assert not pilot.store.settings.mute


SHORTCUTS = [
    (pygame.K_q, pygame.KMOD_LCTRL),
    (pygame.K_n, pygame.KMOD_LCTRL),
    (pygame.K_RETURN, pygame.KMOD_LALT),
    (pygame.K_SLASH, pygame.KMOD_RCTRL),
]


@pytest.mark.parametrize(("code", "mod"), SHORTCUTS)
def test_beside_a_held_ctrl_or_alt_the_keys_of_several_are_hands(pilot: Slaps, code: int, mod: int) -> None:
    """Q is the slap of the first of three: with somebody else's Ctrl it must not end the program."""
    table = pilot.start(stacked(NO_MATCH))
    full = pilot.store.settings.full_screen
    pilot.key(code, mod=mod)
    pilot.tick(STEP_MS)
    assert pilot.app.running
    assert pilot.top is table
    assert pilot.store.settings.full_screen == full
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_q, mod=pygame.KMOD_LCTRL)
    assert not pilot.app.running, "in the pause it is a shortcut again"


def test_a_q_beside_somebodys_ctrl_is_a_slap(pilot: Slaps) -> None:
    pilot.start(stacked(NO_MATCH))
    pilot.lay(0)
    pilot.key(pygame.K_q, mod=pygame.KMOD_LCTRL)
    pilot.tick(STEP_MS)
    assert pilot.verdict == (0, "wrong_hand")


def test_who_is_alone_has_the_shortcuts_with_ctrl(pilot: Slaps) -> None:
    pilot.start(stacked(NO_MATCH, people=1))
    pilot.key(pygame.K_q, mod=pygame.KMOD_LCTRL)
    assert not pilot.app.running


def test_the_key_help_shows_the_hands_and_what_acts_here(pilot: Slaps) -> None:
    pilot.start(stacked(NO_MATCH, rules={"variant": "666", "restart_at": "choice"}))
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.top, Pause)
    pilot.app.carry_out(pilot.top._keys())
    assert isinstance(pilot.top, Keys)
    rows = dict(pilot.top.rows())
    assert rows["Ana: slap, card, in silence"] == [["Q"], ["W"], ["E"]]
    assert list(rows["Say with which number the count begins"]) == [["1–9"], ["0"]]
    assert rows["Full screen"] == [["F11"]], "Enter beside Alt is a hand's"
    assert not {"Choose a card", "Sort the hand by suit or by rank"} & set(rows)
    pilot.draw()


# -- game pads


class Pad:
    """What SDL gives for a place in its list of pads."""

    plugged: ClassVar[list[int]] = []

    def __init__(self, place: int) -> None:
        if place >= len(self.plugged):
            raise pygame.error("Invalid joystick device number")
        self.instance = self.plugged[place]

    def get_instance_id(self) -> int:
        return self.instance

    def get_numbuttons(self) -> int:
        return 4

    def get_button(self, button: int) -> bool:
        return False


@pytest.fixture
def pads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The instances of the pads that are plugged in."""
    Pad.plugged = [3, 4]
    monkeypatch.setattr(pygame.joystick, "Joystick", Pad)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: len(Pad.plugged))
    return Pad.plugged


def pad_slap(pilot: Slaps, instance: int) -> None:
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        pilot.post(kind, instance_id=instance, button=0)
    pilot.tick(STEP_MS)


def test_a_pad_that_is_pulled_out_stops_the_clock_with_a_sentence_and_comes_back(
    pilot: Slaps, pads: list[int]
) -> None:
    table = pilot.start(stacked(NO_MATCH), pads={2: 1})
    pads.remove(4)
    pilot.post(pygame.JOYDEVICEREMOVED, instance_id=4)
    assert isinstance(pilot.top, Pause)
    assert pilot.top.why == "Unplugged: the pad of Cleo."
    assert not table.clock.running
    pilot.draw()
    pilot.key(pygame.K_p, pygame.K_m, pygame.K_SPACE)  # hands that were on their way
    assert isinstance(pilot.top, Pause)
    assert not pilot.store.settings.mute
    pilot.tick(UNASKED_MS)
    pilot.key(pygame.K_ESCAPE)
    assert table.notice is not None
    assert table.notice[0] == "Not plugged in: the pad of Cleo."
    pilot.until(lambda: table.clock.running)
    pads.append(7)
    pilot.post(pygame.JOYDEVICEADDED, device_index=1)
    pilot.lay(0)
    pad_slap(pilot, 7)
    assert pilot.verdict == (2, "wrong_hand"), "under another number of SDL, but at the old place"


def test_a_pad_may_be_changed_in_the_pause(pilot: Slaps, pads: list[int]) -> None:
    table = pilot.start(stacked(NO_MATCH), pads={1: 0, 2: 1})
    pilot.key(pygame.K_ESCAPE)
    pads[:] = [3, 9]  # the second one was pulled out and another put in: the pause has heard of neither
    pilot.key(pygame.K_ESCAPE)
    assert table.notice is None
    pilot.until(lambda: table.clock.running)
    pilot.lay(0)
    pad_slap(pilot, 9)
    assert pilot.verdict == (2, "wrong_hand")


def test_a_pad_that_is_nobodys_stops_nothing(pilot: Slaps, pads: list[int]) -> None:
    table = pilot.start(stacked(NO_MATCH), pads={2: 0})
    pads.remove(4)
    pilot.post(pygame.JOYDEVICEREMOVED, instance_id=4)
    assert pilot.top is table
    assert table.clock.running


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_PAUSE])
def test_pause_and_escape_stop_the_clock(pilot: Slaps, code: int) -> None:
    table = pilot.start(stacked(NO_MATCH, people=1))
    pilot.key(code)
    assert isinstance(pilot.top, Pause)
    at = table.clock.ms
    pilot.tick(5000)
    assert table.clock.ms == at
    pilot.key(pygame.K_ESCAPE)
    assert pilot.top is table
    assert not table.clock.running
    pilot.tick(COUNTDOWN_MS + 50)
    assert table.clock.running


def test_an_open_slap_waits_with_the_clock(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH))
    pilot.lay(0)
    pilot.slap(1)
    pilot.tick(500)
    pilot.post(pygame.WINDOWFOCUSLOST)
    at = table.clock.ms
    pilot.slap(2)  # nobody's hand moves on a table that stands still
    pilot.tick(20_000)
    assert table.clock.ms == at
    assert pilot.down == [1]
    pilot.post(pygame.WINDOWFOCUSGAINED)
    pilot.tick(COUNTDOWN_MS - 100)
    assert not table.clock.running
    pilot.tick(200)
    assert pilot.verdict is None
    pilot.slap(2)
    pilot.tick(STEP_MS)
    assert pilot.verdict == (0, "last_hand")


def test_a_handicap_holds_a_hand_back(pilot: Slaps) -> None:
    pilot.start(stacked(MATCH), handicaps={1: 300})
    pilot.lay(0)
    pilot.slap(1)
    pilot.tick(200)
    assert pilot.down == []
    pilot.slap(2)
    pilot.tick(150)
    assert pilot.down == [2, 1]
    assert pilot.verdict == (0, "last_hand")


def test_the_table_lays_at_its_tempo_and_one_key_is_enough(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, "6c", "7o", rules={"laying": "tempo"}), tempo_ms=1000)
    pilot.tap((0, "lay"))
    pilot.until(lambda: table.view.laid == 3)
    faces = [entry.ms for entry in table.match.record.log]
    assert [b - a for a, b in pairwise(faces)] == [1000, 1000]


def test_digits_say_with_which_number_the_count_begins(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, rules={"restart_at": "choice"}))
    pilot.lay(0)
    pilot.slap(1)
    pilot.tick(STEP_MS)
    assert table.chooser() == 1
    pilot.until(lambda: table.pills_of_choice, 2500)
    assert [pill.id for pill in table.pills if pill.id.startswith("n")] == [f"n{n}" for n in range(1, 11)]
    pilot.key(pygame.K_7)
    pilot.tick(TURN_MS + 2 * STEP_MS)
    assert table.view.count == 7


def test_where_the_table_lays_it_waits_for_the_number_of_a_person(pilot: Slaps) -> None:
    rules = {"laying": "tempo", "restart_at": "choice"}
    table = pilot.start(stacked(NO_MATCH, rules=rules, people=2), tempo_ms=500)
    pilot.until(lambda: table.view.laid == 1, 3000)
    pilot.slap(1)
    pilot.tick(20_000)
    assert table.view.laid == 1
    assert table.pills_of_choice
    pilot.key(pygame.K_7)
    pilot.until(lambda: table.view.laid == 2, TURN_MS + 2 * STEP_MS)
    assert table.view.count == 7
    pilot.until(lambda: table.view.laid == 3, 500 + 2 * STEP_MS)


def test_the_numbers_do_not_lie_over_the_hands_nor_a_refusal_over_the_numbers(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, rules={"restart_at": "choice"}))
    pilot.lay(0)
    pilot.slap(1)
    pilot.tick(STEP_MS)
    pilot.until(lambda: table.pills_of_choice, 2500)
    assert table.palms.shown == []
    assert pilot.verdict == (1, "wrong_hand"), "who is to choose reads why"
    pilot.tick(LATE_MS)
    pilot.tap((2, "lay"))
    pilot.tick(TURN_MS + 3 * STEP_MS)
    assert table.scolding
    pen = table.pen(pygame.Surface(table.size, pygame.SRCALPHA))
    notice(table, pen)
    assert pen.surface.get_bounding_rect().bottom <= min(
        pill.box.top for pill in table.pills if pill.id.startswith("n")
    )


def test_a_count_begins_with_one_by_the_key_for_a_card_and_never_in_silence(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, rules={"restart_at": "choice", "variant": "666"}))
    pilot.lay(0)
    pilot.slap(1)
    pilot.tick(2000)
    pilot.tap((1, "silence"))
    pilot.tick(TURN_MS + 2 * STEP_MS)
    assert table.notice is not None
    assert table.notice[0] == "Whoever took the pile says with which number the count begins."
    pilot.lay(1)
    assert table.view.count == 1


def test_in_silence_is_a_key_of_its_own(pilot: Slaps) -> None:
    six = ("2o", "3o", "4o", "5o", "6o", "1c")
    table = pilot.start(stacked(*six, rules={"variant": "666"}, players=3))
    for number in range(5):
        pilot.lay(number % 3)
    pilot.tap((2, "silence"))
    pilot.tick(TURN_MS + 2 * STEP_MS)
    assert table.view.count == 6
    assert table.story.silent
    assert table.story.spoken == ""


# -- what is told


def test_each_verdict_has_its_words(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH))
    pilot.lay(0)
    pilot.tap((1, "lay"))  # a card in place of the hand
    pilot.tick(TURN_MS + 2 * STEP_MS)
    assert pilot.verdict == (1, "thrown_card")
    told = table.story.judgement
    assert told is not None
    assert told.cards == 2 + 2 * 2 + 1  # both cards and the left-over one, two from each of the others
    said = {language: sentence(Words(language), table.view.options, told) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert set(HEADINGS) == set(Verdict) - {Verdict.MATCH}


def test_nothing_tells_of_a_match_before_a_hand_is_down(pilot: Slaps) -> None:
    """A match and no match look the same, apart from their cards."""
    shown = []
    for card in (MATCH, NO_MATCH):
        table = pilot.start(stacked(card))
        pilot.lay(0)
        pilot.tick(400)
        seen = dict(table.trace())
        shown.append({key: seen[key] for key in ("turn", "count", "verdict", "hands", "notice", "buttons")})
        shown[-1]["under"] = table.under()[1:4]  # type: ignore[index]
        pilot.app.pop()
    assert shown[0] == shown[1]


def test_a_hand_that_comes_too_late_is_shown_as_one(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH))
    pilot.lay(0)
    pilot.slap(1, 2)
    pilot.tick(100)
    pilot.slap(0)
    pilot.tick(STEP_MS)
    last = table.story.hands[-1]
    assert last.seat == 0
    assert last.late
    assert table.notice is None
    assert [entry.move for entry in table.match.record.log].count("slap") == 2


def test_a_verdict_goes_when_it_has_been_read(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH))
    pilot.lay(0)
    pilot.slap(2)
    pilot.tick(1000)
    assert pilot.verdict == (2, "wrong_hand")
    assert table.palms.seats() == (2,)
    pilot.tick(TOLD_MS)
    assert pilot.verdict is None
    assert table.palms.shown == []


def test_a_refused_press_says_why(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH))
    pilot.tap((2, "lay"))
    pilot.tick(TURN_MS + 3 * STEP_MS)
    assert table.notice is not None
    assert table.notice[0] == "Another player lays the next card."
    assert table.scolded == 2, "whose it is"


@pytest.mark.parametrize("card", [MATCH, NO_MATCH])
def test_a_refusal_goes_with_the_next_card_whatever_that_is(pilot: Slaps, card: str) -> None:
    table = pilot.start(stacked(card))
    pilot.tap((2, "lay"))
    pilot.tick(TURN_MS + 3 * STEP_MS)
    assert table.notice is not None
    pilot.lay(0)
    assert table.notice is None


def test_a_refusal_goes_with_a_verdict_and_another_sentence_stays(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH))
    pilot.lay(0)
    for told, stays in (("The disk is full.", True), (None, False)):
        if told:
            table.say(told)
        else:
            pilot.tap((0, "lay"))
            pilot.tick(TURN_MS + 3 * STEP_MS)
            assert table.scolding
        pilot.slap(1)
        pilot.tick(STEP_MS)
        assert pilot.verdict == (1, "wrong_hand")
        assert (table.notice is not None) is stays
        pilot.tick(2500)
        pilot.lay(1)


def test_the_winner_waits_no_more(pilot: Slaps) -> None:
    table = pilot.start(stacked("1o", players=8, people=6))
    assert below(table, 0, "0") == "waits to slap"
    record = replace(stacked(players=4), pack=None)
    table = play_out(pilot, record, random.Random("four"))
    (winner,) = table.view.winners
    assert below(table, winner, "0") == "wins"
    (loser,) = table.losers()
    assert below(table, loser, "9") == "loses"
    others = set(range(4)) - {winner, loser}
    assert {below(table, seat, "0") for seat in others} == {""}


def test_a_hand_after_the_end_is_told_nothing(pilot: Slaps) -> None:
    table = play_out(pilot, replace(stacked(players=4), pack=None), random.Random("four"))
    table.notice = None
    pilot.slap(0, 1, 2, 3)
    pilot.tick(STEP_MS)
    assert table.notice is None, "neither a refusal, nor that M turned the sound off"
    assert not pilot.store.settings.mute


def test_of_two_the_one_with_cards_loses_with_all_of_them(pilot: Slaps) -> None:
    table = play_out(pilot, replace(stacked(players=2), pack=None), random.Random("four"))
    (winner,) = table.view.winners
    name = table.name(1 - winner)
    ending = results_of(table, table._again)
    assert ending.sentence == f"{name} is left with all the cards and loses."


def test_a_key_is_shown_until_its_player_knows_it(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH))
    for _ in range(LEARNT):
        assert table.known == frozenset()
        pilot.tap((0, "slap"))
    assert table.known == {(0, "slap")}


def test_who_forgets_the_turn_is_shown_the_key_again(pilot: Slaps) -> None:
    table = pilot.start(stacked("5c", "6c", "7c", "1o", "1c", players=2))
    for turn in range(2 * LEARNT):
        pilot.lay(turn % 2)
    assert (0, "lay") in table.known
    table.dirty = False
    pilot.tick(REMINDED_MS - TURN_MS)
    assert (0, "lay") in table.known
    pilot.tick(2 * TURN_MS)
    assert table.known == {(1, "lay")}
    pilot.lay(0)
    pilot.tick(STEP_MS)
    assert (0, "lay") in table.known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [1.0, 2.0])
@pytest.mark.parametrize("people", [1, 2, 6])
def test_keys_can_be_read_in_the_smallest_window(
    folder: Path, language: str, text_size: float, people: int
) -> None:
    """However large the text is, they are never smaller than four fifths of ordinary text."""
    pilot = Slaps(folder, language=language, text_size=text_size)
    table = pilot.start(stacked(NO_MATCH, players=8, people=people, rules={"variant": "figuras+666"}))
    table.layout((960, 600))
    pilot.app.stage.fonts = Fonts(0.75 * text_size)
    pen = table.pen(pygame.Surface((960, 600)))
    lines = key_lines(table, pen)
    assert set(lines) == set(range(people))
    for seat, line in lines.items():
        assert part_of(table, seat, line) * text_size >= LEGIBLE, seat
    pilot.close()


def test_when_to_slap_is_told_until_the_first_card_lies(pilot: Slaps) -> None:
    table = pilot.open(stacked(NO_MATCH, people=1))
    pen = table.pen(pygame.Surface((1280, 800)))
    assert not table.clock.running
    assert when_to_slap(table, pen) is not None
    pilot.until(lambda: table.clock.running)
    assert when_to_slap(table, pen) is not None
    pilot.lay(0)
    assert when_to_slap(table, pen) is None


def test_the_time_of_a_hand_keeps_clear_of_the_verdict_and_of_other_times() -> None:
    verdict, chip = pygame.Rect(100, 0, 400, 90), pygame.Rect(0, 0, 80, 24)
    taken = [verdict]
    for centre in ((300, 80), (320, 85), (90, 40)):
        taken.append(clear(chip.move(centre[0] - 40, centre[1] - 12), taken))
    assert all(not one.colliderect(other) for one, other in combinations(taken, 2))
    assert taken[1].centerx == 300


def test_the_view_says_where_the_cards_lie_when_all_has_moved(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH))
    pilot.lay(0)
    pilot.slap(2)
    pilot.until(lambda: table.timeline.idle, 3000)
    lying = {zone: len(sprites) for zone, sprites in table.cards.zones.items()}
    assert lying == {zone: len(cards) for zone, cards in table.view.zones.items()}
    assert lying[Zone(Place.HAND, 2)] == 15


# -- saving


def test_a_match_goes_on_where_it_was_left(pilot: Slaps) -> None:
    table = pilot.start(stacked(NO_MATCH, "6c"))
    pilot.lay(0)
    pilot.key(pygame.K_ESCAPE)
    record = pilot.store.open_record("nervioso")
    assert record is not None
    assert record.log == table.match.record.log
    again = NerviosoTable.resume(pilot.app.stage, record)
    pilot.app.push(again)
    assert again.story.count == 1
    assert again.clock.ms == record.ms
    assert sorted(again.hands.by_seat) == [0, 1, 2]


def test_practice_leaves_the_open_match_alone(pilot: Slaps) -> None:
    practice = pilot.start(
        stacked(NO_MATCH, players=2, rules={"laying": "tempo"}), tempo_ms=500, practice=True
    )
    pilot.until(lambda: practice.view.laid == 2)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.store.open_record("nervioso") is None
    assert practice.name(1) == "Nobody"


def test_practice_counts_the_players_own_hands(pilot: Slaps) -> None:
    table = pilot.start(stacked(MATCH, players=2, rules={"laying": "tempo"}), tempo_ms=500, practice=True)
    pilot.until(lambda: table.view.match)
    pilot.tick(240)
    pilot.slap(0)
    pilot.tick(STEP_MS)
    (time,) = table.reactions(0).times
    assert 220 <= time <= 260


# -- whole games


def play_out(pilot: Slaps, record: Record, dice: random.Random) -> NerviosoTable:
    """All seats are people, who see every match and now and then one that is none."""
    table = pilot.start(record)
    wait = 0.0
    for _ in range(4000):
        if table.match.over:
            return table
        view, seats = table.view, range(len(record.seats))
        if view.match:
            missing = [seat for seat in seats if seat not in dict(view.slapped)]
            pilot.slap(dice.choice(missing))
            wait = dice.uniform(5, 200)
        elif dice.random() < 0.02 and view.pile:
            pilot.slap(dice.choice(list(seats)))
        elif view.turn is not None and not table.match.underway():
            pilot.tap((view.turn, "lay"))
            wait = TURN_MS + dice.uniform(5, 300)
        pilot.tick(wait)
    raise AssertionError("The game never ended.")


def test_four_people_play_to_the_end(pilot: Slaps) -> None:
    record = stacked(players=4)
    table = play_out(pilot, Record(**{**vars(record), "pack": None}), random.Random("four"))
    assert table.view.winners or not any(table.view.zone(Place.HAND, seat) for seat in range(4))
    pilot.tick(ENDED_MS + 100)
    assert "proceed" in [pill.id for pill in table.pills]
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.top, SlapResults)
    assert [told.seat for told in pilot.top.seats][:1] == list(table.view.winners)[
        :1
    ] or not table.view.winners
    assert pilot.store.open_record("nervioso") is None
    pilot.draw()
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.top, NerviosoTable)
    assert not pilot.top.match.over


def of_computers(folder: Path, frame_ms: float, **settings: object) -> tuple[Entry, ...]:
    pilot = Slaps(folder, **settings)
    try:
        table = pilot.open(stacked(players=3, people=0))
        pilot.until(lambda: table.clock.running)
        while not table.match.over:
            pilot.now += frame_ms
            pilot.app.carry_out(pilot.top.tick(frame_ms))
        return table.match.record.log
    finally:
        pilot.close()


def test_a_match_of_computers_is_the_same_with_motion_and_without_and_at_any_frame_rate(
    tmp_path: Path,
) -> None:
    logs = [
        of_computers(tmp_path / f"{number}", frame_ms, reduce_motion=reduce, speed=speed)
        for number, (frame_ms, reduce, speed) in enumerate(
            [(1000 / 120, False, 1.0), (50.0, True, 1.0), (1000 / 240, False, 0.0), (1000 / 60, False, 0.5)]
        )
    ]
    assert len(logs[0]) > 100, "a whole match"
    assert all(log == logs[0] for log in logs)


# -- the picture


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_state_can_be_drawn(folder: Path, language: str) -> None:
    pilot = Slaps(folder, language=language)
    try:
        for players in (2, 5, 8):
            record = stacked(MATCH, players=players, people=min(players, 6), rules={"variant": "figuras+666"})
            table = pilot.open(record)
            pilot.draw()
            pilot.until(lambda table=table: table.clock.running)  # type: ignore[misc]
            pilot.tap((0, "lay"))
            pilot.tick(90)
            pilot.draw()
            pilot.until(lambda table=table: table.view.match)  # type: ignore[misc]
            pilot.draw()
            pilot.slap(1)
            pilot.tick(50)
            pilot.draw()
            pilot.until(lambda: pilot.verdict, 3200)
            pilot.draw()
            pilot.app.pop()
    finally:
        pilot.close()
