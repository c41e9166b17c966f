"""Single pictures, drawn afresh: vectors at a size, turned copies, shadows and outlines of cards."""

import io
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

from cardtable.ui.palette import PAPER, SHADOW, Colour


@dataclass(frozen=True)
class Shape:
    """A card's outline in pixels."""

    width: int
    height: int
    radius: float


def drawn(svg: bytes, width: int, height: int) -> Surface:
    """A vector picture in a box of pixels, its proportions kept, in the format of the screen."""
    return pygame.image.load_sized_svg(io.BytesIO(svg), (width, height)).convert_alpha()


def tinted(surface: Surface, colour: Colour) -> Surface:
    """The same shape in one colour."""
    surface.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
    return surface


def faded(picture: Surface, alpha: float) -> Surface:
    copy = picture.copy()
    copy.set_alpha(round(255 * max(0.0, alpha)))
    return copy


def turn(
    picture: Surface, degrees: float, zoom: float, squeeze: float, clear: Colour | None = PAPER
) -> Surface:
    """Narrowed, then turned clockwise with smooth edges.

    A transparent margin in the colour of the edge, `clear`, lets the edges blend.
    """
    if squeeze != 1:
        narrow = max(1, round(picture.get_width() * squeeze))
        picture = pygame.transform.smoothscale(picture, (narrow, picture.get_height()))
    if degrees % 90 == 0 and zoom == 1:
        return pygame.transform.rotate(picture, -degrees)  # no pixel is blended
    if clear is not None:
        framed = Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA).convert_alpha()
        framed.fill((*clear, 0))
        framed.blit(picture, (2, 2))
        picture = framed
    return pygame.transform.rotozoom(picture, -degrees, zoom)


# -- shadows and outlines

SMALL_BLUR: Final = 4
_BLUR: Final = (0.035, 0.07, 0.12)  # of the card's width, by lift
_DARK: Final = (0.42, 0.40, 0.34)
_DROP: Final = (0.022, 0.055, 0.11)


def shadow_drop(width: float, lift: float) -> float:
    """Pixels by which a shadow lies below its card; lift 0 lying, 1 risen, 2 in the air, and between."""
    return _by_lift(_DROP, lift) * width


def _by_lift(values: tuple[float, float, float], lift: float) -> float:
    low = min(int(lift), 1)
    return values[low] + (values[low + 1] - values[low]) * (lift - low)


def drawn_shadow(card: Shape, lift: float) -> Surface:
    """Blurred at a small size and enlarged: a soft thing has no detail to lose."""
    shrink = max(1, round(_by_lift(_BLUR, lift) * card.width / SMALL_BLUR))
    margin = 2 * SMALL_BLUR
    body = pygame.Rect(margin, margin, round(card.width / shrink), round(card.height / shrink))
    small = Surface((body.width + 2 * margin, body.height + 2 * margin), pygame.SRCALPHA).convert_alpha()
    small.fill((*SHADOW, 0))
    dark = (*SHADOW, round(255 * _by_lift(_DARK, lift)))
    pygame.draw.rect(small, dark, body, border_radius=round(card.radius / shrink))
    for _ in range(2):  # two box blurs are near a gaussian one and far faster
        small = pygame.transform.box_blur(small, SMALL_BLUR // 2 + 1, False)
    grown = card.width * small.get_width() / body.width, card.height * small.get_height() / body.height
    return pygame.transform.smoothscale(small, (round(grown[0]), round(grown[1])))


def drawn_outline(card: Shape, colour: Colour) -> Surface:
    line = max(2, round(card.width * 0.03))
    reach = round(card.width * 0.09)
    glow = _ring(card, reach, line * 2, colour)
    glow = pygame.transform.box_blur(glow, max(1, line), False)
    glow.set_alpha(120)
    picture = Surface(glow.get_size(), pygame.SRCALPHA).convert_alpha()
    picture.fill((*colour, 0))
    picture.blit(glow, (0, 0))
    picture.blit(_ring(card, reach, line, colour), (0, 0))
    return picture


def drawn_hairline(card: Shape) -> Surface:
    """The thin dark edge of a card on the card below it."""
    line = max(1, round(card.width * 0.011))
    picture = _ring(card, line + 1, line, SHADOW)
    picture.set_alpha(70)
    faint = Surface(picture.get_size(), pygame.SRCALPHA).convert_alpha()
    faint.fill((*SHADOW, 0))
    faint.blit(picture, (0, 0))
    return faint


def _ring(card: Shape, reach: int, line: int, colour: Colour) -> Surface:
    """A rounded frame that lies just outside a card, with `reach` pixels around the card."""
    whole = card.width + 2 * reach, card.height + 2 * reach
    start, radius = reach - line / 2, card.radius + line / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole[0]}" height="{whole[1]}">'
        f'<rect x="{start}" y="{start}" width="{card.width + line}" height="{card.height + line}" '
        f'rx="{radius}" fill="none" stroke="rgb{colour}" stroke-width="{line}"/></svg>'
    )
    return drawn(svg.encode(), *whole)
