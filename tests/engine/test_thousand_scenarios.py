"""The worked scenarios of the rules of Тысяча, G2-S01 to G2-S19; P0 deals, so that P1 is the first hand."""

from __future__ import annotations

from typing import Any

import pytest
from engine.thousand_table import (
    S01,
    S01_PRIKUP,
    cards,
    dealt,
    in_play,
    legal,
    new_game,
    options,
    play,
    playable,
    reason,
    scored,
)

from cardtable.engine.games.thousand import HANDS, TAKEN, WIDOWS, Phase, Thousand, cap_of, worth
from cardtable.engine.games.thousand.cut import cut

BIDDING = ("P2 bid 105", "P0 bid 110", "P1 bid 120", "P2 pass", "P0 pass")
SNOS = ("P1 give 9S 2", "P1 give 9D 0")
TRICKS = (
    ("P1 play AH", "P2 play 9H", "P0 play JH"),
    ("P1 play AC", "P2 play KC", "P0 play 9C"),
    ("P1 marry KH", "P2 play JD", "P0 play TH"),
    ("P0 play AD", "P1 play QH", "P2 play 9S"),
    ("P1 play QC", "P2 play TC", "P0 play 9D"),
    ("P2 marry KS", "P0 play QD", "P1 play TS"),
    ("P1 play JS", "P2 play AS", "P0 play KD"),
    ("P2 play QS", "P0 play TD", "P1 play JC"),
)


def s01(rules: dict[str, Any] | None = None, **set_up: Any) -> Thousand:
    game = dealt(S01, S01_PRIKUP, rules=rules, **set_up)
    play(game, *BIDDING, *SNOS)
    return game


def play_tricks(game: Thousand, first: int = 0, last: int = 8) -> None:
    for trick in TRICKS[first:last]:
        play(game, *trick)


# S01, S02: a complete deal.


def test_s01_a_complete_deal() -> None:
    """G2-S01"""
    game = dealt(S01, S01_PRIKUP)
    assert [cap_of(game.table.piles[HANDS[seat]], game.options) for seat in (1, 2, 0)] == [220, 160, 200]
    assert worth(cards(S01_PRIKUP)) == 16
    play(game, *BIDDING)
    assert (game.declarer, game.contract, game.phase) == (1, 120, Phase.SNOS)
    play(game, *SNOS, "P1 stand")
    takers = (1, 1, 0, 1, 2, 1, 2, 2)
    points = [0, 0, 0]
    for number, (trick, taker, cards_of_it) in enumerate(
        zip(TRICKS, takers, (13, 15, 16, 14, 13, 17, 17, 15), strict=True)
    ):
        play(game, *trick)
        points[taker] += cards_of_it
        announced = [0, 100 * (number > 1), 40 * (number > 4)]
        assert game.points == [a + b for a, b in zip(points, announced, strict=True)]
        if number < 7:
            assert game.turn == taker
    assert game.points == [16, 159, 85]
    assert game.last_deal is not None
    assert game.last_deal.points == (15, 120, 85)
    assert game.last_deal.made
    assert game.scores == [15, 120, 85]
    assert game.trump == "S"
    assert legal(game) == {"deal"}
    assert game.turn == 1


@pytest.mark.parametrize(("rounded", "written"), [(False, -160), (True, 160)])
def test_s02_a_raise_to_160(rounded: bool, written: int) -> None:
    """G2-S02: 159 points are 160 only where the declarer's are rounded."""
    game = s01({"round_declarer": rounded})
    play(game, "P1 raise 160")
    play_tricks(game)
    assert game.scores == [15, written, 85]


def test_s02_anothers_trumps_are_not_led_where_it_is_so_agreed() -> None:
    """G2-S02: at trick 7 P1 holds JC and JS, and spades are P2's trumps."""
    game = s01({"lead_foreign_trump": False})
    play(game, "P1 stand")
    play_tricks(game, last=6)
    assert playable(game) == {"JC"}
    assert reason(game, "play JS") == (
        "G2-A28",
        "Another player’s trumps are not led here while you have other cards: S.",
    )
    free = s01()
    play(free, "P1 stand")
    play_tricks(free, last=6)
    assert playable(free) == {"JC", "JS"}


def test_s02_written_off_for_sixty_each() -> None:
    """G2-S02"""
    game = s01({"rospis_60": True})
    play(game, "P1 raise 140", "P1 rospis")
    assert game.scores == [60, -140, 60]


# S03, S04: the examples of the document.


def test_s03_the_samosval_of_the_document() -> None:
    """G2-S03: 495, 200 and 760; C's 120 is written off, and A stands on exactly 555."""
    game = dealt(S01, S01_PRIKUP, scores=[495, 760, 200])
    play(game, "P2 bid 105", "P0 bid 110", "P1 bid 120", "P2 pass", "P0 pass", *SNOS, "P1 rospis")
    assert game.scores == [0, 640, 260]
    assert game.last_deal is not None
    assert game.last_deal.lines[0] == (("rospis", 60), ("samosval", -555))


def test_s03_after_a_third_rospis_and_controls() -> None:
    """G2-S03: C's third costs 120 more; 560 and 760 are not 555."""
    rospis = {"order": 120, "declarer": 2, "written_off": True}
    assert scored((0, 0, 0), scores=(495, 200, 760), **rospis).scores == (0, 260, 640)
    third = scored((0, 0, 0), scores=(495, 200, 760), counters={"rospis": (0, 0, 2)}, **rospis)
    assert third.scores == (0, 260, 520)
    assert scored((0, 0, 0), scores=(500, 200, 760), **rospis).scores == (560, 260, 640)


S04 = {1: "KD QD 9D JS 9S 9H JC"}
S04_PRIKUP = "QC KS TH"


def test_s04_the_rospis_of_the_document() -> None:
    """G2-S04: an order of 140 gives 70 and 70."""
    game = dealt(S04, S04_PRIKUP)
    play(game, "P1 keep", "P2 pass", "P0 pass", "P1 give 9S 2", "P1 give 9H 0")
    assert cap_of(game.table.piles[HANDS[1]], game.options) == 200
    play(game, "P1 raise 140", "P1 rospis")
    assert game.scores == [70, -140, 70]


def test_s04_no_rospis_above_120_where_it_is_so_agreed() -> None:
    """G2-S04, G2-O11"""
    game = dealt(S04, S04_PRIKUP, rules={"rospis_over_120": False})
    play(game, "P1 keep", "P2 pass", "P0 pass", "P1 give 9S 2", "P1 give 9H 0", "P1 raise 140")
    assert reason(game, "rospis") == ("G2-O11", "An order above 120 cannot be written off.")


# S05, S06: marriages.


def s05() -> Thousand:
    hands = {1: "AS AC AD AH TD 9S JC QH", 2: "KD QD KS QS TS KC 9C JH", 0: "JD 9D JS TC QC TH KH 9H"}
    return in_play(hands, rules={"ace_marriage": True})


def test_s05_the_ace_marriage() -> None:
    """G2-S05"""
    game = s05()
    assert reason(game, "aces AS") == ("G2-R21", "The ace marriage takes a trick of your own first.")
    play(game, "P1 play TD", "P2 play QD", "P0 play 9D", "P1 aces AS", "P2 play QS", "P0 play JS")
    assert game.trump is None
    assert game.points == [0, 229, 0]
    assert game.marriages() == ((), ("aces",), ())


def test_s05_an_ace_led_before_ends_it() -> None:
    """G2-S05"""
    game = s05()
    play(game, "P1 play AS", "P2 play QS", "P0 play JS")
    assert reason(game, "aces AC") == ("G2-R21", "The ace marriage takes all four aces in one hand.")


def test_s06_when_a_marriage_may_be_announced() -> None:
    """G2-S06"""
    hands = {1: "KH QH 9C", 2: "AH TC JC", 0: "TH 9H QC"}
    game = in_play(hands)
    assert {"KH", "QH"} < playable(game)
    assert reason(game, "marry KH") == ("G2-R18", "A marriage takes a trick of your own first.")
    early = in_play(hands, rules={"marriage_no_trick": True})
    play(early, "P1 marry KH")
    assert (early.points[1], early.trump, early.trump_owner) == (100, "H", 1)


def test_s06_following_with_a_king_never_announces() -> None:
    """G2-S06"""
    game = in_play({1: "KH QH 9C", 2: "AH TC JC", 0: "TH 9H QC"}, turn=0, tricks=(1, 1, 0))
    play(game, "P0 play 9H")
    assert reason(game, "marry KH") == ("G2-A23", "A marriage is announced by whoever leads to the trick.")
    play(game, "P1 play KH", "P2 play AH")
    assert (game.points[1], game.trump) == (0, None)


def test_s06_without_the_queen_there_is_no_marriage() -> None:
    """G2-S06"""
    game = in_play({1: "KH 9C", 2: "AH TC", 0: "TH 9H"}, tricks=(0, 1, 0))
    assert reason(game, "marry KH") == ("G2-R17", "A marriage takes the king and the queen: H.")


# S07, S08: what may be played and bid.


@pytest.mark.parametrize(
    ("hand", "trump", "found"),
    [
        ("9C KC AH TS", "H", {"9C", "KC"}),
        ("9H AH TS", "H", {"9H", "AH"}),
        ("9D TS", "H", {"9D", "TS"}),
        ("9H AH TS", None, {"9H", "AH", "TS"}),
    ],
)
def test_s07_legal_cards(hand: str, trump: str | None, found: set[str]) -> None:
    """G2-S07"""
    game = in_play({1: "9S", 2: hand, 0: "JD"}, turn=2, trick="AC", trump=trump, tricks=(0, 1, 0))
    assert playable(game) == found


def test_s08_without_a_marriage_120_is_the_most() -> None:
    """G2-S08"""
    hands = {1: "AH KH QH TS 9S JC 9D", 2: "AS KS JS TC KC 9H JD"}
    game = dealt(hands)
    assert max(legal(game, "bid")) == "bid 120"
    assert reason(game, "bid 125") == ("G2-A16", "Without a marriage 120 is the most you can bid.")
    free = dealt(hands, rules={"bid_above_max": True})
    assert "bid 500" in legal(free)
    assert reason(free, "bid 505") == ("G2-A16", "500 is the most anybody can bid.")


def test_s08_marriages_and_aces_raise_the_cap() -> None:
    """G2-S08"""
    game = dealt({2: "KH QH KS QS JD 9C 9H"})
    assert "bid 260" in legal(game)
    assert reason(game, "bid 265") == ("G2-A16", "With your marriages 260 is the most you can bid.")
    aces = dealt({2: "AS AC AD AH 9D 9C 9H"}, rules={"ace_marriage": True})
    assert "bid 320" in legal(aces)
    assert reason(aces, "bid 325") == ("G2-A16", "With your aces 320 is the most you can bid.")


def test_s08_a_pass_is_final_and_who_is_left_plays_the_forced_hundred() -> None:
    """G2-S08"""
    game = dealt(S01, S01_PRIKUP)
    play(game, "P2 pass", "P0 bid 105", "P1 bid 110", "P0 pass")
    assert (game.declarer, game.contract) == (1, 110)
    passed = dealt(S01, S01_PRIKUP)
    play(passed, "P2 pass", "P0 pass")
    assert (passed.declarer, passed.contract, passed.phase) == (1, 100, Phase.SNOS)


def test_s08_in_the_red_one_can_only_pass() -> None:
    """G2-S08, G2-O27"""
    game = dealt(S01, S01_PRIKUP, rules={"minus_trading": True}, scores=[0, 0, -5])
    assert legal(game) == {"pass"}
    assert reason(game, "bid 105") == ("G2-O27", "With fewer than 0 points you can only pass.")


# S09: the golden round.


def test_s09_a_golden_deal() -> None:
    """G2-S09"""
    made = scored((17, 132, 11), order=120, golden=True)
    assert (made.made, made.scores) == (True, (30, 240, 20))
    failed = scored((0, 119, 1), order=120, golden=True)
    assert (failed.made, failed.scores[1]) == (False, -240)
    assert scored((0, 119, 1), order=120, golden=True, rules={"round_declarer": True}).scores[1] == 240


def test_s09_a_golden_bolt_counts_two_and_costs_twice() -> None:
    """G2-S09: 2 + 2 bolts cost 240, and one is left."""
    first = scored((0, 130, 20), order=120, golden=True)
    assert (first.scores[0], first.counts.bolts) == (0, (2, 0, 0))
    second = scored((0, 130, 20), order=120, golden=True, counters={"bolts": (2, 0, 0)})
    assert (second.scores[0], second.counts.bolts) == (-240, (1, 0, 0))


def test_s09_each_player_is_the_golden_declarer_once() -> None:
    """G2-S09, G2-R37: there is no bidding, and the order is not raised."""
    game = dealt(S01, S01_PRIKUP, rules={"golden": True})
    assert (game.phase, game.declarer, game.contract) == (Phase.SNOS, 1, 120)
    assert game.bids == [None] * 3
    play(game, *SNOS)
    assert game.phase is Phase.PLAY
    assert reason(game, "rospis") == ("G2-O10", "A golden deal cannot be written off.")
    assert [new_game(rules={"golden": True}, deal=deal).golden for deal in (1, 3, 4)] == [True, True, False]


# S10, S11: the barrel.

SITS = {"on_barrel": (0, 1, 0)}


def test_s10_who_gets_to_880_sits_there_with_three_tries() -> None:
    """G2-S10"""
    up = scored((23, 75, 22), declarer=0, scores=(0, 0, 855))
    assert (up.scores[2], up.counts.on_barrel[2]) == (875, False)
    sits = scored((23, 75, 22), declarer=0, scores=(0, 0, 875))
    assert (sits.scores[2], sits.counts.on_barrel, sits.counts.attempts) == (
        880,
        (False, False, True),
        (0, 0, 3),
    )
    assert sits.lines[2] == (("tricks", 20), ("barrel", -15))


def test_s10_a_jump_over_a_thousand_stops_at_the_barrel() -> None:
    """G2-A43"""
    assert scored((10, 300, 20), order=300, scores=(0, 870, 0)).scores[1] == 880


@pytest.mark.parametrize(
    ("raw", "order", "declarer"),
    [((10, 130, 20), 100, 1), ((60, 40, 20), 120, 1), ((15, 95, 10), 100, 0)],
    ids=["made 100", "failed 120", "a defender's 95"],
)
def test_s10_a_try_is_used_and_nothing_written(raw: tuple[int, ...], order: int, declarer: int) -> None:
    """G2-S10"""
    found = scored(raw, order=order, declarer=declarer, scores=(0, 880, 0), counters=SITS)
    assert (found.points[1], found.scores[1], found.counts.attempts[1]) == (0, 880, 2)
    assert found.winner is None


def test_s10_after_the_third_try_a_fall_and_after_the_third_fall_zero() -> None:
    """G2-S10"""
    last = {**SITS, "attempts": (0, 1, 0)}
    fall = scored((30, 40, 50), declarer=0, scores=(0, 880, 0), counters=last)
    assert (fall.scores[1], fall.counts.falls[1], fall.counts.on_barrel[1]) == (760, 1, False)
    third = scored((30, 40, 50), declarer=0, scores=(0, 880, 0), counters={**last, "falls": (0, 2, 0)})
    assert (third.scores[1], third.counts.falls[1]) == (0, 0)
    kept = scored(
        (30, 40, 50),
        declarer=0,
        scores=(0, 880, 0),
        counters={**last, "falls": (0, 2, 0)},
        rules={"zero_after_three_barrels": False},
    )
    assert (kept.scores[1], kept.counts.falls[1]) == (760, 3)


def test_s10_an_order_of_120_wins_the_match() -> None:
    """G2-S10"""
    game = s01(scores=[0, 880, 0], counters={"on_barrel": [0, 1, 0], "falls": [0, 1, 0]})
    play(game, "P1 stand")
    play_tricks(game)
    assert (game.scores[1], game.winners(), game.over) == (1000, (1,), True)
    assert reason(game, "deal", seat=2) == ("G2-A49", "The match is over.")


def test_s11_another_climber_throws_off_who_sits() -> None:
    """G2-S11"""
    climb: dict[str, Any] = {"declarer": 2, "scores": (860, 880, 0), "counters": SITS}
    found = scored((23, 20, 100), **climb)
    assert (found.scores, found.counts.on_barrel) == ((880, 760, 100), (True, False, False))
    assert found.counts.falls == (0, 1, 0)
    both = scored((23, 20, 100), rules={"barrel_knock_off": False}, **climb)
    assert (both.scores, both.counts.attempts) == ((880, 880, 100), (3, 2, 0))


@pytest.mark.parametrize(("strict", "scores"), [(True, (760, 760)), (False, (880, 880))])
def test_s11_two_climb_together(strict: bool, scores: tuple[int, int]) -> None:
    """G2-S11"""
    rules = {"barrel_no_simultaneous": strict}
    found = scored((50, 50, 20), declarer=2, scores=(850, 840, 0), rules=rules)
    assert found.scores[:2] == scores
    assert found.counts.on_barrel[:2] == (not strict, not strict)
    assert found.counts.falls == (0, 0, 0)


# S12, S13: bolts and samosval.


def test_s12_the_third_bolt_costs_a_penalty() -> None:
    """G2-S12"""
    found = scored((0, 100, 20), counters={"bolts": (2, 0, 0)})
    assert (found.scores[0], found.counts.bolts[0]) == (-120, 0)


@pytest.mark.parametrize(("exempt", "bolts"), [(False, 1), (True, 0)])
def test_s12_a_declarer_without_a_trick(exempt: bool, bolts: int) -> None:
    """G2-S12"""
    found = scored((60, 0, 60), rules={"no_bolt_declarer": exempt})
    assert (found.scores[1], found.counts.bolts[1]) == (-100, bolts)


def test_s12_the_penalty_comes_first_and_the_samosval_last() -> None:
    """G2-S12: 675 less 120 is 555."""
    found = scored((0, 100, 20), scores=(675, 0, 0), counters={"bolts": (2, 0, 0)})
    assert found.scores[0] == 0
    assert found.lines[0] == (("tricks", 0), ("bolts", -120), ("samosval", -555))


@pytest.mark.parametrize(("before", "mark", "after"), [(-455, -555, 0), (-450, -555, -550), (-450, -550, 0)])
def test_s13_samosval_below_zero(before: int, mark: int, after: int) -> None:
    """G2-S13"""
    found = scored((60, 40, 20), scores=(0, before, 0), rules={"samosval_minus": mark})
    assert found.scores[1] == after


# S14: hands and talons that may be dealt again.


@pytest.mark.parametrize(
    ("prikup", "least", "rights"),
    [
        ("9S 9D QC", 5, ("prikup", "two_nines")),
        ("9S 9D AC", 5, ("two_nines",)),
        ("9S JD JC", 5, ("prikup",)),
        ("9S JD JC", 4, ()),
        ("9S JD QC", 5, ()),
    ],
)
def test_s14_the_talon(prikup: str, least: int, rights: tuple[str, ...]) -> None:
    """G2-S14"""
    hands = {1: "AS KS QS TH JH TC 9H", 2: "AH KH QH TS JS TD KC"}
    game = dealt(hands, prikup, rules={"redeal_prikup_min": least})
    play(game, "P2 pass", "P0 pass")
    assert game.view(1).rights == rights
    assert game.phase is (Phase.REDEAL_PRIKUP if rights else Phase.SNOS)


@pytest.mark.parametrize(
    ("hand", "rights"),
    [
        ("9S 9H 9D JC JS QH KD", ("hand",)),
        ("9S 9H JC JS QH QD KC", ("hand",)),
        ("9S 9H JC QS QH KD KC", ()),
        ("9S 9H 9D 9C AS AH AD", ("nines",)),
    ],
)
def test_s14_the_hand(hand: str, rights: tuple[str, ...]) -> None:
    """G2-S14"""
    game = dealt({1: hand})
    assert game.phase is (Phase.REDEAL_HAND if rights else Phase.BIDDING)
    assert game.view(1).rights == rights


# S15: writing off.


@pytest.mark.parametrize(("order", "half"), [(100, 50), (105, 55), (110, 55), (125, 65), (140, 70)])
def test_s15_half_of_the_order_to_the_nearest_five(order: int, half: int) -> None:
    """G2-S15, G2-A33"""
    assert scored((0, 0, 0), order=order, written_off=True).points == (half, -order, half)


def test_s15_the_third_costs_120_more_and_a_fourth_may_be_refused() -> None:
    """G2-S15"""
    third = scored((0, 0, 0), written_off=True, counters={"rospis": (0, 2, 0)})
    assert (third.scores, third.counts.rospis) == ((50, -220, 50), (0, 3, 0))
    game = dealt(S04, S04_PRIKUP, rules={"rospis_max_3": True}, counters={"rospis": [0, 3, 0]})
    play(game, "P1 keep", "P2 pass", "P0 pass")
    assert reason(game, "rospis") == ("G2-O08", "You have written off 3 deals, and more are not allowed.")


# S16, S17: four and two players.


@pytest.mark.parametrize(
    ("prikup", "kind", "points"),
    [
        ("AS TH 9C", "cards", 20),
        ("KH QH 9C", "cards", 5),
        ("KH QH 9C", "cards_marriage", 105),
        ("KH QH 9C", "cards_half_marriage", 105),
        ("KH 9S 9C", "cards_half_marriage", 55),
        ("KH 9S 9C", "cards_marriage", 5),
        ("AS TH 9C", "none", 0),
    ],
)
def test_s16_the_fourth_player_scores_the_talon(prikup: str, kind: str, points: int) -> None:
    """G2-S16"""
    found = scored((0, 100, 10, 10), rules={"sitter_scores": kind}, prikup=tuple(cards(prikup)))
    assert found.points[0] == points


def test_s16_the_dealer_of_four_has_no_cards_and_no_turn() -> None:
    """G2-S16"""
    game = dealt(S04, "AS TH 9C", players=4)
    assert (game.active, game.table.piles[HANDS[0]]) == ([1, 2, 3], [])
    play(game, "P1 keep", "P2 pass", "P3 pass", "P1 rospis")
    assert game.scores == [0, -100, 50, 50]


def test_s17_two_players() -> None:
    """G2-S17"""
    game = dealt({1: "AH KH QH AS KS AD TD AC TC KC"}, "9C QC", second="TS 9H", players=2)
    play(game, "P0 pass", "P1 take 1")
    assert [str(card) for card in game.prikup] == ["9C", "QC"]
    assert len(game.table.piles[HANDS[1]]) == 12
    play(game, "P1 give 9C 0", "P1 stand")
    assert [len(game.table.piles[HANDS[seat]]) for seat in (0, 1)] == [11, 11]
    while game.phase is Phase.PLAY:
        play(game, sorted(legal(game, "play"))[0])
    assert game.table.piles[WIDOWS[1]] == []
    assert sum(game.tricks) == 11
    last = next(seat for seat in (0, 1) if game.table.piles[TAKEN[seat]][-2:] == cards("TS 9H"))
    assert game.points[last] >= 10
    assert sum(game.points) == 120


# S18, S19: in the dark, and the cut.


def test_s18_a_dark_game_counts_double() -> None:
    """G2-S18"""
    assert scored((15, 125, 10), order=120, dark=True, scores=(0, 300, 0)).scores == (15, 540, 10)
    assert scored((20, 90, 10), order=120, dark=True, scores=(0, 300, 0)).scores == (20, 60, 10)
    assert scored((20, 90, 10), order=120, dark=True, rules={"dark_doubles": "all"}).points == (40, -240, 20)


def test_s18_who_is_overbid_is_not_in_the_dark() -> None:
    """G2-S18"""
    game = dealt(S01, S01_PRIKUP, rules={"dark": True}, scores=[0, 300, 0])
    assert game.view(1).hand == (None,) * 7
    play(game, "P1 dark")
    assert (game.bids[1], game.view(1).hand) == (120, (None,) * 7)
    play(game, "P2 bid 125")
    assert (game.dark, game.view(1).hand) == (False, tuple(cards(S01[1])))
    dark = dealt(S01, S01_PRIKUP, rules={"dark": True}, scores=[0, 300, 0])
    play(dark, "P1 dark", "P2 pass", "P0 pass")
    assert (dark.dark, dark.contract, dark.phase) == (True, 120, Phase.SNOS)
    assert reason(dark, "rospis") == ("G2-A39", "A dark game cannot be written off.")


def bottoms(*ranks: str, fined: bool = True) -> tuple[bool, str]:
    """Cuts so that these ranks come to lie at the bottom one after the other; how it ends."""
    pack = cards("AS 9S AH 9H AD 9D AC 9C JS KS JH KH")
    wanted = iter(ranks)
    lying = list(pack)

    def draw() -> float:
        rank = next(wanted)
        at = next(n for n in range(1, len(lying)) if lying[n - 1].rank == rank)
        lying[:] = [*lying[at:], *lying[:at]]
        return (at - 1) / (len(lying) - 1) + 1e-9

    found = cut(pack, draw, fined=fined)
    assert next(wanted, None) is None
    return found.three_nines, found.pack[-1].rank


def test_s19_the_cut() -> None:
    """G2-S19: three nines, with jacks between them or not; a jack is cut again and counts for nothing."""
    assert bottoms("9", "9", "9") == (True, "9")
    assert bottoms("9", "J", "9", "9") == (True, "9")
    assert bottoms("9", "K") == (False, "K")
    assert bottoms("J", "J", "J", "J", "K") == (False, "K")
    assert bottoms("9", "9", "9", "9", "A", fined=False) == (False, "A")


def three_nines_seed(**rules: Any) -> Thousand:
    """The first game of a row of seeds in which the cut of the first deal fined the dealer."""
    for number in range(5000):
        game = new_game(rules=rules, seed=f"cut {number}", dealer=0)
        if game.redeals:
            return game
    raise AssertionError("No seed cuts three nines.")


def test_s19_the_dealer_pays_and_the_next_player_deals() -> None:
    """G2-S19"""
    game = three_nines_seed()
    assert (game.scores[0], game.dealer, game.deal, game.active) == (-120, 1, 1, [2, 0, 1])
    assert game.view(2).fines == ((0, "cut", -120),)
    assert options().cut_penalty
