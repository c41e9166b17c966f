"""The table of 66."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six import SixtySixView
from cardtable.engine.match import Match
from cardtable.engine.table import Called, Event, Moved, Place, Scored, Seat, Zone
from cardtable.scenes.results import Results
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.sixty_six import buttons, paint, panel
from cardtable.scenes.sixty_six.places import STOCK, TRICK, TRUMP, Places, places_of
from cardtable.scenes.sixty_six.story import story
from cardtable.scenes.sorting import sorted_hand
from cardtable.scenes.tricks import TrickTable
from cardtable.ui import timeline as t
from cardtable.ui.celebrate import burst, shower
from cardtable.ui.layout import Box, Pose
from cardtable.ui.panel import Line
from cardtable.ui.pills import Piece, Pill

ROYAL = 40  # points of a marriage in trumps


class SixtySixTable(TrickTable):
    key = "sixty_six"
    drops: ClassVar = {Place.TRICK: ("play", "marry"), Place.TRUMP: ("exchange",)}
    view: SixtySixView

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.you = 1 - self.me
        self.closed = self.view.closed_by is not None
        self.shown_pips = [float(score) for score in self.view.scores]
        self.counted = self.view.points  # as shown: a trick counts when it has been seen
        self.last_taken: tuple[Sequence[Card | None], Seat] | None = None
        self.royal = False  # forty are being announced, and are celebrated as the card is led
        for event in self.view.seen:
            self._note_taken(event)

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, self.me, self.closed)

    @property
    def turned_suit(self) -> str:
        """The trump's suit as soon as its card lies there; before that, nothing."""
        return (self.view.trump or "") if not self.dealing or self.cards.zones.get(TRUMP) else ""

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        if zone is TRICK:
            leader = self.owners.get(cards[0], self.me) if cards else self.me
            return self.places.trick(len(cards), leader, str(cards[:1]))
        poses = self.places.shape(zone).poses(len(cards))
        if zone.place is Place.HAND and zone.seat == self.me:
            order = sorted_hand(cards, self.view.trump, self.by_rank)
            return [poses[order.index(place)] for place in range(len(cards))]
        return poses

    def over_taken(self, x: float, y: float) -> bool:
        return self.places.over_taken(x, y)

    def zone_box(self, zone: Zone) -> Box | None:
        return self.places.drop_box(zone)

    def fitting(self, card: Card, zone: Zone) -> list[Move]:
        if zone is TRUMP:  # the nine is put on the turned card: the move itself names no card
            is_nine = card.rank == "9" and card.suit == self.view.trump
            return [move for move in self.view.legal if is_nine and move.verb == "exchange"]
        return super().fitting(card, zone)

    def meant(self, card: Card, zone: Zone) -> Move:
        if zone is TRUMP and card.rank == "9" and card.suit == self.view.trump:
            return Move("exchange")
        return super().meant(card, zone)

    # -- what happens

    def _note_taken(self, event: Event) -> None:
        if not isinstance(event, Moved):
            return
        if event.source is TRICK and event.target.seat is not None:
            self.last_taken = event.cards, event.target.seat
        elif event.target is STOCK:
            self.last_taken = None

    def told(self, event: Event) -> None:
        super().told(event)
        self._note_taken(event)
        match event:
            case Called(seat, move):
                self._called(seat, move)
            case Scored(_, scores):
                self._slide_pips(scores)
                if self.match.over and self.me in self.match.view().winners:
                    self.celebrate(shower(self.frame.box, "stars"), t.SHOWER)
            case Moved(target=zone) if zone is TRICK and self.royal:
                self.royal = False
                self.celebrate(burst(self.places.trick_at, self.view.trump or "H", "pips"), t.BURST)
            case Moved(target=zone) if zone is STOCK:
                self.closed = False

    def _called(self, seat: Seat, move: Move) -> None:
        tr = self.stage.words.tr
        words: dict[str, Sequence[Piece]] = {
            "exchange": (tr("I exchange"),),
            "close": (tr("I close"),),
            "claim": (tr("I have 66!"),),
        }
        if move.verb == "marry":
            self.royal = self.view.announces(move.cards[0].suit) == ROYAL
            words["marry"] = buttons.announcement(self, move.cards[0].suit)
        if move.verb in words:
            self.speak(seat, words[move.verb])
        if move.verb == "close":
            self.closed = True
            for sprite in self.cards.zones.get(TRUMP, ()):
                self.cards.send(sprite, self.poses(TRUMP, (sprite.card,))[0])

    def _slide_pips(self, scores: Sequence[int]) -> None:
        """The covers slide off the pips that a deal has opened (G1-R04)."""
        for seat, score in enumerate(scores):
            before = self.shown_pips[seat]

            def slide(done: float, seat: int = seat, before: float = before, score: int = score) -> None:
                self.shown_pips[seat] = before + (score - before) * done

            if score != before:
                self.timeline.play(t.Motion(t.SLIDE * (score - before), slide, t.ease_in_out))
        if scores[self.me] > self.shown_pips[self.me]:
            self.stage.sounds.play("win")

    def refresh(self) -> None:
        super().refresh()
        self.counted = self.view.points
        self.closed = self.view.closed_by is not None
        self.shown_pips = [float(score) for score in self.view.scores]

    def results(self) -> Scene:
        return Results(self.stage, story(self), self.again)

    # -- input

    def arm(self, marriages: Sequence[Move]) -> None:
        """The player announces: the next card is to be its king or queen; pressed again, he takes it back."""
        self.armed = () if marriages[0] in self.armed else tuple(marriages)
        self.lay_pills()
        self.pill_focus = None
        self.grip.cursor = self.cards.find(self.armed[0].cards[0]) if self.armed else None

    def ask_to_close(self, close: Move) -> None:
        """What cannot be taken back is asked once more."""
        self.asked = (close,)
        self.lay_pills()
        self.pill_focus = 0

    def buttons(self) -> list[Pill]:
        pills = self.after_deal() if self.standing() else buttons.for_moves(self)
        self.lay_panel(pills)
        return pills + self.icons()

    # -- drawing

    def panel_room(self) -> Box:
        return panel.room(self)

    def panel_lines(self) -> list[Line]:
        return panel.lines(self)

    def trace(self) -> dict[str, Any]:
        shown = self.last_taken[0] if self.last_taken and self.peeking else ()
        return {**super().trace(), "last_trick": [str(card) for card in shown]}

    def under(self) -> object:
        carried = self.grip.carried
        hand = len(self.cards.zones.get(Zone(Place.HAND, self.acting), ()))
        seen = (
            hand,
            self.view,
            self.counted,
            tuple(self.shown_pips),
            self.closed,
            self.acting,
            self.turned_suit,
            self.tone,
        )
        return seen, carried and carried.card, self.armed, self.stage.art.changes

    def paint_under(self, surface: pygame.Surface) -> None:
        self.lay_ground(surface, self.turned_suit, self.places.trick_at)
        paint.seats(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))
