"""The state of a match of Тысяча, and what every phase asks of it (G2)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import Scored, Seat, Zone
from cardtable.engine.games.thousand import setting
from cardtable.engine.games.thousand.options import ThousandOptions
from cardtable.engine.games.thousand.pieces import (
    AWAY,
    CARDS,
    HANDS,
    STOCK,
    TAKEN,
    TRICK,
    WIDOW,
    WIDOWS,
    Bid,
    Phase,
    ThousandResult,
    active_seats,
)
from cardtable.engine.games.thousand.scoring import Played, Reckoned, reckon
from cardtable.engine.table import Table
from cardtable.engine.turns import TurnGame


class ThousandState(TurnGame):
    options: ThousandOptions
    phase: Phase
    last_deal: ThousandResult | None

    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        seats = range(self.players)
        self.widows = WIDOWS if self.players == 2 else (WIDOW,)
        away = (AWAY,) * (self.players == 2)
        zones = [STOCK, *(HANDS[s] for s in seats), *self.widows, TRICK, *(TAKEN[s] for s in seats), *away]
        piles: dict[Zone, Sequence[Card]] = {**dict.fromkeys(zones, ()), STOCK: CARDS}
        self.table = Table(piles, self.players, None if quiet else self.sees)
        self.counts = setting.counts_given(counters, self.options, self.scores)
        self.redeals = 0
        """How often this deal was dealt again."""
        self.fines: list[tuple[Seat, str, int]] = []
        """What the cut of this deal cost whom."""
        self.golden_to = setting.golden_to(self.options, self.players, self.deal)
        self.golden_made = False

    @property
    def golden(self) -> bool:
        return self.deal <= self.golden_to

    # A deal begins.

    def begin_deal(self, pack: Sequence[Card]) -> None:
        """All cards are in the stock; nothing has been said."""
        self.table.stack(STOCK, reversed(pack))
        self.deal_begins = len(self.table.events)
        self.active = active_seats(self.players, self.dealer)
        self.unseen: Seat | None = None
        """Whose own hand is still hidden from it (G2-A39)."""
        self.dark = False
        self.offers: list[Seat] = []
        """Who will be asked whether the cards are dealt again, after the one who is."""
        self.bids: list[Bid] = [None] * self.players
        self.declarer: Seat | None = None
        self.contract: int | None = None
        self.widow: Zone | None = None
        self.prikup: list[Card] = []
        self.hidden_prikup = False
        self.served: list[Seat] = []
        self.trump = None
        self.trump_owner: Seat | None = None
        self.points = [0] * self.players
        self.tricks = [0] * self.players
        self.announced: list[tuple[Seat, str]] = []
        self.winner: Seat | None = None

    def gather(self) -> None:
        for zone in self.table.piles:
            if zone is not STOCK:
                self.table.move_all(zone, STOCK)

    @abstractmethod
    def deal_again(self) -> None:
        """The same dealer, the same deal, other cards (G2-A09)."""

    # What the phases ask of it.

    @property
    def the_declarer(self) -> Seat:
        assert self.declarer is not None
        return self.declarer

    @property
    def the_order(self) -> int:
        assert self.contract is not None
        return self.contract

    def after(self, seat: Seat, seats: Sequence[Seat]) -> Seat:
        """The next of these seats, clockwise."""
        nearest = ((seat + step) % self.players for step in range(1, self.players + 1))
        return next(other for other in nearest if other in seats)

    def next_to(self, seat: Seat) -> Seat:
        """The next of those who play."""
        return self.active[(self.active.index(seat) + 1) % len(self.active)]

    def defenders(self) -> list[Seat]:
        """Clockwise from the declarer."""
        at = self.active.index(self.the_declarer)
        return [*self.active[at + 1 :], *self.active[:at]]

    def announce(self, seat: Seat, what: str, points: int) -> None:
        self.announced.append((seat, what))
        self.points[seat] += points

    # The end of a deal.

    def end_deal(self, *, written_off: bool) -> None:
        played = Played(
            tuple(self.active),
            self.the_declarer,
            self.the_order,
            tuple(self.points),
            tuple(self.tricks),
            written_off,
            self.golden,
            self.dark,
            tuple(self.prikup),
            self.deal == self.golden_to and not self.golden_made,
        )
        reckoned = reckon(played, self.options, self.scores, self.counts)
        self.scores, self.counts, self.winner = list(reckoned.scores), reckoned.counts, reckoned.winner
        self.last_deal = self._result(played, reckoned)
        self._count_gold(reckoned.made)
        self.deals_finished += 1
        self.table.tell(Scored(reckoned.points, reckoned.scores))
        if self.winner is None:
            self.ask(Phase.PAUSE, (self.dealer + 1) % self.players)
        else:
            self.ask(Phase.OVER, None)

    def _count_gold(self, made: bool) -> None:
        """After a round in which nobody made it another may follow (G2-A40)."""
        if not self.golden:
            return
        self.golden_made |= made
        if self.deal == self.golden_to and not self.golden_made and self.options.golden_if_nobody == "replay":
            self.golden_to += self.players

    def _result(self, played: Played, reckoned: Reckoned) -> ThousandResult:
        cut = [[line[1:] for line in self.fines if line[0] == seat] for seat in range(self.players)]
        counts = reckoned.counts
        return ThousandResult(
            points=reckoned.points,
            deal=self.deal,
            dealer=self.dealer,
            declarer=played.declarer,
            order=played.order,
            made=reckoned.made,
            written_off=played.written_off,
            golden=played.golden,
            dark=played.dark,
            raw=played.raw,
            tricks=played.tricks,
            marriages=self.marriages(),
            lines=tuple((*fines, *lines) for fines, lines in zip(cut, reckoned.lines, strict=True)),
            scores=reckoned.scores,
            bolts=counts.bolts,
            on_barrel=counts.on_barrel,
            attempts=counts.attempts,
            falls=counts.falls,
        )

    def marriages(self) -> tuple[tuple[str, ...], ...]:
        seats = range(self.players)
        return tuple(tuple(what for who, what in self.announced if who == seat) for seat in seats)

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    def winners(self) -> tuple[Seat, ...]:
        return () if self.winner is None else (self.winner,)
