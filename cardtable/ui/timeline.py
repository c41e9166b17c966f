"""Motion: every duration of the table in one place, the curves, and the queue of what is moving."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cardtable.ui.layout import Point, Pose, lerp, tilt

# Milliseconds.
FLIGHT: Final = 230.0
DEAL_GAP: Final = 60.0
HOME: Final = 200.0  # an illegal drop glides home
FADE: Final = 120.0  # what a flight becomes with reduced motion
SHAKE: Final = 320.0
SHUFFLE: Final = 860.0
BURST: Final = 950.0  # a royal announcement
SHOWER: Final = 1450.0  # a won match
SLIDE: Final = 420.0  # a counter card uncovers a pip
NOTICE_STAYS: Final = 3600.0
DOUBLE_CLICK: Final = 350.0

# Degrees, pixels, card units.
FLIGHT_TURN: Final = 2.0
SHAKE_PX: Final = 6.0
MOST_TILT: Final = 10.0
ARC_BEND: Final = 0.07
LEGAL_RISE: Final = 0.084  # 6 % of a card's height
HOVER_RISE: Final = 0.17
CARRIED: Final = 2.0  # how high a carried or flying card is above the cloth: see Sprite.lift

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    """Cubic: fast at first, gently at the end."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def _nothing() -> None:
    return None


def _nothing_at(_t: float) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Motion:
    """Something that goes from 0 to 1 in some milliseconds; `apply` gets the eased value, at last 1.0.

    A motion that is not `paced` keeps its duration at every speed: the time to read a trick. An infinite one
    lasts until the timeline is finished by hand.
    """

    duration: float
    apply: Callable[[float], None] = _nothing_at
    ease: Ease = ease_out
    done: Callable[[], None] = _nothing
    paced: bool = True


def pause(duration: float, done: Callable[[], None] = _nothing) -> Motion:
    """Time in which nothing moves, the same at every speed."""
    return Motion(duration, done=done, paced=False)


@dataclass(slots=True, eq=False)
class _Running:
    motion: Motion
    wait: float
    age: float = 0.0

    def advance(self, dt_ms: float, speed: float) -> float:
        """Goes on and returns what is left over of the time, negative while it lasts."""
        pace = speed if self.motion.paced and math.isfinite(self.motion.duration) else 1.0
        if pace == 0:
            return dt_ms
        self.age += dt_ms * pace
        done = self.age - self.wait
        over = done - self.motion.duration
        if over < 0 <= done:
            self.motion.apply(self.motion.ease(done / self.motion.duration))
        return over / pace

    def end(self) -> None:
        self.motion.apply(1.0)
        self.motion.done()


class Timeline:
    """What is moving now and what moves after it; advanced by hand.

    Speed 0 does everything at the next tick, 0.5 takes twice the time, 2 half of it.
    """

    def __init__(self, speed: float = 1.0, reduce: bool = False) -> None:
        self.speed = speed
        self.reduce = reduce
        self._running: list[_Running] = []
        self._queue: deque[_Running] = deque()

    @property
    def idle(self) -> bool:
        return not self._running and not self._queue

    @property
    def held_up(self) -> bool:
        """An infinite pause runs: nothing goes on until it is finished by hand."""
        return any(math.isinf(item.motion.duration) for item in self._running)

    def play(self, motion: Motion, after: float = 0.0) -> None:
        """Starts now, or some milliseconds from now, beside what is moving."""
        self._running.append(_Running(motion, after))

    def then(self, motion: Motion, gap: float = 0.0) -> None:
        """Starts when all that was given before has ended, and a gap after it."""
        self._queue.append(_Running(motion, gap))

    def flight(
        self,
        travel: Callable[[float], None],
        fade: Callable[[float], None],
        duration: float = FLIGHT,
        ease: Ease = ease_out,
        done: Callable[[], None] = _nothing,
    ) -> Motion:
        """Takes something to another place: by `travel` on its way, or with reduced motion by `fade`.

        With reduced motion the caller's fade(t) shows the thing at its new place with the opacity t.
        """
        if self.reduce:
            return Motion(FADE, fade, linear, done)
        return Motion(duration, travel, ease, done)

    def tick(self, dt_ms: float) -> None:
        left: float | None = dt_ms
        while left is not None:
            left = self._advance(left)

    def finish(self) -> None:
        """Ends everything at once, in its order, and also what its ends start."""
        while not self.idle:
            self._end_all(self._running or [self._queue.popleft()])

    def clear(self) -> None:
        """Forgets everything where it is; no end is called."""
        self._running.clear()
        self._queue.clear()

    def _advance(self, dt_ms: float) -> float | None:
        """One stretch of time; returns what is left for the next in the queue, None when there is none."""
        if not self._running and self._queue:
            self._running.append(self._queue.popleft())
        if not self._running:
            return None
        over = {item: item.advance(dt_ms, self.speed) for item in list(self._running)}
        self._end_all([item for item, left in over.items() if left >= 0])
        if self._running or not self._queue:
            return None
        return min(*over.values(), dt_ms)

    def _end_all(self, items: list[_Running]) -> None:
        ending = list(items)
        self._running = [item for item in self._running if item not in ending]
        for item in ending:
            item.end()


def arc(start: Point, end: Point, t: float, bend: float = ARC_BEND) -> Point:
    """A point on a slight arc that bulges upwards by bend times the distance."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    side = (1.0 if dx >= 0 else -1.0) * bend * 4 * t * (1 - t)
    return start[0] + dx * t + dy * side, start[1] + dy * t - dx * side


def fly(start: Pose, end: Pose, t: float, salt: str = "") -> Pose:
    """A card in flight: on the arc, with a turn of up to 2 degrees of its own, a little closer to the eye."""
    pose = lerp(start, end, t)
    if t >= 1:
        return pose
    x, y = arc((start.x, start.y), (end.x, end.y), t)
    hump = 4 * t * (1 - t)
    turn = tilt(salt, FLIGHT_TURN) * hump
    return Pose(x, y, pose.angle + turn, pose.scale * (1 + 0.03 * hump), pose.face_up, pose.z)


def height(t: float) -> float:
    """How high a card is in its flight, whose way is eased: it rises and comes down evenly in time."""
    time = 1 - math.pow(1 - t, 1 / 3)
    return CARRIED * min(1.0, 5 * time * (1 - time))


def flip(t: float) -> tuple[float, bool]:
    """The width of a turning card (1 to 0 to 1) and whether its other side is seen already."""
    return abs(math.cos(math.pi * t)), t >= 0.5


def shake(t: float, size: float = SHAKE_PX) -> float:
    """A sideways offset that starts and ends at 0 and dies away: a refusal."""
    return size * (1 - t) * math.sin(t * 6 * math.pi)


class Spring:
    """A critically damped follower: a held card after the pointer. Exact, so the same at every frame rate."""

    def __init__(self, x: float, y: float, stiffness: float = 42.0) -> None:
        self.stiffness = stiffness
        self.x, self.y = x, y
        self.vx = self.vy = 0.0
        self._aim = (x, y)

    def aim(self, x: float, y: float) -> None:
        self._aim = (x, y)

    def tick(self, dt_ms: float) -> None:
        dt = dt_ms / 1000
        self.x, self.vx = self._axis(self.x, self.vx, self._aim[0], dt)
        self.y, self.vy = self._axis(self.y, self.vy, self._aim[1], dt)

    def _axis(self, at: float, speed: float, aim: float, dt: float) -> tuple[float, float]:
        away = at - aim
        pull = speed + self.stiffness * away
        fade = math.exp(-self.stiffness * dt)
        return aim + (away + pull * dt) * fade, (speed - self.stiffness * pull * dt) * fade

    @property
    def tilt(self) -> float:
        """Degrees: a card moved to the right leans to the right, at most 10."""
        return max(-MOST_TILT, min(MOST_TILT, self.vx * 0.75))

    @property
    def settled(self) -> bool:
        near = max(abs(self.x - self._aim[0]), abs(self.y - self._aim[1]))
        return near < 0.002 and max(abs(self.vx), abs(self.vy)) < 0.02
