"""The bare deal in which the computer players of Nines try their plays, beside the game itself."""

from __future__ import annotations

import random

from engine.random_games import random_moves, random_set_up

from cardtable.engine.cards import Card
from cardtable.engine.games.nines_shedding import (
    DOWNS,
    FLIP,
    HANDS,
    PILE,
    STOCK,
    TAKE,
    UPS,
    Nines,
    NinesView,
    Phase,
    active,
    fits,
)
from cardtable.engine.players.nines_shedding.deal import RANKS, Deal, counted
from cardtable.engine.players.nines_shedding.worlds import RANK, Worlds, number_of, rules_of

GAMES = 120


def bare_of(game: Nines) -> Deal:
    """The same deal in bare integers."""
    piles, seats = game.table.piles, range(game.players)
    ranks = {zone: [RANK[card] for card in cards] for zone, cards in piles.items()}
    hands = [counted(ranks[HANDS[seat]]) for seat in seats]
    ups = [counted(ranks[UPS[seat]]) for seat in seats]
    downs = [ranks[DOWNS[seat]] for seat in seats]
    assert game.turn is not None
    deal = Deal(rules_of(game.options), hands, ups, downs, ranks[STOCK], ranks[PILE], game.turn)
    deal.out = list(game.out)
    return deal


def lying(deal: Deal) -> tuple[object, ...]:
    ended = deal.over
    turn = None if ended else deal.turn
    return deal.hands, deal.ups, deal.downs, deal.stock, deal.pile, turn, deal.out, deal.held, deal.up_held


def may_follow(game: Nines, card: Card) -> bool:
    return fits(card.rank, active(game.table.piles[PILE]), game.options.wild_on_nine)


def test_a_bare_deal_goes_as_the_game_goes() -> None:
    """Every move of random games with random rules, and what is legal before it."""
    plays = 0
    for number in range(GAMES):
        game = Nines(**random_set_up(Nines, number))
        deal: Deal | None = None
        for seat, move in random_moves(game, number):
            if game.phase is Phase.CHOOSE:
                game.play(seat, move)
                continue
            deal = deal or bare_of(game)
            assert set(deal.moves()) == {number_of(each) for each in game.legal_moves(seat)}
            failed = move in FLIP and not may_follow(
                game, game.table.piles[DOWNS[seat]][(move.number or 1) - 1]
            )
            deal.play(number_of(move))
            game.play(seat, move)
            plays += 1
            if failed:  # the bare deal has taken the pile already
                game.play(seat, TAKE)
            if not game.over:
                assert lying(deal) == lying(bare_of(game))
        assert deal is not None
        assert deal.over
        assert deal.out == game.out
    assert plays > 20 * GAMES


def test_a_deal_played_out_ends_with_one_more_seat_out() -> None:
    for number in range(GAMES):
        game = Nines(**random_set_up(Nines, number))
        while game.phase is Phase.CHOOSE:
            seat = game.to_act()[0]
            game.play(seat, game.legal_moves(seat)[0])
        deal = bare_of(game)
        before = sum(map(deal.left, range(game.players)))
        deal.play_out(3000)
        if deal.out:
            assert deal.left(deal.out[0]) == 0
            assert sum(map(deal.left, range(game.players))) <= before + len(deal.stock) + 52


def test_an_imagined_deal_is_one_that_the_seat_may_be_in() -> None:
    """With all that it remembers; the cards of all zones are those of the pack but for those away."""
    chance = random.Random(5)
    imagined = 0
    for number in range(GAMES // 2):
        game = Nines(**random_set_up(Nines, number))
        for seat, move in random_moves(game, number):
            if game.phase is Phase.PLAY and chance.random() < 0.1:
                view = game.view(seat)
                assert isinstance(view, NinesView)
                truth, deal = bare_of(game), Worlds(view, chance, piles=100).imagine()
                assert deal.hands[seat] == truth.hands[seat]
                assert (deal.held, deal.up_held, deal.ups) == (truth.held, truth.up_held, truth.ups)
                assert (deal.pile, deal.on, deal.run) == (truth.pile, truth.on, truth.run)
                assert all_ranks(deal) == all_ranks(truth)
                blind = Worlds(view, chance, piles=0).imagine()
                assert (blind.held, blind.ups, blind.pile) == (truth.held, truth.ups, truth.pile)
                imagined += 1
            game.play(seat, move)
    assert imagined > GAMES


def all_ranks(deal: Deal) -> list[int]:
    """How many cards of each rank are in the game."""
    held = [*deal.hands, *deal.ups, counted(deal.stock), counted(deal.pile), *map(counted, deal.downs)]
    return [sum(counts[rank] for counts in held) for rank in range(len(RANKS))]
