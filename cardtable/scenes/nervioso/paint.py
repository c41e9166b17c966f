"""What the table of Nervioso shows beside its cards: seats, the numeral, hands, verdicts, the count-down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from cardtable.engine.game import N_
from cardtable.engine.games.nervioso import FIGURE_NAMES, Verdict
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.nervioso.caps import name_of
from cardtable.scenes.nervioso.figures import histogram, in_ms
from cardtable.scenes.nervioso.hands import Act
from cardtable.scenes.nervioso.places import CLEAR
from cardtable.scenes.nervioso.story import HEADINGS, Judgement, number_name, sentence
from cardtable.ui import celebrate, palette, palms, plates
from cardtable.ui.cloth import cloth
from cardtable.ui.halo import pool
from cardtable.ui.layout import Box
from cardtable.ui.palette import Colour
from cardtable.ui.pills import Pill, in_rows
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.seats import EDGE
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.scenes.nervioso import NerviosoTable
    from cardtable.scenes.nervioso.palms import Palm

USES: Final[dict[Act, str]] = {"slap": N_("slap"), "lay": N_("card"), "silence": N_("in silence")}
BAD: Final = (Verdict.WRONG_HAND, Verdict.THROWN_CARD, Verdict.LOST_COUNT)
LEAST_PART: Final = 0.45  # of its size: words on a plate are written smaller before they are cut
ARROWS: Final = "←→↑↓"
COUNTDOWN_MS: Final = 2100.0
COUNTED: Final = 3  # three, two, one


def _box(scene: NerviosoTable, box: Box) -> pygame.Rect:
    return pygame.Rect(scene.frame.box_px(box))


# -- under the cards


def under(scene: NerviosoTable, pen: Pen) -> None:
    name = scene.stage.settings.cloth
    if scene.ground is None or scene.ground[:2] != (scene.size, name):
        scene.ground = scene.size, name, cloth(scene.size, name)
    pen.surface.blit(scene.ground[2], (0, 0))
    _lamp(scene, pen)
    for seat in range(len(scene.sitters)):
        _seat(scene, pen, seat)


def _lamp(scene: NerviosoTable, pen: Pen) -> None:
    """The pile is what everybody looks at: a pool of light, and a ring where it lies."""
    unit, x_y = scene.frame.unit, scene.frame.to_px(*scene.places.centre)
    wide = unit * scene.places.pile_scale * 3.6
    tone = pen.tone
    pen.centred(pool((round(wide), round(wide)), tone.glow, 0.16 * tone.glow_strength), *x_y)
    ring = round(unit * scene.places.pile_scale * 2.05)
    edge = (*tone.text_second, 46)
    pen.centred(rounded((ring, ring), ring / 2, None, edge, max(1.5, unit * 0.02)), *x_y)


def _seat(scene: NerviosoTable, pen: Pen, seat: Seat) -> None:
    spot = scene.places.of(seat)
    cards = len(scene.cards.zones.get(Zone(Place.HAND, seat), ()))
    shown = scene.started and not scene.dealing
    told = scene.story.judgement
    blamed = told is not None and told.seat == seat and told.verdict is not Verdict.WON
    active = shown and scene.view.turn == seat and not scene.view.over
    if shown and not cards:
        _waits(scene, pen, seat)
    edge = palette.REFUSAL if blamed else palette.ACCENT if active else None
    _plate(scene, pen, seat, _box(scene, spot.plate), str(cards) if shown else "", edge)
    if seat in scene.hands.by_seat:
        _keys(scene, pen, seat, _box(scene, spot.keys))


def _waits(scene: NerviosoTable, pen: Pen, seat: Seat) -> None:
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
    scene: NerviosoTable, pen: Pen, seat: Seat, room: pygame.Rect, figure: str, edge: Colour | None
) -> None:
    """The mark of a seat's hand, its name, who plays there or what it waits for, how many cards it has."""
    plates.panel(pen, room, edge)
    pad = min(pen.px(9), room.width // 18)
    mark = palms.badge(seat, min(room.height - pad, pen.px(38), room.width // 5))
    pen.surface.blit(mark, mark.get_rect(midleft=(room.left + pad, room.centery)))
    number = fitted(pen.line([figure], "heading", palette.ACCENT), room.width // 6, room.height)
    left = room.left + pad + mark.get_width() + pad
    width = room.right - pad - number.get_width() - pad // 2 - left
    name = pen.fonts.ellipsised(scene.name(seat), "bold", round(width / LEAST_PART))
    lines = [fitted(pen.line([name], "bold"), width, room.height)]
    below = _below(scene, seat, figure)
    if below:
        small = pen.line(
            [pen.fonts.ellipsised(below, "small", round(width / LEAST_PART))], "small", palette.TEXT_SECOND
        )
        lines.append(fitted(small, width, room.height))
    while len(lines) > 1 and sum(line.get_height() for line in lines) > room.height:
        lines.pop()
    y = room.centery - sum(line.get_height() for line in lines) // 2
    for line in lines:
        pen.surface.blit(line, (left, y))
        y += line.get_height()
    pen.surface.blit(number, number.get_rect(midright=(room.right - pad, room.centery)))


def _below(scene: NerviosoTable, seat: Seat, figure: str) -> str:
    tr = scene.stage.words.tr
    if figure == "0":
        return tr("waits to slap")
    if scene.practice and seat:
        return tr("lays the cards")
    return scene.level(seat)


def _keys(scene: NerviosoTable, pen: Pen, seat: Seat, room: pygame.Rect) -> None:
    """The keys of a person's hand, as long as he has not used them."""
    options = scene.view.options
    acts: list[Act] = ["slap"]
    if options.laying == "manual":
        acts += ["lay", "silence"] if options.manual else ["lay"]
    shown = [act for act in acts if (seat, act) not in scene.used]
    if not shown:
        return
    words, hand = scene.stage.words, scene.hands.by_seat[seat]
    parts: list[pygame.Surface] = []
    for act in shown:
        parts.append(_cap(pen, name_of(hand[act], words)))
        parts.append(pen.line([words.tr(USES[act])], "small", pen.tone.text))
    gaps = [pen.px(6) if number % 2 == 0 else pen.px(14) for number in range(len(parts))]
    wide = sum(part.get_width() for part in parts) + sum(gaps[:-1])
    line = pygame.Surface((wide, max(part.get_height() for part in parts)), pygame.SRCALPHA).convert_alpha()
    line.fill((*pen.tone.text, 0))
    x = 0
    for part, gap in zip(parts, gaps, strict=True):
        line.blit(part, (x, (line.get_height() - part.get_height()) // 2))
        x += part.get_width() + gap
    small = fitted(line, room.width, room.height)
    pen.surface.blit(small, small.get_rect(midleft=(room.left, room.centery)))


def _cap(pen: Pen, name: str) -> pygame.Surface:
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


# -- over the cards


def over(scene: NerviosoTable, pen: Pen) -> None:
    for palm in scene.palms.shown:
        _palm(scene, pen, palm)
    for number, palm in enumerate([each for each in scene.palms.shown if not each.leaving], 1):
        if palm.done == 1:
            _chip(scene, pen, palm, number)
    if scene.practice:
        _practice(scene, pen)
    if scene.story.judgement is not None:
        _verdict(scene, pen, scene.story.judgement)
    elif scene.story.count:
        _numeral(scene, pen)
    _legend(scene, pen)
    if scene.celebration:
        clear = [_box(scene, scene.places.board)] + [_box(scene, spot.plate) for spot in scene.places.spots]
        seen = scene.celebration.at(scene.celebrated)
        pen.surface.fblits(celebrate.blits(seen, "", scene.frame, pen.art, pen.tone.glow, clear))
    if scene.notice:
        _notice(scene, pen)
    if scene.counting is not None or scene.away:
        _stopped(scene, pen)


def _palm(scene: NerviosoTable, pen: Pen, palm: Palm) -> None:
    seat, unit = palm.down.seat, scene.frame.unit
    up = 1 - palm.done
    tip = scene.frame.to_px(*scene.places.tip(seat, CLEAR * up))
    drawn = palms.hand(seat, tip, scene.places.of(seat).aim, unit * scene.places.hand_length, up)
    alpha = palm.alpha * min(1.0, palm.done * 3) * (0.72 if palm.down.late else 1.0)
    if alpha >= 1:
        pen.surface.fblits(drawn)
        return
    for picture, at in drawn:
        faint = picture.copy()
        faint.set_alpha(round((picture.get_alpha() or 255) * alpha))
        pen.surface.blit(faint, at)


def _chip(scene: NerviosoTable, pen: Pen, palm: Palm, number: int) -> None:
    """Which hand it was, and its time after the card."""
    if palm.down.ms is None:
        return
    words, late = scene.stage.words, palm.down.late
    time = in_ms(words, palm.down.ms)
    text = pen.line([time], "bold", palette.TEXT if late else palette.INK)
    order = None if late else pen.line([f"{number}."], "bold", palette.INK)
    gap = pen.px(6)
    width = text.get_width() + (order.get_width() + gap if order else 0)
    size = width + pen.px(20), text.get_height() + pen.px(5)
    fill = palette.REFUSAL if late else palette.PAPER
    tip = scene.frame.to_px(*scene.places.tip(palm.down.seat))
    length = scene.frame.unit * scene.places.hand_length
    at = palms.along(tip, scene.places.of(palm.down.seat).aim, length * 0.9)
    chip = rounded(size, size[1] / 2, fill, (*palette.INK, 120), max(1.0, pen.fonts.scale * 1.4))
    box = chip.get_rect(center=(round(at[0]), round(at[1])))
    pen.surface.blit(chip, box)
    x = box.left + (box.width - width) // 2
    for part in (order, text):
        if part is not None:
            pen.surface.blit(part, part.get_rect(midleft=(x, box.centery)))
            x += part.get_width() + gap


def _numeral(scene: NerviosoTable, pen: Pen) -> None:
    """The number just said, a little larger as it comes."""
    story, board = scene.story, _box(scene, scene.places.board)
    text = "…" if story.silent else number_name(scene.stage.words, story.options, story.count)
    gold = bool(story.hands)
    picture = scene.large.render(text, "numeral", pen.tone.glow if gold else pen.tone.text)
    part = min(1.0, board.width / picture.get_width(), board.height * 1.2 / picture.get_height())
    swell = part * (1.16 - 0.16 * scene.pulse)
    if abs(swell - 1) > 0.004:
        picture = pygame.transform.smoothscale_by(picture, swell)
    pen.centred(picture, *board.center)


def _verdict(scene: NerviosoTable, pen: Pen, told: Judgement) -> None:
    heading, line, marked = _told(scene, told)
    board = _box(scene, scene.places.board)
    most = board.width - pen.px(40)
    edge = palette.REFUSAL if told.verdict in BAD else palette.ACCENT
    rows = [fitted(pen.line([heading], "heading"), most, board.height)]
    if line:
        rows.append(fitted(pen.line([line], "body", palette.TEXT_SECOND), most, board.height))
    mark = palms.badge(told.seat, round(rows[0].get_height() * 0.92)) if marked else None
    first = rows[0].get_width() + (mark.get_width() + pen.px(12) if mark else 0)
    size = (
        min(board.width, max(first, *(row.get_width() for row in rows)) + pen.px(44)),
        sum(row.get_height() for row in rows) + pen.px(18),
    )
    box = pygame.Rect((0, 0), size)
    box.midtop = board.midtop
    panel = rounded(box.size, pen.px(16), (*palette.PANEL_SOLID, 236), edge, max(1.5, pen.fonts.scale * 2.2))
    pen.surface.blit(panel, box)
    x, y = box.centerx - first // 2, box.top + pen.px(9)
    if mark:
        pen.surface.blit(mark, mark.get_rect(midleft=(x, y + rows[0].get_height() // 2)))
        x += mark.get_width() + pen.px(12)
    pen.surface.blit(rows[0], (x, y))
    for row in rows[1:]:
        y += rows[0].get_height()
        pen.surface.blit(row, row.get_rect(midtop=(box.centerx, y)))


def _told(scene: NerviosoTable, told: Judgement) -> tuple[str, str, bool]:
    """The heading, the sentence below it, and whether the seat's mark stands before them."""
    words = scene.stage.words
    if scene.practice and told.verdict is Verdict.LAST_HAND and scene.story.hands:
        mine = scene.reactions(scene.me)
        return (
            in_ms(words, scene.story.hands[0].ms),
            words.tr("Best: {time}", time=in_ms(words, mine.best)),
            False,
        )
    heading = words.tr(HEADINGS[told.verdict], name=scene.name(told.seat))
    parts = [sentence(words, scene.view.options, told)]
    if told.cards:
        parts.append(words.tr_n("+{n} card", "+{n} cards", told.cards))
    return heading, "   ".join(filter(None, parts)), told.verdict is not Verdict.DRAW


def _legend(scene: NerviosoTable, pen: Pen) -> None:
    """What the figures count: their printed numbers do not (G6-A01)."""
    words = scene.stage.words
    parts = [words.tr("{figure} = {n}", figure=words.tr(name), n=n) for n, name in FIGURE_NAMES.items()]
    text = pen.line(["    ".join(parts)], "small", pen.tone.text_second)
    left, room = scene.places.arena.left + EDGE, scene.places.spots[0].plate
    text = fitted(text, round((room.left - left - 0.15) * scene.frame.unit), text.get_height())
    x, y = scene.frame.to_px(left + 0.04, room.bottom)
    pen.surface.blit(text, text.get_rect(bottomleft=(x, y)))


def _practice(scene: NerviosoTable, pen: Pen) -> None:
    """How fast the hand was so far: bars, the middle one, the best."""
    words, room = scene.stage.words, _box(scene, scene.places.aside)
    told = scene.reactions(scene.me)
    width, pad = min(room.width, pen.px(340)), pen.px(16)
    rows = [
        pen.line([words.tr_n("{n} good hand", "{n} good hands", len(told.times))], "bold"),
        pen.line([words.tr("Best: {time}", time=in_ms(words, told.best))], "body", palette.TEXT_SECOND),
        pen.line([words.tr("Median: {time}", time=in_ms(words, told.median))], "body", palette.TEXT_SECOND),
    ]
    bars = histogram((width - 2 * pad, pen.px(120)), pen.fonts, told, palms.COLOURS[scene.me])
    height = sum(row.get_height() for row in rows) + bars.get_height() + 2 * pad + pen.px(10)
    box = pygame.Rect(room.right - width, room.centery - height // 2, width, height)
    plates.panel(pen, box)
    y = box.top + pad
    for row in rows:
        pen.surface.blit(fitted(row, width - 2 * pad, row.get_height()), (box.left + pad, y))
        y += row.get_height()
    pen.surface.blit(bars, (box.left + pad, y + pen.px(10)))


def _notice(scene: NerviosoTable, pen: Pen) -> None:
    assert scene.notice is not None
    bottom = scene.frame.to_px(0, scene.places.spots[0].plate.top - 0.1)
    edge = palette.REFUSAL if scene.scolding else palette.ACCENT
    plates.sentence(pen, bottom, scene.notice[0], round(scene.frame.unit * 4.6), edge)


def _stopped(scene: NerviosoTable, pen: Pen) -> None:
    """The clock stands still: three, two, one, or until the window has the keys again."""
    tr = scene.stage.words.tr
    if scene.counting is not None and not scene.timeline.idle:
        return  # the cards are still being dealt
    at = scene.frame.to_px(*scene.places.centre)
    side = round(scene.frame.unit * 1.9)
    pen.centred(
        rounded((side, side), side / 2, (*palette.PANEL_SOLID, 232), palette.ACCENT, max(2.0, side / 60)), *at
    )
    if scene.counting is not None:
        picture = fitted(scene.large.render(str(digit(scene.counting)), "numeral", palette.TEXT), side, side)
        pen.centred(picture, *at)
        return
    lines = pen.fonts.wrap(tr("The clock stands still."), "bold", round(side * 0.8))
    words = pen.fonts.render_lines(lines, "bold", palette.TEXT, centred=True)
    pen.centred(fitted(words, round(side * 0.86), side), *at)


def digit(left_ms: float) -> int:
    """Three, two or one."""
    return min(COUNTED, max(1, math.ceil(left_ms / (COUNTDOWN_MS / COUNTED))))


def draw_ahead(scene: NerviosoTable, seat: Seat) -> None:
    """A hand takes some milliseconds, which are dear when the first one comes down."""
    length = scene.frame.unit * scene.places.hand_length
    palms.hand(seat, (0, 0), scene.places.of(seat).aim, length)


# -- buttons


def lay_pills(scene: NerviosoTable, pills: Sequence[Pill]) -> None:
    """Under the pile: the way on, or the numbers to choose from."""
    if not pills:
        return
    fonts, art, gap = scene.stage.fonts, scene.stage.art, scene.px(10)
    x, y = scene.frame.to_px(0, scene.places.spots[0].plate.top - 0.12)
    width = round(scene.frame.unit * 5.4)
    room = pygame.Rect(x - width // 2, 0, width, 0)
    used = in_rows(pills, fonts, art, scene.px(42), room, gap)
    for pill in pills:
        pill.box.move_ip(0, y - used)
