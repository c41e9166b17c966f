"""What the table of Nervioso asks of a seat, and why it refused a press: sentences with whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from cardtable.engine.game import N_
from cardtable.engine.table import Seat
from cardtable.scenes.nervioso.caps import name_of
from cardtable.scenes.nervioso.paint import cap, capped, in_a_row
from cardtable.ui import palette, palms, plates
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.shapes import rounded
from cardtable.ui.text import Fonts

MATCH: Final = N_("Match?")

if TYPE_CHECKING:
    from cardtable.scenes.nervioso.table import SlapTable


def opening(scene: SlapTable, pen: Pen) -> None:
    """Before the first card when to slap is told; before the first of each count who lays it."""
    parts = [part for part in (_whose(scene, pen), when_to_slap(scene, pen)) if part is not None]
    if not parts:
        return
    board, gap = pygame.Rect(scene.frame.box_px(scene.places.board)), pen.px(6)
    whole = pygame.Surface(
        (max(part.get_width() for part in parts), sum(part.get_height() + gap for part in parts) - gap),
        pygame.SRCALPHA,
    ).convert_alpha()
    whole.fill((*palette.TEXT, 0))
    y = 0
    for part in parts:
        whole.blit(part, part.get_rect(midtop=(whole.get_width() // 2, y)))
        y += part.get_height() + gap
    whole = fitted(whole, board.width - pen.px(40), board.height - pen.px(20))
    plates.panel(pen, whole.get_rect(center=board.center).inflate(pen.px(36), pen.px(20)), palette.ACCENT)
    pen.centred(whole, *board.center)


def _whose(scene: SlapTable, pen: Pen) -> pygame.Surface | None:
    """Nothing has been said yet, and a person begins the count."""
    seat, words = scene.view.turn, scene.stage.words
    hand = scene.hands.by_seat.get(seat) if seat is not None else None
    if seat is None or hand is None or scene.carried or scene.pace.lays(scene.view.options):
        return None
    if not scene.clock.running:
        return None
    asked = words.tr("{name}: the first card", name=scene.name(seat))
    return capped(pen, [(name_of(hand["lay"], words), asked)], palette.TEXT, "bold")


def when_to_slap(scene: SlapTable, pen: Pen) -> pygame.Surface | None:
    """The game in a sentence, with the key of who is alone: others have theirs at their plates."""
    if scene.view.laid or scene.view.over:
        return None
    words, hands = scene.stage.words, list(scene.hands.by_seat.values())
    asks = words.tr("When the card is the number said, answer yes. Nobody hurries you.")
    races = words.tr("When the card is the number said, slap: the last hand takes the pile.")
    told = [races if scene.question is None else asks]
    if scene.view.options.silent_six:
        told.append(words.tr("The six may not be said."))
    key = cap(pen, name_of(hands[0]["slap"], words)) if len(hands) == 1 else None
    width = scene.frame.box_px(scene.places.board)[2] - pen.px(50) - (key.get_width() if key else 0)
    lines = [part for each in told for part in _even(pen.fonts, each, width)]
    text = pen.fonts.render_lines(lines, "body", palette.TEXT, centred=True)
    return in_a_row(pen, [key, text]) if key else text


def _even(fonts: Fonts, text: str, width: int) -> Sequence[str]:
    """As few lines as the width allows, none of them a word or two."""
    lines = fonts.wrap(text, "body", width)
    narrower = (fonts.wrap(text, "body", round(width * part / 10)) for part in range(5, 10))
    return next((found for found in narrower if len(found) == len(lines)), lines)


def question(scene: SlapTable, pen: Pen) -> None:
    """Who is to say with which number the count begins, above the buttons, or whether the card is a match."""
    tr, shared = scene.stage.words.tr, len(scene.hands.by_seat) > 1
    boxes = _answers(scene)
    if scene.asked:
        _ask(scene, pen, tr(MATCH), scene.asked if shared else (), boxes, beside=True)
    elif boxes and scene.view.turn is not None:
        name = scene.name(scene.view.turn)
        text = tr("{name}: with which number does the count begin?", name=name)
        _ask(scene, pen, text, (scene.view.turn,), boxes)


def _answers(scene: SlapTable) -> Sequence[pygame.Rect]:
    return [pill.box for pill in scene.pills if pill.look != "icon" and not scene.view.over]


def beside_answers(scene: SlapTable) -> int:
    """How wide the question about the card is, with the gap to its answers: together they lie on one line."""
    fonts = scene.stage.fonts
    return fonts.width(scene.stage.words.tr(MATCH), "bold") + scene.px(36) + scene.px(10)


def _ask(
    scene: SlapTable,
    pen: Pen,
    text: str,
    seats: Sequence[Seat],
    answers: Sequence[pygame.Rect],
    beside: bool = False,
) -> None:
    """With the marks of those who are to answer; above the answers or beside them."""
    line = fitted(pen.line([text], "bold"), round(scene.frame.unit * 5), pen.fonts.line_height("bold"))
    parts = [*(palms.badge(seat, line.get_height()) for seat in seats), line]
    whole = sum(part.get_width() for part in parts) + pen.px(10) * len(seats)
    box = pygame.Rect(0, 0, whole + pen.px(36), line.get_height() + pen.px(18))
    low = round(scene.frame.to_px(0, scene.places.mine_top)[1])
    box.midbottom = scene.size[0] // 2, min((answer.top for answer in answers), default=low) - pen.px(12)
    if beside and answers:
        box.midright = answers[0].left - pen.px(10), answers[0].centery
    plates.panel(pen, box, palette.ACCENT)
    x = box.centerx - whole // 2
    for part in parts:
        pen.surface.blit(part, part.get_rect(midleft=(x, box.centery)))
        x += part.get_width() + pen.px(10)


def notice(scene: SlapTable, pen: Pen) -> None:
    """A sentence, above any answers; of a refusal it is told whose it is, where several people play."""
    assert scene.notice is not None
    x, low = scene.frame.to_px(0, scene.places.mine_top - 0.1)
    bottom = x, min((answer.top - pen.px(8) for answer in _answers(scene)), default=low)
    width = round(scene.frame.unit * 4.6)
    if scene.scolding and scene.scolded is not None and len(scene.hands.by_seat) > 1:
        _scold(scene, pen, scene.scolded, scene.notice[0], bottom, width)
        return
    edge = palette.REFUSAL if scene.scolding else palette.ACCENT
    plates.sentence(pen, bottom, scene.notice[0], width, edge)


def _scold(
    scene: SlapTable, pen: Pen, seat: Seat, sentence: str, bottom: tuple[float, float], width: int
) -> None:
    name = fitted(pen.line([scene.name(seat)], "bold"), width, pen.fonts.line_height("bold"))
    mark = palms.badge(seat, round(name.get_height() * 1.1))
    lines = pen.fonts.wrap(sentence, "body", width)
    text = pen.fonts.render_lines(lines, "body", palette.TEXT, centred=True)
    first = mark.get_width() + pen.px(10) + name.get_width()
    size = max(first, text.get_width()) + pen.px(36), mark.get_height() + text.get_height() + pen.px(24)
    box = pygame.Rect((0, 0), size)
    box.midbottom = round(bottom[0]), round(bottom[1])
    line = max(1.5, pen.fonts.scale * 2)
    pen.surface.blit(rounded(size, pen.px(14), (*palette.PANEL_SOLID, 240), palette.REFUSAL, line), box)
    y = box.top + pen.px(10) + mark.get_height() // 2
    x = box.centerx - first // 2
    pen.surface.blit(mark, mark.get_rect(midleft=(x, y)))
    pen.surface.blit(name, name.get_rect(midleft=(x + mark.get_width() + pen.px(10), y)))
    pen.surface.blit(text, text.get_rect(midbottom=(box.centerx, box.bottom - pen.px(10))))
