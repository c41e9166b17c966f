"""Words: what fits, what wraps, and every letter of the four languages."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from cardtable.root import data_root
from cardtable.ui.palette import ACCENT, TEXT
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import LEAST_PX, STYLES, Fonts, Pip, noto_sans

LETTERS = {
    "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№«»—",
    "fr": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’–…",
    "es": "ÁÉÍÑÓÚÜáéíñóúü¡¿",
    "en": "AaBbZz0123456789?!&“”’·×",
}
IN_NO_FONT = "漢"  # a box is drawn


@pytest.fixture(autouse=True)
def screen() -> Iterator[Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((640, 400))
    pygame.display.quit()


@pytest.fixture
def fonts() -> Fonts:
    return Fonts(1.0)


def test_the_interface_font_is_there() -> None:
    assert noto_sans("Regular").is_file()
    assert noto_sans("Bold").is_file()


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LETTERS)
def test_every_style_has_the_letters_of_every_language(fonts: Fonts, style: str, language: str) -> None:
    font = fonts.font(style)

    def inked(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, TEXT), "RGBA")

    missing = [letter for letter in LETTERS[language] if inked(letter) == inked(IN_NO_FONT)]
    assert missing == []


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.35, 2.0, 5.4])
def test_sizes_follow_the_scale(scale: float) -> None:
    for name, style in STYLES.items():
        assert Fonts(scale).px(name) == pytest.approx(max(LEAST_PX, style.px * scale), abs=0.51)


@pytest.mark.parametrize("style", STYLES)
def test_a_line_is_as_wide_as_it_is_said_to_be(fonts: Fonts, style: str) -> None:
    for text in ("Ваш ход", "À TOI", "1"):
        assert fonts.render(text, style).get_width() == fonts.width(text, style)


def test_titles_are_set_wide(fonts: Fonts) -> None:
    assert fonts.width("СТОЛ", "title") == fonts.font("title").size("СТОЛ")[0] + 3 * 5


def test_renders_are_kept_by_text_style_and_colour(fonts: Fonts) -> None:
    assert fonts.render("Да", "body") is fonts.render("Да", "body")
    assert fonts.render("Да", "body") is not fonts.render("Да", "bold")
    assert fonts.render("Да", "body") is not fonts.render("Да", "body", ACCENT)


def test_no_line_of_wrapped_text_is_too_wide_and_no_word_is_lost(fonts: Fonts) -> None:
    text = "Масть надо отвечать, а если её нет — бить козырем, когда колода закрыта."
    lines = fonts.wrap(text, "body", 200)
    assert len(lines) > 2
    assert all(fonts.width(line, "body") <= 200 for line in lines)
    assert " ".join(lines) == text


def test_line_breaks_stay_and_a_long_word_has_a_line_of_its_own(fonts: Fonts) -> None:
    assert fonts.wrap("один\n\nдва", "body", 500) == ["один", "", "два"]
    assert fonts.wrap("a достопримечательность b", "body", 40) == ["a", "достопримечательность", "b"]


def test_a_space_that_must_not_break_does_not(fonts: Fonts) -> None:
    assert fonts.wrap("le\u00a0roi\u00a0!", "body", 20) == ["le\u00a0roi\u00a0!"]


def test_a_long_name_ends_in_an_ellipsis_that_fits(fonts: Fonts) -> None:
    name = "Константин Константинович"
    short = fonts.ellipsised(name, "bold", 120)
    assert short.endswith("…")
    assert name.startswith(short[:-1])
    assert 90 < fonts.width(short, "bold") <= 120
    assert fonts.ellipsised("Анна", "bold", 120) == "Анна"
    assert fonts.ellipsised(name, "bold", 0) == "…"


def test_lines_lie_below_each_other(fonts: Fonts) -> None:
    block = fonts.render_lines(["один", "два слова"], "body", TEXT, centred=True)
    assert block.get_height() == 2 * fonts.line_height("body")
    assert block.get_width() == fonts.width("два слова", "body")
    assert fonts.render_lines([]).get_size() == (0, 0)


@pytest.mark.parametrize("style", ["body", "heading"])
def test_a_pip_stands_on_the_line_as_high_as_a_capital(fonts: Fonts, style: str) -> None:
    line = fonts.render_line(["H", Pip("S", ACCENT)], style, TEXT, CardArt(data_root()))
    letter = fonts.render("H", style).get_bounding_rect()
    pip = line.subsurface(
        (fonts.width("H", style), 0, line.get_width() - fonts.width("H", style), line.get_height())
    )
    ink = pygame.mask.from_surface(pip, 127).get_bounding_rects()[0]
    assert ink.bottom == pytest.approx(letter.bottom, abs=1.5)
    assert ink.height == pytest.approx(letter.height, rel=0.15)
    assert ink.width > 4


@pytest.mark.parametrize("style", ["body", "bold", "small", "heading"])
def test_a_minus_is_nearly_as_long_as_a_plus(fonts: Fonts, style: str) -> None:
    def inked(text: str) -> int:
        return fonts.render(text, style).get_bounding_rect().width

    assert inked("−") > 0.7 * inked("+")
    assert inked("−") > 1.3 * inked("-")
