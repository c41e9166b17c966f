"""What lies over the cards of Nervioso: hands, the numeral, verdicts, practice, three, two, one; buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from cardtable.engine.games.nervioso import FIGURE_NAMES, Verdict
from cardtable.engine.table import Seat
from cardtable.scenes.nervioso import sentences
from cardtable.scenes.nervioso.figures import histogram, in_ms
from cardtable.scenes.nervioso.places import CLEAR, TIME_AT
from cardtable.scenes.nervioso.story import HEADINGS, Judgement, number_name, sentence
from cardtable.ui import celebrate, palette, palms, plates
from cardtable.ui.layout import Box
from cardtable.ui.pills import Pill, in_rows
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.seats import EDGE
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.scenes.nervioso.palms import Palm
    from cardtable.scenes.nervioso.table import SlapTable

LINE_TO_GLYPH: Final = 1.8  # a numeral is about half as high as its line, which may stand out of its room
BARS: Final = 1.05  # units: the height of the bars of a practice round
BAD: Final = (Verdict.WRONG_HAND, Verdict.THROWN_CARD, Verdict.LOST_COUNT)


def _box(scene: SlapTable, box: Box) -> pygame.Rect:
    return pygame.Rect(scene.frame.box_px(box))


def over(scene: SlapTable, pen: Pen) -> None:
    for palm in scene.palms.shown:
        _palm(scene, pen, palm)
    if scene.practice and scene.view.laid:  # before that the game is told in its place
        _practice(scene, pen)
    taken: list[pygame.Rect] = []  # what the times have to keep clear of
    if scene.story.judgement is not None:
        taken.append(_verdict(scene, pen, scene.story.judgement))
    elif scene.story.count:
        if scene.counting is None:  # else two great numbers would stand one below the other
            _numeral(scene, pen)
    elif not scene.view.over:
        sentences.opening(scene, pen)
    for number, palm in enumerate([each for each in scene.palms.shown if not each.leaving], 1):
        if palm.done == 1 and palm.down.ms is not None:
            taken.append(_chip(scene, pen, palm, number, taken))
    _legend(scene, pen)
    if scene.celebration:
        clear = [_box(scene, scene.places.board)] + [_box(scene, spot.plate) for spot in scene.places.spots]
        seen = scene.celebration.at(scene.celebrated)
        pen.surface.fblits(celebrate.blits(seen, "", scene.frame, pen.art, pen.tone.glow, clear))
    if (scene.clock.running or scene.asked) and not scene.notice:
        sentences.question(scene, pen)
    if scene.notice:
        sentences.notice(scene, pen)
    if scene.counting is not None or scene.away:
        _stopped(scene, pen)


def _palm(scene: SlapTable, pen: Pen, palm: Palm) -> None:
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


def _chip(scene: SlapTable, pen: Pen, palm: Palm, number: int, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """Which hand it was, and its time after the card; gives where it stands, clear of what is taken."""
    late = palm.down.late
    said = [] if late else [f"{number}."]
    if scene.timed(palm.down.seat):
        said.append(in_ms(scene.stage.words, palm.down.ms))
    parts = [pen.line([each], "bold", palette.TEXT if late else palette.INK) for each in said]
    gap = pen.px(6)
    width = sum(part.get_width() + gap for part in parts) - gap
    size = width + pen.px(20), parts[0].get_height() + pen.px(5)
    fill = palette.REFUSAL if late else palette.PAPER
    tip = scene.frame.to_px(*scene.places.tip(palm.down.seat))
    length = scene.frame.unit * scene.places.hand_length
    at = palms.along(tip, scene.places.of(palm.down.seat).aim, length * TIME_AT)
    chip = rounded(size, size[1] / 2, fill, (*palette.INK, 120), max(1.0, pen.fonts.scale * 1.4))
    box = clear(chip.get_rect(center=(round(at[0]), round(at[1]))), taken)
    pen.surface.blit(chip, box)
    x = box.left + (box.width - width) // 2
    for part in parts:
        pen.surface.blit(part, part.get_rect(midleft=(x, box.centery)))
        x += part.get_width() + gap
    return box


def clear(box: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """The least way beside or below each of the others: large text has little room."""
    for other in taken:
        if box.colliderect(other):
            left, right, down = other.left - box.right, other.right - box.left, other.bottom - box.top
            x, y = min(
                (left - 2, 0), (right + 2, 0), (0, down + 2), key=lambda way: abs(way[0]) + abs(way[1])
            )
            box = box.move(x, y)
    return box


def _numeral(scene: SlapTable, pen: Pen) -> None:
    """The number just said, a little larger as it comes."""
    story, room = scene.story, _box(scene, scene.places.numeral)
    text = "…" if story.silent else number_name(scene.stage.words, story.options, story.count)
    gold = bool(story.hands)
    picture = scene.large.render(text, "numeral", pen.tone.glow if gold else pen.tone.text)
    part = min(1.0, room.width / picture.get_width(), room.height * LINE_TO_GLYPH / picture.get_height())
    swell = part * (1.16 - 0.16 * scene.pulse)
    if abs(swell - 1) > 0.004:
        picture = pygame.transform.smoothscale_by(picture, swell)
    pen.centred(picture, *room.center)


def _verdict(scene: SlapTable, pen: Pen, told: Judgement) -> pygame.Rect:
    heading, line, marked = _told(scene, told)
    board = _box(scene, scene.places.board)
    most = board.width - pen.px(40)
    edge = palette.REFUSAL if told.verdict in BAD else palette.ACCENT
    beside = pen.fonts.line_height("heading") + pen.px(12) if marked else 0
    rows = [fitted(pen.line([heading], "heading"), most - beside, board.height)]
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
    return box


def _verdict_height(pen: Pen) -> int:
    """The most that a heading and its sentence take."""
    return pen.fonts.line_height("heading") + pen.fonts.line_height("body") + pen.px(18)


def _told(scene: SlapTable, told: Judgement) -> tuple[str, str, bool]:
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


def _legend(scene: SlapTable, pen: Pen) -> None:
    """What the figures count: their printed numbers do not (G6-A01)."""
    words = scene.stage.words
    parts = [words.tr("{figure} = {n}", figure=words.tr(name), n=n) for n, name in FIGURE_NAMES.items()]
    text = pen.line(["    ".join(parts)], "small", pen.tone.text_second)
    left, room = scene.places.arena.left + EDGE, scene.places.spots[0].plate
    text = fitted(text, round((room.left - left - 0.15) * scene.frame.unit), text.get_height())
    x, y = scene.frame.to_px(left + 0.04, room.bottom)
    pen.surface.blit(text, text.get_rect(bottomleft=(x, y)))


def _practice(scene: SlapTable, pen: Pen) -> None:
    """How fast the hand was so far: bars, the middle one, the best."""
    words, room = scene.stage.words, _box(scene, scene.places.aside)
    told = scene.reactions(scene.me)
    width, pad = min(room.width, pen.px(340)), pen.px(16)
    rows = [
        pen.line([words.tr_n("{n} good hand", "{n} good hands", len(told.times))], "bold"),
        pen.line([words.tr("Best: {time}", time=in_ms(words, told.best))], "body", palette.TEXT_SECOND),
        pen.line([words.tr("Median: {time}", time=in_ms(words, told.median))], "body", palette.TEXT_SECOND),
    ]
    bars = histogram(
        (width - 2 * pad, round(scene.frame.unit * BARS)), pen.fonts, told, palms.COLOURS[scene.me]
    )
    height = sum(row.get_height() for row in rows) + bars.get_height() + 2 * pad + pen.px(10)
    below = _box(scene, scene.places.board).top + _verdict_height(pen) + pen.px(8)
    box = pygame.Rect(room.right - width, max(below, room.centery - height // 2), width, height)
    plates.panel(pen, box)
    y = box.top + pad
    for row in rows:
        pen.surface.blit(fitted(row, width - 2 * pad, row.get_height()), (box.left + pad, y))
        y += row.get_height()
    pen.surface.blit(bars, (box.left + pad, y + pen.px(10)))


def _stopped(scene: SlapTable, pen: Pen) -> None:
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
        picture = fitted(scene.large.render(str(scene.digit), "numeral", palette.TEXT), side, side)
        pen.centred(picture, *at)
        return
    lines = pen.fonts.wrap(tr("The clock stands still."), "bold", round(side * 0.8))
    words = pen.fonts.render_lines(lines, "bold", palette.TEXT, centred=True)
    pen.centred(fitted(words, round(side * 0.86), side), *at)


def draw_ahead(scene: SlapTable, seat: Seat) -> None:
    """A hand takes some milliseconds, which are dear when the first one comes down."""
    length = scene.frame.unit * scene.places.hand_length
    palms.hand(seat, (0, 0), scene.places.of(seat).aim, length)


# -- buttons


def lay_pills(scene: SlapTable, pills: Sequence[Pill]) -> None:
    """The numbers to choose from under the pile; the way on in the corner, clear of hands and times."""
    if not pills:
        return
    fonts, art, gap, height = scene.stage.fonts, scene.stage.art, scene.px(8), scene.px(42)
    if scene.view.over:
        keys = _box(scene, scene.places.spots[0].keys)
        in_rows(pills, fonts, art, height, pygame.Rect(0, keys.centery - height // 2, keys.width, 0), gap)
        for pill in pills:
            pill.box.right = keys.right
        return
    x, y = scene.frame.to_px(0, scene.places.mine_top - 0.12)
    width = round(scene.frame.unit * 5.4)
    used = in_rows(pills, fonts, art, height, pygame.Rect(x - width // 2, 0, width, 0), gap)
    right = sentences.beside_answers(scene) // 2 if scene.asked else 0
    for pill in pills:
        pill.box.move_ip(right, y - used)
