"""Keys as they look on a keyboard: for the key help, and to be clicked and changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from cardtable.ui.hud.faces import FADED
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.hud.shapes import premultiplied
from cardtable.ui.palette import ACCENT, INK, TEXT, TEXT_SECOND
from cardtable.ui.shapes import Rgba, rounded

PAD_X, PAD_Y, RADIUS = 9, 3, 7  # interface units
BESIDE, APART = 4, 16  # units between keys held together, and between two ways to do the same
FACE, EDGE = (255, 255, 255, 24), (255, 255, 255, 70)
LIT: Rgba = (255, 255, 255, 52)  # under the pointer
TALL = 38  # units of a key that is clicked
LONG = 240  # units: a longer name is cut


@dataclass(frozen=True)
class Keycaps:
    """Ways to press something, each of the names of its keys."""

    ways: Sequence[Sequence[str]]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        boxes = [box for box, _ in self._flow(hud, room)]
        return max(box.right for box in boxes), max(box.bottom for box in boxes)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        for box, name in self._flow(hud, rect.width):
            box.move_ip(rect.topleft)
            cap = rounded(box.size, hud.px(RADIUS), FACE, EDGE, max(1.0, 1.2 * hud.scale)).copy()
            lip = max(1, hud.px(2))
            cap.fill(EDGE, (hud.px(RADIUS), box.height - lip, box.width - 2 * hud.px(RADIUS), lip))
            if not enabled:
                cap.set_alpha(round(255 * FADED))
            hud.picture(box.topleft, cap, host)
            hud.line(box, name, "small", TEXT, host, centred=True, faded=not enabled)

    def _flow(self, hud: HudScreen, room: int) -> Iterator[tuple[pygame.Rect, str]]:
        """A way that does not fit beside the others goes below them, its keys together."""
        fonts, x, y = hud.painter.fonts, 0, 0
        height = fonts.line_height("small") + 2 * hud.px(PAD_Y)
        for way in self.ways:
            widths = [max(height, fonts.width(name, "small") + 2 * hud.px(PAD_X)) for name in way]
            if x and x + sum(widths) + hud.px(BESIDE) * (len(way) - 1) > room:
                x, y = 0, y + height + hud.px(BESIDE)
            for name, width in zip(way, widths, strict=True):
                yield pygame.Rect(x, y, width, height), name
                x += width + hud.px(BESIDE)
            x += hud.px(APART - BESIDE)


@dataclass(frozen=True)
class Cap:
    """A key that can be changed: what it is for, what stands on it, whether it waits for another."""

    key: str
    use: str
    name: str
    press: Callable[[], object]
    waits: bool = False


@dataclass(frozen=True)
class Caps:
    """Keys side by side, each after the word for its use; where there is no room, below each other."""

    caps: Sequence[Cap]

    def size(self, hud: HudScreen, room: int) -> tuple[int, int]:
        boxes = [box for _, box, _ in self._flow(hud, room)]
        return max(box.right for box in boxes), max(box.bottom for box in boxes)

    def place(self, hud: HudScreen, host: Host, rect: pygame.Rect, enabled: bool) -> None:
        for cap, box, word in self._flow(hud, rect.width):
            box.move_ip(rect.topleft)
            word.move_ip(rect.topleft)
            hud.line(word, cap.use, "small", TEXT_SECOND, host)
            name = self._name(hud, cap, rect.width)
            looks = {
                "normal": _face(hud, box.size, name, FACE),
                "hovered": _face(hud, box.size, name, LIT),
                "selected": _face(hud, box.size, "…", ACCENT),
            }
            hud.faced(cap.key, box, looks, cap.press, selected=cap.waits, host=host, kind="card")

    def _name(self, hud: HudScreen, cap: Cap, room: int) -> str:
        most = min(hud.px(LONG), room) - 2 * hud.px(PAD_X)
        return hud.painter.fonts.ellipsised(cap.name, "bold", most)

    def _flow(self, hud: HudScreen, room: int) -> Iterator[tuple[Cap, pygame.Rect, pygame.Rect]]:
        """Each with the boxes of its key and of its word."""
        fonts, x, y, tall = hud.painter.fonts, 0, 0, hud.px(TALL)
        for cap in self.caps:
            word = fonts.width(cap.use, "small") + hud.px(8)
            wide = max(tall, fonts.width(self._name(hud, cap, room), "bold") + 2 * hud.px(PAD_X))
            if x and x + word + wide > room:
                x, y = 0, y + tall + hud.px(BESIDE)
            yield cap, pygame.Rect(x + word, y, wide, tall), pygame.Rect(x, y, word, tall)
            x += word + wide + hud.px(APART)


def _face(hud: HudScreen, size: tuple[int, int], name: str, fill: Rgba) -> pygame.Surface:
    waits = fill == ACCENT
    cap = rounded(size, hud.px(RADIUS), fill, ACCENT if waits else EDGE, max(1.0, 1.2 * hud.scale)).copy()
    lip = max(1, hud.px(3))
    if not waits:
        cap.fill(EDGE, (hud.px(RADIUS), size[1] - lip, size[0] - 2 * hud.px(RADIUS), lip))
    text = hud.painter.fonts.render(name, "bold", INK if waits else TEXT)
    cap.blit(text, text.get_rect(center=(size[0] // 2, (size[1] - lip) // 2)))
    return premultiplied(cap)
