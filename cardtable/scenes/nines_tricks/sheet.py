"""The points of a match of «Девятки» deal by deal: during the match, and at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.engine.games.nines_tricks import NO_TRUMP, NinesTricksResult
from cardtable.engine.table import Seat
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.results import Ending
from cardtable.scenes.scene import Pop, Request, Stage
from cardtable.ui.hud import Block, Caption, Dialog, Foot, Gap, Table, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND
from cardtable.words import Words as Language


@dataclass(frozen=True)
class Sheet:
    """Names by seat, what all began with, and the finished deals."""

    names: tuple[str, ...]
    begun: tuple[int, ...]
    deals: tuple[NinesTricksResult, ...]

    def table(self, words: Language) -> Table:
        """A row a deal: its trump, and for each player what it brought and what was left then."""
        tr = words.tr
        begun = (tr("Start"), *(figure(score) for score in self.begun), "")
        rows = [(str(deal.deal), *_cells(deal), _trump(words, deal.trump)) for deal in self.deals]
        return Table((tr("Deal"), *self.names, tr("Trump")), (begun, *rows))


def _cells(deal: NinesTricksResult) -> list[str]:
    seats = range(len(deal.scores))
    return [f"{figure(deal.scores[seat])}  ({signed(deal.points[seat])})" for seat in seats]


def _trump(words: Language, trump: str) -> str:
    return words.tr("none") if trump == NO_TRUMP else words.suit_name(trump)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else figure(number)


def figure(number: int) -> str:
    return str(number).replace("-", "−")


class SheetScene(DialogScene):
    """Over the table, between two deals."""

    def __init__(self, stage: Stage, sheet: Sheet) -> None:
        super().__init__(stage)
        self.sheet = sheet

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        said = tr("Points to go after each deal, and what the deal changed.")
        return Dialog(
            tr("Score sheet"),
            (self.sheet.table(self.stage.words),),
            head=(Words(said, "small", TEXT_SECOND, centred=True), Gap(10)),
            right=(Foot("close", Caption(tr("Close"), "close"), Pop, "gold"),),
            width=720,
            start="close",
            centred=True,
        )


class NinesTricksOver(Ending):
    """The end of a match: who has won, and how it came to that."""

    def __init__(
        self,
        stage: Stage,
        told: tuple[Sheet, Seat, Seat],
        again: Callable[[], Request],
    ) -> None:
        super().__init__(stage, again)
        self.sheet, self.winner, self.me = told

    def title(self) -> str:
        tr, won = self.stage.words.tr, self.winner == self.me
        name = self.sheet.names[self.winner]
        return tr("You win the match") if won else tr("{name} wins the match", name=name)

    def head(self) -> list[Block]:
        words, deals = self.stage.words, self.sheet.deals
        scores = " : ".join(figure(score) for score in self._last_scores())
        after = words.tr_n("after {n} deal", "after {n} deals", len(deals))
        return [
            Words(scores, "heading", ACCENT if self.winner == self.me else TEXT, centred=True),
            Words(after, "body", TEXT_SECOND, centred=True),
            Gap(6),
        ]

    def _last_scores(self) -> Sequence[int]:
        return self.sheet.deals[-1].scores if self.sheet.deals else self.sheet.begun

    def body(self) -> list[Block]:
        return [self.sheet.table(self.stage.words)]
