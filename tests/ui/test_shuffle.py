"""The riffle: it begins and ends with the pile as it lies, and in between the halves fall into each other."""

import pytest

from cardtable.ui import timeline as t
from cardtable.ui.layout import Pile
from cardtable.ui.shuffle import APART, PARTED, PASSES, riffle

PACKS = [1, 2, 3, 24, 40, 52]
STEPS = [step / 200 for step in range(201)]


@pytest.mark.parametrize("n", PACKS)
def test_it_begins_and_ends_with_the_pile(n: int) -> None:
    pile = Pile(-2, 0.5).poses(n)
    assert riffle(pile, 0) == pile
    assert riffle(pile, 1) == pile


@pytest.mark.parametrize("n", PACKS[2:])
def test_the_halves_lie_apart_and_come_together(n: int) -> None:
    pile = Pile(0, 0).poses(n)
    apart = [pose.x for pose in riffle(pile, PARTED / PASSES)]
    half = (n + 1) // 2
    assert min(apart[:half]) > APART - 0.2
    assert max(apart[half:]) < -APART + 0.2
    together = [pose.x for pose in riffle(pile, 1 / PASSES - 1e-6)]
    assert max(map(abs, together)) < 0.2


@pytest.mark.parametrize("n", PACKS)
def test_no_card_jumps_or_shows_its_face(n: int) -> None:
    """Between two frames at 60 a second a card goes less than a third of its width."""
    frames = round(t.SHUFFLE / (1000 / 60))
    before = riffle(Pile(0, 0).poses(n), 0)
    for frame in range(1, frames + 1):
        poses = riffle(Pile(0, 0).poses(n), frame / frames)
        for old, new in zip(before, poses, strict=True):
            assert abs(old.x - new.x) < 0.34
            assert abs(old.y - new.y) < 0.2
            assert not new.face_up
        before = poses


def test_a_card_that_has_fallen_lies_on_those_before_it() -> None:
    pile = Pile(0, 0).poses(24)
    poses = riffle(pile, 0.5 / PASSES + 0.1)
    fallen = [pose.z for pose in poses if abs(pose.x) < 0.05]
    assert len(set(fallen)) == len(fallen) > 2


def test_it_is_over_before_anybody_tires_of_it() -> None:
    assert t.SHUFFLE <= 900
    assert all(len(riffle(Pile(0, 0).poses(24), step)) == 24 for step in STEPS)
