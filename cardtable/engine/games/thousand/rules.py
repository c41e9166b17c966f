"""Тысяча, by the Russian household rules of the kitchen table (G2); two, three or four players, 24 cards.

This is what every game answers; what each phase allows and does is in a module of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DEAL, N_, Move, Refusal, Seat, View, Zone
from cardtable.engine.games.thousand import bidding, dealing, order, play, prikup, shown
from cardtable.engine.games.thousand import refusals as why
from cardtable.engine.games.thousand.imagining import imagined
from cardtable.engine.games.thousand.options import PRESETS, ThousandOptions
from cardtable.engine.games.thousand.pieces import CARDS, Phase, ThousandResult, ThousandView
from cardtable.engine.games.thousand.state import ThousandState


class Step(NamedTuple):
    """What a phase allows, why it allows no more, and what a move in it does."""

    moves: Callable[[ThousandState], list[Move]]
    why_not: Callable[[ThousandState, Move], Refusal | None]
    carry_out: Callable[[ThousandState, Move], None]


class Thousand(ThousandState):
    key = "thousand"
    title = N_("Thousand")
    seats = (2, 4)
    pack = FRENCH
    cards = CARDS
    options_type = ThousandOptions
    view_type = ThousandView
    result_type = ThousandResult
    presets = PRESETS

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

    def deal_again(self) -> None:
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
