"""Seats: for every number of players and every window, nothing overlaps and nothing leaves the window."""

import itertools
from collections.abc import Iterator, Sequence

import pytest

from cardtable.ui.layout import CARD_HEIGHT, Box, Frame, Pose, rotated
from cardtable.ui.seats import AROUND, CORNER, SeatPlaces, Seats

WINDOWS = [
    (960, 600),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
    (1000, 1400),
    (2560, 700),
    (1366, 768),
    (960, 1200),
    (5120, 1440),
]
CARDS = [0, 1, 2, 6, 13, 30]
EACH = [(n, size) for n in AROUND for size in WINDOWS]


def covered(poses: Sequence[Pose]) -> Box | None:
    """The upright rectangle around cards."""
    if not poses:
        return None
    corners = [
        (pose.x + dx, pose.y + dy)
        for pose in poses
        for x, y in itertools.product((-0.5, 0.5), (-CARD_HEIGHT / 2, CARD_HEIGHT / 2))
        for dx, dy in [rotated(x * pose.scale, y * pose.scale, pose.angle)]
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def things(seats: Seats, cards: int) -> Iterator[tuple[str, Box]]:
    """Everything that lies somewhere, by name, with a pile of 40 and a row of three at each seat."""
    for number, place in enumerate(seats.places):
        shapes = {
            "hand": place.hand.poses(cards),
            "taken": place.taken.poses(40),
            "row": place.row.poses(3),
        }
        yield f"plate {number}", place.plate
        yield f"counters {number}", place.counters
        for name, poses in shapes.items():
            if box := covered(poses):
                yield f"{name} {number}", box
    arena = seats.arena
    yield "panel", seats.panel
    yield "icons", Box(arena.right - CORNER[0], arena.top, arena.right, arena.top + CORNER[1])
    yield "centre", seats.centre


def meet(a: Box, b: Box) -> bool:
    slack = 1e-6
    across = min(a.right, b.right) - max(a.left, b.left)
    down = min(a.bottom, b.bottom) - max(a.top, b.top)
    return across > slack and down > slack


def inside(box: Box, window: Box) -> bool:
    return (
        window.left <= box.left < box.right <= window.right
        and window.top <= box.top < box.bottom <= window.bottom
    )


@pytest.mark.parametrize(("n", "size"), EACH)
@pytest.mark.parametrize("cards", CARDS)
def test_nothing_overlaps_and_nothing_leaves_the_window(n: int, size: tuple[int, int], cards: int) -> None:
    seats = Seats(Frame(*size), n)
    all_things = list(things(seats, cards))
    assert [name for name, box in all_things if not inside(box, seats.frame.box)] == []
    rows_of_two = {"row 0", "row 1", "centre"} if n == 2 else set()  # two players' rows lie in the middle
    pairs = itertools.combinations(all_things, 2)
    met = [(a, b) for (a, one), (b, other) in pairs if meet(one, other)]
    assert [pair for pair in met if not rows_of_two.issuperset(pair)] == []


@pytest.mark.parametrize(("n", "size"), EACH)
def test_each_seat_has_its_own_places_going_round_clockwise(n: int, size: tuple[int, int]) -> None:
    places = Seats(Frame(*size), n).places
    assert len(places) == n
    sides = [place.side for place in places]
    assert [side for side, _ in itertools.groupby(sides)] == [
        side for side in ("bottom", "left", "top", "right") if side in sides
    ]
    by_side: dict[str, list[SeatPlaces]] = {}
    for place in places:
        by_side.setdefault(place.side, []).append(place)
    up = [place.hand.y for place in by_side.get("left", ())]
    along = [place.hand.x for place in by_side["top"]] if "top" in by_side else []
    down = [place.hand.y for place in by_side.get("right", ())]
    assert up == sorted(up, reverse=True)
    assert along == sorted(along)
    assert down == sorted(down)


@pytest.mark.parametrize(("n", "size"), EACH)
def test_cards_are_turned_towards_their_player(n: int, size: tuple[int, int]) -> None:
    turns = {"bottom": 0, "left": 90, "top": 180, "right": 270}
    for place in Seats(Frame(*size), n).places:
        assert place.hand.turn % 360 == turns[place.side]
        assert place.row.turn % 360 == turns[place.side]


@pytest.mark.parametrize("size", WINDOWS)
def test_every_index_of_a_hand_of_thirty_shows(size: tuple[int, int]) -> None:
    """An index is 0.15 of a card wide; the cards lie upon one another from left to right."""
    poses = Seats(Frame(*size), 2).places[0].hand.poses(30)
    assert min(right.x - left.x for left, right in itertools.pairwise(poses)) > 0.15


@pytest.mark.parametrize(("n", "size"), EACH)
def test_the_middle_has_room_for_a_pile(n: int, size: tuple[int, int]) -> None:
    centre = Seats(Frame(*size), n).centre
    assert centre.width > 3
    assert centre.height > 1.2


@pytest.mark.parametrize("n", AROUND)
def test_in_a_very_wide_window_the_table_stays_together(n: int) -> None:
    seats = Seats(Frame(5120, 1440), n)
    assert seats.arena.width < seats.frame.width
    assert seats.arena.centre == pytest.approx((0, 0))
