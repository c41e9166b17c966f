"""Hands at the table of Nines: set positions, what is heard, and what other players do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cardtable.engine.cards import FRENCH
from cardtable.engine.game import Move
from cardtable.engine.games.nines_shedding import PILE, NinesView
from cardtable.engine.match import Choice, Match, Record, Sitter
from cardtable.scenes.nines_shedding import NinesTable
from cardtable.scenes.scene import Push
from tests.engine.nines_table import position
from tests.pilot import Pilot

NAMES = ("Lola", "Otto", "Vera", "Bruno")
LOWEST = "456789JQKA23T"


class Script:
    """Another player: makes the moves it is told to, and else plays the lowest card it may."""

    def __init__(self, moves: Sequence[str] = ()) -> None:
        self.moves = list(moves)

    def decide(self, view: NinesView) -> Choice:
        for text in self.moves:
            if (move := Move.parse(text, FRENCH)) in view.legal:
                self.moves.remove(text)
                return Choice(move, 100)
        return Choice(lowest(view.legal), 100)


def lowest(legal: Sequence[Move]) -> Move:
    def key(move: Move) -> tuple[bool, int, int]:
        return move.verb != "play", LOWEST.index(move.cards[0].rank) if move.cards else 0, -len(move.cards)

    return min(legal, key=key)


class NinesPilot(Pilot):
    """`heard` are the names of all sounds since the last position."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.heard: list[str] = []
        self.app.stage.sounds.play = self.heard.append  # type: ignore[method-assign]

    @property
    def table(self) -> NinesTable:  # type: ignore[override]
        assert isinstance(self.top, NinesTable), self.top
        return self.top

    def settle(self) -> None:
        self.until(
            lambda: (
                self.table.started
                and self.table.timeline.idle
                and (self.table.my_turn or self.table.standing())
            )
        )

    def start(self, players: int = 3, others: Sequence[str] = (), **more: Any) -> NinesTable:
        """A new deal, to be chosen."""
        seats = (Sitter("Ana"), *(Sitter(name, "computer", "easy") for name in NAMES[: players - 1]))
        rules = more.pop("rules", {})
        record = Record("nines_shedding", seats, "a seed", rules, **more)
        self.sit_at(Match(record, {seat: Script(others) for seat in range(1, players)}))
        return self.table

    def sit_at(self, match: Match) -> None:
        self.app.carry_out(Push(NinesTable(self.app.stage, match)))
        self.settle()
        self.heard.clear()

    def put(self, *hands: str, others: Sequence[str] = (), **lying: Any) -> NinesTable:
        """A position in mid-play, as `position` sets it; the player has the first hand."""
        table = self.start(len(hands), others)
        match = table.match
        match._game = position(*hands, **lying)
        match._told = len(match._game.events)
        match._questions.clear()
        table.deeds.last.clear()
        table.refresh()
        self.settle()
        self.heard.clear()
        return table

    def choose(self, *cards: str) -> None:
        for card in cards:
            self.click(self.place(card))
            self.tick(400)

    def to_play(self) -> None:
        """The first three of the hand are laid up; all have chosen."""
        self.choose(*list(self.table.trace()["hand"])[:3])
        self.click(self.button("lay"))
        self.until(lambda: self.table.view.phase == "play")
        self.settle()

    def to_pile(self, card: str) -> None:
        self.drag(card, PILE)
