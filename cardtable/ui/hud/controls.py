"""Controls that change one value: chips, a switch, a stepper, a slider, a text field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

from cardtable.ui.hud.faces import FADED, Caption, Kind
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.hud.shapes import premultiplied, switch
from cardtable.ui.palette import ACCENT, INK, TEXT
from cardtable.ui.shapes import Rgba


class Control(Protocol):
    """Something placed at the right of a row, or below its words."""

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        """Width and height in pixels, in at most `room` pixels of width."""

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None: ...


@dataclass(frozen=True)
class Chips:
    """One of a few values, all in sight; they flow over as many lines as they need."""

    key: str
    choices: Sequence[tuple[object, str]]  # value, label
    chosen: object
    pick: Callable[[object], object]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        boxes = [rect for rect, _ in self._flow(hud, room)]
        return max(box.right for box in boxes), max(box.bottom for box in boxes)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        for number, (box, (value, label)) in enumerate(self._flow(hud, rect.width)):
            hud.button(
                f"{self.key}:{number}",
                box.move(rect.topleft),
                Caption(label),
                partial(self.pick, value),
                "chip",
                selected=value == self.chosen,
                enabled=enabled,
                host=host,
            )

    def _flow(self, hud: HudScreen, room: int) -> Iterator[tuple[pygame.Rect, tuple[object, str]]]:
        gap, x, y = hud.px(8), 0, 0
        for choice in self.choices:
            width, height = hud.painter.size(Caption(choice[1]), "chip")
            width = min(width, room)
            if x and x + width > room:
                x, y = 0, y + height + gap
            height = hud.painter.size(Caption(choice[1]), "chip", width)[1]
            yield pygame.Rect(x, y, width, height), choice
            x += width + gap


@dataclass(frozen=True)
class Switch:
    """On or off."""

    key: str
    on: bool
    flip: Callable[[bool], object]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        return switch(hud.px(30), True, ACCENT, INK).get_size()

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        quiet: Rgba = (255, 255, 255, 46)
        track, knob = (ACCENT, INK) if self.on else (quiet, TEXT)
        face = switch(rect.height, self.on, track, knob).copy()
        if not enabled:
            face.fill((255, 255, 255, round(255 * FADED)), special_flags=pygame.BLEND_RGBA_MULT)
        lit = face if not enabled or self.on else switch(rect.height, self.on, (255, 255, 255, 76), knob)
        faces = {"normal": face, "hovered": lit, "selected": face, "disabled": face}
        hud.faced(
            self.key,
            rect,
            {state: premultiplied(each) for state, each in faces.items()},
            partial(self.flip, not self.on),
            enabled=enabled,
            host=host,
            kind="chip",
        )


@dataclass(frozen=True)
class Stepper:
    """A number between two buttons."""

    key: str
    value: int
    low: int
    high: int
    step: int
    pick: Callable[[int], object]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        return hud.px(150), hud.painter.size(Caption("+"), "chip")[1]

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        side = rect.height
        less, more = self.value - self.step, self.value + self.step
        for key, left, label, value in (
            (f"{self.key}:less", rect.left, "−", less),
            (f"{self.key}:more", rect.right - side, "+", more),
        ):
            hud.button(
                key,
                pygame.Rect(left, rect.top, side, side),
                Caption(label),
                partial(self.pick, value),
                "chip",
                enabled=enabled and self.low <= value <= self.high,
                host=host,
            )
        hud.line(
            rect.inflate(-2 * side, 0), str(self.value), "bold", TEXT, host, centred=True, faded=not enabled
        )


@dataclass(frozen=True)
class Slider:
    """A share from 0 to 1."""

    key: str
    value: float
    move: Callable[[float], object]
    step: float = 0.1

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        return min(room, hud.px(260)), hud.px(28)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        hud.slider(self.key, rect, self.value, self.step, self.move, host)


@dataclass(frozen=True)
class Field:
    """A line of text of at most `limit` letters."""

    key: str
    text: str
    typed: Callable[[str], object]
    enter: Callable[[], object]
    limit: int = 24
    width: int = 320
    pad: int = 20  # units of height beside that of the text

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        return min(room, hud.px(self.width)), hud.painter.fonts.line_height("body") + hud.px(self.pad)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        hud.entry(self.key, rect, self.text, self.typed, self.enter, self.limit, host)


@dataclass(frozen=True)
class Button:
    """A button in a row."""

    key: str
    caption: Caption
    press: Callable[[], object]
    kind: Kind = "plain"

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        width, height = hud.painter.size(self.caption, self.kind)
        return (width, height) if width <= room else hud.painter.size(self.caption, self.kind, room)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        hud.button(self.key, rect, self.caption, self.press, self.kind, enabled=enabled, host=host)
