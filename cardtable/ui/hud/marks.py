"""What shows where the keyboard is: a ring around a control, a gold edge of the text field in use."""

from __future__ import annotations

import pygame

from cardtable.ui.hud.focus import Stop
from cardtable.ui.palette import ACCENT
from cardtable.ui.shapes import rounded

FIELD_RADIUS = 12  # interface units


def draw_ring(surface: pygame.Surface, stop: Stop, scale: float) -> None:
    gap = max(3, round(4 * scale))
    rect = stop.rect().inflate(2 * gap, 2 * gap)
    ring = rounded(rect.size, stop.radius + gap, None, ACCENT, max(2.0, 2.5 * scale))
    _blit_in_scroll(surface, ring, rect, stop, 2 * gap)


def draw_edge(surface: pygame.Surface, stop: Stop, scale: float) -> None:
    """For a field that the mouse has given the keys: it has no ring."""
    rect = stop.rect()
    edge = rounded(rect.size, round(FIELD_RADIUS * scale), None, ACCENT, max(1.0, 1.5 * scale))
    _blit_in_scroll(surface, edge, rect, stop)


def _blit_in_scroll(
    surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, stop: Stop, bleed: int = 0
) -> None:
    clip = surface.get_clip()
    if stop.scroll is not None:
        surface.set_clip(stop.scroll.rect.inflate(bleed, 0))
    surface.blit(picture, rect)
    surface.set_clip(clip)
