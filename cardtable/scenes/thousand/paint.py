"""What the table of Тысяча shows beside its cards: seats, bids, the order, the paper, and what is said."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from cardtable.engine.table import Seat
from cardtable.scenes import painting
from cardtable.scenes.thousand.paper import rows_in, written
from cardtable.ui import palette, plates
from cardtable.ui.layout import Box
from cardtable.ui.plates import Pen, Piece, fitted
from cardtable.ui.shapes import rounded
from cardtable.ui.text import Pip

if TYPE_CHECKING:
    from cardtable.scenes.thousand import ThousandTable

ROW = 0.255  # the height of a row of the paper on the table, in cards


# -- under the cards


def seats(scene: ThousandTable, pen: Pen) -> None:
    _turn_light(scene, pen)
    _paper(scene, pen)
    for seat in range(len(scene.sitters)):
        _plate(scene, pen, seat)
        _bid(scene, pen, seat)
    _strip(scene, pen)
    _seen_talon(scene, pen)
    if scene.grip.carried is not None:
        _lit_zones(scene, pen)
    else:
        _waiting_for_a_card(scene, pen)


def _turn_light(scene: ThousandTable, pen: Pen) -> None:
    seat = scene.acting
    if seat is not None and scene.view.phase != "pause":
        size = painting.MY_LIGHT if seat == scene.me else painting.OTHERS_LIGHT
        painting.turn_light(scene, pen, seat, scene.places.of(seat).hand, size)


def _plate(scene: ThousandTable, pen: Pen, seat: Seat) -> None:
    """Who sits there, and what he has made in this deal; a mark at who deals."""
    room = pygame.Rect(scene.frame.box_px(scene.places.of(seat).plate))
    turn = scene.acting == seat and scene.view.phase != "pause"
    plates.name_plate(pen, room, scene.name(seat), _below(scene, seat), "", turn)
    if scene.view.dealer == seat:
        painting.dealer_mark(pen, room)


def _below(scene: ThousandTable, seat: Seat) -> str:
    words, view = scene.stage.words, scene.view
    if seat not in view.active:
        return words.tr("sits out")
    if view.phase in ("play", "pause", "over") and not _is_written_off(scene):
        points = scene.counted[seat]
        return words.tr_n("{n} point", "{n} points", points)
    if scene.level(seat):
        return scene.level(seat)
    return ""


def _is_written_off(scene: ThousandTable) -> bool:
    deal = scene.view.last_deal
    return scene.view.phase in ("pause", "over") and deal is not None and deal.written_off


def _bid(scene: ThousandTable, pen: Pen, seat: Seat) -> None:
    """What the seat has bid last, for as long as the bidding goes on."""
    bid, unit = scene.shown_bids[seat], scene.frame.unit
    if bid is None or scene.view.order is not None:
        return
    high = bid == max((each for each in scene.shown_bids if isinstance(each, int)), default=0)
    style, colour = ("heading", palette.ACCENT) if high else ("body", palette.TEXT_SECOND)
    text = scene.stage.words.tr("passes") if isinstance(bid, str) else str(bid)
    words = fitted(pen.line([text], style, colour), round(0.74 * unit), round(0.44 * unit))
    box = pygame.Rect(0, 0, max(words.get_width() + pen.px(20), round(0.62 * unit)), round(0.46 * unit))
    box.center = scene.frame.to_px(*scene.places.bid(seat))
    plates.panel(pen, box, palette.ACCENT if high else None)
    pen.centred(words, *box.center)


def _strip(scene: ThousandTable, pen: Pen) -> None:
    """Who plays what order, how much of it is made and how much it still needs."""
    view = scene.view
    if view.order is None or view.declarer is None or scene.standing() or not scene.started:
        return
    box = pygame.Rect(scene.frame.box_px(scene.places.strip))
    made = scene.counted[view.declarer]
    plates.panel(pen, box)
    pad = pen.px(14)
    filled = round((box.width - 2 * pad) * min(1.0, made / view.order))
    bar = pygame.Rect(box.left + pad, box.bottom - pen.px(9), box.width - 2 * pad, max(2, pen.px(4)))
    pen.surface.blit(rounded(bar.size, bar.height / 2, (*palette.TEXT_SECOND, 70)), bar)
    if filled:
        pen.surface.blit(rounded((filled, bar.height), bar.height / 2, palette.ACCENT), bar)
    line = fitted(pen.line(_order(scene, made), "body"), box.width - 2 * pad, round(box.height * 0.68))
    pen.centred(line, box.centerx, box.top + (box.height - pen.px(10)) / 2)


def _order(scene: ThousandTable, made: int) -> list[Piece]:
    tr, view = scene.stage.words.tr, scene.view
    assert view.order is not None
    assert view.declarer is not None
    kind = tr("in gold") if view.golden else tr("in the dark") if view.dark else ""
    parts: list[Piece] = [tr("{name}: {n}", name=scene.name(view.declarer), n=view.order)]
    if kind:
        parts.append(f" · {kind}")
    left = view.order - made
    if view.phase == "play":
        parts.append(" · " + (tr("{n} to go", n=left) if left > 0 else tr("made")))
    if scene.shown_trump:
        parts += ["  ·  ", Pip(scene.shown_trump)]
    return parts


def talon_is_seen(scene: ThousandTable) -> bool:
    """Whether it is shown small: when it has been opened and no longer lies at its place at large."""
    lies = scene.view.phase == "redeal_prikup"
    return bool(scene.view.prikup) and scene.talon_told and not lies and not scene.dealing


def _seen_talon(scene: ThousandTable, pen: Pen) -> None:
    """The talon that was opened can be looked at until the deal ends."""
    talon = scene.view.prikup
    if not talon or not talon_is_seen(scene):
        return
    row = scene.places.seen_talon
    for card, pose in zip(talon, row.poses(len(talon)), strict=True):
        at = scene.frame.to_px(pose.x, pose.y)
        pen.surface.fblits(scene.stage.art.blits(card, at, scene.frame.unit * pose.scale))
    caption = pen.line([scene.stage.words.tr("Talon")], "small", pen.tone.text_second)
    unit = scene.frame.unit
    caption = fitted(caption, round(1.6 * unit), round(0.22 * unit))
    pen.centred(caption, *scene.frame.to_px(row.x, row.y + 0.47))


def _paper(scene: ThousandTable, pen: Pen) -> None:
    box = pygame.Rect(scene.frame.box_px(scene.places.sheet))
    row = paper_row(scene)
    first = max(0, scene.sheet.rows - rows_in(box.height, row))
    soft = _paper_shadow(box.size)
    pen.surface.blit(soft, soft.get_rect(center=(box.centerx + 1, box.centery + 4)))
    pen.surface.blit(written(scene.sheet, box.size, row, first).picture, box)


@lru_cache(maxsize=2)
def _paper_shadow(size: tuple[int, int]) -> pygame.Surface:
    """Its three steps as one picture: each blit of a large one takes its time."""
    picture = pygame.Surface((size[0] + 10, size[1] + 10), pygame.SRCALPHA).convert_alpha()
    picture.fill((*palette.SHADOW, 0))
    for grow, alpha in ((10, 26), (6, 40), (2, 60)):
        step = rounded((size[0] + grow, size[1] + grow), grow, (*palette.SHADOW, alpha))
        picture.blit(step, (5 - grow // 2, 5 - grow // 2))
    return picture


def paper_row(scene: ThousandTable) -> int:
    return max(17, round(ROW * scene.frame.unit))


def _lit_zones(scene: ThousandTable, pen: Pen) -> None:
    """Where the card in hand may be let go."""
    carried = scene.grip.carried
    assert carried is not None
    for zone in scene.lit_zones():
        box = scene.zone_box(zone)
        if carried.card and box and scene.fitting(carried.card, zone):
            painting.lit(scene, pen, box)


def _waiting_for_a_card(scene: ThousandTable, pen: Pen) -> None:
    """Who has not got a card of the discard yet, for as long as the player looks for one."""
    for seat in sorted({move.number or 0 for move in scene.view.legal if move.verb == "give"}):
        if scene.timeline.idle:
            painting.lit(scene, pen, scene.places.seat_box(seat), 0, 90)


# -- over the cards


def over(scene: ThousandTable, pen: Pen) -> None:
    painting.joys(scene, pen, _read(scene))
    if scene.said:
        painting.bubble(scene, pen, scene.places.bubble(scene.said.seat))
    if scene.peeking and scene.view.last_trick:
        painting.shown_trick(scene, pen, scene.view.last_trick, scene.places.trick_at)
    scene.draw_panel(pen)
    painting.notice(scene, pen, (scene.places.seats.middle, scene.places.arena.bottom - 1.95))


def _read(scene: ThousandTable) -> list[Box]:
    """What has to be read at any time: names, the paper, the panel, the trick."""
    places = scene.places
    x, y = places.trick_at
    names = [place.plate for place in places.seats.places]
    return [*names, places.sheet, places.strip, places.seats.panel, Box(x - 0.95, y - 0.8, x + 0.95, y + 0.8)]
