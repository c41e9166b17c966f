"""A pilot at the table of «Девятки»: set deals, and other players that do as they are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.engine.game import Move
from cardtable.engine.games.nines_tricks import NinesTricks, NinesTricksView
from cardtable.engine.match import Choice, Match, Record, Sitter
from cardtable.scenes.nines_tricks import NinesTricksTable
from cardtable.scenes.scene import Push
from tests.engine.nines_tricks_table import pack_of
from tests.pilot import Pilot

SEATS = Sitter("Ana"), Sitter("Otto", "computer", "easy"), Sitter("Vera", "computer", "expert")


class Script:
    """Another player: makes the moves it is told to, and after these the first legal one."""

    def __init__(self, moves: Sequence[str] = (), after_ms: int = 100) -> None:
        self.moves, self.after_ms = list(moves), after_ms

    def decide(self, view: NinesTricksView) -> Choice:
        for text in self.moves:
            if (move := Move.parse(text, NinesTricks.pack)) in view.legal:
                self.moves.remove(text)
                return Choice(move, self.after_ms)
        return Choice(view.legal[0], self.after_ms)


class NinesTricksPilot(Pilot):
    """The same hands at another table; Ana, who deals, is the player."""

    @property
    def table(self) -> NinesTricksTable:  # type: ignore[override]
        assert isinstance(self.top, NinesTricksTable), self.top
        return self.top

    def settle(self) -> None:
        self.until(lambda: self.table.started and (self.table.my_turn or self.table.standing()))

    def start(
        self,
        a: str = "",
        b: str = "",
        c: str = "",
        dummy: str = "",
        *,
        others: Mapping[int, Sequence[str]] | None = None,
        after_ms: int = 100,
        rules: Mapping[str, Any] | None = None,
        keep: bool = False,
        **more: Any,
    ) -> NinesTricksTable:
        """Deals these cards; with `keep` all hands are kept, and the first card is to be led."""
        pack = tuple(map(str, pack_of(a, b, c, dummy)))
        record = Record("nines_tricks", SEATS, "a seed", rules or {}, dealer=0, pack=pack, **more)
        told = others or dict.fromkeys((1, 2), ["keep"] if keep else [])
        scripts = {seat: Script(told.get(seat, ()), after_ms) for seat in (1, 2)}
        self.app.carry_out(Push(NinesTricksTable(self.app.stage, Match(record, scripts))))
        self.settle()
        if keep:
            self.tap("keep")
        return self.table

    def tap(self, button: str) -> None:
        self.click(self.button(button))
        if isinstance(self.top, NinesTricksTable):
            self.settle()

    def play(self, card: str) -> None:
        self.table.submit(Move.parse(f"play {card}", NinesTricks.pack))
        self.settle()

    def play_out(self) -> None:
        """The first card that may be played, until the deal has its score."""
        while not self.table.standing():
            self.table.submit(self.table.view.legal[0])
            self.settle()
