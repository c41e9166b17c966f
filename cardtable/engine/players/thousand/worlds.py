"""The deals that a seat of Тысяча holds possible, by what it remembers of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import cycle
from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.game import Zone
from cardtable.engine.games.thousand import AWAY, HANDS, POINTS, TRICK, WIDOWS, ThousandView
from cardtable.engine.games.thousand.imagining import guess
from cardtable.engine.games.thousand.memory import Memory
from cardtable.engine.players.thousand.bits import SUIT_MASKS, SUITS, mask
from cardtable.engine.players.thousand.deal import Deal, House
from cardtable.engine.players.thousand.rollout import likely, roll_out
from cardtable.engine.players.thousand.sight import sight
from cardtable.engine.players.thousand.stakes import Rewards, Stakes

POOL = 240
"""So many worlds are imagined at most; more of them tell nothing new, and each costs a roll-out or two."""

Piles = Mapping[Zone, list[Card]]


class Imagined(Deal):
    """A deal that the search plays on."""

    __slots__ = ("stakes",)
    stakes: Stakes

    def likely(self) -> int:
        return likely(self)

    def rewards(self) -> Rewards:
        roll_out(self)
        return self.stakes.rewards(self.points, self.tricks)


class Guesses:
    """Where all cards may lie, as a level has it: who counts them guesses by all that was said and played."""

    def __init__(self, view: ThousandView, level: str, rng: Random) -> None:
        self._view, self._rng = view, rng
        self._memory = Memory(view) if level == "expert" or view.phase != "play" else None
        self._out = sorted(sight(view, level).out, key=str) if self._memory is None else []

    def piles(self) -> Piles:
        if self._memory is not None:
            return guess(self._view, self._memory, self._rng)
        return self._forgetful()

    def _forgetful(self) -> Piles:
        """Any card that is not remembered to be gone may be anywhere."""
        zones = self._view.zones
        found = {zone: [card for card in cards if card is not None] for zone, cards in zones.items()}
        order = self._rng.sample(self._out, len(self._out))
        for zone in (*HANDS[: len(self._view.scores)], *WIDOWS, AWAY):
            for _ in range(zones.get(zone, ()).count(None)):
                found[zone].append(order.pop())
        return found


@dataclass(frozen=True)
class Table:
    """What stays the same between two deals: who plays after whom, and the house rules."""

    seats: int
    active: tuple[int, ...]
    following: tuple[int, ...]
    house: House

    @classmethod
    def of(cls, view: ThousandView) -> Table:
        active, seats = view.active, len(view.scores)
        after = {seat: active[(place + 1) % len(active)] for place, seat in enumerate(active)}
        following = tuple(after.get(seat, seat) for seat in range(seats))
        return cls(seats, active, following, House.of(view.options))

    def lead(self, kind: type[Deal], hands: list[int], declarer: int, lying: int) -> Deal:
        """The first trick of these hands."""
        none = [0] * self.seats
        return kind(
            self.house, hands, self.following, len(self.active), declarer, none, none[:], 0, -1, lying
        )


class Worlds:
    """Deals in the middle of their tricks, for the search."""

    def __init__(self, view: ThousandView, level: str, rng: Random) -> None:
        assert view.declarer is not None
        assert view.order is not None
        self._view, self._rng = view, rng
        self._guesses = Guesses(view, level, rng)
        self._stakes = Stakes(view, view.declarer, view.order, dark=view.dark)
        self._table = Table.of(view)
        self._worlds = cycle(self._world(self._guesses.piles()) for _ in range(POOL))

    def imagine(self) -> Imagined:
        twin = next(self._worlds).copy()
        assert isinstance(twin, Imagined)
        twin.stakes = self._stakes
        return twin

    def _world(self, piles: Piles) -> Imagined:
        view, table = self._view, self._table
        trick = [card for card in view.zones[TRICK] if card is not None]
        hands = [mask(piles[HANDS[seat]]) for seat in range(table.seats)]
        place = table.active.index(view.seat) - len(trick)
        leader = table.active[place]
        for step, card in enumerate(trick):
            hands[table.active[(place + step) % len(table.active)]] |= mask((card,))
        trump = SUIT_MASKS[SUITS.index(view.trump)] if view.trump else 0
        world = Imagined(
            table.house,
            hands,
            table.following,
            len(table.active),
            leader,
            list(view.points),
            list(view.tricks),
            trump,
            -1 if view.trump_owner is None else view.trump_owner,
            lying_points(piles),
        )
        for card in trick:
            world.play(mask((card,)))
        return world


def lying_points(piles: Piles) -> int:
    """What goes to who takes the last trick of two players."""
    return sum(POINTS[card] for zone in (*WIDOWS, AWAY) for card in piles.get(zone, ()))
