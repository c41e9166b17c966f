"""Sixty-Six, by the Russian household rules of the kitchen table (G1); two players, 24 cards."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DEAL, N_, NOBODY, BadSetup, Move, Refusal, Scored, Seat, View, Zone
from cardtable.engine.games.sixty_six import refusals as why
from cardtable.engine.games.sixty_six.memory import Memory
from cardtable.engine.games.sixty_six.options import PRESETS, SixtySixOptions
from cardtable.engine.games.sixty_six.pieces import (
    CARDS,
    CLAIM,
    CLOSE,
    EXCHANGE,
    HANDS,
    LAST_TRICK,
    MARRY,
    NINE,
    PARTNER,
    PLAY,
    STOCK,
    TAKEN,
    TARGET,
    TRICK,
    TRUMP,
    VALUES,
    Phase,
    SixtySixResult,
    SixtySixView,
    answers,
)
from cardtable.engine.table import Table
from cardtable.engine.tricks import beats
from cardtable.engine.turns import TurnGame


class SixtySix(TurnGame):
    key = "sixty_six"
    title = N_("Sixty-Six")
    seats = (2, 2)
    pack = FRENCH
    cards = CARDS
    options_type = SixtySixOptions
    view_type = SixtySixView
    result_type = SixtySixResult
    presets = PRESETS

    options: SixtySixOptions
    phase: Phase
    trump: str

    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        if counters:
            raise BadSetup("This game has no counters.")
        if not all(0 <= score < self.options.match_pips for score in self.scores):
            raise BadSetup(f"Scores are pips opened so far, from 0 to {self.options.match_pips - 1}.")
        piles: dict[Zone, Sequence[Card]] = dict.fromkeys((*HANDS, STOCK, TRUMP, TRICK, *TAKEN), ())
        self.table = Table({**piles, STOCK: CARDS}, 2, None if quiet else self.sees)
        self.bonus = 0

    def deal_out(self, pack: Sequence[Card]) -> None:
        table, elder = self.table, 1 - self.dealer
        table.stack(STOCK, reversed(pack))
        self.deal_begins = len(table.events)
        for _ in range(6):
            table.draw(STOCK, HANDS[elder])
            table.draw(STOCK, HANDS[self.dealer])
        table.draw(STOCK, TRUMP)
        self.trump = table.piles[TRUMP][0].suit
        self.points = [0, 0]
        self.pending = [0, 0]
        self.stock_open = True
        """Cards are drawn, and anything may be played: the first phase of a deal."""
        self.closed_by: Seat | None = None
        self.closed_on_trickless = False
        self.ask(Phase.PLAY, elder)

    # Whose turn, and what is legal.

    def moves(self, seat: Seat) -> list[Move]:
        return self._playing(seat) if self.phase is Phase.PLAY else [DEAL]

    def _playing(self, seat: Seat) -> list[Move]:
        moves = self._following(seat) if self.table.piles[TRICK] else self._leading(seat)
        if self.options.claim_mode == "manual":
            moves.append(CLAIM)
        return moves

    def _following(self, seat: Seat) -> list[Move]:
        return [PLAY[card] for card in self._answers(seat)]

    def _leading(self, seat: Seat) -> list[Move]:
        hand = self.table.piles[HANDS[seat]]
        moves = [PLAY[card] for card in hand]
        for card in hand:
            if card in PARTNER and PARTNER[card] in hand and not self._why_not_marry(seat, card):
                moves.append(MARRY[card])
        if not self._why_not_exchange(seat):
            moves.append(EXCHANGE)
        if not self._why_not_close():
            moves.append(CLOSE)
        return moves

    def _answers(self, seat: Seat) -> Sequence[Card]:
        hand = self.table.piles[HANDS[seat]]
        if self.stock_open:
            return hand
        return answers(hand, self.table.piles[TRICK][0], self.trump, self.options)

    # Why not: the same functions say what is legal.

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        if self.phase is Phase.OVER:
            return why.MATCH_OVER
        if self.phase is Phase.PAUSE:
            return why.NOT_THE_DEALER if move is DEAL else why.DEAL_FIRST
        if seat != self.turn:
            return why.NOT_YOUR_TURN
        return self._why_not_now(seat, move) or Refusal(
            "G1", N_("There is no such move in this game: {move}."), {"move": str(move)}
        )

    def _why_not_now(self, seat: Seat, move: Move) -> Refusal | None:
        match move.verb, move.cards:
            case "play", (card,):
                return self._why_not_play(seat, card)
            case "marry", (card,):
                return self._why_not_marry(seat, card)
            case "exchange", (card,) if card is not NINE[self.trump]:
                return why.EXCHANGE_NO_NINE
        if move is EXCHANGE:
            return self._why_not_exchange(seat)
        if move is CLOSE:
            return self._why_not_close()
        if move is CLAIM:
            return why.TABLE_COUNTS
        return why.DEAL_RUNS if move is DEAL else None

    def _why_not_play(self, seat: Seat, card: Card) -> Refusal | None:
        hand = self.table.piles[HANDS[seat]]
        if card not in hand:
            return Refusal("G1-R09", N_("You do not hold this card: {card}."), {"card": str(card)})
        if not self.table.piles[TRICK] or card in self._answers(seat):
            return None
        led = self.table.piles[TRICK][0]
        if card.suit != led.suit and any(other.suit == led.suit for other in hand):
            return Refusal("G1-R21", N_("Suit must be answered with suit: {suit}."), {"suit": led.suit})
        if card.suit not in (led.suit, self.trump):
            text = N_("Without the suit led, a trump must be played: {suit}.")
            return Refusal("G1-R21", text, {"suit": self.trump})
        return Refusal("G1-O05", N_("You can beat the card led, so you must: {card}."), {"card": str(led)})

    def _why_not_marry(self, seat: Seat, card: Card) -> Refusal | None:
        if card not in PARTNER:
            return why.ANNOUNCE_KING_OR_QUEEN
        if self.table.piles[TRICK]:
            return why.ANNOUNCE_ON_LEAD
        hand = self.table.piles[HANDS[seat]]
        if card not in hand or PARTNER[card] not in hand:
            return Refusal(
                "G1-R16", N_("An announcement takes the king and the queen: {suit}."), {"suit": card.suit}
            )
        return None if self.options.marriage_phase_two or self.stock_open else why.ANNOUNCE_EARLIER

    def _why_not_exchange(self, seat: Seat) -> Refusal | None:
        piles = self.table.piles
        if piles[TRICK]:
            return why.EXCHANGE_ON_LEAD
        if NINE[self.trump] not in piles[HANDS[seat]]:
            return why.EXCHANGE_NO_NINE
        if not self.stock_open:
            return why.EXCHANGE_NO_STOCK
        return None if piles[TAKEN[seat]] else why.EXCHANGE_NO_TRICK

    def _why_not_close(self) -> Refusal | None:
        if self.table.piles[TRICK]:
            return why.CLOSE_ON_LEAD
        if self.closed_by is not None:
            return why.CLOSE_AGAIN
        return None if len(self.table.piles[STOCK]) >= 3 else why.CLOSE_TOO_LATE  # with the turned card, four

    # Moves.

    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        self._legal = None
        match move.verb:
            case "play":
                self._lay(seat, move.cards[0])
            case "marry":
                self._marry(seat, move.cards[0])
            case "exchange":
                self.table.draw(TRUMP, HANDS[seat])
                self.table.move(NINE[self.trump], HANDS[seat], TRUMP)
            case "close":
                self.closed_by, self.stock_open = seat, False
                self.closed_on_trickless = not self.table.piles[TAKEN[1 - seat]]
            case "claim":
                self._claim(seat)
            case "deal":
                self._deal(seat)

    def _deal(self, seat: Seat) -> None:
        self.dealer = seat
        self.deal += 1
        for zone in self.table.piles:
            if zone is not STOCK:
                self.table.move_all(zone, STOCK)
        self.deal_out(self.order())

    def _marry(self, seat: Seat, card: Card) -> None:
        announced = 40 if card.suit == self.trump else 20
        if self.table.piles[TAKEN[seat]]:
            self.points[seat] += announced
            if self._table_ends(seat):  # G1-A06: the lead is not played
                return self._made_66(seat)
        else:
            self.pending[seat] += announced
        self._lay(seat, card)

    def _lay(self, seat: Seat, card: Card) -> None:
        self.table.move(card, HANDS[seat], TRICK)
        if len(self.table.piles[TRICK]) == 1:
            self.ask(Phase.PLAY, 1 - seat)
        else:
            self._take_trick(seat)

    def _take_trick(self, follower: Seat) -> None:
        led, answer = self.table.piles[TRICK]
        winner = follower if beats(answer, led, self.trump, VALUES) else 1 - follower
        self.table.move_all(TRICK, TAKEN[winner])
        self.points[winner] += VALUES[led.rank] + VALUES[answer.rank] + self.pending[winner]
        self.pending[winner] = 0
        last = not self.table.piles[HANDS[winner]]
        if last and (self.closed_by is None or self.options.last_trick_bonus_closed):
            self.points[winner] += LAST_TRICK
        if self._table_ends(winner):
            self._made_66(winner)
        elif last:
            self._cards_are_out()
        else:
            if self.stock_open:
                self._draw_cards(winner)
            self.ask(Phase.PLAY, winner)

    def _draw_cards(self, winner: Seat) -> None:
        table = self.table
        table.draw(STOCK, HANDS[winner])
        if table.piles[STOCK]:
            table.draw(STOCK, HANDS[1 - winner])
        else:
            table.draw(TRUMP, HANDS[1 - winner])
            self.stock_open = False

    # The end of a deal.

    def _table_ends(self, seat: Seat) -> bool:
        return self.points[seat] >= TARGET and self.options.claim_mode == "auto"

    def _claim(self, seat: Seat) -> None:
        if self.points[seat] >= TARGET:
            self._made_66(seat)
        elif self.closed_by == seat:
            self._close_failed()
        else:
            self._score(1 - seat, 2, "wrong_claim")

    def _cards_are_out(self) -> None:
        made = [seat for seat in (0, 1) if self.points[seat] >= TARGET]
        if len(made) == 1:
            self._made_66(made[0])
        elif self.closed_by is not None and not made:
            self._close_failed()
        else:
            self._replay()

    def _made_66(self, seat: Seat) -> None:
        if self.closed_by == 1 - seat:
            return self._close_failed()
        loser = self.points[1 - seat]
        self._score(seat, 1 if loser >= 33 else 2 if loser else 3, "sixty_six")

    def _close_failed(self) -> None:
        """The closer pays by his own points, double (G1-A12); or by the public rule (G1-O07)."""
        assert self.closed_by is not None
        winner, points = 1 - self.closed_by, self.points[self.closed_by]
        if self.options.close_scoring == "pagat":
            pips = 3 if self.closed_on_trickless else 2
        elif self.options.closed_fail_six_if_opponent_trickless and not self.table.piles[TAKEN[winner]]:
            pips = 6
        else:
            pips = 2 if points >= 33 else 4 if points else 6
        self._score(winner, pips, "close_failed")

    def _score(self, winner: Seat, pips: int, reason: str) -> None:
        pips += self.bonus
        self.bonus = 0
        self.scores[winner] = min(self.scores[winner] + pips, self.options.match_pips)
        over = self.scores[winner] == self.options.match_pips
        self._end((pips, 0) if winner == 0 else (0, pips), winner, reason)
        if over:
            self.ask(Phase.OVER, None)
        else:
            self.ask(Phase.PAUSE, winner)  # G1-R08: the winner deals

    def _replay(self) -> None:
        if self.options.draw_bonus and self.points == [65, 65]:
            self.bonus = 1
        self._end((0, 0), None, "draw")
        self.ask(Phase.PAUSE, self.dealer)

    def _end(self, pips: tuple[int, ...], winner: Seat | None, reason: str) -> None:
        self.deals_finished += 1
        self.last_deal = SixtySixResult(pips, tuple(self.points), winner, reason)
        self.table.tell(Scored(pips, tuple(self.scores)))

    @property
    def over(self) -> bool:
        return self.turn is None

    def winners(self) -> tuple[Seat, ...]:
        target = self.options.match_pips
        return tuple(seat for seat in (0, 1) if self.over and self.scores[seat] == target)

    def result(self) -> dict[str, Any]:
        return {**super().result(), "stakes": self._stakes()}

    def _stakes(self) -> list[int]:
        """What each seat wins, below zero what it pays (G1-R05)."""
        if not self.over or self.options.stake_mode == "none":
            return [0, 0]
        covered = self.options.match_pips - min(self.scores)
        paid = self.options.stake_unit * (covered if self.options.stake_mode == "pip" else 1)
        return [paid, -paid] if self.winners() == (0,) else [-paid, paid]

    # What a seat may know.

    def sees(self, seat: Seat, zone: Zone) -> bool:
        return zone is TRICK or zone is TRUMP or zone is HANDS[seat]

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        counting = self.options.claim_mode == "manual" and self.phase is Phase.PLAY and seat != NOBODY
        return {
            "points": tuple(None if counting and s != seat else self.points[s] for s in (0, 1)),
            "pending": tuple(self.pending),
            "closed_by": self.closed_by,
            "bonus": self.bonus,
        }

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Deals what the seat has not seen between the stock and the other hand."""
        assert isinstance(view, SixtySixView)
        memory = Memory(view)
        game = object.__new__(cls)
        game.options, game.players, game.seed = view.options, 2, str(rng.random())
        game.dealer, game.deal, game.deal_begins = view.dealer, view.deal, 0
        game.deals_finished = view.deal - 1
        game.scores, game.last_deal, game.bonus = list(view.scores), view.last_deal, view.bonus
        game.trump, game.closed_by = view.trump, view.closed_by
        game.closed_on_trickless = memory.closed_on_trickless
        game.points = [memory.counted(seat) if n is None else n for seat, n in enumerate(view.points)]
        game.pending = list(view.pending)
        game.table = Table(memory.guess(rng), 2)
        game.stock_open = view.closed_by is None and bool(view.zones[TRUMP])
        game.ask(Phase(view.phase), view.to_act[0] if view.to_act else None)
        return game
