"""The short signs that a card does something: a clone, a skip, a reset, a cleared pile, four of a kind."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

import pygame

from cardtable.engine.cards import Card
from cardtable.ui.layout import CARD_HEIGHT, Frame, Point, Pose
from cardtable.ui.palette import Colour
from cardtable.ui.plates import Pen
from cardtable.ui.shapes import rounded
from cardtable.ui.timeline import ease_in_out, ease_out

Kind = Literal["clone", "skip", "reset", "clear", "four"]

LASTS: Final[dict[Kind, float]] = {  # ms
    "clone": 620.0,
    "skip": 640.0,
    "reset": 560.0,
    "clear": 420.0,
    "four": 900.0,
}
RINGS: Final = 3
DOTS: Final = 13  # of a hop
HOP: Final = 0.34  # how wide a loop is, in its own lengths
BEND: Final = 1.25  # how strongly the seat that is left out draws a hop


@dataclass
class Mark:
    """One sign; `done` goes from 0 to 1. `poses` are the cards it is about, the last of them on top."""

    kind: Kind
    poses: tuple[Pose, ...]
    card: Card | None = None  # that is copied
    way: tuple[Point, ...] = ()  # from who skips over who is skipped to who plays
    done: float = 0.0


def draw(pen: Pen, frame: Frame, mark: Mark) -> None:
    match mark.kind:
        case "clone":
            _clone(pen, frame, mark)
        case "skip":
            _skip(pen, frame, mark)
        case "reset":
            _rings(pen, frame, mark.poses[-1], mark.done, 1.0)
        case "clear":
            _rings(pen, frame, mark.poses[-1], mark.done, 0.6)
        case "four":
            _shine(pen, frame, mark)


def _clone(pen: Pen, frame: Frame, mark: Mark) -> None:
    """The copied card shows through the three, rises out of it and fades."""
    at = mark.poses[-1]
    rise, strength = 0.5 * ease_out(mark.done), math.sin(math.pi * min(1.0, 0.15 + mark.done)) ** 0.7
    centre = frame.to_px(at.x + 0.12 * mark.done, at.y - rise)
    width = frame.unit * (1 + 0.06 * mark.done)
    ghost = pen.art.blits(mark.card, centre, width, at.angle, alpha=0.75 * strength, way="flies")
    pen.surface.fblits(ghost)


def _rings(pen: Pen, frame: Frame, at: Pose, done: float, strength: float) -> None:
    """Frames of light that spread from a card."""
    for number in range(RINGS):
        own = (done - 0.16 * number) / (1 - 0.16 * (RINGS - 1))
        if not 0 < own < 1:
            continue
        grow = 0.9 * ease_out(own)
        size = round(frame.unit * (1 + grow)), round(frame.unit * (CARD_HEIGHT + grow))
        ring = _ring(
            size, round(frame.unit * (0.07 + grow / 4)), pen.tone.glow, max(2, round(frame.unit / 26))
        )
        ring.set_alpha(round(230 * strength * (1 - own)))
        pen.centred(ring, *frame.to_px(at.x, at.y))


@lru_cache(maxsize=64)
def _ring(size: tuple[int, int], radius: int, colour: Colour, line: int) -> pygame.Surface:
    return rounded(size, radius, None, colour, line).copy()


def _skip(pen: Pen, frame: Frame, mark: Mark) -> None:
    """A row of dots hops over the seat that is left out."""
    start, over, end = mark.way
    head = ease_in_out(min(1.0, mark.done * 1.35))
    fade = min(1.0, (1 - mark.done) * 4)
    for number in range(DOTS):
        t = number / (DOTS - 1)
        if t > head:
            break
        x, y = _curve(start, over, end, t)
        size = max(4, round(frame.unit * (0.1 + 0.09 * t)))
        dot = _dot(size, pen.tone.glow)
        dot.set_alpha(round(255 * fade * (0.35 + 0.65 * t)))
        pen.centred(dot, *frame.to_px(x, y))


def _curve(start: Point, over: Point, end: Point, t: float) -> Point:
    """Bends towards the seat that is skipped; where it comes back to its start it is a loop out to there."""
    if start == end:
        out, aside = (1 - math.cos(2 * math.pi * t)) / 2, HOP * math.sin(2 * math.pi * t)
        dx, dy = over[0] - start[0], over[1] - start[1]
        return start[0] + dx * out - dy * aside, start[1] + dy * out + dx * aside
    parts = (1 - t) ** 2, BEND * 2 * t * (1 - t), t**2
    x, y = (
        sum(part * point[axis] for part, point in zip(parts, (start, over, end), strict=True))
        for axis in (0, 1)
    )
    return x, y


@lru_cache(maxsize=64)
def _dot(size: int, colour: Colour) -> pygame.Surface:
    return rounded((size, size), size / 2, colour).copy()


def _shine(pen: Pen, frame: Frame, mark: Mark) -> None:
    """One card after the other lights up."""
    for number, pose in enumerate(mark.poses):
        own = (mark.done - 0.13 * number) / 0.5
        if not 0 < own < 1:
            continue
        size = round(frame.unit * 1.1), round(frame.unit * (CARD_HEIGHT + 0.1))
        edge = _ring(size, round(frame.unit * 0.1), pen.tone.glow, max(3, round(frame.unit / 18)))
        edge = pygame.transform.rotate(edge, -pose.angle)
        edge.set_alpha(round(255 * math.sin(math.pi * own)))
        pen.centred(edge, *frame.to_px(pose.x, pose.y))
