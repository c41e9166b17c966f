"""What the table of Nines shows beside its cards: seats, counts, what is legal, and the signs of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.engine.games.nines_shedding import AWAY, PILE, STOCK, active
from cardtable.engine.table import Seat
from cardtable.scenes import painting
from cardtable.scenes.nines_shedding import marks
from cardtable.scenes.nines_shedding.panel import cards_on_pile, legal_now
from cardtable.ui import palette, plates
from cardtable.ui.indices import index_text
from cardtable.ui.layout import CARD_HEIGHT, Box, Pose
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.scenes.nines_shedding import NinesTable

LETTERS = 14  # of what a seat did last, in words
MOST_TAG = 3.6  # card widths of what is legal, in words


# -- under the cards


def under(scene: NinesTable, pen: Pen) -> None:
    seat = scene.acting
    if seat is not None and scene.view.phase != "over" and not scene.breathless:
        size = painting.MY_LIGHT if seat == scene.me else painting.OTHERS_LIGHT
        source = scene.source(seat)
        painting.turn_light(scene, pen, seat, scene.places.of(seat).hand, size, source)
    for seat in range(len(scene.sitters)):
        _plate(scene, pen, seat)
    if scene.choosing:
        _slots(scene, pen)
    else:
        _pile_place(scene, pen)
    if scene.grip.carried is not None:
        _lit(scene, pen)


def _plate(scene: NinesTable, pen: Pen, seat: Seat) -> None:
    """Who sits there, how strong he is or what he did last, and how many cards he still has."""
    room = pygame.Rect(scene.frame.box_px(scene.places.plate(seat)))
    below = _below(scene, seat)
    figure = "" if scene.dealing else str(scene.cards_left(seat))
    plates.name_plate(pen, room, scene.name(seat), below, figure, scene.acting == seat, LETTERS)


def _below(scene: NinesTable, seat: Seat) -> str:
    """What he did last, or how strong he is; who is out has his place."""
    words, out = scene.stage.words, scene.view.out
    if seat in out and scene.view.options.play_on:
        return words.tr("place {n}", n=out.index(seat) + 1)
    return scene.deeds.told(words, seat) or scene.level(seat)


def _slots(scene: NinesTable, pen: Pen) -> None:
    """Where the chosen cards go."""
    for pose, taken in zip(scene.places.lying(scene.me, "choosing", True, 3), scene.slots, strict=True):
        if taken is None:
            _frame(scene, pen, pose, palette.ACCENT if scene.my_turn else pen.tone.text_second)


def _pile_place(scene: NinesTable, pen: Pen) -> None:
    if not scene.cards.zones.get(PILE) and not scene.dealing:
        _frame(scene, pen, Pose(*scene.places.pile_at), pen.tone.text_second)
    if not scene.cards.zones.get(STOCK):
        stock = scene.places.stock
        _frame(scene, pen, Pose(stock.x, stock.y, scale=stock.scale), pen.tone.text_second)


def _frame(scene: NinesTable, pen: Pen, pose: Pose, colour: palette.Colour) -> None:
    width = scene.frame.unit * pose.scale
    size = round(width), round(width * CARD_HEIGHT)
    edge = rounded(size, width * 0.07, None, (*colour, 90), max(1.5, width * 0.02))
    pen.centred(edge, *scene.frame.to_px(pose.x, pose.y))


def _lit(scene: NinesTable, pen: Pen) -> None:
    """Where the cards in hand may be let go."""
    carried = scene.grip.carried
    assert carried is not None
    if scene.choosing:
        painting.lit(scene, pen, scene.places.choice_box)
    elif scene.may_play(scene.together(carried)):
        painting.lit(scene, pen, scene.places.pile_box)


# -- over the cards


def over(scene: NinesTable, pen: Pen) -> None:
    if not scene.dealing and scene.view.phase != "choose":
        _counts(scene, pen)
        _tag(scene, pen)
        _copied(scene, pen)
    for mark in scene.marks:
        marks.draw(pen, scene.frame, mark)
    painting.joys(scene, pen, _read(scene))
    if scene.said:
        painting.bubble(scene, pen, scene.places.bubble(scene.said.seat))
    if scene.standing():  # the end is written over cards
        box = scene.panel.box
        pen.surface.blit(rounded(box.size, pen.px(16), (*palette.PANEL_SOLID, 240)), box)
    scene.draw_panel(pen)
    bottom = scene.places.seats.hand_box.top - 0.06
    painting.notice(scene, pen, (scene.places.seats.middle, bottom))


def _counts(scene: NinesTable, pen: Pen) -> None:
    """How many cards lie in the stock, and in the cleared heap under the pointer."""
    stock, zones = scene.places.stock, scene.cards.zones
    if count := len(zones.get(STOCK, ())):
        _number(scene, pen, str(count), stock.x, stock.y + 0.5 * CARD_HEIGHT * stock.scale + 0.17)
    away = scene.places.away
    if (count := len(zones.get(AWAY, ()))) and scene.over is AWAY:
        _number(scene, pen, str(count), away.x, away.y + 0.5 * CARD_HEIGHT * away.scale + 0.17)


def _number(scene: NinesTable, pen: Pen, text: str, x: float, y: float) -> None:
    pen.centred(pen.line([text], "small", pen.tone.text_second), *scene.frame.to_px(x, y))


def _tag(scene: NinesTable, pen: Pen) -> None:
    """What may be played now, on the lower edge of the pile; under the pointer how many cards lie in it."""
    if scene.standing() or scene.view.over:
        return
    unit = scene.frame.unit
    text = legal_now(scene)
    if scene.over is PILE and scene.on_pile():
        text += f"  ·  {cards_on_pile(scene)}"
    words = fitted(pen.line([text], "bold"), round(MOST_TAG * unit), round(0.32 * unit))
    box = words.get_rect().inflate(pen.px(28), pen.px(10))
    x, y = scene.places.tag
    lowest = scene.places.middle.bottom - box.height / 2 / unit - 0.02
    box.center = scene.frame.to_px(x, min(y, lowest))
    back = rounded(box.size, box.height / 2, (*palette.PANEL_SOLID, 235), palette.ACCENT, max(1.5, unit / 60))
    pen.surface.blit(back, box)
    pen.centred(words, *box.center)


def _copied(scene: NinesTable, pen: Pen) -> None:
    """What a three on top stands for, written on it."""
    pile, rank = scene.cards.zones.get(PILE, []), active(scene.on_pile())
    top = pile[-1] if pile else None
    if top is None or top.card is None or top.card.rank != "3" or rank is None or top.flying:
        return
    unit = scene.frame.unit
    words = pen.line([f"= {index_text(rank, scene.stage.art.dress.indices)}"], "bold")
    box = pygame.Rect(0, 0, max(words.get_width() + pen.px(16), round(0.5 * unit)), words.get_height())
    box.center = scene.frame.to_px(top.pose.x + 0.02, top.pose.y - 0.32)
    pen.surface.blit(rounded(box.size, box.height / 2, (*palette.PANEL_SOLID, 235)), box)
    pen.centred(words, *box.center)


def _read(scene: NinesTable) -> list[Box]:
    """What has to be read at any time: names, the panel, what is legal."""
    places = scene.places
    x, y = places.tag
    plates_ = [places.plate(seat) for seat in range(len(scene.sitters))]
    return [*plates_, places.seats.panel, Box(x - 1.4, y - 0.2, x + 1.4, y + 0.2)]
