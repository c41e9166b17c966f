"""The deals that a seat of nines in tricks holds possible, by what it remembers of the cards and the talk."""

from __future__ import annotations

from itertools import cycle
from math import exp
from random import Random
from typing import Final, Protocol

from cardtable.engine.game import Seat
from cardtable.engine.games.nines_tricks import DUMMY, HANDS, PLAYERS, SIZE, NinesTricksView
from cardtable.engine.games.nines_tricks.memory import Memory
from cardtable.engine.players.nines_tricks.bits import mask, single
from cardtable.engine.players.nines_tricks.deal import NEXT, Deal
from cardtable.engine.players.nines_tricks.rollout import likely, roll_out
from cardtable.engine.players.nines_tricks.sight import Sight, sight
from cardtable.engine.players.nines_tricks.stakes import Rewards, Stakes
from cardtable.engine.players.nines_tricks.strength import GIVEN_UP, MEAN, strength

POOL: Final = 240
"""So many worlds are imagined at most; more of them tell nothing new."""
TRIES: Final = 8
"""How often a world is thrown away since nobody would have kept or given up such a hand."""
DOUBT: Final = 0.6
"""How many tricks the others may judge a hand by otherwise than this player does."""

Hands = list[int]
"""The cards of the three seats, and at last those in the middle."""


class Imagined(Deal):
    """A deal that the search plays on."""

    __slots__ = ("stakes",)
    stakes: Stakes

    def likely(self) -> int:
        return likely(self)

    def rewards(self) -> Rewards:
        roll_out(self)
        return self.stakes.rewards(self.tricks)


class Guesses(Protocol):
    """Where all cards may lie that are in play still, as a level has it."""

    def hands(self) -> Hands: ...


class Forgetful:
    """Any card that is not remembered to be gone may be anywhere."""

    def __init__(self, view: NinesTricksView, seen: Sight, rng: Random) -> None:
        self._own, self._hand, self._out = view.seat, seen.hand, single(seen.out)
        self._rng = rng
        self._sizes = [len(view.zones[hand]) for hand in HANDS]

    def hands(self) -> Hands:
        chance = self._rng.random
        order = sorted(self._out, key=lambda _: chance())
        found, at = [], 0
        for seat, size in enumerate(self._sizes):
            found.append(self._hand if seat == self._own else sum(order[at : at + size]))
            at += size * (seat != self._own)
        return [*found, sum(order[at : at + SIZE])]


class Attentive:
    """Who counts the cards guesses by all that was played, and by who kept his hand and who did not."""

    def __init__(self, view: NinesTricksView, seen: Sight, rng: Random) -> None:
        memory = Memory(view)
        placed = memory.placed()
        self._known = [mask(placed[zone]) for zone in (*HANDS, DUMMY)]
        self._scattering, self._rng = memory.scattering(), rng
        self._played = [0] * PLAYERS
        for seat, card in memory.played:
            self._played[seat] |= mask((card,))
        self._talk = Talk(view, seen)

    def hands(self) -> Hands:
        for _ in range(TRIES):
            hands = self._any()
            whole = [a | b for a, b in zip(hands, (*self._played, 0), strict=True)]
            if self._rng.random() < self._talk.chance(whole):
                break
        return hands

    def _any(self) -> Hands:
        drawn = self._scattering.draw(self._rng)
        zones = (*HANDS, DUMMY)
        return [known | mask(drawn.get(zone, ())) for known, zone in zip(self._known, zones, strict=True)]


class Talk:
    """What the others said of their hands, and how likely they would have said so."""

    def __init__(self, view: NinesTricksView, seen: Sight) -> None:
        self._own, self._trump, self._classic = view.seat, seen.trump, seen.classic
        seats = [(view.dealer + step) % PLAYERS for step in range(PLAYERS)]
        self._said: list[tuple[Seat, bool, float]] = []
        """Who spoke, whether he exchanged, and how strong a hand he would have kept; the last one first."""
        mark = MEAN
        for seat in seats:
            if (said := view.exchanged[seat]) is not None:
                self._said.insert(0, (seat, said == "swap", mark))
                mark -= GIVEN_UP if said == "swap" and mark == MEAN else 0

    def chance(self, hands: Hands) -> float:
        """That they would have said what they said with these hands; exchanges are taken back one by one."""
        held, found = hands[:], 1.0
        for seat, swapped, mark in self._said:
            if swapped:
                held[seat], held[-1] = held[-1], held[seat]
            if seat != self._own:
                found *= self._says(held[seat], swapped, mark)
        return found

    def _says(self, hand: int, swapped: bool, mark: float) -> float:
        above = strength(hand, self._trump, classic=self._classic) - mark
        return 1 / (1 + exp((above if swapped else -above) / DOUBT))


def guesses_of(view: NinesTricksView, level: str, rng: Random) -> Guesses:
    seen = sight(view, level)
    attentive = level == "expert" or view.phase == "exchange"  # nothing to forget has been played yet
    return (Attentive if attentive else Forgetful)(view, seen, rng)


class Worlds:
    """Deals in the middle of their tricks, for the search."""

    def __init__(self, view: NinesTricksView, level: str, rng: Random) -> None:
        self._view = view
        self._seen = sight(view, level)
        self._guesses = guesses_of(view, level, rng)
        self._stakes = Stakes(view)
        self._worlds = cycle(self._world(self._guesses.hands()) for _ in range(POOL))

    def imagine(self) -> Imagined:
        twin = next(self._worlds).copy()
        assert isinstance(twin, Imagined)
        twin.stakes = self._stakes
        return twin

    def _world(self, hands: Hands) -> Imagined:
        """The trick that lies is played once more."""
        view, seen = self._view, self._seen
        *held, aside = hands
        seat = view.leader
        for card in seen.trick:
            held[seat] |= card
            seat = NEXT[seat]
        world = Imagined(held, view.leader, seen.trump, list(view.tricks), classic=seen.classic, aside=aside)
        for card in seen.trick:
            world.play(card)
        return world
