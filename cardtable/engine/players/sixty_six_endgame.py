"""66 with open cards: once the stock is used up, who remembers every card knows the other's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six.options import SixtySixOptions
from cardtable.engine.games.sixty_six.pieces import LAST_TRICK, MARRY, PARTNER, PLAY, TARGET, VALUES, answers
from cardtable.engine.tricks import beats

ME, OTHER = 0, 1
MOST = 6  # pips that one deal can bring

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
    """Exact play by alpha-beta; values are pips for ME, below zero those of OTHER."""

    trump: str
    options: SixtySixOptions

    def values(self, moves: Iterable[Move], led: Card | None, hands: Hands, count: Count) -> dict[Move, int]:
        """The pips that each move of ME leads to; a move worse than the best one may only be bounded."""
        best, found = -MOST, {}
        for move in moves:
            card = move.cards[0]
            if led is None:
                value = self._led(ME, move, hands, count, best - 1, MOST)
            else:
                value = self._answered(OTHER, led, card, hands, count, best - 1, MOST)
            found[move] = value
            best = max(best, value)
        return found

    def _lead(self, who: int, hands: Hands, count: Count, low: int, high: int) -> int:
        """The value with `who` on lead; outside of low..high it is only known to be so."""
        best = -MOST if who == ME else MOST
        for move in self._leads(hands[who]):
            value = self._led(who, move, hands, count, low, high)
            if who == ME:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _leads(self, hand: Sequence[Card]) -> list[Move]:
        """Announcements first, then strong cards: what decides early cuts most."""
        marries = [
            MARRY[card]
            for card in hand
            if self.options.marriage_phase_two and card in PARTNER and PARTNER[card] in hand
        ]
        return [*marries, *(PLAY[card] for card in sorted(hand, key=lambda card: -VALUES[card.rank]))]

    def _led(self, who: int, move: Move, hands: Hands, count: Count, low: int, high: int) -> int:
        (card,) = move.cards
        if move.verb == "marry":
            count = count.announced(who, 40 if card.suit == self.trump else 20)
            if count.tricks[who] and count.points[who] >= TARGET:
                return _pips(who, count)
        other = 1 - who
        best = -MOST if other == ME else MOST
        for answer in answers(hands[other], card, self.trump, self.options):
            value = self._answered(who, card, answer, hands, count, low, high)
            if other == ME:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _answered(
        self, who: int, led: Card, answer: Card, hands: Hands, count: Count, low: int, high: int
    ) -> int:
        """The value once the trick that `who` led is complete."""
        taker = 1 - who if beats(answer, led, self.trump, VALUES) else who
        left = (_without(hands[ME], led, answer), _without(hands[OTHER], led, answer))
        last = not left[taker]
        value = VALUES[led.rank] + VALUES[answer.rank] + (LAST_TRICK if last else 0)
        count = count.taken(taker, value)
        if count.points[taker] >= TARGET:
            return _pips(taker, count)
        return 0 if last else self._lead(taker, left, count, low, high)


def _without(hand: tuple[Card, ...], led: Card, answer: Card) -> tuple[Card, ...]:
    return tuple(card for card in hand if card is not led and card is not answer)


def _pips(winner: int, count: Count) -> int:
    loser = count.points[1 - winner]
    pips = 1 if loser >= 33 else 2 if loser else 3
    return pips if winner == ME else -pips
