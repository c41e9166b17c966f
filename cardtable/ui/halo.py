"""Warm light: round a hand whose turn it is, and on the cloth before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

import pygame

from cardtable.ui.layout import CARD_HEIGHT, Frame, Pose, rotated
from cardtable.ui.palette import Colour
from cardtable.ui.sprites import Blit

RIM: Final = 0.05  # card units: the light right at the edge of the cards
REACH: Final = 0.24  # and how far it spreads
STRENGTHS: Final = (0.62, 0.5)
BLUR_PX: Final = 4  # a blur of few pixels of a small picture: a soft thing has no detail to lose


def halo(frame: Frame, poses: Sequence[Pose], colour: Colour, strength: float = 1.0) -> list[Blit]:
    """Light round the outline of cards, to lie below them: a narrow bright rim, and a wide soft one."""
    if not poses:
        return []
    rims = zip((RIM, REACH), STRENGTHS, strict=True)
    return [_light(frame, tuple(poses), colour, part * strength, reach) for reach, part in rims]


@lru_cache(maxsize=8)
def _light(frame: Frame, poses: tuple[Pose, ...], colour: Colour, strength: float, reach: float) -> Blit:
    corners = [[frame.to_px(*corner) for corner in _corners(pose, reach / 2)] for pose in poses]
    xs, ys = [x for card in corners for x, _ in card], [y for card in corners for _, y in card]
    margin = round(reach * frame.unit * 2) + 2
    left, top = min(xs) - margin, min(ys) - margin
    shrink = max(1.0, reach * frame.unit / BLUR_PX)
    size = max(xs) + margin - left, max(ys) + margin - top
    small = pygame.Surface(
        (round(size[0] / shrink), round(size[1] / shrink)), pygame.SRCALPHA
    ).convert_alpha()
    small.fill((*colour, 0))
    ink = (*colour, min(255, round(255 * strength)))
    for card in corners:
        pygame.draw.polygon(small, ink, [((x - left) / shrink, (y - top) / shrink) for x, y in card])
    for _ in range(2):  # two box blurs are near a gaussian one and far faster
        small = pygame.transform.box_blur(small, BLUR_PX // 2 + 1, False)
    return pygame.transform.smoothscale(small, size), (left, top)


def _corners(pose: Pose, grow: float) -> list[tuple[float, float]]:
    across, down = pose.scale / 2 + grow, pose.scale * CARD_HEIGHT / 2 + grow
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
    small = pygame.image.load_sized_svg(BytesIO(svg.encode()), (160, 160)).convert_alpha()
    return pygame.transform.smoothscale(small, (max(size[0], 1), max(size[1], 1)))
