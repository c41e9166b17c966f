"""Matches of Nine under a real mouse: two, four in teams and six players, each in another dress, continued."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardtable.engine.cards import NINE
from cardtable.engine.games.nine import VALUES
from cardtable.engine.match import Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until
from tests.scenes.nine_deal import pack_of

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE = "NineTable"
NAMES = ("Lola", "Otto", "Vera", "Bruno", "Greta")
MINE = "0a 1a 2a 3a 12d"  # six points after the first turn
HIGH = "13a 11a 10a 8a 7a"


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as made:
        yield made


@dataclass(frozen=True)
class Case:
    players: int
    deck: str
    teams: str
    window: str


CASES = (
    Case(2, "box", "off", "960x600"),
    Case(4, "jokers", "2x2", "1280x800"),
    Case(6, "tarot", "3x2", "1280x800"),
)


def folder_with(tmp_path: Path, case: Case) -> Path:
    """An open match near its end, in which the player can call NINE at his second turn."""
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    settings = Settings(language="en", speed=2.0)
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    seats = (Sitter("Ana"), *(Sitter(name, "computer", "easy") for name in NAMES[: case.players - 1]))
    pack = pack_of({0: MINE, 1: HIGH}, "9b", "12c", players=case.players, dealer=case.players - 1)
    scores = (40, *[85] * (case.players - 1))
    rules = {"deck": case.deck, "teams": case.teams}
    record = Record("nine", seats, "e2e", rules, dealer=case.players - 1, pack=pack, scores=scores)
    (folder / "matches" / "nine.json").write_text(json.dumps(record.to_json()), encoding="utf-8")
    return folder


def mine(seen: Seen) -> bool:
    return seen["scene"] == TABLE and seen["idle"] and bool(seen["legal"]) and seen["phase"] != "pause"


def ended(seen: Seen) -> bool:
    return "proceed" in seen.get("buttons", ())


def move(program: Program, seen: Seen, turn: int) -> None:
    """A turn by hand: by click and by drag in turns; NINE as soon as it lives."""
    if "nine" in seen["legal"]:
        program.press("nine")
    elif seen["phase"] == "draw":
        name = "stock" if "draw" in seen["legal"] else "discard"
        if turn % 2:
            program.click(seen["piles"][name])
        else:
            program.drag(seen["piles"][name], seen["zones"]["hand"])
    else:
        lay(program, seen, turn)


def lay(program: Program, seen: Seen, turn: int) -> None:
    """The highest card with all that goes with it: it is tapped, then dragged or tapped again."""
    card = max(seen["hand"], key=lambda text: VALUES[NINE.card(text)])
    program.click(seen["hand"][card])
    marked = program.wait(lambda now: card in now["marked"], f"{card} to be marked")
    if turn % 2:
        program.drag(marked["hand"][card], marked["zones"]["discard"])
    else:
        until(lambda: program.seen["moves"] == seen["moves"], "a pause between two clicks")
        program.click(marked["hand"][card])


def table_of(seen: Seen) -> dict[str, object]:
    same = {name: seen[name] for name in ("legal", "scores", "deal", "moves", "phase", "to_act", "drawn")}
    return {**same, "hand": list(seen["hand"])}


def continued(program: Program, desktop: Desktop, folder: Path, case: Case, seen: Seen) -> Program:
    """Killed when the last move is saved, and started again at the same table."""
    until(lambda: len(program.record().get("log", ())) == seen["moves"], "the save")
    program.kill()
    program = Program(desktop, folder, "--window", case.window)
    program.at("Home")
    program.press("continue")
    again = program.wait(mine, "the same table")
    assert table_of(again) == table_of(seen), program.story()
    return program


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.players} {case.deck}")
def test_a_match_to_its_end_killed_in_each_phase(desktop: Desktop, tmp_path: Path, case: Case) -> None:
    folder = folder_with(tmp_path, case)
    program = Program(desktop, folder, "--window", case.window)
    met: list[str] = []
    try:
        program.at("Home")
        program.press("continue")
        turn = 0
        while program.seen["scene"] == "Home" or not program.seen.get("over"):
            seen = program.wait(lambda now: mine(now) or ended(now), "my turn")
            if ended(seen):
                assert set(seen["sums"]) == {str(seat) for seat in range(case.players)}, program.story()
                program.press("proceed")
                after = program.wait(lambda now: now["scene"] != TABLE or not ended(now), "going on")
                if after["scene"] == "NineOver":
                    break
                continue
            if seen["phase"] not in met and seen["moves"]:
                met.append(seen["phase"])
                program = continued(program, desktop, folder, case, seen)
            move(program, seen, turn)
            turn += 1
            program.wait(lambda now, seen=seen: now["moves"] > seen["moves"], f"my move in {seen['phase']}")  # type: ignore[misc]
        assert met == ["discard", "draw"], met
        program.press("again")
        program.wait(lambda now: now["scene"] == TABLE and now["deal"] == 1, "another match")
    finally:
        program.kill()
