"""Deals of 66 both as a game and on bare integers, at random places and under random house rules."""

import random
from collections.abc import Iterator

from engine.random_games import random_options

from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six import HANDS, STOCK, TAKEN, TRICK, TRUMP, SixtySix
from cardtable.engine.players.sixty_six.bits import CODES
from cardtable.engine.players.sixty_six.deal import Deal, House


def deal_of(game: SixtySix) -> Deal:
    """The same deal with all cards known."""
    code, piles = CODES[game.trump], game.table.piles
    return Deal(
        House.of(game.options),
        [code.mask(piles[hand]) for hand in HANDS],
        [code.bit[card] for card in (*piles[TRUMP], *piles[STOCK])],
        game.turn or 0,
        code.mask(piles[TRICK]),
        list(game.points),
        list(game.pending),
        [bool(piles[taken]) for taken in TAKEN],
        game.stock_open,
        -1 if game.closed_by is None else game.closed_by,
        game.closed_on_trickless,
    )


def random_deal(number: int) -> SixtySix:
    options = SixtySix.make_options(random_options(SixtySix, random.Random(number)))
    return SixtySix(options, 2, f"deal {number}")


def considered(game: SixtySix) -> list[Move]:
    """The legal moves but claims before 66, and with 66 the claim alone."""
    seat = game.turn or 0
    if game.points[seat] >= 66:
        return [move for move in game.legal_moves(seat) if move.verb == "claim"]
    return [move for move in game.legal_moves(seat) if move.verb != "claim"]


def places(deals: int, every: float = 1.0) -> Iterator[SixtySix]:
    """Games in the middle of their first deal; rare moves are as likely as common ones."""
    for number in range(deals):
        game, chance = random_deal(number), random.Random(number)
        while game.last_deal is None:
            if chance.random() < every:
                yield game
            moves = considered(game)
            rare = [move for move in moves if move.verb != "play"]
            game.play(game.turn or 0, chance.choice(rare if rare and chance.random() < 0.4 else moves))


def net(game: SixtySix, seat: int = 0) -> int:
    """The pips of a seat above those of the other, without the pip for an earlier draw."""
    assert game.last_deal is not None
    points = game.last_deal.points
    return points[seat] - points[1 - seat]
