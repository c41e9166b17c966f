"""The real program under a real mouse and keyboard: two deals, sizes, a kill in mid-deal, and the way out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE = "SixtySixTable"
KEY_L, KEY_P = 46, 33  # places on the keyboard, whatever is written on them


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A player who likes it quick, in English."""
    folder = tmp_path / "player"
    folder.mkdir()
    settings = Settings(language="en", speed=2.0, trick_ms=600)
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    return folder


def start(desktop: Desktop, folder: Path) -> Program:
    return Program(desktop, folder, "--window", "1280x800")


def mine(seen: Seen) -> bool:
    """The player may move, and nothing is in the way of a hand."""
    return seen["scene"] == TABLE and seen["idle"] and seen["phase"] == "play" and bool(seen["legal"])


def mine_or_ended(seen: Seen) -> bool:
    return mine(seen) or ended(seen)


def ended(seen: Seen) -> bool:
    """The deal has its score on the table."""
    return seen["scene"] == TABLE and "proceed" in seen["buttons"]


def play_deal(program: Program, move: Callable[[Program, Seen], None], moves: int = 99) -> Seen:
    """Until the deal has ended, or as many moves of the player."""
    seen = program.wait(mine_or_ended, "my turn or the end of the deal")
    while moves and not ended(seen):
        before = seen["moves"]
        move(program, seen)
        program.wait(lambda now, before=before: now["moves"] > before, f"my move in {seen['legal']}")  # type: ignore[misc]
        seen = program.wait(mine_or_ended, "my turn or the end of the deal")
        moves -= 1
    return seen


def playable(seen: Seen) -> str:
    """A card that may simply be laid."""
    return next(text.split()[1] for text in seen["legal"] if text.startswith("play"))


def lay_by_mouse(program: Program, seen: Seen) -> None:
    card = playable(seen)
    program.drag(seen["hand"][card], seen["zones"]["trick"])
    if f"marry {card}" in seen["legal"]:  # the program asks what is meant
        program.press(f"marry {card}")


def lay_by_keyboard(program: Program, seen: Seen) -> None:
    card = playable(seen)
    if seen["moves"] % 2:
        program.key(1 + list(seen["hand"]).index(card), "Return")
    else:
        program.key(*["Right"] * (1 + list(seen["hand"]).index(card)), "Return")
    if f"marry {card}" in seen["legal"]:
        asked = program.wait(lambda now: f"marry {card}" in now["buttons"], "to be asked")
        program.key(
            *["Tab"] * list(asked["buttons"]).index(f"marry {card}"), "Return"
        )  # on the first already


def tab_to(program: Program, button: str) -> None:
    program.key(*["Tab"] * (1 + list(program.seen["buttons"]).index(button)))


def refused_by_mouse(program: Program, seen: Seen) -> None:
    """A card on the turned-up one: only the nine of trumps may go there, and not at the very start."""
    card = playable(seen)
    program.drag(seen["hand"][card], seen["zones"]["trump"])
    told = program.wait(lambda now: now["notice"] and now["idle"], "a refusal that says why")
    assert "nine of trumps" in told["notice"]
    assert (told["moves"], told["hand"]) == (seen["moves"], seen["hand"])


def sizes(program: Program) -> None:
    """In mid-deal: another size, full screen and back; the cards stay what they were."""
    cards = list(program.seen["hand"])
    for act, size in (
        (lambda: program.resize(1100, 720), [1100, 720]),
        (lambda: program.key("F11"), [1600, 1000]),
        (lambda: program.key("F11"), [1100, 720]),
    ):
        act()
        seen = program.wait(lambda now, size=size: now["size"] == size, f"the size {size}")  # type: ignore[misc]
        assert list(seen["hand"]) == cards


def next_deal(program: Program, press: Callable[[], None]) -> Seen:
    """From the score of a deal to the next one; a match that is over is followed by another."""
    deal = program.wait(ended, "the score of the deal")["deal"]
    press()
    seen = program.wait(
        lambda now: now["scene"] != TABLE or now["deal"] != deal, "another deal or the result"
    )
    if seen["scene"] == "Results":
        program.press("again")
    return program.wait(mine_or_ended, "the first move of a deal")


def table_of(seen: Seen) -> dict[str, object]:
    """What is the same on a table of another size."""
    same = {name: seen[name] for name in ("legal", "scores", "deal", "moves", "phase", "to_act")}
    return {**same, "hand": list(seen["hand"])}


def test_two_deals_a_kill_and_a_continued_match(desktop: Desktop, folder: Path) -> None:
    with start(desktop, folder) as program:
        program.at("Home")
        program.press("game:sixty_six")
        program.at("SixtySixSetUp")
        program.press("play")
        seen = program.wait(mine, "my first turn")
        refused_by_mouse(program, seen)
        play_deal(program, lay_by_mouse, 1)
        sizes(program)
        play_deal(program, lay_by_mouse)

        next_deal(program, lambda: program.key("Return"))
        play_deal(program, lay_by_keyboard)

        next_deal(program, lambda: program.press("proceed"))
        before = play_deal(program, lay_by_keyboard, 1)
        until(lambda: len(program.record()["log"]) == before["moves"], "the last move to be on the disk")
        program.kill()

    with start(desktop, folder) as program:
        program.at("Home")
        program.press("continue")
        seen = program.wait(mine_or_ended, "the same table")
        assert table_of(seen) == table_of(before), program.story()
        play_deal(program, lay_by_mouse)
        program.wait(ended, "the score of the continued deal")
        program.key("alt+F4")  # the window manager asks the program to close
        assert program.ended() == 0, program.story()


def test_keys_mean_the_same_in_every_layout_and_escape_never_quits(desktop: Desktop, folder: Path) -> None:
    with start(desktop, folder) as program:
        program.at("Home")
        program.key("Escape", "Escape")
        program.key("Return")
        program.at("SixtySixSetUp")
        program.key("Escape")
        program.at("Home")
        program.key("Return")
        program.at("SixtySixSetUp")
        program.key("Return")
        play_deal(program, lay_by_keyboard, 1)
        tab_to(program, "pause")
        program.key("Return")
        program.at("Pause")
        program.key("Return")  # resumes
        program.at(TABLE)
        desktop.keyboard("ru")
        try:
            program.key_down(KEY_L)
            program.wait(lambda now: now["last_trick"], "the last trick")
            program.key_up(KEY_L)
            program.wait(lambda now: not now["last_trick"], "the last trick to go")
            program.key(KEY_P)
            program.at("Pause")
            program.key("Escape")
            program.at(TABLE)
            program.key("Escape", "Escape")  # leaves the button, then pauses
            program.at("Pause")
            program.key(KEY_P)
            program.at(TABLE)
        finally:
            desktop.keyboard("us")
        program.key("ctrl+q")
        assert program.ended() == 0, program.story()
