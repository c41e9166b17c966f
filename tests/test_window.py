"""Where the window opens, from where it was the last time and the screens of today."""

from __future__ import annotations

import pytest

from cardtable.window import fitting

LAPTOP = [(1366, 768)]


@pytest.mark.parametrize(
    ("kept", "desktops", "expected"),
    [
        ((1200, 700, 30, 20), LAPTOP, ((1200, 700), (30, 20))),
        ((2304, 1440, 700, 300), LAPTOP, (None, None)),  # it was on a screen that is gone
        ((1200, 700, 1400, 20), [*LAPTOP, (1920, 1080)], ((1200, 700), (1400, 20))),
        ((1200, 700, 1400, 20), LAPTOP, ((1200, 700), None)),
        ((1200, 700, 30, 120), LAPTOP, ((1200, 700), None)),  # the player's cards lay below the screen
        ((1200, 700, -20, 20), LAPTOP, ((1200, 700), None)),
        ((300, 200, 10, 10), LAPTOP, ((960, 600), (10, 10))),
    ],
)
def test_the_window_opens_where_it_was_if_all_of_it_shows_there(
    kept: tuple[int, int, int, int], desktops: list[tuple[int, int]], expected: object
) -> None:
    assert fitting(kept, desktops) == expected
