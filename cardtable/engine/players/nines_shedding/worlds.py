"""What a seat knows of a deal of Nines, and the whole deals that it holds possible."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.game import Called, Move, Moved, Zone
from cardtable.engine.games.nines_shedding import (
    AWAY,
    CARDS,
    DOWNS,
    FLIP,
    HANDS,
    PILE,
    STOCK,
    TAKE,
    UPS,
    NinesOptions,
    NinesView,
    whereabouts,
)
from cardtable.engine.players.nines_shedding import deal as bare
from cardtable.engine.players.nines_shedding.deal import LEGAL, NUMBER, Deal, Rules, counted

OPEN: Final = (PILE, AWAY, *HANDS, *UPS)
RANK: Final = {card: NUMBER[card.rank] for card in CARDS}


def number_of(move: Move) -> int:
    """The number that a move has in a bare deal; not that of a choice of cards to lie."""
    if move.cards:
        return 4 * RANK[move.cards[0]] + len(move.cards) - 1
    return bare.TAKE if move is TAKE else bare.FLIP + FLIP.index(move)


def rules_of(options: NinesOptions) -> Rules:
    return Rules(
        LEGAL[options.wild_on_nine],
        options.clone_skips,
        options.four_of_kind,
        options.play_on,
        options.voluntary_pickup,
    )


def own_down_cards(view: NinesView) -> list[Card]:
    """What lies in `down`, in its order, where the seat picked the cards itself (G3-O04); else nothing."""
    where = whereabouts(view)
    hidden = (
        event.move.cards
        for event in view.seen
        if isinstance(event, Called) and event.seat == view.seat and event.move.verb == "hide"
    )
    return [card for card in next(hidden, ()) if where[card] is DOWNS[view.seat]]


def remembered(view: NinesView, piles: int) -> dict[Card, Zone]:
    """Where the cards are that lie open, are gone, or were in the last `piles` that somebody took; one's own
    down cards too, if one picked them."""
    taken = [
        event.cards
        for event in view.seen
        if isinstance(event, Moved) and event.target in HANDS and event.source is not STOCK
    ]
    told = {card for cards in taken[max(0, len(taken) - piles) :] for card in cards}
    told.update(card for zone in OPEN for card in view.zones.get(zone, ()) if card)
    own = DOWNS[view.seat]
    return {card: zone for card, zone in whereabouts(view).items() if card in told or zone is own}


class Worlds:
    """Whole deals to try a move of the view's seat on.

    Of the last `piles` that were taken it is known who took which cards. Any other card may be anywhere if it
    does not lie open now, is not one's own, and is not gone.
    """

    def __init__(self, view: NinesView, rng: Random, piles: int) -> None:
        self._view, self._draw = view, rng.random
        self._rules = rules_of(view.options)
        self._players = range(len(view.scores))
        zones = view.zones
        where = remembered(view, piles)
        self._known = {zone: _ranks(card for card, at in where.items() if at is zone) for zone in HANDS}
        self._known[DOWNS[view.seat]] = _ranks(own_down_cards(view))
        self._unseen = _ranks(card for card in CARDS if card not in where)
        self._pile = _ranks(view.pile)
        self._ups = [counted(_ranks(zones[UPS[seat]])) for seat in self._players]

    def imagine(self) -> Deal:
        """The known cards where they are, all others anywhere: another deal each time."""
        view, unseen = self._view, self._shuffled()
        hands = [counted(self._filled(HANDS[seat], unseen)) for seat in self._players]
        downs = [self._filled(DOWNS[seat], unseen) for seat in self._players]
        stock = [unseen.pop() for _ in view.zones[STOCK]]
        assert view.turn is not None
        deal = Deal(self._rules, hands, [up[:] for up in self._ups], downs, stock, self._pile[:], view.turn)
        deal.out = list(view.out)
        return deal

    def _shuffled(self) -> list[int]:
        order, draw = self._unseen[:], self._draw
        for last in range(len(order) - 1, 0, -1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return order

    def _filled(self, zone: Zone, unseen: list[int]) -> list[int]:
        known = self._known.get(zone, [])
        return known + [unseen.pop() for _ in range(len(self._view.zones[zone]) - len(known))]


def _ranks(cards: Iterable[Card | None]) -> list[int]:
    return [RANK[card] for card in cards if card is not None]
