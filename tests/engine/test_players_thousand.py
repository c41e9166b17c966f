"""The rules of thumb of Тысяча: what a computer player must do, and what it must not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from engine.thousand_table import S01, S01_PRIKUP, cards, dealt, in_play, options, play

from cardtable.engine.games.thousand import Phase, Thousand
from cardtable.engine.players import simple_move
from cardtable.engine.players.thousand import LEVELS, SPARRING
from cardtable.engine.players.thousand.worths import after_discard, strength

BY_LEVEL = pytest.mark.parametrize("level", [level.key for level in LEVELS])
CALM: Mapping[str, Any] = {"redeal_hand_min": 0, "redeal_prikup_min": 0, "redeal_prikup_two_nines": False}
POOR = "9S JS 9C JC 9D JD QH"
RICH = "AH TH KH QH AS TS AD"


def chosen(game: Thousand, level: str = "expert") -> str:
    assert game.turn is not None
    return str(simple_move(game.view(game.turn), level, "seed"))


@BY_LEVEL
def test_nothing_is_bid_on_a_hand_without_tricks(level: str) -> None:
    assert chosen(dealt({2: POOR}, rules=CALM), level) == "pass"


@BY_LEVEL
def test_a_hand_of_aces_and_a_marriage_is_bid_on(level: str) -> None:
    assert chosen(dealt({2: RICH}, rules=CALM), level).startswith("bid")


@BY_LEVEL
def test_neither_an_ace_nor_half_a_marriage_is_given_away(level: str) -> None:
    game = dealt({1: "AH KH QH TS 9S JC 9D"}, "AC QC JS")
    play(game, "P2 pass", "P0 pass")
    away = set()
    while game.phase is Phase.SNOS:
        move = chosen(game, level)
        away.add(move.split()[1])
        play(game, move)
    assert not away & {"AH", "KH", "QH", "AC"}
    assert len(away) == 2


@BY_LEVEL
def test_a_marriage_is_announced_as_soon_as_it_may_be(level: str) -> None:
    game = in_play({1: "KH QH 9C JS", 2: "TC JC AS TS", 0: "QC 9D QS KS"}, tricks=(0, 1, 0))
    assert chosen(game, level).startswith("marry")


@BY_LEVEL
def test_the_queen_is_led_where_ace_or_ten_may_take_it(level: str) -> None:
    game = in_play({1: "KH QH 9C JS", 2: "AH JC AS TS", 0: "TH 9D QS KS"}, tricks=(0, 1, 0))
    assert chosen(game, level) == "marry QH"


@BY_LEVEL
def test_the_better_marriage_comes_first(level: str) -> None:
    game = in_play({1: "KH QH KS QS", 2: "TC JC AS TS", 0: "QC 9D 9H 9S"}, tricks=(0, 1, 0))
    assert chosen(game, level) in ("marry KH", "marry QH")


@BY_LEVEL
def test_a_first_trick_is_taken_by_the_ace_that_no_trump_can_beat(level: str) -> None:
    game = in_play({1: "AC 9D JD KH QH", 2: "TC JC AS TS 9S", 0: "QC KC QS KS 9C"})
    assert chosen(game, level) == "play AC"


@BY_LEVEL
def test_the_last_to_play_takes_a_rich_trick_as_cheaply_as_he_can(level: str) -> None:
    game = in_play({1: "9D", 2: "AS KS", 0: "AC KC 9H"}, turn=0, trick="TC QC", tricks=(0, 1, 0))
    assert chosen(game, level) == "play AC"
    cheap = in_play({1: "9D", 2: "AS KS", 0: "AC KC 9H"}, turn=0, trick="QC JC", tricks=(0, 1, 0))
    assert chosen(cheap, level) == "play KC"


@BY_LEVEL
def test_nothing_dear_is_thrown_on_a_trick_that_is_lost(level: str) -> None:
    game = in_play({1: "9D", 2: "9S KS", 0: "TH 9H AD"}, turn=0, trick="AC QC", tricks=(0, 1, 0))
    assert chosen(game, level) == "play 9H"


@BY_LEVEL
def test_who_sits_on_the_barrel_raises_to_what_wins(level: str) -> None:
    game = dealt({1: RICH}, "9C QC 9D", scores=[0, 880, 0], counters={"on_barrel": [0, 1, 0]}, rules=CALM)
    play(game, "P2 pass", "P0 pass", "P1 give 9C 2", "P1 give 9D 0")
    assert chosen(game, level) == "raise 120"


def test_an_order_is_raised_to_what_is_nearly_sure() -> None:
    game = dealt({1: RICH}, "9C QC 9D", rules=CALM)
    play(game, "P2 pass", "P0 pass", "P1 give 9C 2", "P1 give 9D 0")
    verb, _, number = chosen(game).partition(" ")
    assert verb == "raise"
    assert 140 <= int(number) <= 200


@pytest.mark.parametrize(("written_off", "found"), [(0, "rospis"), (2, "stand")])
def test_a_hopeless_order_is_written_off_but_not_for_a_penalty(written_off: int, found: str) -> None:
    counters = {"rospis": [0, written_off, 0]}
    game = dealt({1: POOR}, "9H QS QD", rules=CALM, counters=counters)
    play(game, "P2 pass", "P0 pass", "P1 give 9S 2", "P1 give 9C 0")
    assert chosen(game) == found
    assert chosen(game, "easy") == "stand"


def test_a_poor_hand_is_dealt_again_and_a_marriage_kept() -> None:
    assert chosen(dealt({1: "9S 9H 9D JC JS QC KD"})) == "redeal"
    assert chosen(dealt({1: "9S 9H 9D JC QH KH 9C"})) == "keep"


def test_the_dark_is_for_who_is_far_behind() -> None:
    rules = {"dark": True, **CALM}
    assert chosen(dealt(S01, S01_PRIKUP, rules=rules, scores=[0, 0, 0])) == "look"
    assert chosen(dealt(S01, S01_PRIKUP, rules=rules, scores=[700, 0, 0])) == "dark"


def test_strength_grows_with_aces_and_marriages() -> None:
    rules = options()
    assert strength(cards(POOR), rules) < 20 < strength(cards("AH 9H 9S JS QD JC 9C"), rules) + 15
    assert strength(cards(RICH), rules) > 150
    assert after_discard(cards("AH KH QH TS 9S JC 9D AC QC JS"), 2, rules)[0] > 100


def test_the_levels_beat_a_greedy_player() -> None:
    """Six matches of three."""
    won = 0
    for number in range(6):
        game = Thousand(options(), 3, f"greedy {number}")
        rng = random.Random(number)
        ours = rng.randrange(3)
        while not game.over and game.deals_finished < 150:
            assert game.turn is not None
            view = game.view(game.turn)
            move = simple_move(view, "normal", "s") if game.turn == ours else SPARRING["greedy"](view)
            game.play(game.turn, move)
        won += game.winner == ours
    assert won >= 3
