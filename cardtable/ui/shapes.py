"""Smooth shapes for panels, pills and rings: pygame's own rounded rectangles have jagged edges."""

from functools import lru_cache
from io import BytesIO

import pygame

Rgba = tuple[int, ...]  # three or four numbers


@lru_cache(maxsize=160)
def rounded(
    size: tuple[int, int],
    radius: float,
    fill: Rgba | None = None,
    stroke: Rgba | None = None,
    width: float = 2.0,
) -> pygame.Surface:
    """A rounded rectangle with smooth edges; the stroke lies inside the size.

    Shared, so do not draw on it; needs a window.
    """
    w, h = max(size[0], 1), max(size[1], 1)
    edge = width / 2 if stroke else 0.0
    radius = max(0.0, min(radius, min(w, h) / 2) - edge)
    shape = (
        f'<rect x="{edge}" y="{edge}" width="{w - 2 * edge}" height="{h - 2 * edge}" rx="{radius}" '
        f'{_paint("fill", fill)} {_paint("stroke", stroke)} stroke-width="{width if stroke else 0}"/>'
    )
    box = f'width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{shape}</svg>'
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (w, h)).convert_alpha()


def _paint(what: str, colour: Rgba | None) -> str:
    if colour is None:
        return f'{what}="none"'
    opacity = colour[3] / 255 if len(colour) == 4 else 1
    return f'{what}="#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}" {what}-opacity="{opacity:.3f}"'
