"""What the table of 66 shows beside its cards: seats, points, pips, words, and the score of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from cardtable.engine.game import N_
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.sixty_six.buttons import asks_to_close
from cardtable.scenes.sixty_six.places import TRICK, TRUMP
from cardtable.ui import palette, plates
from cardtable.ui.cloth import cloth, faint_suit
from cardtable.ui.layout import Row
from cardtable.ui.pills import Pill, in_rows
from cardtable.ui.plates import Pen, Piece
from cardtable.ui.scorer import scorer_blits
from cardtable.ui.shapes import rounded
from cardtable.ui.text import Pip

if TYPE_CHECKING:
    from cardtable.scenes.sixty_six import SixtySixTable

# What decided a deal, by the engine's reason and whether the player has won it.
STORIES = {
    ("sixty_six", True): N_("You have counted to 66."),
    ("sixty_six", False): N_("{name} has counted to 66."),
    ("close_failed", True): N_("{name} closed and did not reach 66."),
    ("close_failed", False): N_("You closed and did not reach 66."),
    ("wrong_claim", True): N_("{name} claimed 66 without having it."),
    ("wrong_claim", False): N_("You claimed 66 without having it."),
}


LARGE_TEXT = 1.0  # a hundred points of the interface in card widths: from a text size of 125 %
PANEL_OVER_PILE = 1.25  # and from 150 %, where a panel with many buttons covers the player's tricks


def ground(scene: SixtySixTable) -> pygame.Surface:
    """The cloth with the trump's suit in it, large and faint, beside the stock."""
    if scene.plain is None or scene.plain.get_size() != scene.size:
        scene.plain = cloth(scene.size)
    places, unit = scene.places, scene.frame.unit
    centre = scene.frame.to_px(places.middle - 2.05, places.centre)
    return faint_suit(scene.plain, scene.stage.art, scene.view.trump, centre, round(unit * 2.9))


# -- under the cards


def seats(scene: SixtySixTable, pen: Pen) -> None:
    _turn_glow(scene, pen)
    _other_seat(scene, pen)
    for seat in (scene.me, scene.you):
        _pips(scene, pen, seat)
        _points(scene, pen, seat)
    if scene.grip.carried is not None:
        _lit_zones(scene, pen)


def _acting(scene: SixtySixTable) -> Seat | None:
    return next(iter(scene.view.to_act), None) if scene.view.phase == "play" else None


def _turn_glow(scene: SixtySixTable, pen: Pen) -> None:
    acting, unit = _acting(scene), scene.frame.unit
    if acting is None:
        return
    box, mine = scene.frame.box, acting == scene.me
    light = plates.glow((round(unit * (7.6 if mine else 6.0)), round(unit * (2.6 if mine else 2.0))))
    pen.centred(light, *scene.frame.to_px(scene.places.middle, box.bottom - 0.55 if mine else box.top + 0.45))


def _other_seat(scene: SixtySixTable, pen: Pen) -> None:
    where = scene.frame.to_px(scene.places.middle - 3.1, scene.frame.box.top + 0.55)
    width = round(scene.frame.unit * 1.15)
    plates.name_plate(
        pen, where, scene.name(scene.you), scene.level(scene.you), width, _acting(scene) == scene.you
    )


def _pips(scene: SixtySixTable, pen: Pen, seat: Seat) -> None:
    """The seven or eight of a seat, with its name and the number of pips that show."""
    most = scene.view.options.match_pips
    card, unit = scene.places.scorer(seat), scene.frame.unit
    middle = scene.size[0] / 2, scene.size[1] / 2
    suit = "D" if seat == scene.me else "S"
    pen.surface.fblits(scorer_blits(scene.stage.art, middle, unit, card, most, suit, scene.shown_pips[seat]))
    shown = round(scene.shown_pips[seat])
    who = pen.fonts.ellipsised(scene.name(seat), "body", round(unit * 1.1))
    label = pen.line([f"{who} · {shown}"], "bold", palette.TEXT)
    pen.centred(label, *scene.frame.to_px(card.x + 0.12, card.y - 0.82))


def _points(scene: SixtySixTable, pen: Pen, seat: Seat) -> None:
    """Counted points beside the taken tricks; the player's own are the largest number on the table."""
    points, words = scene.counted[seat], scene.stage.words
    pile = scene.places.taken(seat)
    mine = seat == scene.me
    x, y = scene.frame.to_px(pile.x, pile.y + 0.46)
    lines = [words.tr("count yourself")] if points is None and mine else []
    if points is not None:
        number = pen.line([str(points)], "number" if mine else "heading")
        large = pen.px(100) / scene.frame.unit
        if large > LARGE_TEXT:  # below the pile there is no room
            aside = 1.72 if mine and large > PANEL_OVER_PILE else 0.56
            beside = scene.frame.to_px(pile.x - aside, pile.y)
            pen.surface.blit(number, number.get_rect(midright=beside))
        else:
            pen.surface.blit(number, number.get_rect(midtop=(x, y)))
            y += number.get_height() - pen.px(4)
            whose = f"{words.tr_n('point', 'points', points)} · {scene.name(seat)}"
            lines.append(pen.fonts.ellipsised(whose, "small", round(1.9 * scene.frame.unit)))
    if waiting := scene.view.pending[seat]:
        lines.append(words.tr("{n} wait for a trick", n=waiting))
    for line in lines:
        text = pen.line([line], "small", palette.TEXT_SECOND)
        pen.surface.blit(text, text.get_rect(midtop=(x, y)))
        y += text.get_height()


def _lit_zones(scene: SixtySixTable, pen: Pen) -> None:
    """Where the card in hand may be let go."""
    carried = scene.grip.carried
    assert carried is not None
    for zone in (TRICK, TRUMP):
        box = scene.zone_box(zone)
        if carried.card and box and scene.fitting(carried.card, zone):
            left, top, width, height = scene.frame.box_px(box)
            lit = rounded((width, height), pen.px(18), (*palette.ACCENT, 26), palette.ACCENT, pen.px(2))
            pen.surface.blit(lit, (left, top))


# -- over the cards


def over(scene: SixtySixTable, pen: Pen) -> None:
    _stock_count(scene, pen)
    if scene.said:
        mine = scene.said.seat == scene.me
        y = scene.frame.box.bottom - 2.05 if mine else scene.frame.box.top + 1.7
        plates.bubble(pen, scene.frame.to_px(scene.places.middle, y), scene.said.parts)
    if scene.peek_key or scene.peek_mouse:
        _last_trick(scene, pen)
    if scene.standing():
        _deal_score(scene, pen)
    elif scene.started and scene.view.phase == "play":
        if not scene.timeline.idle:
            scene.panel = lay_panel(scene, ())
        plates.panel(pen, scene.panel, palette.ACCENT if scene.my_turn else None)
        _write(pen, scene.panel, panel_lines(scene))
    if scene.notice:
        bottom = scene.frame.to_px(scene.places.middle, scene.frame.box.bottom - 1.85)
        width = round(scene.frame.unit * 4.8)
        edge = palette.REFUSAL if scene.scolding else palette.ACCENT
        plates.sentence(pen, bottom, scene.notice[0], width, edge)


def _stock_count(scene: SixtySixTable, pen: Pen) -> None:
    count = len(scene.cards.zones.get(Zone(Place.STOCK), ())) + len(scene.cards.zones.get(TRUMP, ()))
    if count:
        number = pen.line([str(count)], "small", palette.TEXT_SECOND)
        pen.centred(number, *scene.frame.to_px(scene.places.middle - 2.3, scene.places.centre + 0.88))


def _last_trick(scene: SixtySixTable, pen: Pen) -> None:
    """The cards of the trick taken last, large, beside the pile of who took it."""
    if scene.last_taken is None:
        return
    cards, seat = scene.last_taken
    pile, unit = scene.places.taken(seat), scene.frame.unit
    for card, pose in zip(cards, Row(pile.x - 1.75, pile.y, 3.0, 0.8).poses(len(cards)), strict=True):
        at = scene.frame.to_px(pose.x, pose.y)
        pen.surface.fblits(scene.stage.art.blits(card, at, unit, lift=2))


# -- the panel with the buttons


def panel_lines(scene: SixtySixTable) -> list[tuple[Sequence[Piece], str]]:
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
    lines: list[tuple[Sequence[Piece], str]] = [((tr("Your turn"),), "bold")]
    lines.append(((tr("You lead") if leads else tr("Answer the card"),), "small"))
    return lines


def lay_panel(scene: SixtySixTable, pills: Sequence[Pill]) -> pygame.Rect:
    """The panel's box, as high as its words and buttons need; the buttons are put into it."""
    fonts, art = scene.stage.fonts, scene.stage.art
    if scene.standing():
        width, lines = scene.px(460), _score_lines(scene)
    else:
        width, lines = _panel_width(scene, pills), panel_lines(scene)
    height = scene.px(28) + sum(_height(scene, pieces, style, width) for pieces, style in lines)
    inner = pygame.Rect(scene.px(14), 0, width - scene.px(28), 0)
    used = in_rows(pills, fonts, art, scene.px(42), inner, scene.px(10))
    box = pygame.Rect(0, 0, width, height + (used + scene.px(12) if pills else 0))
    if scene.standing():
        places = scene.places  # to the right of the stock
        box.center = scene.frame.to_px(places.middle + 1.15, places.centre)
    else:
        box.bottomright = scene.size[0] - scene.px(18), scene.size[1] - scene.px(18)
    for pill in pills:
        pill.box.move_ip(box.left, box.bottom - used - scene.px(14))
    return box


def _panel_width(scene: SixtySixTable, pills: Sequence[Pill]) -> int:
    """Wider for a button that needs it, as far as the player's cards leave room."""
    fonts, art, unit = scene.stage.fonts, scene.stage.art, scene.frame.unit
    usual = min(2.3 * unit, scene.px(340))
    widest = max((pill.width(fonts, art, scene.px(42)) for pill in pills), default=0) + scene.px(28)
    return round(min(max(usual, widest), max(usual, 2.6 * unit)))


def _wrapped(pen: Pen, pieces: Sequence[Piece], style: str, width: int) -> pygame.Surface:
    if len(pieces) == 1 and isinstance(pieces[0], str):
        lines = pen.fonts.wrap(pieces[0], style, width - pen.px(28))
        colour = palette.TEXT_SECOND if style in ("small", "body") else palette.TEXT
        return pen.fonts.render_lines(lines, style, colour, centred=True)
    return pen.line(pieces, style)


def _height(scene: SixtySixTable, pieces: Sequence[Piece], style: str, width: int) -> int:
    pen = Pen(pygame.Surface((1, 1)), scene.stage.fonts, scene.stage.art)
    return _wrapped(pen, pieces, style, width).get_height()


def _write(pen: Pen, box: pygame.Rect, lines: Sequence[tuple[Sequence[Piece], str]]) -> None:
    y = box.top + pen.px(14)
    for pieces, style in lines:
        picture = _wrapped(pen, pieces, style, box.width)
        pen.surface.blit(picture, picture.get_rect(midtop=(box.centerx, y)))
        y += picture.get_height()


# -- the score of a deal


def _score_lines(scene: SixtySixTable) -> list[tuple[Sequence[Piece], str]]:
    tr, deal = scene.stage.words.tr, scene.view.last_deal
    assert deal is not None
    mine, yours = deal.counted[scene.me], deal.counted[scene.you]
    counted: tuple[Sequence[Piece], str] = ((f"{mine} : {yours}",), "number")
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


def _deal_score(scene: SixtySixTable, pen: Pen) -> None:
    plates.panel(pen, scene.panel, palette.ACCENT)
    _write(pen, scene.panel, _score_lines(scene))


__all__ = ["Pip", "ground", "lay_panel", "over", "seats"]
