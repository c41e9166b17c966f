"""The table of Nine, for two to six players, alone or in teams."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.nine import DISCARD, DRAW, HANDS, NINE, PICK, STOCK, VALUES, best_with, total
from cardtable.engine.match import Match
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.nine import buttons, paint, panel, strip
from cardtable.scenes.nine.cloth import NineCloth
from cardtable.scenes.nine.result import NineOver
from cardtable.scenes.scene import Request, Scene, Size, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.grip import CARRIED, Clicked, Dropped
from cardtable.ui.layout import Box, Frame, Point
from cardtable.ui.panel import Line
from cardtable.ui.pills import Pill

TAKEN_FROM = {STOCK: DRAW, DISCARD: PICK}
MOST_OFFERS = 4
FOLLOWS = 0.3  # card widths between cards that are carried together


class NineTable(NineCloth):
    key = "nine"
    drops: ClassVar = {Place.DISCARD: ("discard",), Place.HAND: ("draw", "pick")}
    obvious = DISCARD

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.grip.mine = self.within_reach
        self.touched: Card | None = None  # what the offers are about
        self.pressed_at = (-1, -1)
        self.following: list[Sprite] = []  # what is carried beside the card in hand

    # -- what may be taken and put

    def within_reach(self) -> Sequence[Sprite]:
        """What the player may take up: the tops of the piles, when he is to draw, and his own cards."""
        return [*self.tops(), *self.hand()]

    def tops(self) -> list[Sprite]:
        legal = self.view.legal if self.my_turn else ()
        piles = [self.cards.zones.get(zone) for zone, move in TAKEN_FROM.items() if move in legal]
        return [sprites[-1] for sprites in piles if sprites]

    def zone_box(self, zone: Zone) -> Box | None:
        return self.places.hand_box if zone.place is Place.HAND else self.places.discard_box

    def ways(self, card: Card) -> list[Move]:
        """What may be discarded with a card, of equal values once each; what gets rid of most comes first."""
        return self._distinct(move for move in self.view.legal if card in move.cards)

    def offers(self) -> list[Move]:
        """What is worth a button: all with the card that was touched, else the largest combinations."""
        if self.touched is not None:
            return self.ways(self.touched)
        largest: dict[frozenset[int], Move] = {}
        for move in self._distinct(move for move in self.view.legal if len(move.cards) > 1):
            largest.setdefault(frozenset(_pattern(move)), move)
        return list(largest.values())[:MOST_OFFERS]

    def _distinct(self, moves: Iterable[Move]) -> list[Move]:
        marked = self.armed[0].cards if self.armed else ()
        found: dict[tuple[int, ...], Move] = {}
        for move in moves:
            pattern = _pattern(move)
            if pattern not in found or move.cards == marked:
                found[pattern] = move
        return sorted(found.values(), key=lambda move: (-total(move.cards), -len(move.cards)))

    def legal_discard(self, cards: Sequence[Card]) -> Move | None:
        move = Move("discard", tuple(sorted(cards, key=lambda card: card.index)))
        return move if move in self.view.legal else None

    def fitting(self, card: Card, zone: Zone) -> list[Move]:
        if zone.place is Place.HAND:
            return []
        marked = [move for move in self.armed if card in move.cards]
        return marked or self.ways(card)

    def touch(self, card: Card) -> None:
        """Marks the card with what is marked already, where they go together, else its best combination."""
        marked = self.armed[0].cards if self.armed else ()
        joined = self.legal_discard((*marked, card)) if marked else None
        best = joined or self.legal_discard(best_with(card, self.mine()))
        ways = [best] if best else self.ways(card)[:1]
        self.armed, self.touched = tuple(ways), card
        self.lay_pills()

    # -- gestures

    def _pressed(self, pos: tuple[int, int], button: int) -> None:
        self.pressed_at = pos
        super()._pressed(pos, button)

    def _clicked(self, click: Clicked) -> None:
        sprite, zone = click.sprite, self.cards.zone_of(click.sprite)
        if zone in TAKEN_FROM:
            self.submit(TAKEN_FROM[zone])
        elif sprite.card is None or not (self.view.legal or click.double):
            return  # who only looks at his cards is not told that it is not his turn
        elif any(sprite.card in move.cards for move in self.armed) or not self.ways(sprite.card):
            self.play_card(sprite, DISCARD)
        else:
            self.touch(sprite.card)

    def _clicked_cloth(self, pos: tuple[int, int]) -> None:
        """On a pile, pressed and let go there: what it is for at this moment, or why not."""
        if self.standing() or not self.started:
            return
        here = [
            box for box in self._pile_boxes if self._covers(box, pos) and self._covers(box, self.pressed_at)
        ]
        if not here:
            self.take_back()
        elif here[0] is self.places.stock_box:
            self.submit(DRAW)
        elif self.view.phase == "discard":
            self.submit(self.armed[0] if self.armed else Move("discard"))
        else:
            self.submit(PICK)

    @property
    def _pile_boxes(self) -> tuple[Box, Box]:
        return self.places.stock_box, self.places.discard_box

    def _covers(self, box: Box, pos: tuple[int, int]) -> bool:
        return self.pill_at(pos) is None and box.contains(*self.frame.to_units(*pos))

    def _zone_at(self, x: float, y: float) -> Zone | None:
        if self.places.discard_box.contains(x, y):
            return DISCARD
        return HANDS[self.me] if self.places.hand_box.contains(x, y) else None

    def _dropped(self, drop: Dropped) -> None:
        """A card from a pile is taken by letting it go before oneself; any other goes to the discard."""
        source, zone = self.cards.zone_of(drop.sprite), self._zone_at(drop.x, drop.y)
        taken = source in TAKEN_FROM and zone is HANDS[self.me]
        thrown = source is HANDS[self.me] and zone is DISCARD
        if not (taken or thrown) or not self.play_card(drop.sprite, DISCARD):
            self._send_home(drop.sprite)

    def play_card(self, sprite: Sprite, zone: Zone) -> bool:
        """Whether the card has left its place; where it may go in several ways, they are offered."""
        source = self.cards.zone_of(sprite)
        if self.standing():
            return False
        if source in TAKEN_FROM:
            return self.submit(TAKEN_FROM[source])
        if sprite.card is None:
            return False
        moves = self.fitting(sprite.card, DISCARD)
        if len(moves) > 1:
            self.touch(sprite.card)
            self.pill_focus = 0
            return False
        if moves:
            return self.submit(moves[0])
        self.refuse(self.meant(sprite.card, DISCARD), sprite)
        return False

    def submit(self, move: Move) -> bool:
        self.touched, self.following = None, []
        return super().submit(move)

    def take_back(self) -> None:
        self.touched = None
        super().take_back()

    def call(self) -> None:
        """NINE; with more points than a call takes it is asked once more."""
        view = self.view
        if NINE in view.legal and total(self.mine()) > view.options.call_limit:
            self.asked = (NINE,)
            self.lay_pills()
            self.pill_focus = 1  # not at once what costs points
        else:
            self.submit(NINE)

    def act(self, action: str) -> Request | None:
        if action == "sort":
            self.sort_hand()
            return None
        return super().act(action)

    def stands(self, move: str) -> str:
        return self.stage.words.tr("You have seen the card: you keep it.") if move == str(DRAW) else ""

    # -- what moves beside the card in hand

    def tick(self, dt_ms: float) -> Request | None:
        asked = super().tick(dt_ms)
        self._follow()
        return asked

    def _follow(self) -> None:
        """The cards that are marked together are carried together."""
        carried = self.grip.carried
        marked = self.armed[0].cards if self.armed else ()
        if carried is None or carried.card not in marked:
            return
        row = [sprite for sprite in self.hand() if sprite.card in marked]
        row.sort(key=lambda sprite: sprite.card.index if sprite.card else 0)
        self.following = [sprite for sprite in row if sprite is not carried]
        for sprite in self.following:
            away = row.index(sprite) - row.index(carried)
            sprite.motion, sprite.flying, sprite.height = self.cards.owner(), True, carried.height
            x = carried.pose.x + FOLLOWS * away
            sprite.pose = carried.pose._replace(x=x, z=CARRIED + away)

    def _send_home(self, sprite: Sprite | None) -> None:
        followers, self.following = self.following, []
        super()._send_home(sprite)
        for follower in followers:
            follower.flying = False
            super()._send_home(follower)

    def refresh(self) -> None:
        if self.touched not in self.view.hand or self.match.view().phase != "discard":
            self.touched = None
        super().refresh()
        for zone in TAKEN_FROM:
            for sprite in self.cards.zones.get(zone, ()):
                sprite.rise_to = 0.0

    def _rest_rise(self, sprite: Sprite) -> float:
        if self.cards.zone_of(sprite) in TAKEN_FROM:
            return t.LEGAL_RISE
        return super()._rest_rise(sprite)

    def marked(self, sprite: Sprite) -> bool:
        """What the pointer is about to choose, or what has been chosen."""
        if isinstance(self.pill_warm, buttons.WayPill):
            return sprite.card in self.pill_warm.cards
        return super().marked(sprite) or self._completed(sprite)

    def _completed(self, sprite: Sprite) -> bool:
        """Whether the card goes with the open one, over which the pointer or the cursor is."""
        top = self.grip.hovered or self.grip.cursor
        if top is None or top.card is None or sprite.card is None or top not in self.tops():
            return False
        meld = best_with(top.card, [*self.mine(), top.card])
        return len(meld) > 1 and sprite.card in meld

    # -- the end of a deal

    def results(self) -> Scene:
        return NineOver.of(self, self.again)

    def buttons(self) -> list[Pill]:
        pills = self.after_deal() if self.standing() else buttons.for_moves(self)
        self.lay_panel(pills)
        return [*pills, *self.icons()]

    def at_total(self, seat: Seat) -> Point:
        return strip.end_of(self, seat)

    def panel_room(self) -> Box:
        return panel.room(self)

    def panel_lines(self) -> list[Line]:
        return panel.lines(self)

    def icons(self) -> list[Pill]:
        """The call stays in its place whatever happens."""
        return [buttons.call(self), *super().icons()]

    def layout(self, size: Size) -> None:
        self.frame = Frame(*size)
        super().layout(size)

    # -- drawing

    def trace(self) -> dict[str, Any]:
        piles = {"stock": self.places.stock, "discard": self.places.discard}
        marked = [str(card) for move in self.armed for card in move.cards]
        return {
            **super().trace(),
            "piles": {name: list(self.frame.to_px(*at)) for name, at in piles.items()},
            "marked": marked,
            "sums": {str(seat): points for seat, points in self.sums.items()},
            "totals": [round(points) for points in self.totals],
            "drawn": str(self.view.drawn) if self.view.drawn else None,
        }

    def under(self) -> object:
        carried = self.grip.carried
        counts = tuple(len(self.cards.zones.get(zone, ())) for zone in (*HANDS[: len(self.sitters)], STOCK))
        seen = self.view, counts, tuple(self.totals), tuple(self.story.deeds.items()), self.acting
        where = self.standing(), self.dealing, self.started, self.my_turn, self.tone
        return seen, where, carried, self.armed, self.stage.art.changes

    def paint_under(self, surface: pygame.Surface) -> None:
        self.lay_ground(surface, None, self.places.piles)
        paint.seats(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))


def _pattern(move: Move) -> tuple[int, ...]:
    """The values of the cards: which copies they are makes no difference."""
    return tuple(sorted(VALUES[card] for card in move.cards))
