"""Nines in tricks on bare integers is the game itself: the same moves and tricks, by either rule."""

from __future__ import annotations

import os

from engine.nines_tricks_numbers import deal_of, places
from engine.nines_tricks_table import cards, in_play

from cardtable.engine.game import Move
from cardtable.engine.games.nines_tricks import CARDS, NinesTricks, Phase
from cardtable.engine.players.nines_tricks.bits import (
    ALL,
    HIGHER,
    MOVE,
    NUMBER,
    highest_rank,
    lowest_rank,
    mask,
    single,
)
from cardtable.engine.players.nines_tricks.deal import Deal
from cardtable.engine.players.nines_tricks.rollout import likely, roll_out

DEALS = int(os.environ.get("CARDTABLE_GAMES", "200"))


def played(game: NinesTricks, moves: list[Move]) -> NinesTricks:
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


def same(game: NinesTricks, deal: Deal) -> None:
    assert deal.over == (game.phase is not Phase.PLAY)
    assert deal.tricks == game.tricks
    if not deal.over:
        expected = deal_of(game)
        for name in ("hands", "turn", "laid", "best"):
            assert getattr(deal, name) == getattr(expected, name), name
        assert not deal.laid or deal.led == expected.led


def test_the_same_moves_are_legal_and_do_the_same() -> None:
    for game in places(DEALS, 0.2):
        deal = deal_of(game)
        assert game.turn is not None
        numbers = deal.moves()
        assert {MOVE[number] for number in numbers} == set(game.legal_moves(game.turn))
        for number in numbers[:: max(1, len(numbers) // 3)]:
            same(played(game, [MOVE[number]]), after(deal, number))


def test_a_roll_out_is_a_game_move_by_move() -> None:
    for game in places(DEALS, 0.05):
        trace: list[int] = []
        end = roll_out(deal_of(game), trace)
        same(played(game, [MOVE[number] for number in trace]), end)


def test_a_move_that_is_left_out_does_what_another_does() -> None:
    """Between the two lies no card that anybody could hold; played out in full they bring the same."""
    for game in places(DEALS // 2, 0.05):
        deal = deal_of(game)
        kept = deal.sensible()
        assert kept
        assert set(kept) <= set(deal.moves())
        out = deal.aside | deal.best
        for seat, hand in enumerate(deal.hands):
            out |= hand if seat != deal.turn else 0
        for number in set(deal.moves()) - set(kept):
            below = [each for each in kept if number & HIGHER[each]]
            alike = [each for each in kept if highest_rank(number | each) == number | each]
            between = [each for each in below if not HIGHER[each] & ~HIGHER[number] & ~number & out]
            assert between or (alike and not deal.classic)


def test_numbers_and_cards_say_the_same() -> None:
    assert all(NUMBER[move] == number for number, move in MOVE.items())
    assert mask(CARDS) == ALL
    assert single(ALL) == [mask((card,)) for card in CARDS]
    hand = mask(cards("2S KD KH 9C"))
    assert highest_rank(hand) == mask(cards("KD KH"))
    assert lowest_rank(hand) == mask(cards("2S"))


def thought(game: NinesTricks) -> str:
    return str(MOVE[likely(deal_of(game))])


def test_rules_of_thumb() -> None:
    classic = {"preset": "classic"}
    assert thought(in_play("AD 3D 2S", "KD 4H 5H", "9D 6H 7H", rules=classic)) == "play AD"
    assert thought(in_play("TD 3D AD", "KD 7D", "9D 8D", turn="A", trick="9D 7D", rules=classic)) == "play TD"
    assert thought(in_play("QD 3D", "KD 7D", "AD 8D", turn="A", trick="9D", rules=classic)) == "play 3D"
    assert thought(in_play("2C 3S", "KS", "JS", turn="A", trick="AD 9C", rules=classic)) == "play 3S"
    assert thought(in_play("2C KC", "3D", "4D", turn="A", trick="5C AC")) == "play 2C"
    assert thought(in_play("6C KC", "AC", "4D", turn="A", trick="5C 4D")) == "play 6C"
    assert thought(in_play("JC KC 2C", "QC", "4C", turn="A")) == "play KC"
    assert thought(in_play("AS JS 2C", "3D", "3H", turn="A", trick="9D TH", trump="NT")) == "play JS"
    assert thought(in_play("KS JS 2C", "QD 3D", "TH 3H", turn="A", trump="NT")) == "play KS"
