"""The levels of nines in tricks: what none of them must do, what they learn, and that they do not peep."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from engine.nines_tricks_table import dealt, in_play, options, play
from engine.random_games import random_set_up

from cardtable.engine.game import Moved
from cardtable.engine.games.nines_tricks import DUMMY, HANDS, NinesTricks, NinesTricksView, Phase
from cardtable.engine.players import choose, simple_move
from cardtable.engine.players.nines_tricks import LEVELS, SPARRING
from cardtable.engine.players.nines_tricks.bits import OF_SUIT, mask
from cardtable.engine.players.nines_tricks.sight import sight
from cardtable.engine.players.nines_tricks.stakes import Stakes
from cardtable.engine.players.nines_tricks.strength import strength
from cardtable.engine.players.nines_tricks.worlds import Attentive, Forgetful, Talk

KEYS = [level.key for level in LEVELS]
BY_LEVEL = pytest.mark.parametrize("level", KEYS)
SEEDS = ("a", "b", "c", "d")
CLASSIC = {"preset": "classic"}
THOUGHT = {"easy": 40, "normal": 80, "expert": 200}
"""Less than at the table, so more luck."""

RICH = "AC KC QC JC TC AD AH AS KD KH 2S 3S 4S"
POOR = "2C 3D 4D 2D 5H 4H 3H 2H 2S 3S 4S 5S 6S"


def chosen(game: NinesTricks, level: str) -> set[str]:
    """What the seat to act does, with several seeds."""
    assert game.turn is not None
    view = game.view(game.turn)
    moves = {str(choose(view, level, seed, iterations=THOUGHT[level]).move) for seed in SEEDS}
    return {move.removeprefix("play ") for move in moves}


def view_of(game: NinesTricks, seat: int) -> NinesTricksView:
    view = game.view(seat)
    assert isinstance(view, NinesTricksView)
    return view


# Ten things that nobody must do: the hand.


@BY_LEVEL
@pytest.mark.parametrize("rules", [{}, CLASSIC], ids=["document", "classic"])
def test_must_not_give_up_aces_and_long_trumps(rules: dict[str, Any], level: str) -> None:
    assert chosen(dealt(RICH, rules=rules), level) == {"keep"}


@BY_LEVEL
@pytest.mark.parametrize("rules", [{}, CLASSIC], ids=["document", "classic"])
def test_must_not_keep_a_hand_that_takes_no_trick(rules: dict[str, Any], level: str) -> None:
    assert chosen(dealt(POOR, rules=rules), level) == {"swap"}


def test_only_a_beginner_gives_up_long_trumps_without_figures() -> None:
    game = dealt("QC TC 9C 8C 7C 5C 4C TD 9D TH 6H 8S TS")
    kept = {level: chosen(game, level) for level in KEYS}
    assert kept == {"easy": {"swap"}, "normal": {"keep"}, "expert": {"keep"}}


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_must_not_take_for_a_hand_of_some_worth_one_that_was_given_up(level: str) -> None:
    fair = "AC 9C 8C KD 5D 4D QH 6H 3H JS 7S 5S 2S"
    game = dealt("2C 3C 3D 2D TH 4H 2H 8H 3S 4S 6S 8S 9S", fair, rules=CLASSIC)
    play(game, "A swap")
    assert chosen(game, level) == {"keep"}


# By the classic rule.


@BY_LEVEL
def test_must_not_take_a_trick_dearer_than_it_has_to(level: str) -> None:
    game = in_play(
        "TD AD 2S", "KD 5S 9H", "QD 8S 8H", turn="A", trick="7D 9D", tricks=(3, 3, 3), rules=CLASSIC
    )
    assert chosen(game, level) == {"TD"}


@BY_LEVEL
def test_must_not_waste_a_trump_on_a_trick_that_is_lost(level: str) -> None:
    game = in_play("2C 3S", "KS", "JS", turn="A", trick="AD 9C", tricks=(3, 4, 4), rules=CLASSIC)
    assert chosen(game, level) == {"3S"}


@BY_LEVEL
def test_must_not_let_a_trick_go_that_a_small_trump_takes(level: str) -> None:
    game = in_play("2C 9H 3S", "KS 4H", "JS TH", turn="A", trick="AD QD", tricks=(3, 4, 3), rules=CLASSIC)
    assert chosen(game, level) == {"2C"}


@BY_LEVEL
def test_must_not_throw_a_high_card_under_a_higher_one(level: str) -> None:
    game = in_play("KD 3D", "QD 9S", "JD 8S", turn="A", trick="AD 5D", tricks=(3, 4, 4), rules=CLASSIC)
    assert chosen(game, level) == {"3D"}


@BY_LEVEL
def test_must_not_lead_away_from_the_only_winner_into_a_ruff(level: str) -> None:
    """The trump ace first: whoever holds the last trump would take the ace of diamonds."""
    game = in_play("AC AD", "2C 3S", "KD KS", turn="A", tricks=(3, 4, 4), rules=CLASSIC)
    assert chosen(game, level) == {"AC"}


# By the book.


@BY_LEVEL
def test_must_not_play_a_high_trump_where_a_higher_one_lies(level: str) -> None:
    game = in_play("2C KC", "3D", "4D", turn="A", trick="5C AC", tricks=(5, 3, 3))
    assert chosen(game, level) == {"2C"}


@BY_LEVEL
def test_must_not_spend_the_king_where_a_small_trump_is_enough(level: str) -> None:
    game = in_play("6C KC 9D", "QC 5D", "JC 4D", turn="A", trick="5C TD", tricks=(5, 3, 2))
    assert chosen(game, level) == {"6C"}


@BY_LEVEL
def test_must_not_take_a_trick_of_equal_ranks_with_an_ace(level: str) -> None:
    game = in_play("AS JS 2C", "QD 3H", "KH 4H", turn="A", trick="9D TH", trump="NT", tricks=(3, 4, 3))
    assert chosen(game, level) == {"JS"}


@BY_LEVEL
def test_must_not_take_a_second_trick_that_only_costs_a_point(level: str) -> None:
    """One trick puts on one, two put on two, and five are out of reach."""
    game = in_play("JD 2D", "AH", "KH", turn="A", trick="TD 9H", trump="NT", tricks=(1, 5, 5))
    assert chosen(game, level) == {"2D"}


# What the expert learns and what it may not know.


def test_the_expert_reads_an_exchange() -> None:
    """The hand in the middle is weaker than any other when somebody gave it up, and so is what it holds."""
    game = dealt("2C 3C 3D 2D TH 4H 2H 8H 3S 4S 6S 8S 9S", rules=CLASSIC)
    play(game, "A swap")
    view = view_of(game, 1)
    seen = sight(view, "expert")
    means = []
    for guesses in (kind(view, seen, random.Random(1)) for kind in (Attentive, Forgetful)):
        middle = [strength(guesses.hands()[-1], seen.trump, classic=True) for _ in range(200)]
        means.append(sum(middle) / len(middle))
    assert means[0] < means[1] - 0.6


def test_whoever_kept_is_stronger_than_who_did_not() -> None:
    game = dealt(rules=CLASSIC)
    play(game, "A keep")
    view = view_of(game, 1)
    talk = Talk(view, sight(view, "expert"))
    rich, poor = mask(hand_of(RICH)), mask(hand_of(POOR))
    assert talk.chance([rich, 0, 0, 0]) > 0.95
    assert talk.chance([poor, 0, 0, 0]) < 0.05


def hand_of(texts: str) -> Sequence[Any]:
    return [next(card for card in NinesTricks.cards if str(card) == text) for text in texts.split()]


def test_no_level_looks_at_hidden_cards() -> None:
    """All that a seat cannot see is dealt anew: nothing that it decides changes."""
    for number in range(8):
        chance = random.Random(number)
        game = NinesTricks(**random_set_up(NinesTricks, number), deal=number % 5 + 1)
        for _ in range(chance.randrange(30)):
            if game.phase not in (Phase.EXCHANGE, Phase.PLAY):
                break
            assert game.turn is not None
            game.play(game.turn, chance.choice(game.legal_moves(game.turn)))
        if game.turn is None or len(game.legal_moves(game.turn)) == 1:
            continue
        view = view_of(game, game.turn)
        imagined = NinesTricks.imagine(view, chance)
        other = replace(imagined.view(game.turn), seen=view.seen)
        for level in KEYS:
            first, second = (choose(v, level, "s", iterations=40, explain=True) for v in (view, other))
            assert first == second


def test_nothing_hidden_is_in_what_a_seat_remembers() -> None:
    game = dealt(rules=CLASSIC)
    view = view_of(game, 0)
    told = {card for event in view.seen if isinstance(event, Moved) for card in event.cards if card}
    assert told == set(game.table.piles[HANDS[0]])
    assert set(view.zones[DUMMY]) == {None}


# What a deal is worth.


def test_a_deal_that_wins_is_worth_the_match() -> None:
    view = view_of(in_play("2D", "3D", "4D", scores=(5, 9, 9)), 0)
    stakes = Stakes(view)
    assert stakes.rewards((5, 4, 4)) == (1.0, -1.0, -1.0)
    even = stakes.rewards((4, 5, 4))
    assert even[1] > even[0] > even[2]
    assert sum(even) == pytest.approx(-1.0)


def test_strength_is_in_tricks() -> None:
    clubs = OF_SUIT["C"]
    for classic in (True, False):
        assert strength(mask(hand_of(RICH)), clubs, classic=classic) > 8
        assert strength(mask(hand_of(POOR)), clubs, classic=classic) < 2


@BY_LEVEL
@pytest.mark.parametrize("rules", [{}, CLASSIC], ids=["document", "classic"])
def test_rules_of_thumb_always_find_a_move(rules: dict[str, Any], level: str) -> None:
    game = NinesTricks(options(**rules), 3, "thumb")
    while game.deals_finished == 0:
        assert game.turn is not None
        move = simple_move(game.view(game.turn), level, "s")
        assert move in game.legal_moves(game.turn)
        game.play(game.turn, move)


def test_a_short_search_beats_chance_by_a_trick_a_deal() -> None:
    """Eight deals of the classic game, each from every seat, against greedy players and at random."""
    taken = {"normal": 0, "random": 0}
    for number in range(8):
        for ours, name in ((ours, name) for ours in range(3) for name in taken):
            game, chance = NinesTricks(options(**CLASSIC), 3, f"greedy {number}"), random.Random(number)
            while game.deals_finished == 0:
                assert game.turn is not None
                view = game.view(game.turn)
                if game.turn != ours:
                    move = SPARRING["greedy"](view)
                elif name == "random":
                    move = chance.choice(view.legal)
                else:
                    move = choose(view, name, f"{number}", iterations=20).move
                game.play(game.turn, move)
            taken[name] += game.tricks[ours]
    assert taken["normal"] > taken["random"] + 24
