"""Counters on the cloth: as many as are shown, in even rows, in their box."""

from __future__ import annotations

import math

import pygame
import pytest

from cardtable.ui.counters import counter_blits, grid
from cardtable.ui.layout import Box, Frame

BOX = Box(-1.0, 1.0, 0.5, 2.3)


@pytest.mark.parametrize("count", [1, 5, 9, 14, 20, 47])
@pytest.mark.parametrize("box", [BOX, Box(0, 0, 3.0, 0.6), Box(0, 0, 0.6, 3.0)])
def test_all_counters_lie_in_their_box_and_not_on_each_other(box: Box, count: int) -> None:
    places = grid(box, count, 0.36)
    half = places.diameter / 2
    assert len(places.places) == count
    for number, (x, y) in enumerate(places.places):
        assert box.left - 1e-9 <= x - half <= x + half <= box.right + 1e-9
        assert box.top - 1e-9 <= y - half <= y + half <= box.bottom + 1e-9
        for other in places.places[:number]:
            assert math.dist((x, y), other) >= places.diameter


def test_nine_counters_are_three_rows_of_three() -> None:
    rows = [y for _, y in grid(BOX, 9, 0.36).places]
    assert [rows.count(y) for y in dict.fromkeys(rows)] == [3, 3, 3]
    assert grid(BOX, 9, 0.36).diameter == 0.36


def test_a_counter_on_its_way_is_above_its_place_and_pale() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    frame, places = Frame(1280, 800), grid(BOX, 9, 0.36)
    assert len(counter_blits(frame, places, 4)) == 4
    *lying, (moving, at) = counter_blits(frame, places, 4.5)
    assert len(lying) == 4
    assert moving.get_alpha() == 128
    assert at[1] < lying[3][1][1] + round(places.diameter * frame.unit)
    assert counter_blits(frame, places, -3) == []
