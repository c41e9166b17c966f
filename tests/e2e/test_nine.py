"""Matches of Nine under a real mouse: two, four in teams and six players, each killed and continued.

They begin one call before their end, each in another dress, or with CARDTABLE_MATCHES=whole at their first
deal, all of them in all dresses.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.engine.cards import NINE
from cardtable.engine.games.nine import VALUES
from cardtable.engine.match import Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until
from tests.scenes.nine_deal import pack_of

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE, OVER = "NineTable", "NineOver"
WHOLE = os.environ.get("CARDTABLE_MATCHES") == "whole"
NAMES = ("Lola", "Otto", "Vera", "Bruno", "Greta")
MINE = "0a 1a 2a 3a 12d"  # six points after the first turn
HIGH = "13a 11a 10a 8a 7a"
DRESSES = ("box", "jokers", "tarot")
TEAMS = {4: "2x2", 6: "3x2"}
PLAYERS = (2, 4, 6)
CASES = (
    [(players, deck) for players in PLAYERS for deck in DRESSES]
    if WHOLE
    else list(zip(PLAYERS, DRESSES, strict=True))
)
WINDOWS = {2: "960x600", 4: "1280x800", 6: "1280x800"}


def folder_with(tmp_path: Path, players: int, deck: str) -> Path:
    """An open match, near its end, in which the player can call NINE at his second turn; or a fresh one."""
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    settings = Settings(language="en", speed=2.0)
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    seats = (Sitter("Ana"), *(Sitter(name, "computer", "easy") for name in NAMES[: players - 1]))
    rules: dict[str, bool | int | str] = {"deck": deck, "teams": TEAMS.get(players, "off")}
    record = Record("nine", seats, "e2e", rules, dealer=players - 1)
    if not WHOLE:
        pack = pack_of({0: MINE, 1: HIGH}, "9b", "12c", players=players, dealer=players - 1)
        record = replace(record, pack=pack, scores=(40, *[85] * (players - 1)))
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


def continued(program: Program, folder: Path, seen: Seen, window: str) -> Program:
    """Killed when the last move is saved, and started again at the same table."""
    until(lambda: len(program.record().get("log", ())) == seen["moves"], "the save")
    program.kill()
    program = Program(program.desktop, folder, "--window", window)
    program.at("Home")
    program.press("continue")
    again = program.wait(mine, "the same table")
    assert table_of(again) == table_of(seen), program.story()
    return program


def looked(program: Program, seen: Seen, players: int) -> bool:
    """All hands are shown and counted; whether the match goes on after it."""
    assert set(seen["sums"]) == {str(seat) for seat in range(players)}, program.story()
    program.press("proceed")
    after = program.wait(lambda now: now["scene"] != TABLE or not ended(now), "going on")
    return bool(after["scene"] == TABLE)


@pytest.mark.parametrize(("players", "deck"), CASES)
def test_a_match_to_its_end_killed_in_mid_deal(
    desktop: Desktop, tmp_path: Path, players: int, deck: str
) -> None:
    folder, window = folder_with(tmp_path, players, deck), WINDOWS[players]
    kills = ["discard", "draw"] if WHOLE or players == 2 else ["discard"]
    program, met, goes_on = Program(desktop, folder, "--window", window), [], True
    try:
        program.at("Home")
        program.press("continue")
        while goes_on:
            seen = program.wait(lambda now: mine(now) or ended(now), "my turn")
            if ended(seen):
                goes_on = looked(program, seen, players)
                continue
            if seen["phase"] in kills and seen["phase"] not in met and seen["moves"]:
                met.append(seen["phase"])
                program = continued(program, folder, seen, window)
            move(program, seen, seen["moves"] // (2 * players))
            program.wait(lambda now, seen=seen: now["moves"] > seen["moves"], f"my move in {seen['phase']}")  # type: ignore[misc]
        assert met == kills
        program.at(OVER)
        program.press("again")
        program.wait(lambda now: now["scene"] == TABLE and now["deal"] == 1, "another match")
    finally:
        program.kill()
