"""How a hand of French cards is sorted."""

from collections.abc import Sequence

from cardtable.engine.cards import Card

SUITS = "SHCD"  # the colours alternate in a sorted hand
RANKS = "ATKQJ9"  # of the 24 cards of 66 and Thousand, the strongest first


def sorted_hand(
    cards: Sequence[Card | None], trump: str | None, by_rank: bool, ranks: str = RANKS
) -> list[int]:
    """The places of the cards from left to right: colours alternate, trumps at the right; or by rank."""

    def key(card: Card | None) -> tuple[int, int]:
        if card is None:
            return 0, 0
        suit = len(SUITS) if card.suit == trump else SUITS.index(card.suit)
        rank = ranks.index(card.rank)
        return (rank, suit) if by_rank else (suit, rank)

    return sorted(range(len(cards)), key=lambda place: key(cards[place]))
