"""A match on the cloth, as one seat sees it: events move the cards, the view says where they rest."""

from __future__ import annotations

import math
import secrets
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Self

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import View
from cardtable.engine.games import game_named
from cardtable.engine.match import Match, Record
from cardtable.engine.players import levels_of
from cardtable.engine.table import Event, Moved, Place, Seat, Zone
from cardtable.engine.worker import WorkerPlayer
from cardtable.scenes.clock import Clock
from cardtable.scenes.scene import Request, Scene, Size, Stage
from cardtable.ui import palette
from cardtable.ui.animate import CardsOnTable, Sprite, gathering
from cardtable.ui.layout import Frame, Pose, raised
from cardtable.ui.sprites import CardArt
from cardtable.ui.still import Still
from cardtable.ui.timeline import Timeline


class MatchScene(Scene):
    """Shows a match and lets time pass in it; a game's scene says where its zones lie."""

    key: ClassVar[str]

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.match = match
        self.pack = game_named(self.key).pack.name
        self.me: Seat = match.watching
        self.sitters = match.record.seats
        self.clock = Clock(stage.now_ms, match.record.ms)
        self.timeline = Timeline(stage.settings.speed, stage.settings.reduce_motion)
        self.cards = CardsOnTable(self.timeline, self)
        self.view: View = match.view()
        self.frame = Frame(1280, 800)
        self.still = Still()
        self.seen_moves = len(match.record.log)  # that the view has in it
        self.saved_moves = -1
        self.started = bool(match.record.log)  # a fresh match begins with the whole pack in the stock
        self.dealing = not self.started  # until the first cards have come to rest

    @classmethod
    def resume(cls, stage: Stage, record: Record) -> Self:
        players = {
            seat: WorkerPlayer(stage.worker, sitter.level or levels_of(cls.key)[0].key, secrets.token_hex(8))
            for seat, sitter in enumerate(record.seats)
            if sitter.player == "computer"
        }
        me = next((seat for seat in range(len(record.seats)) if seat not in players), 0)
        return cls(stage, Match(record, players, me))

    def name(self, seat: Seat) -> str:
        """A person without a name is "You"; the computers' names are written in the player's letters."""
        sitter, tr = self.sitters[seat], self.stage.words.tr
        return tr(sitter.name) if sitter.player == "computer" else sitter.name or tr("You")

    def level(self, seat: Seat) -> str:
        """How strong the player of a computer's seat is, in a word."""
        key = self.sitters[seat].level
        labels = {level.key: level.label for level in levels_of(self.key)}
        return self.stage.words.tr(labels.get(key or "", ""))

    @property
    def art(self) -> CardArt:
        return self.stage.art_for(self.pack)

    # -- what a game's scene says

    @abstractmethod
    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]: ...

    @abstractmethod
    def paint_under(self, surface: pygame.Surface) -> None: ...

    @abstractmethod
    def under(self) -> object:
        """All that decides what `paint_under` paints, beside the size, the words and the fonts."""

    @abstractmethod
    def paint_over(self, surface: pygame.Surface) -> None: ...

    @abstractmethod
    def standing(self) -> bool:
        """Whether the match waits until the player has looked at something, say a deal's score."""

    def told(self, event: Event) -> None:
        """Is told each event as it begins to be shown."""

    def piled(self, zone: Zone) -> bool:
        """Whether its cards lie on each other, so that only the lowest throws a shadow."""
        return zone.place in (Place.STOCK, Place.TAKEN, Place.DISCARD, Place.PILE, Place.AWAY)

    def marked(self, sprite: Sprite) -> bool:
        """Whether the card has a gold outline."""
        return False

    def in_hand(self) -> Sprite | None:
        """The card that the player carries: it lies where he holds it, whatever the view says."""
        return None

    # -- the scene

    def enter(self) -> None:
        self.take_settings()
        self.clock.run()

    def take_settings(self) -> None:
        """They may have been changed since the table was last on the top."""
        settings = self.stage.settings
        self.timeline.speed, self.timeline.reduce = settings.speed, settings.reduce_motion

    def leave(self) -> None:
        self.clock.stop()
        self.save()

    def layout(self, size: Size) -> None:
        self.size = size
        self.still = Still()
        self.frame = Frame(*size)
        self.art.prepare((None, *game_named(self.key).cards), self.frame.card_px)
        self.timeline.finish()
        if self.started:
            self.refresh()
        else:
            self._gather()

    def _gather(self) -> None:
        cards = sum(len(cards) for cards in self.view.zones.values())
        self.cards.heal(dict.fromkeys(self.view.zones, ()) | {Zone(Place.STOCK): (None,) * cards})

    @property
    def busy(self) -> bool:
        return not self.timeline.idle or (bool(set(self.view.to_act) - {self.me}) and not self.standing())

    def tick(self, dt_ms: float) -> Request | None:
        moving = not self.timeline.idle
        self.timeline.tick(dt_ms)
        if self.may_step:
            self.take_step()
        if moving and self.timeline.idle:
            self.refresh()
        self.dirty |= moving
        return None

    @property
    def may_step(self) -> bool:
        """Whether time may pass in the match: what has happened is shown to its end first."""
        return self.timeline.idle and not self.standing()

    def take_step(self) -> None:
        events = self.match.step(self.clock.ms)
        if events:
            self.save()
            if not self.started:
                self.cards.shuffle(Zone(Place.STOCK))
            self.show(events)
            self.dirty = True
        elif not self.started:
            self.refresh()
        self.started = True

    def show(self, events: Sequence[Event]) -> None:
        """One after the other."""
        self.cards.show(events)

    def refresh(self) -> None:
        """Nothing moves: the view says where every card lies."""
        self.look()
        self.dealing = False
        self.cards.heal(self.view.zones, self.in_hand())
        self.dirty = True

    def look(self) -> None:
        self.view, self.seen_moves = self.match.view(), len(self.match.record.log)

    @property
    def acting(self) -> Seat | None:
        """Who is to move, as far as the table shows it: nobody while the last move is still on its way."""
        told = self.seen_moves == len(self.match.record.log) and not self.dealing
        return next(iter(self.view.to_act), None) if told else None

    def finish(self) -> None:
        """Whatever moves is at its end now."""
        self.timeline.finish()
        self.refresh()

    def save(self) -> None:
        """After every move; a match without one is not worth replacing the match that was open before."""
        record = self.match.record
        if self.match.over:
            self.stage.store.finish(self.key)
        elif record.log and len(record.log) != self.saved_moves:
            self.stage.store.keep(record)
        self.saved_moves = len(record.log)

    # -- the animation asks

    def before(self, event: Event) -> float:
        if isinstance(event, Moved) and event.source.place is Place.TRICK:
            return float(self.stage.settings.trick_ms) or math.inf
        return 0.0

    def starts(self, event: Event) -> None:
        if gathering(event):
            self.dealing = True
        elif isinstance(event, Moved):
            self.stage.sounds.play(_sound(event))
        self.told(event)

    def shuffles(self) -> None:
        self.stage.sounds.play("shuffle")

    # -- drawing

    def px(self, points: float) -> int:
        """Pixels for a length of the interface, given for a window of 1280 x 800."""
        return max(1, round(points * self.stage.fonts.scale))

    def draw(self, surface: pygame.Surface) -> None:
        """What lies below everything that moves is painted once and kept."""
        resting, moving = self._cards_to_draw()
        lying = [(sprite.look, sprite.blits) for sprite in resting]
        self.still.draw(surface, self.under(), self.paint_under, lying)
        surface.fblits([blit for sprite in moving for blit in sprite.blits])
        self.paint_over(surface)

    def _cards_to_draw(self) -> tuple[list[Sprite], list[Sprite]]:
        """All cards from the lowest to the highest, parted at the first that looks other than before."""
        shown = []
        for zone, sprites in self.cards.zones.items():
            alone = not self.piled(zone)
            shown += [(sprite, alone or index == 0) for index, sprite in enumerate(sprites)]
        shown.sort(key=lambda item: item[0].pose.z)
        changed = [self._look_changed(sprite, shades) for sprite, shades in shown]
        first = changed.index(True) if True in changed else len(shown)
        sprites = [sprite for sprite, _ in shown]
        return sprites[:first], sprites[first:]

    def _look_changed(self, sprite: Sprite, shades: bool) -> bool:
        """Whether a card looks other than in the frame before; then its pictures are renewed."""
        pose, lift = sprite.pose, sprite.lift if shades or sprite.flying else None
        card = sprite.card if sprite.face_up else None
        chosen = self.marked(sprite)
        look = (self.size, self.art.changes, card, pose, sprite.rise, sprite.width, lift, sprite.alpha)
        if sprite.look == (look, chosen, sprite.way):
            return False
        place = raised(pose, sprite.rise)
        sprite.look = look, chosen, sprite.way
        sprite.blits = self.art.blits(
            card,
            (self.size[0] / 2 + place.x * self.frame.unit, self.size[1] / 2 + place.y * self.frame.unit),
            self.frame.unit * pose.scale,
            pose.angle,
            sprite.width,
            lift,
            sprite.alpha,
            palette.ACCENT if chosen else None,
            way=sprite.way,
        )
        return True


def _sound(event: Moved) -> str:
    if event.source.place is Place.STOCK:
        return "flip" if event.target.place is Place.TRUMP else "deal"
    return "take" if event.target.place in (Place.TAKEN, Place.HAND) else "lay"
