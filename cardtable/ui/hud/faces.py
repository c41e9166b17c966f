"""How buttons look: a caption in one of a few kinds, drawn once for each state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import pygame

from cardtable.ui.hud.shapes import premultiplied
from cardtable.ui.palette import ACCENT, INK, PAPER, TEXT, TEXT_SECOND, Colour
from cardtable.ui.shapes import Rgba, rounded

if TYPE_CHECKING:
    from cardtable.ui.sprites import CardArt
    from cardtable.ui.text import Fonts

Kind = Literal["gold", "plain", "quiet", "chip", "card", "item", "tab"]
State = Literal["normal", "hovered", "selected", "disabled"]
STATES: tuple[State, ...] = ("normal", "hovered", "selected", "disabled")
FADED = 0.45  # how much of a control is left while it has no effect


@dataclass(frozen=True)
class Caption:
    """What a button says: a label, an icon before it, a sentence under it."""

    label: str
    icon: str | None = None
    sentence: str = ""


@dataclass(frozen=True)
class Coat:
    """The colours of one state."""

    fill: Rgba | None
    text: Colour = TEXT
    edge: Rgba | None = None


@dataclass(frozen=True)
class Shape:
    """The measures of a kind, in interface units."""

    pad_x: int
    pad_y: int
    radius: int
    centred: bool = True
    style: str = "bold"


SHAPES: dict[Kind, Shape] = {
    "gold": Shape(26, 11, 99),
    "plain": Shape(24, 11, 99),
    "quiet": Shape(18, 11, 99, style="body"),
    "chip": Shape(17, 8, 99, style="body"),
    "card": Shape(18, 15, 14, centred=False),
    "item": Shape(14, 6, 10, centred=False, style="small"),
    "tab": Shape(16, 9, 12, centred=False, style="body"),
}

_GLASS = (255, 255, 255)
COATS: dict[Kind, dict[State, Coat]] = {
    "gold": {
        "normal": Coat(ACCENT, INK),
        "hovered": Coat((0xF9, 0xCC, 0x6E), INK),
    },
    "plain": {
        "normal": Coat((*_GLASS, 26)),
        "hovered": Coat((*_GLASS, 48)),
    },
    "quiet": {
        "normal": Coat(None),
        "hovered": Coat((*_GLASS, 26)),
    },
    "chip": {
        "normal": Coat((*_GLASS, 20), TEXT),
        "hovered": Coat((*_GLASS, 44), TEXT),
        "selected": Coat(PAPER, INK),
    },
    "card": {
        "normal": Coat((*_GLASS, 16), TEXT),
        "hovered": Coat((*_GLASS, 34), TEXT),
        "selected": Coat((*ACCENT, 28), TEXT, ACCENT),
    },
    "item": {
        "normal": Coat(None, TEXT_SECOND),
        "hovered": Coat((*_GLASS, 20), TEXT),
        "selected": Coat((*_GLASS, 30), TEXT),
    },
    "tab": {
        "normal": Coat(None, TEXT_SECOND),
        "hovered": Coat((*_GLASS, 20), TEXT),
        "selected": Coat((*_GLASS, 30), TEXT, None),
    },
}


class FacePainter:
    """Draws captions with one set of fonts, at their scale, and icons."""

    def __init__(self, fonts: Fonts, art: CardArt) -> None:
        self.fonts, self.art, self.scale = fonts, art, fonts.scale

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def size(self, caption: Caption, kind: Kind, width: int | None = None) -> tuple[int, int]:
        """The size a caption needs; with a width given, how high it gets in it."""
        shape = SHAPES[kind]
        label_width, label_height = self._label_size(caption, kind, self._room(kind, width))
        height = label_height + 2 * self.px(shape.pad_y)
        if caption.sentence:
            lines = self._sentence_lines(caption, kind, width)
            height += self.px(5) + len(lines) * self.fonts.line_height("small")
        return (width or label_width + 2 * self.px(shape.pad_x)), height

    def paint(self, caption: Caption, kind: Kind, size: tuple[int, int], state: State) -> pygame.Surface:
        """The whole face, premultiplied as pygame_gui wants it."""
        coats = COATS[kind]
        coat = coats.get(state) or coats["normal"]
        face = self._box(kind, size, coat).copy()
        self._write(face, caption, kind, coat, checked=state == "selected" and kind == "card")
        if state == "disabled":
            face.fill((255, 255, 255, round(255 * FADED)), special_flags=pygame.BLEND_RGBA_MULT)
        return premultiplied(face)

    def radius(self, kind: Kind) -> int:
        return SHAPES[kind].radius

    def _box(self, kind: Kind, size: tuple[int, int], coat: Coat) -> pygame.Surface:
        radius = self.px(SHAPES[kind].radius)
        return rounded(size, radius, coat.fill, coat.edge, max(1.0, 2 * self.scale) if coat.edge else 0.0)

    def _room(self, kind: Kind, width: int | None) -> int | None:
        return None if width is None else width - 2 * self.px(SHAPES[kind].pad_x)

    def _label_lines(self, caption: Caption, kind: Kind, room: int | None) -> list[str]:
        """One line, unless the label has to be broken to fit a width that is given."""
        style = SHAPES[kind].style
        if room is None:
            return [caption.label]
        return self.fonts.wrap(caption.label, style, room - self._icon_room(caption, kind))

    def _label_size(self, caption: Caption, kind: Kind, room: int | None) -> tuple[int, int]:
        style = SHAPES[kind].style
        lines = self._label_lines(caption, kind, room)
        widest = max((self.fonts.width(line, style) for line in lines), default=0)
        return widest + self._icon_room(caption, kind), len(lines) * self.fonts.line_height(style)

    def _icon_room(self, caption: Caption, kind: Kind) -> int:
        """The width an icon takes; a card keeps it free for its tick."""
        return self.px(30) if caption.icon or kind == "card" else 0

    def _sentence_lines(self, caption: Caption, kind: Kind, width: int | None) -> list[str]:
        room = self._room(kind, width)
        return self.fonts.wrap(caption.sentence, "small", room) if room else [caption.sentence]

    def _write(self, face: pygame.Surface, caption: Caption, kind: Kind, coat: Coat, checked: bool) -> None:
        shape = SHAPES[kind]
        width, height = face.get_size()
        left, room = self.px(shape.pad_x), width - 2 * self.px(shape.pad_x)
        label_width, label_height = self._label_size(caption, kind, room)
        y = (height - label_height) // 2 if not caption.sentence else self.px(shape.pad_y)
        x = (width - label_width) // 2 if shape.centred else left
        if caption.icon:
            icon = self.art.icon(caption.icon, self.px(22), coat.text)
            face.blit(icon, (x, y + (label_height - icon.get_height()) // 2))
            x += self._icon_room(caption, kind)
        if checked:
            tick = self.art.icon("check", self.px(22), ACCENT)
            face.blit(tick, (width - self.px(14) - tick.get_width(), y))
        self._lines(face, self._label_lines(caption, kind, room), shape.style, coat.text, (x, y))
        if caption.sentence:
            lines = self._sentence_lines(caption, kind, width)
            self._lines(face, lines, "small", TEXT_SECOND, (left, y + label_height + self.px(5)))

    def _lines(
        self, face: pygame.Surface, lines: list[str], style: str, colour: Colour, at: tuple[int, int]
    ) -> None:
        step = self.fonts.line_height(style)
        for row, line in enumerate(lines):
            face.blit(self.fonts.render(line, style, colour), (at[0], at[1] + row * step))
