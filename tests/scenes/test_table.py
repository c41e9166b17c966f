"""The table of 66 under a pilot's hands: what gestures do, what is refused, what shows."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from cardtable.app import DOZE_MS, HIDDEN_MS
from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six import SixtySix
from cardtable.engine.match import Match, Record, Sitter
from cardtable.scenes.pause import Pause
from cardtable.scenes.results import Results
from cardtable.scenes.scene import Pop, Relabel
from cardtable.scenes.settings import SettingsScene
from cardtable.scenes.sixty_six import SixtySixTable, panel
from cardtable.ui.still import Still
from cardtable.ui.turntable import Turntable
from tests.pilot import TRICK, TRUMP, Pilot, Script, cards_shown

HAND = "AS TH KH QH JD 9C"
LED = "AS"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "player"


@pytest.fixture
def pilot(folder: Path) -> Iterator[Pilot]:
    made = Pilot(folder)
    yield made
    made.close()


def at_home(pilot: Pilot, card: str) -> bool:
    """Whether a card lies where the view has it, in the player's hand."""
    table = pilot.table
    goals = dict(zip([str(sprite.card) for sprite in table.hand()], sorted_poses(table), strict=True))
    pose = pilot.sprite(card).pose
    return (pose.x, pose.y, pose.angle) == goals[card]


def sorted_poses(table: SixtySixTable) -> list[tuple[float, float, float]]:
    poses = table.places.shape(next(zone for zone in table.cards.zones if str(zone) == "hand:0")).poses(6)
    return [(pose.x, pose.y, pose.angle) for pose in poses]


def notice(pilot: Pilot) -> str:
    assert pilot.table.notice is not None
    return pilot.table.notice[0]


# -- the mouse


def test_a_card_let_go_in_the_trick_is_played(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.drag(LED, TRICK)
    assert pilot.log == ["play AS"]


def test_a_card_let_go_elsewhere_glides_home(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.carry("JD", (200, 300))
    assert not at_home(pilot, "JD")
    pilot.release((200, 300))
    pilot.settle()
    assert at_home(pilot, "JD")
    assert pilot.log == []


def test_what_the_rules_forbid_goes_home_with_the_reason(pilot: Pilot) -> None:
    """Only the nine of trumps may be put on the turned card."""
    pilot.deal(HAND)
    pilot.drag("JD", TRUMP)
    assert "nine of trumps" in notice(pilot)
    pilot.settle()
    assert at_home(pilot, "JD")
    assert (pilot.log, pilot.table.view.legal) == ([], pilot.table.match.view().legal)


def test_suit_must_be_answered_once_the_stock_is_closed(pilot: Pilot) -> None:
    pilot.deal("JD 9C KH", "TD AH AC", answers=["close", "play TD"], stock="9H JS")
    pilot.drag("JD", TRICK)  # the ten takes it; its player then closes and leads
    pilot.settle()
    table = pilot.table
    forbidden = next(
        str(sprite.card)
        for sprite in table.hand()
        if sprite.card and Move("play", (sprite.card,)) not in table.view.legal
    )
    before = table.match.record.log
    pilot.drag(forbidden, TRICK)
    assert "Suit must be answered with suit" in notice(pilot)
    pilot.settle()
    assert table.match.record.log == before


def test_a_click_chooses_and_a_click_on_the_trick_plays(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.click(pilot.place("JD"))
    assert pilot.table.grip.chosen is pilot.sprite("JD")
    pilot.click(pilot.middle(TRICK))
    assert pilot.log == ["play JD"]


def test_a_double_click_plays(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.click(pilot.place("JD"))
    pilot.tick(50)
    pilot.click(pilot.place("JD"))
    assert pilot.log == ["play JD"]


@pytest.mark.parametrize("button", [2, 3])
def test_another_button_puts_a_carried_card_back(pilot: Pilot, button: int) -> None:
    pilot.deal(HAND)
    pilot.carry("JD", pilot.middle(TRICK))
    pilot.press(pilot.middle(TRICK), button)
    pilot.release(pilot.middle(TRICK), button)
    pilot.release(pilot.middle(TRICK))
    pilot.settle()
    assert at_home(pilot, "JD")
    assert pilot.log == []


def test_a_window_that_loses_the_focus_puts_a_carried_card_back(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.carry("JD", pilot.middle(TRICK))
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.release(pilot.middle(TRICK))
    pilot.settle()
    assert at_home(pilot, "JD")
    assert pilot.log == []


def test_a_resize_keeps_a_carried_card_in_the_hand(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.carry("JD", pilot.middle(TRICK))
    pilot.app.window.size = (1000, 700)
    pilot.tick(400)
    assert pilot.table.size == (1000, 700)
    assert pilot.table.grip.carried is pilot.sprite("JD")
    pilot.release(pilot.middle(TRICK))
    assert pilot.log == ["play JD"]


# -- while something moves


def test_a_click_ends_what_moves_and_takes_the_card_under_it(pilot: Pilot) -> None:
    pilot.deal(HAND, "9D", answers=["play 9D"])
    pilot.drag(LED, TRICK)
    pilot.until(lambda: len(pilot.log) == 2)
    pilot.tick(300)
    assert not pilot.table.timeline.idle  # the trick lies to be seen
    place = pilot.place("JD")
    pilot.click(place)
    assert pilot.table.timeline.idle
    assert pilot.table.grip.chosen is pilot.table.grip.under(place) is not None


def test_a_click_on_a_button_is_not_lost_to_what_moves(pilot: Pilot) -> None:
    pilot.deal(HAND, turned="JS")
    pilot.drag("KH", TRICK)  # asks what is meant, while the card glides home
    pilot.tick()
    assert not pilot.table.timeline.idle
    pilot.click(pilot.button("marry KH"))
    assert pilot.log == ["marry KH"]


def test_a_click_that_ends_what_moves_presses_no_button_that_only_comes_then(pilot: Pilot) -> None:
    table = pilot.deal(HAND, "9D", answers=["play 9D"])
    pilot.drag(LED, TRICK)
    pilot.settle()
    place = pilot.button("close")
    pilot.drag("TH", TRICK)
    pilot.until(lambda: len(pilot.log) == 4)
    pilot.tick(300)
    assert not table.timeline.idle
    pilot.click(place)
    assert not table.asked


def test_a_resize_in_mid_flight_lays_every_card_where_it_belongs(pilot: Pilot) -> None:
    table = pilot.deal(HAND)
    pilot.drag(LED, TRICK)
    pilot.tick(60)
    assert not table.timeline.idle
    pilot.app.window.size = (1400, 900)
    pilot.tick()
    assert table.timeline.idle
    assert cards_shown(table) == dict(table.match.view().zones)


# -- the keyboard


def test_arrows_and_enter_play(pilot: Pilot) -> None:
    table = pilot.deal("AS TS JD 9D 9C JC")
    second = table.hand()[1].card
    pilot.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert pilot.log == [f"play {second}"]


@pytest.mark.parametrize("place", range(6))
def test_a_digit_is_a_place_in_the_hand(pilot: Pilot, place: int) -> None:
    pilot.deal("AS TS JD 9D 9C JC")
    card = str(pilot.table.hand()[place].card)
    pilot.key(pygame.K_1 + place, pygame.K_RETURN)
    assert pilot.log == [f"play {card}"]


def test_tab_goes_through_the_buttons_and_back(pilot: Pilot) -> None:
    table = pilot.deal(HAND)
    walked = []
    for _ in range(len(table.pills) + 1):
        pilot.key(pygame.K_TAB)
        walked.append(table.pill_focus)
    assert walked == [*range(len(table.pills)), None]


def test_escape_takes_back_one_thing_at_a_time_then_pauses(pilot: Pilot) -> None:
    table = pilot.deal(HAND)
    pilot.carry("JD", pilot.middle(TRICK))
    pilot.key(pygame.K_ESCAPE)
    assert table.grip.carried is None
    pilot.release(pilot.middle(TRICK))
    pilot.settle()
    pilot.click(pilot.place("JD"))
    pilot.key(pygame.K_ESCAPE)
    assert table.grip.chosen is None
    pilot.key(pygame.K_TAB, pygame.K_ESCAPE)
    assert table.pill_focus is None
    assert pilot.top is table
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.top, Pause)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.top is table
    assert pilot.log == []


def test_l_shows_the_last_trick_as_long_as_it_is_held(pilot: Pilot) -> None:
    table = pilot.deal(HAND, "9D", answers=["play 9D"])
    pilot.drag(LED, TRICK)
    pilot.settle()
    pilot.key(pygame.K_l)
    assert table.trace()["last_trick"] == ["AS", "9D"]
    pilot.draw()
    pilot.post(pygame.KEYUP, key=pygame.K_l, scancode=pygame.KSCAN_L, mod=0, unicode="l")
    assert table.trace()["last_trick"] == []


# -- announcing, exchanging, closing


@pytest.mark.parametrize(("button", "played"), [("marry KH", "marry KH"), ("play KH", "play KH")])
def test_a_king_of_a_pair_asks_whether_it_is_announced(pilot: Pilot, button: str, played: str) -> None:
    pilot.deal(HAND)
    pilot.drag("KH", TRICK)
    assert pilot.log == []
    pilot.settle()
    assert at_home(pilot, "KH")
    pilot.click(pilot.button(button))
    assert pilot.log == [played]


def test_the_question_is_put_away_by_escape(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.drag("KH", TRICK)
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.table.asked
    assert "marry H" in pilot.table.trace()["buttons"]


@pytest.mark.parametrize("card", ["KH", "QH"])
def test_announced_first_the_king_or_the_queen_is_led(pilot: Pilot, card: str) -> None:
    pilot.deal(HAND)
    pilot.click(pilot.button("marry H"))
    pilot.drag("JD", TRICK)
    assert pilot.log == []
    pilot.settle()
    pilot.drag(card, TRICK)
    assert pilot.log == [f"marry {card}"]


def test_closing_is_asked_once_more(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.click(pilot.button("close"))
    assert pilot.log == []
    pilot.click(pilot.button("not yet"))
    assert pilot.log == []
    pilot.click(pilot.button("close"))
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.table.asked
    pilot.click(pilot.button("close"))
    pilot.click(pilot.button("close"))
    assert pilot.log == ["close"]
    pilot.settle()
    assert pilot.table.closed


@pytest.mark.parametrize("by_drag", [True, False])
def test_the_nine_is_exchanged_by_a_drag_and_by_a_button(pilot: Pilot, by_drag: bool) -> None:
    table = pilot.deal("AS 9S JD", "9D", turned="KS", answers=["play 9D"])
    pilot.drag("9S", TRUMP)
    assert "after your first trick" in notice(pilot)
    pilot.settle()
    pilot.drag("AS", TRICK)
    pilot.settle()
    if by_drag:
        pilot.drag("9S", TRUMP)
    else:
        pilot.click(pilot.button("exchange"))
    pilot.settle()
    assert pilot.log[-1] == "exchange"
    assert [str(card) for card in table.view.zones[TRUMP]] == ["9S"]
    assert at_home(pilot, "KS")


# -- whole matches


def test_a_view_is_what_shows_whenever_nothing_moves(folder: Path) -> None:
    """Random matches, with the speed at which everything happens at once."""
    pilot = Pilot(folder, speed=0.0, trick_ms=600)
    dice = random.Random(66)
    for number in range(3):
        seats = Sitter("You"), Sitter("Otto", "computer", "normal")
        table = pilot.sit(Match(Record("sixty_six", seats, f"match {number}"), {1: Script(after_ms=10)}))
        while pilot.top is table:
            pilot.settle()
            assert cards_shown(table) == dict(table.match.view().zones)
            assert not any(sprite.flying for sprite in table.cards)
            if table.standing():
                pilot.draw()
                pilot.key(pygame.K_RETURN)
            else:
                assert table.submit(dice.choice(table.view.legal))
                kept = pilot.store.open_record("sixty_six")
                assert table.match.over or kept == table.match.record
        assert isinstance(pilot.top, Results)
        assert pilot.store.open_record("sixty_six") is None
        pilot.draw()
        pilot.app.carry_out(pilot.top.back())
    pilot.close()


def test_what_is_kept_from_frame_to_frame_is_what_would_be_painted_anew(folder: Path) -> None:
    pilot = Pilot(folder, speed=2.0)
    dice = random.Random(66)
    seats = Sitter("You"), Sitter("Otto", "computer", "normal")
    table = pilot.sit(Match(Record("sixty_six", seats, "a seed"), {1: Script(after_ms=50)}))
    surface = pilot.app.surface
    art = pilot.app.stage.art
    art._turntable = Turntable(art._turned, lambda: 0.0)  # there is always time to turn what moves
    for number in range(240):
        if table.standing():
            pilot.key(pygame.K_RETURN)
        elif table.my_turn and number % 7 == 0:
            table.submit(dice.choice(table.view.legal))
        pilot.tick(dice.choice((8, 16, 150)))
        pilot.draw()
        if number % 5 == 0:
            kept = surface.copy()
            table.still = Still()
            pilot.draw()
            assert kept.get_buffer().raw == surface.get_buffer().raw, f"frame {number}, {pilot.log}"
    assert len(pilot.log) > 12
    pilot.close()


def test_a_deal_has_its_score_and_another_follows(pilot: Pilot) -> None:
    table = pilot.deal("AS TS KS QS AH TH", "JD 9D 9C 9H JC JH", turned="JS", stock="AC")
    for card in ("AS", "TS"):
        pilot.drag(card, TRICK)
        pilot.settle()
    pilot.drag("KS", TRICK)
    pilot.click(pilot.button("marry KS"))
    pilot.settle()
    assert table.standing()
    assert table.view.scores == (3, 0)
    pilot.draw()
    pilot.click(pilot.button("proceed"))
    pilot.settle()
    assert (table.view.deal, table.view.phase) == (2, "play")


def test_home_offers_no_ended_match_round_its_result(folder: Path) -> None:
    pilot = Pilot(folder, speed=0.0)
    pack = tuple(map(str, SixtySix.cards))
    seats = Sitter("You"), Sitter("Otto", "computer", "normal")
    record = Record("sixty_six", seats, "a seed", dealer=1, pack=pack, scores=(6, 6))
    match = Match(record, {1: Script(after_ms=10)})
    match.submit(0, match.view().legal[0], 0)
    match.step(0)
    pilot.store.keep(match.record)
    (home,) = pilot.app.scenes
    home.layout(home.size)
    assert "continue" in home.trace()["buttons"]
    table = pilot.sit(match)
    while not table.view.over:
        table.submit(table.view.legal[0])
        pilot.settle()
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.top, Results)
    assert "continue" not in home.trace()["buttons"]


def test_another_match_follows_the_result(folder: Path) -> None:
    pilot = Pilot(folder, speed=0.0)
    pack = tuple(map(str, SixtySix.cards))
    seats = Sitter("You"), Sitter("Otto", "computer", "normal")
    record = Record("sixty_six", seats, "a seed", dealer=1, pack=pack, scores=(6, 6))
    first = pilot.sit(Match(record, {1: Script(after_ms=10)}))
    while not first.view.over:
        pilot.settle()
        if not first.view.over:
            first.submit(first.view.legal[0])
    pilot.settle()
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.top, Results)
    pilot.key(pygame.K_RETURN)
    pilot.tick()
    assert pilot.table is not first
    pilot.close()


def test_a_kept_match_comes_back_as_it_was(folder: Path) -> None:
    pilot = Pilot(folder)
    table = pilot.deal(HAND, "9D", answers=["play 9D"])
    pilot.drag(LED, TRICK)
    pilot.settle()
    shown, log = cards_shown(table), pilot.log
    pilot.close()

    again = Pilot(folder)
    record = again.store.open_record("sixty_six")
    assert record is not None
    again.app.push(SixtySixTable(again.app.stage, Match(record, {1: Script()})))
    assert (cards_shown(again.table), again.log) == (shown, log)  # from its first frame on
    again.close()


def test_another_language_at_the_table_changes_every_word(pilot: Pilot) -> None:
    table = pilot.deal(HAND)
    english = [pill.label for pill in table.pills if pill.label]
    pilot.store.change(language="ru")
    pilot.app.carry_out(Relabel())
    assert [pill.label for pill in table.pills if pill.label] != english
    assert pilot.app.stage.art.dress.indices == "russian"
    pilot.draw()
    pilot.drag("JD", TRUMP)
    assert any("а" <= letter <= "я" for letter in notice(pilot))


def test_a_refusal_is_gone_with_the_next_move(pilot: Pilot) -> None:
    pilot.deal("AS TH KH QH JD 9S", turned="KS")
    pilot.drag("9S", TRUMP)
    assert "after your first trick" in notice(pilot)
    pilot.drag(LED, TRICK)
    assert pilot.table.notice is None
    pilot.table.say("The disk is full.")
    pilot.settle()
    assert notice(pilot) == "The disk is full."


def test_a_trick_that_stays_until_a_click_asks_for_it(folder: Path) -> None:
    pilot = Pilot(folder, trick_ms=0)
    try:
        table = pilot.deal(HAND)
        pilot.drag(LED, TRICK)
        pilot.until(lambda: table.timeline.held_up)
        assert panel.panel_lines(table) == [(("Click to go on",), "bold")]
        pilot.click((640, 300))
        assert not table.timeline.held_up
    finally:
        pilot.close()


def test_the_key_for_the_sound_says_what_it_did(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.key(pygame.K_m)
    assert notice(pilot) == "The sound is off."
    pilot.key(pygame.K_m)
    assert notice(pilot) == "The sound is on."


@pytest.mark.parametrize("language", ["en", "ru", "fr", "es"])
@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_the_words_of_a_button_stay_in_it(folder: Path, language: str, text_size: float) -> None:
    pilot = Pilot(folder, text_size=text_size)
    try:
        pilot.language(language)
        table = pilot.deal("AS KS QS 9H KC QC", "JS TD 9C 9D JD AD", turned="AH", answers=["play JS"])
        pilot.drag("AS", TRICK)
        pilot.settle()
        pilot.draw()
        box, art, fonts = table.panel.box, table.stage.art, table.stage.fonts
        pill = next(pill for pill in table.pills if pill.id == "exchange")
        assert box.contains(pill.box)
        assert pill.face(fonts, art).get_width() <= pill.box.width
    finally:
        pilot.close()


# -- back and forth


def control(pilot: Pilot, key: int, shift: bool = False) -> None:
    pilot.key(key, mod=pygame.KMOD_CTRL | (pygame.KMOD_SHIFT if shift else 0))
    pilot.tick()


@pytest.mark.parametrize(("redo", "shift"), [(pygame.K_y, False), (pygame.K_z, True)])
def test_a_move_is_taken_back_and_played_again(pilot: Pilot, redo: int, shift: bool) -> None:
    pilot.deal(HAND, "9D", answers=["play 9D"])
    before = cards_shown(pilot.table)
    pilot.drag(LED, TRICK)
    pilot.settle()
    after, log = cards_shown(pilot.table), pilot.log
    control(pilot, pygame.K_z)
    pilot.settle()
    assert (pilot.log, cards_shown(pilot.table)) == ([], before)
    control(pilot, redo, shift)
    assert (pilot.log, cards_shown(pilot.table)) == (log, after)


def test_what_was_taken_back_is_saved_so(pilot: Pilot) -> None:
    """Also at a table that nothing has been played at since it was opened."""
    pilot.deal(HAND, "9D", answers=["play 9D"])
    pilot.drag(LED, TRICK)
    pilot.settle()
    store = pilot.store
    for again in (False, True):
        if again:
            control(pilot, pygame.K_y)
            pilot.sit(Match(pilot.table.match.record, {}))
        control(pilot, pygame.K_z)
        kept = store.open_record("sixty_six")
        assert kept is not None
        assert [entry.move for entry in kept.log] == pilot.log == []


def test_nothing_is_taken_back_before_a_first_move(pilot: Pilot) -> None:
    table = pilot.deal(HAND)
    control(pilot, pygame.K_z)
    assert (pilot.table, notice(pilot)) == (table, "In this deal there is nothing to take back.")


def test_another_move_ends_what_could_be_played_again(pilot: Pilot) -> None:
    pilot.deal(HAND, "9D", answers=["play 9D"])
    pilot.drag(LED, TRICK)
    pilot.settle()
    control(pilot, pygame.K_z)
    pilot.settle()
    pilot.drag("JD", TRICK)
    log = pilot.log
    control(pilot, pygame.K_y)
    assert pilot.log[: len(log)] == log
    assert log[0] == "play JD"


def test_a_closed_dialog_is_cleared_away_as_soon_as_nothing_moves(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.time, "wait", lambda ms: None)
    gc.disable()  # Python might look by chance
    pilot.app.push(SettingsScene(pilot.app.stage))
    dialog = weakref.ref(pilot.top)
    pilot.app.carry_out(Pop())
    pilot.app._nap()
    gc.enable()
    assert dialog() is None


def test_a_table_that_nobody_sees_sleeps_longer(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[int] = []
    monkeypatch.setattr(pygame.time, "wait", waits.append)
    for event, longest in ((pygame.WINDOWMINIMIZED, HIDDEN_MS), (pygame.WINDOWRESTORED, DOZE_MS)):
        pygame.event.post(pygame.Event(event))
        pilot.app._take_events()
        waits.clear()
        pilot.app._nap()
        assert max(waits) == longest
