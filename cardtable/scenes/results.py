"""The end of a match: who won, by how much, and its story deal by deal."""

from __future__ import annotations

from cardtable.engine.game import N_, DealResult, Move
from cardtable.engine.match import Match
from cardtable.engine.record import Record
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.menu import Home as HomeScreen
from cardtable.scenes.scene import Home, Replace, Request, Stage
from cardtable.ui.hud import Block, Caption, Dialog, Foot, Gap, Table, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND

NOTES = {  # by the reason a game gives for a deal's end; the usual one needs no words
    "close_failed": N_("the closing failed"),
    "wrong_claim": N_("66 was claimed in vain"),
    "draw": N_("a draw, played again"),
}


def deals_of(record: Record) -> list[DealResult]:
    """What each finished deal of a match came to."""
    game = record.new_game()
    found: list[DealResult] = []
    for entry in record.log:
        game.play(entry.seat, Move.parse(entry.move, game.pack), entry.ms)
        if game.deals_finished > len(found) and game.last_deal is not None:
            found.append(game.last_deal)
    return found


class Results(DialogScene):
    """Of a match of two that is over."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage)
        self.match, self.me = match, match.watching
        self.deals = deals_of(match.record)

    def describe(self) -> Dialog:
        tr, won = self.stage.words.tr, self.me in self.match.view().winners
        mine, yours = self._pair(self.match.view().scores)
        head: list[Block] = [
            Gap(4),
            Words(f"{mine} : {yours}", "number", ACCENT if won else TEXT, centred=True),
            Words(self._after(), "body", TEXT_SECOND, centred=True),
        ]
        if stakes := self._stakes():
            head += [Gap(6), Words(stakes, "body", TEXT, centred=True)]
        return Dialog(
            tr("You win the match") if won else tr("{name} wins the match", name=self._name(1 - self.me)),
            (self._story(),),
            head=[*head, Gap(12)],
            left=(Foot("home", Caption(tr("Home"), "back"), self._home),),
            right=(Foot("again", Caption(tr("Next match"), "cards"), self._again, "gold"),),
            width=720,
            start="again",
            centred=True,
        )

    def back(self) -> Request | None:
        return self._home()

    def _pair(self, numbers: tuple[int, ...]) -> tuple[int, int]:
        """One number for each seat, the watcher's first."""
        return numbers[self.me], numbers[1 - self.me]

    def _name(self, seat: int) -> str:
        return self.stage.words.tr(self.match.record.seats[seat].name)

    def _after(self) -> str:
        return self.stage.words.tr_n("after {n} deal", "after {n} deals", len(self.deals))

    def _stakes(self) -> str:
        """What the match was played for, if for anything."""
        tr = self.stage.words.tr
        won = (self.match.result().get("stakes") or [0, 0])[self.me]
        if not won:
            return ""
        return tr("Stakes: you get {n}.", n=won) if won > 0 else tr("Stakes: you pay {n}.", n=-won)

    def _story(self) -> Table:
        tr = self.stage.words.tr
        head = (tr("Deal"), self._name(self.me), self._name(1 - self.me), tr("Pips"), "")
        return Table(head, tuple(self._row(number, deal) for number, deal in enumerate(self.deals, 1)))

    def _row(self, number: int, deal: DealResult) -> tuple[str, ...]:
        counted = self._pair(getattr(deal, "counted", deal.points))
        mine, yours = self._pair(deal.points)
        note = NOTES.get(getattr(deal, "reason", ""), "")
        pips = f"{mine} : {yours}" if mine or yours else "–"
        return str(number), str(counted[0]), str(counted[1]), pips, self.stage.words.tr(note)

    def _again(self) -> Request:
        from cardtable.scenes import SCENES  # the tables know this screen: at import time it is a circle

        record = self.match.record
        name, level = record.seats[self.me].name, record.seats[1 - self.me].level or ""
        options = self.match.view().options
        return Replace(SCENES[record.game].new(self.stage, name, level, options))

    def _home(self) -> Request:
        return Home(HomeScreen(self.stage))
