"""What may be discarded together: cards of one value, or a run of five (G5-R07, R08)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.games.nine.pieces import VALUES

RUN: Final = 5  # G5-A05

Meld = tuple[Card, ...]
"""Two cards or more, in the order of the pack."""


def in_order(cards: Iterable[Card]) -> Meld:
    """Cards by value and then by copy: the order in which the legal moves name them."""
    return tuple(sorted(cards, key=lambda card: card.index))


def melds(hand: Iterable[Card]) -> list[Meld]:
    """Every combination in the hand, each once.

    >>> from cardtable.engine.cards import NINE
    >>> len(melds(NINE.cards[:5])), len(melds([NINE.card(text) for text in "3a 4a 5b 6d 7c 7d".split()]))
    (2, 3)
    """
    by_value = _by_value(hand)
    return [*_sets(by_value), *_runs(by_value)]


def _by_value(hand: Iterable[Card]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in in_order(hand):
        found.setdefault(VALUES[card], []).append(card)
    return found


def _sets(by_value: dict[int, list[Card]]) -> Iterator[Meld]:
    for cards in by_value.values():
        for size in range(2, len(cards) + 1):
            yield from combinations(cards, size)


def _runs(by_value: dict[int, list[Card]]) -> Iterator[Meld]:
    """A 0 is never in a run, and no run goes on beyond 13 (G5-R16, A04)."""
    for lowest in by_value:
        run = [by_value.get(value) for value in range(lowest, lowest + RUN)]
        if lowest and all(run):
            yield from product(*(cards for cards in run if cards))


def is_meld(cards: Sequence[Card]) -> bool:
    """Whether these cards are one combination, whatever their order."""
    values = sorted(VALUES[card] for card in cards)
    return 1 < len(cards) == len(set(cards)) and (is_set(values) or is_run(values))


def is_set(values: Sequence[int]) -> bool:
    return len(set(values)) == 1


def is_run(values: Sequence[int]) -> bool:
    """Of ascending values."""
    return values[0] > 0 and list(values) == list(range(values[0], values[0] + RUN))


def best_with(card: Card, hand: Iterable[Card]) -> Meld:
    """The combination in the hand with this card that gets rid of the most points; the card alone if none."""
    found = [meld for meld in melds(hand) if card in meld]
    return max(found, key=lambda meld: (sum(VALUES[one] for one in meld), len(meld)), default=(card,))
