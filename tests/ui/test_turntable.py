"""Turned copies: exact for what lies, and for what flies as exact as time allows."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from cardtable.ui.shelf import Shelf
from cardtable.ui.turntable import FLYING_OFF, FLYING_SHARE, SAVED_MS, SLIDING_OFF, SLIDING_SHARE, Turntable


class Clock:
    """Each time that is asked for lies `step` milliseconds after the one before."""

    def __init__(self) -> None:
        self.now = self.step = 0.0

    def __call__(self) -> float:
        self.now += self.step / 1000
        return self.now


@pytest.fixture(autouse=True)
def card() -> Iterator[Surface]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    picture = Surface((60, 84), pygame.SRCALPHA)
    picture.fill((250, 240, 230))
    yield picture
    pygame.display.quit()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(clock: Clock) -> Turntable:
    return Turntable(Shelf(1 << 22), clock)


def tire(table: Turntable, clock: Clock, card: Surface) -> None:
    """Uses up the time for turning what flies."""
    clock.step = SAVED_MS + 1
    table.flying("another", lambda: card, 33, 1, 1)
    clock.step = 0


def test_what_lies_is_exact_however_little_time_there_is(
    table: Turntable, clock: Clock, card: Surface
) -> None:
    tire(table, clock, card)
    exact = table.lying("card", lambda: card, 7.4)
    assert exact is table.lying("card", lambda: card, 7.6)
    assert exact is not table.lying("card", lambda: card, 8)
    assert table.lying("card", lambda: card, 0) is card


def test_what_flies_is_exact_while_there_is_time(table: Turntable, card: Surface) -> None:
    widths = [table.flying("card", lambda: card, angle, 1, 1).get_width() for angle in (0, 10, 20, 30)]
    assert widths == sorted(set(widths))


def test_without_time_the_nearest_copy_is_shown(table: Turntable, clock: Clock, card: Surface) -> None:
    ten = table.flying("card", lambda: card, 10, 1, 1)
    tire(table, clock, card)
    assert table.flying("card", lambda: card, 14, 1, 1) is ten
    assert table.flying("card", lambda: card, 3, 1, 1) is ten
    assert table.flying("new", lambda: card, 4, 1, 1) is card  # not turned at all
    beyond = table.flying("card", lambda: card, 10 + FLYING_OFF + 2, 1, 1)
    assert beyond is not ten  # too far off: turned in spite of all


def test_time_comes_back_by_and_by(table: Turntable, clock: Clock, card: Surface) -> None:
    tire(table, clock, card)
    assert table.flying("new", lambda: card, 4, 1, 1) is card
    clock.now += (SAVED_MS + 2) / FLYING_SHARE / 1000
    assert table.flying("new", lambda: card, 4, 1, 1) is not card


def test_a_card_being_flipped_is_as_narrow_as_it_should_be_even_without_time(
    table: Turntable, clock: Clock, card: Surface
) -> None:
    tire(table, clock, card)
    assert table.flying("card", lambda: card, 4, 0.5, 1).get_width() == 30


def test_copies_gone_from_the_shelf_are_not_taken_for_kept(clock: Clock, card: Surface) -> None:
    shelf: Shelf[object] = Shelf(1)
    table = Turntable(shelf, clock)
    table.flying("card", lambda: card, 10, 1, 1)
    table.flying("card", lambda: card, 60, 1, 1)  # pushes the first one off
    tire(table, clock, card)
    assert table.flying("card", lambda: card, 4, 1, 1) is card


def test_what_slides_is_as_exact_as_what_lies_while_there_is_time(
    table: Turntable, clock: Clock, card: Surface
) -> None:
    assert table.sliding("card", lambda: card, 7.4) is table.lying("card", lambda: card, 7.4)
    clock.step = SAVED_MS + 1
    table.sliding("another", lambda: card, 33)
    clock.step = 0
    assert table.sliding("card", lambda: card, 7.5 + SLIDING_OFF) is table.lying("card", lambda: card, 7.5)
    assert table.sliding("card", lambda: card, -1) is card
    assert table.sliding("card", lambda: card, 8 + SLIDING_OFF) is not table.lying("card", lambda: card, 7.5)
    clock.now += (SAVED_MS + 2 * clock.now * 1000) / SLIDING_SHARE / 1000
    assert table.sliding("card", lambda: card, 9) is table.lying("card", lambda: card, 9)
