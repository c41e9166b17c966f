"""Hands that come down on a pile: one colour and one mark a seat, drawn palm down as vectors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

import pygame

from cardtable.ui.palette import PAPER, SHADOW, Colour
from cardtable.ui.sprites import Blit

COLOURS: Final[tuple[Colour, ...]] = (
    (0xEF, 0xB2, 0x4E),  # amber
    (0x5D, 0xAE, 0xE3),  # sky
    (0xDE, 0x5F, 0x52),  # brick
    (0x86, 0xBF, 0x5F),  # leaf
    (0xB5, 0x86, 0xD6),  # lilac
    (0xEE, 0x97, 0xB0),  # rose
    (0x3F, 0xC1, 0xB4),  # sea
    (0xC4, 0xA9, 0x88),  # sand
)
MARKS: Final = (  # of the same seats, in a square from -1 to 1: disc, triangle, square … moon, bars
    "M0 -.86 A.86 .86 0 1 1 0 .86 A.86 .86 0 1 1 0 -.86 Z",
    "M0 -.95 L.95 .75 L-.95 .75 Z",
    "M-.76 -.76 L.76 -.76 L.76 .76 L-.76 .76 Z",
    "M0 -1 L.82 0 L0 1 L-.82 0 Z",
    "M0 -1 L.26 -.34 L.95 -.31 L.41 .13 L.59 .81 L0 .43 L-.59 .81 L-.41 .13 L-.95 -.31 L-.26 -.34 Z",
    "M-.3 -.9 L.3 -.9 L.3 -.3 L.9 -.3 L.9 .3 L.3 .3 L.3 .9 L-.3 .9 L-.3 .3 L-.9 .3 L-.9 -.3 L-.3 -.3 Z",
    "M.34 -.92 A.95 .95 0 1 0 .34 .92 A.76 .76 0 0 1 .34 -.92 Z",
    "M-.9 -.75 L.9 -.75 L.9 -.2 L-.9 -.2 Z M-.9 .2 L.9 .2 L.9 .75 L-.9 .75 Z",
)

LENGTH: Final = (
    312.0  # of a drawn hand from the tip of the middle finger, at (0, 0), to the end of its sleeve
)
BACK_AT: Final = (4.0, 184.0)  # the middle of the back of the hand
ANGLE_STEP: Final = 3

# Fingers and thumb as lines with round ends: from the knuckle to the tip, and how thick.
_FINGERS: Final = (
    ("M-26 122 Q-33 76 -40 36", 33.0),
    ("M0 118 Q0 66 -1 17", 34.0),
    ("M26 122 Q33 78 38 33", 32.0),
    ("M48 138 Q60 104 69 74", 27.0),
    ("M-36 190 Q-66 166 -76 124", 33.0),
)
_PALM: Final = "M-44 122 Q-6 98 42 116 Q64 126 62 150 Q60 196 46 246 L-38 246 Q-60 196 -44 122 Z"
_WRIST: Final = "M-36 226 L42 226 L44 268 L-38 268 Z"
_CUFF: Final = "M-50 246 Q3 236 56 246 L57 272 Q3 262 -51 272 Z"
_SLEEVE: Final = "M-49 268 Q3 258 55 268 L58 308 Q3 312 -52 308 Z"
_CREASES: Final = (
    "M-30 112 Q-26 106 -19 111",
    "M-6 106 Q1 100 8 106",
    "M20 111 Q27 105 34 112",
    "M46 128 Q52 124 57 131",
    "M-40 72 Q-36 68 -30 71",
    "M-7 62 Q0 58 7 62",
    "M28 70 Q34 66 41 70",
    "M55 102 Q60 99 66 104",
)
_NAILS: Final = (
    (-40.0, 34.0, -9.0, 8.5),
    (-1.0, 15.0, 0.0, 9.0),
    (38.0, 31.0, 8.0, 8.5),
    (69.0, 73.0, 16.0, 7.0),
)


def hand(seat: int, tip: tuple[float, float], angle: float, length: float, lift: float = 0.0) -> list[Blit]:
    """A hand and its shadow, in pixels: the middle finger ends at `tip`, the arm comes from `angle`.

    The angle is clockwise from straight below; `lift` is how high the hand still is, from 0 to 1.
    """
    step = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
    px = max(8, round(length))
    shade, (sx, sy) = _shadow(step, px)
    picture, (x, y) = _hand(seat, step, px)
    drop = (0.012 + 0.09 * lift) * length
    return [
        (shade, (round(tip[0] + sx), round(tip[1] + sy + drop))),
        (picture, (round(tip[0] + x), round(tip[1] + y))),
    ]


def along(tip: tuple[float, float], angle: float, distance: float) -> tuple[float, float]:
    """A point of the arm, so far from the tip of the middle finger."""
    turn = math.radians(angle)
    return tip[0] - math.sin(turn) * distance, tip[1] + math.cos(turn) * distance


@lru_cache(maxsize=64)
def badge(seat: int, px: int) -> pygame.Surface:
    """The seat's mark on a disc of its colour."""
    dark = _ink(_mixed(COLOURS[seat], (0, 0, 0), 0.72))
    parts = (
        f'<circle cx="0" cy="0" r="96" fill="{_ink(COLOURS[seat])}"/>',
        f'<g transform="scale(52)"><path d="{MARKS[seat]}" fill="{dark}"/></g>',
    )
    return _raster("-100 -100 200 200", parts, (px, px))


@lru_cache(maxsize=48)
def _hand(seat: int, angle: int, px: int) -> tuple[pygame.Surface, tuple[int, int]]:
    return _turned(_parts(seat, angle), angle, px)


@lru_cache(maxsize=48)
def _shadow(angle: int, px: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """Blurred at a small size and enlarged: a soft thing has no detail to lose."""
    dark = _ink(SHADOW)
    shapes = [f'<path d="{d}" fill="{dark}"/>' for d in (_PALM, _WRIST, _CUFF, _SLEEVE)]
    fingers = [_stroke(d, dark, width + 6) for d, width in _FINGERS]
    small, (x, y) = _turned((*shapes, *fingers), angle, 84)
    margin = 12
    roomy = pygame.Surface((small.get_width() + 2 * margin, small.get_height() + 2 * margin), pygame.SRCALPHA)
    roomy.fill((*SHADOW, 0))
    roomy.blit(small, (margin, margin))
    for _ in range(2):
        roomy = pygame.transform.box_blur(roomy, 3, False)
    part = px / 84
    size = round(roomy.get_width() * part), round(roomy.get_height() * part)
    shade = pygame.transform.smoothscale(roomy.convert_alpha(), size)
    shade.set_alpha(120)
    return shade, (round((x - margin) * part), round((y - margin) * part))


def _parts(seat: int, angle: int) -> Sequence[str]:
    """From the lowest to the highest: an outline round all, sleeve and cuff, the hand, its mark.

    The mark stays upright: a square that is turned looks like a diamond.
    """
    colour = COLOURS[seat]
    edge, shade = (
        _ink(_mixed(colour, (0x14, 0x12, 0x10), 0.74)),
        _ink(_mixed(colour, (0x30, 0x10, 0x10), 0.3)),
    )
    plain, light = _ink(colour), _ink(_mixed(colour, (255, 255, 255), 0.42))
    dark = _ink(_mixed(colour, (0, 0, 0), 0.72))
    x, y = BACK_AT
    return (
        *(_outlined(d, edge) for d in (_SLEEVE, _CUFF, _PALM, _WRIST)),
        *(_stroke(d, edge, width + 9) for d, width in _FINGERS),
        f'<path d="{_SLEEVE}" fill="{_ink(_mixed(colour, (0, 0, 0), 0.34))}"/>',
        *(f'<path d="{d}" fill="{plain}"/>' for d in (_WRIST, _PALM)),
        *(_finger(d, width, plain, shade) for d, width in _FINGERS),
        f'<path d="{_PALM}" fill="{plain}"/>',
        _stroke("M-36 190 Q-56 172 -66 150", plain, 29.0),
        _stroke("M-17 118 Q-15 128 -13 136", shade, 3.0),
        _stroke("M14 117 Q13 127 13 136", shade, 3.0),
        _stroke("M41 126 Q39 136 37 143", shade, 3.0),
        _stroke("M-47 176 Q-38 196 -34 218", shade, 3.2),
        *(_stroke(d, shade, 2.6) for d in _CREASES),
        *(_nail(*nail, light, shade) for nail in _NAILS),
        f'<path d="{_CUFF}" fill="{_ink(PAPER)}"/>',
        _stroke("M-51 272 Q3 262 57 272", shade, 2.6),
        f'<circle cx="{x}" cy="{y}" r="31" fill="{_ink(PAPER)}"/>',
        f'<g transform="translate({x} {y}) rotate({-angle}) scale(17.5)">'
        f'<path d="{MARKS[seat]}" fill="{dark}"/></g>',
    )


def _finger(d: str, width: float, plain: str, shade: str) -> str:
    return (
        _stroke(d, shade, width) + f'<g transform="translate(-1.6 -1.2)">{_stroke(d, plain, width - 3)}</g>'
    )


def _nail(x: float, y: float, turn: float, half: float, light: str, shade: str) -> str:
    shape = f"M{-half} 4 Q{-half} {-half} 0 {-half - 1} Q{half} {-half} {half} 4 Q0 {half} {-half} 4 Z"
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<path d="{shape}" fill="{light}" stroke="{shade}" stroke-width="1.6"/></g>'
    )


def _outlined(d: str, colour: str) -> str:
    return f'<path d="{d}" fill="{colour}" stroke="{colour}" stroke-width="9" stroke-linejoin="round"/>'


def _stroke(d: str, colour: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def _turned(parts: Sequence[str], angle: int, px: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shapes turned about the tip, cut out, and where the cut lies from the tip."""
    reach = 1.08 * LENGTH
    side = round(2 * reach * px / LENGTH)
    turned = (f'<g transform="rotate({angle})">', *parts, "</g>")
    whole = _raster(f"{-reach} {-reach} {2 * reach} {2 * reach}", turned, (side, side))
    box = whole.get_bounding_rect()
    return whole.subsurface(box).copy(), (box.left - side // 2, box.top - side // 2)


def _raster(view: str, parts: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{"".join(parts)}</svg>'
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), size).convert_alpha()


def _ink(colour: Sequence[int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _mixed(colour: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(colour, other, strict=True))
    return red, green, blue
