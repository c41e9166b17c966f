"""Smooth shapes for panels, pills and rings: pygame's own rounded rectangles have jagged edges."""

import math
from functools import lru_cache
from io import BytesIO

import pygame

Rgba = tuple[int, ...]  # three or four numbers
Size = tuple[int, int]


@lru_cache(maxsize=160)
def rounded(
    size: Size,
    radius: float,
    fill: Rgba | None = None,
    stroke: Rgba | None = None,
    width: float = 2.0,
) -> pygame.Surface:
    """A rounded rectangle with smooth edges; the stroke lies inside the size.

    Shared, so do not draw on it; needs a window.
    """
    size = max(size[0], 1), max(size[1], 1)
    edge = width / 2 if stroke else 0.0
    radius = max(0.0, min(radius, min(size) / 2) - edge)
    small = _smallest(size, math.ceil(radius + 2 * edge) + 1)
    return _stretched(_drawn(small, radius, edge, _paint("fill", fill), _paint("stroke", stroke)), size)


def _smallest(size: Size, corner: int) -> Size:
    """What of a shape has to be drawn: its corners, and one row and column between them."""
    return min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1)


def _drawn(size: Size, radius: float, edge: float, fill: str, stroke: str) -> pygame.Surface:
    w, h = size
    shape = (
        f'<rect x="{edge}" y="{edge}" width="{w - 2 * edge}" height="{h - 2 * edge}" rx="{radius}" '
        f'{fill} {stroke} stroke-width="{2 * edge}"/>'
    )
    box = f'width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{shape}</svg>'
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), size).convert_alpha()


def _stretched(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Its middle row and column as often as needed: to draw a large shape takes ten times as long."""
    if picture.get_size() == size:
        return picture
    whole = pygame.Surface(size, pygame.SRCALPHA, picture)
    across, down = (_thirds(*lengths) for lengths in zip(picture.get_size(), size, strict=True))
    for x, wide, to_x, to_wide in across:
        for y, high, to_y, to_high in down:
            part = picture.subsurface((x, y, wide, high))
            whole.blit(pygame.transform.scale(part, (to_wide, to_high)), (to_x, to_y))
    return whole


def _thirds(small: int, large: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where the ends and the middle of a length begin and how long they are, and the same stretched."""
    end = (small - 1) // 2
    middle = small - 2 * end
    return (
        (0, end, 0, end),
        (end, middle, end, large - 2 * end),
        (small - end, end, large - end, end),
    )


def _paint(what: str, colour: Rgba | None) -> str:
    if colour is None:
        return f'{what}="none"'
    opacity = colour[3] / 255 if len(colour) == 4 else 1
    return f'{what}="#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}" {what}-opacity="{opacity:.3f}"'
