"""What every table of cards has on its cloth: a sign in it, what is said aloud, short joys, the panel."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import pygame

from cardtable.engine.game import Options
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.table import Seat
from cardtable.scenes.scene import Replace, Request, Size, Stage
from cardtable.scenes.table import TableScene
from cardtable.ui import timeline as t
from cardtable.ui.celebrate import Celebration
from cardtable.ui.cloth import PipArt, cloth, faint_suit
from cardtable.ui.layout import Box, Point
from cardtable.ui.palette import TONES, Tone
from cardtable.ui.panel import Line, Panel
from cardtable.ui.pills import Piece, Pill
from cardtable.ui.plates import Pen

BUBBLE_MS = 1900.0
FAINT_SUIT = 2.5  # the width of the trump's suit in the cloth, in cards


@dataclass(frozen=True)
class Said:
    """What a seat has just said, until the clock shows `until_ms`."""

    seat: Seat
    parts: Sequence[Piece]
    until_ms: float


class ClothTable(TableScene):
    """A game's scene paints it, and says when something is said or celebrated."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.said: Said | None = None
        self.celebration: Celebration | None = None
        self.celebrated = 0.0  # from 0 to 1
        self.panel = Panel()
        self._plain: tuple[Size, str, pygame.Surface] | None = None  # the cloth, its size and name
        self._sign: tuple[object, pygame.Surface] | None = None  # the sign in it, and of what

    @classmethod
    def seated(
        cls, stage: Stage, seats: Sequence[Sitter], options: Options, dealer: Seat | None = None
    ) -> Self:
        """A first deal of these players; chance decides who deals, if nobody is named."""
        seed = secrets.token_hex(16)
        return cls.resume(stage, Record(cls.key, tuple(seats), seed, options.changed(), dealer=dealer))

    def again(self, dealer: Seat | None = None) -> Request:
        """The next match of the same players."""
        return Replace(type(self).seated(self.stage, self.match.record.seats, self.view.options, dealer))

    # -- what a game's scene says

    @abstractmethod
    def panel_room(self) -> Box:
        """Where the panel may lie: beside the hand, or with a deal's score in the middle."""

    @abstractmethod
    def panel_lines(self) -> list[Line]:
        """What the panel says; nothing: there is none."""

    @property
    def signs(self) -> PipArt:
        """Who draws the sign in the cloth."""
        return self.stage.art

    # -- the scene

    def layout(self, size: Size) -> None:
        self.panel = Panel()
        super().layout(size)

    @property
    def tone(self) -> Tone:
        return TONES[self.stage.settings.cloth]

    def pen(self, surface: pygame.Surface) -> Pen:
        return Pen(surface, self.stage.fonts, self.stage.art, self.tone)

    # -- what is said and celebrated

    def speak(self, seat: Seat, parts: Sequence[Piece]) -> None:
        """The seat says it aloud, for a while."""
        self.said = Said(seat, parts, self.stage.now_ms() + BUBBLE_MS)

    def celebrate(self, celebration: Celebration, ms: float) -> None:
        """Beside whatever else moves; a click ends it, and without motion there is none."""
        if self.timeline.reduce:
            return
        self.celebration = celebration

        def apply(done: float) -> None:
            self.celebrated = done

        def done() -> None:
            self.celebration = None

        self.timeline.play(t.Motion(ms, apply, t.linear, done))

    def tick(self, dt_ms: float) -> Request | None:
        if self.said and self.stage.now_ms() >= self.said.until_ms:
            self.said, self.dirty = None, True
        return super().tick(dt_ms)

    # -- the panel

    def lay_panel(self, pills: Sequence[Pill]) -> None:
        """The words of the moment, with these buttons below them."""
        room = pygame.Rect(self.frame.box_px(self.panel_room()))
        self.panel.lay(
            self.stage.fonts, self.stage.art, room, self.panel_lines(), pills, middle=self.standing()
        )

    def draw_panel(self, pen: Pen) -> None:
        """While somebody is to act, or a deal's score is to be looked at."""
        standing, lines = self.standing(), self.panel_lines()
        acts = self.acting is not None and self.view.phase not in ("pause", "over")
        if not standing and not (self.started and lines and (acts or self.timeline.held_up)):
            return
        if not standing and not self.timeline.idle and not self.my_turn:
            self.lay_panel(())
        self.panel.draw(pen, lines, standing or self.my_turn)

    # -- the cloth

    def lay_ground(self, surface: pygame.Surface, sign: str | None, at: Point) -> None:
        """The cloth with a suit in it, large and faint, where the cards are played; or without one."""
        surface.blit(self._plain_cloth(), (0, 0))
        if sign:
            picture = self._faint(sign)
            surface.blit(picture, picture.get_rect(center=self.frame.to_px(*at)))

    def _faint(self, sign: str) -> pygame.Surface:
        wanted = sign, round(self.frame.unit * FAINT_SUIT), self.tone.faint
        if self._sign is None or self._sign[0] != wanted:
            self._sign = wanted, faint_suit(self.signs, *wanted)
        return self._sign[1]

    def _plain_cloth(self) -> pygame.Surface:
        name = self.stage.settings.cloth
        if self._plain is None or self._plain[:2] != (self.size, name):
            self._plain = self.size, name, cloth(self.size, name)
        return self._plain[2]
