"""A match of Тысяча under a real mouse, from the barrel to its end, killed and continued in each phase."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.engine.match import Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until
from tests.engine.thousand_table import pack_of

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE = "ThousandTable"
HANDS = {0: "AH KH QH AS TS AC AD", 1: "9H JD TD QS KC 9S 9C", 2: "JH JS KS QC JC 9D QD"}
PRIKUP = "TH TC KD"
PLAYED = ("AH", "KH", "TH", "AS", "AC", "AD", "QH", "TS", "TC", "KD")


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as made:
        yield made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An open match: the player sits on the barrel, is the first hand, and will be dealt four aces."""
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    settings = Settings(language="en", speed=2.0, trick_ms=600)
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    seats = (
        Sitter("Ana"),
        Sitter("Lola", "computer", "easy"),
        Sitter("Otto", "computer", "easy"),
    )
    pack = tuple(map(str, pack_of(HANDS, PRIKUP, dealer=2)))
    counters = {"on_barrel": (1, 0, 0), "bolts": (1, 2, 0)}
    record = Record(
        "thousand", seats, "e2e", {}, dealer=2, pack=pack, scores=(880, 310, -120), counters=counters
    )
    (folder / "matches" / "thousand.json").write_text(json.dumps(record.to_json()), encoding="utf-8")
    return folder


def start(desktop: Desktop, folder: Path) -> Program:
    return Program(desktop, folder, "--window", "1280x800")


def mine(seen: Seen) -> bool:
    return seen["scene"] == TABLE and seen["idle"] and bool(seen["legal"])


def name_a_number(program: Program, seen: Seen) -> None:
    """The lowest order that wins from the barrel; what is not in sight is looked for."""
    numbers = [text for text in seen["legal"] if text.split()[0] in ("bid", "raise")]
    button = next(text for text in numbers if int(text.split()[1]) >= 120)
    while button not in program.seen["buttons"]:
        offered = set(program.seen["buttons"])
        program.press("more")
        program.wait(lambda now, offered=offered: set(now["buttons"]) != offered, "other numbers")  # type: ignore[misc]
    program.press(button)


def move(program: Program, seen: Seen) -> None:
    """What the player does in each phase, by mouse."""
    match seen["phase"]:
        case "bidding":
            name_a_number(program, seen)
        case "snos":
            seat = next(text.split()[2] for text in seen["legal"] if text.startswith("give"))
            card = next(card for card in ("KD", "TC") if card in seen["hand"])
            program.drag(seen["hand"][card], seen["seats"][seat])
        case "raise" if seen["order"] < 120:
            name_a_number(program, seen)
        case "raise":
            program.press("stand")
        case _:
            announced = [text for text in seen["legal"] if text.startswith("marry")]
            if announced:
                program.press(announced[0])
            else:
                card = next(card for card in PLAYED if f"play {card}" in seen["legal"])
                program.drag(seen["hand"][card], seen["zones"]["trick"])


def table_of(seen: Seen) -> dict[str, object]:
    same = {name: seen[name] for name in ("legal", "scores", "deal", "moves", "phase", "to_act", "order")}
    return {**same, "hand": list(seen["hand"])}


def continued(program: Program, desktop: Desktop, folder: Path, seen: Seen) -> Program:
    """Killed when the last move is saved, and started again at the same table."""
    until(lambda: len(program.record().get("log", ())) == seen["moves"], "the save")
    program.kill()
    program = start(desktop, folder)
    program.at("Home")
    program.press("continue")
    again = program.wait(mine, "the same table")
    assert table_of(again) == table_of(seen), program.story()
    return program


def ended(seen: Seen) -> bool:
    return "proceed" in seen.get("buttons", ())


def test_from_the_barrel_to_the_end_with_a_kill_in_each_phase(desktop: Desktop, folder: Path) -> None:
    met: list[str] = []
    program = start(desktop, folder)
    try:
        program.at("Home")
        program.press("continue")
        while not ended(seen := program.wait(lambda now: mine(now) or ended(now), "my turn")):
            if seen["phase"] not in met and seen["moves"]:
                met.append(seen["phase"])
                program = continued(program, desktop, folder, seen)
            move(program, seen)
            program.wait(lambda now, seen=seen: now["moves"] > seen["moves"], f"my move in {seen['legal']}")  # type: ignore[misc]
        assert {"snos", "raise", "play"} <= set(met), met
        assert program.seen["scores"][0] >= 1000, program.story()
        look_at_the_sheet(program)
        program.press("proceed")
        program.at("ThousandOver")
        program.press("again")
        program.wait(lambda now: now["scene"] == TABLE and now["deal"] == 1, "another match")
    finally:
        program.kill()


def look_at_the_sheet(program: Program) -> None:
    program.press("sheet")
    page = program.at("Notebook")
    program.move_to(page["entries"]["0:1"])
    program.wait(lambda now: "Order of" in " ".join(now["said"]), "what made the number")
    program.press("close")
    program.at(TABLE)
