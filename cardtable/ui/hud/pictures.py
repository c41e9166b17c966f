"""One of a few pictures, each with its name under it: the backs of the cards, the cloths."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from cardtable.ui.hud.faces import COATS, FADED, STATES, State
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.hud.shapes import premultiplied
from cardtable.ui.palette import ACCENT, INK
from cardtable.ui.shapes import rounded

PAD, GAP, RADIUS = 9, 8, 12  # interface units


@dataclass(frozen=True)
class Choice:
    """A value, its name, and its picture at a height in pixels."""

    value: object
    label: str
    picture: Callable[[int], pygame.Surface]


@dataclass(frozen=True)
class Pictures:
    """All choices in sight, in boxes of one size; they flow over as many lines as they need."""

    key: str
    choices: Sequence[Choice]
    chosen: object
    pick: Callable[[object], object]
    units: float = 84  # how high a picture is

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        boxes = list(self._flow(hud, room))
        return max(box.right for box in boxes), max(box.bottom for box in boxes)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        for box, choice in zip(self._flow(hud, rect.width), self.choices, strict=True):
            picture = choice.picture(self._tall(hud))
            hud.faced(
                f"{self.key}:{choice.value}",
                box.move(rect.topleft),
                {state: self._face(hud, box.size, choice.label, picture, state) for state in STATES},
                partial(self.pick, choice.value),
                selected=choice.value == self.chosen,
                enabled=enabled,
                host=host,
                kind="card",
            )

    def _flow(self, hud: HudScreen, room: int) -> Iterator[pygame.Rect]:
        """Rows of as equal a length as their number allows: three and three, not five and one."""
        gap, count = hud.px(GAP), len(self.choices)
        width, height = self._box(hud, room)
        fit = max(1, min(count, (room + gap) // (width + gap)))
        columns = -(-count // -(-count // fit))
        for number in range(count):
            row, column = divmod(number, columns)
            yield pygame.Rect(column * (width + gap), row * (height + gap), width, height)

    def _tall(self, hud: HudScreen) -> int:
        """Pictures do not grow with the words to where one does not fit into a small window."""
        return min(hud.px(self.units), round(hud.size[1] * 0.15))

    def _box(self, hud: HudScreen, room: int) -> tuple[int, int]:
        """As wide as the widest picture and the longest word, as high as a name in several lines."""
        fonts, pad = hud.painter.fonts, hud.px(PAD)
        pictures = [choice.picture(self._tall(hud)).get_width() for choice in self.choices]
        words = [fonts.width(word, "small") for choice in self.choices for word in choice.label.split()]
        width = min(room, max(*pictures, *words) + 2 * pad)
        lines = max(len(self._lines(hud, choice.label, width)) for choice in self.choices)
        return width, self._tall(hud) + lines * fonts.line_height("small") + round(2.6 * pad)

    def _lines(self, hud: HudScreen, label: str, width: int) -> list[str]:
        fonts, room = hud.painter.fonts, width - hud.px(PAD)
        return [fonts.ellipsised(line, "small", room) for line in fonts.wrap(label, "small", room)]

    def _face(
        self, hud: HudScreen, size: tuple[int, int], label: str, picture: pygame.Surface, state: State
    ) -> pygame.Surface:
        coat = COATS["card"].get(state) or COATS["card"]["normal"]
        edge = max(1.0, 2 * hud.scale) if coat.edge else 0.0
        face = rounded(size, hud.px(RADIUS), coat.fill, coat.edge, edge).copy()
        fonts, pad = hud.painter.fonts, hud.px(PAD)
        spot = picture.get_rect(midtop=(size[0] // 2, pad))
        face.blit(picture, spot)
        if state == "selected":
            self._tick(hud, face, spot.topright)
        for number, line in enumerate(self._lines(hud, label, size[0])):
            text = fonts.render(line, "small", coat.text)
            top = spot.bottom + round(0.6 * pad) + number * fonts.line_height("small")
            face.blit(text, text.get_rect(midtop=(size[0] // 2, top)))
        if state == "disabled":
            face.fill((255, 255, 255, round(255 * FADED)), special_flags=pygame.BLEND_RGBA_MULT)
        return premultiplied(face)

    def _tick(self, hud: HudScreen, face: pygame.Surface, corner: tuple[int, int]) -> None:
        side = hud.px(24)
        disc = rounded((side, side), side / 2, ACCENT, INK, max(1.0, 1.5 * hud.scale))
        spot = disc.get_rect(center=(corner[0] - hud.px(3), corner[1] + hud.px(3)))
        icon = hud.painter.art.icon("check", hud.px(15), INK)
        face.blit(disc, spot)
        face.blit(icon, icon.get_rect(center=spot.center))
