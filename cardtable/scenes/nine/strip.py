"""The strip of totals: a lane a seat, with the lucky total and the end marked through all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from cardtable.engine.table import Seat
from cardtable.scenes.nine.teams import COLOURS, letter, mark, of
from cardtable.ui import palette, plates
from cardtable.ui.layout import Point
from cardtable.ui.palette import Colour
from cardtable.ui.plates import Pen, fitted
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.scenes.nine.cloth import NineCloth

NAME: Final = 1.15  # card units, at the left
NUMBERS: Final = 1.05  # and at the right: the total, and what the deal brought
TEAM_SUM: Final = 0.5
PAD: Final = 0.1
OTHERS_BAR: Final[Colour] = (0x8F, 0xA8, 0x9F)
BRIGHT: Final[Colour] = (0xFF, 0xD9, 0x85)


def order(scene: NineCloth) -> list[Seat]:
    """The player first, each team together."""
    seats = scene.seats_from(scene.me)
    if not scene.view.options.in_teams:
        return seats
    return [seat for first in seats[: len(seats) // 2] for seat in scene.view.team(first)]


def track(scene: NineCloth) -> tuple[float, float]:
    """Where zero and the end are, in card units."""
    box = scene.places.strip
    aside = TEAM_SUM if scene.view.options.in_teams else 0.0
    return box.left + PAD + NAME, box.right - PAD - NUMBERS - aside


def at(scene: NineCloth, points: float) -> float:
    left, right = track(scene)
    return left + (right - left) * min(1.0, max(0.0, points) / scene.view.options.end_score)


def lane_y(scene: NineCloth, seat: Seat) -> float:
    """The middle of a seat's lane."""
    places = scene.places
    low = places.strip.bottom - PAD / 2
    return low - places.lane * (len(scene.sitters) - order(scene).index(seat) - 0.5)


def end_of(scene: NineCloth, seat: Seat) -> Point:
    return at(scene, scene.totals[seat]), lane_y(scene, seat)


def paint(scene: NineCloth, pen: Pen) -> None:
    plates.panel(pen, pygame.Rect(scene.frame.box_px(scene.places.strip)))
    _scale(scene, pen)
    for seat in range(len(scene.sitters)):
        _lane(scene, pen, seat)
    if scene.view.options.in_teams:
        _team_sums(scene, pen)


# -- the numbers that matter


def _scale(scene: NineCloth, pen: Pen) -> None:
    options = scene.view.options
    _mark(scene, pen, options.end_score, palette.REFUSAL)
    _label(scene, pen, str(options.end_score), at(scene, options.end_score), palette.REFUSAL)
    if 0 < options.magic_score < options.end_score:
        _mark(scene, pen, options.magic_score, palette.ACCENT)
        _mark(scene, pen, options.magic_to, palette.ACCENT, 110)
        _leap(scene, pen)


def _label(scene: NineCloth, pen: Pen, text: str, x: float, colour: Colour) -> pygame.Rect:
    """A number over its mark; the end's stands at the right of it, for 90 is near."""
    box, high = scene.places.strip, scene.frame.unit * 0.25
    picture = fitted(pen.line([text], "bold", colour), 400, round(high))
    px, y = scene.frame.to_px(x, box.top + 0.16)
    rect = picture.get_rect(center=(px, y))
    if colour == palette.REFUSAL:
        rect.left = px - pen.px(4)
    pen.surface.blit(picture, rect)
    return rect


def _leap(scene: NineCloth, pen: Pen) -> None:
    """From the lucky total back to what it becomes: an arrow between the two numbers."""
    options = scene.view.options
    start = _label(scene, pen, str(options.magic_score), at(scene, options.magic_score), palette.ACCENT)
    end = _label(scene, pen, str(options.magic_to), at(scene, options.magic_to), palette.ACCENT)
    y, tip = start.centery + pen.px(1), end.right + pen.px(7)
    line, size = max(1, pen.px(2)), pen.px(6)
    if start.left - pen.px(5) > tip + size:
        pygame.draw.line(pen.surface, palette.ACCENT, (tip + size, y), (start.left - pen.px(5), y), line)
        points = [(tip, y), (tip + size * 1.4, y - size * 0.8), (tip + size * 1.4, y + size * 0.8)]
        pygame.draw.polygon(pen.surface, palette.ACCENT, points)


def _mark(scene: NineCloth, pen: Pen, points: int, colour: Colour, alpha: int = 190) -> None:
    places, frame = scene.places, scene.frame
    low = places.strip.bottom - PAD / 2
    x, top = frame.to_px(at(scene, points), low - places.lane * len(scene.sitters))
    width = max(2, pen.px(2))
    line = pygame.Surface((width, round(frame.unit * places.lane * len(scene.sitters))), pygame.SRCALPHA)
    line.fill((*colour, alpha))
    pen.surface.blit(line, (x - width // 2, top))


# -- the lanes


def _lane(scene: NineCloth, pen: Pen, seat: Seat) -> None:
    frame, box, y = scene.frame, scene.places.strip, lane_y(scene, seat)
    high = frame.unit * scene.places.lane
    _, right = track(scene)
    name = pen.fonts.ellipsised(scene.name(seat), _style(scene, seat), round(frame.unit * NAME / 0.8))
    picture = fitted(
        pen.line([name], _style(scene, seat), _ink(scene, seat)),
        round(frame.unit * (NAME - 0.1)),
        round(high),
    )
    x, middle = frame.to_px(box.left + PAD, y)
    pen.surface.blit(picture, picture.get_rect(midleft=(x, middle)))
    if scene.lost(seat):  # crossed out, as on a slate
        line = max(2, pen.px(2))
        pygame.draw.line(pen.surface, palette.REFUSAL, (x, middle), (x + picture.get_width(), middle), line)
    _bar(scene, pen, seat, middle)
    number = fitted(
        pen.line([str(round(scene.totals[seat]))], "bold", _ink(scene, seat)),
        round(frame.unit * 0.5),
        round(high),
    )
    x = frame.to_px(right + 0.55, y)[0]
    pen.surface.blit(number, number.get_rect(midright=(x, middle)))
    change = _change(scene, seat)
    if change:
        small = fitted(
            pen.line([change], "small", palette.TEXT_SECOND), round(frame.unit * 0.42), round(high)
        )
        pen.surface.blit(small, small.get_rect(midleft=(x + pen.px(7), middle)))


def _style(scene: NineCloth, seat: Seat) -> str:
    return "bold" if seat == scene.me else "body"


def _ink(scene: NineCloth, seat: Seat) -> Colour:
    return palette.REFUSAL if scene.lost(seat) else palette.TEXT


def _colour(scene: NineCloth, seat: Seat) -> Colour:
    if scene.lost(seat):
        return palette.REFUSAL
    if scene.view.options.in_teams:
        return COLOURS[of(seat, len(scene.sitters))]
    return palette.ACCENT if seat == scene.me else OTHERS_BAR


def _bar(scene: NineCloth, pen: Pen, seat: Seat, middle: int) -> None:
    frame = scene.frame
    thick = max(4, round(frame.unit * scene.places.lane * 0.42))
    left, right = (frame.to_px(x, 0)[0] for x in track(scene))
    ground = rounded((right - left, thick), thick / 2, (*palette.TEXT_SECOND, 44))
    pen.surface.blit(ground, (left, middle - thick // 2))
    end = frame.to_px(at(scene, scene.totals[seat]), 0)[0]
    if end - left >= thick // 2:
        filled = rounded((max(thick, end - left), thick), thick / 2, _colour(scene, seat))
        pen.surface.blit(filled, (left, middle - thick // 2))
    if scene.view.options.in_teams:
        dot = mark(pen, of(seat, len(scene.sitters)), round(thick * 1.9))
        pen.surface.blit(dot, dot.get_rect(center=(max(left, end), middle)))
    else:
        knob = rounded(
            (thick * 2, thick * 2), thick, _colour(scene, seat), palette.PANEL_SOLID, max(1.0, thick / 6)
        )
        pen.surface.blit(knob, knob.get_rect(center=(max(left, end), middle)))


def _change(scene: NineCloth, seat: Seat) -> str:
    """What the deal that has just ended brought."""
    deal = scene.result
    if deal is None or not scene.standing():
        return ""
    return f"+{deal.points[seat]}"


def _team_sums(scene: NineCloth, pen: Pen) -> None:
    players, frame = len(scene.sitters), scene.frame
    x = scene.places.strip.right - PAD - TEAM_SUM / 2
    for first in order(scene)[::2]:
        both = scene.view.team(first)
        y = sum(lane_y(scene, seat) for seat in both) / 2
        text = f"{letter(of(first, players))} {round(sum(scene.totals[seat] for seat in both))}"
        colour = COLOURS[of(first, players)]
        picture = fitted(
            pen.line([text], "bold", colour), round(frame.unit * TEAM_SUM), round(frame.unit * 0.4)
        )
        pen.centred(picture, *frame.to_px(x, y))
