"""What the widgets need beside small rounded boxes: panels, a switch, the form in which pygame_gui blends."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame

from cardtable.ui.shapes import Rgba, rounded

SWITCH = """
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 180 100">
<rect width="180" height="100" rx="50" fill="{track}" fill-opacity="{opacity}"/>
<circle cx="{centre}" cy="50" r="36" fill="{knob}"/>
<path d="M36 52L50 66L76 37" fill="none" stroke="{knob}" stroke-width="{pen}" stroke-linecap="round"/>
</svg>"""


@lru_cache(maxsize=32)
def switch(height: int, on: bool, track: Rgba, knob: Rgba) -> pygame.Surface:
    """A sliding switch of this height, 1.8 times as wide; a tick on the track marks it as on."""
    width = round(height * 1.8)
    svg = SWITCH.format(
        width=width,
        height=height,
        track=_hex(track),
        opacity=track[3] / 255 if len(track) == 4 else 1,
        centre=130 if on else 50,
        knob=_hex(knob),
        pen=10 if on else 0,
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))


def panel(
    size: tuple[int, int], radius: float, fill: Rgba, stroke: Rgba | None = None, width: float = 2.0
) -> pygame.Surface:
    """A rounded box that nobody else keeps: it may be as large as the window, and may be drawn on."""
    return rounded.__wrapped__(size, radius, fill, stroke, width)


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert_alpha().premul_alpha()


def _hex(colour: Rgba) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])
