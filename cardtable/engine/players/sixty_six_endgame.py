"""66 with open cards: once the stock is used up, who remembers every card knows the other's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six.options import SixtySixOptions
from cardtable.engine.games.sixty_six.pieces import LAST_TRICK, MARRY, PARTNER, PLAY, TARGET, VALUES, answers
from cardtable.engine.tricks import beats

ME, OTHER = 0, 1
MOST = 3  # pips that a deal with open stock can bring

Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


class Count(NamedTuple):
    """How a deal stands for both: points, announced points that wait for a trick, whether one has a trick."""

    points: tuple[int, int]
    pending: tuple[int, int]
    tricks: tuple[bool, bool]

    def announced(self, who: int, call: int) -> Count:
        if self.tricks[who]:
            return self._replace(points=_added(self.points, who, call))
        return self._replace(pending=_added(self.pending, who, call))

    def taken(self, who: int, value: int) -> Count:
        points = _added(self.points, who, value + self.pending[who])
        pending = (0, self.pending[OTHER]) if who == ME else (self.pending[ME], 0)
        tricks = (True, self.tricks[OTHER]) if who == ME else (self.tricks[ME], True)
        return Count(points, pending, tricks)


def _added(pair: tuple[int, int], who: int, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if who == ME else (pair[0], pair[1] + more)


@dataclass(frozen=True)
class Endgame:
    """Exact play by alpha-beta; a value is the pips of whoever it is for, below zero those of the other."""

    trump: str
    options: SixtySixOptions
    _bounds: dict[tuple[int, Hands, Count], tuple[int, int]] = field(default_factory=dict)
    """Between what the value of a lead is known to lie."""

    def values(self, moves: Iterable[Move], led: Card | None, hands: Hands, count: Count) -> dict[Move, int]:
        """The pips that each move of ME leads to; of a move worse than the best one only that it is worse."""
        best, found = -MOST, {}
        for move in moves:
            if led is None:
                value = -self._led(ME, move, hands, count, -MOST, 1 - best)
            else:
                value = self._answered(OTHER, led, move.cards[0], hands, count, best - 1, MOST)
            found[move] = value
            best = max(best, value)
        return found

    def _lead(self, who: int, hands: Hands, count: Count, low: int, high: int) -> int:
        """The value for `who`, who is on lead; outside of low to high it is only known to be outside."""
        key = (who, hands, count)
        least, most = self._bounds.get(key, (-MOST, MOST))
        if least >= high or most <= low:
            return least if least >= high else most
        best = -MOST
        for move in self._leads(hands[who]):
            best = max(best, -self._led(who, move, hands, count, -high, -max(low, best)))
            if best >= high:
                break
        self._bounds[key] = (best if best > low else least, best if best < high else most)
        return best

    def _leads(self, hand: Sequence[Card]) -> list[Move]:
        """Announcements first, then strong cards: what decides early cuts most."""
        pairs = [card for card in hand if PARTNER.get(card) in hand]
        marries = [MARRY[card] for card in pairs] if self.options.marriage_phase_two else []
        return marries + [PLAY[card] for card in sorted(hand, key=lambda card: -VALUES[card.rank])]

    def _led(self, who: int, move: Move, hands: Hands, count: Count, low: int, high: int) -> int:
        """The value for the other, who has to answer this lead."""
        card, other = move.cards[0], 1 - who
        if move.verb == "marry":
            count = count.announced(who, 40 if card.suit == self.trump else 20)
            if count.points[who] >= TARGET:
                return -_pips(count.points[other])
        best = -MOST
        for answer in answers(hands[other], card, self.trump, self.options):
            best = max(best, self._answered(who, card, answer, hands, count, max(low, best), high))
            if best >= high:
                break
        return best

    def _answered(
        self, who: int, led: Card, answer: Card, hands: Hands, count: Count, low: int, high: int
    ) -> int:
        """The value for the other once he has answered what `who` led."""
        other = 1 - who
        taker = other if beats(answer, led, self.trump, VALUES) else who
        left = (_without(hands[ME], led, answer), _without(hands[OTHER], led, answer))
        bonus = 0 if left[taker] else LAST_TRICK
        count = count.taken(taker, VALUES[led.rank] + VALUES[answer.rank] + bonus)
        if count.points[taker] >= TARGET:
            pips = _pips(count.points[1 - taker])
            return pips if taker == other else -pips
        if not left[taker]:
            return 0
        if taker == other:
            return self._lead(other, left, count, low, high)
        return -self._lead(who, left, count, -high, -low)


def _without(hand: tuple[Card, ...], led: Card, answer: Card) -> tuple[Card, ...]:
    return tuple(card for card in hand if card is not led and card is not answer)


def _pips(loser: int) -> int:
    """What a deal brings by the points of who lost it (G1-R26 to R28)."""
    return 1 if loser >= 33 else 2 if loser else 3
