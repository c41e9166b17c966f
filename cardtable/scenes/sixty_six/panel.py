"""The panel of 66: whose turn it is, what can be said, and the score of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from cardtable.engine.game import N_
from cardtable.engine.table import Place
from cardtable.scenes.sixty_six.buttons import asks_to_close
from cardtable.ui import palette, plates
from cardtable.ui.layout import Box
from cardtable.ui.pills import Pill, in_rows
from cardtable.ui.plates import Pen, Piece
from cardtable.ui.text import Fonts

if TYPE_CHECKING:
    from cardtable.scenes.sixty_six import SixtySixTable

Line = tuple[Sequence[Piece], str]  # words and their style

SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the words and buttons: the first with which all has room

# What decided a deal, by the engine's reason and whether the player has won it.
STORIES = {
    ("sixty_six", True): N_("You have counted to 66."),
    ("sixty_six", False): N_("{name} has counted to 66."),
    ("close_failed", True): N_("{name} closed and did not reach 66."),
    ("close_failed", False): N_("You closed and did not reach 66."),
    ("wrong_claim", True): N_("{name} claimed 66 without having it."),
    ("wrong_claim", False): N_("You claimed 66 without having it."),
}


def panel_lines(scene: SixtySixTable) -> list[Line]:
    """What the panel says: each line with its style."""
    tr, view = scene.stage.words.tr, scene.view
    if scene.timeline.held_up:
        return [((tr("Click to go on"),), "bold")]
    if not view.legal:
        return [((tr("{name} is thinking", name=scene.name(scene.you)),), "body")]
    if asks_to_close(scene):
        return [
            ((tr("Close the stock?"),), "bold"),
            ((tr("No more cards are drawn; reach 66 or pay dearly."),), "small"),
        ]
    if scene.asked:
        return [((tr("Announce it?"),), "bold")]
    if scene.armed:
        return [((tr("Now lead the king or the queen"),), "bold")]
    leads = not view.zone(Place.TRICK)
    lines: list[Line] = [((tr("Your turn"),), "bold")]
    lines.append(((tr("You lead") if leads else tr("Answer the card"),), "small"))
    return lines


def score_lines(scene: SixtySixTable) -> list[Line]:
    tr, deal = scene.stage.words.tr, scene.view.last_deal
    assert deal is not None
    mine, yours = deal.counted[scene.me], deal.counted[scene.you]
    counted: Line = ((f"{mine} : {yours}",), "number")
    if deal.winner is None:
        return [((tr("Nobody wins the deal"),), "heading"), counted, ((tr("It is played again."),), "body")]
    won = deal.winner == scene.me
    name = scene.name(scene.you)
    pips = max(deal.points)
    return [
        ((tr("You win the deal") if won else tr("{name} wins the deal", name=name),), "heading"),
        counted,
        ((tr(STORIES[deal.reason, won], name=name),), "body"),
        ((scene.stage.words.tr_n("{n} pip", "{n} pips", pips),), "bold"),
    ]


def room(scene: SixtySixTable) -> Box:
    """The score of a deal stands in the middle, everything else at the right of the hand."""
    seats = scene.places.seats
    if not scene.standing():
        return seats.panel
    x, y, half = seats.centre.centre[0], scene.places.centre, min(2.6, seats.centre.width / 2)
    return Box(x - half, y - 1.75, x + half, y + 1.75)


def lay(scene: SixtySixTable, pills: Sequence[Pill]) -> None:
    """The panel as high as its words and buttons need, at the largest size that has room."""
    for size in SIZES:
        scene.panel, scene.panel_pen = _laid(scene, pills, size)
        if scene.panel.height <= scene.frame.box_px(room(scene))[3]:
            break


def _laid(scene: SixtySixTable, pills: Sequence[Pill], size: float) -> tuple[pygame.Rect, Pen]:
    fonts = scene.stage.fonts if size == 1 else _smaller(scene, size)
    pen = Pen(pygame.Surface((1, 1)), fonts, scene.stage.art)
    place = pygame.Rect(scene.frame.box_px(room(scene)))
    standing = scene.standing()
    width = min(place.width, max(pen.px(460), round(3.6 * scene.frame.unit))) if standing else place.width
    height = pen.px(28) + sum(_wrapped(pen, line, width).get_height() for line in lines(scene))
    inner = pygame.Rect(pen.px(14), 0, width - pen.px(28), 0)
    used = in_rows(pills, fonts, scene.stage.art, pen.px(42), inner, pen.px(10))
    box = pygame.Rect(0, 0, width, height + (used + pen.px(12) if pills else 0))
    box.midbottom = place.midbottom
    if standing:
        box.center = place.center
    for pill in pills:
        pill.box.move_ip(box.left, box.bottom - used - pen.px(14))
    return box, pen


def _smaller(scene: SixtySixTable, size: float) -> Fonts:
    """Kept by the scene: a font is slow to open."""
    scale = scene.stage.fonts.scale * size
    return scene.small_fonts.setdefault(scale, Fonts(scale))


def lines(scene: SixtySixTable) -> list[Line]:
    return score_lines(scene) if scene.standing() else panel_lines(scene)


def draw(scene: SixtySixTable, pen: Pen) -> None:
    standing = scene.standing()
    speaks = scene.timeline.held_up or (scene.acting is not None and scene.view.phase == "play")
    if not standing and not (scene.started and speaks):
        return
    if not standing and not scene.timeline.idle:
        lay(scene, ())
    plates.panel(pen, scene.panel, palette.ACCENT if standing or scene.my_turn else None)
    own, y = scene.panel_pen, scene.panel.top + scene.panel_pen.px(14)
    for line in lines(scene):
        picture = _wrapped(own, line, scene.panel.width)
        pen.surface.blit(picture, picture.get_rect(midtop=(scene.panel.centerx, y)))
        y += picture.get_height()


def _wrapped(pen: Pen, line: Line, width: int) -> pygame.Surface:
    pieces, style = line
    if len(pieces) == 1 and isinstance(pieces[0], str):
        rows = pen.fonts.wrap(pieces[0], style, width - pen.px(28))
        colour = palette.TEXT_SECOND if style in ("small", "body") else palette.TEXT
        return pen.fonts.render_lines(rows, style, colour, centred=True)
    return pen.line(pieces, style)
