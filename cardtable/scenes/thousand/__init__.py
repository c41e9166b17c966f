"""The table of Тысяча, for two, three and four players."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import Move, Options
from cardtable.engine.games.thousand import AWAY, HANDS, TRICK, ThousandResult, ThousandView
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.table import Called, Event, Moved, Place, Scored, Seat, Zone
from cardtable.scenes.actions import action_of
from cardtable.scenes.scene import Push, Replace, Request, Size, Stage
from cardtable.scenes.table import OPPONENTS, TableScene
from cardtable.scenes.thousand import buttons, paint, panel
from cardtable.scenes.thousand.notebook import Notebook
from cardtable.scenes.thousand.places import Places, places_of, sorted_hand
from cardtable.scenes.thousand.result import ThousandOver
from cardtable.scenes.thousand.sheet import Sheet, sheet_of
from cardtable.ui import timeline as t
from cardtable.ui.celebrate import Celebration, burst, shower
from cardtable.ui.layout import Box, Pose
from cardtable.ui.palette import ACCENT, TONES, Tone
from cardtable.ui.pills import Piece, Pill
from cardtable.ui.plates import Pen
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts

BUBBLE_MS = 1900.0
TALON_MS = 1700.0  # how long the opened talon lies before it is taken up


@dataclass(frozen=True)
class Said:
    """What a seat has just said, until the clock shows `until_ms`."""

    seat: Seat
    parts: Sequence[Piece]
    until_ms: float


class PaperPill(Pill):
    """The score sheet that lies on the table: it opens where it is pressed, and needs no words for that."""

    def draw(self, surface: pygame.Surface, fonts: Fonts, art: CardArt, warm: bool, focused: bool) -> None:
        if warm or focused:
            line = max(2.0, 2.5 * fonts.scale)
            surface.blit(rounded(self.box.inflate(8, 8).size, 6, None, ACCENT, line), self.box.inflate(8, 8))


class ThousandTable(TableScene):
    key = "thousand"
    drops: ClassVar = {
        Place.TRICK: ("play", "marry", "aces"),
        Place.HAND: ("give",),
        Place.AWAY: ("discard",),
    }
    obvious = TRICK
    view: ThousandView

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.said: Said | None = None
        self.counted = self.view.points  # as shown: a trick counts when it has been seen
        self.shown_bids = self.view.bids
        self.shown_trump = self.view.trump
        self.talon_told = self.view.prikup is not None
        self.fines_told = self.view.fines
        self.first_number = 0  # of the bids that are offered at once
        self.owners: dict[Card | None, Seat] = {}
        self.celebration: Celebration | None = None
        self.celebrated = 0.0  # from 0 to 1
        self.crowned: str | None = None  # the suit of a marriage whose card is on its way to the trick
        self.looked = 0  # the number of the deal whose score the player has seen
        self.by_rank = False
        self.peek_key = self.peek_mouse = False
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.panel_pen = self.pen(pygame.Surface((1, 1)))
        self.small_fonts: dict[float, Fonts] = {}  # for a panel in which large text has no room
        self.ground: pygame.Surface | None = None  # the cloth with the trump's suit in it
        self.ground_of: object = None
        self.deals: tuple[ThousandResult, ...] = ()
        self.sheet = self._sheet()
        self.sheet_of: object = None  # the deal after which the sheet was written
        for event in self.view.seen:
            self._note_owner(event)

    @classmethod
    def new(cls, stage: Stage, name: str, level: str, options: Options) -> Self:
        """A first deal against one computer player."""
        return cls.seated(stage, (Sitter(name), Sitter(OPPONENTS[0], "computer", level)), options)

    @classmethod
    def seated(cls, stage: Stage, seats: Sequence[Sitter], options: Options) -> Self:
        """A first deal of these players."""
        return cls.resume(stage, Record(cls.key, tuple(seats), secrets.token_hex(16), options.changed()))

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, self.me, len(self.sitters))

    @property
    def tone(self) -> Tone:
        return TONES[self.stage.settings.cloth]

    def pen(self, surface: pygame.Surface) -> Pen:
        return Pen(surface, self.stage.fonts, self.stage.art, self.tone)

    def layout(self, size: Size) -> None:
        self.ground = None
        self.small_fonts = {}
        self.sheet_of = None
        super().layout(size)

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        if zone is TRICK:
            owners = [self.owners.get(card, self.me) for card in cards]
            return self.places.trick(owners, str(cards[:1]))
        poses = self.places.shape(zone).poses(len(cards))
        if zone.place is Place.WIDOW:
            return [
                Pose(pose.x, pose.y, pose.angle, pose.scale, card is not None, pose.z)
                for pose, card in zip(poses, cards, strict=True)
            ]
        if zone.place is Place.HAND and zone.seat == self.me:
            order = sorted_hand(cards, self.shown_trump, self.by_rank)
            return [poses[order.index(place)] for place in range(len(cards))]
        return poses

    def rests(self) -> list[tuple[Card | None, Pose]]:
        """The player's own cards from left to right, where they come to rest."""
        cards = [sprite.card for sprite in self.cards.zones.get(HANDS[self.me], ())]
        found = zip(cards, self.poses(HANDS[self.me], cards), strict=True)
        return sorted(found, key=lambda each: each[1].z)

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

    def show(self, events: Sequence[Event]) -> None:
        """The talon lies open for a while before it is taken up."""
        for at, event in enumerate(events):
            if isinstance(event, Moved) and self._opens(event):
                self.cards.show(events[:at])
                self.timeline.then(t.Motion(0, done=lambda event=event: self._open(event)))  # type: ignore[misc]
                self.timeline.then(t.pause(TALON_MS))
                self.cards.show(events[at:])
                return
        self.cards.show(events)

    @staticmethod
    def _opens(event: Moved) -> bool:
        taken = event.source.place is Place.WIDOW and event.target.place is Place.HAND
        return taken and event.cards[0] is not None

    def _open(self, event: Moved) -> None:
        sprites = self.cards.zones.get(event.source, [])
        if any(sprite.card for sprite in sprites):
            return  # it lay open while the declarer was asked whether the cards are dealt again
        for sprite, pose, card in zip(
            sprites, self.poses(event.source, event.cards), event.cards, strict=True
        ):
            sprite.card = card
            self.cards.send(sprite, pose, flies=False)
        self.stage.sounds.play("flip")

    def _note_owner(self, event: Event) -> None:
        if isinstance(event, Moved) and event.target is TRICK and event.source.seat is not None:
            self.owners.update((card, event.source.seat) for card in event.cards)

    def told(self, event: Event) -> None:
        self._note_owner(event)
        match event:
            case Called(seat, move):
                self._called(seat, move)
            case Scored():
                self._scored()
            case Moved(target=zone) if zone is TRICK and self.crowned:
                self.celebrate(burst(self.places.trick_at, self.crowned, "pips"), t.BURST)
                self.crowned = None

    def _called(self, seat: Seat, move: Move) -> None:
        tr = self.stage.words.tr
        words: dict[str, Sequence[Piece]] = {
            "dark": (tr("120 in the dark"),),
            "redeal": (tr("Deal again!"),),
            "raise": (f"{move.number}!",),
            "rospis": (tr("I write it off"),),
            "aces": (tr("Four aces"), " 200"),
        }
        if move.verb == "marry":
            self.crowned = self.shown_trump = move.cards[0].suit
            words["marry"] = buttons.announcement(move.cards[0].suit)
        if move.verb in words:
            self.said = Said(seat, words[move.verb], self.stage.now_ms() + BUBBLE_MS)

    def _scored(self) -> None:
        if self.match.over and self.me in self.match.view().winners:
            self.stage.sounds.play("win")
            self.celebrate(shower(self.frame.box, "stars"), t.SHOWER)

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

    def refresh(self) -> None:
        if not self.view.legal:
            self.first_number = 0
        self.look()
        self.counted, self.shown_bids = self.view.points, self.view.bids
        self.shown_trump = self.view.trump
        self.talon_told = self.view.prikup is not None
        self._write_sheet()
        super().refresh()
        self._tell_fines()

    def _write_sheet(self) -> None:
        """The deals are played again for it, so only when one has ended."""
        wanted = self.view.deal, self.view.phase in ("pause", "over")
        if wanted != self.sheet_of:
            self.sheet, self.sheet_of = self._sheet(), wanted

    def _sheet(self) -> Sheet:
        record = self.match.record
        self.deals = tuple(deal for deal in self.match.deals() if isinstance(deal, ThousandResult))
        names = [self.name(seat) for seat in range(len(self.sitters))]
        begun = record.scores or (0,) * len(names)
        return sheet_of(names, self.deals, begun, record.counters or {}, self.view.options.barrel_attempts)

    def _tell_fines(self) -> None:
        """What the cut of this deal has cost whom (G2-R07)."""
        if self.view.fines and self.view.fines != self.fines_told:
            seat, _, points = self.view.fines[0]
            name = self.name(seat)
            self.say(self.stage.words.tr("Three nines at the cut: {name} pays {n}.", name=name, n=-points))
        self.fines_told = self.view.fines

    def standing(self) -> bool:
        ended = self.view.phase in ("pause", "over")
        return ended and self.looked != self.view.deal and self.timeline.idle

    def proceed(self) -> Request | None:
        if self.view.over:
            return Replace(ThousandOver(self.stage, self.over_story(), self._again, self.go_home))
        self.looked = self.view.deal
        for move in self.view.legal:
            self.submit(move)
        self.lay_pills()
        return None

    def over_story(self) -> tuple[Sheet, Seat, int]:
        """The sheet, who has won, and what the player wins or loses."""
        stakes = self.match.result().get("stakes", [0] * len(self.sitters))
        return self.sheet, self.view.winners[0], stakes[self.me]

    def _again(self) -> Request:
        return Replace(type(self).seated(self.stage, self.match.record.seats, self.view.options))

    def open_sheet(self) -> Request:
        return Push(Notebook(self.stage, self.sheet, self.deals))

    # -- input

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and action_of(event) == "last_trick":
            self.peek_key, self.dirty = event.type == pygame.KEYDOWN, True
            return None
        if event.type == pygame.MOUSEMOTION:
            over = self.places.over_taken(*self.frame.to_units(*event.pos)) is not None
            self.dirty |= over != self.peek_mouse
            self.peek_mouse = over
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.peek_key = self.peek_mouse = False
        return super().handle(event)

    def act(self, action: str) -> Request | None:
        if action == "sort":
            self.by_rank = not self.by_rank
            sprites = self.cards.zones[HANDS[self.me]]
            for sprite, pose in zip(
                sprites, self.poses(HANDS[self.me], [s.card for s in sprites]), strict=True
            ):
                self.cards.send(sprite, pose, flies=False)
            self.lay_pills()
            return None
        return super().act(action)

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
        pills = buttons.after_deal(self) if self.standing() else buttons.for_moves(self)
        panel.lay(self, pills)
        paper = PaperPill("paper", (), self.open_sheet, "icon")
        paper.box = pygame.Rect(self.frame.box_px(self.places.sheet))
        return [*pills, *buttons.on_cards(self), paper, *self.icons()]

    # -- drawing

    def trace(self) -> dict[str, Any]:
        shown = self.view.last_trick if self.peek_key or self.peek_mouse else ()
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
        wanted = trump, self.tone
        if self.ground is None or self.ground_of != wanted:
            self.ground, self.ground_of = paint.ground(self, trump), wanted
        surface.blit(self.ground, (0, 0))
        paint.seats(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))
