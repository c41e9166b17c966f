"""Deals of Тысяча both as a game and on bare integers, at random places and under random house rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.random_games import random_set_up

from cardtable.engine.game import Move
from cardtable.engine.games.thousand import AWAY, HANDS, POINTS, TRICK, WIDOWS, Phase, Thousand
from cardtable.engine.players.thousand.bits import BIT, SUIT_MASKS, SUITS, mask
from cardtable.engine.players.thousand.deal import Deal
from cardtable.engine.players.thousand.worlds import Table


def deal_of(game: Thousand) -> Deal:
    """The same deal with all cards known, in the middle of its tricks."""
    assert game.turn is not None
    table, piles = Table.of(game.view(game.turn)), game.table.piles
    trick = piles[TRICK]
    leader = table.active[table.active.index(game.turn) - len(trick)]
    hands = [mask(piles[HANDS[seat]]) for seat in range(table.seats)]
    for step, card in enumerate(trick):
        hands[table.active[(table.active.index(leader) + step) % len(table.active)]] |= BIT[card]
    lying = sum(POINTS[card] for zone in (*WIDOWS, AWAY) for card in piles.get(zone, ()))
    trump = SUIT_MASKS[SUITS.index(game.trump)] if game.trump else 0
    owner = -1 if game.trump_owner is None else game.trump_owner
    deal = Deal(
        table.house,
        hands,
        table.following,
        len(table.active),
        leader,
        list(game.points),
        list(game.tricks),
        trump,
        owner,
        lying,
    )
    for card in trick:
        deal.play(BIT[card])
    return deal


def considered(game: Thousand) -> list[Move]:
    """The legal moves but writing off."""
    assert game.turn is not None
    return [move for move in game.legal_moves(game.turn) if move.verb != "rospis"]


def places(deals: int, every: float = 1.0) -> Iterator[Thousand]:
    """Games in the middle of the tricks of their first deal; marriages are as likely as not."""
    for number in range(deals):
        game, chance = Thousand(**random_set_up(Thousand, number)), random.Random(number)
        while game.deals_finished == 0:
            if game.phase is Phase.PLAY and chance.random() < every:
                yield game
            assert game.turn is not None
            moves = [move for move in considered(game) if move.verb not in ("redeal", "bid")]
            rare = [move for move in moves if move.verb in ("marry", "aces")]
            game.play(game.turn, chance.choice(rare if rare and chance.random() < 0.5 else moves))
