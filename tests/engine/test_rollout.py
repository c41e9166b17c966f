"""66 on bare integers is the game itself: the same moves, points and pips, in every house rule."""

from __future__ import annotations

import os

from engine.sixty_six_numbers import considered, deal_of, net, places

from cardtable.engine.game import Move
from cardtable.engine.games.sixty_six import SixtySix
from cardtable.engine.players.sixty_six.bits import CODES
from cardtable.engine.players.sixty_six.deal import Deal
from cardtable.engine.players.sixty_six.rollout import roll_out

DEALS = int(os.environ.get("CARDTABLE_GAMES", "2000"))


def played(game: SixtySix, moves: list[Move]) -> SixtySix:
    twin = game.copy()
    for move in moves:
        assert twin.last_deal is None
        twin.play(twin.turn or 0, move)
    return twin


def test_the_same_moves_are_legal_and_do_the_same() -> None:
    for game in places(DEALS, 0.5):
        deal, code = deal_of(game), CODES[game.trump]
        numbers = deal.moves()
        assert {code.move[number] for number in numbers} == set(considered(game))
        assert set(deal.sensible()) <= set(numbers)
        assert deal.sensible()
        for number in numbers[:: max(1, len(numbers) // 3)]:
            same(played(game, [code.move[number]]), after(deal, number))


def after(deal: Deal, number: int) -> Deal:
    twin = deal.copy()
    twin.play(number)
    return twin


def same(game: SixtySix, deal: Deal) -> None:
    assert deal.over == (game.last_deal is not None)
    assert (deal.points, deal.pending) == (game.points, game.pending)
    if deal.over:
        assert deal.net == net(game)
        return
    expected = deal_of(game)
    for name in ("hands", "led", "turn", "tricks", "drawing", "closed_by", "closed_on_trickless"):
        assert getattr(deal, name) == getattr(expected, name), name
    assert not deal.drawing or deal.stock == expected.stock


def test_a_roll_out_is_a_game_move_by_move() -> None:
    for game in places(DEALS, 0.2):
        trace: list[int] = []
        pips = roll_out(deal_of(game), trace)
        code = CODES[game.trump]
        moves = [code.move[number] for number in trace]
        assert net(played(game, moves)) == pips == roll_out(deal_of(game))
