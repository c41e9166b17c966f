"""The worked scenarios of the rules of Nine, G5-S01 to G5-S12; seat 0 deals."""

from __future__ import annotations

from itertools import permutations

import pytest
from engine.nine_table import at_table, hand, legal, new_game, options, play, reason, taken_from, top

from cardtable.engine.game import BadOption, Move
from cardtable.engine.games.nine import CARDS, DISCARD, HANDS, STOCK, VALUES, Nine, Phase, is_meld


def together(values: str) -> bool:
    return is_meld(taken_from(list(CARDS), values))


@pytest.mark.parametrize("values", ["5 5", "7 7 7 7", "0 0", "3 4 5 6 7", "1 2 3 4 5", "9 10 11 12 13"])
def test_s01_what_goes_together(values: str) -> None:
    """G5-S01"""
    for order in list(permutations(values.split()))[:30]:
        assert together(" ".join(order))
    game = at_table(["13", values, "13 12"], discard="11", stock="10")
    play(game, "draw", f"discard {values}")
    assert hand(game, 1) == [10]


def test_s01_one_card() -> None:
    """G5-S01"""
    game = at_table(["13", "5 8", "13 12"])
    play(game, "draw", "discard 5")
    assert top(game) == 5


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ("0 1 2 3 4", "G5-R16"),
        ("4 5 6", "G5-A05"),
        ("3 4 5 6 7 8", "G5-A05"),
        ("10 11 12 13 1", "G5-R06"),
        ("5 6", "G5-R06"),
    ],
)
def test_s01_what_does_not_go_together(values: str, rule: str) -> None:
    """G5-S01"""
    assert not together(values)
    game = at_table(["13", values, "13 12"], discard="2", stock="9")
    play(game, "draw")
    assert reason(game, f"discard {values}")[0] == rule


def test_s02_a_turn_with_the_discard() -> None:
    """G5-S02"""
    game = at_table(["13", "3 4 5 6 12", "13"], discard="7")
    play(game, "pick")
    assert hand(game, 1) == [3, 4, 5, 6, 7, 12]
    play(game, "discard 3 4 5 6 7")
    assert hand(game, 1) == [12]
    assert top(game) == 7


def test_s02_a_turn_with_the_stock() -> None:
    """G5-S02"""
    game = at_table(["13", "3 4 5 6 12", "13"], discard="7", stock="12")
    play(game, "draw", "discard 12 12")
    assert hand(game, 1) == [3, 4, 5, 6]
    assert game.view(1).hand == tuple(game.table.piles[HANDS[1]])
    assert sum(hand(game, 1)) == 18


def test_s03_a_call_is_good() -> None:
    """G5-S03"""
    game = at_table(["8", "0 2 5", "9 11", "10 11 10"])
    play(game, "nine")
    assert game.last_deal is not None
    assert game.last_deal.points == (8, 0, 20, 31)
    assert game.last_deal.made
    assert game.scores == [8, 0, 20, 31]
    assert game.phase is Phase.PAUSE


def test_s04_a_tie_fails() -> None:
    """G5-S04"""
    game = at_table(["9", "4 5", "13", "12"])
    play(game, "nine")
    assert game.scores == [0, 25, 0, 0]
    assert game.last_deal is not None
    assert game.last_deal.reason == "beaten"


def test_s05_a_lower_hand_beats_the_call() -> None:
    """G5-S05"""
    game = at_table(["4", "6", "13", "12"])
    play(game, "nine")
    assert game.scores == [0, 25, 0, 0]


def six_dealt() -> Nine:
    """Seat 1 is dealt 0 0 1 2 3 by a pack."""
    left = list(CARDS)
    hands = [taken_from(left, "0 0 1 2 3"), taken_from(left, "5 6 8 9 11"), taken_from(left, "4 7 9 10 12")]
    pack = [card for cards in zip(*hands, strict=True) for card in cards]
    return new_game(3, dealer=0, pack=[*pack, *reversed(left)])


def test_s06_no_call_in_the_first_round() -> None:
    """G5-S06"""
    game = six_dealt()
    assert (game.turn, hand(game, 1)) == (1, [0, 0, 1, 2, 3])
    assert legal(game) == {"draw", "pick"}
    assert reason(game, "nine")[0] == "G5-A10"
    play(game, "draw", "discard 13", "draw", "discard 13", "draw", "discard 13")
    assert "nine" in legal(game)
    play(game, "draw")
    assert reason(game, "nine")[0] == "G5-R10"
    assert "nine" not in legal(game)


def empty_handed() -> Nine:
    """Seat 1 gets rid of all its cards."""
    game = at_table(["1", "8 8", "13 5"], stock="8")
    play(game, "draw", "discard 8 8 8")
    assert hand(game, 1) == []
    return game


def test_s07_a_call_against_an_empty_hand_fails() -> None:
    """G5-S07"""
    game = empty_handed()
    play(game, "draw", "discard 13", "nine")
    assert game.scores == [25, 0, 0]


def test_s07_an_empty_hand_calls_at_its_turn() -> None:
    """G5-S07"""
    game = empty_handed()
    play(game, "draw", "discard 13", "draw", f"discard {hand(game, 0)[0]}")
    assert legal(game) == {"nine", "draw"}
    assert reason(game, "pick")[0] == "G5-A11"
    play(game, "nine")
    assert game.scores[1] == 0
    assert min(game.scores[0], game.scores[2]) > 0


def test_s07_an_empty_hand_fails_against_another() -> None:
    """G5-S07"""
    game = at_table(["0", "", "13"])
    play(game, "nine")
    assert game.scores == [0, 25, 0]


@pytest.mark.parametrize(
    ("scores", "hands", "after"),
    [
        ([0, 65, 0], ["4", "6", "13"], [0, 45, 0]),
        ([81, 0, 0], ["9", "5", "13"], [45, 0, 13]),
        ([85, 0, 0], ["6", "5", "13"], [91, 0, 13]),
    ],
)
def test_s08_exactly_ninety(scores: list[int], hands: list[str], after: list[int]) -> None:
    """G5-S08"""
    game = at_table(hands, scores=scores)
    play(game, "nine")
    assert game.scores == after


def test_s09_the_end() -> None:
    """G5-S09"""
    game = at_table(["4", "6", "13"], scores=[60, 74, 30])
    play(game, "nine")
    assert game.scores == [60, 99, 30]
    assert (game.over, game.winners(), game.losers()) == (True, (2,), (1,))


@pytest.mark.parametrize(("held", "over"), [("1", True), ("0", False)])
def test_s09_one_point_more(held: str, over: bool) -> None:
    """G5-S09"""
    game = at_table([held, "", "13"], scores=[98, 0, 20])
    if held == "0":  # a call fails against as few points: the others write nothing
        play(game, "nine")
        assert game.scores == [98, 25, 20]
    else:
        play(game, "nine")
        assert game.scores == [99, 0, 33]
    assert game.over is over


@pytest.mark.parametrize(
    ("hands", "after"),
    [
        (["12", "5", "8", "10 4"], [12, 0, 8, 0]),
        (["11", "5", "8", "10 4"], [0, 25, 0, 0]),
    ],
)
def test_s10_teams(hands: list[str], after: list[int]) -> None:
    """G5-S10: A1 is seat 1, A2 seat 3, B1 and B2 are the seats 2 and 0."""
    game = at_table(hands, rules={"teams": "2x2"})
    play(game, "nine")
    assert game.scores == after


def test_s11_the_pack_with_jokers() -> None:
    """G5-S11: joker 0, ace 1, jack 11, queen 12, king 13; faces are a matter of display."""
    assert options(deck="jokers").deck == "jokers"
    assert together("0 0")
    assert not together("0 1 2 3 4")
    assert together("9 10 11 12 13")
    assert together("12 12")


def test_s12_the_tarot() -> None:
    """G5-S12: valet 11, cavalier 12, dame 13; Excuse and Petit are the zeros."""
    assert options(deck="tarot").deck == "tarot"
    assert together("9 10 11 12 13")
    assert together("0 0")
    assert [VALUES[card] for card in CARDS].count(0) == 2
    assert len(CARDS) == 54


def test_all_dresses_are_one_game() -> None:
    """G5-R20: the same seed gives the same cards, whatever is drawn on them."""
    deals = [new_game(4, {"deck": deck}).table.piles for deck in ("box", "jokers", "tarot")]
    assert deals[0] == deals[1] == deals[2]


def test_there_is_no_other_pack() -> None:
    with pytest.raises(BadOption, match="deck is one of"):
        options(deck="uno")


def test_nobody_is_dealt_more_than_there_is() -> None:
    """G5-A01: thirty cards to six players, and 23 in the stock."""
    piles = new_game(6).table.piles
    assert (len(piles[STOCK]), len(piles[DISCARD])) == (23, 1)
    assert Move("draw") in new_game(6, dealer=5).legal_moves(0)
