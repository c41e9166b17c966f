"""What the table of Nine shows beside its cards: seats, sums, piles, the strip, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.engine.games.nine import DISCARD, STOCK, total
from cardtable.engine.table import Seat
from cardtable.scenes import painting
from cardtable.scenes.nine import strip
from cardtable.scenes.nine.dress import named
from cardtable.scenes.nine.story import Deed
from cardtable.scenes.nine.teams import mark, of
from cardtable.ui import palette, plates
from cardtable.ui.halo import halo
from cardtable.ui.layout import Box, Fan
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.scenes.nine import NineTable

OTHERS_LIGHT = (3.4, 2.2)
LETTERS = 24  # of the last turn of a seat, in words
MARK = 0.28  # card units of a team's mark at the corner of a plate


# -- under the cards


def seats(scene: NineTable, pen: Pen) -> None:
    _turn_light(scene, pen)
    strip.paint(scene, pen)
    for seat in range(len(scene.sitters)):
        _plate(scene, pen, seat)
    _piles(scene, pen)
    if scene.grip.carried is not None:
        _lit_zones(scene, pen)


def _turn_light(scene: NineTable, pen: Pen) -> None:
    seat = scene.acting
    if seat is None or scene.view.phase == "pause":
        return
    hand = scene.places.of(seat).hand
    size = painting.MY_LIGHT if seat == scene.me else OTHERS_LIGHT
    painting.turn_light(scene, pen, seat, Fan(hand.x, hand.y), size)


def _plate(scene: NineTable, pen: Pen, seat: Seat) -> None:
    """Who sits there, what he did last, and his total; marks for his team and for who deals."""
    room = pygame.Rect(scene.frame.box_px(scene.places.of(seat).plate))
    turn = scene.acting == seat and scene.view.phase != "pause"
    figure = str(round(scene.totals[seat]))
    box = plates.name_plate(pen, room, scene.name(seat), _below(scene, seat), figure, turn, LETTERS)
    if scene.lost(seat):
        edge = max(1.5, pen.fonts.scale * 2)
        pen.surface.blit(rounded(box.size, plates.corner(pen, box), None, palette.REFUSAL, edge), box)
    if scene.view.options.in_teams:
        side = min(pen.px(22), round(MARK * scene.frame.unit))  # or it would cover the name
        disc = mark(pen, of(seat, len(scene.sitters)), side)
        pen.surface.blit(disc, disc.get_rect(center=(box.left + pen.px(3), box.top + pen.px(3))))
    if scene.view.dealer == seat:
        painting.dealer_mark(pen, box)


def _below(scene: NineTable, seat: Seat) -> str:
    words = scene.stage.words
    if seat == scene.me:
        if scene.dealing or not scene.started:
            return ""
        return words.tr("{n} in hand", n=total(scene.mine()))  # the number first: words may be cut
    deed = scene.story.deeds.get(seat)
    return _told(scene, deed) if deed else scene.level(seat)


def _told(scene: NineTable, deed: Deed) -> str:
    """The last turn of a seat, in few words."""
    tr, art = scene.stage.words.tr, scene.art
    took = tr("took {cards}", cards=named([deed.picked], art)) if deed.picked else tr("drew")
    return f"{took} · {tr('laid {cards}', cards=named(deed.laid, art))}" if deed.laid else took


def _piles(scene: NineTable, pen: Pen) -> None:
    """The place of the stock, how many cards it has, and a light on the piles while a card is to be taken."""
    frame, places = scene.frame, scene.places
    stock = scene.cards.zones.get(STOCK, [])
    if not stock:
        box = pygame.Rect(frame.box_px(places.stock_box))
        edge = (*pen.tone.text_second, 90)
        pen.surface.blit(rounded(box.size, frame.unit * 0.07, None, edge, max(1.5, frame.unit * 0.016)), box)
    if scene.view.phase == "draw" and scene.my_turn and scene.view.legal:
        tops = [sprites[-1].pose for zone in (STOCK, DISCARD) if (sprites := scene.cards.zones.get(zone))]
        light = halo(frame, tops, pen.tone.glow, 0.8 * pen.tone.glow_strength, scene.art.ratio)
        pen.surface.fblits(light)
    count = pen.line([str(len(stock))], "small", pen.tone.text_second)
    x, y = frame.to_px(places.stock_box.left, places.stock[1])
    pen.surface.blit(count, count.get_rect(midright=(x - pen.px(10), y)))


def _lit_zones(scene: NineTable, pen: Pen) -> None:
    carried = scene.grip.carried
    assert carried is not None
    zone = scene.cards.zone_of(carried)
    if zone in (STOCK, DISCARD):
        painting.lit(scene, pen, scene.places.hand_box)
    elif carried.card and scene.fitting(carried.card, DISCARD):
        painting.lit(scene, pen, scene.places.discard_box)


# -- over the cards


def over(scene: NineTable, pen: Pen) -> None:
    for seat, points in scene.sums.items():
        _sum(scene, pen, seat, points)
    painting.joys(scene, pen, _read(scene))
    if scene.standing():  # cards lie under it
        box = scene.panel.box
        pen.surface.blit(rounded(box.size, pen.px(16), (*palette.PANEL_SOLID, 215)), box)
    scene.draw_panel(pen)
    if scene.said:
        painting.bubble(scene, pen, scene.places.bubble(scene.said.seat))
    hand = scene.places.of(scene.me).hand
    painting.notice(scene, pen, (hand.x, scene.places.centre.bottom + 0.1))


def _sum(scene: NineTable, pen: Pen, seat: Seat, points: int) -> None:
    """What a hand counts, beside it."""
    box = pygame.Rect(scene.frame.box_px(scene.places.of(seat).sum))
    if seat == scene.me and scene.hand():  # close to the last card
        last = scene.hand()[-1].pose
        x = scene.frame.to_px(last.x + 0.6 * last.scale + 0.2, 0)[0]
        box.left = min(box.left, x)
    plates.panel(pen, box, palette.ACCENT if seat == scene.caller else None)
    number = fitted(pen.line([str(points)], "heading"), round(box.width * 0.8), round(box.height * 0.94))
    pen.centred(number, *box.center)


def _read(scene: NineTable) -> list[Box]:
    """What has to be read at any time."""
    places = scene.places
    return [*(spot.plate for spot in places.spots), places.panel, places.call]
