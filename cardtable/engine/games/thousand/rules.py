"""Тысяча, by the Russian household rules of the kitchen table (G2); two, three or four players, 24 cards.

This is the state and what every game answers; what each phase allows and does is in a module of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DEAL, N_, Move, Refusal, Scored, Seat, View, Zone
from cardtable.engine.games.thousand import bidding, dealing, order, play, prikup, setting, shown
from cardtable.engine.games.thousand import refusals as why
from cardtable.engine.games.thousand.imagining import imagined
from cardtable.engine.games.thousand.options import PRESETS, ThousandOptions
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
    ThousandView,
    active_seats,
)
from cardtable.engine.games.thousand.scoring import Played, Reckoned, reckon
from cardtable.engine.table import Table
from cardtable.engine.turns import TurnGame


class Step(NamedTuple):
    """What a phase allows, why it allows no more, and what a move in it does."""

    moves: Callable[[Thousand], list[Move]]
    why_not: Callable[[Thousand, Move], Refusal | None]
    carry_out: Callable[[Thousand, Move], None]


class Thousand(TurnGame):
    key = "thousand"
    title = N_("Thousand")
    seats = (2, 4)
    pack = FRENCH
    cards = CARDS
    options_type = ThousandOptions
    view_type = ThousandView
    result_type = ThousandResult
    presets = PRESETS

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

    def begin(self, pack: Sequence[Card] | None) -> None:
        """A pack that is given is not cut."""
        if pack:
            self.deal_out(pack)
        else:
            dealing.deal(self)

    def order(self) -> Sequence[Card]:
        return dealing.shuffled_and_cut(self).pack

    def deal_out(self, pack: Sequence[Card]) -> None:
        dealing.hand_out(self, pack)

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

    def deal_again(self) -> None:
        """The same dealer, the same deal, other cards (G2-A09)."""
        self.redeals += 1
        self.gather()
        dealing.deal(self)

    def _deal_next(self, seat: Seat) -> None:
        self.dealer = seat
        self.deal += 1
        self.redeals, self.fines = 0, []
        self.gather()
        dealing.deal(self)

    # Whose turn, and what is legal.

    def moves(self, seat: Seat) -> list[Move]:
        return [DEAL] if self.phase is Phase.PAUSE else STEPS[self.phase].moves(self)

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        if self.phase is Phase.OVER:
            return why.MATCH_OVER
        if self.phase is Phase.PAUSE:
            return why.NOT_THE_DEALER if move is DEAL else why.DEAL_FIRST
        if seat != self.turn:
            return why.NOT_YOUR_TURN
        if reason := STEPS[self.phase].why_not(self, move):
            return reason
        if move.verb in why.WRONG_TIME and all(move.verb != legal.verb for legal in self.legal_moves(seat)):
            return why.WRONG_TIME[move.verb]
        return Refusal("G2-R01", N_("There is no such move in this game: {move}."), {"move": str(move)})

    def hears(self, seat: Seat, move: Move) -> frozenset[Seat] | None:
        """A discard is face down (G2-A20)."""
        if move.verb == "discard":
            return frozenset((seat,))
        if move.verb == "give" and self.options.snos_dark and move.number is not None:
            return frozenset((seat, move.number))
        return None

    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        if move is DEAL:
            self._deal_next(seat)
        else:
            STEPS[self.phase].carry_out(self, move)

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

    def result(self) -> dict[str, Any]:
        return {**super().result(), "stakes": self._stakes()}

    def _stakes(self) -> list[int]:
        """What each seat wins from the pot, below zero what it put in (G2-A54)."""
        stake = self.options.stake if self.winner is not None else 0
        return [stake * (self.players - 1) if seat == self.winner else -stake for seat in range(self.players)]

    # What a seat may know.

    def sees(self, seat: Seat, zone: Zone) -> bool:
        return shown.sees(self, seat, zone)

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        return shown.own_fields(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Deals what the seat has not seen to where it may be, by what the others have said and played."""
        assert isinstance(view, ThousandView)
        game = object.__new__(cls)
        imagined(game, view, rng)
        return game


STEPS: Final[Mapping[Phase, Step]] = {
    Phase.DARK: Step(dealing.dark_moves, dealing.why_not_dark, dealing.answer_dark),
    Phase.REDEAL_HAND: Step(dealing.redeal_moves, dealing.why_not_redeal, dealing.answer_hand),
    Phase.BIDDING: Step(bidding.moves, bidding.why_not, bidding.carry_out),
    Phase.TAKE: Step(bidding.take_moves, bidding.why_not_take, bidding.take),
    Phase.REDEAL_PRIKUP: Step(dealing.redeal_moves, dealing.why_not_redeal, prikup.answer_prikup),
    Phase.SNOS: Step(prikup.snos_moves, prikup.why_not_snos, prikup.carry_out_snos),
    Phase.REDEAL_SNOS: Step(dealing.redeal_moves, dealing.why_not_redeal, prikup.answer_snos),
    Phase.RAISE: Step(order.moves, order.why_not, order.carry_out),
    Phase.PLAY: Step(play.moves, play.why_not, play.carry_out),
}
