"""«Девятки», nines in tricks, by the Russian description of the game (G4); three players, 52 cards."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Self

from cardtable.engine.cards import FRENCH, Card, shuffled
from cardtable.engine.game import DEAL, N_, BadSetup, Move, Refusal, Scored, Seat, View, Zone
from cardtable.engine.games.nines_tricks import refusals as why
from cardtable.engine.games.nines_tricks.drawing import drawn_dealer
from cardtable.engine.games.nines_tricks.memory import Memory
from cardtable.engine.games.nines_tricks.options import PRESETS, NinesTricksOptions
from cardtable.engine.games.nines_tricks.pieces import (
    CARDS,
    DUMMY,
    HANDS,
    KEEP,
    PLAY,
    PLAYERS,
    SIZE,
    STOCK,
    SWAP,
    TAKEN,
    TRICK,
    NinesTricksResult,
    NinesTricksView,
    Phase,
    playable,
    trump_of,
    winning,
)
from cardtable.engine.games.nines_tricks.scoring import deciding, points_for
from cardtable.engine.table import Table
from cardtable.engine.turns import TurnGame


class NinesTricks(TurnGame):
    key = "nines_tricks"
    title = N_("Devyatki")
    seats = (PLAYERS, PLAYERS)
    pack = FRENCH
    cards = CARDS
    options_type = NinesTricksOptions
    view_type = NinesTricksView
    result_type = NinesTricksResult
    presets = PRESETS
    burden = True

    options: NinesTricksOptions
    phase: Phase
    trump: str
    last_deal: NinesTricksResult | None

    def first_dealer(self) -> Seat:
        packs = (shuffled(CARDS, f"{self.seed}/dealer/{number}") for number in count())
        return drawn_dealer(self.players, packs)

    def first_score(self) -> int:
        return self.options.start_score

    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        if counters:
            raise BadSetup("This game has no counters.")
        if len(self._first_in(self.scores)) == 1:
            raise BadSetup("Scores are points to go: a player who has none left has won.")
        piles: dict[Zone, Sequence[Card]] = dict.fromkeys((*HANDS, DUMMY, STOCK, TRICK, *TAKEN), ())
        self.table = Table({**piles, STOCK: CARDS}, PLAYERS, None if quiet else self.sees)
        self.winner: Seat | None = None

    def _first_in(self, scores: Sequence[int]) -> list[Seat]:
        """Who would have won with these scores, whatever tricks were taken."""
        return deciding(scores, (0,) * PLAYERS, self.options)

    def deal_out(self, pack: Sequence[Card]) -> None:
        table = self.table
        table.stack(STOCK, reversed(pack))
        self.deal_begins = len(table.events)
        left, right = self._after(self.dealer), self._after(self.dealer, 2)
        for _ in range(SIZE):
            for zone in (HANDS[left], HANDS[right], HANDS[self.dealer], DUMMY):
                table.draw(STOCK, zone)
        self.trump = trump_of(self.deal, self.options.trump_order)
        self.tricks = [0] * PLAYERS
        self.exchanged: list[str | None] = [None] * PLAYERS
        self.leader = self.dealer if self.options.first_lead == "dealer" else left
        if self.options.exchange:
            self.ask(Phase.EXCHANGE, self.dealer)
        else:
            self.ask(Phase.PLAY, self.leader)

    @staticmethod
    def _after(seat: Seat, steps: int = 1) -> Seat:
        return (seat + steps) % PLAYERS

    # Whose turn, and what is legal.

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase is Phase.EXCHANGE:
            return [KEEP, SWAP]
        if self.phase is Phase.PLAY:
            return [PLAY[card] for card in self._playable(seat)]
        return [DEAL]

    def _playable(self, seat: Seat) -> Sequence[Card]:
        piles = self.table.piles
        return playable(piles[HANDS[seat]], piles[TRICK], self.trump, self.options)

    # Why not: the same functions say what is legal.

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        if self.phase is Phase.OVER:
            return why.MATCH_OVER
        if self.phase is Phase.PAUSE:
            return why.NOT_THE_DEALER if move is DEAL else why.DEAL_FIRST
        if move in (KEEP, SWAP) and not self.options.exchange:
            return why.NO_EXCHANGE
        if seat != self.turn:
            return why.NOT_YOUR_TURN
        reason = self._why_not_play(seat, move) or why.WRONG_TIME.get(str(move))
        return reason or Refusal(
            "G4-R01", N_("There is no such move in this game: {move}."), {"move": str(move)}
        )

    def _why_not_play(self, seat: Seat, move: Move) -> Refusal | None:
        if move.verb != "play" or len(move.cards) != 1:
            return None
        if self.phase is Phase.EXCHANGE:
            return why.KEEP_OR_SWAP
        (card,) = move.cards
        if card not in self.table.piles[HANDS[seat]]:
            return Refusal("G4-R05", N_("You do not hold this card: {card}."), {"card": str(card)})
        allowed = self._playable(seat)
        if card in allowed:
            return None
        if self.options.follow_rule == "classic":
            text = N_("Suit must be answered with suit: {suit}.")
            return Refusal("G4-A01", text, {"suit": allowed[0].suit})
        if allowed[0].suit == self.trump:
            text = N_("As long as you hold trumps you must play one: {suit}.")
            return Refusal("G4-R09", text, {"suit": self.trump})
        text = N_("Without a trump you must play a card of your highest rank: {card}.")
        return Refusal("G4-R10", text, {"card": str(allowed[0])})

    # Moves.

    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        match move.verb:
            case "play":
                self._lay(seat, move.cards[0])
            case "deal":
                self._deal(seat)
            case _:
                self._exchange(seat, move)

    def _deal(self, seat: Seat) -> None:
        self.dealer = seat
        self.deal += 1
        for zone in self.table.piles:
            if zone is not STOCK:
                self.table.move_all(zone, STOCK)
        self.deal_out(self.order())

    def _exchange(self, seat: Seat, move: Move) -> None:
        """The dealer first, and each once (G4-R06, A11, A12)."""
        self.exchanged[seat] = move.verb
        if move is SWAP:
            self.table.exchange(HANDS[seat], DUMMY)
        if None in self.exchanged:
            self.ask(Phase.EXCHANGE, self._after(seat))
        else:
            self.ask(Phase.PLAY, self.leader)

    def _lay(self, seat: Seat, card: Card) -> None:
        self.table.move(card, HANDS[seat], TRICK)
        if len(self.table.piles[TRICK]) < PLAYERS:
            self.ask(Phase.PLAY, self._after(seat))
        else:
            self._take_trick()

    def _take_trick(self) -> None:
        winner = self._best()
        assert winner is not None
        self.tricks[winner] += 1
        self.table.move_all(TRICK, TAKEN[winner])
        self.leader = winner
        if self.table.piles[HANDS[winner]]:
            self.ask(Phase.PLAY, winner)
        else:
            self._end_deal()

    def _best(self) -> Seat | None:
        """Whose card takes the trick as it lies."""
        trick = self.table.piles[TRICK]
        return self._after(self.leader, winning(trick, self.trump, self.options)) if trick else None

    # The end of a deal.

    def _end_deal(self) -> None:
        points = tuple(points_for(tricks, self.options) for tricks in self.tricks)
        self.scores = [score + added for score, added in zip(self.scores, points, strict=True)]
        first = deciding(self.scores, self.tricks, self.options)
        self.deals_finished += 1
        self.last_deal = NinesTricksResult(
            points=points,
            deal=self.deal,
            dealer=self.dealer,
            trump=self.trump,
            tricks=tuple(self.tricks),
            exchanged=tuple(self.exchanged),
            scores=tuple(self.scores),
            extra=len(first) > 1,
        )
        self.table.tell(Scored(points, tuple(self.scores)))
        if len(first) == 1:
            self.winner = first[0]
            self.ask(Phase.OVER, None)
        else:
            self.ask(Phase.PAUSE, self._after(self.dealer))

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    def winners(self) -> tuple[Seat, ...]:
        return () if self.winner is None else (self.winner,)

    # What a seat may know.

    def sees(self, seat: Seat, zone: Zone) -> bool:
        """Not the hand in the middle either, which somebody may remember giving up."""
        return zone is TRICK or zone is HANDS[seat]

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        return {
            "tricks": tuple(self.tricks),
            "exchanged": tuple(self.exchanged),
            "leader": self.leader,
            "best": self._best(),
        }

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Deals what the seat has not seen to where it may be."""
        assert isinstance(view, NinesTricksView)
        game = object.__new__(cls)
        game.options, game.players, game.seed = view.options, PLAYERS, str(rng.random())
        game.dealer, game.deal, game.deal_begins = view.dealer, view.deal, 0
        game.deals_finished = view.deal - 1
        game.scores, game.last_deal = list(view.scores), view.last_deal
        game.trump, game.tricks, game.exchanged = view.trump, list(view.tricks), list(view.exchanged)
        game.leader, game.winner = view.leader, view.winners[0] if view.winners else None
        game.table = Table(Memory(view).guess(rng), PLAYERS)
        game.ask(Phase(view.phase), view.to_act[0] if view.to_act else None)
        return game
