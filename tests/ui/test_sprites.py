"""Card pictures: exact where cards lie, cheap while they move, never too many in memory."""

import itertools
from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from cardtable.root import data_root
from cardtable.ui import drawing, indices, sprites
from cardtable.ui.packs import LOOKS
from cardtable.ui.palette import ACCENT, INK, PAPER, RED
from cardtable.ui.shelf import Shelf, weight
from cardtable.ui.sprites import CardArt

FACES = [rank + suit for suit in "SHDC" for rank in "9TJQKA"]


@pytest.fixture(autouse=True)
def screen() -> Iterator[Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 800))
    pygame.display.quit()


@pytest.fixture
def art() -> CardArt:
    return CardArt(data_root())


def ink_height(picture: Surface, colour: tuple[int, int, int]) -> int:
    """Rows that hold pixels near a colour."""
    mask = pygame.mask.from_threshold(picture, colour, (60, 60, 60, 255))
    boxes = mask.get_bounding_rects()
    return max((box.height for box in boxes), default=0)


def corner(face: Surface) -> Surface:
    unit = face.get_width() / 250
    return face.subsurface(pygame.Rect(round(5 * unit), round(6 * unit), round(46 * unit), round(64 * unit)))


# -- faces


@pytest.mark.parametrize("width", [86, 114, 140, 309])
def test_a_face_has_the_proportions_of_a_card_and_a_smooth_corner(art: CardArt, width: int) -> None:
    face = art.face("AS", width)
    assert face.get_width() == width
    assert abs(face.get_height() - art.look.shape(width).height) <= 1
    assert face.get_at((0, 0)).a < 128
    assert face.get_at((width // 2, 4))[:3] == PAPER


@pytest.mark.parametrize("alphabet", indices.ALPHABETS)
@pytest.mark.parametrize("rank", ["9", "T", "J", "Q", "K", "A"])
def test_every_index_is_a_sixth_of_the_card_high(alphabet: str, rank: str) -> None:
    face = CardArt(data_root(), alphabet).face(f"{rank}S", 140)
    assert ink_height(corner(face), INK) >= face.get_height() / 6 - 1.5


@pytest.mark.parametrize("rank", indices.ALPHABETS["numeric"])
def test_wide_indices_fit_between_the_edge_and_the_figure(rank: str) -> None:
    corner = LOOKS["french"].corner
    glyph = indices.glyph(indices.index_text(rank, "numeric"), corner.cap, corner.most_width, INK)
    assert glyph.get_width() <= corner.most_width


def test_the_half_turned_card_shows_the_same_index(art: CardArt) -> None:
    face = art.face("KH", 140)
    about = pygame.transform.rotate(face, 180)
    assert ink_height(corner(face), RED) == pytest.approx(ink_height(corner(about), RED), abs=1)


def test_alphabets() -> None:
    ranks = "AKQJT9"
    shown = {name: [indices.index_text(rank, name) for rank in ranks] for name in indices.ALPHABETS}
    assert shown == {
        "international": ["A", "K", "Q", "J", "10", "9"],
        "russian": ["Т", "К", "Д", "В", "10", "9"],
        "french": ["A", "R", "D", "V", "10", "9"],
        "numeric": ["1", "13", "12", "11", "10", "9"],
    }
    with pytest.raises(ValueError, match="klingon"):
        CardArt(data_root(), "klingon")


def test_a_card_nobody_sees_is_its_back(art: CardArt) -> None:
    assert art.face(None, 114) is art.back(114)


# -- sizes


def test_a_new_size_is_shown_scaled_at_once_and_exact_after_work(art: CardArt) -> None:
    art.face("KS", 114)
    assert not art.pending
    scaled = art.face("KS", 150)
    assert scaled.get_size() == (150, 210)
    assert art.pending
    assert art.work(0)
    exact = art.face("KS", 150)
    assert exact is not scaled
    assert not art.pending
    fresh = CardArt(data_root()).face("KS", 150)
    assert pygame.image.tobytes(exact, "RGBA") == pygame.image.tobytes(fresh, "RGBA")


def test_work_draws_within_its_budget_and_at_least_one(art: CardArt) -> None:
    for card in FACES:
        art.face(card, 60)
        art.face(card, 70)
    rounds = 0
    while art.pending:
        art.work(0)
        rounds += 1
        for card in FACES:
            art.face(card, 70)
    assert rounds == len(FACES)


def test_what_is_prepared_is_exact_when_it_is_first_shown(art: CardArt) -> None:
    art.face("KS", 60)
    art.prepare(["KS", "QS"], 80)
    while art.pending:
        assert not art.work(0)
    assert art.face("KS", 80).get_width() == 80
    assert not art.pending


def test_a_resize_leaves_few_sizes_behind(art: CardArt) -> None:
    for width in range(80, 120, 2):
        art.face("AS", width)
        art.work(50)
    assert len(art._faces) <= sprites.MOST_WIDTHS
    assert not art.pending


def test_a_card_in_flight_asks_for_no_new_size(art: CardArt) -> None:
    art.face("AS", 100)
    picture = art.turned("AS", 103, 3, way="flies")
    assert picture.get_width() > 103
    assert not art.pending
    assert list(art._faces) == [100]


def test_the_store_of_turned_cards_has_its_bound(art: CardArt) -> None:
    art._turned.most_bytes = 2 * sprites.MEGABYTE
    for angle in range(1, 90):
        art.turned("AS", 114, angle)
    assert art._turned.bytes <= 2 * sprites.MEGABYTE
    assert 5 < len(art._turned) < 89


# -- turned, narrow, shaded


def test_turned_copies_are_kept_and_near_angles_share_one(art: CardArt) -> None:
    assert art.turned("AS", 114, 7.1) is art.turned("AS", 114, 6.9)
    assert art.turned("AS", 114, 7) is not art.turned("AS", 114, 8)
    assert art.turned("AS", 114, -7) is art.turned("AS", 114, 353)
    assert art.turned("AS", 114) is art.face("AS", 114)


def test_clockwise_is_to_the_right(art: CardArt) -> None:
    mask = pygame.mask.from_surface(art.turned("AS", 114, 20), 127)
    width, height = mask.get_size()
    top = [x for x in range(width) if mask.get_at((x, 12))]
    bottom = [x for x in range(width) if mask.get_at((x, height - 13))]
    assert min(top) > width / 4
    assert max(bottom) < width * 3 / 4


def test_a_turned_edge_blends_without_a_dark_fringe(art: CardArt) -> None:
    turned = art.turned("9H", 114, 7)
    edge = [
        turned.get_at((x, y))
        for y in range(0, turned.get_height(), 3)
        for x in range(turned.get_width())
        if 30 < turned.get_at((x, y)).a < 250
    ]
    assert len(edge) > 50
    assert sum(min(pixel[:3]) < 150 for pixel in edge) < len(edge) / 50


def test_a_quarter_turn_blends_no_pixel(art: CardArt) -> None:
    face, turned = art.face("QD", 114), art.turned("QD", 114, 90)
    assert turned.get_size() == (face.get_height(), face.get_width())
    assert turned.get_at((100, 20)) == face.get_at((20, face.get_height() - 101))


@pytest.mark.parametrize("squeeze", [0.0, 0.02, 0.5])
def test_a_flipping_card_narrows(art: CardArt, squeeze: float) -> None:
    assert art.turned("AS", 100, squeeze=squeeze).get_width() == max(1, round(100 * squeeze))


def test_shadows_are_soft_and_larger_the_higher_the_card(art: CardArt) -> None:
    lying, risen, flying = (art.shadow(114, lift) for lift in (0, 1, 2))
    assert 114 < lying.get_width() < risen.get_width() < flying.get_width()
    across = [flying.get_at((x, flying.get_height() // 2)).a for x in range(flying.get_width() // 2)]
    assert across[0] == 0
    assert all(0 <= b - a <= 12 for a, b in itertools.pairwise(across))
    assert [drawing.shadow_drop(114, lift) for lift in (0, 1, 2)] == sorted(
        drawing.shadow_drop(114, lift) for lift in (0, 1, 2)
    )


def test_an_outline_lies_around_the_card_and_leaves_it_open(art: CardArt) -> None:
    line = art.outline(114)
    middle, reach = line.get_height() // 2, (line.get_width() - 114) // 2
    assert line.get_at((line.get_width() // 2, middle)).a == 0
    assert line.get_at((reach - 2, middle)) == (*ACCENT, 255)


def test_blits_come_in_the_order_shadow_card_outline_around_one_centre(art: CardArt) -> None:
    blits = art.blits("AS", (200.0, 150.0), 114, 7, lift=1, outline=ACCENT)
    assert len(blits) == 3
    for picture, (left, top) in (blits[1], blits[2]):
        assert left + picture.get_width() / 2 == pytest.approx(200, abs=1)
        assert top + picture.get_height() / 2 == pytest.approx(150, abs=1)
    assert blits[0][1][1] + blits[0][0].get_height() / 2 > 151
    hairline, shadow = (art.blits("AS", (0, 0), 114, lift=lift)[0][0] for lift in (None, 0))
    assert 114 < hairline.get_width() < shadow.get_width()


def test_a_fading_card_does_not_fade_the_others(art: CardArt) -> None:
    [_, (faded, _)] = art.blits("AS", (0, 0), 114, alpha=0.5)
    assert faded.get_alpha() == 128
    assert art.face("AS", 114).get_alpha() == 255


# -- small pictures


def test_a_pip_takes_another_colour_and_keeps_its_shape(art: CardArt) -> None:
    own, other = art.pip("H", 40), art.pip("H", 40, ACCENT)
    assert own.get_at((20, 20))[:3] == RED
    assert other.get_at((20, 20))[:3] == ACCENT
    assert [own.get_at((x, 12)).a for x in range(40)] == [other.get_at((x, 12)).a for x in range(40)]
    assert art.pip("H", 40) is own


def test_an_icon_has_the_size_asked_for(art: CardArt) -> None:
    assert art.icon("menu", 24, ACCENT).get_size() == (24, 24)


def test_a_shelf_lets_go_of_what_is_unused_for_longest() -> None:
    shelf: Shelf[str] = Shelf(3 * weight(Surface((10, 10))))
    for name in "abca":
        shelf.get(name, lambda: Surface((10, 10)))
    shelf.get("d", lambda: Surface((10, 10)))
    assert [name in shelf for name in "abcd"] == [True, False, True, True]
    shelf.get("huge", lambda: Surface((100, 100)))
    assert len(shelf) == 1
    shelf.clear()
    assert (len(shelf), shelf.bytes) == (0, 0)
