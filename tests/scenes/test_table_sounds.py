"""What is heard at the table of 66, and when: above all whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pilot import TRICK, Pilot

HAND = "AS TH KH QH JD 9C"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    made = Pilot(tmp_path / "player")
    yield made
    made.close()


@pytest.fixture
def heard(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the sounds in their order."""
    names: list[str] = []
    monkeypatch.setattr(pilot.app.stage.sounds, "play", names.append)
    return names


def test_a_deal_is_shuffled_dealt_and_turned_up_before_it_is_your_turn(
    pilot: Pilot, heard: list[str]
) -> None:
    pilot.deal(HAND)
    assert heard == ["shuffle", *["deal"] * 12, "flip", "turn"]


def test_your_turn_is_heard_once_when_the_answer_has_landed(pilot: Pilot, heard: list[str]) -> None:
    pilot.deal(HAND, "9H JS QS QC KC TC")  # each of them loses to the ace of trumps
    heard.clear()
    pilot.drag("AS", TRICK)
    pilot.until(lambda: pilot.table.cards.zones[TRICK][1:])
    assert "turn" not in heard, "the answer is still in the air"
    pilot.settle()
    pilot.tick(2000)
    assert (heard.count("turn"), heard[-1]) == (1, "turn")


def test_a_trick_you_take_with_your_answer_leaves_you_on_the_lead_in_silence(
    pilot: Pilot, heard: list[str]
) -> None:
    pilot.deal("9C TS KH QH JD AD", "AS KS", answers=["play AS", "play KS"])
    pilot.drag("9C", TRICK)
    pilot.settle()
    heard.clear()
    pilot.drag("TS", TRICK)
    pilot.settle()
    assert pilot.log == ["play 9C", "play AS", "play KS", "play TS"]
    assert "turn" not in heard


def test_a_second_look_at_the_table_does_not_repeat_it(pilot: Pilot, heard: list[str]) -> None:
    pilot.deal(HAND)
    heard.clear()
    pilot.table.layout((1000, 700))
    pilot.table.refresh()
    assert heard == []
