"""Motion passes by hand-fed milliseconds."""

import itertools
import math

import pytest

from cardtable.ui import timeline as t
from cardtable.ui.layout import Pose
from cardtable.ui.timeline import Motion, Spring, Timeline


class Track:
    """Notes what motions apply and when they end."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, float]] = []
        self.ended: list[str] = []

    def motion(self, name: str, duration: float, paced: bool = True) -> Motion:
        return Motion(
            duration,
            lambda value: self.seen.append((name, round(value, 6))),
            t.linear,
            lambda: self.ended.append(name),
            paced,
        )

    def values(self, name: str) -> list[float]:
        return [value for seen, value in self.seen if seen == name]


def test_a_motion_goes_from_its_start_to_exactly_one_and_ends_once() -> None:
    track, line = Track(), Timeline()
    line.play(track.motion("a", 100))
    for _ in range(5):
        line.tick(30)
    assert track.values("a") == [0.3, 0.6, 0.9, 1.0]
    assert track.ended == ["a"]
    assert line.idle


def test_a_delayed_motion_does_not_touch_its_card_before_its_time() -> None:
    track, line = Track(), Timeline()
    line.play(track.motion("a", 100), after=60)
    line.tick(50)
    assert track.seen == []
    line.tick(60)
    assert track.values("a") == [0.5]


def test_the_queue_waits_for_all_before_it_and_loses_no_time() -> None:
    track, line = Track(), Timeline()
    line.play(track.motion("short", 50))
    line.play(track.motion("long", 100))
    line.then(track.motion("next", 100), gap=20)
    line.then(track.motion("last", 100))
    line.tick(90)
    assert track.ended == ["short"]
    line.tick(80)
    assert track.values("next") == [0.5]
    line.tick(100)
    assert track.ended == ["short", "long", "next"]
    assert track.values("last") == [0.5]


@pytest.mark.parametrize(("speed", "share"), [(0.5, 0.25), (1.0, 0.5), (2.0, 1.0)])
def test_speed(speed: float, share: float) -> None:
    track, line = Track(), Timeline(speed)
    line.play(track.motion("a", 100))
    line.tick(50)
    assert track.values("a") == [share]


@pytest.mark.parametrize("speed", [0.5, 2.0])
def test_time_left_over_passes_to_the_next_at_every_speed(speed: float) -> None:
    track, line = Track(), Timeline(speed)
    line.then(track.motion("a", 100))
    line.then(track.motion("b", 100))
    line.tick(150 / speed)
    assert track.values("b") == [0.5]


def test_speed_zero_does_everything_at_the_next_tick() -> None:
    track, line = Track(), Timeline(0)
    line.play(track.motion("a", 100), after=500)
    line.then(track.motion("b", 100), gap=500)
    line.tick(1)
    assert track.ended == ["a", "b"]
    assert line.idle


def test_the_time_to_read_is_the_same_at_every_speed() -> None:
    for speed in (0.0, 0.5, 2.0):
        track, line = Track(), Timeline(speed)
        line.then(t.pause(100, done=lambda track=track: track.ended.append("read")))  # type: ignore[misc]
        line.then(track.motion("a", 10))
        line.tick(99)
        assert track.ended == []
        line.tick(100)
        assert track.ended == ["read", "a"]


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_an_endless_pause_waits_for_the_player(speed: float) -> None:
    track, line = Track(), Timeline(speed)
    line.then(Motion(math.inf, track.motion("wait", 1).apply))
    line.then(track.motion("a", 10))
    line.tick(1e9)
    assert not line.idle
    assert track.ended == []
    line.finish()
    assert track.ended == ["a"]
    assert line.idle


def test_finish_ends_everything_in_order_and_what_the_ends_start() -> None:
    track, line = Track(), Timeline()
    line.play(track.motion("a", 100), after=50)
    line.then(Motion(10, done=lambda: line.play(track.motion("child", 100))))
    line.then(track.motion("b", 100))
    line.tick(10)
    line.finish()
    assert track.ended == ["a", "child", "b"]
    assert track.values("a") == [1.0]


def test_what_an_end_starts_begins_after_it() -> None:
    track, line = Track(), Timeline()
    line.play(Motion(10, done=lambda: line.play(track.motion("child", 100))))
    line.tick(10)
    assert not line.idle
    line.tick(40)
    assert track.values("child") == [0.4]


def test_clear_forgets_without_ending() -> None:
    track, line = Track(), Timeline()
    line.play(track.motion("a", 100))
    line.then(track.motion("b", 100))
    line.clear()
    line.tick(500)
    assert line.idle
    assert track.ended == []


def test_reduced_motion_turns_a_flight_into_a_fade() -> None:
    track = Track()
    ways = track.motion("travel", 1).apply, track.motion("fade", 1).apply
    assert Timeline().flight(*ways).duration == t.FLIGHT
    line = Timeline(reduce=True)
    line.play(line.flight(*ways))
    line.tick(60)
    line.tick(60)
    assert line.idle
    assert track.seen == [("fade", 0.5), ("fade", 1.0)]


@pytest.mark.parametrize("ease", [t.linear, t.ease_out, t.ease_in_out])
def test_easings_begin_at_nought_and_end_at_one(ease: t.Ease) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_easings_have_their_character() -> None:
    steps = [i / 100 for i in range(101)]
    assert t.ease_out(0.5) == pytest.approx(0.875)
    assert t.ease_in_out(0.5) == pytest.approx(0.5)
    assert all(t.ease_out(a) < t.ease_out(b) for a, b in itertools.pairwise(steps))


def test_an_arc_keeps_its_ends_and_bulges_upwards_either_way() -> None:
    for start, end in (((0, 0), (4, 0)), ((4, 0), (0, 0))):
        assert t.arc(start, end, 0) == start
        assert t.arc(start, end, 1) == end
        assert t.arc(start, end, 0.5) == pytest.approx((2, -4 * t.ARC_BEND))


def test_a_flight_turns_a_little_and_lands_exactly() -> None:
    start, end = Pose(0, 0), Pose(3, 1, 20, 0.8, False, 4)
    assert t.fly(start, end, 1, "AS") == end
    middle = t.fly(start, end, 0.5, "AS")
    assert 0 < abs(middle.angle - 10) <= t.FLIGHT_TURN
    assert middle == t.fly(start, end, 0.5, "AS")


def test_a_flip_shows_the_other_side_from_the_half_on() -> None:
    assert t.flip(0) == (1, False)
    assert t.flip(0.5) == (pytest.approx(0), True)
    assert t.flip(1) == (1, True)


def test_a_shake_starts_and_ends_at_rest_and_dies_away() -> None:
    first = max(abs(t.shake(i / 300)) for i in range(100))
    last = max(abs(t.shake(i / 300)) for i in range(200, 300))
    assert t.shake(0) == 0
    assert t.shake(1) == 0
    assert t.SHAKE_PX * 0.7 < first <= t.SHAKE_PX
    assert last < first / 2


def test_a_card_rises_and_comes_down_on_its_flight() -> None:
    way = [t.height(t.ease_out(step / 60)) for step in range(61)]
    assert way[0] == way[-1] == 0
    assert max(way) == t.CARRIED
    assert max(abs(a - b) for a, b in itertools.pairwise(way)) < 0.2


def test_a_spring_is_the_same_at_every_frame_rate() -> None:
    slow, fast = Spring(0, 0), Spring(0, 0)
    for spring, steps in ((slow, 3), (fast, 24)):
        spring.aim(3, -1)
        for _ in range(steps):
            spring.tick(60 / steps)
    assert (slow.x, slow.y, slow.vx) == pytest.approx((fast.x, fast.y, fast.vx))


def test_a_spring_reaches_its_aim_without_overshooting() -> None:
    spring = Spring(0, 0)
    spring.aim(3, 0)
    path = []
    while not spring.settled:
        spring.tick(8)
        path.append(spring.x)
    assert len(path) * 8 < 400
    assert path == sorted(path)
    assert path[-1] == pytest.approx(3, abs=0.002)


def test_a_card_leans_the_way_it_is_carried_and_never_far() -> None:
    spring = Spring(0, 0)
    assert spring.tilt == 0
    spring.aim(-50, 0)
    spring.tick(16)
    assert spring.tilt == -t.MOST_TILT
