"""Cards, the three packs, and the one shuffle that every game uses."""

import random
from collections.abc import Iterable
from typing import Final, final


@final
class Card:
    """One card of one pack; there is a single object for it, so equality is identity."""

    __slots__ = ("index", "rank", "suit", "text")

    def __init__(self, rank: str, suit: str, index: int) -> None:
        self.rank: Final = rank
        self.suit: Final = suit
        self.index: Final = index
        self.text: Final = rank + suit

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Pack:
    """The cards of one kind, ordered by `Card.index`, and their text forms."""

    def __init__(self, name: str, texts: Iterable[str]) -> None:
        self.name = name
        self.cards: tuple[Card, ...] = tuple(Card(t[:-1], t[-1], i) for i, t in enumerate(texts))
        self._by_text = {card.text: card for card in self.cards}

    def card(self, text: str) -> Card:
        """The card written `text`; ValueError with a sentence where there is none.

        >>> FRENCH.card("TH").rank
        'T'
        """
        try:
            return self._by_text[text]
        except KeyError:
            raise ValueError(f"There is no card {text!r} in the {self.name} pack.") from None


FRENCH = Pack("french", [rank + suit for suit in "SCDH" for rank in "23456789TJQKA"])
SPANISH = Pack("spanish", [rank + suit for suit in "oceb" for rank in "1234567SCR"])
NINE = Pack("nine", [f"{value}{copy}" for value in range(14) for copy in "abcd"[: 4 if value else 2]])
PACKS = {pack.name: pack for pack in (FRENCH, SPANISH, NINE)}


def dice(seed: str) -> random.Random:
    """A generator seeded by any text; only its `random()` is the same in every version of Python."""
    return random.Random(seed.encode("utf-8", "surrogatepass"))


def shuffled(cards: Iterable[Card], seed: str) -> list[Card]:
    """Fisher-Yates on `random()` alone, so that a seed gives the same order for ever."""
    order = list(cards)
    draw = dice(seed).random
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
