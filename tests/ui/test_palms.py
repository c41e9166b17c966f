"""The drawn hands: told apart by colour and by mark, and lying where they were asked to."""

from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest

from cardtable.ui.palms import BACK_AT, COLOURS, LENGTH, MARKS, along, badge, hand


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_no_two_seats_have_a_colour_or_a_mark_in_common() -> None:
    assert len(set(MARKS)) == len(MARKS) == len(COLOURS) == 8
    assert all(math.dist(a, b) > 45 for a, b in combinations(COLOURS, 2))


def test_marks_differ_where_colours_cannot_be_told() -> None:
    """The same discs in grey still differ in many pixels."""
    grey = [pygame.transform.grayscale(badge(seat, 64)) for seat in range(8)]
    masks = [pygame.mask.from_threshold(each, (0, 0, 0), (90, 90, 90)) for each in grey]
    for a, b in combinations(masks, 2):
        apart = a.count() + b.count() - 2 * a.overlap_area(b, (0, 0))
        assert apart > 60


@pytest.mark.parametrize("angle", [0, 68, 158, 248, 338])
def test_a_hand_ends_at_the_tip_and_its_arm_lies_where_it_comes_from(angle: int) -> None:
    tip, length = (500.0, 400.0), 200.0
    _, (picture, at) = hand(0, tip, angle, length)

    def inked(part: float) -> bool:
        x, y = along(tip, angle, part * length)
        return bool(picture.get_at((round(x) - at[0], round(y) - at[1])).a)

    box = picture.get_rect(topleft=at)
    assert inked(0.03)
    assert inked(0.95)
    assert not box.collidepoint(along(tip, angle, -0.2 * length))
    assert math.dist(box.center, along(tip, angle, 0.5 * length)) < 0.2 * length


def test_a_mark_stays_upright_in_a_turned_hand() -> None:
    """Or a square would be taken for a diamond."""
    length = LENGTH

    def mark_of(seat: int, angle: int) -> pygame.Surface:
        tip = (0.0, 0.0)
        _, (picture, at) = hand(seat, tip, angle, length)
        turn = math.radians(angle)
        x = BACK_AT[0] * math.cos(turn) - BACK_AT[1] * math.sin(turn)
        y = BACK_AT[0] * math.sin(turn) + BACK_AT[1] * math.cos(turn)
        return picture.subsurface((round(x) - at[0] - 18, round(y) - at[1] - 18, 36, 36))

    def dark(surface: pygame.Surface) -> pygame.Mask:
        return pygame.mask.from_threshold(surface, (40, 20, 20), (70, 70, 70, 255))

    for angle in (45, 90, 228):
        upright, turned = dark(mark_of(2, 0)), dark(mark_of(2, angle))
        assert upright.overlap_area(turned, (0, 0)) > 0.9 * upright.count()


def test_a_hand_that_is_high_throws_its_shadow_far() -> None:
    (_, low), _ = hand(3, (100, 100), 0, 200, 0.0)
    (_, high), _ = hand(3, (100, 100), 0, 200, 1.0)
    assert high[1] > low[1] + 10
