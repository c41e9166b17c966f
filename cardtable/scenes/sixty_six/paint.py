"""What the table of 66 shows beside its cards: seats, points, pips, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes import painting
from cardtable.scenes.sixty_six.places import TRICK, TRUMP
from cardtable.ui import plates
from cardtable.ui.layout import Box, Row
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.scorer import scorer_blits

if TYPE_CHECKING:
    from cardtable.scenes.sixty_six import SixtySixTable

OPPOSITE_LIGHT = (8.4, 3.0)  # card units of cloth before the other hand


# -- under the cards


def seats(scene: SixtySixTable, pen: Pen) -> None:
    _turn_light(scene, pen)
    for seat in (scene.me, scene.you):
        _plate(scene, pen, seat)
        _pips(scene, pen, seat)
        _points(scene, pen, seat)
    if scene.grip.carried is not None:
        _lit_zones(scene, pen)


def acting(scene: SixtySixTable) -> Seat | None:
    return scene.acting if scene.view.phase == "play" else None


def _turn_light(scene: SixtySixTable, pen: Pen) -> None:
    seat = acting(scene)
    if seat is not None:
        size = painting.MY_LIGHT if seat == scene.me else OPPOSITE_LIGHT
        painting.turn_light(scene, pen, seat, scene.places.of(seat).hand, size)


def _plate(scene: SixtySixTable, pen: Pen, seat: Seat) -> None:
    """Who sits there, how strong a computer's seat is, and the number of pips that show."""
    room = pygame.Rect(scene.frame.box_px(scene.places.of(seat).plate))
    level = scene.level(seat) if seat == scene.you else ""
    figure = str(round(scene.shown_pips[seat]))
    plates.name_plate(pen, room, scene.name(seat), level, figure, acting(scene) == seat)


def _pips(scene: SixtySixTable, pen: Pen, seat: Seat) -> None:
    """The seven or eight of a seat under its cover."""
    most = scene.view.options.match_pips
    card, unit = scene.places.scorer(seat), scene.frame.unit
    middle = scene.size[0] / 2, scene.size[1] / 2
    suit = "D" if seat == scene.me else "S"
    pen.surface.fblits(scorer_blits(scene.stage.art, middle, unit, card, most, suit, scene.shown_pips[seat]))


def _points(scene: SixtySixTable, pen: Pen, seat: Seat) -> None:
    """Counted points beside the taken tricks; the player's own are the largest number on the table."""
    points, words, unit = scene.counted[seat], scene.stage.words, scene.frame.unit
    pile, mine, tone = scene.places.of(seat).taken, seat == scene.me, pen.tone
    left = scene.places.seats.panel.left
    room = round((pile.x - 0.62 - left) * unit)
    if not scene.view.zones.get(Zone(Place.TAKEN, seat)):
        plates.slot(pen, scene.frame.to_px(pile.x, pile.y), unit * pile.scale)
    x, y = scene.frame.to_px(left + (pile.x - 0.62 - left) / 2, pile.y)
    if points is not None:
        number = pen.line([str(points)], "number", tone.text if mine else tone.text_second)
        pen.centred(fitted(number, room, round(unit * 0.8)), x, y - 0.1 * unit)
        caption = words.tr_n("point", "points", points)
    else:
        caption = words.tr("count yourself") if mine else ""
    if caption:
        below = 0.3 if points is not None else 0.0
        text = pen.line([caption], "small", tone.text_second)
        pen.centred(fitted(text, room, round(unit * 0.3)), x, y + below * unit)
    if waiting := scene.view.pending[seat]:
        text = pen.line([words.tr("{n} wait for a trick", n=waiting)], "small", tone.text_second)
        right = scene.places.seats.panel.right
        middle = scene.frame.to_px((left + right) / 2, pile.y + 0.6)
        pen.centred(fitted(text, round((right - left) * unit), round(unit * 0.3)), *middle)


def _lit_zones(scene: SixtySixTable, pen: Pen) -> None:
    """Where the card in hand may be let go."""
    carried = scene.grip.carried
    assert carried is not None
    for zone in (TRICK, TRUMP):
        box = scene.zone_box(zone)
        if carried.card and box and scene.fitting(carried.card, zone):
            painting.lit(scene, pen, box)


# -- over the cards


def over(scene: SixtySixTable, pen: Pen) -> None:
    _stock_count(scene, pen)
    painting.joys(scene, pen, _read(scene))
    middle, box = scene.places.middle, scene.frame.box
    if scene.said:
        y = box.bottom - 2.2 if scene.said.seat == scene.me else box.top + 1.75
        painting.bubble(scene, pen, (middle, y))
    if scene.peeking:
        _last_trick(scene, pen)
    scene.draw_panel(pen)
    painting.notice(scene, pen, (middle, box.bottom - 1.95))


def _read(scene: SixtySixTable) -> list[Box]:
    """What has to be read at any time: names, points, the trick, the panel."""
    seats = scene.places.seats
    plates_ = [place.plate for place in seats.places]
    piles = [place.taken for place in seats.places]
    points = [Box(seats.panel.left, pile.y - 0.45, seats.panel.right, pile.y + 0.45) for pile in piles]
    x, y = scene.places.trick_at
    return [*plates_, *points, seats.panel, Box(x - 0.95, y - 0.8, x + 0.95, y + 0.8)]


def _stock_count(scene: SixtySixTable, pen: Pen) -> None:
    count = len(scene.cards.zones.get(Zone(Place.STOCK), ())) + len(scene.cards.zones.get(TRUMP, ()))
    if count and not scene.dealing:
        x, y = scene.places.stock
        number = pen.line([str(count)], "small", pen.tone.text_second)
        pen.centred(number, *scene.frame.to_px(x, y + 0.9))


def _last_trick(scene: SixtySixTable, pen: Pen) -> None:
    """The cards of the trick taken last, large, beside the pile of who took it."""
    if scene.last_taken is None:
        return
    cards, seat = scene.last_taken
    pile, unit = scene.places.of(seat).taken, scene.frame.unit
    x = scene.places.seats.panel.left - 1.05  # the number beside the pile stays in sight
    for card, pose in zip(cards, Row(x, pile.y, 3.0, 0.8).poses(len(cards)), strict=True):
        at = scene.frame.to_px(pose.x, pose.y)
        pen.surface.fblits(scene.stage.art.blits(card, at, unit, lift=2))
