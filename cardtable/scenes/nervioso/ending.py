"""The end of a game of Nervioso: who won, what everybody still holds, and how fast the hands were."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from cardtable.engine.games.nervioso import Reactions
from cardtable.engine.table import Seat
from cardtable.scenes.nervioso.figures import histogram, in_ms
from cardtable.scenes.nervioso.standings import Standing, Standings
from cardtable.scenes.results import Ending
from cardtable.scenes.scene import Request, Stage
from cardtable.ui.hud import Block, Gap, Painted
from cardtable.ui.hud import Words as Said
from cardtable.ui.palette import TEXT_SECOND
from cardtable.ui.palms import COLOURS
from cardtable.words import Words

if TYPE_CHECKING:
    from cardtable.scenes.nervioso import NerviosoTable

MOST_ROWS = 8  # of the table and of pictures below it, so that nothing has to be scrolled
BARS_ROWS = 3  # as high as a picture is


@dataclass(frozen=True)
class SeatTold:
    seat: Seat
    name: str
    cards: int
    reactions: Reactions
    person: bool
    timed: bool = True


class SlapResults(Ending):
    """`title` and `sentence` are translated; the seats in the order in which they are to be read."""

    def __init__(
        self,
        stage: Stage,
        title: str,
        sentence: str,
        seats: tuple[SeatTold, ...],
        again: Callable[[], Request],
    ) -> None:
        super().__init__(stage, again)
        self.headline, self.sentence, self.seats = title, sentence, seats

    def title(self) -> str:
        return self.headline

    def head(self) -> list[Block]:
        return [Said(self.sentence, "body", TEXT_SECOND, centred=True)] if self.sentence else []

    def body(self) -> list[Block]:
        tr, words = self.stage.words.tr, self.stage.words
        rows = [Standing(told.seat, told.name, _figures_of(told, words)) for told in self.seats]
        head = tr("Cards held"), tr("Good hands"), tr("Best"), tr("Median")
        people = [told for told in self.seats if told.person and told.timed and told.reactions.times]
        blocks: list[Block] = [Standings(head, rows)] if len(self.seats) > 1 else []
        for told in people if len(self.seats) + BARS_ROWS * len(people) <= MOST_ROWS else ():
            title = tr("The hands of {name}, in ms after the card", name=told.name)
            blocks += [Gap(18), Said(title, "small", TEXT_SECOND), Gap(4), self._bars(told)]
        return blocks

    def _bars(self, told: SeatTold) -> Painted:
        def paint(size: tuple[int, int]) -> pygame.Surface:
            return histogram(size, self.stage.fonts, told.reactions, COLOURS[told.seat])

        return Painted(110, paint)


def _figures_of(told: SeatTold, words: Words) -> tuple[str, ...]:
    hands = told.reactions
    best, median = (hands.best, hands.median) if told.timed else (None, None)
    return str(told.cards), str(len(hands.times)), in_ms(words, best), in_ms(words, median)


def results_of(scene: NerviosoTable, again: Callable[[], Request]) -> SlapResults:
    """Of a match that is over: the winner first, then who holds fewest cards."""
    tr, winners = scene.stage.words.tr, scene.view.winners
    mine = [seat for seat, _ in scene.hands]
    title, sentence = tr("A draw"), tr("All cards are laid, and the last one is no match.")
    if scene.practice:
        title, sentence = tr("Practice"), _figures(scene)
    elif winners:
        alone = mine == list(winners)
        title = tr("You win the match") if alone else tr("{name} wins the match", name=scene.name(winners[0]))
        sentence = _lost(scene)
    ranked = sorted(range(len(scene.sitters)), key=lambda seat: (seat not in winners, scene.held(seat)))
    seats = tuple(
        SeatTold(
            seat, scene.name(seat), scene.held(seat), scene.reactions(seat), seat in mine, scene.timed(seat)
        )
        for seat in ranked
        if not scene.practice or seat == scene.me
    )
    return SlapResults(scene.stage, title, sentence, seats, again)


def _figures(scene: NerviosoTable) -> str:
    words, told = scene.stage.words, scene.reactions(scene.me)
    parts = (
        words.tr_n("{n} good hand", "{n} good hands", len(told.times)),
        words.tr("Best: {time}", time=in_ms(words, told.best)),
        words.tr("Median: {time}", time=in_ms(words, told.median)),
    )
    return "   ".join(parts)


def _lost(scene: NerviosoTable) -> str:
    """Who loses (G6-R14, A17): with all the cards that are still held, or with most of them."""
    tr, losers = scene.stage.words.tr, scene.losers()
    names = ", ".join(scene.name(seat) for seat in losers)
    holders = [seat for seat in range(len(scene.sitters)) if scene.held(seat)]
    if holders and holders == losers and len(holders) == 1:
        return tr("{name} is left with all the cards and loses.", name=names)
    return tr("Most cards: {names}", names=names) if losers and holders else ""
