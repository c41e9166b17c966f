"""The pictures: drawn by the code beside them, within what SDL's rasteriser draws, each its own."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import product
from pathlib import Path

import pygame
import pytest

from sprites.draw.backs import BACKS
from sprites.draw.french import LAYOUTS, RANKS, SUITS
from sprites.draw.pictures import all_pictures

ROOT = Path(__file__).parents[1]
PICTURES = all_pictures()
FACES = tuple(rank + suit for suit, rank in product(SUITS, RANKS))
COURTS = tuple(face for face in FACES if face[0] in "JQK")
DRAWN = {"svg", "g", "path", "circle", "ellipse", "rect"}
UNDRAWN = re.compile(
    r"clip-path|mask|filter|pattern|rgba\(|hsla?\(|currentColor|url\(|href|paint-order|<style"
)
FOLDERS = (
    "sprites/french",
    "sprites/spanish",
    "sprites/nine",
    "sprites/tarot",
    "sprites/pips",
    "sprites/backs",
    "assets/icons",
)


def face_file(face: str) -> Path:
    return ROOT / "sprites" / "french" / f"{face}.svg"


def rasterised(file: Path, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(file, (width, height))


@pytest.mark.parametrize("name", PICTURES)
def test_the_file_is_what_the_code_draws(name: str) -> None:
    assert (ROOT / name).read_bytes() == PICTURES[name].encode()


def test_no_picture_is_left_that_no_code_draws() -> None:
    found = {f"{folder}/{file.name}" for folder in FOLDERS for file in (ROOT / folder).glob("*.svg")}
    assert found == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_only_what_the_rasteriser_draws(name: str) -> None:
    text = PICTURES[name]
    elements = [element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()]
    assert set(elements) <= DRAWN
    assert elements.count("svg") == 1
    assert not UNDRAWN.search(text)
    assert " opacity=" not in text  # of a group: SDL applies it shape by shape
    assert "nan" not in text
    assert "M0 0Z" not in text


@pytest.mark.parametrize("name", PICTURES)
def test_files_are_small(name: str) -> None:
    assert len(PICTURES[name]) < (60_000 if "backs" in name else 25_000)


@pytest.mark.parametrize("width", [60, 140, 333])
def test_every_face_is_its_own(width: int) -> None:
    seen: dict[bytes, str] = {}
    for face in FACES:
        picture = rasterised(face_file(face), width, round(width * 1.4))
        pixels = pygame.image.tobytes(picture, "RGBA")
        assert pixels not in seen, f"{face} looks like {seen[pixels]}"
        seen[pixels] = face


@pytest.mark.parametrize("face", FACES)
def test_the_paper_is_whole(face: str) -> None:
    picture = rasterised(face_file(face), 250, 350)
    assert picture.get_at((0, 0)).a == 0, "the corner is round"
    edges = [picture.get_at(at).a for at in ((125, 1), (125, 348), (1, 175), (248, 175))]
    assert min(edges) > 200, "the paper reaches the edge"


def inked(picture: pygame.Surface, area: pygame.Rect) -> int:
    """How many pixels of an area are not paper."""
    paper = pygame.mask.from_threshold(picture.subsurface(area), (0xFB, 0xF7, 0xEC), (3, 3, 3, 255))
    return area.width * area.height - paper.count()


@pytest.mark.parametrize("face", FACES)
def test_the_index_corners_stay_free(face: str) -> None:
    picture = rasterised(face_file(face), 250, 350)
    assert inked(picture, pygame.Rect(8, 10, 40, 82)) == 0
    assert inked(picture, pygame.Rect(250 - 48, 350 - 92, 40, 82)) == 0


@pytest.mark.parametrize("face", FACES)
def test_nothing_is_cut_off_at_the_edge(face: str) -> None:
    picture = rasterised(face_file(face), 250, 350)
    margins = (
        pygame.Rect(20, 4, 210, 4),
        pygame.Rect(20, 342, 210, 4),
        pygame.Rect(4, 20, 4, 310),
        pygame.Rect(242, 20, 4, 310),
    )
    assert [inked(picture, margin) for margin in margins] == [0, 0, 0, 0]
    assert inked(picture, pygame.Rect(50, 10, 150, 330)) > 1200


@pytest.mark.parametrize(
    "name", [*(f"backs/{back}" for back in BACKS), *(f"french/{court}" for court in COURTS)]
)
def test_half_a_turn_changes_nothing(name: str) -> None:
    picture = rasterised(ROOT / "sprites" / f"{name}.svg", 250, 350)
    turned = pygame.transform.rotate(picture, 180)
    differing = pygame.mask.from_threshold(picture, (0, 0, 0), (48, 48, 48, 255), turned)
    assert differing.count() > 0.985 * 250 * 350


@pytest.mark.parametrize("rank", LAYOUTS)
def test_as_many_pips_as_the_rank_says(rank: str) -> None:
    assert len(LAYOUTS[rank]) == (10 if rank == "T" else int(rank))
    assert len(set(LAYOUTS[rank])) == len(LAYOUTS[rank])


def test_the_icon_of_the_window_has_its_size() -> None:
    assert pygame.image.load(ROOT / "assets" / "icons" / "app.png").get_size() == (256, 256)
