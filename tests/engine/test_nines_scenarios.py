"""The worked scenarios of the rules of Nines, G3-S01 to G3-S12: A is seat 0, B seat 1 and so on."""

import pytest
from engine.nines_table import A, B, C, hand, legal, new_game, pile, play, position, ranks, reason, show_all

from cardtable.engine.games.nines_shedding import AWAY, DOWNS, HANDS, STOCK, UPS

SUIT_OF_EACH = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
ALL = "23456789TJQKA"


def answers(lying: str) -> str:
    """The ranks that may be put on such a pile."""
    return ranks(position(SUIT_OF_EACH, "", pile=lying))


@pytest.mark.parametrize(
    ("lying", "legal_ranks"),
    [
        ("", ALL),
        ("7S", "23789TJQKA"),
        ("4S", "456789JQKA"),
        ("2S", ALL),
        ("8S", "2389TJQKA"),
        ("9S", "23456789T"),
        ("AS", "23TA"),
    ],
)
def test_s01_legal_answers(lying: str, legal_ranks: str) -> None:
    """G3-S01"""
    assert answers(lying) == legal_ranks


@pytest.mark.parametrize(
    ("lying", "legal_ranks"),
    [
        ("9S 3S", "23456789T"),
        ("8S 3S", "2389TJQKA"),
        ("2S 3S", ALL),
        ("AS 3S", "23TA"),
        ("3S", ALL),
        ("9S 3S 3C", "23456789T"),
    ],
)
def test_s02_a_three_is_what_it_lies_on(lying: str, legal_ranks: str) -> None:
    """G3-S02"""
    assert answers(lying) == legal_ranks


def test_s02_a_three_on_an_eight_skips() -> None:
    """G3-S02"""
    game = position("3S 4S", "", "", pile="8S")
    play(game, "A play 3S")
    assert game.turn == C


def test_s03_the_nine_acts_on_one_play() -> None:
    """G3-S03"""
    game = position("5S 5C", SUIT_OF_EACH, pile="9S")
    play(game, "A play 5S")
    assert ranks(game) == "2356789TJQKA"


def test_s04_equal_cards_go_together() -> None:
    """G3-S04"""
    game = position("5S 5H 6S TS", "", pile="4S 4C 4D")
    assert {"play 5S", "play 5H", "play 5S 5H"} <= legal(game)
    assert reason(game, A, "play 5S 6S") == "G3-R09"
    assert reason(game, A, "play TS") == "G3-R19"
    play(game, "A play 5H 5S")
    assert pile(game) == "4S 4C 4D 5H 5S"


def test_s05_eights_skip_one_player_however_many() -> None:
    """G3-S05"""
    game = position("8S 8C 4S", "", "", "")
    play(game, "A play 8S 8C")
    assert game.turn == C


def test_s05_of_two_players_the_same_plays_again() -> None:
    """G3-S05"""
    game = position("8S 4S 7S", SUIT_OF_EACH.replace("8H ", ""), stock="TS 8H")
    play(game, "A play 8S")
    assert game.turn == A
    assert hand(game, A) == {"4S", "7S", "8H"}
    assert ranks(game) == "8"


def test_s06_tens_clear_even_an_empty_pile() -> None:
    """G3-S06"""
    game = position("TS TH 6S", "", pile="QS")
    play(game, "A play TS")
    assert (pile(game), game.turn) == ("", A)
    play(game, "A play TH")
    assert (pile(game), game.turn) == ("", A)
    play(game, "A play 6S")
    assert game.winners() == (A,)


def test_s07_the_up_cards_of_the_document() -> None:
    """G3-S07"""
    game = position("", "", up=["TS 7S 7H"], down=["4S 5S 6S"], pile="KS")
    play(game, "A play TS", "A play 7S 7H")
    assert game.table.piles[UPS[A]] == []
    assert len(game.table.piles[DOWNS[A]]) == 3
    assert game.turn == B


def test_s07_the_ten_waits_on_a_four() -> None:
    """G3-S07"""
    game = position("", "", up=["TS 7S 7H"], down=["5C 5S 6S"], pile="4S")
    assert legal(game) == {"play 7S", "play 7H", "play 7S 7H"}
    assert reason(game, A, "play TS") == "G3-R19"


def test_s08_who_cannot_play_takes_the_pile() -> None:
    """G3-S08"""
    game = position("5S 5C 6S", SUIT_OF_EACH, pile="4S 4C 6C 7S 8S QS JS KS", stock="TS TC")
    assert legal(game) == {"take"}
    play(game, "A take")
    assert len(hand(game, A)) == 11
    assert (pile(game), game.turn) == ("", B)
    assert ranks(game) == ALL
    play(game, "B play KH", "A play KS")
    assert len(hand(game, A)) == 10
    assert len(game.table.piles[STOCK]) == 2


def test_s09_four_equal_cards_clear() -> None:
    """G3-S09"""
    game = position("6S 6C KS", "6D 6H 7S", pile="5S")
    play(game, "A play 6S 6C", "B play 6D 6H")
    assert (pile(game), game.turn) == ("", B)
    assert len(game.table.piles[AWAY]) >= 5


def test_s09_a_three_between_breaks_the_run() -> None:
    """G3-S09"""
    game = position("6D 6H 7S", "", pile="6S 6C 3S")
    play(game, "A play 6D 6H")
    assert (pile(game), game.turn) == ("6S 6C 3S 6D 6H", B)


def test_s10_a_blind_card_that_fails() -> None:
    """G3-S10"""
    game = position("", "", down=["6S 4S AS"], pile="TS TC JS")
    play(game, "A flip 1")
    assert (hand(game, A), pile(game)) == ({"6S"}, "TS TC JS")
    assert legal(game) == {"take"}
    play(game, "A take")
    assert hand(game, A) == {"6S", "TS", "TC", "JS"}
    assert list(map(str, game.table.piles[DOWNS[A]])) == ["4S", "AS"]
    assert game.turn == B


def test_s10_a_blind_ten() -> None:
    """G3-S10"""
    game = position("", "", down=["4S TS AS"], pile="JS")
    play(game, "A flip 2")
    assert (pile(game), game.turn) == ("", A)
    assert legal(game) == {"flip 1", "flip 2"}


def test_s10_the_last_blind_card_wins() -> None:
    """G3-S10"""
    game = position("", "", down=["JH"], pile="JS")
    play(game, "A flip 1")
    assert game.winners() == (A,)


def test_s11_the_last_card_of_the_stock() -> None:
    """G3-S11"""
    game = position("5S 5C KS", "", stock="TS")
    play(game, "A play 5S 5C")
    assert hand(game, A) == {"KS", "TS"}


def test_s12_five_players() -> None:
    """G3-S12"""
    game = new_game(5)
    assert sum(len(game.table.piles[zones[seat]]) for zones in (HANDS, DOWNS) for seat in range(5)) == 45
    assert len(game.table.piles[STOCK]) == 7
    show_all(game)
    assert sum(len(game.table.piles[UPS[seat]]) for seat in range(5)) == 15
