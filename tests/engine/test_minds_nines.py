"""The computer players of Nines in positions in which there is one thing that nobody must do."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from engine.nines_table import A, B, C, cards, new_game, play, position, show_all
from engine.random_games import random_moves, random_set_up

from cardtable.engine.games.nines_shedding import HANDS, Nines, NinesView, Phase
from cardtable.engine.players import choose, simple_move
from cardtable.engine.players.nines_shedding import LEVELS, SPARRING
from cardtable.engine.players.nines_shedding.worlds import remembered

KEYS = [level.key for level in LEVELS]
EVERY_LEVEL = pytest.mark.parametrize("level", KEYS)
WHO_LOOKS = pytest.mark.parametrize("level", KEYS[1:])
SEEDS = tuple("abcdefghijkl")


def chosen(game: Nines, level: str) -> set[str]:
    """What the seat on turn plays, with several seeds."""
    assert game.turn is not None
    view = game.view(game.turn)
    return {str(choose(view, level, seed).move) for seed in SEEDS}


def ranks_chosen(game: Nines, level: str) -> set[str]:
    """As ranks, "55" for a pair of fives."""
    return {"".join(card[0] for card in text.split()[1:]) for text in chosen(game, level)}


# What is kept, and what goes.


@EVERY_LEVEL
@pytest.mark.parametrize("wild", ["2S", "3S", "TS"])
def test_must_not_waste_a_wild_card_where_a_low_one_does(wild: str, level: str) -> None:
    game = position(f"5S 9S {wild}", "6C 7C 8C", "JC QC KC", pile="4S", stock="5H 6H 7H 8H 9H JH QH")
    assert "5" in ranks_chosen(game, level) or ranks_chosen(game, level) <= {"9"}
    assert not ranks_chosen(game, level) & set("23T")


@EVERY_LEVEL
def test_must_not_lead_a_king_where_there_are_fours(level: str) -> None:
    game = position("4S 4C KS", "6C 7C 8C", "JC QC KC", stock="5H 6H 7H 8H 9H JH QH")
    assert "K" not in ranks_chosen(game, level)


@EVERY_LEVEL
def test_must_not_part_two_last_equal_cards(level: str) -> None:
    game = position("7S 7C", "6C 7D 8C", "JC QC KC", pile="5S")
    assert ranks_chosen(game, level) == {"77"}


@EVERY_LEVEL
def test_must_not_lead_an_ace_early(level: str) -> None:
    game = position("4S 7S AS", "6C 7C 8C", "JC QC KC", stock="5H 6H 7H 8H 9H JH QH")
    assert "A" not in ranks_chosen(game, level)


@EVERY_LEVEL
def test_must_not_show_low_cards_where_there_are_wild_ones(level: str) -> None:
    game = new_game(2)
    game.table.stack(HANDS[A], cards("4S 5S 6C AS 3D TH"))
    (shown,) = {str(choose(game.view(A), level, seed).move) for seed in SEEDS}
    assert set(shown.split()[1:]) == {"AS", "3D", "TH"}


@EVERY_LEVEL
def test_must_not_take_the_pile_at_will_where_a_plain_card_fits(level: str) -> None:
    rules = {"voluntary_pickup": True}
    game = position("KS 5S", "6C 7C 8C", "JC QC KC", pile="4H 6S 7S JS", stock="5H 6H", rules=rules)
    assert "take" not in chosen(game, level)


# Whoever comes next.


@WHO_LOOKS
def test_must_not_let_the_next_player_out_with_an_up_card_that_an_ace_stops(level: str) -> None:
    """B has one king left, in sight; after the ace it takes the pile."""
    game = position("QS AS", "", "6C 7C 8C", up=["", "KD", ""], down=["", "", "5H"])
    assert ranks_chosen(game, level) == {"A"}


def test_must_not_play_low_before_a_last_five() -> None:
    game = position("4S 6S JS", "", "6C 7C 8C", up=["", "5D", ""], down=["4H 4D", "", "5H"], pile="2S")
    assert "4" not in ranks_chosen(game, "expert")


@WHO_LOOKS
def test_must_not_put_a_nine_before_a_last_six(level: str) -> None:
    game = position("9S JS KC", "", "6C 7C 8C", up=["", "6D", ""], down=["4H 4D", "", "5H"], pile="8S")
    assert "9" not in ranks_chosen(game, level)


@WHO_LOOKS
def test_must_not_forget_to_skip_who_is_about_to_be_out(level: str) -> None:
    """B goes out with a two on whatever lies, and C must take the pile."""
    game = position("8S JS", "", "4C 5C 6C 7C", up=["", "2D", ""], down=["", "", "5H 7D 9D"], pile="5S")
    assert ranks_chosen(game, level) == {"8"}


@WHO_LOOKS
def test_must_not_open_with_a_two_before_a_last_card(level: str) -> None:
    game = position("2S KS", "", "6C 7C 8C", up=["", "QD", ""], down=["4H 4D", "", "5H"])
    assert ranks_chosen(game, level) == {"K"}


# The way out.


@WHO_LOOKS
def test_must_not_miss_the_way_out_by_a_ten(level: str) -> None:
    """The ten, then the king; a king first leaves the ten for another turn."""
    game = position("TS KS", "4C", "4D", pile="QS")
    assert ranks_chosen(game, level) == {"T"}


@WHO_LOOKS
def test_must_not_miss_the_way_out_by_an_eight_of_two_players(level: str) -> None:
    game = position("8S KS", "AC", pile="5S")
    assert ranks_chosen(game, level) == {"8"}


@WHO_LOOKS
def test_must_not_miss_the_way_out_by_four_of_a_kind(level: str) -> None:
    game = position("6S 6C JS", "AC AD", "AH 2H", pile="5S 6D 6H")
    assert ranks_chosen(game, level) == {"66"}


@WHO_LOOKS
def test_must_not_give_a_last_wild_card_before_a_plain_one_that_wins(level: str) -> None:
    game = position("AS AC", "5D", "6D", pile="KS")
    assert ranks_chosen(game, level) == {"AA"}


# What is known.


def test_the_expert_knows_a_hand_that_took_the_pile() -> None:
    """B took the queen and has nothing else: on a jack it goes out, on an ace it does not."""
    game = position("4S JS AS", "5D", pile="QS", turn=B)
    play(game, "B take", "A play 4S", "B play 5D")
    assert game.view(A).zones[HANDS[B]] == (None,)
    assert ranks_chosen(game, "expert") == {"A"}


def test_of_the_piles_that_were_taken_the_last_ones_are_remembered() -> None:
    game = position("4S JS AS", "QD", "4D 4C", pile="9S", turn=B)
    play(game, "B take", "C play 4D", "A play JS", "B play QD", "C take")
    view = game.view(A)
    assert isinstance(view, NinesView)
    last = {"4D": HANDS[C], "JS": HANDS[C], "QD": HANDS[C]}
    for piles, known in ((0, {}), (1, last), (2, last | {"9S": HANDS[B]})):
        where = remembered(view, piles)
        assert {str(card): zone for card, zone in where.items() if zone in (HANDS[B], HANDS[C])} == known


@EVERY_LEVEL
def test_hidden_cards_change_nothing(level: str) -> None:
    """Where all that a seat cannot see is dealt anew, it decides the same."""
    chance, compared = random.Random(9), 0
    for number in range(8):
        game = Nines(**random_set_up(Nines, number))
        for seat, move in random_moves(game, number):
            if chance.random() < 0.06:
                view = game.view(seat)
                imagined = replace(Nines.imagine(view, chance).view(seat), seen=view.seen)
                one, other = (choose(each, level, "seed", iterations=5) for each in (view, imagined))
                assert one == other
                compared += 1
            game.play(seat, move)
    assert compared > 8


@EVERY_LEVEL
@pytest.mark.parametrize("down_choice", ["random", "player"])
def test_a_game_of_computers_comes_to_its_end(level: str, down_choice: str) -> None:
    for players in (2, 5):
        game = new_game(players, {"down_choice": down_choice, "play_on": True})
        moves = 0
        while not game.over:
            seat = game.to_act()[0]
            game.play(seat, choose(game.view(seat), level, str(moves), iterations=2).move)
            moves += 1
        assert moves < 2000


def test_rules_of_thumb_decide_at_once() -> None:
    game = new_game(3)
    show_all(game)
    assert game.phase is Phase.PLAY
    assert simple_move(game.view(game.turn or 0), "expert", "seed") in game.legal_moves(game.turn or 0)


def test_greedy_plays_the_lowest_set_and_wild_cards_last() -> None:
    greedy = SPARRING["greedy"]
    assert str(greedy(position("2S 7S 7H KS", "", pile="5S").view(A))) == "play 7S 7H"
    assert str(greedy(position("2S 4S", "", pile="5S").view(A))) == "play 2S"
    stuck = position("4S", "", pile="5S")
    assert str(greedy(stuck.view(A))) == "take"
    play(stuck, "A take")
