"""What a dialog is made of from top to bottom: words, rows with a control, cards to choose from, tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import pygame

from cardtable.ui.hud.controls import Control
from cardtable.ui.hud.faces import Caption, Kind
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.palette import TEXT, TEXT_SECOND, Colour

GAP = 16  # units between two blocks, unless a Gap says otherwise
TIGHT = 0.25  # of their size: gaps give way before a body scrolls
CARD_MIN = 236  # units below which cards side by side become a column


class Block(Protocol):
    """A part of a dialog as wide as the dialog; it knows its height before it is placed."""

    def height(self, hud: HudScreen, width: int) -> int: ...

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None: ...


@dataclass(frozen=True)
class Gap:
    """Empty space, in interface units."""

    units: float

    def tight(self) -> Gap:
        return Gap(self.units * TIGHT)

    def height(self, hud: HudScreen, width: int) -> int:
        return hud.px(self.units)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        pass


@dataclass(frozen=True)
class Words:
    """A paragraph, wrapped."""

    text: str
    style: str = "body"
    colour: Colour = TEXT
    centred: bool = False
    faded: bool = False

    def height(self, hud: HudScreen, width: int) -> int:
        return len(self._lines(hud, width)) * self._step(hud)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        step = self._step(hud)
        for number, line in enumerate(self._lines(hud, rect.width)):
            box = pygame.Rect(rect.left, rect.top + number * step, rect.width, step)
            hud.line(box, line, self.style, self.colour, host, centred=self.centred, faded=self.faded)

    def _lines(self, hud: HudScreen, width: int) -> list[str]:
        """Wrapped; a word that is wider than all the room, say a name, is cut."""
        fonts = hud.painter.fonts
        return [
            fonts.ellipsised(line, self.style, width) for line in fonts.wrap(self.text, self.style, width)
        ]

    def _step(self, hud: HudScreen) -> int:
        loose = 1.12 if self.style in ("body", "small") else 1.0
        return round(hud.painter.fonts.line_height(self.style) * loose)


@dataclass(frozen=True)
class Painted:
    """A picture as wide as the dialog, so many units high, that `paint` gives at a size in pixels."""

    units: float
    paint: Callable[[tuple[int, int]], pygame.Surface]

    def height(self, hud: HudScreen, width: int) -> int:
        return hud.px(self.units)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        hud.picture(rect.topleft, self.paint(rect.size), host)


@dataclass(frozen=True)
class Rule:
    """A thin line across."""

    def height(self, hud: HudScreen, width: int) -> int:
        return max(1, hud.px(1))

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        line = pygame.Surface((rect.width, self.height(hud, rect.width)), pygame.SRCALPHA)
        line.fill((255, 255, 255, 28))
        hud.picture(rect.topleft, line, host)


def ruled(blocks: Sequence[Block], gap: float = 8) -> list[Block]:
    """The blocks with a thin line between each two, and so many units between them and the line."""
    between = (Gap(gap), Rule(), Gap(gap))
    return [
        each for number, block in enumerate(blocks) for each in ((*between, block) if number else (block,))
    ]


@dataclass(frozen=True)
class Row:
    """Words at the left, what changes them at the right; below each other where it is narrow."""

    label: str
    control: Control
    text: str = ""
    enabled: bool = True
    below: bool = False  # even where there is room beside the words
    style: str = "bold"  # of the label

    def height(self, hud: HudScreen, width: int) -> int:
        words, control = self._rects(hud, pygame.Rect(0, 0, width, 0))
        return max(words.bottom, control.bottom)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        words, control = self._rects(hud, rect)
        for block in self._words():
            height = block.height(hud, words.width)
            block.place(hud, host, pygame.Rect(words.left, words.top, words.width, height))
            words.top += height + hud.px(3)
        self.control.place(hud, host, control, self.enabled)

    def _words(self) -> list[Words]:
        label = Words(self.label, self.style, TEXT, faded=not self.enabled)
        return (
            [label, Words(self.text, "small", TEXT_SECOND, faded=not self.enabled)] if self.text else [label]
        )

    def _rects(self, hud: HudScreen, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The boxes of the words and of the control."""
        width, height = self.control.size(hud, round(rect.width * 0.72))
        beside = rect.width - width - hud.px(28)
        if not self.below and beside >= hud.px(200) and beside >= rect.width * 0.24:
            words = pygame.Rect(rect.left, rect.top, beside, self._words_height(hud, beside))
            control = pygame.Rect(rect.right - width, rect.top, width, height)
            tallest = max(words.height, control.height)
            words.top += (tallest - words.height) // 2
            control.top += (tallest - control.height) // 2
            return words, control
        width, height = self.control.size(hud, rect.width)
        words = pygame.Rect(rect.left, rect.top, rect.width, self._words_height(hud, rect.width))
        return words, pygame.Rect(rect.left, words.bottom + hud.px(10), width, height)

    def _words_height(self, hud: HudScreen, width: int) -> int:
        blocks = self._words()
        return sum(block.height(hud, width) for block in blocks) + (len(blocks) - 1) * hud.px(3)


@dataclass(frozen=True)
class Bare:
    """A control that needs no words, from the left edge."""

    control: Control

    def height(self, hud: HudScreen, width: int) -> int:
        return self.control.size(hud, width)[1]

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        size = self.control.size(hud, rect.width)
        self.control.place(hud, host, pygame.Rect(rect.topleft, size), True)


@dataclass(frozen=True)
class Cards:
    """A choice whose values need a sentence each: boxes of equal size, side by side or in a column."""

    key: str
    choices: Sequence[tuple[object, Caption]]
    chosen: object
    pick: Callable[[object], object]

    def height(self, hud: HudScreen, width: int) -> int:
        return self._boxes(hud, pygame.Rect(0, 0, width, 0))[-1].bottom

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        for box, (value, caption) in zip(self._boxes(hud, rect), self.choices, strict=True):
            hud.button(
                f"{self.key}:{value}",
                box,
                caption,
                partial(self.pick, value),
                "card",
                selected=value == self.chosen,
                host=host,
            )

    def _boxes(self, hud: HudScreen, rect: pygame.Rect) -> list[pygame.Rect]:
        gap, count = hud.px(12), len(self.choices)
        beside = (rect.width - gap * (count - 1)) // count
        columns = count if beside >= hud.px(CARD_MIN) else 1
        width = beside if columns == count else rect.width
        heights = [hud.painter.size(caption, "card", width)[1] for _, caption in self.choices]
        if columns == count:
            return [
                pygame.Rect(rect.left + i * (width + gap), rect.top, width, max(heights))
                for i in range(count)
            ]
        tops = [rect.top + sum(heights[:i]) + i * gap for i in range(count)]
        return [pygame.Rect(rect.left, top, width, height) for top, height in zip(tops, heights, strict=True)]


StackButton = tuple[str, Caption, Callable[[], object], Kind]  # key, caption, what a press does, kind


@dataclass(frozen=True)
class Stack:
    """Buttons of the full width below each other."""

    buttons: Sequence[StackButton]
    gap: int = 12
    chosen: str | None = None

    def tight(self) -> Stack:
        return replace(self, gap=round(self.gap * TIGHT))

    def height(self, hud: HudScreen, width: int) -> int:
        heights = [hud.painter.size(caption, kind, width)[1] for _, caption, _, kind in self.buttons]
        return sum(heights) + hud.px(self.gap) * (len(heights) - 1)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        top = rect.top
        for key, caption, press, kind in self.buttons:
            height = hud.painter.size(caption, kind, rect.width)[1]
            box = pygame.Rect(rect.left, top, rect.width, height)
            hud.button(key, box, caption, press, kind, selected=key == self.chosen, host=host)
            top += height + hud.px(self.gap)


@dataclass(frozen=True)
class Table:
    """Rows of short texts, under a head if it says anything; the last column is small and at the left."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    centred: bool = True

    def height(self, hud: HudScreen, width: int) -> int:
        return sum(self._heights(hud, width))

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect) -> None:
        widths = self._widths(hud, rect.width)
        line = rect.copy()
        for row, height in zip(self._all, self._heights(hud, rect.width), strict=True):
            line.height = height
            if line.top > rect.top:
                Rule().place(hud, host, line)
            self._place_row(hud, host, row, line, widths)
            line.top += height

    def _place_row(
        self, hud: HudScreen, host: Host, row: tuple[str, ...], line: pygame.Rect, widths: list[int]
    ) -> None:
        style, colour = ("small", TEXT_SECOND) if row is self.head else ("body", TEXT)
        left = line.left
        for text, width in zip(row[:-1], widths[:-1], strict=True):
            cell = pygame.Rect(left, line.top, width, line.height)
            shown = hud.painter.fonts.ellipsised(text, style, width - hud.px(12))
            hud.line(cell, shown, style, colour, host, centred=self.centred)
            left += width
        last = Words(row[-1], "small", TEXT_SECOND)
        height = last.height(hud, widths[-1])
        last.place(hud, host, pygame.Rect(left, line.centery - height // 2, widths[-1], height))

    @property
    def _all(self) -> tuple[tuple[str, ...], ...]:
        return (self.head, *self.rows) if any(self.head) else self.rows

    def _widths(self, hud: HudScreen, width: int) -> list[int]:
        """What each column needs; what is left over goes to all but the last."""
        fonts = hud.painter.fonts
        *columns, last = zip(*self._all, strict=True)
        most = round(width * 0.8 / len(columns))  # a long name is cut, not its neighbours
        needed = [
            min(most, max(fonts.width(text, "body") for text in column) + hud.px(28)) for column in columns
        ]
        room = max(hud.px(60), width - sum(needed))
        notes = min(room, max(fonts.width(text, "small") for text in last) + hud.px(2))
        spare = (room - notes) // len(columns)
        return [*(each + spare for each in needed), notes]

    def _heights(self, hud: HudScreen, width: int) -> list[int]:
        last = self._widths(hud, width)[-1]
        line = hud.painter.fonts.line_height("body")
        return [max(line, Words(row[-1], "small").height(hud, last)) + hud.px(16) for row in self._all]
