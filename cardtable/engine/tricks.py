"""Following suit, and which card of a trick wins: functions of cards that several games share."""

from collections.abc import Mapping, Sequence

from cardtable.engine.cards import Card


def beats(card: Card, best: Card, trump: str | None, strength: Mapping[str, int]) -> bool:
    """Whether a card laid later takes the trick from the best one so far; `strength` ranks one suit."""
    if card.suit == best.suit:
        return strength[card.rank] > strength[best.rank]
    return card.suit == trump


def following(hand: Sequence[Card], led: Card, trump: str | None) -> Sequence[Card]:
    """The cards that may answer where suit must be followed, and trumped by who cannot."""
    for suit in (led.suit, trump):
        cards = [card for card in hand if card.suit == suit]
        if cards:
            return cards
    return hand


def beating(
    cards: Sequence[Card], best: Card, trump: str | None, strength: Mapping[str, int]
) -> Sequence[Card]:
    """Those that beat the best card so far, or all of them where none does."""
    return [card for card in cards if beats(card, best, trump, strength)] or cards
