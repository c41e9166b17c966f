"""The worked scenarios of the rules of 66, G1-S01 to G1-S13: A is seat 0, B seat 1, spades are trumps."""

import pytest
from engine.sixty_six_table import (
    A,
    B,
    dealt,
    hand_of,
    legal,
    new_game,
    pips,
    play,
    playable,
    position,
    reason,
)

from cardtable.engine.games.sixty_six import STOCK, TARGET, TRUMP


@pytest.mark.parametrize(
    ("answer", "points"),
    [("KD", (7, 0)), ("AD", (14, 0)), ("TD", (13, 0)), ("JD", (0, 5)), ("9S", (3, 0)), ("AH", (0, 14))],
)
def test_s01_anything_may_be_thrown_while_the_stock_lasts(answer: str, points: tuple[int, int]) -> None:
    """G1-S01"""
    game = dealt("KD AD TD JD 9S AH", "QD", turned="KS", dealer=A)
    play(game, "B play QD")
    assert playable(game) == {"KD", "AD", "TD", "JD", "9S", "AH"}
    play(game, f"A play {answer}")
    assert tuple(game.points) == points


@pytest.mark.parametrize(("answer", "points"), [("AH", 21), ("9S", 10)])
def test_s02_a_ten_is_taken_with_the_ace_or_a_small_trump(answer: str, points: int) -> None:
    """G1-S02"""
    game = dealt("AH 9S", "TH", turned="KS", dealer=A)
    play(game, "B play TH", f"A play {answer}")
    assert game.points == [points, 0]


def test_s03_the_whole_example_of_the_document() -> None:
    """G1-S03"""
    game = dealt("KC QH KH TS KS QS", "JC AH 9D", turned="JS", stock="9H 9C JH JD TC QC", dealer=A)
    play(game, "B play JC", "A play KC")
    assert game.points == [6, 0]
    play(game, "A marry QH", "B play AH")
    assert game.points == [26, 14]
    play(game, "B play 9D", "A play TS")
    assert game.points == [36, 14]
    play(game, "A marry KS")
    assert game.points == [76, 14]
    assert pips(game) == (2, 0)
    assert "KS" in hand_of(game, A)


def test_s04_an_announcement_waits_for_the_first_trick() -> None:
    """G1-S04"""
    game = dealt("QH KH JC", "TH 9D", turned="9C", stock="9S JS", dealer=B)
    play(game, "A marry QH", "B play TH")
    assert (game.points, game.pending) == ([0, 13], [20, 0])
    play(game, "B play 9D", "A play JC")
    assert (game.points, game.pending) == ([22, 13], [0, 0])


def test_s04_an_announcement_without_a_trick_counts_nothing() -> None:
    """G1-S04"""
    game = position("KH", "AH", turn=B, taken=("", "AS TS"), points=(0, 60), pending=(20, 0))
    play(game, "B play AH", "A play KH")
    assert pips(game) == (0, 3)


def test_s05_the_nine_of_trumps() -> None:
    """G1-S05"""
    game = dealt("9S QS AH AC", "9H 9C", turned="KS", stock="JH JC JD TD", dealer=B)
    assert reason(game, A, "exchange") == "G1-R20"
    play(game, "A play AH")
    assert reason(game, B, "exchange") == "G1-A03"
    play(game, "B play 9H")
    assert "exchange" in legal(game)
    closed = game.copy()
    play(closed, "A close")
    assert reason(closed, A, "exchange") == "G1-A03"
    play(game, "A exchange")
    assert {"KS", "QS"} < hand_of(game, A)
    assert [str(card) for card in game.table.piles[TRUMP]] == ["9S"]
    assert {"marry KS", "marry QS"} < legal(game)
    play(game, "A play AC")
    assert reason(game, A, "exchange") == "G1-A01"


@pytest.mark.parametrize(
    ("hand", "free", "beating"),
    [
        ("9D AD KS JH", {"9D", "AD"}, {"AD"}),
        ("KS AS QH", {"KS", "AS"}, {"KS", "AS"}),
        ("JH KC", {"JH", "KC"}, {"JH", "KC"}),
    ],
)
def test_s06_what_must_be_answered_when_the_stock_is_used_up(
    hand: str, free: set[str], beating: set[str]
) -> None:
    """G1-S06"""
    assert playable(position(hand, "", trick="TD")) == free
    assert playable(position(hand, "", trick="TD", rules={"phase_two_must_beat": True})) == beating


def test_s07_the_ace_of_trumps_must_go_on_a_nine() -> None:
    """G1-S07"""
    game = position("AS KH", "9D QC", turn=B)
    play(game, "B play 9D")
    assert playable(game) == {"AS"}
    play(game, "A play AS")
    assert game.points == [11, 0]


@pytest.mark.parametrize(
    ("loser", "taken", "worth"),
    [(40, "9H 9D", 1), (33, "9H 9D", 1), (32, "9H 9D", 2), (0, "9H 9D 9C 9S", 3), (0, "", 3)],
)
def test_s08_what_an_open_deal_is_worth(loser: int, taken: str, worth: int) -> None:
    """G1-S08"""
    game = position("AH KC", "9C JH", points=(TARGET - 11, loser), taken=("QS JS", taken))
    play(game, "A play AH", "B play JH")
    assert pips(game) == (worth, 0)


@pytest.mark.parametrize(
    ("counted", "taken", "six", "worth"),
    [
        (60, ("QS JS", "9H 9D"), False, 2),
        (20, ("QS JS", "9H 9D"), False, 4),
        (0, ("", "9H 9D"), False, 6),
        (60, ("QS JS", ""), False, 2),
        (60, ("QS JS", ""), True, 6),
    ],
)
def test_s09_what_a_failed_close_is_worth(
    counted: int, taken: tuple[str, str], six: bool, worth: int
) -> None:
    """G1-S09: A closed, the last trick is B's, except where B is to have none."""
    rules = {"closed_fail_six_if_opponent_trickless": six, "last_trick_bonus_closed": False}
    own, other = ("QC", "AC") if taken[B] else ("9C", "9H")
    game = position(own, other, closed_by=A, points=(counted, 30), taken=taken, turned="9S", rules=rules)
    play(game, f"A play {own}", f"B play {other}")
    assert pips(game) == (0, worth)


@pytest.mark.parametrize(("other", "worth"), [(12, 2), (0, 3)])
def test_s10_what_a_successful_close_is_worth(other: int, worth: int) -> None:
    """G1-S10"""
    game = position("AH KC", "9C JH", closed_by=A, points=(54, other), taken=("QS JS", "9D 9H"), turned="9S")
    play(game, "A play AH", "B play JH")
    assert game.last_deal is not None
    assert game.last_deal.counted == (67, other)
    assert pips(game) == (worth, 0)


def test_s11_the_last_trick_wins_the_deal() -> None:
    """G1-S11"""
    game = position("QH", "JH", points=(58, 57), taken=("QS JS", "9D 9H"))
    play(game, "A play QH", "B play JH")
    assert game.points == [73, 57]
    assert pips(game) == (1, 0)


def test_s11_65_all_is_replayed_by_the_same_dealer() -> None:
    """G1-S11"""
    game = position("QH", "JH", points=(50, 65), taken=("QS JS", "9D 9H"), dealer=B)
    play(game, "A play QH", "B play JH")
    assert game.points == [65, 65]
    assert (pips(game), game.scores, game.to_act()) == ((0, 0), [0, 0], (B,))
    play(game, "B deal")
    assert (game.dealer, game.deal, game.deals_finished, game.to_act()) == (B, 2, 1, (A,))


@pytest.mark.parametrize("dealer", [A, B])
@pytest.mark.parametrize("how", ["66", "failed close", "wrong claim"])
def test_s12_the_winner_of_the_deal_deals_the_next(how: str, dealer: int) -> None:
    """G1-S12"""
    if how == "66":
        game = position("AH KC", "9C JH", points=(60, 0), dealer=dealer)
        play(game, "A play AH", "B play JH")
    elif how == "failed close":
        game = position("AH", "JH", turn=B, closed_by=B, points=(0, 0), turned="9S", dealer=dealer)
        play(game, "B play JH", "A play AH")
    else:
        game = position("AH", "JH", turn=B, rules={"claim_mode": "manual"}, dealer=dealer)
        play(game, "B claim")
    assert (game.to_act(), legal(game), game.dealer) == ((A,), {"deal"}, dealer)
    play(game, "A deal")
    assert (game.dealer, game.to_act()) == (A, (B,))
    assert len(game.table.piles[STOCK]) == 11


@pytest.mark.parametrize(
    ("rules", "stakes"),
    [
        ({}, [0, 0]),
        ({"stake_mode": "pip"}, [3, -3]),
        ({"stake_mode": "pip", "stake_unit": 5}, [15, -15]),
        ({"stake_mode": "match", "stake_unit": 5}, [5, -5]),
    ],
)
def test_s13_surplus_pips_are_ignored_and_the_stake_is_paid(
    rules: dict[str, object], stakes: list[int]
) -> None:
    """G1-S13"""
    game = position("AH KC", "9C JH", points=(60, 0), scores=[6, 4], rules=rules)
    assert game.result()["stakes"] == [0, 0]
    play(game, "A play AH", "B play JH")
    assert game.result() == {
        "over": True,
        "winners": [A],
        "losers": [B],
        "scores": [7, 4],
        "deals": 1,
        "last_deal": {"points": [3, 0], "counted": [73, 0], "winner": A, "reason": "sixty_six"},
        "stakes": stakes,
    }
    assert game.to_act() == ()
    assert legal(game, A) == legal(game, B) == set()


def test_s13_an_eight_has_eight_pips() -> None:
    """G1-S13, O01"""
    game = position("AH KC", "9C JH", points=(60, 40), scores=[6, 4], rules={"match_pips": 8})
    play(game, "A play AH", "B play JH")
    assert (game.scores, game.over) == ([7, 4], False)
    assert new_game({"match_pips": 8}, scores=[7, 7]).scores == [7, 7]
