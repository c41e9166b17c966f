"""Nine, a French game of drawing and discarding: who has nine points or fewer, and fewest, stops the deal.

The rules are those of the French source (F): two to six players, alone or in teams of two, 54 cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from cardtable.engine.cards import NINE as PACK
from cardtable.engine.cards import Card, shuffled
from cardtable.engine.game import DEAL, N_, BadSetup, Move, Refusal, Scored, Seat, View, Zone
from cardtable.engine.games.nine import refusals as why
from cardtable.engine.games.nine import scoring
from cardtable.engine.games.nine.melds import in_order, is_meld, is_set, melds
from cardtable.engine.games.nine.memory import Memory
from cardtable.engine.games.nine.options import PRESETS, NineOptions, check_players, check_together
from cardtable.engine.games.nine.pieces import (
    CARDS,
    DISCARD,
    DRAW,
    HANDS,
    NINE,
    PICK,
    STOCK,
    VALUES,
    NineResult,
    NineView,
    Phase,
    total,
)
from cardtable.engine.table import Table
from cardtable.engine.turns import TurnGame


class Nine(TurnGame):
    key = "nine"
    title = N_("NINE")
    seats = (2, 6)
    pack = PACK
    cards = CARDS
    options_type = NineOptions
    view_type = NineView
    result_type = NineResult
    presets = PRESETS
    burden = True

    options: NineOptions
    phase: Phase
    last_deal: NineResult | None

    @classmethod
    def make_options(cls, values: Mapping[str, object]) -> NineOptions:
        options = super().make_options(values)
        assert isinstance(options, NineOptions)
        return check_together(options)

    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        check_players(self.options, self.players)
        if counters:
            raise BadSetup("This game has no counters.")
        if not all(0 <= score < self.options.end_score for score in self.scores):
            raise BadSetup(f"Scores are totals so far, from 0 to {self.options.end_score - 1}.")
        piles: dict[Zone, Sequence[Card]] = dict.fromkeys((*HANDS[: self.players], STOCK, DISCARD), ())
        self.table = Table({**piles, STOCK: CARDS}, self.players, None if quiet else self.sees)

    def deal_out(self, pack: Sequence[Card]) -> None:
        table = self.table
        table.stack(STOCK, reversed(pack))
        self.deal_begins = len(table.events)
        self.ask(Phase.DRAW, (self.dealer + 1) % self.players)
        for _ in range(self.options.hand_size):
            for step in range(1, self.players + 1):
                table.draw(STOCK, HANDS[(self.dealer + step) % self.players])
        table.draw(STOCK, DISCARD)
        self.turns = [0] * self.players
        self.picked: Card | None = None
        """What the seat on turn has just taken from the discard."""
        self.stocks = 0
        """How often the stock was made anew in this deal."""

    # Whose turn, and what is legal.

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase is Phase.PAUSE:
            return [DEAL]
        if self.phase is Phase.DRAW:
            return [move for move in (NINE, DRAW, PICK) if self._why_not_begin(seat, move) is None]
        hand = in_order(self.table.piles[HANDS[seat]])
        singles = [(card,) for card in hand if card is not self.picked]
        return [Move("discard", cards) for cards in (*singles, *melds(hand))]

    def allows(self, seat: Seat, move: Move) -> bool:
        """In whichever order it names its cards."""
        return super().allows(seat, move) or any(move.is_also(other) for other in self.legal_moves(seat))

    # Why not: the same functions say what is legal.

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        if self.phase is Phase.OVER:
            return why.GAME_OVER
        if self.phase is Phase.PAUSE:
            return why.NOT_THE_DEALER if move is DEAL else why.DEAL_FIRST
        if seat != self.turn:
            return why.NOT_YOUR_TURN
        if move is DEAL:
            return why.DEAL_RUNS
        return self._why_not_now(seat, move) or Refusal(
            "G5", N_("There is no such move in this game: {move}."), {"move": str(move)}
        )

    def _why_not_now(self, seat: Seat, move: Move) -> Refusal | None:
        if self.phase is Phase.DRAW:
            return why.DRAW_FIRST if move.verb == "discard" else self._why_not_begin(seat, move)
        if move.verb == "discard" and move.number is None:
            return self._why_not_discard(seat, move.cards)
        return why.WRONG_TIME.get(str(move))

    def _why_not_begin(self, seat: Seat, move: Move) -> Refusal | None:
        if move is NINE:
            return self._why_not_nine(seat)
        if move is PICK and not self.table.piles[HANDS[seat]]:
            return why.EMPTY_HAND
        stock, discard = self.table.piles[STOCK], self.table.piles[DISCARD]
        return why.EMPTY_STOCK if move is DRAW and not stock and len(discard) < 2 else None

    def _why_not_nine(self, seat: Seat) -> Refusal | None:
        if not all(self.turns):
            return why.NINE_FIRST_ROUND
        points, limit = total(self.table.piles[HANDS[seat]]), self.options.call_limit
        if points <= limit or self.options.allow_false_call:
            return None
        text = N_("NINE takes at most {limit} in hand: your cards count {n}.")
        return Refusal("G5-R10", text, {"limit": limit, "n": points})

    def _why_not_discard(self, seat: Seat, cards: Sequence[Card]) -> Refusal | None:
        if not cards:
            return why.DISCARD_WHAT
        hand = self.table.piles[HANDS[seat]]
        missing = next((card for card in cards if card not in hand), None)
        if missing is not None:
            return Refusal("G5-R06", N_("This {n} is not in your hand."), {"n": VALUES[missing]})
        if cards == (self.picked,):
            return why.BACK_ALONE
        return None if is_meld(cards) else self._why_not_together(cards)

    @staticmethod
    def _why_not_together(cards: Sequence[Card]) -> Refusal:
        values = sorted({VALUES[card] for card in cards})
        rising = len(values) > 2 and len(values) == len(cards) == values[-1] - values[0] + 1
        if rising and values[0] == 0:
            return why.ZERO_IN_RUN
        return why.RUN_OF_FIVE if rising else why.NOT_TOGETHER

    # Moves.

    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        self._legal = None
        match move.verb:
            case "draw":
                self._draw(seat)
            case "pick":
                self.picked = self.table.piles[DISCARD][-1]
                self.table.draw(DISCARD, HANDS[seat])
                self.ask(Phase.DISCARD, seat)
            case "discard":
                self._discard(seat, move.cards)
            case "nine":
                self._end(seat)
            case "deal":
                self._deal(seat)

    def _draw(self, seat: Seat) -> None:
        if not self.table.piles[STOCK]:
            self._make_stock()
        self.table.draw(STOCK, HANDS[seat])
        self.ask(Phase.DISCARD, seat)

    def _make_stock(self) -> None:
        """All of the discard but its top is shuffled (G5-A12)."""
        self.stocks += 1
        self.table.move_some(self.table.piles[DISCARD][:-1], DISCARD, STOCK)
        order = shuffled(self.table.piles[STOCK], f"{self.seed}/{self.deal}/stock {self.stocks}")
        self.table.stack(STOCK, order)

    def _discard(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Equal cards lie as they were named, a run ascending (G5-A07)."""
        lying = cards if is_set([VALUES[card] for card in cards]) else in_order(cards)
        self.table.move_some(lying, HANDS[seat], DISCARD)
        self.picked = None
        self.turns[seat] += 1
        self.ask(Phase.DRAW, (seat + 1) % self.players)

    def _deal(self, seat: Seat) -> None:
        self.dealer = seat
        self.deal += 1
        for zone in self.table.piles:
            if zone is not STOCK:
                self.table.move_all(zone, STOCK)
        self.deal_out(self.order())

    # The end of a deal.

    def _end(self, caller: Seat) -> None:
        hands = [total(self.table.piles[HANDS[seat]]) for seat in range(self.players)]
        self.last_deal = scoring.reckon(caller, hands, self.scores, self.options)
        self.scores = list(self.last_deal.scores)
        self.deals_finished += 1
        self.table.tell(Scored(self.last_deal.points, self.last_deal.scores))
        if scoring.fallen(self.scores, self.options):
            self.ask(Phase.OVER, None)
        else:
            self.ask(Phase.PAUSE, (self.dealer + 1) % self.players)  # G5-A16

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    def winners(self) -> tuple[Seat, ...]:
        return scoring.winners(self.scores, self.options) if self.over else ()

    def losers(self) -> tuple[Seat, ...]:
        """All who reached the end; of teams, all that have not won."""
        if self.over and not self.options.in_teams:
            return scoring.fallen(self.scores, self.options)
        return super().losers()

    # What a seat may know.

    def sees(self, seat: Seat, zone: Zone) -> bool:
        """All hands are shown when NINE has been called (G5-R10)."""
        if zone is DISCARD or zone is HANDS[seat]:
            return True
        return zone is not STOCK and self.phase in (Phase.PAUSE, Phase.OVER)

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        return {"turns": tuple(self.turns), "picked": () if self.picked is None else (self.picked,)}

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Deals what the seat has not seen to where it may be."""
        assert isinstance(view, NineView)
        game = object.__new__(cls)
        game.options, game.players, game.seed = view.options, view.players, str(rng.random())
        game.dealer, game.deal, game.deal_begins = view.dealer, view.deal, 0
        game.deals_finished = view.deal - 1
        game.scores, game.last_deal = list(view.scores), view.last_deal
        game.table = Table(Memory(view).guess(rng), view.players)
        game.turns, game.stocks = list(view.turns), 0
        game.picked = view.picked[0] if view.picked else None
        game.ask(Phase(view.phase), view.to_act[0] if view.to_act else None)
        return game
