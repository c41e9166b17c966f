"""The table of Nines, the shedding game, for two to five players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from cardtable.engine.game import Move
from cardtable.engine.games.nines_shedding import AWAY, DOWNS, HANDS, PILE, TAKE, UPS, WILD
from cardtable.engine.match import Match
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.nines_shedding import buttons, paint, panel
from cardtable.scenes.nines_shedding.choosing import NinesChoice
from cardtable.scenes.nines_shedding.result import NinesOver, ending
from cardtable.scenes.scene import Request, Scene, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.layout import Box, Pose, covers, rotated
from cardtable.ui.panel import Line
from cardtable.ui.pills import Pill


class NinesTable(NinesChoice):
    key = "nines_shedding"
    drops: ClassVar = {Place.PILE: ("play",)}
    obvious = PILE

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.over: Zone | None = None  # the heap under the pointer, whose number of cards is shown

    # -- what is asked

    @property
    def must_take(self) -> bool:
        return self.view.legal == (TAKE,)

    @property
    def acting(self) -> Seat | None:
        """While all choose at once, the player himself as long as he has not."""
        return self.me if self.choosing and self.started and not self.dealing else super().acting

    @property
    def my_turn(self) -> bool:
        """What the others lay down meanwhile does not stop him."""
        return self.acting == self.me if self.choosing else super().my_turn

    def may_play(self, sprites: Sequence[Sprite]) -> Move | None:
        """The legal move with these cards, or with this card lying face down."""
        if not self.my_turn and not self.view.legal:
            return None
        if (number := self._blind(sprites[0])) is not None:
            flip = Move("flip", number=number)
            return flip if flip in self.view.legal else None
        cards = [sprite.card for sprite in sprites if sprite.card]
        return self.view.move_with("play", cards)

    def _blind(self, sprite: Sprite) -> int | None:
        """The number of a down card."""
        downs = self.cards.zones.get(DOWNS[self.me], [])
        return downs.index(sprite) + 1 if sprite in downs else None

    # -- cards that go together

    def twins(self, sprite: Sprite) -> Sequence[Sprite]:
        """Equal cards come along but for those that go on anything: these are spent one by one."""
        if self.choosing or sprite.card is None or sprite.card.rank in WILD:
            return ()
        return [one for one in self.hand() if one is not sprite and _equal(one, sprite)]

    @property
    def carries_one_of_several(self) -> bool:
        """Whether equal cards stay in the hand while this one is carried: it is wild."""
        one = self.grip.carried
        if one is None or self.train or one in self.picked:
            return False
        return any(_equal(other, one) for other in self.hand() if other is not one)

    def goes_with(self, sprite: Sprite, picked: Sequence[Sprite]) -> bool:
        return all(_equal(sprite, other) for other in picked)

    def play_cards(self, sprites: Sequence[Sprite], zone: Zone) -> bool:
        if self.standing():
            return False
        move = self.may_play(sprites)
        if move is not None:
            return self.submit(move)
        number = self._blind(sprites[0])
        cards = tuple(sprite.card for sprite in sprites if sprite.card)
        self.refuse(Move("play", cards) if number is None else Move("flip", number=number), sprites[0])
        return False

    def zone_box(self, zone: Zone) -> Box | None:
        return self.places.choice_box if self.choosing else self.places.pile_box

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        """A click on a pile that has to be taken takes it."""
        if self.must_take and self.my_turn and self.places.pile_box.contains(*self.frame.to_units(*pos)):
            self.submit(TAKE)
            return
        super()._clicked_cloth(pos)

    def _rest_rise(self, sprite: Sprite) -> float:
        rise = super()._rest_rise(sprite)
        flips = self.my_turn and sprite.card is None and self.may_play((sprite,)) is not None
        return rise + (t.LEGAL_RISE if flips else 0.0)

    # -- the scene

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.MOUSEMOTION:
            over = next((zone for zone in (PILE, AWAY) if self._covers(zone, event.pos)), None)
            self.dirty |= over is not self.over
            self.over = over
        return super().handle(event)

    def _covers(self, zone: Zone, pos: tuple[int, int]) -> bool:
        x, y = self.frame.to_units(*pos)
        return any(covers(sprite.pose, x, y) for sprite in self.cards.zones.get(zone, ()))

    def act(self, action: str) -> Request | None:
        if action == "sort":
            self.sort()
            return None
        return super().act(action)

    def _turn_back(self) -> Request | None:
        """What was hidden and has been seen is not chosen again: a blind card, everybody's up cards."""
        own = [entry.move for entry in self.match.record.log if entry.seat == self.me]
        verb = own[-1].split()[0] if own else ""
        if verb == "flip" or (verb == "show" and self.match.view().phase != "choose"):
            self.say(self.stage.words.tr("What has been turned up is not taken back."))
            return None
        return super()._turn_back()

    def results(self) -> Scene:
        left = (self.view.dealer + 1) % len(self.sitters)  # G3-A21
        return NinesOver(self.stage, ending(self), partial(self.again, left))

    def buttons(self) -> list[Pill]:
        pills = buttons.for_moves(self) if self.my_turn or self.standing() else []
        self.lay_panel(pills)
        return pills + self.icons()

    def panel_room(self) -> Box:
        return panel.room(self)

    def panel_lines(self) -> list[Line]:
        return panel.lines(self)

    # -- drawing

    def trace(self) -> dict[str, Any]:
        """The places of cards are given where each is seen, whatever lies on it."""
        touch = {
            str(sprite.card or f"down {place}"): list(self.frame.to_px(*_corner(sprite.pose)))
            for place, sprite in enumerate(self.hand(), 1)
        }
        return {
            **super().trace(),
            "hand": touch,
            "picked": [str(sprite.card) for sprite in self.picked],
            "slots": [str(sprite.card) if sprite else None for sprite in self.slots],
            "pile": [str(card) for card in self.on_pile()],
            "limit": panel.legal_now(self),
            "cards": [self.cards_left(seat) for seat in range(len(self.sitters))],
        }

    def source(self, seat: Seat) -> Place:
        """Where a seat plays from as it is shown: its hand, its up cards or its down cards."""
        places = (Place.HAND, Place.UP, Place.DOWN)
        return next((place for place in places if self.cards.zones.get(Zone(place, seat))), Place.HAND)

    def cards_left(self, seat: Seat) -> int:
        """How many cards a seat is shown with."""
        return sum(len(self.cards.zones.get(zone[seat], ())) for zone in (HANDS, UPS, DOWNS))

    def under(self) -> object:
        carried = self.grip.carried
        counts = tuple((zone, len(sprites)) for zone, sprites in self.cards.zones.items())
        deeds = tuple(sorted(self.deeds.last.items()))
        seen = self.view, counts, deeds, tuple(bool(slot) for slot in self.slots), self.my_turn
        where = self.acting, self.dealing, self.started, self.breathless, self.tone, self.standing()
        return seen, where, carried and carried.card, self.stage.art.changes

    def paint_under(self, surface: pygame.Surface) -> None:
        self.lay_ground(surface, None, (0, 0))
        paint.under(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))


def _equal(one: Sprite, other: Sprite) -> bool:
    return one.card is not None and other.card is not None and one.card.rank == other.card.rank


def _corner(pose: Pose) -> tuple[float, float]:
    """The part of a card in a hand that is never covered: where its index is."""
    dx, dy = rotated(-0.38 * pose.scale, -0.5 * pose.scale, pose.angle)
    return pose.x + dx, pose.y + dy
