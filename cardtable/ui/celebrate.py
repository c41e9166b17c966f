"""Short joys: a shower of gold stars for a won match, a burst of pips for a royal announcement."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Final

import pygame

from cardtable.ui.layout import Box, Frame, Point
from cardtable.ui.palette import ACCENT, Colour
from cardtable.ui.sprites import Blit, CardArt

POINTS: Final = 9  # of a star, as on the backs of the cards
TURN: Final = 10.0  # degrees between two pictures of a star; after 40 it looks the same
SHADES: Final[tuple[Colour, ...]] = (ACCENT, (0xFF, 0xD9, 0x85), (0xC9, 0x8A, 0x22))
FALL: Final = 3.2  # card units that a spark falls by its weight


@dataclass(frozen=True, slots=True)
class Spark:
    """One star or pip: where it starts, its way without weight, its size in card units, when it comes."""

    start: Point
    way: Point
    size: float
    spin: float
    shade: int
    late: float
    weight: float


@dataclass(frozen=True, slots=True)
class Seen:
    """A spark at a moment, in card units; `strength` from 0 to 1."""

    spark: Spark
    x: float
    y: float
    angle: float
    strength: float


@dataclass(frozen=True)
class Celebration:
    """Sparks of one shape: stars, or the pips of a suit."""

    sparks: tuple[Spark, ...]
    suit: str = ""  # none: stars

    def at(self, t: float) -> list[Seen]:
        """What is to be seen at a time from 0 to 1; nothing at the ends."""
        return [seen for spark in self.sparks if (seen := _seen(spark, t)).strength > 0]


def _seen(spark: Spark, t: float) -> Seen:
    own = (t - spark.late) / (1 - spark.late)
    if not 0 < own < 1:
        return Seen(spark, *spark.start, 0, 0)
    out = 1 - (1 - own) ** 2
    x = spark.start[0] + spark.way[0] * out
    y = spark.start[1] + spark.way[1] * out + spark.weight * FALL * own * own
    return Seen(spark, x, y, spark.spin * own, min(1.0, own * 8, (1 - own) * 3))


def shower(box: Box, seed: str, count: int = 130) -> Celebration:
    """Stars from above, over the whole width."""
    dice = random.Random(seed)
    return Celebration(tuple(_falling(box, dice) for _ in range(count)))


def _falling(box: Box, dice: random.Random) -> Spark:
    start = dice.uniform(box.left, box.right), box.top - 0.3
    way = dice.uniform(-0.7, 0.7), dice.uniform(0.2, 0.75) * box.height
    spin = dice.uniform(-260, 260)
    return Spark(start, way, dice.uniform(0.13, 0.4), spin, dice.randrange(3), dice.uniform(0, 0.45), 1.0)


def burst(at: Point, suit: str, seed: str, count: int = 22) -> Celebration:
    """Pips flying out of a place to all sides."""
    dice = random.Random(seed)
    sparks = []
    for number in range(count):
        angle = 2 * math.pi * (number + dice.uniform(-0.3, 0.3)) / count
        far = dice.uniform(1.1, 2.1)
        way = far * math.cos(angle) * 1.25, far * math.sin(angle)
        sparks.append(Spark(at, way, dice.uniform(0.16, 0.34), 0, 0, dice.uniform(0, 0.12), 0.12))
    return Celebration(tuple(sparks), suit)


def blits(
    seen: Iterable[Seen], suit: str, frame: Frame, art: CardArt, colour: Colour, clear: Iterable[pygame.Rect]
) -> list[Blit]:
    """The pictures; none lies on a place that must stay clear: what is to be read."""
    free, drawn = list(clear), []
    for each in seen:
        x, y = frame.to_px(each.x, each.y)
        px = max(4, round(each.spark.size * frame.unit))
        if any(box.inflate(px, px).collidepoint(x, y) for box in free):
            continue
        picture = art.pip(suit, px, colour) if suit else star(px, each.spark.shade, _step(each.angle))
        if each.strength < 1:
            picture = _faded(picture, round(each.strength * 8))
        drawn.append((picture, (x - picture.get_width() // 2, y - picture.get_height() // 2)))
    return drawn


def _step(angle: float) -> int:
    return round(angle / TURN) % round(360 / POINTS / TURN)


@lru_cache(maxsize=600)
def _faded(picture: pygame.Surface, eighths: int) -> pygame.Surface:
    copy = picture.copy()
    copy.set_alpha(eighths * 32)
    return copy


@lru_cache(maxsize=300)
def star(px: int, shade: int, step: int) -> pygame.Surface:
    """A nine-pointed star in a square of px pixels, turned by a number of steps of 10 degrees."""
    corners = []
    for number in range(2 * POINTS):
        angle = math.radians(number * 180 / POINTS + step * TURN - 90)
        far = 50 if number % 2 == 0 else 27
        corners.append(f"{50 + far * math.cos(angle):.1f},{50 + far * math.sin(angle):.1f}")
    ink = "#{:02x}{:02x}{:02x}".format(*SHADES[shade])
    path = f'<path d="M{" L".join(corners)} Z" fill="{ink}"/>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">{path}</svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (px, px)).convert_alpha()
