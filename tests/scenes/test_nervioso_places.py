"""Where things lie on the table of Nervioso, for two to eight seats in windows of all sizes."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.engine.games.nervioso import DISCARD
from cardtable.engine.table import Place, Zone
from cardtable.scenes.nervioso.places import RATIO, TIME_AT, Places, places_of
from cardtable.ui.layout import Box, Frame, Pose
from cardtable.ui.palms import along

SIZES = [(960, 600), (1280, 800), (1920, 1080), (1024, 768), (3440, 1440), (3840, 2160), (800, 1000)]
CASES = [(size, count) for size in SIZES for count in range(2, 9)]


def extent(pose: Pose) -> Box:
    """The box of a card that lies straight or across."""
    across, down = pose.scale / 2, pose.scale * RATIO / 2
    if round(pose.angle) % 180 in range(45, 136):
        across, down = down, across
    return Box(pose.x - across, pose.y - down, pose.x + across, pose.y + down)


def apart(a: Box, b: Box) -> bool:
    slack = 0.03  # a stack lies a little askew
    return (
        a.right <= b.left + slack
        or b.right <= a.left + slack
        or a.bottom <= b.top + slack
        or b.bottom <= a.top + slack
    )


def things(places: Places, seat: int) -> list[Box]:
    spot = places.of(seat)
    top = places.shape(Zone(Place.HAND, seat)).poses(20)[0]
    return [spot.plate, extent(Pose(top.x, top.y, spot.stack.turn, top.scale))]


@pytest.mark.parametrize(("size", "count"), CASES)
def test_nothing_lies_on_anything_else(size: tuple[int, int], count: int) -> None:
    places = places_of(Frame(*size), count, 0)
    pile = extent(Pose(*places.centre, 0.0, places.pile_scale))
    seats = [things(places, seat) for seat in range(count)]
    for one, other in combinations(seats, 2):
        assert all(apart(a, b) for a in one for b in other)
    for plate, stack in seats:
        assert apart(plate, stack)
        for box in (plate, stack):
            assert apart(box, pile)
            assert apart(box, places.board)
    lines = [places.of(seat).keys for seat in range(count)]
    for one, other in combinations(lines, 2):
        assert apart(one, other)
    for line in lines:
        assert apart(line, pile)
        assert all(apart(line, box) for seat in seats for box in seat)
    assert apart(pile, places.board)


@pytest.mark.parametrize(("size", "count"), CASES)
def test_no_time_of_a_hand_reaches_the_numeral(size: tuple[int, int], count: int) -> None:
    places = places_of(Frame(*size), count, 0)
    assert places.numeral.height > 0.7
    for seat in range(count):
        _, y = along(places.tip(seat), places.of(seat).aim, places.hand_length * TIME_AT)
        assert y - 0.14 >= places.numeral.bottom


@pytest.mark.parametrize(("size", "count"), CASES)
def test_everything_lies_in_the_window(size: tuple[int, int], count: int) -> None:
    frame = Frame(*size)
    places = places_of(frame, count, 0)
    window = frame.box
    for seat in range(count):
        for box in (*things(places, seat), places.of(seat).keys):
            assert box.left >= window.left - 0.02
            assert box.right <= window.right + 0.02
            assert box.top >= window.top - 0.02
            assert box.bottom <= window.bottom + 0.02


@pytest.mark.parametrize("count", range(2, 9))
def test_the_player_sits_at_the_bottom_and_all_hands_come_from_elsewhere(count: int) -> None:
    for me in range(count):
        places = places_of(Frame(1280, 800), count, me)
        assert places.of(me).plate.centre[1] == max(spot.plate.centre[1] for spot in places.spots)
    aims = sorted(spot.aim for spot in places.spots)
    steps = [b - a for a, b in zip(aims, [*aims[1:], aims[0] + 360], strict=True)]
    assert min(steps) > 40


def test_the_pile_is_by_far_the_largest_thing() -> None:
    places = places_of(Frame(1280, 800), 4, 0)
    assert places.shape(DISCARD).scale > 2 * max(spot.stack.scale for spot in places.spots)


def test_a_card_lies_askew_in_its_own_way_wherever_it_lies_in_the_pile() -> None:
    from cardtable.engine.cards import SPANISH

    places = places_of(Frame(1280, 800), 4, 0)
    one, two = SPANISH.cards[3], SPANISH.cards[17]
    first = places.poses(DISCARD, [one, two])
    second = places.poses(DISCARD, [two, one])
    assert first[0].angle == second[1].angle != first[1].angle
