"""Hands at the table: whose a press is, what is none, which keys may be whose, and how they are kept."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from scenes.stage import make_stage

from cardtable.scenes.nervioso.caps import name_of
from cardtable.scenes.nervioso.hands import (
    ALONE,
    MOUSE,
    PADS,
    PAIR,
    PLACES,
    Hand,
    Hands,
    Trigger,
    chosen_in,
    dealt,
    defaults,
    keys,
    saved,
)
from cardtable.settings import Settings
from cardtable.words import Words

Q, W, E, P = pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_P


@pytest.fixture(autouse=True)
def screen(tmp_path: Path) -> None:
    make_stage(tmp_path / "data").store.close()


def down(scancode: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=scancode)


def up(scancode: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=0, mod=0, unicode="", scancode=scancode)


def mouse(button: int, kind: int = pygame.MOUSEBUTTONDOWN) -> pygame.Event:
    return pygame.Event(kind, button=button, pos=(5, 5), touch=False)


def pad_button(button: int, instance: int, kind: int = pygame.JOYBUTTONDOWN) -> pygame.Event:
    return pygame.Event(kind, button=button, instance_id=instance)


def heard(hands: Hands, *events: pygame.Event) -> list[object]:
    """What comes of events that went through the queue, in its order."""
    pygame.event.clear()
    for event in events:
        pygame.event.post(event)
    return [hands.press(event) for event in pygame.event.get()]


def table(people: int, physically: set[Trigger] | None = None) -> Hands:
    return Hands(
        dealt(range(people), {}), all_down=lambda pads: physically if physically is not None else set()
    )


def test_every_place_has_its_own_three_keys() -> None:
    hands = table(6)
    for seat, names in enumerate(("QWE", "POI", "ZXC", "MNB")):
        codes = [getattr(pygame, f"KSCAN_{name}") for name in names]
        assert heard(hands, *map(down, codes)) == [(seat, "slap"), (seat, "lay"), (seat, "silence")]
    assert heard(hands, down(pygame.KSCAN_SPACE), down(pygame.KSCAN_RIGHT)) == [(4, "slap"), (5, "slap")]


def test_one_and_two_people_have_keys_of_their_own() -> None:
    assert dealt([2], {}) == {2: ALONE}
    assert dealt([0, 3], {}) == {0: PAIR[0], 3: PAIR[1]}
    assert [hand.slap.device for hand in defaults(8)] == ["key"] * 6 + ["mouse", "pad"]
    for people in range(9):
        triggers = [trigger for hand in defaults(people) for trigger in hand.triggers]
        assert len(set(triggers)) == len(triggers) == 3 * people
        assert not any(trigger.kept for trigger in triggers)


def test_order_is_that_of_the_queue_and_never_that_of_the_seats() -> None:
    keys_of = [hand.slap.code for hand in PLACES]
    for one, other in combinations(range(6), 2):
        for first, second in ((one, other), (other, one)):
            found = heard(table(6), down(keys_of[first]), down(keys_of[second]))
            assert found == [(first, "slap"), (second, "slap")]


def test_a_held_key_is_no_press_until_it_was_let_go() -> None:
    hands = table(3)
    assert heard(hands, down(Q), down(Q), down(Q)) == [(0, "slap"), None, None]
    assert heard(hands, down(P)) == [(1, "slap")], "a held key of one is nothing to another"
    assert heard(hands, up(Q), down(Q)) == [None, (0, "slap")]


def test_what_the_system_tells_when_the_window_gets_the_keys_back_is_no_press() -> None:
    """SDL lets all keys go as the window loses them, and presses those that are down as it gets them."""
    physically = {Trigger("key", Q)}
    hands = table(3, physically)
    assert heard(hands, down(Q), up(Q), pygame.Event(pygame.WINDOWFOCUSLOST)) == [(0, "slap"), None, None]
    assert heard(hands, pygame.Event(pygame.WINDOWFOCUSGAINED), down(Q), down(P)) == [None, None, (1, "slap")]
    assert heard(hands, up(Q), down(Q)) == [None, (0, "slap")]


def test_a_key_that_was_let_go_elsewhere_is_free_again() -> None:
    hands = table(3, set())
    heard(hands, down(Q))
    hands.settle()
    assert heard(hands, down(Q)) == [(0, "slap")]


def test_mouse_and_pads_are_hands() -> None:
    hands = Hands({0: ALONE, 1: MOUSE, 2: PADS[0], 3: PADS[1]})
    assert heard(hands, mouse(1), mouse(3), mouse(4)) == [(1, "slap"), (1, "lay"), None]
    assert heard(hands, pad_button(0, instance=7), pad_button(0, instance=9)) == [(2, "slap"), (3, "slap")]
    assert heard(hands, pad_button(2, 9), pad_button(2, 9)) == [(3, "silence"), None]
    let_go = pad_button(0, 7, pygame.JOYBUTTONUP), mouse(1, pygame.MOUSEBUTTONUP)
    assert heard(hands, *let_go, pad_button(0, 7), mouse(1)) == [None, None, (2, "slap"), (1, "slap")]


def test_a_pad_that_was_pulled_out_gets_its_number_back() -> None:
    hands = Hands({0: PADS[0], 1: PADS[1]})
    heard(hands, pad_button(0, instance=3), pad_button(0, instance=4))
    assert 0 in hands.pads
    heard(hands, pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=3))
    assert 0 not in hands.pads
    assert 1 in hands.pads
    assert heard(hands, pad_button(1, instance=9), pad_button(1, instance=4)) == [(0, "lay"), (1, "lay")]


def test_keys_of_nobody_and_the_pointer_press_nothing() -> None:
    motion = pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert heard(table(2), down(pygame.KSCAN_F1), down(Q), motion) == [None, None, None]


def test_another_key_and_who_has_one_already() -> None:
    hands = table(3)
    assert hands.owner(Trigger("key", P)) == (1, "slap")
    assert hands.owner(Trigger("key", pygame.KSCAN_T)) is None
    changed = hands.with_(0, "slap", Trigger("key", pygame.KSCAN_T))
    assert heard(changed, down(Q), down(pygame.KSCAN_T), down(W)) == [None, (0, "slap"), (0, "lay")]


KEPT = ("ESCAPE", "TAB", "F5", "F11", "1", "0", "LSHIFT", "RSHIFT", "LCTRL", "LALT", "RGUI", "CAPSLOCK")


@pytest.mark.parametrize("name", KEPT)
def test_keys_that_the_table_or_the_system_needs_are_nobodys(name: str) -> None:
    assert Trigger("key", getattr(pygame, f"KSCAN_{name}")).kept


def test_letters_arrows_and_buttons_may_be_anybodys() -> None:
    free = [pygame.KSCAN_A, pygame.KSCAN_SEMICOLON, pygame.KSCAN_LEFT, pygame.KSCAN_KP_0, pygame.KSCAN_RETURN]
    assert not any(Trigger("key", code).kept for code in free)
    assert [Trigger("mouse", button).kept for button in (1, 2, 3, 4, 5, 6)] == [False] * 3 + [True] * 2 + [
        False
    ]
    assert not Trigger("pad", 4, 1).kept


def test_who_has_not_chosen_gets_keys_that_are_free() -> None:
    chosen = {1: keys(Q, W, E)}
    hands = dealt([0, 1, 2], chosen)
    assert hands[1] == chosen[1]
    triggers = [trigger for hand in hands.values() for trigger in hand.triggers]
    assert len(set(triggers)) == 9


def test_who_comes_back_with_a_key_that_another_has_taken_meanwhile_gets_a_free_hand() -> None:
    hands = dealt([0, 1, 2], {0: keys(Q, W, E), 2: keys(E, P, pygame.KSCAN_T)})
    assert hands[0] == keys(Q, W, E)
    triggers = [trigger for hand in hands.values() for trigger in hand.triggers]
    assert len(set(triggers)) == 9


def test_hands_come_back_from_the_settings() -> None:
    chosen = {0: keys(Q, W, E), 2: MOUSE, 5: PADS[1]}
    setups = {"nervioso": {"preset": "document", **saved(chosen)}}
    kept = Settings.from_json(json.loads(json.dumps(Settings(setups=setups).to_json())))
    assert chosen_in(kept.setups["nervioso"]) == chosen


@pytest.mark.parametrize(
    "text",
    [
        *("", "key:20", "key:20 key:20 key:21", "key:20 key:21 key:41", "mouse:1 mouse:4 mouse:2"),
        *("key:a key:b key:c", "foot:1 foot:2 foot:3", "pad:1 pad:2 pad:3", "key:20 key:26 key:8 key:9"),
    ],
)
def test_a_hand_that_makes_no_sense_is_not_read(text: str) -> None:
    assert chosen_in({"hand 0": text, "hand 1": str(MOUSE)}) == {1: MOUSE}


def test_of_two_saved_hands_with_one_key_the_second_is_not_read() -> None:
    twice = Hand(Trigger("key", 4), Trigger("key", 5), Trigger("key", Q))
    assert chosen_in({"hand 0": str(keys(Q, W, E)), "hand 1": str(twice)}) == {0: keys(Q, W, E)}


def test_names_of_keys_and_buttons() -> None:
    """Without a real keyboard the layout is the American one."""
    words = Words("en")
    wanted = {"key:20": "Q", "key:51": ";", "key:44": "Space", "key:79": "Right", "mouse:1": "Left click"}
    wanted |= {"mouse:6": "Mouse · 6", "pad:0:1": "Pad 2 · 1", "key:40": "Enter"}
    wanted |= {"key:98": "Keypad 0", "key:73": "Insert"}
    assert {text: name_of(Trigger.read(text), words) for text in wanted} == wanted
