"""The table of Тысяча, for two, three and four players."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.thousand import AWAY, HANDS, TRICK
from cardtable.engine.match import Match
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.scene import Push, Request, Scene, Stage
from cardtable.scenes.thousand import buttons, paint, panel
from cardtable.scenes.thousand.cloth import ThousandCloth
from cardtable.scenes.thousand.notebook import Notebook
from cardtable.scenes.thousand.result import ThousandOver
from cardtable.scenes.thousand.sheet import Sheet
from cardtable.ui.layout import Box
from cardtable.ui.palette import ACCENT
from cardtable.ui.panel import Line
from cardtable.ui.pills import Pill
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts


class PaperPill(Pill):
    """The score sheet that lies on the table: it opens where it is pressed, and needs no words for that."""

    def draw(self, surface: pygame.Surface, fonts: Fonts, art: CardArt, warm: bool, focused: bool) -> None:
        if warm or focused:
            line = max(2.0, 2.5 * fonts.scale)
            surface.blit(rounded(self.box.inflate(8, 8).size, 6, None, ACCENT, line), self.box.inflate(8, 8))


class ThousandTable(ThousandCloth):
    key = "thousand"
    drops: ClassVar = {
        Place.TRICK: ("play", "marry", "aces"),
        Place.HAND: ("give",),
        Place.AWAY: ("discard",),
    }

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.fines_told = self.view.fines if match.record.log else ()
        self.first_number = 0  # of the bids that are offered at once

    # -- where a card may be let go

    def lit_zones(self) -> list[Zone]:
        """Where a card may be let go in this phase; an opponent is served by his place at the table."""
        if self.view.phase != "snos":
            return [TRICK]
        if any(move.verb == "discard" for move in self.view.legal):
            return [AWAY]
        return [*(HANDS[seat] for seat in self.view.active if seat != self.me), TRICK]

    def zone_box(self, zone: Zone) -> Box | None:
        if zone.place is Place.HAND:
            return None if zone.seat in (None, self.me) else self.places.seat_box(zone.seat or 0)
        return self.places.trick_box

    def _zone_at(self, x: float, y: float) -> Zone | None:
        zones = self.lit_zones()
        return next((zone for zone in zones if (box := self.zone_box(zone)) and box.contains(x, y)), None)

    def fitting(self, card: Card, zone: Zone) -> list[Move]:
        legal = self.view.legal
        if zone.place is Place.HAND:
            return [
                move
                for move in legal
                if move.cards == (card,) and (move.verb, move.number) == ("give", zone.seat)
            ]
        if self.view.phase == "snos":
            return [move for move in legal if move.cards == (card,)]
        return super().fitting(card, zone)

    def meant(self, card: Card, zone: Zone) -> Move:
        if zone.place is Place.HAND:
            return Move("give", (card,), zone.seat)
        return super().meant(card, zone)

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        """Two players: the talon that is pressed is taken."""
        at = self.frame.to_units(*pos)
        for move in self.view.legal:
            if move.verb == "take" and move.number and self._covers(Zone(Place.WIDOW, move.number), at):
                self.submit(move)
                return
        super()._clicked_cloth(pos)

    def _covers(self, zone: Zone, at: tuple[float, float]) -> bool:
        sprites = self.cards.zones.get(zone, ())
        return any(abs(s.pose.x - at[0]) < 0.45 and abs(s.pose.y - at[1]) < 0.6 for s in sprites)

    # -- what happens

    def refresh(self) -> None:
        if not self.view.legal:
            self.first_number = 0
        super().refresh()
        self._tell_fines()

    def _tell_fines(self) -> None:
        """What the cut of this deal has cost whom (G2-R07)."""
        if self.view.fines and self.view.fines != self.fines_told:
            tr = self.stage.words.tr
            self.say(
                " ".join(
                    tr("Three nines at the cut: {name} pays {n}.", name=self.name(seat), n=-points)
                    for seat, _, points in self.view.fines
                )
            )
        self.fines_told = self.view.fines

    def results(self) -> Scene:
        return ThousandOver(self.stage, self.over_story(), self.again)

    def over_story(self) -> tuple[Sheet, Seat, int]:
        """The sheet, who has won, and what the player wins or loses."""
        stakes = self.match.result().get("stakes", [0] * len(self.sitters))
        return self.sheet, self.view.winners[0], stakes[self.me]

    def after_deal(self) -> list[Pill]:
        words = self.stage.words.tr("Score sheet")
        return [*super().after_deal(), Pill("sheet", (words,), self.open_sheet)]

    def open_sheet(self) -> Request:
        return Push(Notebook(self.stage, self.sheet, self.deals))

    # -- input

    def submit(self, move: Move) -> bool:
        self.first_number = 0
        return super().submit(move)

    def turn_numbers(self, first: int) -> None:
        """Other bids are offered."""
        self.first_number = max(0, first)
        self.lay_pills()

    def ask_to_write_off(self, rospis: Move) -> None:
        """What cannot be taken back is asked once more."""
        self.asked = (rospis,)
        self.lay_pills()
        self.pill_focus = 1  # not at once what costs points

    def buttons(self) -> list[Pill]:
        pills = self.after_deal() if self.standing() else buttons.for_moves(self)
        self.lay_panel(pills)
        paper = PaperPill("paper", (), self.open_sheet, "icon")
        paper.box = pygame.Rect(self.frame.box_px(self.places.sheet))
        return [*pills, *buttons.on_cards(self), paper, *self.icons()]

    # -- drawing

    def panel_room(self) -> Box:
        return panel.room(self)

    def panel_lines(self) -> list[Line]:
        return panel.lines(self)

    def trace(self) -> dict[str, Any]:
        shown = self.view.last_trick if self.peeking else ()
        others = [seat for seat in range(len(self.sitters)) if seat != self.me]
        seats = {str(seat): list(self.frame.to_px(*self.places.seat_box(seat).centre)) for seat in others}
        return {
            **super().trace(),
            "last_trick": [str(card) for card in shown],
            "seats": seats,
            "order": self.view.order,
            "bids": list(self.view.bids),
            "points": list(self.view.points),
        }

    def under(self) -> object:
        carried = self.grip.carried
        hand = len(self.cards.zones.get(Zone(Place.HAND, self.acting), ()))
        seen = hand, self.view, self.counted, self.shown_bids, self.shown_trump, self.talon_told, self.sheet
        where = self.acting, self.standing(), self.dealing, self.started, self.tone
        return seen, where, carried and carried.card, self.armed, self.stage.art.changes

    def paint_under(self, surface: pygame.Surface) -> None:
        trump = None if self.dealing else self.shown_trump
        self.lay_ground(surface, trump, self.places.trick_at)
        paint.seats(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))
