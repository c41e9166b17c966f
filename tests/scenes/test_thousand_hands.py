"""Every legal move of Тысяча can be made by mouse, whatever has been agreed and however many play.

4 random matches of two deals, half of them at the largest text size;
`CARDTABLE_GAMES=2000 python -m pytest tests/scenes/test_thousand_hands.py` plays 40.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from engine.random_games import GAMES_A_TEST, random_set_up
from scenes.test_thousand import ThousandPilot

from cardtable.engine.game import DEAL, Move
from cardtable.engine.games.thousand import AWAY, TRICK, Thousand, ThousandView
from cardtable.engine.match import Choice, Match, Record, Sitter
from cardtable.scenes.scene import Push
from cardtable.scenes.thousand import ThousandTable

RARE = {"rospis": 0.1, "redeal": 0.3, "pass": 0.5}


def chosen(legal: tuple[Move, ...], chance: random.Random) -> Move:
    often = [move for move in legal if chance.random() < RARE.get(move.verb, 1)]
    announcing = [move for move in often if move.verb in ("marry", "aces")]
    return chance.choice(announcing or often or list(legal))


class Anybody:
    """Another player, of no skill."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)

    def decide(self, view: ThousandView) -> Choice:
        return Choice(chosen(view.legal, self.chance), 50)


class Hands:
    """Makes a move at the table as a player with a mouse does."""

    def __init__(self, pilot: ThousandPilot) -> None:
        self.pilot = pilot

    def make(self, move: Move) -> None:
        match move.verb:
            case "play":
                self.pilot.drag(str(move.cards[0]), TRICK)
                if self.pilot.table.asked:
                    self.pilot.click(self.pilot.button(str(move)))
            case "give":
                x, y = self.pilot.table.trace()["seats"][str(move.number)]
                self.pilot.carry(str(move.cards[0]), (x, y))
                self.pilot.release((x, y))
            case "discard":
                box = self.pilot.table.zone_box(AWAY)
                assert box is not None
                at = self.pilot.table.frame.to_px(*box.centre)
                self.pilot.carry(str(move.cards[0]), at)
                self.pilot.release(at)
            case "bid" | "raise":
                self.name(str(move))
            case "rospis":
                self.pilot.click(self.pilot.button("rospis"))
                self.pilot.click(self.pilot.button("rospis"))
            case _:
                self.pilot.click(self.pilot.button(str(move)))

    def name(self, number: str) -> None:
        while all(pill.id != number for pill in self.pilot.table.pills):
            self.pilot.click(self.pilot.button("more"))
        self.pilot.click(self.pilot.button(number))


@pytest.mark.parametrize("number", range(max(1, GAMES_A_TEST // 50)))
def test_every_legal_move_can_be_made_by_mouse(tmp_path: Path, number: int) -> None:
    set_up = random_set_up(Thousand, number)
    players, chance = set_up["players"], random.Random(number)
    seats = (
        Sitter("Ana"),
        *(Sitter(name, "computer", "easy") for name in ("Lola", "Otto", "Vera")[: players - 1]),
    )
    standing = {name: tuple(set_up[name]) for name in ("scores",)}
    counters = {name: tuple(values) for name, values in set_up["counters"].items()}
    options = set_up["options"].changed()
    record = Record(
        "thousand", seats, set_up["seed"], options, deal=set_up["deal"], counters=counters, **standing
    )
    pilot = ThousandPilot(tmp_path / "player", speed=2.0, reduce_motion=True, text_size=1.0 + number % 2)
    others = {seat: Anybody(number + seat) for seat in range(1, players)}
    table = ThousandTable(pilot.app.stage, Match(record, others))
    pilot.app.carry_out(Push(table))
    hands, deals = Hands(pilot), 0
    pilot.settle()
    while deals < 2 and not table.view.over:
        if table.standing():
            deals += 1
            pilot.draw()
            pilot.click(pilot.button("proceed"))
        elif table.view.legal == (DEAL,):
            pilot.click(pilot.button("proceed"))
        else:
            move, before = chosen(table.view.legal, chance), len(pilot.log)
            hands.make(move)
            assert pilot.log[before : before + 1] == [str(move)]
            assert table.notice is None or not table.scolding
        if not table.view.over or not table.standing():
            pilot.settle()
    pilot.close()
