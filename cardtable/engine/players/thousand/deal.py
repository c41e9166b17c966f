"""The tricks of Тысяча on bare integers: what a search plays on, many times faster than the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.engine.games.thousand import ACES, ThousandOptions
from cardtable.engine.players.thousand.bits import (
    ACED,
    ACES_HELD,
    CALL,
    CARD,
    HIGH_BITS,
    HIGHER,
    LOW_BITS,
    MARRIED,
    PAIR,
    SUIT,
    VALUE,
    pairs,
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules that matter while tricks are played."""

    must_beat: bool
    no_trick: bool
    """Marriages may be announced before a trick of one's own (G2-O20)."""
    aces: bool
    foreign_trump: bool

    @classmethod
    def of(cls, options: ThousandOptions) -> House:
        return cls(
            options.must_beat, options.marriage_no_trick, options.ace_marriage, options.lead_foreign_trump
        )


class Deal:
    """A deal in play, changed in place; cards and moves are numbers of `bits`, seats those of the table.

    `following` has for each seat who plays after it. `trump` is the whole suit, 0 where there is none.
    `lying` are the points of the cards that go to who takes the last trick. Who sits out has no cards.
    """

    __slots__ = (
        *("best", "count", "following", "hands", "house", "laid", "led", "lying", "over", "owner"),
        *("points", "taker", "tricks", "trump", "turn", "value"),
    )

    def __init__(
        self,
        house: House,
        hands: list[int],
        following: Sequence[int],
        count: int,
        turn: int,
        points: list[int],
        tricks: list[int],
        trump: int = 0,
        owner: int = -1,
        lying: int = 0,
    ) -> None:
        self.house = house
        self.hands = hands
        self.following = following
        self.count = count
        self.turn = turn
        self.points = points
        self.tricks = tricks
        self.trump = trump
        self.owner = owner
        self.lying = lying
        self.laid = self.led = self.best = self.value = 0
        self.taker = turn
        self.over = False

    def copy(self) -> Deal:
        twin = Deal.__new__(type(self))
        for name in Deal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands, twin.points, twin.tricks = self.hands[:], self.points[:], self.tricks[:]
        return twin

    # What is legal.

    def moves(self) -> list[int]:
        """The legal moves, none when the deal is over."""
        if self.over:
            return []
        hand = self.hands[self.turn]
        if self.laid:
            hand = self.answers(hand)
            return LOW_BITS[hand & 4095] + HIGH_BITS[hand >> 12]
        free = self.leads(hand)
        moves = LOW_BITS[free & 4095] + HIGH_BITS[free >> 12]
        if self.tricks[self.turn] or self.house.no_trick:
            called = pairs(hand) * PAIR & free
            moves += [card | MARRIED for card in LOW_BITS[called & 4095] + HIGH_BITS[called >> 12]]
            if self.house.aces and hand & ACES_HELD == ACES_HELD:
                moves += [
                    card | ACED
                    for card in LOW_BITS[free & ACES_HELD & 4095] + HIGH_BITS[free & ACES_HELD >> 12]
                ]
        return moves

    def answers(self, hand: int) -> int:
        """What may be played to the trick (G2-A21, O42)."""
        legal = hand & SUIT[self.led] or hand & self.trump or hand
        return legal & self.beating() or legal if self.house.must_beat else legal

    def leads(self, hand: int) -> int:
        """What may be led (G2-A28)."""
        if self.house.foreign_trump or self.owner in (-1, self.turn):
            return hand
        return hand & ~self.trump or hand

    def beating(self) -> int:
        """The cards that would take the trick as it lies."""
        best = self.best
        return HIGHER[best] if best & self.trump else HIGHER[best] | self.trump

    def sensible(self) -> Sequence[int]:
        """Those of the moves that a player of sense would think about: no pair is broken in silence."""
        moves = self.moves()
        if self.laid:
            return moves
        called = 0
        for move in moves:
            if move > CARD:
                called |= move & CARD
        return [move for move in moves if move > CARD or not move & called]

    # Moves.

    def play(self, move: int) -> None:
        turn = self.turn
        if move > CARD:
            if move & MARRIED:
                move ^= MARRIED
                self.points[turn] += CALL[move]
                self.trump, self.owner = SUIT[move], turn
            else:
                move ^= ACED
                self.points[turn] += ACES
        self.hands[turn] ^= move
        if not self.laid:
            self.led = self.best = move
            self.taker = turn
        elif move & HIGHER[self.best] or (move & self.trump and not self.best & self.trump):
            self.best = move
            self.taker = turn
        self.value += VALUE[move]
        self.laid += 1
        if self.laid < self.count:
            self.turn = self.following[turn]
        else:
            self._take_trick()

    def _take_trick(self) -> None:
        taker = self.turn = self.taker
        self.points[taker] += self.value
        self.tricks[taker] += 1
        self.laid = self.value = 0
        if not self.hands[taker]:
            self.points[taker] += self.lying
            self.over = True
