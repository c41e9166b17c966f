"""Where cards lie: shapes, hits and the window's units."""

import itertools
import math

import pytest

from cardtable.ui import layout
from cardtable.ui.layout import Box, Fan, Frame, Pile, Pose, Row, Trick

WINDOWS = [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (2560, 600), (1000, 3000)]


@pytest.mark.parametrize("size", WINDOWS)
def test_every_window_shows_the_least_table(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    assert frame.width >= layout.LEAST_WIDTH - 1e-9
    assert frame.height >= layout.LEAST_HEIGHT - 1e-9
    assert min(frame.width / layout.LEAST_WIDTH, frame.height / layout.LEAST_HEIGHT) == pytest.approx(1)


@pytest.mark.parametrize("size", WINDOWS)
def test_pixels_and_units_are_two_names_of_one_place(size: tuple[int, int]) -> None:
    frame = Frame(*size)
    assert frame.to_px(0, 0) == (round(size[0] / 2), round(size[1] / 2))
    assert frame.to_units(0, 0) == pytest.approx((frame.box.left, frame.box.top))
    for x, y in ((0.3, -1.2), (-4.0, 2.9)):
        back = frame.to_units(*frame.to_px(x, y))
        assert back == pytest.approx((x, y), abs=0.51 / frame.unit)


def test_a_window_of_no_size_still_has_a_unit() -> None:
    assert Frame(0, 0).unit > 0


def test_a_box_in_pixels() -> None:
    frame = Frame(1120, 700)
    assert frame.box_px(Box(-1, -2, 1, 0)) == (460, 150, 200, 200)


@pytest.mark.parametrize("n", [0, 1, 2, 6, 10, 24, 52])
@pytest.mark.parametrize("shape", [Fan(0, 0), Fan(0, 0, 1.0), Row(0, 0), Pile(0, 0)])
def test_shapes_give_a_pose_for_each_card_in_rising_order(shape: Fan | Row | Pile, n: int) -> None:
    poses = shape.poses(n)
    assert len(poses) == n
    assert [pose.z for pose in poses] == sorted({pose.z for pose in poses})
    assert all(math.isfinite(pose.x) and math.isfinite(pose.y) for pose in poses)


def test_a_fan_is_symmetric_and_its_ends_hang_and_turn_outwards() -> None:
    poses = Fan(1, 2).poses(6)
    left, right = poses[0], poses[-1]
    assert left.x + right.x == pytest.approx(2)
    assert left.angle == pytest.approx(-right.angle)
    assert left.angle < 0
    assert left.y == pytest.approx(right.y)
    assert left.y > poses[2].y > 2


def test_a_fan_of_many_stays_in_its_width_with_its_whole_arc() -> None:
    fan = Fan(0, 0, 6.2, 14)
    poses = fan.poses(24)
    assert poses[-1].angle - poses[0].angle == pytest.approx(14)
    assert poses[-1].x - poses[0].x <= 5.2
    assert len({round(b.x - a.x, 2) for a, b in itertools.pairwise(poses)}) <= 2


def test_the_hand_opposite_is_the_own_hand_turned_about() -> None:
    own, other = Fan(0, 0).poses(5), Fan(0, 0, turn=180).poses(5)
    for mine, theirs in zip(own, other, strict=True):
        assert (theirs.x, theirs.y) == pytest.approx((-mine.x, -mine.y))
        assert theirs.angle == pytest.approx(mine.angle + 180)


def test_a_pile_compresses_and_a_taller_one_looks_taller() -> None:
    pile = Pile(0, 0)
    thick = [pile.thickness(n) for n in (1, 2, 12, 52)]
    assert thick == sorted(thick)
    assert thick[0] == 0
    assert thick[-1] <= pile.thickest
    assert thick[2] > pile.thickest / 2
    assert (pile.poses(52)[0].x, pile.poses(52)[0].y) == (0, 0)
    assert pile.poses(2)[1].y < 0


def test_a_loose_pile_lies_the_same_way_at_every_redraw() -> None:
    pile = Pile(0, 0, loose=3, salt="taken:0")
    assert pile.poses(9) == pile.poses(9)
    assert len({pose.angle for pose in pile.poses(9)}) == 9
    assert all(abs(pose.angle) <= 3 for pose in pile.poses(9))
    assert [pose.angle for pose in pile.poses(5)] == [pose.angle for pose in pile.poses(9)[:5]]


@pytest.mark.parametrize("leader", [0, 1])
def test_of_two_cards_the_first_shows_its_index_and_each_lies_nearer_to_its_player(leader: int) -> None:
    first, second = Trick(0, 0, 2, leader).poses(2)
    assert second.x - first.x > 0.6
    own, other = (first, second) if leader == 0 else (second, first)
    assert own.y > other.y


@pytest.mark.parametrize("seats", [3, 4])
def test_a_card_in_a_trick_lies_where_its_seat_is_whoever_led(seats: int) -> None:
    for leader in range(seats):
        poses = Trick(0, 0, seats, leader).poses(seats)
        for i, pose in enumerate(poses):
            dx, dy = layout.TRICK_PLACES[seats][(leader + i) % seats]
            assert (pose.x, pose.y) == (dx, dy)


def test_small_turns_differ_from_trick_to_trick_but_not_from_redraw_to_redraw() -> None:
    assert Trick(0, 0, salt="3").poses(2) == Trick(0, 0, salt="3").poses(2)
    assert Trick(0, 0, salt="3").poses(2)[0].angle != Trick(0, 0, salt="4").poses(2)[0].angle
    assert all(abs(layout.tilt(str(n), 2)) <= 2 for n in range(500))


def test_a_raised_card_moves_along_its_own_axis() -> None:
    up = layout.raised(Pose(0, 0), 0.2)
    assert (up.x, up.y) == pytest.approx((0, -0.2))
    side = layout.raised(Pose(0, 0, 90), 0.2)
    assert (side.x, side.y) == pytest.approx((0.2, 0))


def test_the_topmost_card_is_hit_not_the_last_in_the_list() -> None:
    poses = [Pose(0, 0, z=5), Pose(0.3, 0, z=1), Pose(5, 5, z=9)]
    assert layout.card_at(poses, 0.2, 0) == 0
    assert layout.card_at(poses, 0.7, 0) == 1
    assert layout.card_at(poses, 3, 0) is None
    assert layout.card_at([Pose(0, 0), Pose(0, 0)], 0, 0) == 1


def test_a_hit_respects_turn_and_size() -> None:
    lying = Pose(0, 0, 90)
    assert layout.covers(lying, 0.65, 0.45)
    assert not layout.covers(lying, 0.45, 0.65)
    tilted = Pose(0, 0, 45)
    assert not layout.covers(tilted, 0.49, -0.69)
    assert layout.covers(tilted, 0.49, -0.49)
    assert not layout.covers(Pose(0, 0, scale=0.5), 0.3, 0)
    assert layout.covers(Pose(0, 0, scale=0.5), 0.3, 0, grow=0.1)


def test_between_two_poses_the_card_turns_the_shorter_way() -> None:
    middle = layout.lerp(Pose(0, 0, 350), Pose(2, 4, 10, 0.5, True, 7), 0.5)
    assert middle.angle % 360 == pytest.approx(0)
    assert (middle.x, middle.y, middle.scale) == pytest.approx((1, 2, 0.75))
    assert layout.lerp(Pose(0, 0), Pose(1, 1, 180, face_up=False), 0.49).face_up
    assert layout.lerp(Pose(0, 0, 350), Pose(2, 4, 10), 1.0) == Pose(2, 4, 10)


def test_a_back_never_turns_further_than_a_quarter() -> None:
    stock, opposite = Pose(0, 0, face_up=False), Pose(0, -3, 176, face_up=False)
    assert layout.lerp(stock, opposite, 0).angle % 180 == pytest.approx(0)
    assert layout.lerp(stock, opposite, 0.5).angle % 180 == pytest.approx(178)
    played = Pose(0, 0, 4)
    assert layout.lerp(opposite, played, 0.999).angle == pytest.approx(4, abs=0.1)
    assert layout.lerp(opposite, played, 0).angle == pytest.approx(-4)
    assert layout.lerp(played, opposite, 0).angle == pytest.approx(4)
    assert layout.lerp(played, opposite, 0.999).angle == pytest.approx(-4, abs=0.1)


def test_a_card_of_a_taller_pack_is_hit_down_to_its_edge() -> None:
    low = 0.0, 0.85
    assert layout.card_at([Pose(0, 0)], *low) is None
    assert layout.card_at([Pose(0, 0)], *low, ratio=404 / 220) == 0
    assert layout.covers(Pose(0, 0, 90), 0.85, 0.0, ratio=404 / 220)
