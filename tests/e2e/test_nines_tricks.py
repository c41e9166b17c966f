"""Matches of «Девятки» under a real mouse, by both sets of rules, each killed and continued in mid-deal.

They begin three tricks before the end of a deal that ends them. With CARDTABLE_MATCHES=whole their rules are
chosen on the set-up screen, and they are played from the first deal.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from cardtable.engine.games.nines_tricks import NinesTricks
from cardtable.engine.match import Entry, Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE, OVER = "NinesTricksTable", "NinesTricksOver"
WHOLE = os.environ.get("CARDTABLE_MATCHES") == "whole"
SEATS = Sitter("Ana"), Sitter("Otto", "computer", "easy"), Sitter("Vera", "computer", "easy")
NEAR = {"document": 5, "classic": 1}  # points with which one of three wins in this deal at the latest
SLOWEST = 90.0  # seconds for two others on a busy machine, which think longest over a whole hand
TRICKS_LEFT = 3
CLOTH = 640, 470  # where neither a card nor a button is


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A player who likes it quick, in English."""
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    levels = {"level 1": "easy", "level 2": "easy"}
    settings = Settings(language="en", speed=2.0, trick_ms=600, setups={"nines_tricks": levels})
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    return folder


def new(preset: str, *scores: int) -> Record:
    rules = {} if preset == "document" else {"preset": preset}
    return Record("nines_tricks", SEATS, "e2e", rules, dealer=0, scores=scores or None)


def near_the_end(preset: str) -> Record:
    """The moves of any three players, up to a turn of the first with few cards in all hands."""
    record, dice = new(preset, *[NEAR[preset]] * 3), random.Random(7)
    game, log = record.new_game(), []
    while len(game.view(0).hand) > TRICKS_LEFT or game.to_act() != (0,):
        (seat,) = game.to_act()
        move = dice.choice(game.legal_moves(seat))
        game.play(seat, move)
        log.append(Entry(len(log) * 100, seat, str(move)))
    return Record(**{**vars(record), "log": tuple(log), "ms": len(log) * 100})


def keep(record: Record, folder: Path) -> None:
    (folder / "matches" / "nines_tricks.json").write_text(json.dumps(record.to_json()), encoding="utf-8")


def continued(desktop: Desktop, folder: Path) -> Program:
    program = Program(desktop, folder, "--window", "1280x800")
    program.at("Home")
    program.press("continue")
    return program


def begun(desktop: Desktop, folder: Path, preset: str) -> Program:
    """At the first deal of a new match."""
    program = Program(desktop, folder, "--window", "1280x800")
    program.at("Home")
    program.press("game:nines_tricks")
    program.press(f"preset:{preset}")
    program.press("play")
    return program


def mine(seen: Seen) -> bool:
    return seen["scene"] == TABLE and seen["idle"] and bool(seen["legal"])


def mine_or_ended(seen: Seen) -> bool:
    return mine(seen) or "proceed" in seen.get("buttons", ())


def same_table(seen: Seen) -> dict[str, object]:
    names = ("legal", "scores", "deal", "moves", "phase", "to_act", "tricks", "exchanged", "trump")
    return {**{name: seen[name] for name in names}, "hand": sorted(seen["hand"])}


def again(program: Program, desktop: Desktop, folder: Path) -> Program:
    """Killed when the last move is saved, and started again at the same table."""
    seen = program.wait(mine, "my turn")
    until(lambda: len(program.record().get("log", ())) == seen["moves"], "the save")
    program.kill()
    program = continued(desktop, folder)
    assert same_table(program.wait(mine, "the same table")) == same_table(seen), program.story()
    return program


def move(program: Program, seen: Seen) -> None:
    if seen["phase"] == "exchange":
        program.press("keep")
    elif seen["only"]:
        program.click(CLOTH)
    else:
        program.drag(seen["hand"][seen["legal"][0].split()[1]], seen["zones"]["trick"])
    program.wait(lambda now: now["moves"] > seen["moves"], f"my move in {seen['legal']}")


@pytest.mark.parametrize("preset", NEAR)
def test_a_match_to_its_result(desktop: Desktop, folder: Path, preset: str) -> None:
    if WHOLE:
        program = begun(desktop, folder, preset)
    else:
        keep(near_the_end(preset), folder)
        program = continued(desktop, folder)
    try:
        killed, moved = 0, 0
        while (seen := program.wait(mine_or_ended, "my turn or a deal’s end", SLOWEST))["scene"] == TABLE:
            if "proceed" in seen["buttons"]:
                deal = seen["deal"]
                program.press("proceed")
                program.wait(lambda now, deal=deal: now["scene"] == OVER or now["deal"] > deal, "to go on")  # type: ignore[misc]
                if program.seen["scene"] == OVER:
                    break
            elif moved == 1 and killed < seen["deal"]:
                killed, moved = seen["deal"], 0
                program = again(program, desktop, folder)
                assert NinesTricks.make_options(program.record()["rules"]).follow_rule == preset
            else:
                move(program, seen)
                moved += 1
        assert killed, program.story()
        program.press("again")
        program.wait(lambda now: now["scene"] == TABLE and now["deal"] == 1, "another match")
    finally:
        program.kill()


def test_a_hand_is_dragged_to_the_fourth(desktop: Desktop, folder: Path) -> None:
    keep(new("document"), folder)
    program = continued(desktop, folder)
    try:
        seen = program.wait(lambda now: mine(now) and now["phase"] == "exchange", "the exchange")
        before = set(seen["hand"])
        program.drag(next(iter(seen["hand"].values())), seen["zones"]["dummy"])
        seen = program.wait(lambda now: mine(now) and now["phase"] == "play", "the first lead")
        assert seen["exchanged"][0] == "swap"
        assert len(before | set(seen["hand"])) == 26
    finally:
        program.kill()
