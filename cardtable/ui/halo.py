"""Warm light: round a hand whose turn it is, and on the cloth before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

import pygame

from cardtable.ui.layout import CARD_HEIGHT, Frame, Pose, rotated
from cardtable.ui.palette import Colour
from cardtable.ui.sprites import Blit

REACH: Final = 0.6  # card units beyond the cards
SMALL: Final = 20  # pixels a card unit in the picture that is enlarged: a soft thing has no detail to lose


class Light(NamedTuple):
    """Its picture is small: `px` pixels a card unit."""

    out: float  # card units beyond the cards
    px: int
    blur: int  # pixels of that picture
    times: int  # that it is blurred: two box blurs are near a gaussian one and far faster
    strength: float


LIGHTS: Final = (Light(0.08, SMALL // 2, 2, 2, 0.62), Light(0.035, SMALL, 2, 1, 0.5))


def halo(
    frame: Frame,
    poses: Sequence[Pose],
    colour: Colour,
    strength: float = 1.0,
    ratio: float = CARD_HEIGHT,
) -> list[Blit]:
    """Light round the outline of cards, to lie below them: a wide soft one, and a narrow bright rim."""
    return [_halo(frame, tuple(poses), colour, strength, ratio)] if poses else []


@lru_cache(maxsize=8)
def _halo(frame: Frame, poses: tuple[Pose, ...], colour: Colour, strength: float, ratio: float) -> Blit:
    left, top, width, height = _room(poses, ratio)
    at, end = frame.to_px(left, top), frame.to_px(left + width, top + height)
    small = _blurred(poses, colour, strength, ratio)
    return pygame.transform.smoothscale(small, (end[0] - at[0], end[1] - at[1])), at


@lru_cache(maxsize=64)  # a match comes back to the same hands, and these pictures are small
def _blurred(poses: tuple[Pose, ...], colour: Colour, strength: float, ratio: float) -> pygame.Surface:
    left, top, width, height = _room(poses, ratio)
    size = round(width * SMALL), round(height * SMALL)
    small = _clear(size, colour)
    for each in LIGHTS:
        light = _clear((round(width * each.px), round(height * each.px)), colour)
        ink = *colour, min(255, round(255 * each.strength * strength))
        for pose in poses:
            corners = _corners(pose, each.out, ratio)
            pygame.draw.polygon(light, ink, [((x - left) * each.px, (y - top) * each.px) for x, y in corners])
        for _ in range(each.times):
            light = pygame.transform.box_blur(light, each.blur, False)
        small.blit(pygame.transform.smoothscale(light, size), (0, 0))
    return small


def _room(poses: Sequence[Pose], ratio: float) -> tuple[float, float, float, float]:
    """Left, top, width and height in card units."""
    xs, ys = zip(*(corner for pose in poses for corner in _corners(pose, 0.0, ratio)), strict=True)
    left, top = min(xs) - REACH, min(ys) - REACH
    return left, top, max(xs) + REACH - left, max(ys) + REACH - top


def _clear(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
    picture.fill((*colour, 0))
    return picture


def _corners(pose: Pose, grow: float, ratio: float) -> list[tuple[float, float]]:
    across, down = pose.scale / 2 + grow, pose.scale * ratio / 2 + grow
    turned = [
        rotated(x, y, pose.angle)
        for x, y in ((-across, -down), (across, -down), (across, down), (-across, down))
    ]
    return [(pose.x + x, pose.y + y) for x, y in turned]


@lru_cache(maxsize=8)
def pool(size: tuple[int, int], colour: Colour, strength: float = 0.34) -> pygame.Surface:
    """A soft ellipse of light on the cloth."""
    ink = "#{:02x}{:02x}{:02x}".format(*colour)
    stops = "".join(
        f'<stop offset="{at}%" stop-color="{ink}" stop-opacity="{strength * part:.3f}"/>'
        for at, part in ((0, 1.0), (35, 0.72), (65, 0.28), (85, 0.07), (100, 0.0))
    )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>'
        '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
        f"{stops}</radialGradient></defs>"
        f'<circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>'
    )
    small = pygame.image.load_sized_svg(BytesIO(svg.encode()), (100, 100)).convert_alpha()
    return pygame.transform.smoothscale(small, (max(size[0], 1), max(size[1], 1)))
