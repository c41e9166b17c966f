"""Celebrations: short, the same for one seed, and off what has to be read."""

from collections.abc import Iterator

import pygame
import pytest

from cardtable.root import data_root
from cardtable.ui import timeline as t
from cardtable.ui.celebrate import Celebration, blits, burst, shower, star
from cardtable.ui.layout import Frame
from cardtable.ui.palette import ACCENT
from cardtable.ui.sprites import CardArt

FRAME = Frame(1280, 800)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 400))
    yield
    pygame.display.quit()


def both() -> list[Celebration]:
    return [shower(FRAME.box, "a"), burst((1.0, 0.0), "S", "a")]


def test_each_takes_less_than_a_second_and_a_half() -> None:
    assert max(t.SHOWER, t.BURST) < 1500


@pytest.mark.parametrize("number", [0, 1])
def test_nothing_shows_before_and_after(number: int) -> None:
    celebration = both()[number]
    assert celebration.at(0) == celebration.at(1) == []
    assert len(celebration.at(0.6)) == len(celebration.sparks)
    assert celebration == both()[number]


def test_stars_come_down_and_pips_fly_outwards() -> None:
    stars, pips = both()
    heights = [[seen.y for seen in stars.at(when)] for when in (0.5, 0.7, 0.9)]
    means = [sum(ys) / len(ys) for ys in heights]
    assert means == sorted(means)
    far = [max(abs(seen.x - 1.0) for seen in pips.at(when)) for when in (0.2, 0.5, 0.8)]
    assert far == sorted(far)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("when", [0.3, 0.5, 0.8])
def test_what_has_to_be_read_stays_free(number: int, when: float) -> None:
    celebration = both()[number]
    clear = [pygame.Rect(540, 200, 300, 300), pygame.Rect(0, 0, 300, 200)]
    art = CardArt(data_root())
    drawn = blits(celebration.at(when), celebration.suit, FRAME, art, ACCENT, clear)
    everywhere = blits(celebration.at(when), celebration.suit, FRAME, art, ACCENT, ())
    assert 0 < len(drawn) < len(everywhere)
    assert not any(picture.get_rect(topleft=at).collidelist(clear) >= 0 for picture, at in drawn)


def test_a_star_is_gold_with_nine_points() -> None:
    picture = star(90, 0, 0)
    assert picture.get_at((45, 45))[:3] == ACCENT
    turned = pygame.transform.rotate(picture, 40).get_bounding_rect()
    assert abs(turned.width - picture.get_bounding_rect().width) <= 3
    assert picture.get_at((2, 2))[3] == 0
