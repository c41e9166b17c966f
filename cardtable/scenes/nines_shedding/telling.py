"""What is legal on the pile, and what a seat did last, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardtable.engine.cards import Card
from cardtable.engine.game import N_
from cardtable.engine.games.nines_shedding import AWAY, ORDER, PILE, WILD, NinesOptions, active, fits
from cardtable.engine.table import Called, Event, Moved, Place, Seat
from cardtable.ui.indices import index_text
from cardtable.words import Words

RANKS = (*WILD, *ORDER)

CLEARED, SKIPPED, FAILED, CHOSEN = "cleared", "skipped", "failed", "chosen"
DEEDS = {
    CLEARED: N_("cleared the pile"),
    SKIPPED: N_("skipped"),
    FAILED: N_("blind card failed"),
    CHOSEN: N_("has chosen"),
}


def allowed(pile: Sequence[Card], options: NinesOptions) -> list[str]:
    """The ranks that may be put on the pile, or, while it is being cleared, where it was."""
    top = active(pile)
    on = top if top in ORDER else None
    return [rank for rank in RANKS if fits(rank, on, options.wild_on_nine)]


def limit_told(words: Words, ranks: Sequence[str], alphabet: str) -> str:
    """What may be played, said as a person at the table says it."""
    tr = words.tr
    plain = [rank for rank in ORDER if rank in ranks]
    wild = [rank for rank in WILD if rank in ranks]
    first, last = plain[0], plain[-1]
    if len(plain) == len(ORDER):
        if len(wild) == len(WILD):
            return tr("Anything")
        missing = [rank for rank in WILD if rank not in wild]
        return tr("Anything but {ranks}", ranks=_listed(missing, alphabet))
    if first != "4":
        others = _listed(wild, alphabet)
        if first == last:
            return tr("{rank}, or {others}", rank=index_text(first, alphabet), others=others)
        return tr("{rank} or higher, or {others}", rank=index_text(first, alphabet), others=others)
    low, high = index_text(first, alphabet), index_text(last, alphabet)
    if not wild:
        return tr("{low} to {high}", low=low, high=high)
    return tr("{rank} or lower, or {others}", rank=high, others=index_text("T", alphabet))


def _listed(ranks: Sequence[str], alphabet: str) -> str:
    return ", ".join(index_text(rank, alphabet) for rank in ranks)


@dataclass
class Tally:
    """What a seat did in the whole deal."""

    piles: int = 0
    cards: int = 0  # taken with them
    cleared: int = 0


@dataclass
class Deeds:
    """What each seat did last, where that is not seen from the cards, and what it did in all."""

    players: int
    last: dict[Seat, str | int] = field(default_factory=dict)  # a number: so many cards taken
    tallies: dict[Seat, Tally] = field(default_factory=dict)
    actor: Seat = 0
    laid: bool = False  # whether the actor has put cards on the pile, and they are still there

    def passed(self, turn: Seat) -> list[Seat]:
        """Those between who has laid cards and whose turn it is: skipped, or out already."""
        between = (turn - self.actor - 1) % self.players if self.laid else 0
        return [(self.actor + 1 + step) % self.players for step in range(between)]

    def comes(self, turn: Seat) -> None:
        """It is the seat's turn; who was skipped before and is on turn now is no more."""
        if self.last.get(turn) == SKIPPED:
            del self.last[turn]
        self.last |= dict.fromkeys(self.passed(turn), SKIPPED)

    def note(self, event: Event) -> None:
        match event:
            case Called(seat, move):
                self.comes(seat)
                self.actor, self.laid = seat, False
                self.last.pop(seat, None)
                if move.verb == "show":
                    self.last[seat] = CHOSEN
            case Moved(cards, source, target) if source is PILE and target is AWAY:
                self.last[self.actor], self.laid = CLEARED, False
                self.tally(self.actor).cleared += 1
            case Moved(cards, source, target) if source is PILE:
                self.last[self.actor] = len(cards)
                tally = self.tally(self.actor)
                tally.piles, tally.cards = tally.piles + 1, tally.cards + len(cards)
            case Moved(_, _, target) if target is PILE:
                self.laid = True
            case Moved(_, source, target) if source.place is Place.DOWN and target.place is Place.HAND:
                self.last[self.actor] = FAILED
            case Moved(_, source, target) if source is target:
                self.last.clear()  # all have chosen

    def tally(self, seat: Seat) -> Tally:
        return self.tallies.setdefault(seat, Tally())

    def told(self, words: Words, seat: Seat) -> str:
        deed = self.last.get(seat, "")
        if isinstance(deed, int):
            return words.tr_n("took {n} card", "took {n} cards", deed)
        return words.tr(DEEDS[deed]) if deed else ""
