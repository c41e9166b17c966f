"""Everybody draws a card: the highest deals first (G4-R04)."""

from collections.abc import Iterable, Mapping

from cardtable.engine.cards import Card
from cardtable.engine.game import Seat
from cardtable.engine.games.nines_tricks.pieces import STRENGTH


def highest(drawn: Mapping[Seat, Card]) -> tuple[Seat, ...]:
    """Who drew the highest rank; several draw again (G4-A15)."""
    best = max(STRENGTH[card.rank] for card in drawn.values())
    return tuple(seat for seat, card in drawn.items() if STRENGTH[card.rank] == best)


def drawn_dealer(players: int, packs: Iterable[Iterable[Card]]) -> Seat:
    """Who deals first; each draw is from the top of the next of the shuffled packs."""
    seats: tuple[Seat, ...] = tuple(range(players))
    for pack in packs:
        seats = highest(dict(zip(seats, pack, strict=False)))
        if len(seats) == 1:
            break
    return seats[0]
