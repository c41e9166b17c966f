"""Matches of Nine under a real mouse: two, four in teams and six players, each killed and continued.

They begin one call before their end, each in another dress. With CARDTABLE_MATCHES=whole they are chosen on
the set-up screen and played from their first deal, all of them in all dresses.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
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
WINDOWS = ("960x600", "1280x800", "1920x1080")
SLOWEST = 120.0  # seconds until five others have played or six hands are counted, on a machine that is busy


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop(1920, 1080) as made:
        yield made


def window_for(players: int, deck: str) -> str:
    """Each number of players and each dress meets every size; what is played everywhere, the smallest."""
    return WINDOWS[(DRESSES.index(deck) - PLAYERS.index(players)) % len(WINDOWS)]


def player_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    levels = {f"level {seat}": "easy" for seat in range(1, max(PLAYERS))}
    settings = Settings(language="en", speed=2.0, setups={"nine": levels})
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    return folder


def keep_near_the_end(folder: Path, players: int, deck: str) -> None:
    """An open match in which the player can call NINE at his second turn."""
    seats = (Sitter("Ana"), *(Sitter(name, "computer", "easy") for name in NAMES[: players - 1]))
    rules: dict[str, bool | int | str] = {"deck": deck, "teams": TEAMS.get(players, "off")}
    dealer, scores = players - 1, (40, *[85] * (players - 1))
    pack = pack_of({0: MINE, 1: HIGH}, "9b", "12c", players=players, dealer=dealer)
    record = Record("nine", seats, "e2e", rules, dealer=dealer, pack=pack, scores=scores)
    (folder / "matches" / "nine.json").write_text(json.dumps(record.to_json()), encoding="utf-8")


def sit_down(program: Program, players: int, deck: str) -> None:
    """From Home to the first deal, by the set-up screen where the match is a new one."""
    if not WHOLE:
        program.press("continue")
        return
    program.press("game:nine")
    program.press(f"deck:{deck}")
    program.press(f"count:{players - min(PLAYERS)}")  # by its place in the row
    program.wait(lambda now: players == 1 + sum("who:" in name for name in now["buttons"]), "so many seats")
    if players in TEAMS:
        program.press("teams:1")
    program.press("play")


def agreed(program: Program) -> tuple[int, str, str]:
    """How many play the match on the disk, in which dress and in which teams."""
    record = program.record()
    return len(record["seats"]), record["rules"].get("deck", "box"), record["rules"].get("teams", "off")


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
    again = program.wait(mine, "the same table", SLOWEST)
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
    folder, window = player_folder(tmp_path), window_for(players, deck)
    if not WHOLE:
        keep_near_the_end(folder, players, deck)
    kills = {"discard", "draw"} if WHOLE or players == 2 else {"discard"}
    program, met, goes_on = Program(desktop, folder, "--window", window), set[str](), True
    try:
        program.at("Home")
        sit_down(program, players, deck)
        while goes_on:
            seen = program.wait(lambda now: mine(now) or ended(now), "my turn", SLOWEST)
            if ended(seen):
                goes_on = looked(program, seen, players)
                continue
            if seen["phase"] in kills and seen["phase"] not in met and seen["moves"]:
                met.add(seen["phase"])
                program = continued(program, folder, seen, window)
                assert agreed(program) == (players, deck, TEAMS.get(players, "off"))
            move(program, seen, seen["moves"] // (2 * players))
            program.wait(lambda now, seen=seen: now["moves"] > seen["moves"], f"my move in {seen['phase']}")  # type: ignore[misc]
        assert met == kills
        program.at(OVER)
        program.press("again")
        program.wait(lambda now: now["scene"] == TABLE and now["deal"] == 1, "another match")
    finally:
        program.kill()
