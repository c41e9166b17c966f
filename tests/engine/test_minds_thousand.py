"""The levels of Тысяча in positions in which there is one thing that nobody must do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from engine.random_games import random_set_up
from engine.thousand_table import dealt, in_play, play

from cardtable.engine.game import Moved
from cardtable.engine.games.thousand import HANDS, TAKEN, TRICK, Phase, Thousand, ThousandView
from cardtable.engine.players import choose
from cardtable.engine.players.thousand import LEVELS

KEYS = [level.key for level in LEVELS]
BY_LEVEL = pytest.mark.parametrize("level", KEYS)
SEEDS = ("a", "b", "c")
CALM: Mapping[str, Any] = {"redeal_hand_min": 0, "redeal_prikup_min": 0, "redeal_prikup_two_nines": False}


def chosen(game: Thousand, level: str) -> set[str]:
    """What the seat to act does, with several seeds; less thought than at the table, so more luck."""
    assert game.turn is not None
    view = game.view(game.turn)
    return {str(choose(view, level, seed, iterations=THOUGHT[level]).move) for seed in SEEDS}


THOUGHT = {"easy": 8, "normal": 40, "expert": 150}


def discard(game: Thousand, level: str, seed: str) -> set[str]:
    """The cards given away."""
    away = set()
    while game.phase is Phase.SNOS:
        assert game.turn is not None
        move = choose(game.view(game.turn), level, seed, iterations=THOUGHT[level]).move
        away.add(str(move.cards[0]))
        game.play(game.turn, move)
    return away


# Bids.


@BY_LEVEL
@pytest.mark.parametrize(
    "hand",
    [
        "9S JS 9C JC 9D JD QH",
        "KS QC JD TH 9S JC 9D",
        "TS TC 9D JD QH JH 9C",
        "KH QS KC QD JS 9C TD",
        "QS KD JS 9C JC 9D TH",
    ],
)
def test_must_not_bid_without_aces_and_marriages(hand: str, level: str) -> None:
    assert chosen(dealt({2: hand}, rules=CALM), level) == {"pass"}


@BY_LEVEL
def test_must_not_go_on_to_what_one_ace_and_a_low_marriage_cannot_make(level: str) -> None:
    game = dealt({2: "KS QS AC 9D JD 9H JC", 0: "KH QH AH TH AS TS 9S"}, rules=CALM)
    play(game, "P2 bid 105", "P0 bid 150", "P1 pass")
    assert chosen(game, level) == {"pass"}


@BY_LEVEL
def test_must_not_leave_a_hand_that_makes_it_alone_to_others(level: str) -> None:
    game = dealt({2: "AH TH KH QH AS TS AD"}, rules=CALM)
    assert all(move.startswith("bid") for move in chosen(game, level))


@BY_LEVEL
def test_must_not_jump_far_above_the_others(level: str) -> None:
    game = dealt({2: "AH TH KH QH AS TS AD"}, rules=CALM)
    assert all(int(move.split()[1]) <= 110 for move in chosen(game, level) if move != "pass")


# The discard and the order.


@BY_LEVEL
@pytest.mark.parametrize(
    ("hand", "prikup", "kept"),
    [
        ("AH KH QH TS 9S JC 9D", "AC QC JS", "AH KH QH AC"),
        ("AS KS QS AC 9C JD 9H", "9D JH TC", "AS KS QS AC"),
        ("KD QD AD TC 9C JS QS", "AS 9H JH", "KD QD AD AS"),
        ("AH AD AC 9S JS KH QH", "9D JC 9C", "AH AD AC KH QH"),
    ],
)
def test_must_not_give_away_an_ace_or_half_of_a_marriage(
    hand: str, prikup: str, kept: str, level: str
) -> None:
    for seed in SEEDS:
        game = dealt({1: hand}, prikup, rules=CALM)
        play(game, "P2 pass", "P0 pass")
        assert not discard(game, level, seed) & set(kept.split())


@BY_LEVEL
def test_must_not_give_a_king_whose_queen_is_out(level: str) -> None:
    for seed in SEEDS:
        game = dealt({1: "AH TH KH QH AS 9C KD"}, "9S JC TS", rules=CALM)
        play(game, "P2 pass", "P0 pass")
        assert "KD" not in discard(game, level, seed)


@BY_LEVEL
def test_must_not_give_a_queen_whose_king_is_out(level: str) -> None:
    for seed in SEEDS:
        game = dealt({1: "KS AS KH QD 9C TS TD"}, "AD QC JH", rules=CALM)
        play(game, "P2 pass", "P0 pass")
        assert "QC" not in discard(game, level, seed)


@BY_LEVEL
def test_must_not_raise_what_is_in_doubt(level: str) -> None:
    game = dealt({1: "AS KS QS AC 9C JD 9H"}, "9D JH TC", rules=CALM)
    play(game, "P2 pass", "P0 pass")
    discard(game, level, "s")
    for move in chosen(game, level):
        assert move == "stand" or int(move.split()[1]) <= 125


@pytest.mark.parametrize("level", ["normal", "expert"])
@pytest.mark.parametrize("rules", [{"golden": True, "golden_raise": True}, {"dark": True}])
def test_must_not_leave_a_sure_order_low_where_it_counts_double(rules: Mapping[str, Any], level: str) -> None:
    """All eight tricks and the hearts are 220, which are written as 440."""
    game = dealt({1: "AH TH KH QH JH AC TC"}, "KC JD KS", rules={**CALM, **rules}, scores=[0, 180, 0])
    if game.phase is Phase.DARK:
        play(game, "P1 dark", "P2 pass", "P0 pass")
    play(game, "P1 give JD 0", "P1 give KS 2")
    assert all(int(move.split()[1]) >= 200 for move in chosen(game, level))


@BY_LEVEL
def test_must_not_write_off_a_sure_order(level: str) -> None:
    game = dealt({1: "AH TH KH QH AS TS AD"}, "9C QC 9D", rules=CALM)
    play(game, "P2 pass", "P0 pass")
    assert not any(move == "rospis" for move in chosen(game, level))
    play(game, "P1 give 9C 2", "P1 give 9D 0")
    assert not any(move == "rospis" for move in chosen(game, level))


@BY_LEVEL
def test_must_not_stand_below_what_wins_from_the_barrel(level: str) -> None:
    sits = {"on_barrel": [0, 1, 0], "attempts": [0, 1, 0]}
    game = dealt({1: "AH TH KH QH AS 9S JC"}, "9C QC 9D", scores=[0, 880, 0], counters=sits, rules=CALM)
    play(game, "P2 pass", "P0 pass", "P1 give 9C 2", "P1 give 9D 0")
    assert all(move.startswith("raise") and int(move.split()[1]) >= 120 for move in chosen(game, level))


@BY_LEVEL
def test_must_not_pass_the_last_try_on_the_barrel_with_a_hand_that_may_win(level: str) -> None:
    sits = {"on_barrel": [0, 0, 1], "attempts": [0, 0, 1]}
    hand = {2: "AH KH QH TS AC 9D JC"}
    game = dealt(hand, scores=[200, 300, 880], counters=sits, rules=CALM)
    assert all(move.startswith("bid") for move in chosen(game, level))


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_must_not_leave_the_order_to_who_would_win_from_the_barrel(level: str) -> None:
    sits = {"on_barrel": [0, 1, 0], "attempts": [0, 3, 0]}
    hand = {2: "AH KH QH TS AC 9D JC"}
    game = dealt(hand, scores=[200, 880, 300], counters=sits, rules=CALM)
    assert all(move.startswith("bid") for move in chosen(game, level))


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_must_not_write_off_what_throws_another_onto_the_barrel(level: str) -> None:
    """Half of 100 would lift a player with 830 to 880; of two who are lost, that one is worse."""
    hand = {1: "9S JS 9C JC 9D JD QH"}
    calm = {**CALM, "barrel_no_simultaneous": False}
    far = dealt(hand, "9H QS QD", rules=calm, scores=[0, 0, 0])
    near = dealt(hand, "9H QS QD", rules=calm, scores=[830, 0, 830])
    worths = []
    for game in (far, near):
        play(game, "P2 pass", "P0 pass", "P1 give 9S 2", "P1 give 9C 0")
        view = game.view(1)
        found = dict(choose(view, level, "s", iterations=THOUGHT[level], explain=True).worth)
        worths.append({str(move): worth for move, worth in found.items()})
    assert worths[0]["rospis"] > worths[0]["stand"]
    assert worths[1]["rospis"] < worths[0]["rospis"] - 0.2


# Samosval.


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_writes_off_to_throw_another_back_to_nothing(level: str) -> None:
    """G2-S03: half of the order takes a player from 505 to 555, and so to 0."""
    hand = {1: "9S JS 9C KC 9D JD QH"}
    game = dealt(hand, "9H QS QD", rules=CALM, scores=[505, 300, 505])
    play(game, "P2 pass", "P0 pass", "P1 give 9S 2", "P1 give 9C 0")
    assert chosen(game, level) == {"rospis"}


def test_must_not_take_the_last_tricks_where_they_throw_oneself_back() -> None:
    """Both make 24 points, written as 25, and 555; without them the defender keeps 530."""
    game = in_play(
        {1: "9D", 2: "9H", 0: "AC JC"}, turn=0, trick="TC 9C", tricks=(1, 3, 2), scores=[530, 0, 0]
    )
    game.points[0] = 1
    all_else_was_played(game)
    assert chosen(game, "expert") == {"play JC"}
    game.scores[0] = 500
    assert chosen(game, "expert") == {"play AC"}


def all_else_was_played(game: Thousand) -> None:
    """Who counts knows it."""
    all_of = frozenset(range(game.players))
    for card in game.table.piles[TAKEN[0]]:
        game.table.events.append(Moved((card,), HANDS[1], TRICK, all_of))
        game.table.events.append(Moved((card,), TRICK, TAKEN[0], all_of))


# Cards.


@BY_LEVEL
def test_must_not_throw_an_ace_on_a_trick_that_is_lost(level: str) -> None:
    game = in_play({1: "9D", 2: "9S KS", 0: "TH 9H AD"}, turn=0, trick="AC QC", tricks=(0, 1, 0))
    assert chosen(game, level) == {"play 9H"}


@BY_LEVEL
def test_must_not_give_a_ten_to_the_ace_that_lies(level: str) -> None:
    game = in_play({1: "9D 9C", 2: "9S KS", 0: "TC JC AD"}, turn=0, trick="AC QC", tricks=(0, 1, 0))
    assert chosen(game, level) == {"play JC"}


@BY_LEVEL
def test_must_not_break_a_marriage_that_can_still_be_announced(level: str) -> None:
    game = in_play({1: "9D 9C AS", 2: "9S KS 9H", 0: "KH QH JH AD"}, turn=0, trick="AH TH", tricks=(0, 1, 1))
    assert chosen(game, level) == {"play JH"}


@BY_LEVEL
def test_must_not_lead_half_of_a_marriage_in_silence(level: str) -> None:
    game = in_play({1: "KH QH 9C JS", 2: "AH JC AS TS", 0: "TH 9D QS KS"}, tricks=(0, 1, 0))
    assert not chosen(game, level) & {"play KH", "play QH"}


@BY_LEVEL
def test_must_not_lead_a_bare_ten_under_the_ace(level: str) -> None:
    game = in_play({1: "TC 9D JD 9S", 2: "AC KC AS TS", 0: "QC JC KD KS"}, tricks=(1, 1, 1))
    assert "play TC" not in chosen(game, level)


@BY_LEVEL
def test_must_not_let_a_rich_trick_go(level: str) -> None:
    game = in_play({1: "9D", 2: "AS KS", 0: "AC JC 9H"}, turn=0, trick="TC KC", tricks=(0, 1, 0))
    assert chosen(game, level) == {"play AC"}


@BY_LEVEL
def test_must_not_miss_a_marriage_that_makes_the_order(level: str) -> None:
    game = in_play({1: "KS QS 9C", 2: "TC JC AS", 0: "QC 9D TS"}, tricks=(0, 3, 0), order=100)
    game.points[1] = 62
    assert chosen(game, level) <= {"marry KS", "marry QS"}


@BY_LEVEL
def test_must_not_write_off_while_leading_a_hand_that_makes_it(level: str) -> None:
    game = dealt({1: "AH TH KH QH AS TS AD"}, "9C QC 9D", rules=CALM)
    play(game, "P2 pass", "P0 pass", "P1 give 9C 2", "P1 give 9D 0", "stand")
    assert game.phase is Phase.PLAY
    assert all(move[5:6] in "AT" for move in chosen(game, level))


# Honest, legal, whole.


def test_hidden_cards_change_neither_move_nor_figures() -> None:
    """Another deal with the same events as the seat saw them gives the same choice."""
    changed = 0
    for number in range(30):
        chance = random.Random(number)
        game = Thousand(**random_set_up(Thousand, number))
        for _ in range(chance.randrange(30)):
            if game.deals_finished == 0:
                assert game.turn is not None
                moves = [move for move in game.legal_moves(game.turn) if move.verb != "redeal"]
                assert moves, game.phase
                game.play(game.turn, chance.choice(moves))
        if game.deals_finished or game.turn is None:
            continue
        seat = game.turn
        view = game.view(seat)
        twin = Thousand.imagine(view, random.Random(number)).copy()
        changed += twin.table.piles != game.table.piles
        assert isinstance(view, ThousandView)
        twin.table.events = list(view.seen)
        for level in KEYS:
            first, again = (
                choose(each, level, "seed", iterations=12, explain=True) for each in (view, _seen(twin, view))
            )
            assert first == again
    assert changed > 10


def _seen(twin: Thousand, view: ThousandView) -> ThousandView:
    """The twin's view with the events that the seat saw."""
    found = twin.view(view.seat)
    assert isinstance(found, ThousandView)
    return replace(found, seen=view.seen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal_in_random_house_rules(players: int) -> None:
    for number in range(8):
        set_up = random_set_up(Thousand, number * 3 + players)
        game = Thousand(set_up["options"], players, f"legal {number}")
        while game.deals_finished < 1:
            assert game.turn is not None
            view = game.view(game.turn)
            move = choose(view, KEYS[game.turn % 3], "seed", iterations=6).move
            assert move in view.legal
            assert view.phase != "play" or view.zones[TRICK] is not None
            game.play(game.turn, move)


@BY_LEVEL
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_card_goes_to_who_was_given_none(level: str, first: int) -> None:
    """Whoever gave the first one, say before the move was taken back, may have begun with either."""
    game = dealt({1: "AS TS KS QS AH TH 9C"}, "AC TC 9D")
    play(game, "P2 pass", "P0 pass")
    assert (game.phase, game.turn) == (Phase.SNOS, 1)
    others = (2, 0)
    play(game, f"give 9D {others[first]}")
    move = choose(game.view(1), level, "seed", iterations=12).move
    assert (move.verb, move.number) == ("give", others[1 - first])
