"""What the table of «Девятки» shows beside its cards: seats, counters, the row of trumps, what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.engine.games.nines_tricks import DUMMY, NO_TRUMP, TRICK
from cardtable.engine.table import Seat
from cardtable.scenes import painting
from cardtable.scenes.nines_tricks import signs
from cardtable.ui import plates
from cardtable.ui.counters import counter_blits
from cardtable.ui.layout import Box
from cardtable.ui.plates import Pen

if TYPE_CHECKING:
    from cardtable.scenes.nines_tricks import NinesTricksTable


# -- under the cards


def seats(scene: NinesTricksTable, pen: Pen) -> None:
    _turn_light(scene, pen)
    _trumps(scene, pen)
    for seat in range(len(scene.sitters)):
        _plate(scene, pen, seat)
        _counters(scene, pen, seat)
    _fourth_hand(scene, pen)
    if scene.grip.carried is not None:
        _lit_zones(scene, pen)


def _turn_light(scene: NinesTricksTable, pen: Pen) -> None:
    seat = scene.acting
    if seat is not None and scene.view.phase in ("exchange", "play") and not scene.handful:
        size = painting.MY_LIGHT if seat == scene.me else painting.OTHERS_LIGHT
        painting.turn_light(scene, pen, seat, scene.places.of(seat).hand, size)


def _trumps(scene: NinesTricksTable, pen: Pen) -> None:
    """The five trumps in their order, and below them in words which one it is."""
    box = scene.places.trumps
    at = pygame.Rect(scene.frame.box_px(box))
    signs.draw_row(pen, scene.frame.unit, scene.view.options.trump_order, scene.marker, at)
    caption = pen.line([trump_name(scene)], "small", pen.tone.text_second)
    pen.centred(caption, at.centerx, at.bottom + 0.3 * scene.frame.unit)


def trump_name(scene: NinesTricksTable) -> str:
    words, trump = scene.stage.words, scene.shown_trump
    if trump == NO_TRUMP:
        return words.tr("No trump")
    return words.tr("Trump: {suit}", suit=words.suit_name(trump))


def _plate(scene: NinesTricksTable, pen: Pen, seat: Seat) -> None:
    """Who sits there, how many tricks he has, and how many points are left; a mark at who deals."""
    room = pygame.Rect(scene.frame.box_px(scene.places.of(seat).plate))
    turn = scene.acting == seat and scene.view.phase in ("exchange", "play")
    figure = str(round(scene.shown_points[seat])).replace("-", "−")
    plates.name_plate(pen, room, scene.name(seat), below(scene, seat), figure, turn)
    if scene.shown_dealer == seat:
        painting.dealer_mark(pen, room)


def below(scene: NinesTricksTable, seat: Seat) -> str:
    words, view = scene.stage.words, scene.view
    if view.phase == "exchange" or scene.dealing:
        said = scene.shown_exchanged[seat]
        if said is None or scene.dealing:
            return scene.level(seat)
        return words.tr("keeps") if said == "keep" else words.tr("exchanged")
    return words.tr_n("{n} trick", "{n} tricks", scene.counted[seat])


def _counters(scene: NinesTricksTable, pen: Pen, seat: Seat) -> None:
    """As many as there are points left."""
    places = scene.heaps.places(seat, scene.places.counters(seat))
    pen.surface.fblits(counter_blits(scene.frame, places, scene.shown_points[seat]))


def _fourth_hand(scene: NinesTricksTable, pen: Pen) -> None:
    """What it is, as long as it may be chosen, and that it waits for the player's hand."""
    if scene.aside or scene.dealing or not scene.cards.zones.get(DUMMY):
        return
    if scene.exchanging and scene.acting == scene.me:
        painting.lit(scene, pen, scene.places.dummy_box, 0, 90)
    x, y = scene.places.middle
    caption = pen.line([scene.stage.words.tr("The fourth hand")], "small", pen.tone.text_second)
    pen.centred(caption, *scene.frame.to_px(x, y + 0.79))


def _lit_zones(scene: NinesTricksTable, pen: Pen) -> None:
    """Where the card in hand, or the whole hand, may be let go."""
    carried = scene.grip.carried
    assert carried is not None
    for zone in (TRICK, DUMMY):
        box = scene.zone_box(zone)
        if carried.card and box and scene.fitting(carried.card, zone):
            painting.lit(scene, pen, box)


# -- over the cards


def over(scene: NinesTricksTable, pen: Pen) -> None:
    painting.joys(scene, pen, _read(scene))
    if scene.said:
        painting.bubble(scene, pen, scene.places.bubble(scene.said.seat))
    if scene.peeking and scene.view.last_trick:
        painting.shown_trick(scene, pen, scene.view.last_trick, scene.places.trick_at)
    scene.draw_panel(pen)
    painting.notice(scene, pen, (scene.places.seats.middle, scene.places.arena.bottom - 1.95))


def _read(scene: NinesTricksTable) -> list[Box]:
    """What has to be read at any time: names, counters, trumps, the panel."""
    places = scene.places
    names = [place.plate for place in places.seats.places]
    counters = [places.counters(seat) for seat in range(len(scene.sitters))]
    return [*names, *counters, places.trumps, places.seats.panel]
