"""What the tables paint alike: the light at whose turn it is, where a card may be let go, joys, sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.cloth import ClothTable
from cardtable.scenes.table import TableScene
from cardtable.ui import celebrate, palette, plates
from cardtable.ui.halo import halo, pool
from cardtable.ui.layout import Box, Fan, Point, Row, raised
from cardtable.ui.plates import Pen
from cardtable.ui.shapes import rounded
from cardtable.ui.timeline import LEGAL_RISE

MY_LIGHT: Point = (8.4, 3.6)  # card units of cloth that are lit before a hand
OTHERS_LIGHT: Point = (3.4, 3.4)
BUBBLE: Point = (2.8, 0.74)  # card units of the cloth for what is said, at most: plates beside it stay clear


def turn_light(
    scene: TableScene, pen: Pen, seat: Seat, hand: Fan, size: Point, place: Place = Place.HAND
) -> None:
    """A warm light round the cards that a seat plays from, and on the cloth before them."""
    mine, zone, unit, tone = seat == scene.me, Zone(place, seat), scene.frame.unit, pen.tone
    cards = [sprite.card for sprite in scene.cards.zones.get(zone, ())]
    carried = scene.grip.carried.card if scene.grip.carried else None
    poses = [
        pose
        for card, pose in zip(cards, scene.poses(zone, cards), strict=True)
        if card is None or card is not carried
    ]
    light = pool((round(unit * size[0]), round(unit * size[1])), tone.glow, 0.3 * tone.glow_strength)
    pen.centred(light, *scene.frame.to_px(hand.x, hand.y))
    rests = [raised(pose, LEGAL_RISE if mine else 0.0) for pose in poses]
    pen.surface.fblits(halo(scene.frame, rests, tone.glow, tone.glow_strength * (0.8 if mine else 0.7)))


def lit(scene: TableScene, pen: Pen, box: Box, fill: int = 30, edge: int = 255) -> None:
    """A part of the cloth that waits for a card; how strong, from 0 to 255."""
    left, top, width, height = scene.frame.box_px(box)
    glow, line = pen.tone.glow, max(2, round(scene.frame.unit * 0.018))
    picture = rounded((width, height), scene.frame.unit * 0.16, (*glow, fill), (*glow, edge), line)
    pen.surface.blit(picture, (left, top))


def joys(scene: ClothTable, pen: Pen, clear: Iterable[Box]) -> None:
    """What is celebrated; not over what has to be read at any time."""
    if scene.celebration:
        seen, suit = scene.celebration.at(scene.celebrated), scene.celebration.suit
        boxes = [pygame.Rect(scene.frame.box_px(box)) for box in clear]
        pen.surface.fblits(celebrate.blits(seen, suit, scene.frame, pen.art, pen.tone.glow, boxes))


def notice(scene: TableScene, pen: Pen, bottom: Point) -> None:
    """The sentence that says why a move was refused, or what has happened."""
    if scene.notice:
        edge = palette.REFUSAL if scene.scolding else palette.ACCENT
        width = round(scene.frame.unit * 4.8)
        plates.sentence(pen, scene.frame.to_px(*bottom), scene.notice[0], width, edge)


def bubble(scene: ClothTable, pen: Pen, at: Point) -> None:
    """What has been said aloud."""
    assert scene.said is not None
    wide, high = (round(each * scene.frame.unit) for each in BUBBLE)
    plates.bubble(pen, scene.frame.to_px(*at), scene.said.parts, (wide, high))


def shown_trick(scene: TableScene, pen: Pen, cards: Sequence[Card | None], at: Point) -> None:
    """Three cards that can be looked at for a while, large."""
    unit = scene.frame.unit
    back = rounded((round(3.6 * unit), round(1.75 * unit)), unit * 0.16, (*palette.PANEL_SOLID, 235))
    pen.centred(back, *scene.frame.to_px(*at))
    for card, pose in zip(cards, Row(*at, 3.4).poses(len(cards)), strict=True):
        pen.surface.fblits(scene.art.blits(card, scene.frame.to_px(pose.x, pose.y), unit, lift=2))


def dealer_mark(pen: Pen, plate: pygame.Rect) -> None:
    """At the corner of the plate of who deals, and never so large that it hides what is written there."""
    side = min(pen.px(22), plate.height // 2)
    mark = rounded((side, side), side / 2, palette.PANEL, pen.tone.text_second, max(1.0, pen.fonts.scale))
    at = mark.get_rect(center=(plate.right - side // 5, plate.bottom - side // 5))
    pen.surface.blit(mark, at)
    pen.centred(pen.art.icon("cards", round(side * 0.64), palette.TEXT), *at.center)
