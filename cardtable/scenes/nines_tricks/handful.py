"""A whole hand that is carried by one of its cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from cardtable.ui import timeline as t
from cardtable.ui.animate import CardsOnTable, Sprite
from cardtable.ui.layout import Pose, lerp

CLOSED = 0.5  # how far apart the cards are, beside those of the hand as it lies
FOLLOW_MS = 45.0  # time constant


class Handful:
    """The other cards follow the carried one, closed up to it; `drop` lets go of them."""

    def __init__(self, cards: CardsOnTable) -> None:
        self.cards = cards
        self._places: dict[Sprite, Pose] = {}  # where each of them is now

    def __bool__(self) -> bool:
        return bool(self._places)

    def drop(self) -> list[Sprite]:
        """The cards that followed; they are where they were last."""
        dropped, self._places = self._places, {}
        for sprite, place in dropped.items():
            sprite.pose, sprite.flying = place, False
        return list(dropped)

    def follow(
        self, dt_ms: float, carried: Sprite, mine: Sequence[Sprite], rests: Callable[[], Sequence[Pose]]
    ) -> None:
        """Where the cards of the hand are after so long; `rests` are their places in it."""
        homes = dict(zip(mine, rests(), strict=True))
        near = 1 - math.exp(-dt_ms / FOLLOW_MS)
        hold, at = homes[carried], carried.pose
        for sprite, home in homes.items():
            turn = at.angle + (home.angle - hold.angle) * CLOSED
            x, y = at.x + (home.x - hold.x) * CLOSED, at.y + (home.y - hold.y) * CLOSED
            z = at.z + (home.z - hold.z) / 100
            goal = Pose(x, y, turn, at.scale, True, z)
            if sprite is carried:
                sprite.pose = at._replace(z=z)
                continue
            if sprite not in self._places:
                sprite.motion = self.cards.owner()
            before = self._places.get(sprite, sprite.pose)
            sprite.pose = self._places[sprite] = lerp(before, goal, near)._replace(z=z)
            sprite.flying, sprite.width, sprite.alpha = True, 1.0, 1.0
            sprite.settle(dt_ms, t.CARRIED)
