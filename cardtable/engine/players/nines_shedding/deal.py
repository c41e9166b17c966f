"""A deal of Nines in bare integers, whole and changed in place: what sampling plays thousands of.

Suits do not matter, so a card is its rank: 0 to 9 for 4 5 6 7 8 9 J Q K A, then TWO, THREE, TEN. A hand is
thirteen counts. `on` is the rank that the top of the pile stands for, or NOTHING.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtable.engine.games.nines_shedding import ORDER, WILD, fits

RANKS: Final = "".join(ORDER) + WILD
NUMBER: Final = {rank: number for number, rank in enumerate(RANKS)}
FOUR, EIGHT, NINE = NUMBER["4"], NUMBER["8"], NUMBER["9"]
TWO, THREE, TEN = NUMBER["2"], NUMBER["3"], NUMBER["T"]
NOTHING: Final = -1

FLIP: Final = 4 * len(RANKS)
"""A move is a number: 4 * rank + count - 1 plays cards, FLIP + n turns down card n over, TAKE comes last."""
TAKE: Final = FLIP + 3


def _legal(wild_on_nine: bool) -> tuple[tuple[int, ...], ...]:
    tops = [*RANKS[:-2], None]  # the last one is NOTHING, found from the end
    return tuple(tuple(n for n, rank in enumerate(RANKS) if fits(rank, top, wild_on_nine)) for top in tops)


LEGAL: Final = {wild: _legal(wild) for wild in (False, True)}
"""By wild_on_nine and `on`: the ranks that fit, the lowest first, wild ones last."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What of the house rules a deal depends on."""

    legal: tuple[tuple[int, ...], ...]
    clone_skips: bool
    four_of_kind: bool
    play_on: bool
    voluntary: bool


class Deal:
    """Hands and up cards are counts, with their sums; down cards, stock and pile are ranks, the top last."""

    __slots__ = (
        "downs",
        "hands",
        "held",
        "on",
        "out",
        "pile",
        "rules",
        "run",
        "stock",
        "turn",
        "up_held",
        "ups",
    )

    def __init__(
        self,
        rules: Rules,
        hands: list[list[int]],
        ups: list[list[int]],
        downs: list[list[int]],
        stock: list[int],
        pile: list[int],
        turn: int,
    ) -> None:
        self.rules = rules
        self.hands, self.ups, self.downs = hands, ups, downs
        self.held, self.up_held = [sum(hand) for hand in hands], [sum(up) for up in ups]
        self.stock, self.pile, self.turn = stock, pile, turn
        self.on = next((rank for rank in reversed(pile) if rank != THREE), NOTHING)
        self.run = 0
        """How many equal cards lie on top."""
        for rank in reversed(pile):
            if rank != pile[-1]:
                break
            self.run += 1
        self.out: list[int] = []

    def copy(self) -> Deal:
        twin = object.__new__(Deal)
        twin.rules = self.rules
        twin.hands, twin.ups = [hand[:] for hand in self.hands], [up[:] for up in self.ups]
        twin.downs = [down[:] for down in self.downs]
        twin.held, twin.up_held = self.held[:], self.up_held[:]
        twin.stock, twin.pile, twin.turn = self.stock[:], self.pile[:], self.turn
        twin.on, twin.run, twin.out = self.on, self.run, self.out[:]
        return twin

    def left(self, seat: int) -> int:
        return self.held[seat] + self.up_held[seat] + len(self.downs[seat])

    @property
    def over(self) -> bool:
        return bool(self.out) and (not self.rules.play_on or len(self.out) == len(self.hands) - 1)

    def play_out(self, most: int) -> None:
        """On by the simplest rule of thumb until one more seat is out, or for so many moves.

        It is the lowest rank that fits, all cards of it, wild ones last; the last down card first. This is
        `play` once more, in one piece, since nearly all the time of the computer players goes by here.
        """
        hands, held, ups, up_held = self.hands, self.held, self.ups, self.up_held
        downs, stock, pile, on, run = self.downs, self.stock, self.pile, self.on, self.run
        legal, four, clones = self.rules.legal, self.rules.four_of_kind, self.rules.clone_skips
        top, seat, players = (pile[-1] if pile else NOTHING), self.turn, len(hands)
        for _ in range(most):
            count, skips = 0, False
            if held[seat] or up_held[seat]:
                cards, sums = (hands[seat], held) if held[seat] else (ups[seat], up_held)
                for rank in legal[on]:
                    if count := cards[rank]:
                        cards[rank] = 0
                        sums[seat] -= count
                        break
            else:
                rank = downs[seat].pop()
                count = rank in legal[on]
                if not count:
                    hands[seat][rank] += 1
                    held[seat] += 1
            if not count:
                cards = hands[seat]
                for rank in pile:
                    cards[rank] += 1
                held[seat] += len(pile)
                pile.clear()
                on = top = NOTHING
                run = 0
            else:
                run = run + count if rank == top else count
                cleared = rank == TEN or (run >= 4 and four)
                if cleared:
                    pile.clear()
                    on = top = NOTHING
                    run = 0
                else:
                    pile += (rank,) * count
                    top = rank
                    if rank != THREE:
                        on = rank
                        skips = rank == EIGHT
                    else:
                        skips = clones and on == EIGHT
                while held[seat] < 3 and stock:
                    hands[seat][stock.pop()] += 1
                    held[seat] += 1
                if not held[seat] and not up_held[seat] and not downs[seat]:
                    self.out.append(seat)
                    break
                if cleared:
                    continue
            while True:
                seat = seat + 1 if seat + 1 < players else 0
                if held[seat] or up_held[seat] or downs[seat]:
                    if not skips:
                        break
                    skips = False
        self.on, self.run, self.turn = on, run, seat

    def moves(self) -> list[int]:
        """Every legal move, by rank and count."""
        seat = self.turn
        if not self.held[seat] and not self.up_held[seat]:
            found = [FLIP + place for place in range(len(self.downs[seat]))]
        else:
            cards = self.hands[seat] if self.held[seat] else self.ups[seat]
            found = [4 * rank + n for rank in self.rules.legal[self.on] for n in range(cards[rank])]
        if self.pile and (self.rules.voluntary or not found):
            found.append(TAKE)
        return found

    def play(self, move: int) -> None:
        seat = self.turn
        if move < FLIP:
            rank, count = move >> 2, (move & 3) + 1
            if self.held[seat]:
                self.hands[seat][rank] -= count
                self.held[seat] -= count
            else:
                self.ups[seat][rank] -= count
                self.up_held[seat] -= count
            self._lay(seat, rank, count)
        elif move == TAKE:
            self._take(seat)
        else:
            rank = self.downs[seat].pop(move - FLIP)
            if rank in self.rules.legal[self.on]:
                self._lay(seat, rank, 1)
            else:
                self.hands[seat][rank] += 1
                self.held[seat] += 1
                self._take(seat)

    def _take(self, seat: int) -> None:
        hand = self.hands[seat]
        for rank in self.pile:
            hand[rank] += 1
        self.held[seat] += len(self.pile)
        self.pile.clear()
        self.on, self.run = NOTHING, 0
        self._pass_on(seat, 0)

    def _lay(self, seat: int, rank: int, count: int) -> None:
        pile, rules = self.pile, self.rules
        self.run = self.run + count if pile and pile[-1] == rank else count
        pile += (rank,) * count
        if rank != THREE:
            self.on = rank
        cleared = rank == TEN or (self.run >= 4 and rules.four_of_kind)
        skips = 0
        if cleared:
            pile.clear()
            self.on, self.run = NOTHING, 0
        elif rank == EIGHT or (rank == THREE and self.on == EIGHT and rules.clone_skips):
            skips = 1
        held, stock = self.held[seat], self.stock
        if held < 3 and stock:
            hand = self.hands[seat]
            while held < 3 and stock:
                hand[stock.pop()] += 1
                held += 1
            self.held[seat] = held
        if not held and not self.up_held[seat] and not self.downs[seat]:
            self.out.append(seat)
            if self.over:
                return
        elif cleared:
            return
        self._pass_on(seat, skips)

    def _pass_on(self, seat: int, skips: int) -> None:
        players = len(self.hands)
        while True:
            seat += 1
            if seat == players:
                seat = 0
            if self.held[seat] or self.up_held[seat] or self.downs[seat]:
                if not skips:
                    break
                skips -= 1
        self.turn = seat


def counted(ranks: Sequence[int]) -> list[int]:
    """Thirteen counts."""
    counts = [0] * len(RANKS)
    for rank in ranks:
        counts[rank] += 1
    return counts
