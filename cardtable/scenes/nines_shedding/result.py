"""The end of a game of Nines: who is out, what the others still hold, and who took how many cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.engine.game import N_
from cardtable.engine.games.nines_shedding import PILE
from cardtable.engine.table import Moved, Place
from cardtable.scenes.nines_shedding.telling import Tally
from cardtable.scenes.results import Ending
from cardtable.scenes.scene import Request, Stage
from cardtable.ui.hud import Block, Table, Words
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND

if TYPE_CHECKING:
    from cardtable.scenes.nines_shedding import NinesTable


NO_REMARK = ""  # what stands last in a table is small
LAST = {
    Place.HAND: N_("The last card came from the hand."),
    Place.UP: N_("The last card was an up card."),
    Place.DOWN: N_("The last card was a blind one, and it fitted."),
}


@dataclass(frozen=True)
class Ended:
    """A seat at the end; `place` counts from 1."""

    name: str
    place: int
    left: int
    tally: Tally


@dataclass(frozen=True)
class Told:
    """The whole end, the first one first; `plays_on` where the others played for their places."""

    seats: tuple[Ended, ...]
    last: Place  # from where the winner's last card came
    won: bool
    lost: bool
    plays_on: bool


def ending(scene: NinesTable) -> Told:
    result, seats = scene.view.last_deal, range(len(scene.sitters))
    assert result is not None
    places = result.places or _places(result.cards)
    ended = [
        Ended(scene.name(seat), places[seat], result.cards[seat], scene.deeds.tally(seat))
        for seat in sorted(seats, key=lambda seat: (places[seat], seat))
    ]
    losers = scene.match.result()["losers"]
    return Told(
        tuple(ended),
        _last_from(scene),
        scene.me in scene.view.winners,
        scene.me in losers,
        result.places is not None,
    )


def _last_from(scene: NinesTable) -> Place:
    """Where the last card of the winner lay."""
    winner = scene.view.winners[0]
    sources = [event.source for event in scene.view.seen if isinstance(event, Moved) and event.target is PILE]
    return next((source.place for source in reversed(sources) if source.seat == winner), Place.HAND)


def _places(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The fewer cards are left, the better; equal numbers share a place."""
    return tuple(1 + sum(other < count for other in cards) for count in cards)


class NinesOver(Ending):
    def __init__(self, stage: Stage, told: Told, again: Callable[[], Request]) -> None:
        super().__init__(stage, again)
        self.told = told

    def title(self) -> str:
        tr = self.stage.words.tr
        if self.told.won:
            return tr("You are out first!")
        if self.told.lost:
            return tr("You are left with cards")
        return tr("{name} is out first", name=self.told.seats[0].name)

    def head(self) -> list[Block]:
        words, taken = self.stage.words, sum(seat.tally.piles for seat in self.told.seats)
        text = words.tr_n("The pile was taken {n} time", "The pile was taken {n} times", taken)
        colour = ACCENT if self.told.won else TEXT
        return [
            Words(words.tr(LAST[self.told.last]), "bold", colour, centred=True),
            Words(text, "body", TEXT_SECOND, centred=True),
        ]

    def body(self) -> list[Block]:
        tr = self.stage.words.tr
        head = tr("Place"), tr("Player"), tr("Cards left"), tr("Cards taken"), tr("Piles cleared"), NO_REMARK
        rows = tuple(
            (
                str(seat.place),
                seat.name,
                str(seat.left),
                str(seat.tally.cards),
                str(seat.tally.cleared),
                NO_REMARK,
            )
            for seat in self.told.seats
        )
        return [Table(head, rows)]
