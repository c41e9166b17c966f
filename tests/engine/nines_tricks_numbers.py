"""Deals of nines in tricks both as a game and on bare integers, at random places and under random rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.random_games import random_set_up

from cardtable.engine.games.nines_tricks import DUMMY, HANDS, TRICK, NinesTricks, Phase
from cardtable.engine.players.nines_tricks.bits import BIT, OF_SUIT, mask
from cardtable.engine.players.nines_tricks.deal import NEXT, Deal


def deal_of(game: NinesTricks) -> Deal:
    """The same deal with all cards known, in the middle of its tricks."""
    piles, seat = game.table.piles, game.leader
    hands = [mask(piles[hand]) for hand in HANDS]
    for card in piles[TRICK]:
        hands[seat] |= BIT[card]
        seat = NEXT[seat]
    deal = Deal(
        hands,
        game.leader,
        OF_SUIT[game.trump],
        list(game.tricks),
        classic=game.options.follow_rule == "classic",
        aside=mask(piles[DUMMY]),
    )
    for card in piles[TRICK]:
        deal.play(BIT[card])
    return deal


def places(deals: int, every: float = 1.0) -> Iterator[NinesTricks]:
    """Games in the middle of the tricks of their first deal, of every trump."""
    for number in range(deals):
        game, chance = (
            NinesTricks(**random_set_up(NinesTricks, number), deal=number % 5 + 1),
            random.Random(number),
        )
        while game.deals_finished == 0:
            if game.phase is Phase.PLAY and chance.random() < every:
                yield game
            assert game.turn is not None
            game.play(game.turn, chance.choice(game.legal_moves(game.turn)))
