"""Nervioso under a real keyboard: the order of two keys of one frame, keys that are held, early hands.

`CARDTABLE_SLAPS=200 python -m pytest tests/e2e/test_real_hands.py` presses two hundred pairs.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from cardtable.engine.games.nervioso import VALUES
from cardtable.engine.match import Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

PAIRS = int(os.environ.get("CARDTABLE_SLAPS", "12"))
LAYOUTS = ("us", "ru", "fr")
SLAP, LAY = (24, 33, 52, 58), (25, 32, 53, 57)  # places on the keyboard: Q P Z M, and W O X N
TABLE = "NerviosoTable"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four people at one keyboard have a match that can be continued."""
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    settings = Settings(language="en", reduce_motion=True, mute=True)
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    record = Record("nervioso", tuple(map(Sitter, ("Ana", "Blas", "Cleo", "Dora"))), "hands", dealer=3)
    (folder / "matches" / "nervioso.json").write_text(json.dumps(record.to_json()), encoding="utf-8")
    return folder


def sit(desktop: Desktop, folder: Path) -> Program:
    program = Program(desktop, folder, "--window", "1280x800")
    program.at("Home")
    program.press("continue")
    program.wait(lambda seen: seen["scene"] == TABLE and seen["running"], "the clock to run")
    return program


def press(program: Program, *keys: int) -> None:
    """All in one go, in this order; then they are let go."""
    words: list[str] = []
    for way in ("keydown", "keyup"):
        for key in keys:
            words += [way, "--delay", "0", str(key)]
    program.desktop.run("xdotool", *words)


def lay(program: Program) -> Seen:
    """Whose turn it is lays, and the face is there."""
    seen = program.seen
    laid = seen["laid"]
    press(program, LAY[seen["turn"]])
    return program.wait(lambda now: now["laid"] > laid, "a card")


def fits(seen: Seen) -> bool:
    return VALUES[seen["card"][:-1]] == seen["count"]


def judged(program: Program, order: list[int]) -> None:
    """Two hands in this order, and what becomes of them."""
    match = fits(program.seen)
    press(program, *(SLAP[seat] for seat in order))
    if not match:
        seen = program.wait(lambda now: now["verdict"], "a verdict")
        assert seen["verdict"] == [order[0], "wrong_hand"], program.story()
        return
    seen = program.wait(lambda now: len(now["hands"]) == 2 or now["verdict"], "two hands")
    assert [seat for seat, _ in seen["hands"]][:2] == order, program.story()
    third = next(seat for seat in range(4) if seat not in order)
    press(program, SLAP[third])
    program.wait(lambda now: now["verdict"], "a verdict")


def test_two_keys_of_one_frame_are_judged_in_their_order(desktop: Desktop, folder: Path) -> None:
    dice = random.Random("pairs")
    with sit(desktop, folder) as program:
        for number in range(PAIRS):
            if number * len(LAYOUTS) % PAIRS < len(LAYOUTS):
                desktop.keyboard(LAYOUTS[number * len(LAYOUTS) // PAIRS])
            lay(program)
            judged(program, dice.sample(range(4), 2))
        desktop.keyboard("us")
        assert program.seen["laid"] == PAIRS


def test_a_hand_before_the_face_is_a_wrong_one_and_a_held_key_is_none(desktop: Desktop, folder: Path) -> None:
    with sit(desktop, folder) as program:
        while fits(lay(program)):
            press(program, *SLAP)
            program.wait(lambda now: now["verdict"], "a verdict")
        turn = program.seen["turn"]
        early = (turn + 1) % 4
        press(program, LAY[turn], SLAP[early])
        seen = program.wait(lambda now: now["verdict"], "a verdict")
        assert seen["verdict"] == [early, "wrong_hand"]

        holder, other = 2, 3
        program.key_down(SLAP[holder])  # on no pile: nothing
        for _ in range(5):
            before = program.wait(lambda now: now["turn"] is not None, "a turn")
            seen = lay(program)
            assert seen["hands"] == [], before
            judged(program, [other, 0])
        program.key_up(SLAP[holder])
        lay(program)
        press(program, SLAP[holder])
        program.wait(lambda now: now["hands"] and now["hands"][0][0] == holder, "the hand of the key let go")


def finish(program: Program, dice: random.Random) -> list[str]:
    """Four people play to the end, the first of them never last and never wrong; gives every verdict.

    The fourth errs once, and one of the later matches is spoilt by a card that another throws.
    """
    told: list[str] = []
    while not program.seen["over"]:
        seen = lay(program)
        if fits(seen):
            spoilt = "last_hand" in told and "thrown_card" not in told and seen["turn"] != 0
            order = [0, *dice.sample(range(1, 4), 3)]
            press(program, *([LAY[seen["turn"]]] if spoilt else (SLAP[seat] for seat in order)))
        elif "wrong_hand" not in told:
            press(program, SLAP[3])
        else:
            continue
        told.append(program.wait(lambda now: now["verdict"], "a verdict")["verdict"][1])
    return told


def test_four_people_play_a_game_to_its_end(desktop: Desktop, folder: Path) -> None:
    with sit(desktop, folder) as program:
        told = finish(program, random.Random("four"))
        assert {"wrong_hand", "thrown_card", "last_hand"} <= set(told), told
        assert program.seen["verdict"] == [0, "won"], program.story()
        assert program.seen["cards"][0] == 0
        program.press("proceed")
        program.at("SlapResults")
        program.key("Escape")
        seen = program.at("Home")
        assert "continue" not in seen["buttons"], "no match is left open"
