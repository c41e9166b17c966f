"""Nines under a real mouse: from home through the set-up into a deal, killed and continued, and to its end.

With CARDTABLE_MATCHES=whole the deals that begin at home, of two and of five, are played to their result.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.engine.match import Entry, Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until
from tests.scenes.nines_pilot import LOWEST, NAMES, lowest

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE = "NinesTable"
WHOLE = os.environ.get("CARDTABLE_MATCHES") == "whole"
SMALLEST, LARGEST = (960, 600), (3840, 2160)
TABLES = [(2, SMALLEST), (5, LARGEST)]
LAST_MOVES = 2  # of the player, with which a game near its end is found


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop(*LARGEST) as made:
        yield made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "player"
    (folder / "matches").mkdir(parents=True)
    levels = {f"level {seat}": "easy" for seat in range(1, 5)}
    settings = Settings(language="en", speed=2.0, setups={"nines_shedding": levels})
    (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
    return folder


def near_its_end(players: int, seed: str) -> Record:
    """A game in which everybody plays low, without the player's last moves and what followed."""
    others = (Sitter(name, "computer", "easy") for name in NAMES[: players - 1])
    record = Record("nines_shedding", (Sitter("Ana"), *others), seed)
    game, log = record.new_game(), list[Entry]()
    while not game.over:
        seat = game.to_act()[0]
        move = lowest(game.legal_moves(seat))
        log.append(Entry(len(log), seat, str(move)))
        game.play(seat, move)
    own = [number for number, entry in enumerate(log) if entry.seat == 0]
    return replace(record, log=tuple(log[: own[-LAST_MOVES]]), ms=len(log))


def mine(seen: Seen) -> bool:
    return seen["scene"] == TABLE and seen["idle"] and bool(seen["legal"])


def ended(seen: Seen) -> bool:
    return "proceed" in seen.get("buttons", ())


class Player:
    """Plays by mouse and keyboard, each move in another way than the one before."""

    def __init__(self, desktop: Desktop, folder: Path, size: tuple[int, int]) -> None:
        self.desktop, self.folder, self.size = desktop, folder, size
        self.chance = random.Random("e2e")
        self.start()

    def start(self) -> None:
        self.program = Program(self.desktop, self.folder, "--window", f"{self.size[0]}x{self.size[1]}")
        self.program.at("Home")

    def turn(self) -> Seen:
        return self.program.wait(lambda now: mine(now) or ended(now), "my turn", 60)

    def choose(self) -> None:
        """The three cards at the right of the sorted hand, one after the other."""
        for place in range(3):
            seen = self.program.wait(lambda now: mine(now) and now["phase"] == "choose", "to choose")
            card = [card for card in seen["hand"] if card not in seen["slots"]][-1]
            self.program.click(seen["hand"][card])
            self.program.wait(lambda now, place=place: now["slots"][place], "the card in its place")  # type: ignore[misc]
        self.program.press("lay")
        self.program.wait(lambda now: now["phase"] == "play", "all to choose")

    def play(self) -> None:
        seen = self.turn()
        if ended(seen):
            return
        strange = self.chance.random() < 0.15  # or two who always play low may go on for ever
        move = self.chance.choice(seen["legal"]) if strange else min(seen["legal"], key=_low)
        verb, *cards = move.split()
        if verb == "take":
            self.program.press("take")
        elif verb == "flip":
            self.program.drag(seen["hand"][f"down {cards[0]}"], seen["zones"]["pile"])
        else:
            self.lay(cards, seen)
        self.program.wait(lambda now: now["moves"] > seen["moves"], f"{move} to be played")

    def lay(self, cards: list[str], seen: Seen) -> None:
        """By a drag where all equal cards go, by clicks, or by the keyboard: in turn."""
        twins = [card for card in seen["hand"] if card[0] == cards[0][0]]
        way = seen["moves"] % 3
        if way == 0 and sorted(twins) == sorted(cards) and cards[0][0] not in "23T":
            self.program.drag(seen["hand"][cards[0]], seen["zones"]["pile"])
            return
        by_keys = way == 1 and all(list(seen["hand"]).index(card) < 9 for card in cards)
        for number, card in enumerate(cards, 1):
            if by_keys:
                self.program.key(str(list(seen["hand"]).index(card) + 1), "space")
            else:
                self.program.click(seen["hand"][card])
            self.program.wait(lambda now, number=number: len(now["picked"]) == number, f"{card} picked")  # type: ignore[misc]
        if by_keys:
            self.program.key("Return")
        else:
            self.program.click(seen["zones"]["pile"])

    def killed_and_continued(self) -> None:
        before = self.turn()
        until(lambda: len(self.program.record().get("log", ())) == before["moves"], "the save")
        self.program.kill()
        self.start()
        self.program.press("continue")
        after = self.turn()
        for name in ("hand", "pile", "limit", "cards", "legal", "moves", "phase"):
            assert after[name] == before[name], self.program.story()

    def to_the_result(self) -> None:
        while not ended(self.turn()):
            self.play()
        self.program.press("proceed")
        self.program.at("NinesOver")


def _low(text: str) -> tuple[bool, int, int]:
    verb, *cards = text.split()
    return verb != "play", LOWEST.index(cards[0][0]) if verb == "play" else 0, -len(cards)


@pytest.mark.parametrize(("players", "size"), TABLES if WHOLE else TABLES[:1])
def test_from_home_into_a_deal_and_on_after_a_kill(
    desktop: Desktop, folder: Path, players: int, size: tuple[int, int]
) -> None:
    player = Player(desktop, folder, size)
    try:
        program = player.program
        program.press("game:nines_shedding")
        program.wait(lambda now: "count" in " ".join(now["buttons"]), "the set-up")
        program.press(f"count:{players - 2}")  # by its place in the row, from two players on
        program.wait(lambda now: players == 1 + sum("who:" in name for name in now["buttons"]), "the seats")
        program.press("play")
        program.wait(mine, "the deal")
        player.choose()
        player.play()
        player.play()
        if not ended(player.turn()):
            player.killed_and_continued()
            assert len(player.program.record()["seats"]) == players
            player.play()
        if WHOLE:
            player.to_the_result()
    finally:
        player.program.kill()


@pytest.mark.parametrize(("players", "size"), TABLES)
def test_a_game_is_continued_and_played_to_its_result(
    desktop: Desktop, folder: Path, players: int, size: tuple[int, int]
) -> None:
    saved = json.dumps(near_its_end(players, "e2e").to_json())
    (folder / "matches" / "nines_shedding.json").write_text(saved, encoding="utf-8")
    if players == 2:  # also without any motion
        file = folder / "settings.json"
        file.write_text(
            json.dumps(json.loads(file.read_text(encoding="utf-8")) | {"speed": 0.0}), encoding="utf-8"
        )
    player = Player(desktop, folder, size)
    try:
        player.program.press("continue")
        player.to_the_result()
        player.program.press("again")
        player.program.wait(lambda now: now["scene"] == TABLE and now["moves"] == 0, "another game")
    finally:
        player.program.kill()
