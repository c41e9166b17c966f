"""The table's cloth, petrol or linen, under one lamp: a soft vignette and a very fine weave."""

import io
import random
from functools import lru_cache
from typing import Final, Protocol

import pygame
from pygame import Surface

from cardtable.ui.palette import TONES, Colour, ColourA

TILE: Final = 256
GRAIN: Final = 3  # brightness steps of the noise that also hides the steps of the gradient
UNEVEN: Final = 2  # brightness steps by which one thread differs from another
OVER: Final = 2  # brightness steps between a thread above and a thread below

COLOURS: Final[dict[str, tuple[Colour, Colour]]] = {
    name: (tone.centre, tone.edge) for name, tone in TONES.items()
}


class PipArt(Protocol):
    def pip(self, suit: str, px: int, colour: Colour | None = None) -> Surface: ...


def cloth(size: tuple[int, int], colour: str = "petrol") -> Surface:
    """An opaque picture of a size in pixels, in the format of the screen."""
    table = pygame.transform.smoothscale(_light(size, colour), size).convert()
    thread = 1 if size[0] <= 2200 else 2
    darker, lighter = _weave(thread)
    for tile, blend in ((darker, pygame.BLEND_RGB_SUB), (lighter, pygame.BLEND_RGB_ADD)):
        for left in range(0, size[0], tile.get_width()):
            table.fblits([(tile, (left, top)) for top in range(0, size[1], tile.get_height())], blend)
    return table


def faint_suit(art: PipArt, suit: str, px: int, ink: ColourA = TONES["petrol"].faint) -> Surface:
    """A suit to lie in the cloth, hardly to be seen, in a square of px pixels."""
    sign = art.pip(suit, px, ink[:3]).copy()
    sign.fill((255, 255, 255, ink[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return sign


def _light(size: tuple[int, int], colour: str) -> Surface:
    """The gradient at a quarter of the size: it has no detail to lose."""
    small = max(2, size[0] // 4), max(2, size[1] // 4)
    centre, edge = COLOURS[colour]
    middle = tuple((a * 11 + b * 9) // 20 for a, b in zip(centre, edge, strict=True))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{small[0]}" height="{small[1]}">'
        '<defs><radialGradient id="lamp" cx="50%" cy="47%" r="76%">'
        f'<stop offset="0" stop-color="rgb{centre}"/><stop offset="0.55" stop-color="rgb{middle}"/>'
        f'<stop offset="1" stop-color="rgb{edge}"/></radialGradient></defs>'
        f'<rect width="{small[0]}" height="{small[1]}" fill="url(#lamp)"/></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), small).convert()


@lru_cache(maxsize=2)
def _weave(thread: int) -> tuple[Surface, Surface]:
    """Two tiles that make the cloth darker and lighter: crossing threads of uneven strength, and grain."""
    dice = random.Random(66)
    warp, weft = _levels(dice, TILE, UNEVEN), _levels(dice, TILE, UNEVEN)
    rows = bytearray()
    for y, level in enumerate(weft):
        row = bytearray(warp)
        row[y % 2 :: 2] = bytes([level + OVER]) * (TILE // 2)
        rows += row
    darker, lighter = _grey(bytes(rows)), _grey(_levels(dice, TILE * TILE, GRAIN + OVER))
    return (pygame.transform.scale_by(darker, thread), lighter) if thread > 1 else (darker, lighter)


def _levels(dice: random.Random, n: int, most: int) -> bytes:
    """Random bytes from 0 to most."""
    return dice.randbytes(n).translate(bytes(i * (most + 1) // 256 for i in range(256)))


def _grey(levels: bytes) -> Surface:
    picture = pygame.image.frombuffer(levels, (TILE, TILE), "P")
    picture.set_palette([(i, i, i) for i in range(256)])
    return picture.convert()
