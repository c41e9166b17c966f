"""Keys of a real keyboard, by their places, under three layouts: they are named, changed and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

PLACES = {  # the first key of each row on an X keyboard, and the scancodes from there on
    24: "QWERTYUIOP",
    38: "ASDFGHJKL",
    52: "ZXCVBNM",
}
ON_X = {
    int(getattr(pygame, f"KSCAN_{letter}")): first + column
    for first, letters in PLACES.items()
    for column, letter in enumerate(letters)
} | {pygame.KSCAN_SPACE: 65, pygame.KSCAN_RETURN: 36, pygame.KSCAN_BACKSPACE: 22, pygame.KSCAN_LEFT: 113}
Q, P, Z, T = (ON_X[getattr(pygame, f"KSCAN_{letter}")] for letter in "QPZT")
SHIFT = 50
NAMES = {"us": ("Q", "P", "Z", "T"), "ru": ("Й", "З", "Я", "Е"), "fr": ("A", "P", "W", "T")}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three people who have not played together yet, in English."""
    folder = tmp_path / "player"
    folder.mkdir()
    people = {"seats": 3, "level 1": "person", "level 2": "person"}
    settings = Settings(language="en", setups={"nervioso": people})
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    return folder


def open_set_up(desktop: Desktop, folder: Path) -> Program:
    program = Program(desktop, folder, "--window", "1280x800")
    program.press("game:nervioso")
    program.at("NerviosoSetUp")
    return program


@pytest.mark.parametrize("layout", NAMES)
def test_keys_are_named_as_the_layout_has_them_and_changed_by_their_places(
    desktop: Desktop, folder: Path, layout: str
) -> None:
    desktop.keyboard(layout)
    q, p, z, t = NAMES[layout]
    with open_set_up(desktop, folder) as program:
        program.wait(lambda seen: seen["keys"]["0:slap"] == q, f"the name {q}")
        assert [program.seen["keys"][f"{seat}:slap"] for seat in (1, 2)] == [p, z]
        program.press("key:0:slap")
        program.wait(lambda seen: seen["waiting"], "the question for a key")
        for key, sentence in ((P, f"{p} is taken: Player 2, slap."), (SHIFT, "is kept for the table.")):
            program.key(key)
            program.wait(lambda seen, said=sentence: said in (seen["objection"] or ""), sentence)  # type: ignore[misc]
        program.key(T)
        program.wait(lambda seen: seen["keys"]["0:slap"] == t and not seen["waiting"], f"the key {t}")
        program.press("key:1:slap")
        program.wait(lambda seen: seen["waiting"], "the question for a key")
        program.key("Escape")
        program.wait(lambda seen: not seen["waiting"], "the end of the question")
        assert program.seen["keys"]["1:slap"] == p


@pytest.mark.parametrize("layout", NAMES)
def test_lamps_light_up_by_real_keys_and_a_dark_one_gets_another_key(
    desktop: Desktop, folder: Path, layout: str
) -> None:
    desktop.keyboard(layout)
    with open_set_up(desktop, folder) as program:
        program.press("play")
        seen = program.at("KeysCheck")
        assert list(seen["keys"].values()) == list(NAMES[layout][:3])
        program.key_down(Q)
        program.key_down(P)
        program.wait(lambda seen: seen["lit"] == [0, 1] and seen["late"], "a lamp that is called dark")
        program.press("other:2")
        before = seen["slaps"][2]
        seen = program.wait(lambda seen: seen["slaps"][2] != before, "another key for the third")
        new = ON_X[int(seen["slaps"][2].split(":")[1])]
        program.key_down(new)
        program.wait(lambda seen: seen["heard"], "all three hands at once")
        for key in (Q, P, new):
            program.key_up(key)
        program.press("go")
        program.at("NerviosoTable")
        program.key("alt+F4")  # what was written last is not lost by an end in good order
        assert program.ended() == 0, program.story()
    with open_set_up(desktop, folder) as program:
        program.press("play")
        program.at("NerviosoTable")
