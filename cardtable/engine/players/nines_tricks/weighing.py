"""Keep the hand or exchange it: both are played out on the same sampled deals."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import Seat
from cardtable.engine.games.nines_tricks import KEEP, PLAYERS, SWAP, NinesTricksView
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.nines_tricks.deal import Deal
from cardtable.engine.players.nines_tricks.rollout import roll_out
from cardtable.engine.players.nines_tricks.sight import sight
from cardtable.engine.players.nines_tricks.stakes import Rewards, Stakes
from cardtable.engine.players.nines_tricks.strength import GIVEN_UP, MEAN, strength
from cardtable.engine.players.nines_tricks.worlds import Guesses, Hands, guesses_of

AT_ONCE: Final = 4
"""Deals between two looks at the clock: a millisecond."""


@dataclass
class Weighing:
    """Adds up what each choice brought, over `left` more deals."""

    trial: Trial
    guesses: Guesses
    left: int
    done: int = 0
    kept: float = 0.0
    swapped: float = 0.0

    def step(self) -> bool:
        for _ in range(min(AT_ONCE, self.left)):
            hands = self.guesses.hands()
            self.kept += self.trial.reward(hands, swap=False)
            self.swapped += self.trial.reward(hands, swap=True)
            self.done += 1
            self.left -= 1
        return self.left > 0

    def worths(self) -> Worths:
        deals = max(1, self.done)
        return {KEEP: self.kept / deals, SWAP: self.swapped / deals}


class Trial:
    """One deal to its end, after one seat has chosen and those after it have by rules of thumb."""

    def __init__(self, view: NinesTricksView) -> None:
        seen = sight(view, "expert")
        self._seat, self._leader = view.seat, view.leader
        self._trump, self._classic = seen.trump, seen.classic
        self._given_up = "swap" in view.exchanged
        at = (view.seat - view.dealer) % PLAYERS
        self._later: list[Seat] = [(view.dealer + step) % PLAYERS for step in range(at + 1, PLAYERS)]
        self._stakes = Stakes(view)

    def reward(self, hands: Hands, *, swap: bool) -> float:
        held = hands[:]
        if swap:
            held[self._seat], held[-1] = held[-1], held[self._seat]
        self._go_on(held, self._given_up or swap)
        return self._played(held)[self._seat]

    def _go_on(self, held: Hands, given_up: bool) -> None:
        for seat in self._later:
            if strength(held[seat], self._trump, classic=self._classic) < MEAN - GIVEN_UP * given_up:
                held[seat], held[-1] = held[-1], held[seat]
                given_up = True

    def _played(self, held: Hands) -> Rewards:
        *hands, aside = held
        deal = Deal(hands, self._leader, self._trump, [0] * PLAYERS, classic=self._classic, aside=aside)
        return self._stakes.rewards(roll_out(deal).tricks)


def weigh(view: NinesTricksView, level: str, rng: Random, deals: int) -> Weighing:
    return Weighing(Trial(view), guesses_of(view, level, rng), max(1, deals))
