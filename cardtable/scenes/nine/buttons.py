"""The buttons of Nine: drawing, what may be discarded together, and the call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.nine import DISCARD, DRAW, NINE, PICK, total
from cardtable.scenes.nine.dress import named
from cardtable.ui import palette
from cardtable.ui.palette import Colour
from cardtable.ui.pills import Pill
from cardtable.ui.plates import fitted
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts

if TYPE_CHECKING:
    from cardtable.scenes.nine import NineTable

WARM: Final[Colour] = (0xF9, 0xCC, 0x6E)
DEAD: Final = 0.42  # how much of the call's sign is left while it may not be called


@dataclass
class WayPill(Pill):
    """Something that may be discarded; while the pointer is over it, its cards are marked."""

    cards: tuple[Card, ...] = ()


@dataclass
class CallPill(Pill):
    """NINE, and below it what it takes: gold while it may be called, else a press says why it may not."""

    live: bool = False
    takes: str = ""

    def draw(self, surface: pygame.Surface, fonts: Fonts, art: CardArt, warm: bool, focused: bool) -> None:
        height, radius = self.box.height, self.box.height * 0.34
        if focused:
            ring = self.box.inflate(round(height * 0.2), round(height * 0.2))
            surface.blit(rounded(ring.size, radius * 1.2, None, palette.TEXT, max(2.0, height / 22)), ring)
        fill: Sequence[int] = palette.ACCENT if self.live else palette.PANEL
        if warm and self.live:
            fill = WARM
        edge = palette.TEXT if self.live else (*palette.TEXT_SECOND, 90)
        surface.blit(rounded(self.box.size, radius, tuple(fill), edge, max(1.5, height / 30)), self.box)
        ink = palette.INK if self.live else palette.TEXT_SECOND
        sign = fonts.render("NINE", "heading", ink)
        sign = fitted(sign, round(self.box.width * 0.82), round(height * 0.5))
        if not self.live:
            sign = sign.copy()
            sign.set_alpha(round(255 * DEAD))
        surface.blit(sign, sign.get_rect(center=(self.box.centerx, self.box.top + height * 0.37)))
        takes = fitted(
            fonts.render(self.takes, "small", ink), round(self.box.width * 0.9), round(height * 0.3)
        )
        surface.blit(takes, takes.get_rect(center=(self.box.centerx, self.box.top + height * 0.76)))


def for_moves(scene: NineTable) -> list[Pill]:
    if scene.asked:
        return _really_call(scene)
    if scene.view.phase == "draw":
        return _taking(scene)
    return [_way(scene, move, scene.armed[:1] == (move,)) for move in scene.offers()]


def _taking(scene: NineTable) -> list[Pill]:
    tr, legal = scene.stage.words.tr, scene.view.legal
    pills = []
    if DRAW in legal:
        pills.append(Pill("draw", (tr("Draw"),), lambda: scene.submit(DRAW), "gold"))
    if PICK in legal:
        top = scene.view.zone(DISCARD.place)[-1:]
        label = tr("Take {card}", card=named((card for card in top if card), scene.art))
        pills.append(Pill("pick", (label,), lambda: scene.submit(PICK), "gold"))
    return pills


def _way(scene: NineTable, move: Move, chosen: bool) -> Pill:
    label = named(move.cards, scene.art)
    return WayPill(
        str(move), (label,), lambda: scene.submit(move), "gold" if chosen else "outline", cards=move.cards
    )


def _really_call(scene: NineTable) -> list[Pill]:
    tr = scene.stage.words.tr
    return [
        Pill("really", (tr("Call NINE"),), lambda: scene.submit(NINE), "gold"),
        Pill("not yet", (tr("Not yet"),), scene.take_back),
    ]


def call(scene: NineTable) -> Pill:
    live = NINE in scene.view.legal and scene.my_turn
    pill = CallPill("nine", ("NINE",), scene.call, live=live, takes=_takes(scene))
    pill.box = pygame.Rect(scene.frame.box_px(scene.places.call))
    return pill


def _takes(scene: NineTable) -> str:
    """How many points a call takes; to who has so few in the first round, that it is too early."""
    words, view = scene.stage.words, scene.view
    limit = view.options.call_limit
    if scene.started and total(scene.mine()) <= limit and not all(view.turns):
        return words.tr("after the first round")
    return words.tr_n("{n} point or fewer", "{n} points or fewer", limit)
