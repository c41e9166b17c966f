"""Nervioso, a slap game: who lays, what matches, whose hand was last or wrong, and who pays for it.

The rules are those of the Spanish source (E); a match of several games does not exist in it.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from cardtable.engine.cards import SPANISH, Card, shuffled
from cardtable.engine.game import (
    N_,
    BadSetup,
    BadTime,
    Event,
    Game,
    IllegalMove,
    Judged,
    Move,
    Refusal,
    Scored,
    Seat,
    View,
    Zone,
)
from cardtable.engine.games.nervioso import refusals as why
from cardtable.engine.games.nervioso.memory import guess
from cardtable.engine.games.nervioso.options import PRESETS, NerviosoOptions
from cardtable.engine.games.nervioso.pieces import (
    CARDS,
    DISCARD,
    HANDS,
    HUSH,
    LAY,
    LAY_AT,
    SILENT,
    SLAP,
    STOCK,
    TURN_MS,
    VALUES,
    NerviosoResult,
    NerviosoView,
    Phase,
    Verdict,
    after,
)
from cardtable.engine.table import Table


class Nervioso(Game):
    key = "nervioso"
    title = N_("Nervioso")
    seats = (2, 8)  # G6-R01, A02, O01
    pack = SPANISH
    cards = CARDS
    options_type = NerviosoOptions
    view_type = NerviosoView
    result_type = NerviosoResult
    presets = PRESETS
    realtime = True

    options: NerviosoOptions
    phase: Phase

    def first_dealer(self) -> Seat:
        """The seat after the dealer starts; nobody's age is known (G6-R06, A24, A25)."""
        return super().first_dealer() if self.options.starter == "random" else self.players - 1

    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        if counters:
            raise BadSetup("This game has no counters.")
        if any(score < 0 for score in self.scores):
            raise BadSetup("Scores are games won so far, from 0 on.")
        piles: dict[Zone, Sequence[Card]] = dict.fromkeys((*HANDS[: self.players], DISCARD), ())
        self.table = Table({STOCK: CARDS, **piles}, self.players, None if quiet else self.sees)
        self.ms = 0

    def deal_out(self, pack: Sequence[Card]) -> None:
        """G6-R04: equally and unseen, what is left goes to the discard (A03, A04)."""
        table = self.table
        table.stack(STOCK, reversed(pack))
        self.deal_begins = len(table.events)
        order = self._clockwise(self.dealer)
        for _ in range(len(CARDS) // self.players):
            for seat in order:
                table.draw(STOCK, HANDS[seat])
        for seat in order:  # laid in the order in which they were dealt
            table.stack(HANDS[seat], table.piles[HANDS[seat]][::-1])
        while table.piles[STOCK]:
            table.draw(STOCK, DISCARD)
        self.count = self.laid = self.takes = 0
        self.thrower: Seat | None = None
        self.slapped: list[tuple[Seat, int]] = []
        self.winner: Seat | None = None
        self._wait_for(order[0])

    def _wait_for(self, seat: Seat) -> None:
        """That seat lays next."""
        self.phase = Phase.LAY
        self.turn: Seat | None = seat
        self.since_ms = self.ms

    def _clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, the left neighbour first, the seat itself last."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    def _next_with_cards(self, seat: Seat) -> Seat | None:
        """G6-R13; who has no cards is passed over (G6-A13)."""
        return next((other for other in self._clockwise(seat) if self.table.piles[HANDS[other]]), None)

    # Time.

    @classmethod
    def delay_ms(cls, move: Move) -> int:
        return 0 if move is SLAP else TURN_MS

    @property
    def wakes_ms(self) -> int | None:
        """When the time to slap is up (G6-A11)."""
        return self.since_ms + self.options.slap_timeout_ms if self.phase is Phase.MATCH else None

    def advance(self, to_ms: int) -> tuple[Event, ...]:
        if to_ms < self.ms:
            raise BadTime(f"{to_ms} ms is too early: {self.ms} ms have passed already.")
        told = len(self.table.events)
        wakes = self.wakes_ms
        if wakes is not None and to_ms >= wakes:
            self.ms = wakes
            self._time_is_up()
        self.ms = to_ms
        return tuple(self.table.events[told:])

    def play(self, seat: Seat, move: Move, at_ms: int | None = None) -> tuple[Event, ...]:
        """What came of it, and of the time that passed until then; BadTime where that runs backwards."""
        at_ms = self.ms if at_ms is None else at_ms
        refusal = self._at(at_ms).refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        told = len(self.table.events)
        self.advance(at_ms)
        super().play(seat, move, at_ms)
        return tuple(self.table.events[told:])

    def _at(self, at_ms: int) -> Self:
        """The game as it will be at that time if nobody does anything."""
        wakes = self.wakes_ms
        if self.ms <= at_ms and (wakes is None or at_ms < wakes):
            return self
        twin = self.copy()
        twin.advance(at_ms)
        return twin

    # What is legal, and why not.

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        if self.phase is Phase.OVER or not 0 <= seat < self.players:
            return ()
        moves = list(self._ways_to_lay()) if seat == self.turn and not self._hand_is_down(seat) else []
        if self.table.piles[DISCARD] and not self._hand_is_down(seat):  # G6-A07
            moves.append(SLAP)
        return moves

    def _ways_to_lay(self) -> Sequence[Move]:
        if self._taker_chooses:
            return [lay for n, lay in LAY_AT.items() if not (n == SILENT and self.options.silent_six)]
        return (LAY, HUSH) if self.options.manual else (LAY,)

    @property
    def _taker_chooses(self) -> bool:
        """G6-A05, O08: the first count of a game begins with 1."""
        return self.count == 0 and self.takes > 0 and self.options.restart_at == "choice"

    def _hand_is_down(self, seat: Seat) -> bool:
        return any(seat == other for other, _ in self.slapped)

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        if self.phase is Phase.OVER:
            return why.GAME_OVER
        if move is SLAP:
            return why.NO_PILE if not self.table.piles[DISCARD] else why.SLAPPED
        if move.verb not in ("lay", "hush") or move.cards:
            return Refusal("G6", N_("There is no such move in this game: {move}."), {"move": str(move)})
        return self._why_not_lay(seat, move)

    def _why_not_lay(self, seat: Seat, move: Move) -> Refusal:
        if self._hand_is_down(seat):
            return why.HAND_IS_DOWN
        if seat != self.turn:
            return why.NOT_YOUR_TURN  # also on a match: no sentence tells the table that it is one
        if self._taker_chooses:
            return why.SIX_IS_SILENT if move is LAY_AT[SILENT] else why.SAY_WHICH
        return why.COUNT_GOES_ON if move.number is not None else why.TABLE_SAYS

    # Moves.

    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        if move is SLAP:
            self._slap(seat)
        elif self.phase is Phase.MATCH:
            self._throw(seat)
        else:
            self._lay(seat, move)

    def _lay(self, seat: Seat, move: Move) -> None:
        number = move.number or after(self.count)
        silent = self.options.silent_six and number == SILENT
        self._put_down(seat)
        self.since_ms = self.ms
        if silent != (move is HUSH):  # G6-R16, A08, A21: the count is lost
            self._judge(seat, Verdict.LOST_COUNT)
            return self._take(seat)
        self.count = number
        if self._fits(number, silent):
            self._open_match(seat)
        else:
            self._go_on(seat)

    def _put_down(self, seat: Seat) -> None:
        self.table.draw(HANDS[seat], DISCARD)
        self.laid += 1

    def _fits(self, number: int, silent: bool) -> bool:
        """G6-R08, A22; a six on the silent place by G6-A20."""
        card = self.table.piles[DISCARD][-1]
        return VALUES[card.rank] == number and (not silent or self.options.silent_six_matches)

    def _open_match(self, seat: Seat) -> None:
        self.phase = Phase.MATCH
        self.thrower = seat
        self.turn = self._next_with_cards(seat)
        self._judge(seat, Verdict.MATCH)

    def _go_on(self, seat: Seat) -> None:
        following = self._next_with_cards(seat)
        if following is None:  # G6-A18
            self._judge(seat, Verdict.DRAW)
            self._end(None)
        else:
            self._wait_for(following)

    def _slap(self, seat: Seat) -> None:
        if self.phase is Phase.LAY:  # G6-R09, A06, A16
            self._judge(seat, Verdict.WRONG_HAND)
            return self._take(seat)
        self.slapped.append((seat, self.ms))
        if not self.table.piles[HANDS[seat]]:  # G6-R12, R14, A14: and not the last, who is still missing
            self._judge(seat, Verdict.WON)
            self._end(seat)
        elif len(self.slapped) == self.players - 1:  # G6-R08, A12, A15
            self._lost(Verdict.LAST_HAND)

    def _time_is_up(self) -> None:
        self._lost(Verdict.TOO_SLOW)

    def _lost(self, verdict: Verdict) -> None:
        """The first hand that is missing, counted from the thrower on, takes the pile (G6-A11)."""
        assert self.thrower is not None
        missing = next(seat for seat in self._clockwise(self.thrower) if not self._hand_is_down(seat))
        self._judge(missing, verdict)
        self._take(missing)

    def _throw(self, seat: Seat) -> None:
        """G6-R11, A08, A09: the match is void, and the thrown card goes with the pile.

        The times of the hands that were down stay those after the card that matched.
        """
        self._put_down(seat)
        self._judge(seat, Verdict.THROWN_CARD)
        self._take(seat, self.options.punish_cards)

    def _take(self, seat: Seat, from_each: int = 0) -> None:
        """The pile is mixed with the stack of who takes it, who begins a new count (G6-R10, A23)."""
        table, hand = self.table, HANDS[seat]
        table.move_all(DISCARD, hand)
        for other in self._clockwise(seat)[:-1]:
            for _ in range(min(from_each, len(table.piles[HANDS[other]]))):  # G6-A10
                table.draw(HANDS[other], hand)
        self.takes += 1
        table.stack(hand, shuffled(table.piles[hand], f"{self.seed}/{self.deal}/take {self.takes}"))
        self.count = 0
        self.thrower = None
        self.slapped.clear()
        self._wait_for(seat)

    def _judge(self, seat: Seat, verdict: Verdict) -> None:
        """The verdict, with each hand on the pile and its ms after the card."""
        hands = tuple((other, at_ms - self.since_ms) for other, at_ms in self.slapped)
        self.table.tell(Judged(seat, str(verdict), hands))

    # The end.

    def _end(self, winner: Seat | None) -> None:
        self.winner, self.turn = winner, None
        self.slapped.clear()
        self.phase = Phase.OVER
        self.deals_finished += 1
        points = tuple(int(seat == winner) for seat in range(self.players))
        self.scores = [score + point for score, point in zip(self.scores, points, strict=True)]
        reason = Verdict.DRAW if winner is None else Verdict.WON
        self.last_deal = NerviosoResult(points, self._held(), str(reason))
        self.table.tell(Scored(points, tuple(self.scores)))

    def _held(self) -> tuple[int, ...]:
        return tuple(len(self.table.piles[HANDS[seat]]) for seat in range(self.players))

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    def winners(self) -> tuple[Seat, ...]:
        return () if self.winner is None else (self.winner,)

    def losers(self) -> tuple[Seat, ...]:
        """Who has most cards, or, of two, the other (G6-A17)."""
        if self.winner is None:
            return ()
        if self.players == 2:
            return (1 - self.winner,)
        held = self._held()
        return tuple(seat for seat, cards in enumerate(held) if cards and cards == max(held))

    # What a seat may know.

    def sees(self, seat: Seat, zone: Zone) -> bool:
        """Nobody looks at his own cards (G6-R04)."""
        return zone is DISCARD

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        return {
            "count": self.count,
            "match": self.phase is Phase.MATCH,
            "slapped": tuple(self.slapped),
            "turn": self.turn,
            "thrower": self.thrower,
            "laid": self.laid,
            "since_ms": self.since_ms,
            "ms": self.ms,
        }

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        assert isinstance(view, NerviosoView)
        game = object.__new__(cls)
        game.options, game.players, game.seed = view.options, len(view.scores), str(rng.random())
        game.dealer, game.deal, game.deal_begins = view.dealer, view.deal, 0
        game.deals_finished, game.last_deal = int(view.over), view.last_deal
        game.scores, game.phase, game.turn = list(view.scores), Phase(view.phase), view.turn
        game.count, game.laid, game.thrower = view.count, view.laid, view.thrower
        game.takes = int(view.laid > 0 or not view.pile) if len(CARDS) % game.players else int(view.laid > 0)
        game.ms, game.since_ms, game.slapped = view.ms, view.since_ms, list(view.slapped)
        game.winner = next(iter(view.winners), None)
        game.table = Table(guess(view, rng), game.players)
        return game
