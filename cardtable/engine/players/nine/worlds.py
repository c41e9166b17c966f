"""Deals of Nine that a seat holds possible: hidden cards laid where what was let go makes them likely."""

from __future__ import annotations

from random import Random

from cardtable.engine.games.nine import DISCARD, VALUES, NineView
from cardtable.engine.players.nine.deal import Deal, House
from cardtable.engine.players.nine.moves import KINDS, counts_of
from cardtable.engine.players.nine.sight import Hidden, Sight

DOUBT = 0.12
"""How often a hand has a card that it should have let go."""
TRIES = 4
"""So many cards are looked at, and so many hands, before one is taken as it is."""
SILENT = 0.25
"""How often a player who may call does not."""


class Worlds:
    """A fresh deal each time."""

    def __init__(self, view: NineView, rng: Random, judges: bool = True) -> None:
        self.view = view
        self.rng = rng
        self.sight = Sight(view, judges)
        self.pools = self.sight.pools()
        self.house = House.of(view.options, view.players)
        self.hand = counts_of(view.hand)
        self.pile = [VALUES[card] for card in view.zones[DISCARD] if card is not None]
        self.lifted = next((VALUES[card] for card in view.picked if card is not None), -1)
        self.turns = sum(view.turns)
        self.others = [seat for seat in range(view.players) if seat != view.seat]

    def imagine(self) -> Deal:
        rng, view = self.rng, self.view
        pools = [pool[:] for pool in self.pools]
        for pool in pools:
            rng.shuffle(pool)
        hands = [self.hand[:] for _ in range(view.players)]
        for seat in self.others:
            hands[seat] = self._hand(seat, pools)
        drawn = view.phase == "discard"
        return Deal(
            self.house, hands, pools[-1], self.pile[:], view.seat, self.turns, rng, self.lifted, drawn
        )

    def _hand(self, seat: int, pools: list[list[int]]) -> list[int]:
        """One that the player would hardly have called with in its last turn."""
        held = self.sight.held[seat]
        known = [VALUES[card] for card in held.known]
        for attempt in range(TRIES):
            hidden = [self._card(each, pools[each.age]) for each in held.hidden]
            if attempt == TRIES - 1 or not self._would_have_called(seat, known + hidden):
                break
            for each, value in zip(held.hidden, hidden, strict=True):
                pool = pools[each.age]
                pool.insert(int(self.rng.random() * (len(pool) + 1)), value)
        counts = [0] * KINDS
        for value in known + hidden:
            counts[value] += 1
        return counts

    def _card(self, hidden: Hidden, pool: list[int]) -> int:
        rng = self.rng
        for attempt in range(1, TRIES + 1):
            if attempt > len(pool) or pool[-attempt] <= hidden.cap or rng.random() < DOUBT:
                break
        else:
            attempt = 1
        return pool.pop(-min(attempt, len(pool)))

    def _would_have_called(self, seat: int, hand: list[int]) -> bool:
        """Whether it held little enough before its last turn, when it could have called and did not."""
        turns, let_go = self.view.turns, self.sight.held[seat].let_go
        if turns[seat] < 2 or min(turns) < 1:
            return False
        before = [*hand, *let_go]
        drawn = before[int(self.rng.random() * len(before))]
        return sum(before) - drawn <= self.view.options.call_limit and self.rng.random() > SILENT
