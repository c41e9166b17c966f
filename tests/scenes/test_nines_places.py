"""Nines for two to five players: nothing lies on what has to be read, and a long hand can be read."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from cardtable.scenes.nines_shedding.places import Places, parts
from cardtable.ui.layout import CARD_HEIGHT, Box, Frame, Pose
from tests.ui.test_seats import covered, inside, meet

WINDOWS = [(960, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (1000, 1400), (3440, 1440)]
EACH = list(itertools.product((2, 3, 4, 5), WINDOWS))
INDEX = 0.17, 0.36  # of a card: how far right and down its index and the sign below it reach


def things(places: Places) -> Iterator[tuple[str, Box]]:
    """What lies or is written in the middle of a game, the player's own hand of three cards included."""
    for seat in range(places.players):
        rows = [*places.lying(seat, "resting", True, 3), *places.lying(seat, "resting", False, 3)]
        yield f"plate {seat}", places.plate(seat)
        for name, poses in (("row", rows), ("hand", places.hand(seat, (3, 0)))):
            box = covered(poses)
            assert box is not None
            yield f"{name} {seat}", box
    for name, poses in (("stock", places.stock.poses(30)), ("away", places.away.poses(12))):
        box = covered(poses)
        assert box is not None
        yield name, box
    arena = places.arena
    yield "panel", places.seats.panel
    yield "icons", Box(arena.right - 1.2, arena.top, arena.right, arena.top + 0.7)


@pytest.mark.parametrize(("players", "size"), EACH)
def test_nothing_lies_on_anything_else(players: int, size: tuple[int, int]) -> None:
    places = Places(Frame(*size), 0, players)
    found = list(things(places))
    tucked = [name for name, box in found if not inside(box, places.frame.box)]
    top = {f"hand {seat}" for seat in range(players) if places.of(seat).side == "top"}
    assert set(tucked) <= top, "the others' hands alone reach beyond the window"
    met = [(a, b) for (a, one), (b, other) in itertools.combinations(found, 2) if meet(one, other)]
    assert met == []


@pytest.mark.parametrize(("players", "size"), EACH)
def test_the_pile_has_room_between_the_rows(players: int, size: tuple[int, int]) -> None:
    """It may touch an edge of the rows by a hair, and covers no index of them."""
    places = Places(Frame(*size), 0, players)
    pile = covered(places.pile(["AS", "2S", "3S", "4S", "5S", "6S", "7S"]))
    assert pile is not None
    for seat in range(players):
        for pose in places.lying(seat, "resting", True, 3):
            corner = Box(
                pose.x - pose.scale / 2,
                pose.y - pose.scale * CARD_HEIGHT / 2,
                pose.x - pose.scale / 2 + INDEX[0] * pose.scale,
                pose.y - pose.scale * CARD_HEIGHT / 2 + INDEX[1] * pose.scale,
            )
            assert not meet(pile, corner), seat


def index_box(pose: Pose) -> Box:
    left, top = pose.x - 0.5, pose.y - CARD_HEIGHT / 2
    return Box(left, top, left + INDEX[0], top + INDEX[1])


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("count", [16, 20, 30, 36, 44])
def test_every_index_of_a_long_hand_shows(size: tuple[int, int], count: int) -> None:
    places = Places(Frame(*size), 0, 2)
    upper = (count + 1) // 2
    poses = places.hand(0, (upper, count - upper))
    for number, pose in enumerate(poses):
        index = index_box(pose)
        assert index.bottom < places.frame.box.bottom
        for above in poses[number + 1 :]:
            left, top = above.x - 0.49, above.y - CARD_HEIGHT / 2
            assert (
                above.y == pytest.approx(pose.y, abs=0.2) and left > index.right - 0.04
            ) or top > index.bottom


def test_equal_cards_stay_in_one_row() -> None:
    hand = "444555666777788899"
    upper, lower = parts(hand)
    assert (upper, lower) == (9, 9)
    assert parts("44445555666677779")[0] == 8
    assert parts("4" * 8 + "5" * 8) == (8, 8)
    assert parts("444555666777788") == (15, 0)
