"""The tricks of a deal on bare integers: what a search plays on, many times faster than the game itself."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.games.nines_tricks import PLAYERS
from cardtable.engine.players.nines_tricks.bits import (
    ALL,
    HIGHER,
    OF_RANK,
    OUTRANKING,
    SUIT,
    TWOS,
    highest_rank,
    ranks,
    single,
)

NEXT = (1, 2, 0)


class Deal:
    """A deal in play, changed in place; cards and moves are numbers of `bits`.

    `trump` is the whole suit, 0 where there is none. `aside` are the cards that are out of play, but that
    those who play may believe to be in it.
    """

    __slots__ = (
        *("aside", "best", "classic", "hands", "laid", "led", "over", "taker", "tricks", "trump", "turn"),
    )

    def __init__(
        self, hands: list[int], turn: int, trump: int, tricks: list[int], *, classic: bool, aside: int = 0
    ) -> None:
        self.hands = hands
        self.turn = self.taker = turn
        self.trump = trump
        self.tricks = tricks
        self.classic = classic
        self.aside = aside
        self.laid = 0
        self.led = self.best = 0
        self.over = not any(hands)

    def copy(self) -> Deal:
        twin = Deal.__new__(type(self))
        for name in Deal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands, twin.tricks = self.hands[:], self.tricks[:]
        return twin

    # What is legal.

    def playable(self) -> int:
        """The cards that the seat on turn may play (G4-A01, A03)."""
        hand = self.hands[self.turn]
        if self.classic:
            return (hand & SUIT[self.led] or hand) if self.laid else hand
        if not self.trump:
            return hand
        return hand & self.trump or highest_rank(hand)

    def moves(self) -> list[int]:
        """The legal moves, none when the deal is over."""
        return [] if self.over else single(self.playable())

    def sensible(self) -> Sequence[int]:
        """One of each run of moves between which there is no difference: the lowest."""
        if self.over:
            return ()
        cards = self.playable()
        return single(cards & ~self._next_to(cards)) if cards & cards - 1 else (cards,)

    def _next_to(self, cards: int) -> int:
        """Those just above another one, but for cards that are in nobody's hand any more."""
        first, second, third = self.hands
        if not self.classic and not cards & self.trump:
            return _same_rank(cards)
        gone = ALL & ~(first | second | third | self.aside | self.best)
        reach = (cards << 1) & ~TWOS
        grown = reach | ((reach & gone) << 1) & ~TWOS
        while grown != reach:
            reach = grown
            grown = reach | ((reach & gone) << 1) & ~TWOS
        return reach & cards

    def beating(self) -> int:
        """The cards that would take the trick as it lies (G4-R12, A02)."""
        best = self.best
        if best & self.trump:
            return HIGHER[best]
        return (HIGHER[best] if self.classic else OUTRANKING[best]) | self.trump

    # Moves.

    def play(self, move: int) -> None:
        turn = self.turn
        self.hands[turn] ^= move
        if not self.laid:
            self.led = self.best = move
            self.taker = turn
        else:
            best = self.best
            if best & self.trump:
                beats = move & HIGHER[best]
            else:
                beats = move & ((HIGHER[best] if self.classic else OUTRANKING[best]) | self.trump)
            if beats:
                self.best = move
                self.taker = turn
        if self.laid < PLAYERS - 1:
            self.laid += 1
            self.turn = NEXT[turn]
        else:
            taker = self.turn = self.taker
            self.laid = self.best = 0
            self.tricks[taker] += 1
            self.over = not self.hands[taker]


def _same_rank(cards: int) -> int:
    """All but one of each rank, where suits do not matter."""
    left, found = ranks(cards), 0
    while left:
        rank = left & -left
        left ^= rank
        alike = cards & OF_RANK[rank.bit_length() - 1]
        found |= alike & alike - 1
    return found
