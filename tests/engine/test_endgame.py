"""The exact endgame of 66 against trying everything with the game itself."""

from __future__ import annotations

import os

from engine.sixty_six_numbers import considered, deal_of, net, places

from cardtable.engine.games.sixty_six import HANDS, SixtySix
from cardtable.engine.players.sixty_six.bits import CODES
from cardtable.engine.players.sixty_six.endgame import Endgame

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "500"))
MOST_CARDS = 9  # in both hands, so that everything can be tried


def best(game: SixtySix, seat: int) -> int:
    """The pips for the seat when both play their best."""
    if game.last_deal is not None:
        return net(game, seat)
    values = []
    for move in considered(game):
        twin = game.copy()
        twin.play(game.turn or 0, move)
        values.append(best(twin, seat))
    return max(values) if game.turn == seat else min(values)


def endings() -> list[SixtySix]:
    """Places where nothing is drawn any more, closed or used up."""
    found: list[SixtySix] = []
    for game in places(POSITIONS, 0.5):
        cards = sum(len(game.table.piles[hand]) for hand in HANDS)
        if not game.stock_open and 2 <= cards <= MOST_CARDS:
            found.append(game.copy())
        if len(found) == POSITIONS:
            break
    return found


def test_every_move_is_worth_what_trying_everything_says() -> None:
    found = endings()
    assert len(found) == POSITIONS
    assert any(game.closed_by is not None for game in found)
    for game in found:
        code, seat = CODES[game.trump], game.turn or 0
        values = Endgame(deal_of(game)).values()
        assert len(values) == len(considered(game))
        for number, value in values.items():
            twin = game.copy()
            twin.play(seat, code.move[number])
            assert best(twin, seat) == value
