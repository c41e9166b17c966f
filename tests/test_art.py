"""The pictures: drawn by the code beside them, within what SDL's rasteriser draws, each its own."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise, product
from pathlib import Path
from time import perf_counter

import pygame
import pytest

from sprites.draw import french, nine, spanish, tarot
from sprites.draw.backs import SHEETS, back_pages
from sprites.draw.inks import INK, RED, SUIT_INK
from sprites.draw.pictures import all_pictures
from sprites.draw.spanish_frame import PINTA

ROOT = Path(__file__).parents[1]
PICTURES = all_pictures()
DRAWN = {"svg", "g", "path", "circle", "ellipse", "rect"}
UNDRAWN = re.compile(
    r"clip-path|mask|filter|pattern|rgba\(|hsla?\(|currentColor|url\(|href|paint-order|<style"
)
FOLDERS = (
    "sprites/french",
    "sprites/french-large",
    "sprites/spanish",
    "sprites/nine",
    "sprites/nine-large",
    "sprites/tarot",
    "sprites/pips",
    "sprites/backs",
    "sprites/backs/spanish",
    "sprites/backs/tarot",
    "assets/icons",
)
WIDTHS = (60, 100, 140, 333)


@dataclass(frozen=True)
class Pack:
    """Its page, its faces, and the box at the top left that an index fills (again at the bottom right)."""

    name: str
    width: int
    height: int
    faces: tuple[str, ...]
    corner: pygame.Rect

    def file(self, face: str) -> Path:
        return ROOT / "sprites" / self.name / f"{face}.svg"

    def drawn(self, face: str, width: int | None = None) -> pygame.Surface:
        wide = width or self.width
        return rasterised(self.file(face), wide, round(wide * self.height / self.width))

    def opposite(self, area: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(self.width - area.right, self.height - area.bottom, area.w, area.h)


COURTS = tuple(rank + suit for suit, rank in product(french.SUITS, "JQK"))
FRENCH_FACES = (*(rank + suit for suit, rank in product(french.SUITS, french.RANKS)), "0a", "0b")
SPANISH_FACES = tuple(rank + suit for suit, rank in product(spanish.SUITS, spanish.RANKS))
NINE_FACES = tuple(f"{value}{copy}" for value, copy in nine.FACES)
PACKS = {
    pack.name: pack
    for pack in (
        Pack("french", 250, 350, FRENCH_FACES, pygame.Rect(8, 10, 40, 82)),
        Pack("french-large", 250, 350, FRENCH_FACES, pygame.Rect(8, 10, 70, 140)),
        Pack("spanish", 244, 380, SPANISH_FACES, pygame.Rect(8, 8, 40, 67)),
        Pack("nine", 250, 350, NINE_FACES, pygame.Rect(15, 15, 38, 58)),
        Pack("nine-large", 250, 350, NINE_FACES, pygame.Rect(15, 15, 57, 89)),
        Pack("tarot", 220, 404, NINE_FACES, pygame.Rect(8, 8, 40, 70)),
    )
}
FACES = tuple((pack, face) for pack in PACKS.values() for face in pack.faces)
FIGURES = tuple(
    (pack, face)
    for pack, face in FACES
    if (pack.name == "french" and (face in COURTS or face[0] == "0"))
    or (pack.name == "spanish" and face[0] in "SCR")
    or (pack.name == "tarot" and int(face[:-1]) in (0, 11, 12, 13))
)


def named(cases: tuple[tuple[Pack, str], ...]) -> list[object]:
    return [pytest.param(pack, face, id=f"{pack.name}-{face}") for pack, face in cases]


def rasterised(file: Path, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(file, (width, height))


@pytest.mark.parametrize("name", PICTURES)
def test_the_file_is_what_the_code_draws(name: str) -> None:
    assert (ROOT / name).read_bytes() == PICTURES[name].encode()


def test_no_picture_is_left_that_no_code_draws() -> None:
    found = {f"{folder}/{file.name}" for folder in FOLDERS for file in (ROOT / folder).glob("*.svg")}
    assert found == set(PICTURES)


def test_every_pack_is_whole() -> None:
    assert [len(pack.faces) for pack in PACKS.values()] == [54, 54, 40, 54, 54, 54]
    assert all(pack.file(face).exists() for pack, face in FACES)


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
    assert len(PICTURES[name]) < 25_000


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_every_face_is_its_own_and_not_empty(pack: Pack, width: int) -> None:
    seen: dict[bytes, str] = {}
    for face in pack.faces:
        picture = pack.drawn(face, width)
        pixels = pygame.image.tobytes(picture, "RGBA")
        assert pixels not in seen, f"{face} looks like {seen[pixels]}"
        seen[pixels] = face
        middle = picture.get_rect().inflate(-width // 3, -width // 6)
        assert inked(picture, middle) > middle.w * middle.h * 0.02, f"{face} is all but empty"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_a_card_keeps_its_proportions(pack: Pack, width: int) -> None:
    picture = pack.drawn(pack.faces[0], width)
    assert picture.width == width
    assert abs(picture.height / width - pack.height / pack.width) < 1 / width


@pytest.mark.parametrize(("pack", "face"), named(FACES))
def test_the_paper_is_whole(pack: Pack, face: str) -> None:
    picture = pack.drawn(face)
    right, bottom = picture.width - 1, picture.height - 1
    assert {picture.get_at(at).a for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))} == {0}
    middles = ((right // 2, 1), (right // 2, bottom - 1), (1, bottom // 2), (right - 1, bottom // 2))
    assert min(picture.get_at(at).a for at in middles) > 200, "the paper reaches the edge"


def inked(picture: pygame.Surface, area: pygame.Rect) -> int:
    """How many pixels of an area are not paper."""
    paper = pygame.mask.from_threshold(picture.subsurface(area), (0xFB, 0xF7, 0xEC), (3, 3, 3, 255))
    return area.width * area.height - paper.count()


def is_plain(picture: pygame.Surface, area: pygame.Rect) -> bool:
    """One colour from side to side."""
    part = picture.subsurface(area)
    colour = part.get_at((area.w // 2, area.h // 2))
    return pygame.mask.from_threshold(part, colour, (3, 3, 3, 255)).count() == area.w * area.h


@pytest.mark.parametrize(("pack", "face"), named(FACES))
def test_the_index_corners_stay_free(pack: Pack, face: str) -> None:
    picture = pack.drawn(face)
    rounded = pack.corner if pack.name.startswith("french") else pack.corner.inflate(-2, -2)
    assert is_plain(picture, rounded)
    assert is_plain(picture, pack.opposite(rounded))


@pytest.mark.parametrize(("pack", "face"), named(FACES))
def test_nothing_is_cut_off_at_the_edge(pack: Pack, face: str) -> None:
    picture = pack.drawn(face)
    w, h = pack.width, pack.height
    deep = 5 if pack.name in ("spanish", "tarot") else 3
    margins = [pygame.Rect(20, 3, w - 40, deep), pygame.Rect(3, 20, deep, h - 40)]
    for margin in (*margins, *(pack.opposite(margin) for margin in margins)):
        assert inked(picture, margin) == 0


@pytest.mark.parametrize("value", range(1, 14))
@pytest.mark.parametrize("copy", nine.ROWS)
@pytest.mark.parametrize("pack", nine.LAYOUTS)
def test_the_great_numeral_has_its_place(pack: str, copy: str, value: int) -> None:
    picture = PACKS[pack].drawn(f"{value}{copy}")
    window = pygame.Rect(0, 0, 74, 74)
    window.center = (125, 175)
    assert inked(picture, window) == 0


def backs() -> Iterator[object]:
    for name in back_pages():
        folder, _, _ = name.rpartition("/")
        sheet = SHEETS[f"{folder}/" if folder else ""]
        yield pytest.param(f"backs/{name}", (sheet.width, sheet.height), id=f"back-{name}")


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *backs(),
        *(
            (f"{folder}/{face}", (250, 350))
            for folder, face in product(french.LAYOUTS, (*COURTS, "0a", "0b"))
        ),
    ],
)
def test_half_a_turn_changes_nothing(name: str, size: tuple[int, int]) -> None:
    width, height = int(size[0]), int(size[1])
    picture = rasterised(ROOT / "sprites" / f"{name}.svg", width, height)
    turned = pygame.transform.rotate(picture, 180)
    differing = pygame.mask.from_threshold(picture, (0, 0, 0), (48, 48, 48, 255), turned)
    assert differing.count() > 0.985 * width * height


def test_each_back_has_two_tints_and_the_shape_of_every_pack() -> None:
    designs = {name for name in back_pages() if "/" not in name}
    assert {name.partition("-")[0] for name in designs} == {"star", "petals", "rays"}
    assert len(designs) == 6
    assert {f"{folder}{name}" for folder in SHEETS for name in designs} == set(back_pages())
    shapes = {(sheet.width, sheet.height) for sheet in SHEETS.values()}
    assert shapes == {(pack.width, pack.height) for pack in PACKS.values()}


@pytest.mark.parametrize("suit", PINTA)
@pytest.mark.parametrize("rank", spanish.RANKS)
def test_the_pinta_tells_the_suit(suit: str, rank: str) -> None:
    picture = PACKS["spanish"].drawn(f"{rank}{suit}", 488)
    row = [picture.get_at((x, 22))[:3] for x in range(124, 446)]
    is_line = [sum(colour) < 560 for colour in row]
    gaps = sum(1 for a, b in pairwise(is_line) if a and not b)
    assert gaps == {"o": 0, "c": 1, "e": 2, "b": 3}[suit]


@pytest.mark.parametrize("layout", french.LAYOUTS.values(), ids=french.LAYOUTS)
@pytest.mark.parametrize("rank", "23456789T")
def test_as_many_pips_as_the_rank_says(rank: str, layout: french.Layout) -> None:
    assert len(set(layout.places(rank))) == (10 if rank == "T" else int(rank))


def test_as_many_wares_and_stars_as_the_number_says() -> None:
    for layouts in (spanish.COINS, spanish.CUPS, spanish.LONG):
        assert [len(set(layouts[number][0])) for number in "234567"] == [2, 3, 4, 5, 6, 7]
    assert [len(set(tarot.LAYOUTS[value])) for value in range(2, 11)] == list(range(2, 11))
    assert [
        nine.stars(value, nine.ROWS["a"], nine.LAYOUTS["nine"]).count(f'fill="{nine.CREAM}"')
        for value in (1, 7, 13)
    ] == [
        1,
        7,
        13,
    ]


@pytest.mark.parametrize("folder", french.LAYOUTS)
@pytest.mark.parametrize("suit", french.SUITS)
@pytest.mark.parametrize("rank", french.RANKS)
def test_a_suit_is_printed_in_an_ink_of_its_own(rank: str, suit: str, folder: str) -> None:
    """So that a deck of four colours changes pips and frames, and nobody's clothes."""
    text = PICTURES[f"sprites/{folder}/{rank}{suit}.svg"]
    assert {of for of, ink in SUIT_INK.items() if ink in text} == {suit}
    assert len({*SUIT_INK.values(), INK, RED}) == 6


def milliseconds(file: Path, size: tuple[int, int]) -> float:
    """The best of five, so that another program's work is not counted."""
    source, spent = file.read_bytes(), []
    for _ in range(5):
        start = perf_counter()
        pygame.image.load_sized_svg(BytesIO(source), size)
        spent.append(perf_counter() - start)
    return min(spent) * 1000


def test_no_figure_is_dear_to_rasterise() -> None:
    """Measured against a court of the French pack, which takes 5 to 7 ms on the reference machine."""
    yardstick = milliseconds(ROOT / "sprites" / "french" / "QD.svg", (140, 196))
    times = {pack.file(face): milliseconds(pack.file(face), (140, 280)) for pack, face in FIGURES}
    dearest = max(times, key=lambda file: times[file])
    assert times[dearest] < 2 * yardstick, dearest


def test_the_icon_of_the_window_has_its_size() -> None:
    assert pygame.image.load(ROOT / "assets" / "icons" / "app.png").get_size() == (256, 256)
