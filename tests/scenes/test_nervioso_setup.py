"""The set-up of Nervioso and its keyboard check: they fit, keep what is set, and lead to the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest
from scenes.stage import click, faults, hud_of, key, make_stage, open_scene, press, run, type_text, walk_to

from cardtable.scenes.nervioso import NerviosoTable
from cardtable.scenes.nervioso.hands import ALONE, MOUSE, PAIR, PLACES, Hand, Trigger, dealt, keys
from cardtable.scenes.nervioso.keys_check import PATIENCE_MS, SPOTS, KeysCheck, needs_check, other_keys
from cardtable.scenes.nervioso.pace import Pace
from cardtable.scenes.nervioso.setup import NerviosoSetUp
from cardtable.scenes.scene import Alone, Pop, Push, Request, Stage
from cardtable.words import LANGUAGES

SMALL = (960, 600)
T = pygame.KSCAN_T


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = make_stage(tmp_path / "data")
    yield made
    made.store.close()


def set_up(stage: Stage, people: int = 1, seats: int = 4, **rules: object) -> NerviosoSetUp:
    scene = NerviosoSetUp(stage)
    scene.options = scene.game.make_options(rules)  # type: ignore[assignment]
    scene.seating = replace(scene.seating, count=seats)
    for seat in range(1, people):
        scene.seating = scene.seating.with_(seat, level=None)
    scene._level_hands()
    return scene


def pages(stage: Stage) -> Iterator[tuple[str, NerviosoSetUp]]:
    """Every page in its fullest state."""
    yield "new", set_up(stage)
    for count in range(5, 9):
        yield f"{count} people", set_up(stage, count, count, variant="figuras+666")
    pace = set_up(stage, 4, 8)
    pace._open_pace()
    yield "pace", pace
    calm = set_up(stage, 2, 4)
    calm._asks(True)
    yield "asking", calm
    calm_pace = set_up(stage, 2, 4)
    calm_pace._asks(True)
    calm_pace._open_pace()
    yield "asking pace", calm_pace
    waiting = set_up(stage, 3, 3)
    waiting._wait_for(1, "slap")
    yield "waiting", waiting
    refused = set_up(stage, 3, 3, starter="chosen")
    refused._wait_for(1, "lay")
    refused._take(1, "lay", PLACES[0].slap)
    yield "refused", refused


def checks(stage: Stage) -> Iterator[tuple[str, KeysCheck]]:
    for people in (2, 6):
        for lit in range(people + 1):
            scene = check(stage, people)
            hold(scene, *(hand.slap for hand in list(scene.hands.values())[:lit]))
            scene.late = 0 < lit < people
            yield f"check {lit} of {people}", scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [SMALL, (1280, 800), (1920, 1080), (3840, 2160)], ids=lambda size: str(size[0])
)
def test_everything_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    stage = make_stage(tmp_path / "data", language, size)
    for name, scene in (*pages(stage), *checks(stage)):
        open_scene(scene, size)
        assert faults(scene) == [], (name, language, size)
    stage.store.close()


def test_the_smallest_window_needs_no_scrolling(tmp_path: Path) -> None:
    for language in LANGUAGES:
        stage = make_stage(tmp_path / language, language, SMALL)
        for name, scene in (*pages(stage), *checks(stage)):
            open_scene(scene, SMALL)
            assert not scene.hud.scrolls, (name, language)
        stage.store.close()


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_large_text_scrolls_instead_of_being_cut(tmp_path: Path, language: str) -> None:
    stage = make_stage(tmp_path / "data", language, SMALL, text_size=2.0)
    for name, scene in (*pages(stage), *checks(stage)):
        open_scene(scene, SMALL)
        assert faults(scene) == [], (name, language)
        for stop in scene.hud.ring.stops:
            scene.hud.ring.stand_on(stop)
            view = stop.scroll.rect if stop.scroll else pygame.Rect(0, 0, *SMALL)
            assert view.top <= stop.rect().top, (name, stop.key)
            assert stop.rect().bottom <= view.bottom, (name, stop.key)
    stage.store.close()


# -- the table that it leads to


def sits_down(request: Request | None) -> NerviosoTable:
    assert isinstance(request, Alone)
    assert isinstance(request.scene, NerviosoTable)
    return request.scene


def test_a_beginner_plays_against_three_easy_hands(stage: Stage) -> None:
    table = sits_down(press(open_scene(NerviosoSetUp(stage)), pygame.K_RETURN))
    seats = table.match.record.seats
    assert [sitter.level for sitter in seats] == [None, "easy", "easy", "easy"]
    assert seats[0].name == ""
    assert len({sitter.name for sitter in seats}) == 4
    assert table.hands.by_seat == {0: ALONE}


def levels(scene: NerviosoSetUp) -> list[str | None]:
    return [chair.level for chair in scene.seating.at_table]


def test_with_three_computer_hands_all_are_a_level_easier(stage: Stage) -> None:
    """As long as nobody has chosen a level, now or the time before."""
    scene = NerviosoSetUp(stage)
    open_scene(scene)
    for count, level in ((2, "normal"), (3, "normal"), (8, "easy"), (4, "easy")):
        scene._seat(count)
        assert levels(scene) == [None, *[level] * (count - 1)]
    scene.keep()
    scene = NerviosoSetUp(stage)
    open_scene(scene)
    scene._who(1, None)
    assert levels(scene) == [None, None, "normal", "normal"]
    scene._who(2, "hard")
    scene._seat(8)
    scene.keep()
    again = NerviosoSetUp(stage)
    assert levels(again) == [None, None, "hard", *["normal"] * 5]
    again._seat(2)
    again._who(1, "expert")
    assert levels(again) == [None, "expert"]


def test_the_keyboard_alone_sets_up_a_table(stage: Stage) -> None:
    scene = open_scene(NerviosoSetUp(stage))
    for stop in ("count:0", "who:1:more", "pace"):
        walk_to(scene, stop)
        press(scene, pygame.K_RETURN)
    walk_to(scene, "handicap:0:more")
    press(scene, pygame.K_RETURN, pygame.K_RETURN)
    walk_to(scene, "option:laying:1")
    press(scene, pygame.K_RETURN)
    walk_to(scene, "tempo:3")
    press(scene, pygame.K_RETURN, pygame.K_ESCAPE)
    assert hud_of(scene).ring.key == "pace"
    walk_to(scene, "name:0")
    press(scene, *[pygame.K_BACKSPACE] * 3)
    type_text(scene, "Ana")
    walk_to(scene, "play")
    table = sits_down(press(scene, pygame.K_RETURN))
    assert [(sitter.name, sitter.level) for sitter in table.match.record.seats] == [
        ("Ana", None),
        ("Otto", "hard"),
    ]
    assert table.match.record.rules == {"laying": "tempo"}
    assert table.pace == Pace(1500, {0: 100})


def test_the_last_set_up_is_the_default(stage: Stage) -> None:
    first = set_up(stage, 3, 5, variant="666", starter="chosen")
    first._rename(2, "Zoé")
    first.chosen = {1: keys(T, pygame.KSCAN_Y, pygame.KSCAN_U)}
    first.pace, first.first = Pace(750, {2: 150}, asks=True), 3
    first.play()
    again = NerviosoSetUp(stage)
    assert (again.seating, again.options, again.chosen) == (first.seating, first.options, first.chosen)
    assert (again.pace, again.first) == (first.pace, 3)
    assert again._dealer == 2, "who deals sits before who starts"


@pytest.mark.parametrize(
    "kept",
    [
        {
            "seats": 99,
            "level 1": "god",
            "name 0": 7,
            "tempo_ms": 3,
            "handicap 0": 9999,
            "first": -1,
            "asks": 1,
        },
        {
            "seats": True,
            "level 0": "easy",
            "tempo_ms": "fast",
            "handicap 0": "much",
            "first": "Ana",
            "checked": 5,
        },
    ],
)
def test_a_set_up_that_makes_no_sense_is_left_out(stage: Stage, kept: dict[str, object]) -> None:
    stage.store.change(setups={"nervioso": kept})
    scene = NerviosoSetUp(stage)
    assert (scene.seating.count, scene.seating.people) == (4, (0,))
    assert (scene.pace, scene.first) == (Pace(1500), 0)
    sits_down(scene.play())


def test_practice_is_against_nobody_at_a_steady_tempo(stage: Stage) -> None:
    scene = set_up(stage, 3)
    walk_to(open_scene(scene), "practice")
    table = sits_down(press(scene, pygame.K_RETURN))
    assert table.practice
    assert [sitter.level for sitter in table.match.record.seats] == [None, None]
    assert table.hands.by_seat == {0: ALONE}


def test_seats_beyond_the_table_keep_who_sat_there(stage: Stage) -> None:
    scene = set_up(stage, 3)
    scene._seat(2)
    assert scene.seating.people == (0, 1)
    scene._seat(8)
    assert scene.seating.people == (0, 1, 2)


def test_people_need_only_the_keys_that_the_game_asks_for(stage: Stage) -> None:
    assert list(set_up(stage).uses.values()) == ["slap", "card"]
    assert list(set_up(stage, variant="666").uses) == ["slap", "lay", "silence"]
    assert list(set_up(stage, call_mode="manual").uses) == ["slap", "lay", "silence"]
    assert list(set_up(stage, laying="tempo", variant="666").uses) == ["slap"]
    asking = set_up(stage, variant="666")
    asking._asks(True)
    assert list(asking.uses.values()) == ["yes", "no"]


# -- another key


def down(scancode: int) -> pygame.Event:
    return key(0, scancode=scancode)


def waiting(stage: Stage, people: int = 3) -> NerviosoSetUp:
    """For the slap key of the first seat, after a click on it."""
    scene = set_up(stage, people)
    open_scene(scene)
    stop = next(stop for stop in scene.hud.ring.stops if stop.key == "key:0:slap")
    click(scene, stop.rect().center)
    assert scene.waiting == (0, "slap")
    return scene


def said(scene: NerviosoSetUp) -> list[str]:
    run(scene)
    return [placed.text for placed in scene.hud.placed]


def test_a_click_and_a_key_change_a_key(stage: Stage) -> None:
    scene = waiting(stage)
    assert any(text.startswith("Press the new key.") for text in said(scene))
    scene.handle(down(T))
    assert scene.waiting is None
    assert scene.hands[0] == keys(T, pygame.KSCAN_W, pygame.KSCAN_E)
    assert scene.hands[1] == PLACES[1]
    walk_to(scene, "usual")
    press(scene, pygame.K_RETURN)
    assert scene.hands[0] == PLACES[0]


def test_a_key_that_somebody_has_is_refused_in_a_sentence_and_another_is_waited_for(stage: Stage) -> None:
    scene = waiting(stage)
    scene.handle(down(pygame.KSCAN_P))
    assert "P is taken: Player 2, slap." in said(scene)
    scene.handle(down(pygame.KSCAN_W))
    assert "W is taken: Player 1, card." in said(scene)
    assert scene.hands == dealt([0, 1, 2], {})
    scene.handle(down(T))
    assert scene.hands[0].slap.code == T
    assert not any("taken" in text for text in said(scene))


@pytest.mark.parametrize("code", [pygame.KSCAN_LSHIFT, pygame.KSCAN_F1, pygame.KSCAN_1, pygame.KSCAN_TAB])
def test_a_key_that_the_table_needs_is_refused_in_a_sentence(stage: Stage, code: int) -> None:
    scene = waiting(stage)
    assert scene.handle(down(code)) is None
    assert any("is kept for the table" in text for text in said(scene))
    assert scene.waiting == (0, "slap")


def test_the_key_it_was_is_no_double(stage: Stage) -> None:
    scene = waiting(stage)
    scene.handle(down(pygame.KSCAN_Q))
    assert (scene.waiting, scene.objection, scene.chosen) == (None, None, {})


def test_escape_leaves_the_key_as_it_was_and_does_not_leave_the_screen(stage: Stage) -> None:
    scene = waiting(stage)
    assert scene.handle(key(pygame.K_ESCAPE, scancode=pygame.KSCAN_ESCAPE)) is None
    assert (scene.waiting, scene.chosen) == (None, {})
    assert isinstance(press(scene, pygame.K_ESCAPE), Pop)


def test_a_mouse_button_can_be_a_hand_and_a_click_elsewhere_is_a_click(stage: Stage) -> None:
    scene = waiting(stage)
    cap = next(stop.rect().center for stop in scene.hud.ring.stops if stop.key == "key:0:slap")
    click(scene, cap)
    assert scene.hands[0].slap == MOUSE.slap
    scene = waiting(stage)
    play = next(stop.rect().center for stop in scene.hud.ring.stops if stop.key == "pace")
    click(scene, play)
    assert (scene.waiting, scene.in_pace) == (None, True)


def test_a_pad_can_be_a_hand_and_a_wheel_cannot(stage: Stage) -> None:
    scene = waiting(stage)
    cap = next(stop.rect().center for stop in scene.hud.ring.stops if stop.key == "key:0:slap")
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=4, pos=cap, touch=False))
    assert scene.waiting == (0, "slap")
    scene.handle(pygame.Event(pygame.JOYBUTTONDOWN, button=5, instance_id=3))
    assert scene.hands[0].slap == Trigger("pad", 5)


def test_a_hand_whose_pad_is_missing_says_so_until_it_is_there(stage: Stage) -> None:
    scene = set_up(stage, 8, 8)
    open_scene(scene)
    assert "This pad is not plugged in." in said(scene)
    scene.pads.number(5)
    scene.refresh()
    assert "This pad is not plugged in." not in said(scene)


def test_no_letter_is_a_shortcut_while_a_key_is_waited_for(stage: Stage) -> None:
    assert waiting(stage).typing
    assert not set_up(stage).typing


# -- the keyboard check


def check(stage: Stage, people: int = 4) -> KeysCheck:
    hands = dealt(range(people), {})
    return KeysCheck(stage, hands, {seat: f"Player {seat + 1}" for seat in hands}, lambda hands: Pop())


def hold(scene: KeysCheck, *triggers: Trigger) -> None:
    for trigger in triggers:
        scene.handle(down(trigger.code))


def let_go(scene: KeysCheck, trigger: Trigger) -> None:
    scene.handle(pygame.Event(pygame.KEYUP, key=0, mod=0, unicode="", scancode=trigger.code))


def slaps(hands: Sequence[Hand]) -> list[Trigger]:
    return [hand.slap for hand in hands]


def test_two_people_are_sent_to_the_check_once(stage: Stage) -> None:
    request = set_up(stage, 2).play()
    assert isinstance(request, Push)
    scene = request.scene
    assert isinstance(scene, KeysCheck)
    open_scene(scene)
    hold(scene, *slaps(PAIR))
    assert scene.heard
    table = sits_down(press(scene, pygame.K_RETURN))
    assert table.hands.by_seat == {0: PAIR[0], 1: PAIR[1]}
    sits_down(NerviosoSetUp(stage).play())


def test_where_the_table_asks_nobody_presses_at_once_and_nothing_is_checked(stage: Stage) -> None:
    scene = set_up(stage, 3)
    scene._asks(True)
    table = sits_down(scene.play())
    assert table.question is not None
    assert table.match.record.rules == {"laying": "tempo"}
    assert NerviosoSetUp(stage).options.laying == "manual", "the rule is left as it was chosen"


def test_other_keys_are_checked_again_and_fewer_are_not() -> None:
    four = dealt(range(4), {})
    checked = " ".join(str(hand.slap) for hand in four.values())
    assert needs_check(four, "")
    assert not needs_check(four, checked)
    assert not needs_check({seat: four[seat] for seat in (0, 2)}, checked)
    assert needs_check({**four, 1: keys(T, pygame.KSCAN_Y, pygame.KSCAN_U)}, checked)
    assert not needs_check({0: ALONE, 1: MOUSE}, ""), "one at the keyboard, one at the mouse"


def test_lamps_follow_the_keys_and_remember_that_all_were_lit(stage: Stage) -> None:
    scene = check(stage, 3)
    open_scene(scene)
    q, p, z = slaps(PLACES[:3])
    hold(scene, q, p)
    assert (scene.lit, scene.dark) == ([0, 1], [2])
    let_go(scene, p)
    assert (scene.lit, scene.heard) == ([0], False)
    hold(scene, p, z)
    assert scene.heard
    let_go(scene, q)
    assert scene.heard, "it was heard, once is enough"


def test_each_hand_that_is_heard_is_heard(stage: Stage) -> None:
    sounds: list[str] = []
    stage.sounds.play = sounds.append  # type: ignore[method-assign]
    scene = check(stage, 3)
    hold(scene, PLACES[0].slap, PLACES[0].slap, PLACES[1].slap, PLACES[1].lay)
    assert sounds == ["slap", "slap"]


def test_all_keys_one_after_the_other_are_not_all_at_once(stage: Stage) -> None:
    scene = check(stage, 3)
    for trigger in slaps(PLACES[:3]):
        hold(scene, trigger)
        let_go(scene, trigger)
    assert not scene.heard


def test_what_stays_dark_is_named_the_keyboard_is_blamed_and_another_key_is_a_click_away(
    stage: Stage,
) -> None:
    now = [0.0]
    stage.now_ms = lambda: now[0]
    scene = check(stage, 3)
    open_scene(scene)
    hold(scene, *slaps(PLACES[:2]))
    run(scene)
    assert "Dark: Z (Player 3)." in [placed.text for placed in scene.hud.placed]
    now[0] = PATIENCE_MS
    run(scene)
    shown = " ".join(placed.text for placed in scene.hud.placed)
    assert "Held: Q (Player 1), P (Player 2)." in shown
    assert "Z (Player 3) stays dark." in shown
    assert "the keyboard and not the player" in shown
    offered = next(stop for stop in scene.hud.ring.stops if stop.key == "other:2")
    click(scene, offered.rect().center)
    new = scene.hands[2].slap
    assert new not in [trigger for hand in PLACES[:3] for trigger in hand.triggers]
    assert not scene.heard, "the new key has to be tried too"
    hold(scene, new)
    assert scene.heard


def test_keys_that_failed_are_not_offered_again() -> None:
    hands, failed = dealt(range(4), {}), list[Trigger]()
    while offered := other_keys(hands, [2], failed):
        failed.append(offered[2])
    assert len(failed) == len(set(failed)) == len(SPOTS) - 12
    assert not any(trigger.kept for trigger in failed)


def test_two_dark_lamps_are_offered_two_keys_in_other_rows_and_columns() -> None:
    hands = dealt(range(4), {})
    offered = other_keys(hands, [2, 3])
    spots = [SPOTS[offered[seat].code] for seat in (2, 3)]
    spots += [SPOTS[hands[seat].slap.code] for seat in (0, 1)]
    assert len(set(offered.values())) == 2
    for one, other in combinations(spots, 2):
        assert abs(one[0] - other[0]) >= 1 or one[1] != other[1]


def test_one_held_key_of_many_is_no_reason_to_blame_the_keyboard(stage: Stage) -> None:
    scene = check(stage, 6)
    open_scene(scene)
    hold(scene, PLACES[0].slap)
    scene.late = True
    run(scene)
    assert not any("keyboard and not" in placed.text for placed in scene.hud.placed)


def test_the_changed_keys_come_back_to_the_set_up(stage: Stage) -> None:
    scene = set_up(stage, 3)
    request = scene._check()
    assert isinstance(request, Push)
    checking = request.scene
    assert isinstance(checking, KeysCheck)
    checking._change(2, Trigger("key", T))
    assert isinstance(checking._go_on(), Pop)
    assert scene.hands[2].slap.code == T
    assert scene.hands[0] == PLACES[0]
    assert NerviosoSetUp(stage).chosen[2].slap.code == T


def stops(scene: KeysCheck) -> list[str]:
    run(scene)
    return [stop.key for stop in scene.hud.ring.stops]


def test_a_check_that_no_match_follows_has_nothing_to_skip(stage: Stage) -> None:
    request = set_up(stage, 3)._check()
    assert isinstance(request, Push)
    assert isinstance(request.scene, KeysCheck)
    scene = request.scene
    open_scene(scene)
    assert stops(scene) == ["back"]
    hold(scene, *slaps(PLACES[:3]))
    assert stops(scene) == ["back", "go"]
    assert "Done" in [placed.text for placed in scene.hud.placed]
    assert isinstance(press(scene, pygame.K_RETURN), Pop)
    assert not needs_check(dealt(range(3), {}), NerviosoSetUp(stage).checked), "Enter took it as done"


@pytest.mark.parametrize(("language", "name"), [("en", "comma"), ("ru", "запятая"), ("fr", "virgule")])
def test_a_key_with_a_sign_is_named(tmp_path: Path, language: str, name: str) -> None:
    made = make_stage(tmp_path / "comma", language)
    comma = replace(PLACES[3], slap=Trigger("key", pygame.KSCAN_COMMA))
    scene = KeysCheck(made, {0: PLACES[0], 1: comma}, {0: "Ana", 1: "Blas"}, lambda hands: Pop())
    open_scene(scene)
    hold(scene, comma.slap)
    run(scene)
    shown = [placed.text for placed in scene.hud.placed]
    assert name in shown, "in the lamp"
    assert any(f"{name} (Blas)" in text for text in shown)
    let_go(scene, comma.slap)
    hold(scene, PLACES[0].slap)
    scene.late = True
    scene.refresh()
    run(scene)
    told = [placed.text for placed in scene.hud.placed if f"{name} (blas)" in placed.text.lower()]
    assert told
    assert all(text[0].isupper() for text in told), "no sentence begins with a small letter"
    made.store.close()


def test_a_held_key_is_no_shortcut_beside_somebodys_ctrl(stage: Stage) -> None:
    scene = check(stage, 4)
    assert scene.deaf(key(pygame.K_q, mod=pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Q))
    assert not scene.deaf(key(pygame.K_F11, scancode=pygame.KSCAN_F11))


def test_keys_of_hands_press_no_button_and_no_letter_is_a_shortcut(stage: Stage) -> None:
    scene = check(stage, 6)
    open_scene(scene)
    assert scene.handle(key(pygame.K_SPACE, scancode=pygame.KSCAN_SPACE)) is None
    assert scene.lit == [4]
    assert scene.typing
    assert isinstance(press(scene, pygame.K_ESCAPE), Pop)


def test_a_lost_window_holds_no_key(stage: Stage) -> None:
    scene = check(stage, 3)
    open_scene(scene)
    hold(scene, PLACES[0].slap)
    scene.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert scene.lit == []


def test_the_panel_does_not_jump_as_keys_are_held(stage: Stage) -> None:
    scene = check(stage, 3)
    open_scene(scene)
    tops = []
    for trigger in (None, *slaps(PLACES[:3])):
        if trigger:
            hold(scene, trigger)
        run(scene)
        tops.append(scene.hud.backdrop[0][0])
    assert all(one == other for one, other in pairwise(tops))
