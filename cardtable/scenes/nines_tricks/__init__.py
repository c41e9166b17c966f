"""The table of «Девятки», nines in tricks, for three players."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.nines_tricks import DUMMY, HANDS, SWAP, TRICK
from cardtable.engine.match import Match
from cardtable.engine.table import Place, Zone
from cardtable.scenes.nines_tricks import buttons, paint, panel
from cardtable.scenes.nines_tricks.cloth import NinesTricksCloth
from cardtable.scenes.nines_tricks.handful import Handful
from cardtable.scenes.nines_tricks.sheet import NinesTricksOver, SheetScene
from cardtable.scenes.scene import Push, Request, Scene, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.grip import Clicked
from cardtable.ui.layout import Box
from cardtable.ui.panel import Line
from cardtable.ui.pills import Pill


class NinesTricksTable(NinesTricksCloth):
    key = "nines_tricks"
    drops: ClassVar = {Place.TRICK: ("play",), Place.DUMMY: ("swap",)}

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.handful = Handful(self.cards)
        self._aimed: Move | None = None  # the only move there was when the button went down

    # -- the whole hand, and where cards may be let go

    @property
    def exchanging(self) -> bool:
        """Whether it is now that hands are kept or given away: a card then stands for all of them."""
        return self.view.phase == "exchange"

    def zone_box(self, zone: Zone) -> Box | None:
        open_zone = DUMMY if self.exchanging else TRICK
        return self.places.drop_box(zone) if zone is open_zone else None

    def fitting(self, card: Card, zone: Zone) -> list[Move]:
        if zone is DUMMY:
            return [move for move in self.view.legal if move is SWAP]
        return super().fitting(card, zone)

    def meant(self, card: Card, zone: Zone) -> Move:
        return SWAP if zone is DUMMY else super().meant(card, zone)

    def tick(self, dt_ms: float) -> Request | None:
        answer = super().tick(dt_ms)
        carried = self.grip.carried
        if carried is not None and self.exchanging:
            mine = self.cards.zones[HANDS[self.me]]
            cards = [sprite.card for sprite in mine]
            self.handful.follow(dt_ms, carried, mine, lambda: self.poses(HANDS[self.me], cards))
            self.dirty = True
        elif self.handful:  # play has begun meanwhile
            self._scatter()
        return answer

    def _scatter(self) -> None:
        """The cards that follow the carried one go back into the hand."""
        for each in self.handful.drop():
            super()._send_home(each)

    def submit(self, move: Move) -> bool:
        done = super().submit(move)
        if done:
            self.handful.drop()
        return done

    def _send_home(self, sprite: Sprite | None) -> None:
        if sprite is not None:
            self._scatter()
        super()._send_home(sprite)

    def _rest_rise(self, sprite: Sprite) -> float:
        """All cards of a hand that may be given away rise together with the one that is pointed at."""
        if not (self.exchanging and self.my_turn):
            return super()._rest_rise(sprite)
        pointed = {self.grip.hovered, self.grip.cursor, self.grip.chosen} - {None}
        return t.LEGAL_RISE + (t.HOVER_RISE if pointed and sprite not in pointed else 0.0)

    # -- a card that is the only one

    @property
    def only_move(self) -> Move | None:
        """Where the rules leave no choice: a click anywhere plays it."""
        if not self.my_turn or self.view.phase != "play" or len(self.view.legal) != 1:
            return None
        return self.view.legal[0]

    def marked(self, sprite: Sprite) -> bool:
        only = self.only_move
        return super().marked(sprite) or (only is not None and sprite.card in only.cards)

    def _pressed(self, pos: tuple[int, int], button: int) -> None:
        self._aimed = self.only_move  # not what only comes by this press, which may end an animation
        super()._pressed(pos, button)

    def _clicked(self, click: Clicked) -> None:
        if not self._play_aimed():
            super()._clicked(click)

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        if not self._play_aimed():
            super()._clicked_cloth(pos)

    def _play_aimed(self) -> bool:
        only = self.only_move
        return only is not None and only is self._aimed and self.submit(only)

    def _press_key(self) -> Request | None:
        only = self.only_move
        if only is not None and self.pill_focus is None and self.grip.cursor is None:
            self.submit(only)
            return None
        return super()._press_key()

    # -- buttons, and what follows

    def stands(self, move: str) -> str:
        if move != str(SWAP):
            return ""
        return self.stage.words.tr("You have seen the fourth hand: the exchange stands.")

    def buttons(self) -> list[Pill]:
        pills = self.after_deal() if self.standing() else buttons.for_moves(self)
        self.lay_panel(pills)
        return [*pills, *self.icons()]

    def after_deal(self) -> list[Pill]:
        words = self.stage.words.tr("Score sheet")
        return [*super().after_deal(), Pill("sheet", (words,), self.open_sheet)]

    def open_sheet(self) -> Request:
        return Push(SheetScene(self.stage, self.sheet()))

    def results(self) -> Scene:
        told = self.sheet(), self.view.winners[0], self.me
        return NinesTricksOver(self.stage, told, self.again)

    # -- drawing

    def panel_room(self) -> Box:
        return panel.room(self)

    def panel_lines(self) -> list[Line]:
        return panel.lines(self)

    def trace(self) -> dict[str, Any]:
        shown = self.view.last_trick if self.peeking else ()
        return {
            **super().trace(),
            "last_trick": [str(card) for card in shown],
            "tricks": list(self.view.tricks),
            "exchanged": list(self.view.exchanged),
            "trump": self.view.trump,
            "only": str(self.only_move) if self.only_move else None,
        }

    def under(self) -> object:
        carried = self.grip.carried
        held = carried and carried.card, bool(self.handful)
        hand = len(self.cards.zones.get(Zone(Place.HAND, self.acting), ()))
        seen = hand, self.view, self.counted, self.shown_exchanged, tuple(self.shown_points), self.heaps.look
        where = (
            self.marker,
            self.shown_dealer,
            self.acting,
            self.aside,
            self.standing(),
            self.dealing,
            self.started,
            self.tone,
        )
        return seen, where, held, self.stage.art.changes

    def paint_under(self, surface: pygame.Surface) -> None:
        trump = None if self.dealing else self.view.trump
        self.lay_ground(surface, trump, self.places.trick_at)
        paint.seats(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))
