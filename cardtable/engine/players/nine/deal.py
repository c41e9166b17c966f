"""A deal of Nine on bare integers: what is thought on, many times faster than the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cardtable.engine.games.nine import NineOptions, partner_of
from cardtable.engine.players.nine.moves import CALL, KINDS, LIFT, RUN, RUNS, SET, TAKE

Counts = list[int]
"""How many cards there are of each value."""


@dataclass(frozen=True, slots=True)
class House:
    """What of the rules and of the table matters while a deal is played."""

    players: int
    limit: int
    penalty: int
    any_call: bool
    """Whether NINE may be called with too many points (G5-O08)."""
    partners: tuple[int, ...] | None
    """By seat; None where everybody plays alone."""

    @classmethod
    def of(cls, options: NineOptions, players: int) -> House:
        pairs = tuple(partner_of(seat, players) for seat in range(players)) if options.in_teams else None
        return cls(players, options.call_limit, options.fail_penalty, options.allow_false_call, pairs)


class Deal:
    """A deal in play, changed in place; hands are counts by value, the stock and the pile lists of values."""

    __slots__ = (
        *("caller", "drawn", "hands", "house", "lifted", "pile", "rng"),
        *("sizes", "stock", "sums", "turn", "turns"),
    )

    def __init__(
        self,
        house: House,
        hands: list[Counts],
        stock: list[int],
        pile: list[int],
        turn: int,
        turns: int,
        rng: Random,
        lifted: int = -1,
        drawn: bool = False,
    ) -> None:
        self.house = house
        self.hands = hands
        self.sums = [sum(value * count for value, count in enumerate(hand)) for hand in hands]
        self.sizes = [sum(hand) for hand in hands]
        self.stock = stock
        self.pile = pile
        self.turn = turn
        self.turns = turns
        """Finished by all seats together."""
        self.rng = rng
        self.lifted = lifted
        """The value just taken from the discard, or -1."""
        self.drawn = drawn
        """Whether the seat on turn has taken its card."""
        self.caller = -1

    def copy(self) -> Deal:
        twin = Deal.__new__(Deal)
        for name in Deal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        twin.sums, twin.sizes = self.sums[:], self.sizes[:]
        twin.stock, twin.pile = self.stock[:], self.pile[:]
        return twin

    @property
    def over(self) -> bool:
        return self.caller >= 0

    @property
    def may_call(self) -> bool:
        house = self.house
        return self.turns >= house.players and (self.sums[self.turn] <= house.limit or house.any_call)

    # What may be done.

    def sensible(self) -> Sequence[int]:
        """The legal moves that a player of sense would think about: no set is broken."""
        if self.over:
            return ()
        return self.discards() if self.drawn else self.beginnings()

    def beginnings(self) -> list[int]:
        moves = [CALL] if self.may_call else []
        if self.stock or len(self.pile) > 1:
            moves.append(TAKE)
        if self.sizes[self.turn]:
            moves.append(LIFT)
        return moves

    def discards(self) -> list[int]:
        hand, lifted = self.hands[self.turn], self.lifted
        moves = [
            SET * count + value
            for value, count in enumerate(hand)
            if count and (count > 1 or value != lifted)
        ]
        if self.sizes[self.turn] >= RUN:
            moves += runs_in(hand)
        return moves

    # Moves.

    def play(self, move: int) -> None:
        turn = self.turn
        if move >= RUNS:
            self._shed_run(turn, move - RUNS)
        elif move >= SET:
            count, value = move // SET, move % SET
            self.hands[turn][value] -= count
            self.sizes[turn] -= count
            self.sums[turn] -= count * value
            self.pile += [value] * count
            self._next(turn)
        elif move == CALL:
            self.caller = turn
        else:
            self._take(turn, move)

    def _take(self, turn: int, move: int) -> None:
        if move == LIFT:
            value = self.lifted = self.pile.pop()
        else:
            if not self.stock:
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
                self.rng.shuffle(self.stock)
            value = self.stock.pop()
        self.hands[turn][value] += 1
        self.sizes[turn] += 1
        self.sums[turn] += value
        self.drawn = True

    def _shed_run(self, turn: int, lowest: int) -> None:
        hand = self.hands[turn]
        for value in range(lowest, lowest + RUN):
            hand[value] -= 1
            self.pile.append(value)
        self.sizes[turn] -= RUN
        self.sums[turn] -= RUN * lowest + 10
        self._next(turn)

    def _next(self, turn: int) -> None:
        self.turn = (turn + 1) % self.house.players
        self.turns += 1
        self.lifted, self.drawn = -1, False

    # The end.

    def points(self) -> list[int]:
        """What each total grows by (G5-R11, R12, A17)."""
        house, caller, sums = self.house, self.caller, self.sums
        if self.made():
            partner = house.partners[caller] if house.partners else caller
            return [0 if seat in (caller, partner) else points for seat, points in enumerate(sums)]
        return [house.penalty * (seat == caller) for seat in range(house.players)]

    def made(self) -> bool:
        house, caller, sums = self.house, self.caller, self.sums
        own = sums[caller]
        if own > house.limit:
            return False
        if house.partners is None:
            return all(own < points for seat, points in enumerate(sums) if seat != caller)
        partner = house.partners[caller]
        own += sums[partner]
        return all(
            own < points + sums[house.partners[seat]]
            for seat, points in enumerate(sums)
            if seat not in (caller, partner)
        )


def runs_in(hand: Counts) -> list[int]:
    """The runs of five that a hand has; a 0 is in none."""
    found, length = [], 0
    for value in range(1, KINDS):
        length = length + 1 if hand[value] else 0
        if length >= RUN:
            found.append(RUNS + value - RUN + 1)
    return found
