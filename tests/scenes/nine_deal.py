"""Packs of Nine that deal given hands, for tables under test."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.engine.cards import NINE


def pack_of(
    hands: Mapping[int, str], turned: str, stock: str = "", *, players: int, dealer: int, size: int = 5
) -> tuple[str, ...]:
    """The pack that deals these hands and turns that card; the first of `stock` is drawn first."""
    named = {seat: cards.split() for seat, cards in hands.items()}
    first = stock.split()
    spoken = {card for cards in named.values() for card in cards} | {turned, *first}
    free = [card.text for card in NINE.cards if card.text not in spoken][::-1]
    full = {seat: [*named.get(seat, ())] for seat in range(players)}
    for cards in full.values():
        cards += [free.pop(0) for _ in range(size - len(cards))]
    order = [(dealer + step) % players for step in range(1, players + 1)]
    dealt = [full[seat][turn] for turn in range(size) for seat in order]
    return (*dealt, turned, *first, *free)
