"""The score sheet at large: scrolls, and says what made the number that is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from cardtable.engine.games.thousand import ThousandResult
from cardtable.scenes.scene import Pop, Request, Scene, Size, Stage
from cardtable.scenes.thousand.paper import Written, rows_in, written
from cardtable.scenes.thousand.sheet import HEAD, Column, Sheet, figure, signed, told
from cardtable.ui import palette, plates
from cardtable.ui.pills import Pill
from cardtable.ui.plates import Pen
from cardtable.ui.shapes import rounded

ROW = 34  # units
COLUMN = 210
FOOT = 132  # below the paper: what made a number, and the way out
MARGIN = 26
DIM = (0x06, 0x16, 0x19, 248)


class Notebook(Scene):
    """Over the table; Esc, Enter or a press beside the paper closes it."""

    covers = False

    def __init__(self, stage: Stage, sheet: Sheet, deals: Sequence[ThousandResult]) -> None:
        super().__init__(stage)
        self.sheet, self.deals = sheet, deals
        self.at: tuple[int, int] | None = None  # the entry pointed at, by column and row
        self.first = 0  # the row of the sheet that is shown first
        self.paper = pygame.Rect(0, 0, 0, 0)
        self.close = Pill("close", (stage.words.tr("Close"),), Pop, "gold")

    def px(self, units: float) -> int:
        return max(1, round(units * self.stage.fonts.scale))

    @property
    def row(self) -> int:
        return self.px(ROW)

    @property
    def shown_rows(self) -> int:
        return rows_in(self.paper.height, self.row)

    def layout(self, size: Size) -> None:
        self.size = size
        margin = self.px(MARGIN)
        width = min(size[0] - 2 * margin, self.px(COLUMN) * len(self.sheet.columns) + self.px(60))
        most = size[1] - 2 * margin - self.px(FOOT)
        rows = max(self.sheet.rows + 3, 9)
        self.paper = pygame.Rect(0, margin, width, min(most, rows * self.row))
        self.paper.centerx = size[0] // 2
        self.first = max(0, self.sheet.rows - self.shown_rows)
        height = self.px(44)
        wide = self.close.width(self.stage.fonts, self.stage.art, height)
        self.close.box = pygame.Rect(0, 0, wide, height)
        self.close.box.midbottom = size[0] // 2, size[1] - margin
        self.dirty = True

    def _written(self) -> Written:
        return written(self.sheet, self.paper.size, self.row, self.first)

    # -- input

    def handle(self, event: pygame.Event) -> Request | None:
        self.dirty = True
        match event.type:
            case pygame.MOUSEMOTION:
                self.at = self._entry_at(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                if not self.paper.collidepoint(event.pos):
                    return Pop()
                self.at = self._entry_at(event.pos)
            case pygame.MOUSEWHEEL:
                self._scroll(-event.y)
            case pygame.KEYDOWN:
                return self._key(event)
        return None

    def _key(self, event: pygame.Event) -> Request | None:
        ways = {
            pygame.K_LEFT: (-1, 0),
            pygame.K_RIGHT: (1, 0),
            pygame.K_UP: (0, -1),
            pygame.K_DOWN: (0, 1),
            pygame.K_PAGEUP: (0, -self.shown_rows),
            pygame.K_PAGEDOWN: (0, self.shown_rows),
        }
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return Pop()
        if event.key in ways:
            self._walk(*ways[event.key])
        return None

    def _walk(self, across: int, down: int) -> None:
        column, row = self.at or (0, self.sheet.rows - 1 - down)
        column = (column + across) % len(self.sheet.columns)
        row = max(HEAD, min(self.sheet.rows - 1, row + down))
        self.at = column, row
        self.first = max(0, row - self.shown_rows + 1, min(self.first, row))

    def _scroll(self, rows: int) -> None:
        self.first = max(0, min(self.sheet.rows - self.shown_rows, self.first + rows))

    def _entry_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        at = pos[0] - self.paper.left, pos[1] - self.paper.top
        cells = self._written().cells
        return next((place for place, cell in cells.items() if cell.collidepoint(at)), None)

    # -- drawing

    def trace(self) -> dict[str, Any]:
        cells = self._written().cells.items()
        return {
            **super().trace(),
            "buttons": {"close": list(self.close.box.center)},
            "entries": {
                f"{column}:{row}": [cell.centerx + self.paper.left, cell.centery + self.paper.top]
                for (column, row), cell in cells
            },
            "said": self.explained(),
        }

    def explained(self) -> list[str]:
        """What made the entry that is pointed at: a line a cause, the deal before them."""
        tr = self.stage.words.tr
        if self.at is None:
            return [tr("Point at a number to see what made it, at a name to see what is counted.")]
        seat, row = self.at
        if row == HEAD:
            return self._counted(self.sheet.columns[seat])
        entry = self.sheet.columns[seat].entries[row]
        if row == 0:
            return [tr("What the match began with: {n}", n=figure(entry.score))]
        made = told(self.stage.words, self.deals[row - 1], seat)
        lines = [f"{cause} {signed(points)}" if points else cause for cause, points in made]
        if entry.bolts:
            lines.append(tr("No trick: a bolt"))
        name = self.sheet.columns[seat].name
        head = tr("{name}, deal {deal}: {n}", name=name, deal=entry.deal, n=signed(entry.change))
        return [head, "  ·  ".join(lines) or tr("Nothing was written")]

    def _counted(self, column: Column) -> list[str]:
        """What will cost points when there are three of it."""
        tr = self.stage.words.tr
        counts = (
            tr("Bolts: {n}", n=column.bolts),
            tr("Write-offs: {n}", n=column.rospis),
            tr("Falls off the barrel: {n}", n=column.falls),
        )
        return [column.name, "  ·  ".join(counts)]

    def draw(self, surface: pygame.Surface) -> None:
        dim = pygame.Surface(self.size, pygame.SRCALPHA)
        dim.fill(DIM)
        surface.blit(dim, (0, 0))
        pen = Pen(surface, self.stage.fonts, self.stage.art)
        page = self._written()
        surface.blit(page.picture, self.paper)
        if self.at in page.cells:
            cell = page.cells[self.at].move(self.paper.topleft)
            line = max(2.0, 2.5 * self.stage.fonts.scale)
            surface.blit(rounded(cell.size, self.px(8), (*palette.ACCENT, 40), palette.ACCENT, line), cell)
        self._bar(pen)
        self._explain(pen)
        self.close.draw(surface, self.stage.fonts, self.stage.art, False, True)

    def _bar(self, pen: Pen) -> None:
        """How much of a long match is shown, and where in it: at the right of the paper."""
        rows = self.sheet.rows
        if rows <= self.shown_rows:
            return
        wide = self.px(6)
        long = self.paper.height * self.shown_rows // rows
        top = self.paper.top + self.paper.height * self.first // rows
        bar = pygame.Rect(self.paper.right + self.px(10), top, wide, long)
        pen.surface.blit(rounded(bar.size, wide / 2, (*palette.TEXT_SECOND, 150)), bar)

    def _explain(self, pen: Pen) -> None:
        width = self.size[0] - 2 * self.px(MARGIN)
        y = self.paper.bottom + self.px(10)
        for style, text in zip(("bold", "body"), self.explained(), strict=False):
            for line in pen.fonts.wrap(text, style, width)[:2]:
                picture = plates.fitted(pen.line([line], style), width, self.px(40))
                pen.surface.blit(picture, picture.get_rect(midtop=(self.size[0] // 2, y)))
                y += picture.get_height()
