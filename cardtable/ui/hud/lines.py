"""A line of controls, and what such lines hold: a picture, a name with a sentence, one of some values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from cardtable.ui.hud.blocks import GAP, Block, Words
from cardtable.ui.hud.controls import Control
from cardtable.ui.hud.faces import Caption
from cardtable.ui.hud.keycaps import Caps
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.palette import TEXT, TEXT_SECOND

BESIDE, BELOW = 16, 10  # units between two controls of a line, and between two lines
NARROW = 330  # units of room beside the last control below which it gets a line of its own
NOTE_GAP = 6


@dataclass(frozen=True)
class Line:
    """Controls from the left, one at the right, in as many lines as they need; a note below them."""

    left: Sequence[Control]
    right: Control | None = None
    note: Words | None = None

    def height(self, hud: HudScreen, width: int) -> int:
        bottom = max(box.bottom for _, box in self._boxes(hud, pygame.Rect(0, 0, width, 0)))
        return bottom + (hud.px(NOTE_GAP) + self.note.height(hud, width) if self.note else 0)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        boxes = list(self._boxes(hud, rect))
        for control, box in boxes:
            control.place(hud, host, box, True)
        if self.note:
            top = max(box.bottom for _, box in boxes) + hud.px(NOTE_GAP)
            height = self.note.height(hud, rect.width)
            self.note.place(hud, host, pygame.Rect(rect.left, top, rect.width, height))

    def _boxes(self, hud: HudScreen, rect: pygame.Rect) -> Iterator[tuple[Control, pygame.Rect]]:
        if self.right is not None:
            size = self.right.size(hud, rect.width)
            room = pygame.Rect(rect.topleft, (rect.width - size[0] - hud.px(BESIDE), 0))
            lines = self._lines(hud, self.left, room) if room.width >= hud.px(NARROW) else []
            if len(lines) == 1:
                end = pygame.Rect(rect.right - size[0], rect.top, *size)
                yield from _levelled([*lines[0], (self.right, end)])
                return
        controls = self.left if self.right is None else (*self.left, self.right)
        for line in self._lines(hud, controls, rect):
            yield from _levelled(line)

    def _lines(
        self, hud: HudScreen, controls: Sequence[Control], rect: pygame.Rect
    ) -> list[list[tuple[Control, pygame.Rect]]]:
        """What does not fit beside the others begins a line; words and keys are broken before they do."""
        lines: list[list[tuple[Control, pygame.Rect]]] = [[]]
        left, top = rect.left, rect.top
        for control in controls:
            size = control.size(hud, rect.right - left if isinstance(control, Said | Caps) else rect.width)
            if lines[-1] and left + size[0] > rect.right:
                left, top = rect.left, max(box.bottom for _, box in lines[-1]) + hud.px(BELOW)
                lines.append([])
                size = control.size(hud, rect.width)
            lines[-1].append((control, pygame.Rect(left, top, *size)))
            left += size[0] + hud.px(BESIDE)
        return lines


def _levelled(row: Sequence[tuple[Control, pygame.Rect]]) -> Iterator[tuple[Control, pygame.Rect]]:
    """The middles at one height."""
    tall = max(box.height for _, box in row)
    for control, box in row:
        yield control, box.move(0, (tall - box.height) // 2)


@dataclass(frozen=True)
class Roomy:
    """Blocks in a space of so many units that is free where they are lower: what is below does not jump."""

    units: float
    blocks: Sequence[Block]

    def height(self, hud: HudScreen, width: int) -> int:
        return max(hud.px(self.units), self._needed(hud, width))

    def _needed(self, hud: HudScreen, width: int) -> int:
        return sum(block.height(hud, width) for block in self.blocks) + hud.px(GAP) * (len(self.blocks) - 1)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        top = rect.top
        for block in self.blocks:
            height = block.height(hud, rect.width)
            block.place(hud, host, pygame.Rect(rect.left, top, rect.width, height))
            top += height + hud.px(GAP)


@dataclass(frozen=True)
class Drawn:
    """A square picture, so many units wide, that `paint` gives at a size in pixels."""

    units: float
    paint: Callable[[int], pygame.Surface]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        return hud.px(self.units), hud.px(self.units)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        hud.picture(rect.topleft, self.paint(rect.width), host)


@dataclass(frozen=True)
class Said:
    """A name, and a sentence below it that takes the room there is; either may be missing."""

    name: str
    sentence: str = ""
    units: float = 0  # of width that it keeps, however short it is

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        fonts = hud.painter.fonts
        natural = max(fonts.width(self.name, "bold"), fonts.width(self.sentence, "small")) + hud.px(2)
        width = max(min(natural, max(room, hud.px(200))), hud.px(self.units))
        return width, sum(block.height(hud, width) for block in self._blocks())

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        top = rect.top
        for block in self._blocks():
            height = block.height(hud, rect.width)
            block.place(hud, host, pygame.Rect(rect.left, top, rect.width, height))
            top += height

    def _blocks(self) -> list[Words]:
        name, sentence = Words(self.name, "bold", TEXT), Words(self.sentence, "small", TEXT_SECOND)
        return [words for words in (name, sentence) if words.text]


@dataclass(frozen=True)
class Selector:
    """One of some values, between two buttons that go to the one before and the one after."""

    key: str
    choices: Sequence[tuple[object, str]]  # value, label
    chosen: object
    pick: Callable[[object], object]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        side = hud.painter.size(Caption("‹"), "chip")[1]
        widest = max(hud.painter.fonts.width(label, "body") for _, label in self.choices)
        return min(room, widest + 2 * side + hud.px(20)), side

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        values = [value for value, _ in self.choices]
        at, side = values.index(self.chosen), rect.height
        ends = (("less", rect.left, "‹", at - 1), ("more", rect.right - side, "›", at + 1))
        for name, left, sign, there in ends:
            hud.button(
                f"{self.key}:{name}",
                pygame.Rect(left, rect.top, side, side),
                Caption(sign),
                partial(self.pick, values[there % len(values)]),
                "chip",
                enabled=enabled and 0 <= there < len(values),
                host=host,
            )
        label = self.choices[at][1]
        hud.line(rect.inflate(-2 * side, 0), label, "body", TEXT, host, centred=True, faded=not enabled)
