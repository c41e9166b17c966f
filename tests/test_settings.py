"""Settings read whatever a file says: each field that makes no sense gets its default, and only that one."""

from __future__ import annotations

import json
import math
from dataclasses import fields

import pytest

from cardtable.settings import Settings

FULL = Settings(
    language="ru",
    window=(1280, 800, -20, 40),
    full_screen=True,
    speed=0.5,
    trick_ms=0,
    reduce_motion=True,
    volume=0.25,
    voice=0.5,
    voice_language=None,
    mute=True,
    indices="french",
    deck="contrast",
    index_size="large",
    back="rays-violet",
    cloth="linen",
    text_size=1.5,
    setups={
        "sixty_six": {"preset": "document", "options": {"match_pips": 8}, "level": "easy", "name": "Аня"}
    },
)
NONSENSE: list[object] = [
    None,
    True,
    -1,
    7,
    10**400,
    math.nan,
    math.inf,
    1e300,
    "",
    "no such id",
    "\ud800",
    "a\nb",
    "x" * 10_000,
    [],
    [1, 2, 3, 4, 5],
    [True, True, True, True],
    [1280, 800, "0", None],
    [0, 0, 0, 0],
    {},
    {"sixty_six": 3},
    {"sixty_six": {"options": "all", "level": ["easy"], "name": {"deep": {"deeper": 1}}}},
]
OF_FEW = {
    "deck": "two_colour four_colour contrast",
    "index_size": "ordinary large",
    "back": "star star-blue petals petals-wine rays rays-violet",
    "cloth": "petrol linen",
}
NAMES = [spec.name for spec in fields(Settings)]


def test_settings_read_back_what_they_wrote() -> None:
    assert Settings.from_json(json.loads(json.dumps(FULL.to_json()))) == FULL
    assert Settings.from_json(json.loads(json.dumps(Settings().to_json()))) == Settings()
    assert Settings.from_json({}) == Settings()


def test_the_full_example_differs_from_the_defaults_everywhere() -> None:
    assert all(getattr(FULL, name) != getattr(Settings(), name) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_makes_no_sense_costs_no_other(name: str) -> None:
    for value in NONSENSE:
        read = Settings.from_json({**FULL.to_json(), name: value})
        assert read.with_(**{name: getattr(FULL, name)}) == FULL
        assert makes_sense(name, getattr(read, name)), (name, value)


def makes_sense(name: str, value: object) -> bool:
    """Whether the screens can show this, said another way than the code says it."""
    if name in ("full_screen", "reduce_motion", "mute"):
        return value is True or value is False
    if name == "voice_language":
        return value in (None, "es", "en", "fr", "ru")
    if name in ("language", "indices"):
        return value is None or (type(value) is str and len(value) < 20)
    if name in OF_FEW:
        return value in OF_FEW[name].split()
    if name == "window":
        return value is None or (type(value) is tuple and [type(each) for each in value] == [int] * 4)
    if name == "setups":
        return isinstance(value, dict) and all(isinstance(setup, dict) for setup in value.values())
    assert isinstance(value, int | float)
    return type(value) is type(getattr(Settings(), name)) and 0 <= value <= 2500


def test_a_setup_keeps_what_is_plain() -> None:
    saved = {
        "sixty_six": {
            "preset": "document",
            "options": {"match_pips": 8, "trump": [1], "nan": math.nan, "claim": True},
            "level": {"easy": 1},
            "name": "Ana\x00",
            "newer": None,
        },
        "thousand": "all",
        "nine": {"options": "all", "level": 3},
    }
    assert Settings.from_json({"setups": saved}).setups == {
        "sixty_six": {
            "preset": "document",
            "options": {"match_pips": 8, "claim": True},
            "newer": None,
        },
        "nine": {},
    }
