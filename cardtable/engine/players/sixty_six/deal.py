"""A whole deal of 66 on bare integers: what a search plays on, many times faster than the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtable.engine.games.sixty_six.options import SixtySixOptions
from cardtable.engine.games.sixty_six.pieces import LAST_TRICK, TARGET
from cardtable.engine.players.sixty_six.bits import (
    CALL,
    CARD,
    CLAIMED,
    CLOSED,
    EXCHANGED,
    HIGH_BITS,
    HIGH_POINTS,
    HIGHER,
    KINGS,
    LOW_BITS,
    LOW_POINTS,
    MARRIED,
    QUEENS,
    SUIT,
    TRUMP_NINE,
    TRUMP_PAIR,
    TRUMP_QUEEN,
    TRUMPS,
    VALUE,
)

CLOSE_FROM: Final = 36  # with fewer points in sight than these no closing is considered


@dataclass(frozen=True, slots=True)
class House:
    """The house rules that matter within a deal."""

    claims: bool
    """Players claim 66 themselves (G1-O02); whoever has them claims as soon as it is his turn."""
    late_calls: bool
    must_beat: bool
    late_bonus: bool
    pagat: bool
    trickless_six: bool

    @classmethod
    def of(cls, options: SixtySixOptions) -> House:
        return cls(
            options.claim_mode == "manual",
            options.marriage_phase_two,
            options.phase_two_must_beat,
            options.last_trick_bonus_closed,
            options.close_scoring == "pagat",
            options.closed_fail_six_if_opponent_trickless,
        )


class Deal:
    """A deal in play, changed in place; cards and moves are numbers of `bits`.

    The last of `stock` is drawn next, its first is the turned trump. Once it is over, `net` has the pips of
    seat 0, below zero those of seat 1.
    """

    __slots__ = (
        *("closed_by", "closed_on_trickless", "drawing", "hands", "house", "led", "net", "over", "pending"),
        *("points", "stock", "tricks", "turn"),
    )

    def __init__(
        self,
        house: House,
        hands: list[int],
        stock: list[int],
        turn: int,
        led: int,
        points: list[int],
        pending: list[int],
        tricks: list[bool],
        drawing: bool,
        closed_by: int = -1,
        closed_on_trickless: bool = False,
    ) -> None:
        self.house = house
        self.hands = hands
        self.stock = stock
        self.turn = turn
        self.led = led
        self.points = points
        self.pending = pending
        self.tricks = tricks
        self.drawing = drawing
        self.closed_by = closed_by
        self.closed_on_trickless = closed_on_trickless
        self.over = False
        self.net = 0

    def copy(self) -> Deal:
        return Deal(
            self.house,
            self.hands[:],
            self.stock[:],
            self.turn,
            self.led,
            self.points[:],
            self.pending[:],
            self.tricks[:],
            self.drawing,
            self.closed_by,
            self.closed_on_trickless,
        )

    # What is legal.

    def moves(self) -> Sequence[int]:
        """The legal moves worth a thought, none when the deal is over.

        Left out are claims before 66, and of who has 66 everything else.
        """
        if self.over:
            return ()
        turn = self.turn
        if self.points[turn] >= TARGET:
            return (CLAIMED,)
        hand = self.hands[turn]
        if self.led:
            if not self.drawing:
                hand = answers(hand, self.led, self.house.must_beat)
            return LOW_BITS[hand & 4095] + HIGH_BITS[hand >> 12]
        moves = LOW_BITS[hand & 4095] + HIGH_BITS[hand >> 12]
        if self.drawing or self.house.late_calls:
            moves += pairs(hand)
        if self.drawing:
            if hand & TRUMP_NINE and self.tricks[turn]:
                moves.append(EXCHANGED)
            if len(self.stock) >= 4:
                moves.append(CLOSED)
        return moves

    def sensible(self) -> Sequence[int]:
        """Those of the moves that a player of sense would think about.

        A pair that may be announced is not led in silence, the nine of trumps is exchanged where nothing is
        to be announced, and nobody closes with little in hand.
        """
        moves = self.moves()
        if self.led or len(moves) < 2:
            return moves
        called = 0
        for move in moves:
            if MARRIED < move < EXCHANGED:
                called |= move ^ MARRIED
        if EXCHANGED in moves and not called:
            return (EXCHANGED,)
        if called:
            moves = [move for move in moves if not move & called or move & MARRIED]
        if moves[-1] == CLOSED and self._in_sight(called) < CLOSE_FROM:
            return moves[:-1]
        return moves

    def _in_sight(self, called: int) -> int:
        """What the player to move has, and may hope to make of his own cards."""
        hand, turn = self.hands[self.turn], self.turn
        announced = (40 if called & TRUMPS else 0) + 20 * (called & ~TRUMPS).bit_count() // 2
        in_hand = LOW_POINTS[hand & 4095] + HIGH_POINTS[hand >> 12]
        return self.points[turn] + self.pending[turn] + announced + in_hand

    # Moves.

    def play(self, move: int) -> None:
        turn = self.turn
        if move <= CARD:
            self._lay(move)
        elif move < EXCHANGED:
            call = CALL[move ^ MARRIED]
            if self.tricks[turn]:
                self.points[turn] += call
                if self.points[turn] >= TARGET and not self.house.claims:
                    return self._end(turn)  # G1-A06
            else:
                self.pending[turn] += call
            self._lay(move ^ MARRIED)
        elif move == EXCHANGED:
            self.hands[turn] ^= TRUMP_NINE | self.stock[0]
            self.stock[0] = TRUMP_NINE
        elif move == CLOSED:
            self.closed_by, self.drawing = turn, False
            self.closed_on_trickless = not self.tricks[1 - turn]
        else:
            self._end(turn)

    def _lay(self, card: int) -> None:
        turn = self.turn
        self.hands[turn] ^= card
        if not self.led:
            self.led = card
            self.turn = 1 - turn
            return
        led, self.led = self.led, 0
        winner = turn if card & HIGHER[led] or (card & TRUMPS and not led & TRUMPS) else 1 - turn
        self.turn = winner
        self.tricks[winner] = True
        self.points[winner] += VALUE[led] + VALUE[card] + self.pending[winner]
        self.pending[winner] = 0
        last = not self.hands[winner]
        if last and (self.closed_by < 0 or self.house.late_bonus):
            self.points[winner] += LAST_TRICK
        if self.points[winner] >= TARGET and not self.house.claims:
            self._end(winner)
        elif last:
            self._cards_are_out()
        elif self.drawing:
            self.hands[winner] |= self.stock.pop()
            self.hands[1 - winner] |= self.stock.pop()
            self.drawing = bool(self.stock)

    def _cards_are_out(self) -> None:
        made = self.points[0] >= TARGET, self.points[1] >= TARGET
        if made[0] != made[1]:
            self._end(1 if made[1] else 0)
        elif self.closed_by >= 0 and not made[0]:
            self._end(1 - self.closed_by)
        else:
            self.over = True  # nobody's: it is played again

    def _end(self, winner: int) -> None:
        self.over = True
        lost, failed = self.points[1 - winner], self.closed_by == 1 - winner
        pips = won_pips(self.house, lost, self.tricks[winner], failed, self.closed_on_trickless)
        self.net = -pips if winner else pips


def won_pips(house: House, lost: int, took: bool, failed: bool, on_trickless: bool) -> int:
    """What a won deal brings by the loser's points.

    `took` is whether the winner has a trick, `failed` whether the loser had closed: he pays double (G1-A12).
    """
    if not failed:
        return 1 if lost >= 33 else 2 if lost else 3
    if house.pagat:
        return 3 if on_trickless else 2
    if house.trickless_six and not took:
        return 6
    return 2 if lost >= 33 else 4 if lost else 6


def answers(hand: int, led: int, must_beat: bool) -> int:
    """What may answer the card led when the stock is closed or used up (G1-R21, O05)."""
    same = hand & SUIT[led]
    if same:
        return (same & HIGHER[led] or same) if must_beat else same
    return hand & TRUMPS or hand


def pairs(hand: int) -> list[int]:
    """The announcements that a hand holds, trumps first."""
    found = []
    if hand & TRUMP_PAIR == TRUMP_PAIR:
        found += [TRUMP_QUEEN | MARRIED, TRUMP_QUEEN << 1 | MARRIED]
    plain = hand >> QUEENS & hand >> KINGS & 7
    while plain:
        suit = plain & -plain
        found += [suit << QUEENS | MARRIED, suit << KINGS | MARRIED]
        plain ^= suit
    return found
