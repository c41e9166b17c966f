"""The cloth: opaque, of the right colours, without steps that an eye could follow."""

import itertools
from collections.abc import Iterator, Sequence
from statistics import mean

import pygame
import pytest
from pygame import Surface

from cardtable.root import data_root
from cardtable.ui.cloth import cloth, faint_suit
from cardtable.ui.palette import (
    ACCENT,
    CLOTH_CENTRE,
    CLOTH_EDGE,
    PANEL,
    PAPER,
    TEXT,
    TEXT_SECOND,
    TONES,
    ColourA,
)
from cardtable.ui.sprites import CardArt


@pytest.fixture(autouse=True)
def screen() -> Iterator[Surface]:
    pygame.display.init()
    yield pygame.display.set_mode((640, 400))
    pygame.display.quit()


def around(surface: Surface, centre: tuple[int, int], size: int = 24) -> tuple[float, ...]:
    box = pygame.Rect(0, 0, size, size)
    box.center = centre
    return tuple(pygame.transform.average_color(surface, box.clip(surface.get_rect()))[:3])


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (963, 1201)])
def test_it_is_opaque_of_the_size_and_bright_in_the_middle(size: tuple[int, int]) -> None:
    table = cloth(size)
    assert table.get_size() == size
    assert not table.get_flags() & pygame.SRCALPHA
    assert around(table, (size[0] // 2, size[1] // 2)) == pytest.approx(CLOTH_CENTRE, abs=4)
    for corner in ((6, 6), (size[0] - 6, 6), (6, size[1] - 6)):
        assert around(table, corner, 12) == pytest.approx(CLOTH_EDGE, abs=7)


def test_it_is_the_same_cloth_every_time() -> None:
    first, second = cloth((500, 300)), cloth((500, 300))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_no_band_of_one_colour_is_wide_enough_to_be_seen() -> None:
    table = cloth((1280, 800))
    longest = run = 1
    row = [table.get_at((x, 420))[:3] for x in range(1280)]
    for before, after in itertools.pairwise(row):
        run = run + 1 if before == after else 1
        longest = max(longest, run)
    assert longest <= 6


def test_the_light_falls_off_steadily_towards_the_edge() -> None:
    table = cloth((1280, 800))
    levels = [mean(around(table, (x, 390), 32)) for x in range(640, 1264, 48)]
    assert all(after <= before + 0.8 for before, after in itertools.pairwise(levels))
    assert levels[0] - levels[-1] > 15


def signed(table: pygame.Surface, suit: str, ink: ColourA = TONES["petrol"].faint) -> pygame.Surface:
    """A copy of the cloth with the suit in it."""
    marked, sign = table.copy(), faint_suit(CardArt(data_root()), suit, 200, ink)
    marked.blit(sign, sign.get_rect(center=(320, 200)))
    return marked


@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_a_faint_suit_shows_where_it_lies(suit: str) -> None:
    table = cloth((640, 400))
    before = around(table, (320, 200))
    marked = signed(table, suit)
    change = sum(abs(a - b) for a, b in zip(around(marked, (320, 200)), before, strict=True))
    assert 20 < change < 120
    assert around(marked, (60, 60)) == around(table, (60, 60))


def luminance(colour: Sequence[float]) -> float:
    parts = [value / 255 for value in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Sequence[float], b: Sequence[float]) -> float:
    """As WCAG measures it, from 1 to 21."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def under_glass(below: Sequence[float]) -> list[float]:
    """A panel's colour on a cloth."""
    part = PANEL[3] / 255
    return [over * part + under * (1 - part) for over, under in zip(PANEL[:3], below, strict=False)]


@pytest.mark.parametrize("name", TONES)
def test_words_on_every_cloth_and_on_its_panels_are_read_with_ease(name: str) -> None:
    table, tone = cloth((1280, 800), name), TONES[name]
    places = [around(table, (x, y)) for x in range(40, 1280, 200) for y in range(40, 800, 180)]
    for place in places:
        for ink in (tone.text, tone.text_second):
            assert contrast(ink, place) >= 4.5
        for ink in (TEXT, TEXT_SECOND, ACCENT):
            assert contrast(ink, under_glass(place)) >= 4.5


@pytest.mark.parametrize("name", TONES)
def test_a_card_and_a_faint_suit_stand_out_from_every_cloth(name: str) -> None:
    table, tone = cloth((640, 400), name), TONES[name]
    before = around(table, (320, 200))
    marked = signed(table, "S", tone.faint)
    assert contrast(PAPER, before) > 1.3
    assert 1.15 < contrast(around(marked, (320, 200)), before) < 2


def test_linen_is_light_and_petrol_dark() -> None:
    light, dark = (luminance(around(cloth((640, 400), name), (320, 200))) for name in ("linen", "petrol"))
    assert light > 0.5
    assert dark < 0.1
