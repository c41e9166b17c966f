"""Тысяча under a real mouse: three matches near their end, killed and continued in each phase.

`CARDTABLE_KILLS=all python -m pytest tests/e2e/test_thousand.py` kills the program before every move.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from cardtable.engine.match import Record, Sitter
from cardtable.settings import Settings
from tests.e2e.desktop import Desktop, Program, Seen, missing, until
from tests.engine.thousand_table import pack_of

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"needs a desktop: {', '.join(missing())} not found")

TABLE = "ThousandTable"
ALWAYS = os.environ.get("CARDTABLE_KILLS") == "all"


@dataclass(frozen=True)
class Evening:
    """A deal of a match; `phases` are those that the player meets, and in `kills` the program is killed.

    `led` are the player's cards in the order in which he plays them, `passed` those of his discard.
    """

    hands: Mapping[int, str]
    talon: str
    scores: tuple[int, ...]
    phases: frozenset[str]
    kills: frozenset[str]
    led: str
    passed: str
    second: str = ""
    dealer: int = -1
    rules: Mapping[str, object] = field(default_factory=dict)
    counters: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    least: int = 100  # the lowest order that the player names
    writes_off: bool = False

    @property
    def record(self) -> Record:
        """Nobody else has a marriage, so none of them bids above 120."""
        players = len(self.scores)
        dealer = self.dealer % players
        others = tuple(Sitter(name, "computer", "easy") for name in ("Lola", "Otto")[: players - 1])
        pack = pack_of(self.hands, self.talon, second=self.second, players=players, dealer=dealer)
        return Record(
            *("thousand", (Sitter("Ana"), *others), "e2e", self.rules),
            dealer=dealer,
            pack=tuple(map(str, pack)),
            scores=self.scores,
            counters=self.counters,
        )


WRITTEN_OFF = Evening(
    hands={0: "9S 9C 9D 9H AH KH QH", 1: "AS KS QC QD JC JD AC", 2: "QS JS KC KD AD TD JH"},
    talon="TH TS TC",
    scores=(700, 310, 200),
    rules={"dark": True},
    phases=frozenset({"dark", "redeal_hand", "snos", "raise", "play", "rospis", "pause"}),
    kills=frozenset({"snos", "rospis"}),
    led="",
    passed="9S 9C",
    writes_off=True,
)
FROM_THE_BARREL = Evening(
    hands={0: "AH KH QH AS TS AC AD", 1: "9H JD TD QS KC 9S 9C", 2: "JH JS KS QC JC 9D QD"},
    talon="TH TC KD",
    dealer=1,
    scores=(880, 310, -120),
    counters={"on_barrel": (1, 0, 0), "bolts": (1, 2, 0)},
    phases=frozenset({"bidding", "snos", "raise", "play"}),
    kills=frozenset({"bidding", "play"}),
    led="AH KH TH AS AC AD QH TS TC KD",
    passed="KD TC",
    least=120,
)
FOR_TWO = Evening(
    hands={0: "AH KH QH AS TS QS AC QC AD 9D", 1: "KS JS KC JC TC KD JD TD JH 9C"},
    talon="9H 9S",
    second="QD TH",
    scores=(700, 640),
    phases=frozenset({"take", "redeal_prikup", "snos", "raise", "play"}),
    kills=frozenset({"take"}),
    led="AH AS AC AD",
    passed="9D",
)


class Player:
    """Plays an evening by mouse; `met` are the phases so far, and in `killed` the program was killed."""

    def __init__(self, desktop: Desktop, folder: Path, evening: Evening) -> None:
        self.desktop, self.folder, self.evening = desktop, folder, evening
        (folder / "matches").mkdir(parents=True)
        settings = Settings(language="en", speed=0.0, trick_ms=600)  # nothing flies: a match is long
        (folder / "settings.json").write_text(json.dumps(settings.to_json()), encoding="utf-8")
        match = folder / "matches" / "thousand.json"
        match.write_text(json.dumps(evening.record.to_json()), encoding="utf-8")
        self.met: set[str] = set()
        self.killed: set[str] = set()
        self.sit()

    def sit(self) -> None:
        self.program = Program(self.desktop, self.folder, "--window", "1280x800")
        self.program.at("Home")
        self.program.press("continue")

    def turn(self) -> Seen:
        """The screen when it waits for the player, or shows what a deal came to."""
        return self.program.wait(lambda now: mine(now) or ended(now), "my turn")

    def maybe_killed(self, phase: str) -> Seen:
        """The same table, though in this phase the program may have been killed and started again."""
        before = self.turn()
        self.met.add(phase)
        if phase not in self.evening.kills - self.killed and not ALWAYS:
            return before
        self.killed.add(phase)
        moves = before["moves"]
        until(lambda: len(self.program.record().get("log", ())) == moves, "the save")
        self.program.kill()
        self.sit()
        again = self.turn()
        assert table_of(again) == table_of(before), self.program.story()
        return again

    def play(self) -> None:
        """One move, whatever the phase asks for."""
        seen = self.turn()
        seen = self.maybe_killed(seen["phase"])
        self.move(seen)
        moves, legal = seen["moves"], seen["legal"]
        self.program.wait(lambda now: now["moves"] > moves, f"my move in {legal}")

    def move(self, seen: Seen) -> None:
        press, phase = self.program.press, seen["phase"]
        match phase:
            case "dark":
                press("look")
            case "redeal_hand" | "redeal_prikup":
                press("keep")
            case "take":
                press("take 1")
            case "bidding":
                self.name_a_number(seen)
            case "raise" if seen["order"] < self.evening.least:
                self.name_a_number(seen)
            case "raise":
                press("stand")
            case "snos":
                seat = next(text.split()[2] for text in seen["legal"] if text.startswith("give"))
                card = next(card for card in self.evening.passed.split() if card in seen["hand"])
                self.program.drag(seen["hand"][card], seen["seats"][seat])
            case "play" if self.evening.writes_off:
                self.write_off()
            case _:
                self.lead(seen)

    def name_a_number(self, seen: Seen) -> None:
        """The lowest that will do; what is not in sight is looked for."""
        numbers = [text for text in seen["legal"] if text.split()[0] in ("bid", "raise")]
        button = next(text for text in numbers if int(text.split()[1]) >= self.evening.least)
        while button not in self.program.seen["buttons"]:
            offered = set(self.program.seen["buttons"])
            self.program.press("more")
            self.program.wait(lambda now, offered=offered: set(now["buttons"]) != offered, "other numbers")  # type: ignore[misc]
        self.program.press(button)

    def write_off(self) -> None:
        """It is asked once more; the question is not part of the match."""
        self.program.press("rospis")
        self.program.wait(asked, "to be asked once more")
        self.maybe_killed("rospis")
        if not asked(self.program.seen):
            self.program.press("rospis")
            self.program.wait(asked, "to be asked once more")
        self.program.press("rospis")

    def lead(self, seen: Seen) -> None:
        announced = [text for text in seen["legal"] if text.startswith("marry")]
        if announced:
            self.program.press(announced[0])
        else:
            card = next(card for card in self.evening.led.split() if f"play {card}" in seen["legal"])
            self.program.drag(seen["hand"][card], seen["zones"]["trick"])

    def look_at_the_sheet(self) -> None:
        self.program.press("sheet")
        page = self.program.at("Notebook")
        self.program.move_to(page["entries"]["0:1"])
        self.program.wait(lambda now: "Order of" in " ".join(now["said"]), "what made the number")
        self.program.press("close")
        self.program.at(TABLE)


def mine(seen: Seen) -> bool:
    return seen["scene"] == TABLE and seen["idle"] and bool(seen["legal"]) and not ended(seen)


def ended(seen: Seen) -> bool:
    return "proceed" in seen.get("buttons", ())


def asked(seen: Seen) -> bool:
    return "not yet" in seen["buttons"]


def table_of(seen: Seen) -> dict[str, object]:
    same = {name: seen[name] for name in ("legal", "scores", "deal", "moves", "phase", "to_act", "order")}
    return {**same, "hand": list(seen["hand"])}


@pytest.fixture
def sat(desktop: Desktop, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Player]:
    player = Player(desktop, tmp_path / "player", request.param)
    yield player
    player.program.kill()


@pytest.mark.parametrize("sat", [WRITTEN_OFF], indirect=True)
def test_a_deal_written_off_and_the_next_one_dealt(sat: Player) -> None:
    while not ended(sat.turn()):
        sat.play()
    before = sat.maybe_killed("pause")
    assert sat.met == sat.evening.phases
    assert sat.killed >= sat.evening.kills
    assert sat.program.seen["scores"][0] == 700 - before["order"], sat.program.story()
    sat.program.press("proceed")
    sat.program.wait(lambda now: now["deal"] == 2, "the next deal")


@pytest.mark.parametrize("sat", [FROM_THE_BARREL], indirect=True)
def test_from_the_barrel_to_the_end_of_the_match(sat: Player) -> None:
    while not ended(sat.turn()):
        sat.play()
    assert sat.met == sat.evening.phases
    assert sat.killed >= sat.evening.kills
    assert sat.program.seen["scores"][0] == 1000, sat.program.story()
    sat.look_at_the_sheet()
    sat.program.press("proceed")
    sat.program.at("ThousandOver")
    sat.program.press("again")
    sat.program.wait(lambda now: now["scene"] == TABLE and now["deal"] == 1, "another match")


@pytest.mark.parametrize("sat", [FOR_TWO], indirect=True)
def test_two_players_take_one_of_two_talons(sat: Player) -> None:
    while sat.turn()["phase"] != "play":
        sat.play()
    sat.play()
    assert sat.met == sat.evening.phases
    assert sat.killed >= sat.evening.kills
