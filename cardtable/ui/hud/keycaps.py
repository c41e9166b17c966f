"""Keys as they look on a keyboard, for the key help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from cardtable.ui.hud.faces import FADED
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.palette import TEXT
from cardtable.ui.shapes import rounded

PAD_X, PAD_Y, RADIUS = 9, 3, 7  # interface units
BESIDE, APART = 4, 16  # units between keys held together, and between two ways to do the same
FACE, EDGE = (255, 255, 255, 24), (255, 255, 255, 70)


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
