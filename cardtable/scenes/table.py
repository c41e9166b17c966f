"""The table of any game: turns gestures, keys and buttons into legal moves. It holds no rule."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import IllegalMove, Move
from cardtable.engine.match import Match
from cardtable.engine.table import Place, Zone
from cardtable.scenes.actions import action_of
from cardtable.scenes.desk import request_of
from cardtable.scenes.scene import Replace, Request, Scene, Size, Stage
from cardtable.scenes.undo import ENDED, UndoScene
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.drag import LEFT
from cardtable.ui.grip import Clicked, Dropped, Grip
from cardtable.ui.layout import Box, Frame, Pose
from cardtable.ui.pills import Pill


class TableScene(UndoScene):
    """A game's scene says where a card may be let go and what its buttons are."""

    drops: ClassVar[Mapping[Place, tuple[str, ...]]]  # what a card let go in a zone may mean
    obvious: ClassVar[Zone]  # where a double click or Enter sends a card

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.grip = Grip(self.cards, self.hand, self.art.ratio)
        self.asked: Sequence[Move] = ()  # what the player is asked: which of these he means, or whether
        self.armed: Sequence[Move] = ()  # a button was pressed that wants a card, say an announcement
        self.looked = 0  # the number of the deal whose score the player has seen
        self.turn_told = -1  # how long the record was when the sound of the player's turn was last due

    # -- what a game's scene says

    @abstractmethod
    def zone_box(self, zone: Zone) -> Box | None:
        """Where a card may be let go for this zone."""

    @abstractmethod
    def buttons(self) -> list[Pill]:
        """The buttons that the present view offers, laid out."""

    @abstractmethod
    def results(self) -> Scene:
        """The screen that follows when the match is over."""

    # -- the scene

    def leave(self) -> None:
        self._send_home(self.grip.cancel())
        super().leave()

    def layout(self, size: Size) -> None:
        self.grip.frame = Frame(*size)
        self.size = size
        self.pills = self.icons()
        super().layout(size)

    def in_hand(self) -> Sprite | None:
        return self.grip.carried

    def marked(self, sprite: Sprite) -> bool:
        armed = sprite.card is not None and any(sprite.card in move.cards for move in self.armed)
        return armed or sprite in (self.grip.chosen, self.grip.cursor)

    def hand(self) -> list[Sprite]:
        """The player's own cards as they lie from left to right."""
        sprites = self.cards.zones.get(Zone(Place.HAND, self.me), [])
        return sorted(sprites, key=lambda sprite: sprite.pose.z)

    @property
    def my_turn(self) -> bool:
        return self.started and bool(self.view.legal) and self.timeline.idle

    def tick(self, dt_ms: float) -> Request | None:
        self.dirty |= self.grip.tick(dt_ms, self._rest_rise)
        return super().tick(dt_ms)

    def refresh(self) -> None:
        """What may be done is what the view says; a question stays until it has no sense any more."""
        super().refresh()
        self.grip.forget(keep_cursor=True)
        legal = self.view.legal
        self.asked = self.asked if set(self.asked) <= set(legal) else ()
        self.armed = tuple(move for move in self.armed if move in legal)
        self.lay_pills()
        self._tell_turn()

    def _tell_turn(self) -> None:
        """A touch of wood when the turn has come from somebody else, and his cards have landed."""
        log = self.match.record.log
        if not self.my_turn or self.standing() or self.turn_told == len(log):
            return
        self.turn_told = len(log)
        if self.view.to_act == (self.me,) and not (log and log[-1].seat == self.me):
            self.stage.sounds.play("turn")

    def standing(self) -> bool:
        ended = self.view.phase in ENDED
        return ended and self.looked != self.view.deal and self.timeline.idle

    def proceed(self) -> Request | None:
        """The player has looked at the score of a deal: goes on."""
        if self.view.over:
            return Replace(self.results())
        self.looked = self.view.deal
        for move in self.view.legal:
            self.submit(move)
        self.lay_pills()
        return None

    def after_deal(self) -> list[Pill]:
        """What can be pressed while the score of a deal stands there."""
        tr = self.stage.words.tr
        label = tr("Next deal")
        if self.view.over:
            label = tr("To the result")
        elif self.view.legal:
            label = tr("Deal the cards")
        return [Pill("proceed", (label,), self.proceed, "gold")]

    def lay_pills(self) -> None:
        focused = self.pills[self.pill_focus].id if self.pill_focus is not None else None
        self.pills = self.buttons()
        ids = [pill.id for pill in self.pills]
        self.pill_focus = ids.index(focused) if focused in ids else None
        self.pill_warm = self.pill_at(self.pointer)
        self.dirty = True

    def _rest_rise(self, sprite: Sprite) -> float:
        """A card that may be played now stands a little higher than one that may not."""
        if not self.my_turn or sprite.card is None:
            return 0.0
        moves = self.armed or self.view.legal
        return t.LEGAL_RISE if any(sprite.card in move.cards for move in moves) else 0.0

    # -- gestures

    def handle(self, event: pygame.Event) -> Request | None:
        match event.type:
            case pygame.MOUSEMOTION:
                self._pointed(event.pos)
            case pygame.MOUSEBUTTONDOWN:
                self._pressed(event.pos, event.button)
            case pygame.MOUSEBUTTONUP:
                return self._released(event.pos, event.button)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                if event.type == pygame.WINDOWFOCUSLOST:
                    self._send_home(self.grip.cancel())
                self.grip.hovered, self.dirty = None, True
        return None

    def _pointed(self, pos: tuple[int, int]) -> None:
        self.pointer = pos
        warm = self.pill_at(pos)
        before = self.grip.hovered, self.pill_warm
        self.grip.move(pos)
        self.pill_warm = warm
        self.dirty |= before != (self.grip.hovered, warm) or self.grip.carried is not None

    def _pressed(self, pos: tuple[int, int], button: int) -> None:
        self.pointer, self.pill_focus = pos, None
        aimed_at = self.pill_at(pos)
        if not self.timeline.idle:
            self.finish()
        self.pill_warm = self.pill_at(pos)  # one that only comes now was not aimed at
        there = self.pill_warm.id if self.pill_warm else None
        self.pill_down = there if aimed_at is not None and aimed_at.id == there else None
        if self.grip.carried or (self.pill_warm is None and not self.grip.press(pos, button)):
            self._send_home(self.grip.cancel())
        self.dirty = True

    def _released(self, pos: tuple[int, int], button: int) -> Request | None:
        self.dirty = True
        touch = self.grip.release(pos, button, self.stage.now_ms())
        if isinstance(touch, Clicked):
            self._clicked(touch)
        elif isinstance(touch, Dropped):
            self._dropped(touch)
        elif button == LEFT and (pill := self.pill_at(pos)) and pill.id == self.pill_down:
            return request_of(pill.press())
        elif button == LEFT:
            self._clicked_cloth(pos)
        return None

    def _clicked(self, click: Clicked) -> None:
        """Click, then click again or on the zone; a double click is the obvious move."""
        again = self.grip.chosen is click.sprite
        self.grip.chosen = None if again else click.sprite
        self.lay_pills()
        if again or click.double:
            self.play_card(click.sprite, self.obvious)

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        chosen = self.grip.chosen
        zone = self._zone_at(*self.frame.to_units(*pos))
        if chosen is not None and zone is not None:
            self.play_card(chosen, zone)
        self.grip.chosen = None
        self.lay_pills()

    def _dropped(self, drop: Dropped) -> None:
        zone = self._zone_at(drop.x, drop.y)
        if zone is None or not self.play_card(drop.sprite, zone):
            self._send_home(drop.sprite)

    def _zone_at(self, x: float, y: float) -> Zone | None:
        zones = [Zone(place) for place in self.drops]
        return next((zone for zone in zones if (box := self.zone_box(zone)) and box.contains(x, y)), None)

    def _send_home(self, sprite: Sprite | None) -> None:
        if sprite is None:
            return
        zone = self.cards.zone_of(sprite)
        if zone is not None:
            home = self.poses(zone, [one.card for one in self.cards.zones[zone]])
            self.cards.send(sprite, home[self.cards.zones[zone].index(sprite)], flies=False, ms=t.HOME)
            self.dirty = True

    # -- moves

    def fitting(self, card: Card, zone: Zone) -> list[Move]:
        """The legal moves that letting this card go in this zone may mean."""
        moves = self.armed or self.view.legal
        return [move for move in moves if card in move.cards and move.verb in self.drops.get(zone.place, ())]

    def meant(self, card: Card, zone: Zone) -> Move:
        """What letting this card go there would be, where it is not legal: the engine says why not."""
        return Move(self.drops[zone.place][0], (card,))

    def play_card(self, sprite: Sprite, zone: Zone) -> bool:
        """Whether the card has left the hand, or the player is being asked what he means by it."""
        if sprite.card is None or self.standing():
            return False
        moves = self.fitting(sprite.card, zone)
        if len(moves) > 1:
            self.asked = moves
            self._send_home(sprite if sprite is self.grip.carried or sprite.flying else None)
            self.grip.chosen = sprite
            self.lay_pills()
            self.pill_focus = 0
            return False
        if moves:
            return self.submit(moves[0])
        self.refuse(self.meant(sprite.card, zone), sprite)
        return False

    def submit(self, move: Move) -> bool:
        try:
            self.match.submit(self.me, move, self.clock.ms)
        except IllegalMove as illegal:
            self.say_refusal(illegal.refusal)
            return False
        self.asked = self.armed = ()
        self.later = None
        self.grip.forget()
        self.look()
        self.pills = self.icons()
        self.pill_focus = None
        self._unsay()
        self.take_step()
        return True

    def take_step(self) -> None:
        moves = len(self.match.record.log)
        super().take_step()
        if len(self.match.record.log) != moves:
            self._unsay()

    def _unsay(self) -> None:
        """What was refused before a move may be right after it: "It is not your turn" most of all."""
        if self.scolding:
            self.notice, self.scolding = None, False

    def refuse(self, move: Move, sprite: Sprite) -> None:
        refusal = self.match.refusal(move)
        if refusal is not None:
            self.say_refusal(refusal)
        self._shake(sprite)

    def _shake(self, sprite: Sprite) -> None:
        if self.timeline.reduce or sprite is self.grip.carried or sprite.flying:
            return
        at = sprite.pose
        shift = t.SHAKE_PX / self.frame.unit

        def apply(done: float) -> None:
            sprite.pose = Pose(at.x + t.shake(done, shift), at.y, at.angle, at.scale, at.face_up, at.z)

        self.timeline.play(t.Motion(t.SHAKE, apply, t.linear))

    # -- keys

    def _key(self, event: pygame.Event) -> Request | None:
        self.dirty = True
        if not self.timeline.idle and event.key != pygame.K_ESCAPE:
            self.finish()
        action = action_of(event)
        if action is not None and (request := self.act(action)) is not None:
            return request
        match event.scancode:
            case pygame.KSCAN_ESCAPE:
                return self._escape()
            case pygame.KSCAN_TAB:
                self.walk_pills(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            case pygame.KSCAN_LEFT | pygame.KSCAN_RIGHT:
                self._walk(1 if event.scancode == pygame.KSCAN_RIGHT else -1)
            case pygame.KSCAN_UP:
                self.walk_pills(1)
            case pygame.KSCAN_DOWN:
                self.pill_focus = None
            case pygame.KSCAN_RETURN | pygame.KSCAN_KP_ENTER | pygame.KSCAN_SPACE:
                return self._press_key()
            case code if pygame.KSCAN_1 <= code <= pygame.KSCAN_0:
                self.pill_focus = None
                self.grip.point(code - pygame.KSCAN_1)
        return None

    def _walk(self, by: int) -> None:
        if self.pill_focus is not None:
            self.walk_pills(by)
        else:
            self.grip.step(by)

    def _press_key(self) -> Request | None:
        if self.pill_focus is not None:
            return request_of(self.pills[self.pill_focus].press())
        if self.standing():
            return self.proceed()
        sprite = self.grip.cursor or self.grip.chosen
        if sprite is not None:
            self.play_card(sprite, self.obvious)
        return None

    def _escape(self) -> Request | None:
        """Puts back what is held, takes back what is chosen, then pauses."""
        carried = self.grip.cancel()
        if carried is not None:
            self._send_home(carried)
        elif self.asked or self.armed or self.grip.chosen or self.pill_focus is not None:
            self.take_back()
        else:
            return self.act("pause")
        return None

    def take_back(self) -> None:
        """Nothing is asked, announced or chosen any more."""
        self.asked = self.armed = ()
        self.grip.chosen = self.pill_focus = None
        self.lay_pills()

    # -- drawing

    def trace(self) -> dict[str, Any]:
        hand = {
            str(sprite.card): list(self.frame.to_px(sprite.pose.x - 0.25 * sprite.pose.scale, sprite.pose.y))
            for sprite in self.hand()
        }
        boxes = {zone: self.zone_box(zone) for zone in map(Zone, self.drops)}
        return {
            **super().trace(),
            "hand": hand,
            "zones": {str(zone): list(self.frame.to_px(*box.centre)) for zone, box in boxes.items() if box},
            "legal": [str(move) for move in self.view.legal],
        }
