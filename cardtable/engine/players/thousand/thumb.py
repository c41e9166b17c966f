"""Тысяча by rules of thumb: each legal move gets a worth, in card points where a card is played."""

from __future__ import annotations

from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.game import Move, View
from cardtable.engine.games.thousand import ACES, MARRIAGES, PARTNER, POINTS, ThousandView, winning
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.thousand.bids import rate_discard, rate_words
from cardtable.engine.players.thousand.sight import Sight, sight

FIRST_TRICK = 9.0  # a trick of one's own opens marriages, and saves from a bolt
LEAD = 2.0
THROWN = 5.0  # what the others throw to a card that wins
KEPT = {"A": 13.0, "T": 8.0, "K": 2.0, "Q": 1.2, "J": 0.6, "9": 0.2}
TRUMP_KEPT = 4.0
PAIR = 0.5  # the share of a marriage that its king or queen is worth in the hand


def rate(view: View, level: str, rng: Random) -> Worths:
    assert isinstance(view, ThousandView)
    if len(view.legal) == 1:
        return {view.legal[0]: 0.0}
    if view.phase == "snos":
        return rate_discard(view)
    if view.phase != "play":
        return rate_words(view, level)
    seen = sight(view, level)
    return {move: _worth(move, seen) for move in view.legal}


def _worth(move: Move, seen: Sight) -> float:
    if not move.cards:
        return -1000.0  # what is lost was written off before
    card = move.cards[0]
    if seen.trick:
        return follow_worth(card, seen)
    if move.verb == "marry":
        return MARRIAGES[card.suit] + _marriage_lead(card, seen)
    if move.verb == "aces":
        return ACES + lead_worth(card, seen)
    return lead_worth(card, seen)


def _marriage_lead(card: Card, seen: Sight) -> float:
    """The king where it wins, the queen where it may be caught."""
    over = seen.over(card)
    return 10.0 + POINTS[card] if not over else -2.0 * POINTS[card]


def lead_worth(card: Card, seen: Sight) -> float:
    lost = risk(card, seen)
    won = 1 - lost
    gain = won * (POINTS[card] + THROWN + LEAD + (0 if seen.has_trick else FIRST_TRICK))
    return gain - lost * (POINTS[card] + THROWN) - keep_worth(card, seen) * 0.7


def risk(card: Card, seen: Sight) -> float:
    """The chance that somebody takes the trick if this card is led."""
    beaten = 0.85 if seen.over(card) else 0.0
    if card.suit == seen.trump or seen.trump is None:
        return beaten
    trumps, suit = seen.of_suit(seen.trump), seen.of_suit(card.suit)
    ruffed = 0.0 if not trumps else 0.15 if len(suit) > 3 else 0.4 if len(suit) > 1 else 0.8
    return 1 - (1 - beaten) * (1 - ruffed)


def follow_worth(card: Card, seen: Sight) -> float:
    lying = sum(POINTS[c] for c in seen.trick)
    takes = winning([*seen.trick, card], seen.trump) == len(seen.trick)
    cost = keep_worth(card, seen)
    if not takes:
        return -1.2 * POINTS[card] - cost
    lost = risk(card, seen) * min(1.0, 0.6 * len(seen.behind))
    won = 1 - lost
    first = 0 if seen.has_trick else FIRST_TRICK
    return won * (lying + POINTS[card] + LEAD + first) - lost * POINTS[card] - cost * 0.8


def keep_worth(card: Card, seen: Sight) -> float:
    """What the card would still bring if it stayed in the hand."""
    worth = KEPT[card.rank] if seen.over(card) or card.rank in "AT" else KEPT["K"] + POINTS[card]
    if card.suit == seen.trump:
        worth += TRUMP_KEPT
    if PARTNER.get(card) in seen.hand and card.suit != seen.trump:
        worth += PAIR * MARRIAGES[card.suit]
    return worth
