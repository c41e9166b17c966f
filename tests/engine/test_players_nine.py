"""The computer players of Nine: what they may not do, how they guess, and that they play the real rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from engine.nine_table import hand, named, new_game, play, taken_from
from engine.random_games import random_moves, random_set_up

from cardtable.engine.game import Move
from cardtable.engine.games.nine import (
    CARDS,
    DISCARD,
    HANDS,
    NINE,
    STOCK,
    VALUES,
    Nine,
    NineView,
    Phase,
    total,
)
from cardtable.engine.players import choose, levels_of, simple_move
from cardtable.engine.players.nine.deal import Deal, House
from cardtable.engine.players.nine.moves import CALL, counts_of, number_of, shed_by
from cardtable.engine.players.nine.rollout import EAGER, ROUNDS, STEADY, play_out
from cardtable.engine.players.nine.sight import Sight
from cardtable.engine.players.nine.sparring import greedy
from cardtable.engine.players.nine.stakes import Stakes
from cardtable.engine.players.nine.worlds import Worlds

ALL = ("easy", "normal", "expert")
REMEMBER = ("normal", "expert")


def started(
    hands: Sequence[str], up: str, stock: str, *moves: str, rules: dict[str, Any] | None = None, **set_up: Any
) -> Nine:
    """A deal with these hands, by values, the card turned up, and those drawn first; then these moves.

    Seat 0 deals. All that has happened can be seen in the events.
    """
    left, players = list(CARDS), len(hands)
    held = [taken_from(left, values) for values in hands]
    lying, first = taken_from(left, up), taken_from(left, stock)
    order = [held[(1 + step) % players] for step in range(players)]
    dealt = [card for cards in zip(*order, strict=True) for card in cards]
    size = {"hand_size": len(held[0])} if len(held[0]) != 5 else {}
    pack = [*dealt, *lying, *first, *left]
    game = new_game(players, {**size, **(rules or {})}, dealer=0, pack=pack, **set_up)
    play(game, *moves)
    return game


def chosen(game: Nine, level: str) -> Move:
    assert game.turn is not None
    return choose(game.view(game.turn), level, "a seed").move


def shed(game: Nine, level: str) -> list[int]:
    """The values of what is discarded."""
    return sorted(VALUES[card] for card in chosen(game, level).cards)


# Ten positions and more in which a bad move would make people laugh.


@pytest.mark.parametrize("level", ALL)
def test_nobody_calls_against_an_empty_hand(level: str) -> None:
    game = started(
        ["9 10 11 12", "0 1 2 5", "3 4 5 6"],
        *("13", "13 7 13"),
        *("draw", "discard 13", "draw", "discard 3 4 5 6 7", "draw", "discard 13"),
    )
    assert NINE in game.legal_moves(1)
    assert chosen(game, level) is not NINE


@pytest.mark.parametrize("level", REMEMBER)
def test_nobody_who_remembers_calls_against_a_lower_card_that_was_picked(level: str) -> None:
    game = started(
        ["9 10 11 12", "1 0 1 2", "7 7 7 7"],
        *("13", "3 13"),
        *("draw", "discard 1", "pick", "discard 7 7 7 7", "draw", "discard 13"),
    )
    assert hand(game, 2) == [1]
    assert NINE in game.legal_moves(1)
    assert chosen(game, level) is not NINE


@pytest.mark.parametrize("level", ALL)
def test_an_empty_hand_calls(level: str) -> None:
    game = started(
        ["9 10 11 12", "3 4 5 6", "1 4 8 9"],
        *("13", "7 13 13"),
        *("draw", "discard 3 4 5 6 7", "draw", "discard 13", "draw", "discard 13"),
    )
    assert chosen(game, level) is NINE


@pytest.mark.parametrize("level", ALL)
def test_nothing_in_hand_but_zeros_is_called(level: str) -> None:
    game = started(
        ["9 10 11 12 7", "0 0 8 8 8", "4 6 9 10 11"],
        *("13", "8 13 13"),
        *("draw", "discard 8 8 8 8", "draw", "discard 13", "draw", "discard 13"),
    )
    assert chosen(game, level) is NINE


@pytest.mark.parametrize("level", ALL)
def test_a_pair_of_queens_goes_together(level: str) -> None:
    game = started(["9 10 11 13", "12 12 3 1", "7 8 9 10"], "13", "6", "draw")
    assert shed(game, level) == [12, 12]


@pytest.mark.parametrize("level", ALL)
def test_a_run_goes_whole(level: str) -> None:
    game = started(["9 10 11 13 2", "5 6 7 8 1", "7 8 9 10 12"], "13", "9", "draw")
    assert shed(game, level) == [5, 6, 7, 8, 9]


@pytest.mark.parametrize("level", ALL)
def test_low_cards_are_kept_and_the_highest_goes(level: str) -> None:
    game = started(["9 10 11 12", "0 1 13 2", "7 8 9 10"], "12", "9", "draw")
    assert shed(game, level) == [13]


@pytest.mark.parametrize("level", ALL)
def test_a_king_that_fits_nothing_is_left_lying(level: str) -> None:
    game = started(["9 10 11 12", "2 4 6 9", "7 8 9 10"], "13", "5")
    assert str(chosen(game, level)) == "draw"


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize("up", ["0", "1"])
def test_a_card_that_weighs_nothing_is_taken(level: str, up: str) -> None:
    game = started(["9 10 11 12", "9 11 12 13", "7 8 9 10"], up, "5")
    assert str(chosen(game, level)) == "pick"


@pytest.mark.parametrize("level", ALL)
def test_the_third_jack_is_taken(level: str) -> None:
    game = started(["9 10 13 12", "11 11 3 2", "7 8 9 10"], "11", "5")
    assert str(chosen(game, level)) == "pick"


@pytest.mark.parametrize("level", ALL)
def test_the_fifth_card_of_a_run_is_taken(level: str) -> None:
    game = started(["9 10 13 12 1", "4 5 7 8 2", "7 8 9 10 11"], "6", "12")
    assert str(chosen(game, level)) == "pick"


def test_the_expert_knows_that_who_lets_a_three_go_holds_less() -> None:
    game = started(
        ["9 10 11 12", "0 1 2 13", "7 7 7 2"],
        *("13", "3 7 13 13 3 12"),
        *("draw", "discard 13", "draw", "discard 7 7 7 7", "draw", "discard 13"),
        *("draw", "discard 13", "draw", "discard 3", "draw", "discard 12"),
    )
    assert (hand(game, 1), hand(game, 2)) == ([0, 1, 2, 3], [2])
    assert NINE in game.legal_moves(1)
    assert chosen(game, "expert") is not NINE


@pytest.mark.parametrize("level", REMEMBER)
def test_no_team_calls_when_the_partner_must_hold_more(level: str) -> None:
    """The partner of seat 1 has picked a 12; of the opponents one has a card and the other none."""
    game = started(
        ["3 4 5 6", "0 1 1 2", "12 12 12 12", "7 7 7 7"],
        *("11", "13 1"),
        *("draw", "discard 13", "draw", "discard 12 12 12 12", "pick", "discard 7 7 7 7"),
        rules={"teams": "2x2"},
    )
    play(game, "pick", "discard 3 4 5 6 7")
    assert NINE in game.legal_moves(1)
    assert chosen(game, level) is not NINE


@pytest.mark.parametrize("level", REMEMBER)
def test_a_team_calls_when_the_opponents_must_hold_more(level: str) -> None:
    """The same, the other way round."""
    game = started(
        ["9 10 12 12", "0 1 1 2", "9 10 11 11", "6 6 6 6"],
        *("11", "13 13 1 13"),
        *("draw", "discard 13", "draw", "discard 13", "draw", "discard 6 6 6 6", "draw", "discard 13"),
        rules={"teams": "2x2"},
    )
    assert chosen(game, level) is NINE


@pytest.mark.parametrize("level", ALL)
def test_nobody_calls_with_far_too_many_points(level: str) -> None:
    rounds = ("draw", "discard 13") * 3
    game = started(
        ["1 2 3 4", "5 6 7 2", "1 2 3 4"], "12", "13 13 13", *rounds, rules={"allow_false_call": True}
    )
    assert NINE in game.legal_moves(1)
    assert chosen(game, level) is not NINE


def test_the_expert_fails_gladly_where_that_brings_luck() -> None:
    """65 and 25 make 90, and 90 becomes 45."""
    rounds = ("draw", "discard 13") * 3
    game = started(["1 2 3 4", "0 1 4 4", "1 2 3 9"], "12", "13 13 13", *rounds, scores=[40, 65, 40])
    assert chosen(game, "expert") is NINE


# Honesty, strength of mind.


def test_a_level_is_the_same_whatever_is_hidden() -> None:
    """Two deals that differ only in what seat 1 cannot see."""
    views = []
    for stock in ("5 9 13", "5 13 9"):
        game = started(["9 10 11 12", "2 4 6 9", "7 8 9 10"], "3", stock)
        views.append(game.view(1))
    assert views[0] == views[1]
    assert choose(views[0], "expert", "x", explain=True) == choose(views[1], "expert", "x", explain=True)


@pytest.mark.parametrize("level", [*ALL, "thumb"])
def test_nobody_waits_for_ever(level: str) -> None:
    """Three empty hands: whoever calls pays, and somebody does."""
    game = started(
        ["5 6 7 8", "3 4 5 6", "2 3 4 5"],
        *("13", "7 6 9"),
        *("draw", "discard 3 4 5 6 7", "draw", "discard 2 3 4 5 6", "draw", "discard 5 6 7 8 9"),
    )
    for _ in range(3 * 80):
        if game.phase is Phase.PAUSE:
            return
        seat = game.turn
        assert seat is not None
        view, seed = game.view(seat), f"weary {len(game.events)}"
        thumb = level == "thumb"
        move = simple_move(view, "normal", seed) if thumb else choose(view, level, seed, iterations=8).move
        game.play(seat, move)
    raise AssertionError("Nobody called.")


@pytest.mark.parametrize("level", [level.key for level in levels_of("nine")])
def test_a_level_plays_whole_games(level: str) -> None:
    for players, rules in ((2, {}), (4, {"teams": "2x2"}), (6, {"teams": "3x2", "hand_size": 7})):
        game = new_game(players, {**rules, "end_score": 50}, seed=f"level {level}")
        for _ in range(3000):
            if game.over:
                break
            (seat,) = game.to_act()
            view = game.view(seat)
            move = choose(view, level, f"{len(game.events)}", iterations=2).move
            game.play(seat, move)
        assert game.over


def test_rules_of_thumb_answer_every_question() -> None:
    for number in range(20):
        game = Nine(**random_set_up(Nine, number))
        for seat, move in random_moves(game, number):
            assert simple_move(game.view(seat), "normal", "s") in game.legal_moves(seat)
            game.play(seat, move)


def test_greedy_is_as_the_gate_wants_it() -> None:
    game = started(["9 10 13 12", "11 11 3 2", "7 8 9 10"], "11", "5")
    assert str(greedy(game.view(1))) == "pick"
    play(game, "pick")
    assert len(greedy(game.view(1)).cards) == 3
    game = started(["9 10 13 12", "11 11 3 2", "7 8 9 10"], "1", "5")
    assert str(greedy(game.view(1))) == "draw"


# What is guessed.


def test_what_was_picked_is_known_until_it_is_let_go() -> None:
    game = started(
        ["9 10 11 12", "1 0 1 2", "7 7 7 7"],
        *("13", "3 13"),
        *("draw", "discard 1", "pick", "discard 7 7 7 7"),
    )
    view = game.view(0)
    assert isinstance(view, NineView)
    sight = Sight(view)
    held = sight.held[2]
    assert [VALUES[card] for card in held.known] == [1]
    assert held.hidden == []
    assert sight.last[2] == (7, 7, 7, 7)


def test_who_lets_a_card_go_is_thought_to_hold_less() -> None:
    game = started(["9 10 11 12", "1 5 6 8", "7 7 7 7"], "13", "3", "draw", "discard 8")
    view = game.view(0)
    assert isinstance(view, NineView)
    assert {each.cap for each in Sight(view).held[1].hidden} == {7}
    assert {each.cap for each in Sight(view, judges=False).held[1].hidden} == {13}
    worlds = [Worlds(view, random.Random(seed)).imagine() for seed in range(60)]
    likely = [sum(deal.hands[1][8:]) == 0 for deal in worlds]
    assert sum(likely) > 40


def test_an_imagined_deal_has_every_card_once() -> None:
    everything = counts_of(CARDS)
    for number in range(40):
        game = Nine(**random_set_up(Nine, number))
        rng = random.Random(number)
        for count, (seat, move) in enumerate(random_moves(game, number)):
            view = game.view(seat)
            if move.verb != "deal" and count % 7 == 0:
                assert isinstance(view, NineView)
                deal = Worlds(view, rng).imagine()
                lying = [*deal.stock, *deal.pile]
                counts = [lying.count(v) + sum(h[v] for h in deal.hands) for v in range(14)]
                assert counts == everything
                assert [sum(h) for h in deal.hands] == [
                    len(view.zones[HANDS[s]]) for s in range(game.players)
                ]
                assert len(deal.stock) == len(view.zones[STOCK])
            game.play(seat, move)


# The bare deal against the game.


def bare(game: Nine, rng: random.Random) -> Deal:
    piles, turn = game.table.piles, game.turn
    assert turn is not None
    return Deal(
        House.of(game.options, game.players),
        [counts_of(piles[HANDS[seat]]) for seat in range(game.players)],
        [VALUES[card] for card in piles[STOCK]],
        [VALUES[card] for card in piles[DISCARD]],
        turn,
        sum(game.turns),
        rng,
    )


def test_a_bare_deal_goes_as_the_game_goes() -> None:
    for number in range(60):
        game = Nine(**random_set_up(Nine, number))
        rng, chance = random.Random(1), random.Random(number)
        deal = bare(game, rng)
        while game.phase in (Phase.DRAW, Phase.DISCARD):
            turn = game.turn
            assert turn is not None
            legal: dict[int, list[Move]] = {}
            for move in game.legal_moves(turn):
                legal.setdefault(number_of(move), []).append(move)
            sensible = deal.sensible()
            assert set(sensible) <= set(legal)
            assert all(shed_by(n) == total(legal[n][0].cards) for n in legal if n >= 16)
            picked = chance.choice(sensible)
            if CALL in sensible and chance.random() < 0.5:
                picked = CALL
            stock = len(game.table.piles[STOCK])
            game.play(turn, chance.choice(legal[picked]))
            deal.play(picked)
            if not stock and game.table.piles[STOCK]:  # shuffled in another order
                deal = bare(game, rng)
                deal.drawn = True
            if game.phase in (Phase.DRAW, Phase.DISCARD):
                assert deal.sums == [total(game.table.piles[HANDS[s]]) for s in range(game.players)]
                assert (deal.turn, deal.pile) == (game.turn, [VALUES[c] for c in game.table.piles[DISCARD]])
        assert game.last_deal is not None
        assert tuple(deal.points()) == game.last_deal.points


def test_a_roll_out_plays_legal_moves_to_a_call() -> None:
    played: list[tuple[int, Iterable[int]]] = []

    class Watched(Deal):
        __slots__ = ()

        def play(self, move: int) -> None:
            played.append((move, self.sensible()))
            super().play(move)

    for number in range(80):
        game = Nine(**random_set_up(Nine, number))
        deal = bare(game, random.Random(number))
        watched = Watched(
            deal.house, deal.hands, deal.stock, deal.pile, deal.turn, deal.turns, random.Random(number)
        )
        calls = [EAGER if number % 2 else STEADY] * game.players
        if play_out(watched, calls):
            assert watched.sums[watched.caller] <= game.options.call_limit
        else:
            assert watched.turns >= ROUNDS * game.players
    assert played
    assert all(move in sensible for move, sensible in played)


# What points are worth.


def stakes(scores: Sequence[int], **rules: Any) -> Stakes:
    return Stakes(scores, new_game(len(scores), rules).options)


def test_fewer_points_are_better_and_the_match_counts() -> None:
    rewards = stakes([0, 0, 0]).rewards([0, 10, 20])
    assert rewards[0] > rewards[1] > rewards[2]
    ends = stakes([80, 95, 20]).rewards([0, 10, 20])
    goes_on = stakes([30, 45, 20]).rewards([0, 10, 20])
    assert ends[1] < goes_on[1]


def test_the_lucky_total_is_seen_coming() -> None:
    unlucky = stakes([40, 66, 40]).rewards([0, 25, 0])
    lucky = stakes([40, 65, 40]).rewards([0, 25, 0])
    assert lucky[1] > unlucky[1]


def test_partners_share_what_they_win() -> None:
    rewards = stakes([0, 0, 0, 0], teams="2x2").rewards([0, 5, 0, 14])
    assert rewards[0] == pytest.approx(rewards[2])
    assert rewards[1] == pytest.approx(rewards[3])
    assert rewards[0] > 0 > rewards[1]


def test_a_named_move_is_a_move() -> None:
    game = started(["9 10 11 12", "2 4 6 9", "7 8 9 10"], "3", "5", "draw")
    assert named(game, "discard 9") in game.legal_moves(1)
