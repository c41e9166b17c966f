"""What a hand of Тысяча should bring its player who leads: tricks, and marriages that can be announced."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cardtable.engine.cards import Card
from cardtable.engine.games.thousand import (
    ACES,
    FOUR_ACES,
    MARRIAGES,
    PARTNER,
    POINTS,
    ThousandOptions,
    marriages_in,
)

ACE = 17.0  # its own points, and what is usually thrown to it
TEN_BEHIND_ACE = 14.0
KING_BEHIND_BOTH = 9.0
LOW_BEHIND_ALL = 6.0
TEN_GUARDED = 7.0
TEN_BARE = 2.5
KING_GUARDED = 2.0
TRUMP = 5.0  # each card of the best marriage beyond the pair
NO_ENTRY = 0.45  # what a marriage is worth where no trick is sure
ANOTHER = 0.85  # and the second one
GIVEN_POINT = 0.6  # what a point costs that is given to an opponent
HALF = 0.3  # what it costs to give away half a marriage of which the other half is out, by its worth
NO_SUIT = 3.0  # what it is worth to hold none of a suit, to who will have trumps


def strength(hand: Sequence[Card], options: ThousandOptions) -> float:
    """Points that a declarer with these cards should make."""
    return (
        sum(suit_strength(hand, suit) for suit in "SCDH") + _marriages(hand, options) + _aces(hand, options)
    )


def suit_strength(hand: Sequence[Card], suit: str) -> float:
    """What the cards of a suit take by themselves."""
    ranks = {card.rank for card in hand if card.suit == suit}
    others = len(ranks)
    if "A" not in ranks:
        ten = (TEN_GUARDED if others > 1 else TEN_BARE) if "T" in ranks else 0.0
        return ten + (KING_GUARDED if "K" in ranks and others > 1 else 0.0)
    found, rest = ACE, ["T", "K", "Q", "J", "9"]
    for rank, more in zip(rest, (TEN_BEHIND_ACE, KING_BEHIND_BOTH, *[LOW_BEHIND_ALL] * 3), strict=True):
        if rank not in ranks:
            break
        found += more
    else:
        return found
    return found + (TEN_GUARDED / 2 if "T" in ranks and "K" in ranks and rank != "T" else 0.0)


def _marriages(hand: Sequence[Card], options: ThousandOptions) -> float:
    suits = sorted(marriages_in(hand), key=lambda suit: -MARRIAGES[suit])
    if not suits:
        return 0.0
    entry = options.marriage_no_trick or any(card.rank == "A" for card in hand)
    sure = 1.0 if entry else NO_ENTRY
    trumps = sum(card.suit == suits[0] for card in hand) - 2
    worth = MARRIAGES[suits[0]] * sure + TRUMP * trumps
    return worth + sum(MARRIAGES[suit] for suit in suits[1:]) * sure * ANOTHER


def _aces(hand: Sequence[Card], options: ThousandOptions) -> float:
    return ACES * ANOTHER if options.ace_marriage and FOUR_ACES.issubset(hand) else 0.0


def after_discard(
    hand: Sequence[Card], given: int, options: ThousandOptions
) -> tuple[float, tuple[Card, ...]]:
    """The best that is left after so many cards are given away, and which these are."""
    found = ((kept(hand, away, options), away) for away in combinations(hand, given))
    return max(found, key=lambda each: each[0])


def kept(hand: Sequence[Card], away: Sequence[Card], options: ThousandOptions) -> float:
    """What is left without these cards, less what they bring to others."""
    rest = [card for card in hand if card not in away]
    return strength(rest, options) - sum(given_worth(card, hand) for card in away) + _voids(rest)


def given_worth(card: Card, hand: Sequence[Card]) -> float:
    """What a card is worth to the opponent who gets it: it may make a marriage there."""
    half = card in PARTNER and PARTNER[card] not in hand
    return GIVEN_POINT * POINTS[card] + HALF * MARRIAGES[card.suit] * half


def _voids(rest: Sequence[Card]) -> float:
    """A suit less is worth a little to who will have trumps."""
    return NO_SUIT * (4 - len({card.suit for card in rest})) if marriages_in(rest) else 0.0
