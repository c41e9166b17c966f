"""Deals of Nine that a seat holds possible: hidden cards laid where what was let go makes them likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.engine.games.nine import DISCARD, VALUES, NineView
from cardtable.engine.games.nine.memory import Hidden
from cardtable.engine.players.nine.deal import Counts, Deal, House
from cardtable.engine.players.nine.moves import TOP, counts_of
from cardtable.engine.players.nine.sight import Sight
from cardtable.engine.players.nine.thumb import best_shed

DOUBT = 0.04
"""How often a hand has a card that it should have let go."""
HANDS = 6
"""So many hands are looked at before one is taken as it is."""
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
        pools = [sorted(pool, key=lambda _: rng.random()) for pool in self.pools]
        hands = [self.hand[:] for _ in range(view.players)]
        for seat in self.others:
            hands[seat] = self._hand(seat, pools)
        drawn = view.phase == "discard"
        return Deal(
            self.house, hands, pools[-1], self.pile[:], view.seat, self.turns, rng, self.lifted, drawn
        )

    def _hand(self, seat: int, pools: list[list[int]]) -> list[int]:
        """One with which the player may well have done in its last turn what it did."""
        held = self.sight.held[seat]
        known = counts_of(held.known)
        for attempt in range(HANDS):
            hidden = [self._card(each, pools[each.age]) for each in held.hidden]
            counts = known[:]
            for value in hidden:
                counts[value] += 1
            if attempt == HANDS - 1 or self._likely(seat, counts):
                break
            for each, value in zip(held.hidden, hidden, strict=True):
                pools[each.age].insert(0, value)
        return counts

    def _card(self, hidden: Hidden, pool: list[int]) -> int:
        if hidden.cap < TOP and self.rng.random() > DOUBT:
            for place in range(len(pool) - 1, -1, -1):
                if pool[place] <= hidden.cap:
                    return pool.pop(place)
        return pool.pop()

    def _likely(self, seat: int, counts: Counts) -> bool:
        """Whether the seat would not have let more points go, nor called."""
        let_go = self.sight.last[seat]
        if not self.sight.judges or not let_go:
            return True
        if best_shed(counts) > sum(let_go) and self.rng.random() > DOUBT:
            return False
        return not self._would_have_called(seat, [v for v, n in enumerate(counts) for _ in range(n)], let_go)

    def _would_have_called(self, seat: int, hand: list[int], let_go: Sequence[int]) -> bool:
        """Whether it held little enough before its last turn, when it could have called and did not."""
        turns = self.view.turns
        if turns[seat] < 2 or min(turns) < 1:
            return False
        before = [*hand, *let_go]
        drawn = before[int(self.rng.random() * len(before))]
        return sum(before) - drawn <= self.view.options.call_limit and self.rng.random() > SILENT
