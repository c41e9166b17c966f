"""Computer players of Nines find out of a circle in which the same cards go from hand to hand."""

from __future__ import annotations

import pytest
from engine.nines_table import play, position

from cardtable.engine.games.nines_shedding import Nines, NinesOptions, taken_in_vain
from cardtable.engine.players import choose
from cardtable.engine.players.nines_shedding import thumb

ENOUGH = 400
"""Moves; half of all games last no longer than 70."""

CIRCLES = [(2, {}, "84"), (2, {"wild_on_nine": False}, "41"), (3, {"play_on": True}, "100")]


def played(players: int, options: dict[str, bool], seed: str) -> Nines:
    """A game of easy computer players, who decide by rules of thumb alone."""
    game = Nines(NinesOptions(**options), players, seed)
    for number in range(ENOUGH):
        if game.over:
            break
        seat = game.to_act()[0]
        game.play(seat, choose(game.view(seat), "easy", f"{seed}/{number}").move)
    return game


@pytest.mark.parametrize(("players", "options", "seed"), CIRCLES)
def test_a_game_of_computers_ends(
    players: int, options: dict[str, bool], seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert played(players, options, seed).over
    monkeypatch.setattr(thumb, "PATIENCE", ENOUGH)
    assert not played(players, options, seed).over, "this deal led into no circle"


def test_piles_are_taken_in_vain_until_a_card_is_gone_for_good() -> None:
    game = position("5S 6S", "KS KD 4D", pile="7S AH", stock="4H")
    play(game, "A take")
    assert taken_in_vain(game.view(1)) == 1
    play(game, "B play KS")  # and draws
    assert taken_in_vain(game.view(1)) == 0
    play(game, "A play AH", "B take")
    assert taken_in_vain(game.view(0)) == 1
