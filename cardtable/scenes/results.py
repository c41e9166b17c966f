"""The end of a match: who won, by how much, and its story deal by deal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.scene import GoHome, Request, Stage
from cardtable.ui.hud import Block, Caption, Dialog, Foot, Gap, Table, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND


@dataclass(frozen=True)
class DealTold:
    """One deal of the story: what each seat counted, what it won, and a few translated words about it."""

    points: tuple[int, int]
    pips: tuple[int, int]
    note: str = ""


@dataclass(frozen=True)
class Story:
    """A finished match as its watcher sees it; the first of every pair is the watcher's."""

    won: bool
    names: tuple[str, str]
    score: tuple[int, int]
    deals: tuple[DealTold, ...]
    stakes: str = ""  # a translated sentence, if the match was played for something


class Ending(DialogScene):
    """What follows a match: `again` starts the next one."""

    width: ClassVar[int] = 720  # units

    def __init__(self, stage: Stage, again: Callable[[], Request]) -> None:
        super().__init__(stage)
        self.again = again

    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def head(self) -> list[Block]: ...

    @abstractmethod
    def body(self) -> list[Block]: ...

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        return Dialog(
            self.title(),
            self.body(),
            head=[*self.head(), Gap(12)],
            left=(Foot("home", Caption(tr("Home"), "back"), GoHome),),
            right=(Foot("again", Caption(tr("Next match"), "cards"), self.again, "gold"),),
            width=self.width,
            start="again",
            centred=True,
        )

    def back(self) -> Request | None:
        return GoHome()


class Results(Ending):
    """Of a match of two."""

    def __init__(self, stage: Stage, story: Story, again: Callable[[], Request]) -> None:
        super().__init__(stage, again)
        self.story = story

    def title(self) -> str:
        tr, story = self.stage.words.tr, self.story
        return tr("You win the match") if story.won else tr("{name} wins the match", name=story.names[1])

    def head(self) -> list[Block]:
        return self._score()

    def body(self) -> list[Block]:
        return [self._deals()] if self.story.deals else []

    def _score(self) -> list[Block]:
        story, colour = self.story, ACCENT if self.story.won else TEXT
        count = len(story.deals)
        after = self.stage.words.tr_n("after {n} deal", "after {n} deals", count)
        blocks: list[Block] = [
            Gap(4),
            Words(f"{story.score[0]} : {story.score[1]}", "number", colour, centred=True),
            Words(after, "body", TEXT_SECOND, centred=True),
        ]
        return [*blocks, Gap(6), Words(story.stakes, centred=True)] if story.stakes else blocks

    def _deals(self) -> Table:
        tr, names = self.stage.words.tr, self.story.names
        rows = tuple(
            (str(number), str(deal.points[0]), str(deal.points[1]), _gain(deal.pips), deal.note)
            for number, deal in enumerate(self.story.deals, 1)
        )
        return Table((tr("Deal"), *names, tr("Pips"), ""), rows)


def _gain(pips: tuple[int, int]) -> str:
    return f"{pips[0]} : {pips[1]}" if any(pips) else "–"
