"""What stands on the cloth stays in its room, however large the words; the light lies round the cards."""

from collections.abc import Iterator

import pygame
import pytest

from cardtable.root import data_root
from cardtable.ui.halo import REACH, halo, pool
from cardtable.ui.layout import CARD_HEIGHT, Frame, Pose
from cardtable.ui.palette import ACCENT
from cardtable.ui.plates import Pen, fitted, name_plate, slot
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts

FRAME = Frame(1280, 800)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 400))
    yield
    pygame.display.quit()


def pen(scale: float) -> Pen:
    surface = pygame.Surface((640, 400), pygame.SRCALPHA)
    return Pen(surface, Fonts(scale), CardArt(data_root()))


@pytest.mark.parametrize("name", ["Yo", "Анна", "Anne-Sophie de la Rochefoucauld-Montbel"])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 3.0])
@pytest.mark.parametrize("size", [(144, 75), (103, 48), (192, 100), (506, 264)])
@pytest.mark.parametrize("active", [True, False])
def test_a_plate_never_leaves_its_room(name: str, scale: float, size: tuple[int, int], active: bool) -> None:
    paper, room = pen(scale), pygame.Rect((20, 20), size)
    name_plate(paper, room, name, "Expert", "7", active)
    inked = paper.surface.get_bounding_rect()
    assert room.contains(inked)
    assert inked.bottom >= room.bottom - 2


def test_the_second_line_shows_where_it_has_room() -> None:
    tall, low = pen(1.0), pen(1.0)
    name_plate(tall, pygame.Rect(20, 20, 190, 100), "Otto", "Expert", "", False)
    name_plate(low, pygame.Rect(20, 20, 190, 40), "Otto", "Expert", "", False)
    assert tall.surface.get_bounding_rect().height > low.surface.get_bounding_rect().height


def test_points_are_written_smaller_before_they_are_left_out() -> None:
    room = pygame.Rect(20, 20, 103, 48)
    without, with_points = pen(1.5), pen(1.5)
    name_plate(without, room, "Otto", "", "", False)
    name_plate(with_points, room, "Otto", "120 points", "", False)
    assert pygame.image.tobytes(without.surface, "RGBA") != pygame.image.tobytes(with_points.surface, "RGBA")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_long_second_line_is_not_cut_where_the_height_makes_it_small(scale: float) -> None:
    """Its last card can be told, also in large words."""
    room, pictures = pygame.Rect(20, 20, 210, 48), []
    for last in ("10", "13"):
        paper = pen(scale)
        name_plate(paper, room, "Vera", f"took 13 · laid 13 13 {last}", "30", False)
        pictures.append(pygame.image.tobytes(paper.surface, "RGBA"))
    assert pictures[0] != pictures[1]


def test_a_picture_is_made_smaller_only_where_it_must() -> None:
    picture = pygame.Surface((100, 40))
    assert fitted(picture, 100, 40) is picture
    assert fitted(picture, 50, 40).get_size() == (50, 20)
    assert fitted(picture, 100, 10).get_size() == (25, 10)


def test_the_place_of_a_pile_is_as_large_as_its_cards() -> None:
    paper = pen(1.0)
    slot(paper, (320, 200), 100)
    box = paper.surface.get_bounding_rect()
    assert (box.width, box.height) == (round(100 * CARD_HEIGHT), 100)
    assert box.center == (320, 200)
    assert paper.surface.get_at((320, 200))[3] == 0


def test_light_is_brightest_at_the_edge_of_a_card_and_dies_away() -> None:
    ((light, at),) = halo(FRAME, [Pose(0, 0)], ACCENT)
    row = 400 - at[1]
    edge = 640 - at[0] + round(FRAME.unit / 2)
    strengths = [light.get_at((edge + step, row))[3] for step in range(0, light.get_width() - edge, 6)]
    assert strengths[0] > 90
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[-1] < 12
    assert light.get_width() == pytest.approx((1 + 2 * REACH) * FRAME.unit, abs=3)
    assert light.get_at((edge, row))[:3] == ACCENT


def test_no_cards_no_light() -> None:
    assert halo(FRAME, [], ACCENT) == []


def test_a_pool_of_light_ends_softly() -> None:
    light = pool((400, 160), ACCENT)
    assert light.get_size() == (400, 160)
    assert light.get_at((200, 80))[3] > 60
    assert light.get_at((1, 80))[3] < 4
