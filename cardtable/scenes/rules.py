"""The rules of a game as this table plays it: a section a page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from cardtable.engine.game import Options, OptionSpec
from cardtable.engine.games import game_named
from cardtable.engine.options import Value
from cardtable.engine.rulebook import book_of
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import Pop, Request, Stage
from cardtable.ui.hud import Block, Caption, Dialog, Foot, Gap, Stack, StackButton, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND
from cardtable.words import Words as Language

TABLE = "this-table"  # the anchor of the page with the options

PAGING = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}


@dataclass(frozen=True)
class Page:
    anchor: str
    title: str
    blocks: tuple[Block, ...]


class Rules(DialogScene):
    """Opens at the section with this anchor, or at the first."""

    def __init__(self, stage: Stage, key: str, options: Options, anchor: str | None = None) -> None:
        super().__init__(stage)
        self.key, self.options, self.anchor = key, options, anchor

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        pages = self._pages()
        at = self._number(pages)
        page = pages[at]
        side = Stack(
            [self._entry(each) for each in pages],
            gap=2,
            chosen=f"at:{page.anchor}",
        )
        turn = [
            Foot(key, Caption(label), partial(self._open, pages[number].anchor))
            for key, label, number in (("before", tr("Previous"), at - 1), ("after", tr("Next"), at + 1))
            if 0 <= number < len(pages)
        ]
        title = tr("Rules: {game}", game=tr(game_named(self.key).title))
        return Dialog(
            title,
            (Words(page.title, "bold", ACCENT), *page.blocks),
            left=turn,
            right=(Foot("close", Caption(tr("Close"), "close"), Pop, "gold"),),
            side=side,
            page=page.anchor,
            width=1080,
            start="close",
            fill=True,
        )

    def _entry(self, page: Page) -> StackButton:
        return f"at:{page.anchor}", Caption(page.title), partial(self._open, page.anchor), "item"

    def handle(self, event: pygame.Event) -> Request | None:
        turn = PAGING.get(event.key) if event.type == pygame.KEYDOWN else None
        if turn is None:
            return super().handle(event)
        if not self.hud.page(turn):
            self._turn(turn)
        return self._settle(None)

    def _turn(self, by: int) -> None:
        pages = self._pages()
        at = self._number(pages) + by
        if 0 <= at < len(pages):
            self._open(pages[at].anchor)

    def _open(self, anchor: str) -> None:
        self.anchor = anchor
        self.refresh()

    def _number(self, pages: list[Page]) -> int:
        return next((number for number, page in enumerate(pages) if page.anchor == self.anchor), 0)

    def _pages(self) -> list[Page]:
        tr = self.stage.words.tr
        told = {spec.name: value for spec, value in self.options.all()}
        numbers = self.options.numbers()
        pages = []
        for section in book_of(self.key).sections:
            paragraphs = section.under(told)
            if paragraphs:
                blocks = tuple(Words(tr(paragraph.text, **numbers)) for paragraph in paragraphs)
                pages.append(Page(section.anchor, tr(section.title), blocks))
        return [*pages, self._table_page()]

    def _table_page(self) -> Page:
        """How this table plays: every option with its value and its sentence."""
        words = self.stage.words
        blocks: list[Block] = []
        for spec, value in self.options.all():
            acts = self.options.acts(spec.name)
            label = words.tr(
                "{option}: {value}", option=words.tr(spec.label), value=value_label(words, spec, value)
            )
            blocks += [
                Words(label, "bold", TEXT, faded=not acts),
                Gap(3),
                Words(words.tr(spec.text), "small", TEXT_SECOND, faded=not acts),
                Gap(16),
            ]
        return Page(TABLE, words.tr("This table’s rules"), tuple(blocks[:-1]))


def value_label(words: Language, spec: OptionSpec, value: Value) -> str:
    """An option's value as the player reads it."""
    if isinstance(value, bool):
        return words.tr("yes") if value else words.tr("no")
    if spec.off is not None and value == spec.off:
        return words.tr("no")
    return words.tr(spec.choice_labels[value]) if value in spec.choice_labels else str(value)
