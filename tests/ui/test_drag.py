"""A press is a click, a drop or nothing."""

import pytest

from cardtable.ui.drag import Click, Drop, Gesture
from cardtable.ui.timeline import DOUBLE_CLICK


def click(gesture: Gesture[str], item: str, at_ms: float) -> Click[str]:
    gesture.press((0, 0), 1, item)
    result = gesture.release((0, 0), 1, at_ms)
    assert isinstance(result, Click)
    return result


def test_a_press_that_hardly_moves_is_a_click() -> None:
    gesture: Gesture[str] = Gesture()
    assert gesture.press((10, 10), 1, "AS")
    assert not gesture.move((13, 12))
    assert gesture.held is None
    assert gesture.pressed == "AS"
    assert gesture.release((13, 12), 1) == Click("AS", (13, 12))
    assert gesture.pressed is None


def test_beyond_four_pixels_it_is_carried_and_stays_carried_on_the_way_back() -> None:
    gesture: Gesture[str] = Gesture()
    gesture.press((10, 10), 1, "AS")
    assert not gesture.move((14, 10))
    assert gesture.move((15, 10))
    assert gesture.held == "AS"
    assert gesture.move((10, 10))
    assert gesture.release((10, 10), 1) == Drop("AS", (10, 10), (10, 10))


def test_a_jump_between_press_and_release_is_a_drop() -> None:
    gesture: Gesture[str] = Gesture()
    gesture.press((10, 10), 1, "AS")
    assert gesture.release((400, 90), 1) == Drop("AS", (10, 10), (400, 90))


def test_outside_the_window_is_a_place_like_any_other() -> None:
    gesture: Gesture[str] = Gesture()
    gesture.press((10, 10), 1, "AS")
    gesture.move((-300, 5000))
    assert gesture.pos == (-300, 5000)
    assert gesture.release((-300, 5000), 1) == Drop("AS", (10, 10), (-300, 5000))


@pytest.mark.parametrize("button", [1, 2, 3])
def test_a_second_press_cancels_and_picks_nothing_up(button: int) -> None:
    gesture: Gesture[str] = Gesture()
    gesture.press((10, 10), 1, "AS")
    gesture.move((90, 90))
    assert not gesture.press((90, 90), button, "KH")
    assert gesture.held is None
    assert gesture.release((90, 90), 1) is None


def test_cancel_returns_what_was_carried() -> None:
    gesture: Gesture[str] = Gesture()
    assert gesture.cancel() is None
    gesture.press((10, 10), 1, "AS")
    assert gesture.cancel() is None
    gesture.press((10, 10), 1, "AS")
    gesture.move((90, 90))
    assert gesture.cancel() == "AS"
    assert not gesture.move((100, 100))
    assert gesture.release((90, 90), 1) is None


def test_only_the_left_button_on_something_picks_up() -> None:
    gesture: Gesture[str] = Gesture()
    assert not gesture.press((0, 0), 3, "AS")
    assert not gesture.press((0, 0), 1, None)
    assert gesture.release((0, 0), 1) is None


def test_the_release_of_another_button_changes_nothing() -> None:
    gesture: Gesture[str] = Gesture()
    gesture.press((0, 0), 1, "AS")
    assert gesture.release((0, 0), 3) is None
    assert gesture.release((0, 0), 1) == Click("AS", (0, 0))


def test_two_quick_clicks_on_one_card_are_a_double_and_the_third_begins_anew() -> None:
    gesture: Gesture[str] = Gesture()
    assert [click(gesture, "AS", at).double for at in (0, 200, 400, 600)] == [False, True, False, True]


def test_slow_clicks_or_clicks_on_two_cards_are_single() -> None:
    gesture: Gesture[str] = Gesture()
    assert not click(gesture, "AS", 0).double
    assert not click(gesture, "AS", DOUBLE_CLICK + 1).double
    assert not click(gesture, "KH", DOUBLE_CLICK + 100).double


def test_a_drop_between_two_clicks_parts_them() -> None:
    gesture: Gesture[str] = Gesture()
    click(gesture, "AS", 0)
    gesture.press((0, 0), 1, "AS")
    gesture.release((50, 0), 1, 100)
    assert not click(gesture, "AS", 200).double
