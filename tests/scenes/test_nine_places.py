"""Where things lie on the table of Nine: for two to six seats, windows of all sizes, cards of any pack."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from cardtable.engine.games.nine import DISCARD, STOCK
from cardtable.scenes.nine.places import Places, places_of
from cardtable.ui.layout import Box, Fan, Frame, Pose
from cardtable.ui.packs import LOOKS
from cardtable.ui.seats import CORNER

SIZES = [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1024, 768), (3440, 1440), (1000, 1400)]
RATIOS = [LOOKS[pack].ratio for pack in ("nine", "tarot")]
CASES = [(size, players, ratio) for size in SIZES for players in range(2, 7) for ratio in RATIOS]
MOST = 8  # cards in a hand


def around(poses: list[Pose], ratio: float) -> Box:
    """The box of cards that lie straight, or nearly so."""
    return Box(
        min(pose.x - pose.scale / 2 for pose in poses),
        min(pose.y - pose.scale * ratio / 2 for pose in poses),
        max(pose.x + pose.scale / 2 for pose in poses),
        max(pose.y + pose.scale * ratio / 2 for pose in poses),
    )


def things(places: Places) -> dict[str, Box]:
    """Everything that has to be seen at one time."""
    arena = places.arena
    found = {
        "strip": places.strip,
        "call": places.call,
        "icons": Box(arena.right - CORNER[0], arena.top, arena.right, arena.top + CORNER[1]),
        "stock": around(places.shape(STOCK).poses(40), places.ratio),
        "discard": around(places.laid(40, 5), places.ratio),
        "panel": places.panel,
    }
    for number, spot in enumerate(places.spots):
        found[f"plate {number}"] = spot.plate
        found[f"hand {number}"] = around(spot.hand.poses(MOST), places.ratio)
        if number:
            found[f"sum {number}"] = spot.sum
    return found


def apart(a: Box, b: Box) -> bool:
    slack = 1e-6
    return (
        a.right <= b.left + slack
        or b.right <= a.left + slack
        or a.bottom <= b.top + slack
        or b.bottom <= a.top + slack
    )


@pytest.mark.parametrize(("size", "players", "ratio"), CASES)
def test_nothing_lies_on_anything_else(size: tuple[int, int], players: int, ratio: float) -> None:
    found = things(places_of(Frame(*size), 0, players, ratio))
    for (name, one), (other_name, other) in combinations(found.items(), 2):
        assert apart(one, other), (name, other_name)


@pytest.mark.parametrize(("size", "players", "ratio"), CASES)
def test_everything_lies_in_the_window(size: tuple[int, int], players: int, ratio: float) -> None:
    frame = Frame(*size)
    window = frame.box
    for name, box in things(places_of(frame, 0, players, ratio)).items():
        assert window.left <= box.left + 0.01 < box.right - 0.01 <= window.right, name
        assert window.top <= box.top + 0.01 < box.bottom - 0.01 <= window.bottom + 0.02, name


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("me", [0, 1, 3])
def test_partners_sit_across(players: int, me: int) -> None:
    places = places_of(Frame(1280, 800), me, players, 1.4)
    across = {"bottom": "top", "top": "bottom", "left": "right", "right": "left"}
    for seat in range(players):
        spot, partner = places.of(seat), places.of((seat + players // 2) % players)
        assert partner.side == across[spot.side]
    left, right = places.of((me + 1) % players), places.of((me + 1 + players // 2) % players)
    if players == 6:
        assert left.hand.y > right.hand.y  # across the middle, not beside each other


@pytest.mark.parametrize("ratio", RATIOS)
def test_six_hands_can_be_read_in_the_smallest_window(ratio: float) -> None:
    frame = Frame(960, 600)
    places = places_of(frame, 0, 6, ratio)
    for spot in places.spots:
        poses = spot.hand.poses(6)
        assert all(pose.scale * ratio * frame.unit > 68 for pose in poses)
        if not isinstance(spot.hand, Fan):
            assert all(pose.angle == 0 for pose in poses)
        index = 53 / 250  # as much of a card as its index needs
        steps = [b.x - a.x for a, b in pairwise(poses)]
        assert min(steps) > index * poses[0].scale


def test_what_was_laid_together_lies_side_by_side_and_the_top_is_open() -> None:
    places = places_of(Frame(1280, 800), 0, 4, 1.4)
    lone, run = places.laid(12, 1), places.laid(12, 5)
    assert len({round(pose.x) for pose in lone}) == 1
    steps = [b.x - a.x for a, b in pairwise(run[7:])]
    assert min(steps) > 0.2
    assert max(run, key=lambda pose: pose.z) is run[-1]
    assert places.shape(DISCARD).face_up
    box = places.discard_box
    assert all(box.contains(pose.x, pose.y) for pose in run)
