"""Cards that follow the one in the player's fingers, a little behind it and fanned out below."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ui import timeline as t
from cardtable.ui.animate import CardsOnTable, Sprite

BESIDE = 0.27  # card widths between two of them: every index is seen
TURN = 2.5  # degrees that each leans more than the one before it
STIFF = 30.0  # of the first spring; each next one is softer


class Train:
    """Those behind the leader; with none, nothing is carried along."""

    def __init__(self, cards: CardsOnTable) -> None:
        self._cards = cards
        self._leader: Sprite | None = None
        self._coaches: list[tuple[Sprite, t.Spring]] = []

    def __contains__(self, sprite: Sprite) -> bool:
        return any(sprite is coach for coach, _ in self._coaches)

    def __len__(self) -> int:
        return len(self._coaches)

    def follows(self, leader: Sprite) -> bool:
        return self._leader is leader

    def follow(self, leader: Sprite, others: Sequence[Sprite]) -> None:
        self._leader = leader
        self._coaches = []
        for number, sprite in enumerate(others):
            sprite.motion = self._cards.owner()
            spring = t.Spring(sprite.pose.x, sprite.pose.y, STIFF / (1 + 0.25 * number))
            self._coaches.append((sprite, spring))

    def part(self) -> list[Sprite]:
        """Nobody follows any more; those who did, where they are now."""
        sprites = [sprite for sprite, _ in self._coaches]
        for sprite in sprites:
            sprite.flying = False
        self._leader, self._coaches = None, []
        return sprites

    def tick(self, dt_ms: float) -> bool:
        """Whether anything moved."""
        leader = self._leader
        if leader is None:
            return False
        moved = False
        for number, (sprite, spring) in enumerate(self._coaches, 1):
            pose = leader.pose
            spring.aim(pose.x - BESIDE * number, pose.y + 0.02 * number)
            spring.tick(dt_ms)
            sprite.flying, sprite.height, sprite.rise = True, leader.height, 0.0
            at = spring.x, spring.y, pose.angle - TURN * number, pose.scale
            sprite.pose = pose._replace(x=at[0], y=at[1], angle=at[2], scale=at[3], z=pose.z - number)
            moved |= not spring.settled
        return moved
