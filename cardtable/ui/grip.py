"""How a player touches his cards: hovers, chooses, carries; by mouse and by keyboard alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.ui import timeline as t
from cardtable.ui.animate import FLYING, CardsOnTable, Sprite
from cardtable.ui.drag import Click, Gesture, Pixel
from cardtable.ui.layout import CARD_HEIGHT, Frame, card_at

CARRIED = 2 * FLYING  # z of the card in the player's fingers


@dataclass(frozen=True)
class Clicked:
    sprite: Sprite
    double: bool


@dataclass(frozen=True)
class Dropped:
    """A carried card let go at a place in card units, which may be outside the window."""

    sprite: Sprite
    x: float
    y: float


class Grip:
    """At most one card is hovered, one under the keyboard's cursor, one chosen, one carried."""

    def __init__(
        self, cards: CardsOnTable, mine: Callable[[], Sequence[Sprite]], ratio: float = CARD_HEIGHT
    ) -> None:
        self.cards = cards
        self.ratio = ratio  # of a card's height to its width
        self.mine = mine  # the player's own cards, as they lie from left to right
        self.frame = Frame(1280, 800)
        self.hovered: Sprite | None = None
        self.cursor: Sprite | None = None
        self.chosen: Sprite | None = None
        self._gesture: Gesture[Sprite] = Gesture()
        self._spring = t.Spring(0, 0)
        self._grasp = (0.0, 0.0)  # from the pointer to the card's centre, in card units

    @property
    def carried(self) -> Sprite | None:
        return self._gesture.held

    def under(self, pos: Pixel) -> Sprite | None:
        """The player's card under the pointer; a risen card is met where it rests, or it would flutter."""
        sprites = list(self.mine())
        found = card_at([sprite.pose for sprite in sprites], *self.frame.to_units(*pos), self.ratio)
        return None if found is None else sprites[found]

    # -- mouse

    def press(self, pos: Pixel, button: int) -> bool:
        """Whether a card is in hand now; a second button takes none, and lets none go: that is `cancel`."""
        if self._gesture.pressed is not None:
            return False
        sprite = self.under(pos)
        if not self._gesture.press(pos, button, sprite):
            return False
        assert sprite is not None
        self.cursor = None
        x, y = self.frame.to_units(*pos)
        self._grasp = sprite.pose.x - x, sprite.pose.y - y
        return True

    def move(self, pos: Pixel) -> None:
        carried_before = self.carried
        self._gesture.move(pos)
        carried = self.carried
        if carried is None:
            self.hovered = self.under(pos)
            self.cursor = None if self.hovered else self.cursor
        elif carried_before is None:
            carried.motion = self.cards.owner()
            self._spring = t.Spring(carried.pose.x, carried.pose.y)
            self.chosen = self.hovered = None
        if carried is not None:
            x, y = self.frame.to_units(*pos)
            self._spring.aim(x + self._grasp[0], y + self._grasp[1])

    def release(self, pos: Pixel, button: int, at_ms: float) -> Clicked | Dropped | None:
        result = self._gesture.release(pos, button, at_ms)
        if result is None:
            return None
        if isinstance(result, Click):
            return Clicked(result.item, result.double)
        result.item.flying = False
        return Dropped(result.item, *self.frame.to_units(*pos))

    def cancel(self) -> Sprite | None:
        """Lets go; returns the card that was carried, which has to go home."""
        sprite = self._gesture.cancel()
        if sprite is not None:
            sprite.flying = False
        return sprite

    def forget(self, keep_cursor: bool = False) -> None:
        """After a move or a new view: nothing is chosen, and what is no longer mine is not pointed at."""
        mine = list(self.mine())
        self.chosen = self.chosen if self.chosen in mine and keep_cursor else None
        self.hovered = self.hovered if self.hovered in mine else None
        self.cursor = self.cursor if self.cursor in mine else None

    # -- keyboard

    def step(self, by: int) -> None:
        """The cursor goes along the hand; from nowhere to the first or the last card."""
        mine = list(self.mine())
        if not mine:
            return
        at = mine.index(self.cursor) + by if self.cursor in mine else (0 if by > 0 else -1)
        self.cursor = mine[at % len(mine)]
        self.hovered = None

    def point(self, place: int) -> bool:
        """The cursor goes to the card at this place from the left, counted from 0."""
        mine = list(self.mine())
        if place >= len(mine):
            return False
        self.cursor, self.hovered = mine[place], None
        return True

    # -- each tick

    def tick(self, dt_ms: float, rest: Callable[[Sprite], float]) -> bool:
        """Moves the carried card, lets the others rise to `rest` and what has left the hand sink.

        Returns whether anything moved.
        """
        for sprite in self.cards:
            sprite.rise_to = 0.0
        for sprite in self.mine():
            pointed = sprite is self.chosen or sprite is self.hovered or sprite is self.cursor
            sprite.rise_to = (
                0.0 if sprite is self.carried else rest(sprite) + (t.HOVER_RISE if pointed else 0.0)
            )
        moved = self.cards.rise(dt_ms)
        carried = self.carried
        if carried is None:
            return moved
        self._spring.tick(dt_ms)
        carried.flying = True
        rising = carried.settle(dt_ms, t.CARRIED)
        carried.pose = carried.pose._replace(
            x=self._spring.x, y=self._spring.y, angle=self._spring.tilt, scale=1.04, z=CARRIED
        )
        return moved or rising or not self._spring.settled
