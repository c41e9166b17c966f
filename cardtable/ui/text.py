"""Words as pictures: two families, a few styles, rendered at their final size and kept."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

import pygame
from font_source_serif_pro import SourceSerifProBlack, SourceSerifProSemibold
from pygame import Surface

from cardtable.ui.palette import SUIT_ON_CLOTH, TEXT, Colour
from cardtable.ui.shelf import Shelf

KEPT_BYTES: Final = 12 << 20
KEPT_TEXTS: Final = 1024
ELLIPSIS: Final = "…"
LEAST_PX: Final = 12  # smaller words are not read at arm's length


def noto_sans(weight: str = "Regular") -> Path:
    """The font file that comes with pygame_gui, found without importing it."""
    spec = find_spec("pygame_gui")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("pygame_gui, which brings the font Noto Sans, is not installed.")
    return Path(spec.submodule_search_locations[0]) / "data" / f"NotoSans-{weight}.ttf"


@dataclass(frozen=True, slots=True)
class Style:
    """A family and its size in pixels in a window of 1280 x 800; tracking in parts of the size."""

    family: str
    px: float
    tracking: float = 0.0


STYLES: Final[dict[str, Style]] = {
    "title": Style("serif black", 46, 0.1),
    "heading": Style("serif semibold", 28),
    "body": Style("sans", 18),
    "bold": Style("sans bold", 18),
    "small": Style("sans", 15),
    "number": Style("sans bold", 44),
    "index": Style("serif black", 30),
    "numeral": Style("serif black", 118),
}


@dataclass(frozen=True, slots=True)
class Pip:
    """The sign of a suit between words."""

    suit: str
    colour: Colour | None = None


class PipArt(Protocol):
    def pip(self, suit: str, px: int, colour: Colour | None = None) -> Surface: ...


def _as_drawn(text: str, style: str) -> str:
    """The minus of Noto Sans is no longer than its hyphen; its dash is as long as the plus."""
    return text.replace("−", "–") if STYLES[style].family.startswith("sans") else text


class Fonts:
    """The styles at one scale (window scale times the player's text size)."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._fonts: dict[str, pygame.font.Font] = {}
        self._kept: Shelf[Hashable] = Shelf(KEPT_BYTES)
        self._lines = lru_cache(KEPT_TEXTS)(self._wrapped)  # a dialog asks for each several times

    def px(self, style: str) -> int:
        """The font size of a style in pixels."""
        return max(LEAST_PX, round(STYLES[style].px * self.scale))

    def font(self, style: str) -> pygame.font.Font:
        if style not in self._fonts:
            self._fonts[style] = pygame.font.Font(_font_file(STYLES[style].family), self.px(style))
        return self._fonts[style]

    def line_height(self, style: str) -> int:
        return self.font(style).get_linesize()

    def width(self, text: str, style: str) -> int:
        """Pixels, with the style's tracking."""
        size = self.font(style).size(_as_drawn(text, style))
        return size[0] + self._tracking(style) * max(0, len(text) - 1)

    def render(self, text: str, style: str = "body", colour: Colour = TEXT) -> Surface:
        """One line; the picture is shared, so do not draw on it."""
        return self._kept.get((text, style, colour), lambda: self._rendered(text, style, colour))

    def wrap(self, text: str, style: str, width: int) -> list[str]:
        """Lines no wider than width, unless one word alone is; line breaks in the text are kept."""
        return [line for part in text.split("\n") for line in self._lines(part, style, width)]

    def ellipsised(self, text: str, style: str, width: int) -> str:
        """The text, or as much of its beginning as fits with an ellipsis."""
        if self.width(text, style) <= width:
            return text
        fitting = [n for n in range(len(text)) if self.width(text[:n].rstrip() + ELLIPSIS, style) <= width]
        return text[: max(fitting, default=0)].rstrip() + ELLIPSIS

    def render_lines(
        self, lines: Sequence[str], style: str = "body", colour: Colour = TEXT, centred: bool = False
    ) -> Surface:
        """Several lines below each other."""
        return self._kept.get(
            (tuple(lines), style, colour, centred), lambda: self._stacked(lines, style, colour, centred)
        )

    def render_line(self, parts: Sequence[str | Pip], style: str, colour: Colour, art: PipArt) -> Surface:
        """Words with pips among them, as "20 " and Pip("H"); pips stand on the line, as high as capitals."""
        return self._kept.get(
            ("line", tuple(parts), style, colour), lambda: self._lined(parts, style, colour, art)
        )

    def _lined(self, parts: Sequence[str | Pip], style: str, colour: Colour, art: PipArt) -> Surface:
        pictures = [
            self.render(part, style, colour) if isinstance(part, str) else self._pip(part, style, art)
            for part in parts
        ]
        line = Surface((sum(p.get_width() for p in pictures), self.line_height(style)), pygame.SRCALPHA)
        line = line.convert_alpha()
        line.fill((*colour, 0))
        x, base = 0, self.font(style).get_ascent()
        for part, picture in zip(parts, pictures, strict=True):
            sinks = picture.get_height() * 0.94  # a pip's ink ends a little above the end of its square
            line.blit(picture, (x, 0 if isinstance(part, str) else round(base - sinks)))
            x += picture.get_width()
        return line

    def _pip(self, pip: Pip, style: str, art: PipArt) -> Surface:
        size = round(self.cap_height(style) * 1.16)
        return art.pip(pip.suit, size, pip.colour or SUIT_ON_CLOTH[pip.suit])

    def cap_height(self, style: str) -> int:
        return self.font(style).render("H", True, TEXT).get_bounding_rect().height

    def _tracking(self, style: str) -> int:
        return round(STYLES[style].tracking * self.px(style))

    def _rendered(self, text: str, style: str, colour: Colour) -> Surface:
        font, tracking = self.font(style), self._tracking(style)
        if not tracking or len(text) < 2:
            return font.render(_as_drawn(text, style), True, colour).convert_alpha()
        line = Surface((self.width(text, style), font.get_linesize()), pygame.SRCALPHA).convert_alpha()
        line.fill((*colour, 0))
        for i, letter in enumerate(text):
            before = font.size(text[: i + 1])[0] - font.size(letter)[0]  # keeps the kerning
            line.blit(font.render(letter, True, colour), (before + i * tracking, 0))
        return line

    def _wrapped(self, text: str, style: str, width: int) -> list[str]:
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and self.width(longer, style) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _stacked(self, lines: Sequence[str], style: str, colour: Colour, centred: bool) -> Surface:
        pictures = [self._rendered(line, style, colour) for line in lines]
        step, width = self.line_height(style), max((p.get_width() for p in pictures), default=0)
        block = Surface((width, step * len(pictures)), pygame.SRCALPHA).convert_alpha()
        block.fill((*colour, 0))
        for i, picture in enumerate(pictures):
            block.blit(picture, ((width - picture.get_width()) // 2 if centred else 0, i * step))
        return block


def _font_file(family: str) -> str | Path:
    match family:
        case "serif black":
            return str(SourceSerifProBlack)
        case "serif semibold":
            return str(SourceSerifProSemibold)
        case "sans bold":
            return noto_sans("Bold")
    return noto_sans()
