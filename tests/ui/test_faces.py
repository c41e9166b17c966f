"""Every face of every pack at the sizes of small and large windows: whole, its own, its index in place."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from cardtable import settings
from cardtable.engine.cards import NINE
from cardtable.root import data_root
from cardtable.ui import printing
from cardtable.ui.decks import DECKS, index_ink, printed_in, sign_ink
from cardtable.ui.indices import ALPHABETS
from cardtable.ui.packs import LOOKS, suit_of
from cardtable.ui.palette import CLUB_GREEN, DIAMOND_BLUE, PAPER, Colour
from cardtable.ui.printing import Dress
from cardtable.ui.sprites import CardArt
from tests.ui.faces import FACES, SPRITES, VERSIONS, bounds, corner_of, index_mask, printed

WIDTHS = (60, 86, 114, 171)  # 60 pixels, and what a card measures at 960 x 600, 1280 x 800 and 1920 x 1080


@pytest.fixture(autouse=True, scope="module")
def screen() -> Iterator[Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((64, 64))
    printed.cache_clear()
    pygame.display.quit()


def differing(one: Surface, other: Surface) -> float:
    """The part of the pixels that look otherwise, by a tenth in one of their inks."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (25, 25, 25, 255), other).count()
    return 1 - same / (one.width * one.height)


def inked(face: Surface, area: Rect) -> int:
    part = face.subsurface(area.clip(face.get_rect()))
    return part.width * part.height - pygame.mask.from_threshold(part, PAPER, (40, 40, 40, 255)).count()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("pack", "size"), VERSIONS)
def test_every_face_is_whole_and_not_empty(pack: str, size: str, width: int) -> None:
    press = printed(pack, size)
    shape, line = press.look.shape(width), int(3 * width / press.look.page[0])
    for card in FACES[pack]:
        face = press.face(card, width)
        assert face.get_size() == (shape.width, shape.height)
        right, bottom = width - 1, shape.height - 1
        corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
        assert [face.get_at(at).a for at in corners] == [0] * 4, card
        for edge in (  # nothing is cut off: along the border there is paper only
            Rect(width // 5, line, width * 3 // 5, 1),
            Rect(width // 5, bottom - line, width * 3 // 5, 1),
            Rect(line, shape.height // 5, 1, shape.height * 3 // 5),
            Rect(right - line, shape.height // 5, 1, shape.height * 3 // 5),
        ):
            assert inked(face, edge) == 0, card
        middle = face.get_rect().inflate(-width // 4, -width // 4)
        assert inked(face, middle) > 0.02 * middle.w * middle.h, card


@pytest.mark.parametrize(("pack", "size"), VERSIONS)
@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_are_alike_even_when_small(pack: str, size: str, deck: str) -> None:
    faces = {card: printed(pack, size, deck).face(card, WIDTHS[0]) for card in FACES[pack]}
    alike = [pair for pair in combinations(faces, 2) if differing(faces[pair[0]], faces[pair[1]]) < 0.007]
    assert alike == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("pack", "size"), VERSIONS)
def test_every_index_has_its_height_in_its_corner(pack: str, size: str, width: int) -> None:
    """A sixth of the card, in the large size a quarter; none is cut off or leaves its corner."""
    press = printed(pack, size)
    corner, unit = corner_of(press.look, size), width / press.look.page[0]
    part = 1 / 4 if size == "large" else 1 / 6
    for card in FACES[pack][:: 1 if width == WIDTHS[-1] else 5]:
        ink = bounds(index_mask(pack, card, press, width))
        assert ink.left >= 0.02 * width, card
        assert ink.right <= round((corner.centre + corner.most_width / 2) * unit) + 1, card
        if suit_of(pack, card):
            assert abs(ink.top - corner.top * unit) <= 1.5, card
            assert ink.height >= part * press.look.ratio * width - 1.5, card


@pytest.mark.parametrize("letters", ALPHABETS)
@pytest.mark.parametrize("pack", ["french", "tarot"])
def test_the_indices_of_a_suit_differ_in_every_alphabet(pack: str, letters: str) -> None:
    press = printed(pack, letters=letters)
    box = Rect(0, 0, 18, 26)
    suit = [card for card in FACES[pack] if suit_of(pack, card) == "S"]
    marks = {card: press.face(card, WIDTHS[0]).subsurface(box) for card in suit}
    assert all(differing(marks[a], marks[b]) > 0.04 for a, b in combinations(marks, 2))


@pytest.mark.parametrize(("pack", "size"), VERSIONS)
def test_both_ends_of_a_card_show_the_same_index(pack: str, size: str) -> None:
    press, width = printed(pack, size), WIDTHS[-1]
    corner, unit = corner_of(press.look, size), width / press.look.page[0]
    box = Rect(0, 0, round((corner.centre + corner.most_width / 2) * unit), round(corner.bottom * unit))
    for card in FACES[pack][::7]:
        face = press.face(card, width)
        about = pygame.transform.rotate(face, 180)
        assert differing(face.subsurface(box), about.subsurface(box)) < 0.03, card


# -- decks


def colours(face: Surface) -> set[Colour]:
    return {face.get_at((x, y))[:3] for x in range(face.width) for y in range(face.height)}


@pytest.mark.parametrize("card", ["7C", "KC", "AC", "7D", "KD", "AD"])
@pytest.mark.parametrize("size", printing.INDEX_SIZES)
def test_four_colours_print_clubs_green_and_diamonds_blue(card: str, size: str) -> None:
    new = {"C": CLUB_GREEN, "D": DIAMOND_BLUE}[card[1]]
    plain, coloured = (
        printed("french", size).face(card, 140),
        printed("french", size, "four_colour").face(card, 140),
    )
    assert new in colours(coloured)
    assert new not in colours(plain)
    assert sign_ink(card[1], "two_colour") not in colours(coloured) or card[0] == "K"  # who keeps his robe


@pytest.mark.parametrize("card", ["7S", "QS", "7H", "QH"])
def test_four_colours_leave_spades_and_hearts(card: str) -> None:
    faces = printed("french").face(card, 140), printed("french", deck="four_colour").face(card, 140)
    assert differing(*faces) == 0


def test_the_tarot_suits_change_with_the_french_ones() -> None:
    for card, new in (("5d", CLUB_GREEN), ("12d", CLUB_GREEN), ("5c", DIAMOND_BLUE), ("12c", DIAMOND_BLUE)):
        assert new in colours(printed("tarot", deck="four_colour").face(card, 110)), card


@pytest.mark.parametrize("pack", LOOKS)
def test_high_contrast_is_white_paper_and_indices_that_stand_out(pack: str) -> None:
    press = printed(pack, deck="contrast")
    for card in FACES[pack][::3]:
        face, line = (
            press.face(card, 114),
            2 if pack == "nine" else 3,
        )  # the box has paper only around its field
        assert face.get_at((57, line))[:3] == (255, 255, 255), card
        ground = face.get_at((9 if pack == "nine" else line, face.height // 2))[:3]
        assert contrast(index_ink(pack, card, "contrast"), ground) > 5.5, card


def contrast(one: Colour, other: Colour) -> float:
    """As the WCAG has it: 1 for the same colour, 21 for black on white."""
    lights = sorted(
        0.2126 * r + 0.7152 * g + 0.0722 * b
        for r, g, b in (
            [part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
            for colour in (one, other)
        )
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_a_heavy_index_has_more_ink() -> None:
    masks = [
        index_mask("french", "8S", printed("french", deck=deck), 171).count()
        for deck in ("two_colour", "contrast")
    ]
    assert masks[1] > 1.06 * masks[0]


# -- what is shown for what


def test_the_cards_of_nine_have_a_face_in_each_of_its_dresses() -> None:
    french = printed("french")
    assert french.face("13c", 60) is not french.face("KD", 60)
    for nine, own in (("13c", "KD"), ("1a", "AS"), ("10b", "TH"), ("11d", "JC"), ("12a", "QS"), ("0b", "0b")):
        assert differing(french.face(nine, 60), french.face(own, 60)) == 0
    for pack in ("french", "nine", "tarot"):
        press = printed(pack)
        pictures = {pygame.image.tobytes(press.face(card.text, 60), "RGBA") for card in NINE.cards}
        assert len(pictures) == 54


def test_another_pack_comes_in_the_same_dress() -> None:
    french = CardArt(data_root(), deck="contrast", index_size="large")
    spanish = french.of_pack("spanish")
    assert spanish.dress == french.dress
    assert spanish.ratio == 380 / 244
    assert spanish.back(61).get_size() == (61, 95)


@pytest.mark.parametrize("back", printing.BACKS)
@pytest.mark.parametrize("pack", LOOKS)
def test_each_back_fits_each_pack(pack: str, back: str) -> None:
    press = printing.Press(SPRITES, LOOKS[pack], Dress(back=back))
    picture = press.back(60)
    assert picture.get_size() == (60, press.look.shape(60).height)
    field = picture.get_rect().inflate(-14, -14)
    assert inked(picture, field) > 0.6 * field.w * field.h


@pytest.mark.parametrize("field", ["indices", "back", "deck", "index_size"])
def test_a_dress_that_there_is_not_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match="named 'paisley'"):
        Dress(**{field: "paisley"})


def test_the_settings_offer_what_can_be_printed() -> None:
    assert (settings.DECKS, settings.INDEX_SIZES, settings.BACKS) == (
        DECKS,
        printing.INDEX_SIZES,
        printing.BACKS,
    )


def test_a_deck_exchanges_inks_and_nothing_else() -> None:
    svg = b'<path d="M1 1" fill="#1D232C"/><path d="M1 1" fill="#1D232B"/>'
    assert printed_in(svg, "french", "5C", "two_colour") == svg
    assert printed_in(svg, "french", "5C", "four_colour") == svg.replace(b"#1D232C", b"#1E7A4C")
    assert printed_in(svg, "french", "5C", "contrast").count(b"#000000") == 2
