"""The cards on the cloth: events move them, and whenever nothing moves the view says where they lie."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Protocol

from cardtable.engine.cards import Card
from cardtable.engine.table import Event, Moved, Place, Zone
from cardtable.ui import timeline as t
from cardtable.ui.layout import Pose, lerp
from cardtable.ui.shuffle import riffle
from cardtable.ui.sprites import Blit, Way
from cardtable.ui.timeline import Motion, Timeline

RISE_MS = 45.0  # time constant of a card that rises under the pointer
HAIR = 0.03  # card units: a shift that needs no motion
FLYING = 1000.0  # z above everything that rests


class Sprite:
    """One card on the cloth: what the watcher knows of it, where it is drawn, and how it is turning."""

    __slots__ = (
        "alpha",
        "blits",
        "card",
        "flying",
        "height",
        "look",
        "motion",
        "pose",
        "rise",
        "rise_to",
        "sliding",
        "width",
    )

    def __init__(self, card: Card | None, pose: Pose) -> None:
        self.card = card
        self.pose = pose
        self.width = 1.0  # of the drawn face: 0 is a card seen edge on
        self.alpha = 1.0
        self.rise = self.rise_to = 0.0  # card units towards its own top edge
        self.height = 0.0  # above the cloth, as `lift` counts it
        self.flying = False
        self.motion = 0  # the newest motion owns the sprite; older ones let go
        self.sliding: int | None = None  # the motion that shifts it without lifting it
        self.look: object = None  # how it was drawn last, and the pictures of that
        self.blits: Sequence[Blit] = ()

    @property
    def face_up(self) -> bool:
        return self.pose.face_up and self.card is not None

    @property
    def way(self) -> Way:
        return "flies" if self.flying else "slides" if self.sliding == self.motion else "lies"

    @property
    def lift(self) -> float:
        """How far the shadow falls: 0 resting, 1 risen, 2 in the air, and all between, in small steps."""
        risen = min(1.0, max(0.0, self.rise - t.LEGAL_RISE) / t.HOVER_RISE)
        return round(max(self.height, risen) * 8) / 8

    def settle(self, dt_ms: float, height: float) -> bool:
        """Goes up or down to a height above the cloth; whether it is still on its way."""
        away = height - self.height
        self.height = height if abs(away) < 0.02 else self.height + away * (1 - math.exp(-dt_ms / RISE_MS))
        return bool(away)


class Places(Protocol):
    """What a game's scene knows: where the cards of a zone lie, one pose for each in the zone's order."""

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]: ...

    def before(self, event: Event) -> float:
        """Milliseconds that the table stands still before this event is shown; infinite: until a click."""
        ...

    def starts(self, event: Event) -> None:
        """Is told when an event begins to be shown: its sound, its words."""
        ...

    def shuffles(self) -> None:
        """Is told when the pack begins to be shuffled."""
        ...


class CardsOnTable:
    """All sprites by zone, in the zones' own order."""

    def __init__(self, timeline: Timeline, places: Places) -> None:
        self.timeline = timeline
        self.places = places
        self.zones: dict[Zone, list[Sprite]] = {}
        self._motions = 0

    def __iter__(self) -> Iterator[Sprite]:
        for sprites in self.zones.values():
            yield from sprites

    def find(self, card: Card) -> Sprite | None:
        return next((sprite for sprite in self if sprite.card is card), None)

    def zone_of(self, sprite: Sprite) -> Zone | None:
        return next((zone for zone, sprites in self.zones.items() if sprite in sprites), None)

    # -- what the view says

    def heal(self, zones: Mapping[Zone, Sequence[Card | None]], held: Sprite | None = None) -> None:
        """Puts every card that is not held where the view has it; ends every error of an animation."""
        for zone in list(self.zones):
            if zone not in zones:
                del self.zones[zone]
        for zone, cards in zones.items():
            sprites = self.zones.setdefault(zone, [])
            if [sprite.card for sprite in sprites] != list(cards):
                sprites[:] = self._matched(sprites, cards)
            for sprite, pose in zip(sprites, self._poses(zone), strict=True):
                if sprite is not held:
                    sprite.pose, sprite.width, sprite.flying, sprite.alpha = pose, 1.0, False, 1.0
                    sprite.height, sprite.sliding = 0.0, None

    def _matched(self, sprites: Sequence[Sprite], cards: Sequence[Card | None]) -> list[Sprite]:
        """Sprites for these cards, kept where they show the same card already."""
        known = {sprite.card: sprite for sprite in sprites if sprite.card is not None}
        return [
            known.get(card) or Sprite(card, Pose(0, 0)) if card else Sprite(None, Pose(0, 0))
            for card in cards
        ]

    def _poses(self, zone: Zone) -> Sequence[Pose]:
        return self.places.poses(zone, [sprite.card for sprite in self.zones.get(zone, ())])

    # -- what the events say

    def show(self, events: Iterable[Event]) -> None:
        """Queues the events: those of one kind overlap, and each kind waits for the one before it."""
        gathered: Zone | None = None
        for _, group in groupby(events, _kind):
            stage = list(group)
            target = gathering(stage[0])
            if gathered and not target:
                self.shuffle(gathered)
            gathered = target
            self._queue(stage)
        if gathered:
            self.shuffle(gathered)

    def shuffle(self, pack: Zone) -> None:
        """Queues a riffle of the cards that lie in a zone by then."""
        self.timeline.then(Motion(0, done=lambda: self._riffle(pack)))

    def _riffle(self, pack: Zone) -> None:
        self.places.shuffles()
        sprites, pile = list(self.zones.get(pack, ())), list(self._poses(pack))

        def travel(done: float) -> None:
            for sprite, pose in zip(sprites, riffle(pile, done), strict=True):
                sprite.pose, sprite.sliding = pose, sprite.motion if done < 1 else None

        def fade(done: float) -> None:
            for sprite in sprites:
                sprite.alpha = done

        self.timeline.play(self.timeline.flight(travel, fade, t.SHUFFLE, t.linear))

    def _queue(self, stage: Sequence[Event]) -> None:
        wait = self.places.before(stage[0])
        if wait:
            self.timeline.then(t.pause(wait))
        self.timeline.then(Motion(0, done=lambda: self._begin(stage)))

    def _begin(self, stage: Sequence[Event]) -> None:
        """Each card goes to where the whole stage leaves it: a fan is not spread anew for every card."""
        moved: dict[Sprite, float] = {}
        for index, event in enumerate(stage):
            after = index * t.DEAL_GAP
            if index == 0:
                self.places.starts(event)
            else:
                self.timeline.play(Motion(0, done=lambda event=event: self.places.starts(event)), after)  # type: ignore[misc]
            if isinstance(event, Moved):
                sprites = self._take(event)
                self.zones.setdefault(event.target, []).extend(sprites)
                moved |= dict.fromkeys(sprites, after)
        moves = [event for event in stage if isinstance(event, Moved)]
        for zone in {zone: None for event in moves for zone in (event.source, event.target)}:
            self._settle(zone, moved)

    def _settle(self, zone: Zone, moved: Mapping[Sprite, float]) -> None:
        for sprite, pose in zip(self.zones.get(zone, ()), self._poses(zone), strict=True):
            if sprite in moved:
                self.send(sprite, pose, moved[sprite])
            elif _near(sprite.pose, pose):
                sprite.pose = pose  # a pile that sinks by a hair
            else:
                self.send(sprite, pose, flies=False)

    def _take(self, event: Moved) -> list[Sprite]:
        """The sprites of the moved cards, out of their zone; a card nobody has seen is the zone's last."""
        source = self.zones.get(event.source, [])
        taken = []
        for card in event.cards:
            sprite = next((one for one in source if card is not None and one.card is card), None)
            sprite = sprite or next(
                (one for one in reversed(source) if one.card is None or card is None), None
            )
            if sprite is None:
                sprite = Sprite(card, self._somewhere(event.source))
            else:
                source.remove(sprite)
            sprite.card = card if card is not None else None
            taken.append(sprite)
        return taken

    def _somewhere(self, zone: Zone) -> Pose:
        poses = self.places.poses(zone, [None])
        return poses[0] if poses else Pose(0, 0)

    def put(self, event: Moved) -> list[Sprite]:
        """The cards of the event lie where they belong at once; what moved them before lets go."""
        sprites = self._take(event)
        target = self.zones.setdefault(event.target, [])
        target.extend(sprites)
        poses = self._poses(event.target)
        for sprite, pose in zip(sprites, poses[len(target) - len(sprites) :], strict=True):
            self.hold(sprite, pose)
            sprite.width, sprite.alpha, sprite.flying, sprite.height = 1.0, 1.0, False, 0.0
        return sprites

    def sweep(self, event: Moved, after: float, gap: float) -> None:
        """The cards of the event fly one close behind the other, beside whatever else moves."""
        sprites = self._take(event)
        target = self.zones.setdefault(event.target, [])
        target.extend(sprites)
        poses = self._poses(event.target)[len(target) - len(sprites) :]
        for number, (sprite, pose) in enumerate(zip(sprites, poses, strict=True)):
            self.send(sprite, pose, after + gap * (len(sprites) - 1 - number))

    def hold(self, sprite: Sprite, pose: Pose) -> None:
        """Puts a card somewhere; what moved it before lets go."""
        sprite.motion = self.owner()
        sprite.pose = pose

    def send(
        self, sprite: Sprite, goal: Pose, after: float = 0.0, flies: bool = True, ms: float = t.FLIGHT
    ) -> None:
        """Moves a card to a pose, turning it over on the way when its other side is up there."""
        journey = _Journey(self, sprite, goal, flies)
        motion = self.timeline.flight(journey.travel, journey.fade, ms, done=journey.land)
        self.timeline.play(motion, after)

    def owner(self) -> int:
        self._motions += 1
        return self._motions

    def rise(self, dt_ms: float) -> bool:
        """Lets risen cards rise and sink; whether any still moves."""
        moving = False
        for sprite in self:
            away = sprite.rise_to - sprite.rise
            if away:
                moving = True
                near = abs(away) < 0.002 or self.timeline.speed == 0 or self.timeline.reduce
                sprite.rise = (
                    sprite.rise_to if near else sprite.rise + away * (1 - math.exp(-dt_ms / RISE_MS))
                )
        return moving


class _Journey:
    """One card on its way; begins where the card is when its time comes, not where it was when queued."""

    __slots__ = ("cards", "flies", "goal", "height", "owner", "sprite", "start")

    def __init__(self, cards: CardsOnTable, sprite: Sprite, goal: Pose, flies: bool) -> None:
        self.cards, self.sprite, self.goal, self.flies = cards, sprite, goal, flies
        self.owner = 0
        self.start, self.height = goal, 0.0

    def _begin(self) -> bool:
        """Whether the card is still this journey's to move."""
        if not self.owner:
            self.owner = self.sprite.motion = self.cards.owner()
            self.start, self.height = self.sprite.pose, self.sprite.height
        return self.sprite.motion == self.owner

    def travel(self, done: float) -> None:
        if not self._begin():
            return
        sprite = self.sprite
        pose = (
            t.fly(self.start, self.goal, done, str(sprite.card or ""))
            if self.flies
            else lerp(self.start, self.goal, done)
        )
        face_up, z = pose.face_up, pose.z
        if self.start.face_up != self.goal.face_up:
            width, turned = t.flip(done)
            sprite.width = width
            face_up = self.goal.face_up if turned else self.start.face_up
        sprite.flying = self.flies and done < 1
        sprite.sliding = None if self.flies or done >= 1 else self.owner
        sprite.height = max(self.height * (1 - done), t.height(done) if self.flies else 0.0)
        if sprite.flying:
            z = max(self.start.z, self.goal.z) + FLYING
        sprite.pose = Pose(pose.x, pose.y, pose.angle, pose.scale, face_up, z)

    def fade(self, done: float) -> None:
        if self._begin():
            self.sprite.pose, self.sprite.alpha = self.goal, done

    def land(self) -> None:
        if self._begin():
            self.sprite.pose, self.sprite.width = self.goal, 1.0
            self.sprite.alpha, self.sprite.flying, self.sprite.height = 1.0, False, 0.0


def _near(a: Pose, b: Pose) -> bool:
    turned = (a.angle, a.scale, a.face_up) != (b.angle, b.scale, b.face_up)
    return not turned and math.hypot(a.x - b.x, a.y - b.y) < HAIR


def gathering(event: Event) -> Zone | None:
    """The pack that cards go back into with this event."""
    return event.target if isinstance(event, Moved) and event.target.place is Place.STOCK else None


def _kind(event: Event) -> object:
    """Events of one kind are shown overlapping: the cards of a deal, of a sweep."""
    if isinstance(event, Moved):
        return event.source.place, event.target.place
    return event
