"""The end of a match of Тысяча: who has won, what all have, and the sheet it was written on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.engine.table import Seat
from cardtable.scenes.results import Ending
from cardtable.scenes.scene import Request, Stage
from cardtable.scenes.thousand.paper import rows_in, written
from cardtable.scenes.thousand.sheet import Sheet, figure
from cardtable.ui.hud import Block, Gap, Painted, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND

ROW = 30  # units: of the paper
MOST_ROWS = 14


class ThousandOver(Ending):
    def __init__(
        self,
        stage: Stage,
        told: tuple[Sheet, Seat, int],
        again: Callable[[], Request],
    ) -> None:
        super().__init__(stage, again)
        self.sheet, self.winner, self.stakes = told

    def title(self) -> str:
        tr = self.stage.words.tr
        name = self.sheet.columns[self.winner].name
        return tr("You win the match") if self.winner == 0 else tr("{name} wins the match", name=name)

    def body(self) -> list[Block]:
        return [Painted(ROW * min(MOST_ROWS, self.sheet.rows + 3), self._paper)]

    def head(self) -> list[Block]:
        words, columns, won = self.stage.words, self.sheet.columns, self.winner == 0
        scores = " : ".join(figure(column.entries[-1].score) for column in columns)
        deals = self.sheet.rows - 1
        after = words.tr_n("after {n} deal", "after {n} deals", deals)
        blocks: list[Block] = [
            Words(scores, "heading", ACCENT if won else TEXT, centred=True),
            Words(after, "body", TEXT_SECOND, centred=True),
        ]
        if self.stakes:
            paid = (
                words.tr("You win {n}.", n=self.stakes) if won else words.tr("You lose {n}.", n=-self.stakes)
            )
            blocks += [Gap(6), Words(paid, centred=True)]
        return blocks

    def _paper(self, size: tuple[int, int]) -> pygame.Surface:
        """The end of the sheet, which has all that decided the match."""
        row = max(17, round(ROW * self.stage.fonts.scale))
        first = max(0, self.sheet.rows - rows_in(size[1], row))
        return written(self.sheet, size, row, first).picture
