"""What lies under the cards of Nervioso: the cloth, the lamp over the pile, the seats and their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from cardtable.engine.games.nervioso import Verdict
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.nervioso.caps import name_of, sign_of
from cardtable.ui import palette, palms, plates
from cardtable.ui.cloth import cloth
from cardtable.ui.halo import pool
from cardtable.ui.layout import Box
from cardtable.ui.palette import Colour
from cardtable.ui.plates import Pen, fitted, lettering
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.scenes.nervioso.table import SlapTable

LEAST_PART: Final = 0.6  # of its size: a line of keys is drawn smaller before it has signs in place of words
LETTERS: Final = 10  # of a level, in words
LEGIBLE: Final = 0.8  # of its size: keys whose words would be smaller have signs in place of words
SIGNS: Final = {"slap": "slap", "card": "cards", "in silence": "mute", "yes": "check", "no": "close"}  # icons
ARROWS: Final = "←→↑↓"


def _box(scene: SlapTable, box: Box) -> pygame.Rect:
    return pygame.Rect(scene.frame.box_px(box))


# -- under the cards


def under(scene: SlapTable, pen: Pen) -> None:
    name = scene.stage.settings.cloth
    if scene.ground is None or scene.ground[:2] != (scene.size, name):
        scene.ground = scene.size, name, cloth(scene.size, name)
    pen.surface.blit(scene.ground[2], (0, 0))
    _lamp(scene, pen)
    for seat in range(len(scene.sitters)):
        _seat(scene, pen, seat)
    if not scene.view.over:
        _all_keys(scene, pen)


def _lamp(scene: SlapTable, pen: Pen) -> None:
    """The pile is what everybody looks at: a pool of light, and a ring where it lies."""
    unit, x_y = scene.frame.unit, scene.frame.to_px(*scene.places.centre)
    wide = unit * scene.places.pile_scale * 3.6
    tone = pen.tone
    pen.centred(pool((round(wide), round(wide)), tone.glow, 0.16 * tone.glow_strength), *x_y)
    ring = round(unit * scene.places.pile_scale * 2.05)
    edge = (*tone.text_second, 46)
    pen.centred(rounded((ring, ring), ring / 2, None, edge, max(1.5, unit * 0.02)), *x_y)


def _seat(scene: SlapTable, pen: Pen, seat: Seat) -> None:
    spot = scene.places.of(seat)
    cards = len(scene.cards.zones.get(Zone(Place.HAND, seat), ()))
    shown = scene.started and not scene.dealing
    told = scene.story.judgement
    blamed = told is not None and told.seat == seat and told.verdict not in (Verdict.WON, Verdict.DRAW)
    blamed &= not scene.is_nobody(seat)
    active = shown and (scene.view.turn == seat or seat in scene.view.winners)
    if shown and not cards:
        _waits(scene, pen, seat)
    edge = palette.REFUSAL if blamed else palette.ACCENT if active else None
    _plate(scene, pen, seat, _box(scene, spot.plate), str(cards) if shown else "", edge)


def _waits(scene: SlapTable, pen: Pen, seat: Seat) -> None:
    """Where the cards of a seat were: nothing but a hand that waits for its match."""
    stack, unit = scene.places.of(seat).stack, scene.frame.unit
    size = [round(unit * stack.scale), round(unit * stack.scale * 1.557)]
    if stack.turn:
        size.reverse()
    at = scene.frame.to_px(stack.x, stack.y)
    slot = rounded(
        (size[0], size[1]), unit * 0.05, None, (*pen.tone.text_second, 110), max(1.5, unit * 0.016)
    )
    pen.centred(slot, *at)
    mark = palms.badge(seat, round(min(size) * 0.62))
    pen.centred(mark, *at)


def _plate(
    scene: SlapTable, pen: Pen, seat: Seat, room: pygame.Rect, figure: str, edge: Colour | None
) -> None:
    """The mark of a seat's hand, its name, who plays there or what it waits for, how many cards it has."""
    plates.panel(pen, room, edge)
    mark = palms.badge(seat, min(room.height - pen.px(8), pen.px(38), room.width // 5))
    second = below(scene, seat, figure)
    written = lettering(pen, room, scene.name(seat), second, figure, mark, LETTERS, tall=True)
    written.draw(pen.surface, room)


def below(scene: SlapTable, seat: Seat, figure: str) -> str:
    tr = scene.stage.words.tr
    if seat in scene.view.winners:
        return tr("wins")
    if seat in scene.losers():
        return tr("loses")
    if figure == "0" and not scene.view.over:
        return tr("waits to slap")
    if scene.is_nobody(seat):
        return tr("lays the cards")
    return scene.level(seat)


def _all_keys(scene: SlapTable, pen: Pen) -> None:
    """The keys that people do not know yet, as large as their room lets them be."""
    for seat, line in key_lines(scene, pen).items():
        room, part = _box(scene, scene.places.of(seat).keys), part_of(scene, seat, line)
        small = pygame.transform.smoothscale_by(line, part) if part < 1 else line
        ends = scene.places.of(seat).keys_end
        box = small.get_rect(midright=room.midright) if ends else small.get_rect(midleft=room.midleft)
        pen.surface.blit(small, box)


def key_lines(scene: SlapTable, pen: Pen) -> dict[Seat, pygame.Surface]:
    """Of each person; where words have no room they are signs, which words at the bottom may explain."""
    lines = {seat: _keys(scene, pen, seat) for seat in scene.hands.by_seat}
    parts = {seat: part_of(scene, seat, line) for seat, line in lines.items() if line is not None}
    if parts and min(parts.values()) < LEGIBLE:
        signed = [seat for seat in parts if scene.places.seated(seat) or parts[seat] < LEAST_PART]
        lines |= {seat: _keys(scene, pen, seat, signs=True) for seat in signed}
    return {seat: line for seat, line in lines.items() if line is not None}


def part_of(scene: SlapTable, seat: Seat, line: pygame.Surface) -> float:
    """Of its size, so that a line of keys fits its room."""
    room = _box(scene, scene.places.of(seat).keys)
    return min(1.0, room.width / line.get_width(), room.height / line.get_height())


def _keys(scene: SlapTable, pen: Pen, seat: Seat, signs: bool = False) -> pygame.Surface | None:
    """The keys of a person's hand, as long as he may not know them."""
    shown = {act: use for act, use in scene.uses.items() if (seat, act) not in scene.known}
    words, hand = scene.stage.words, scene.hands.by_seat[seat]
    if not shown:
        return None
    if signs:
        caps = [(cap(pen, sign_of(hand[act], words)), _sign(pen, use)) for act, use in shown.items()]
        return in_a_row(pen, [part for pair in caps for part in pair])
    uses = [(name_of(hand[act], words), words.tr(use)) for act, use in shown.items()]
    return capped(pen, uses, pen.tone.text)


def _sign(pen: Pen, use: str) -> pygame.Surface:
    return pen.art.icon(SIGNS[use], pen.fonts.line_height("bold"), pen.tone.text)


def capped(pen: Pen, keys: Sequence[tuple[str, str]], colour: Colour, style: str = "small") -> pygame.Surface:
    """Keys as they look on a keyboard, each before the word for what it does."""
    return in_a_row(
        pen, [part for name, use in keys for part in (cap(pen, name), pen.line([use], style, colour))]
    )


def in_a_row(pen: Pen, parts: Sequence[pygame.Surface]) -> pygame.Surface:
    """Pairs: a key, and near it what it does."""
    gaps = [pen.px(6) if number % 2 == 0 else pen.px(14) for number in range(len(parts))]
    wide = sum(part.get_width() for part in parts) + sum(gaps[:-1])
    line = pygame.Surface((wide, max(part.get_height() for part in parts)), pygame.SRCALPHA).convert_alpha()
    line.fill((*palette.TEXT, 0))
    x = 0
    for part, gap in zip(parts, gaps, strict=True):
        line.blit(part, (x, (line.get_height() - part.get_height()) // 2))
        x += part.get_width() + gap
    return line


def cap(pen: Pen, name: str) -> pygame.Surface:
    """A key as it looks on a keyboard."""
    text = pen.line([name], "heading" if name in ARROWS else "bold")  # the sans font has no arrows
    text = fitted(text, 10 * text.get_height(), pen.fonts.line_height("bold"))
    height = text.get_height() + pen.px(4)
    size = max(height, text.get_width() + pen.px(16)), height
    key = rounded(
        size, pen.px(6), palette.PANEL, (*palette.TEXT_SECOND, 190), max(1.2, pen.fonts.scale * 1.4)
    ).copy()
    key.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return key
