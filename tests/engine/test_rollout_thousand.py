"""Тысяча on bare integers is the game itself: the same moves and points, in every house rule."""

from __future__ import annotations

import os
from itertools import combinations
from random import Random

from engine.thousand_numbers import considered, deal_of, places
from engine.thousand_table import cards

from cardtable.engine.game import Move
from cardtable.engine.games.thousand import CARDS, Phase, Thousand
from cardtable.engine.players.thousand.bits import CARD_OF, HIGHER, MOVE, NUMBER, mask, points
from cardtable.engine.players.thousand.deal import Deal
from cardtable.engine.players.thousand.discards import thrown
from cardtable.engine.players.thousand.rollout import roll_out

DEALS = int(os.environ.get("CARDTABLE_GAMES", "300"))


def played(game: Thousand, moves: list[Move]) -> Thousand:
    twin = game.copy()
    for move in moves:
        assert twin.phase is Phase.PLAY
        assert twin.turn is not None
        twin.play(twin.turn, move)
    return twin


def after(deal: Deal, number: int) -> Deal:
    twin = deal.copy()
    twin.play(number)
    return twin


def test_the_same_moves_are_legal_and_do_the_same() -> None:
    for game in places(DEALS, 0.4):
        deal = deal_of(game)
        numbers = deal.moves()
        assert {MOVE[number] for number in numbers} == set(considered(game))
        assert set(deal.sensible()) <= set(numbers)
        assert deal.sensible()
        for number in numbers[:: max(1, len(numbers) // 3)]:
            same(played(game, [MOVE[number]]), after(deal, number))


def same(game: Thousand, deal: Deal) -> None:
    assert deal.over == (game.phase is not Phase.PLAY)
    if deal.over:
        assert game.last_deal is not None
        assert tuple(deal.points) == game.last_deal.raw
        assert tuple(deal.tricks) == game.last_deal.tricks
        return
    expected = deal_of(game)
    for name in ("hands", "points", "tricks", "turn", "trump", "owner", "laid", "value", "lying"):
        assert getattr(deal, name) == getattr(expected, name), name
    assert not deal.laid or (deal.led, deal.best, deal.taker) == (expected.led, expected.best, expected.taker)


def test_a_roll_out_is_a_game_move_by_move() -> None:
    for game in places(DEALS, 0.1):
        trace: list[int] = []
        end = roll_out(deal_of(game), trace)
        same(played(game, [MOVE[number] for number in trace]), end)
        assert end.points == roll_out(deal_of(game)).points


def test_numbers_and_cards_say_the_same() -> None:
    assert all(NUMBER[move] == number for number, move in MOVE.items())
    assert points(mask(CARDS)) == 120
    assert {CARD_OF[bit] for bit in CARD_OF if bit & HIGHER[mask(cards("QH"))]} == set(cards("KH TH AH"))


def test_what_is_thrown_is_cheap_and_breaks_no_pair() -> None:
    assert (
        set(thrown(mask(cards("AH KH QH TS 9S JC 9D AC QC JS")), 2)) & set(map(mask, [cards("AH")])) == set()
    )
    rng = Random(3)
    for _ in range(300):
        hand = mask(rng.sample(CARDS, 10))
        for number in (1, 2):
            away = thrown(hand, number)
            assert len(away) == len(set(away)) == number
            assert all(card & hand for card in away)
    away = thrown(mask(cards("KH QH AS KS QS AD 9C 9D TC AC")), 2)
    assert set(away) <= {mask([card]) for card in cards("9C 9D TC")}
    assert len(list(combinations(away, 2))) == 1
