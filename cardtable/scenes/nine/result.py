"""The end of a match of Nine: who has won and who has lost, and the totals deal by deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from cardtable.engine.games.nine import NineResult
from cardtable.engine.table import Seat
from cardtable.scenes.nine.teams import letter, of
from cardtable.scenes.results import Ending
from cardtable.scenes.scene import Request, Stage
from cardtable.ui.hud import Block, Gap, Table, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND

if TYPE_CHECKING:
    from cardtable.scenes.nine import NineTable


@dataclass(frozen=True)
class Match:
    """A finished match, its seats from the player on clockwise."""

    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    deals: tuple[NineResult, ...]
    teams: tuple[tuple[Seat, ...], ...] = ()  # the player's first; none where everybody plays alone

    @property
    def won(self) -> bool:
        return self.seats[0] in self.winners

    def name(self, seat: Seat) -> str:
        return self.names[self.seats.index(seat)]


class NineOver(Ending):
    width: ClassVar[int] = 940

    def __init__(self, stage: Stage, match: Match, again: Callable[[], Request]) -> None:
        super().__init__(stage, again)
        self.match = match

    @classmethod
    def of(cls, table: NineTable, again: Callable[[], Request]) -> Self:
        view, seats = table.view, table.seats_from(table.me)
        teams = [view.team(seat) for seat in seats[: len(seats) // 2]] if view.options.in_teams else []
        match = Match(
            tuple(table.name(seat) for seat in seats),
            tuple(seats),
            view.winners,
            view.scores,
            tuple(deal for deal in table.match.deals() if isinstance(deal, NineResult)),
            tuple(teams),
        )
        return cls(table.stage, match, again)

    def title(self) -> str:
        tr, match = self.stage.words.tr, self.match
        names = ", ".join(match.name(seat) for seat in match.seats if seat in match.winners)
        if match.teams:
            return tr("Your team wins the match") if match.won else tr("{names} win the match", names=names)
        if len(match.winners) > 1:
            return tr("A shared win: {names}", names=names)
        return tr("You win the match") if match.won else tr("{name} wins the match", name=names)

    def head(self) -> list[Block]:
        match, words = self.match, self.stage.words
        after = words.tr_n("after {n} deal", "after {n} deals", len(match.deals))
        colour = ACCENT if match.won else TEXT
        return [
            Words(self._sums(), "heading", colour, centred=True),
            Words(after, "body", TEXT_SECOND, centred=True),
        ]

    def _sums(self) -> str:
        """What decides: the totals, or those of the teams together."""
        match, players = self.match, len(self.match.seats)
        if not match.teams:
            return " : ".join(str(match.scores[seat]) for seat in match.seats)
        sums = {
            letter(of(team[0], players)): sum(match.scores[seat] for seat in team) for team in match.teams
        }
        return "   ".join(f"{sign} {points}" for sign, points in sums.items())

    def body(self) -> list[Block]:
        match, tr = self.match, self.stage.words.tr
        rows = tuple(
            (str(number), *(str(deal.scores[seat]) for seat in match.seats), self._told(deal))
            for number, deal in enumerate(match.deals, 1)
        )
        return [Gap(4), Table((tr("Deal"), *match.names, tr("NINE")), rows)] if rows else []

    def _told(self, deal: NineResult) -> str:
        """Who called, and whether it held."""
        tr, name = self.stage.words.tr, self.match.name(deal.caller)
        if deal.made:
            return tr("{name}, with {n}", name=name, n=deal.hands[deal.caller])
        return tr("{name} failed", name=name)
