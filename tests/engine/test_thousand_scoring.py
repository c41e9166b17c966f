"""How Тысяча is scored: the twelve interactions of options, G2-I01 to I12 by their order, and more."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from engine.thousand_table import (
    S01,
    S01_PRIKUP,
    counts,
    dealt,
    in_play,
    legal,
    options,
    play,
    playable,
    scored,
)

from cardtable.engine.games.thousand import HANDS, Phase, cap_of
from cardtable.engine.games.thousand.ledger import Ledger

SITS: dict[str, Any] = {"scores": (0, 880, 0), "counters": {"on_barrel": (0, 1, 0)}}


# The twelve interactions.


def test_i01_sixty_each_is_not_half_of_140() -> None:
    """G2-I01: O06 on, order 140."""
    assert scored((0, 0, 0), order=140, written_off=True, rules={"rospis_60": True}).points == (60, -140, 60)


def test_i02_a_third_rospis_at_675_is_no_samosval() -> None:
    """G2-I02: 675 - 120 - 120 is 435."""
    found = scored((0, 0, 0), order=120, written_off=True, scores=(0, 675, 0), counters={"rospis": (0, 2, 0)})
    assert found.scores[1] == 435


def test_i03_a_bolt_penalty_at_675_is_one() -> None:
    """G2-I03: 675 - 120 is 555."""
    assert scored((0, 100, 20), scores=(675, 0, 0), counters={"bolts": (2, 0, 0)}).scores[0] == 0


def test_i04_who_needs_125_cannot_win_without_a_marriage() -> None:
    """G2-I04: neither 100 nor 120 is enough, and no more can be bid."""
    rules = {"barrel_win_points": 125}
    assert scored((0, 120, 0), order=120, rules=rules, **SITS).winner is None
    assert scored((0, 125, 0), order=125, rules=rules, **SITS).winner == 1
    game = dealt(S01 | {2: "AS KS JS TC KC 9H JD"}, rules=rules)
    assert cap_of(game.table.piles[HANDS[2]], game.options) == 120


def test_i05_two_climbers_bounce_and_the_sitter_stays() -> None:
    """G2-I05"""
    found = scored(
        (45, 40, 35), scores=(850, 880, 850), declarer=1, counters={"on_barrel": (0, 1, 0)}, order=120
    )
    assert found.scores == (760, 880, 760)
    assert (found.counts.on_barrel, found.counts.attempts[1]) == ((False, True, False), 2)
    assert found.lines[0] == (("tricks", 45), ("bounced", -135))


def test_i06_rounding_wins_from_the_barrel() -> None:
    """G2-I06: 118 are 120."""
    assert scored((2, 118, 0), order=120, **SITS).winner is None
    won = scored((2, 118, 0), order=120, rules={"round_declarer": True}, **SITS)
    assert (won.winner, won.scores[1]) == (1, 1000)


def test_i07_golden_points_are_multiples_of_ten() -> None:
    """G2-I07: so no golden deal makes 555 by itself."""
    for raw in itertools.product((0, 7, 13, 58, 120, 133), repeat=3):
        found = scored(raw, order=120, golden=True)
        assert all(points % 10 == 0 for points in found.points)


def test_i08_aces_may_be_declared_with_the_very_first_card() -> None:
    """G2-I08"""
    hands = {1: "AS AC AD AH TD 9S JC QH", 2: "KD QD KS QS TS KC 9C JH", 0: "JD 9D JS TC QC TH KH 9H"}
    game = in_play(hands, rules={"ace_marriage": True, "marriage_no_trick": True})
    play(game, "P1 aces AS")
    assert (game.points[1], game.trump) == (200, None)


def test_i09_who_has_only_anothers_trumps_may_lead_them() -> None:
    """G2-I09"""
    rules = {"lead_foreign_trump": False}
    hands = {1: "KS 9S", 2: "AS TS", 0: "JS QS"}
    game = in_play(hands, trump="S", owner=2, tricks=(0, 1, 2), rules=rules)
    assert playable(game) == {"KS", "9S"}
    mixed = in_play({**hands, 1: "KS 9H"}, trump="S", owner=2, tricks=(0, 1, 2), rules=rules)
    assert playable(mixed) == {"9H"}
    own = in_play({**hands, 1: "KS 9H"}, trump="S", owner=1, tricks=(0, 1, 2), rules=rules)
    assert playable(own) == {"KS", "9H"}


def test_i10_all_in_the_red_so_the_first_hand_plays_a_hundred() -> None:
    """G2-I10"""
    game = dealt(S01, S01_PRIKUP, rules={"minus_trading": True}, scores=[-5, -5, -5])
    assert legal(game) == {"pass"}
    play(game, "P2 pass", "P0 pass")
    assert (game.declarer, game.contract) == (1, 100)


def test_i11_a_hidden_talon_is_seen_only_where_it_is_dealt_again() -> None:
    """G2-I11"""
    rules = {"prikup_hidden_at_100": True}
    game = dealt(S01, S01_PRIKUP, rules=rules)
    play(game, "P2 pass", "P0 pass")
    assert game.view(1).prikup == tuple(game.prikup)
    assert game.view(0).prikup == game.view(2).prikup == (None,) * 3
    poor = dealt({1: "AS KS QS TH JH TC 9H", 2: "AH KH QH TS JS TD KC"}, "9S 9D QC", rules=rules)
    play(poor, "P2 pass", "P0 pass")
    assert poor.phase is Phase.REDEAL_PRIKUP
    assert poor.view(0).prikup == (None,) * 3
    told = len(poor.events)
    play(poor, "P1 redeal")
    shown = {str(c) for event in poor.events[told:] for c in getattr(event.seen_by(0), "cards", ()) if c}
    assert {"9S", "9D", "QC"} <= shown
    bid = dealt(S01, S01_PRIKUP, rules=rules)
    play(bid, "P2 bid 105", "P0 pass", "P1 pass")
    assert bid.view(0).prikup == tuple(bid.prikup)


def test_i12_no_bolt_for_a_declarer_without_a_trick() -> None:
    """G2-I12"""
    found = scored((60, 0, 60), rules={"no_bolt_declarer": True}, counters={"bolts": (0, 2, 0)})
    assert (found.lines[1], found.counts.bolts[1]) == ((("order", -100),), 2)


# Bolts.


def test_an_exempt_deal_neither_counts_nor_breaks_a_series() -> None:
    """G2-O14, O24: as declarer, with a trick or without."""
    rules = {"no_bolt_declarer": True, "bolts_three_in_row": True}
    for raw in ((60, 0, 60), (0, 120, 0)):
        found = scored(raw, rules=rules, counters={"bolts_in_row": (0, 2, 0)})
        assert found.counts.bolts_in_row[1] == 2
    barrel = scored(
        (0, 0, 120),
        declarer=2,
        rules={"no_bolt_barrel": True},
        scores=(0, 880, 0),
        counters={"on_barrel": (0, 1, 0), "bolts": (0, 2, 0)},
    )
    assert (barrel.scores[1], barrel.counts.bolts[1], barrel.counts.attempts[1]) == (880, 2, 2)


def test_three_in_a_row_are_three_deals() -> None:
    """G2-A36, A37: a doubled bolt is one step; one bolt costs one penalty; a trick ends the row."""
    rules = {"bolts_three_in_row": True}
    twice = scored((0, 100, 20), golden=True, rules=rules, counters={"bolts_in_row": (1, 0, 0)})
    assert (twice.counts.bolts_in_row[0], twice.counts.bolts[0]) == (2, 2)
    both = scored((0, 100, 20), rules=rules, counters={"bolts": (2, 0, 0), "bolts_in_row": (2, 0, 0)})
    assert (both.scores[0], both.counts.bolts[0], both.counts.bolts_in_row[0]) == (-120, 0, 0)
    early = scored((0, 100, 20), rules=rules, counters={"bolts": (0, 0, 0), "bolts_in_row": (2, 0, 0)})
    assert (early.scores[0], early.counts.bolts[0]) == (-120, 0)
    broken = scored((20, 100, 0), rules=rules, counters={"bolts_in_row": (2, 0, 0)})
    assert broken.counts.bolts_in_row[0] == 0


def test_a_written_off_deal_gives_no_bolt() -> None:
    """G2-A35"""
    found = scored((0, 0, 0), written_off=True, counters={"bolts": (2, 0, 2), "bolts_in_row": (2, 0, 0)})
    assert (found.counts.bolts, found.counts.bolts_in_row) == ((2, 0, 2), (2, 0, 0))


def test_a_bolt_penalty_throws_off_the_barrel() -> None:
    """G2-A51: to the mark less the sum due, as one fall, also where a penalty is 0."""
    sits = {"on_barrel": (0, 1, 0), "bolts": (0, 2, 0)}
    found = scored((100, 0, 20), declarer=0, scores=(0, 880, 0), counters=sits)
    assert (found.scores[1], found.counts.falls[1], found.counts.attempts[1]) == (760, 1, 0)
    free = scored((100, 0, 20), declarer=0, scores=(0, 880, 0), counters=sits, rules={"penalty": 0})
    assert (free.scores[1], free.counts.falls[1], free.counts.on_barrel[1]) == (880, 1, False)
    two = scored(
        (100, 0, 20),
        declarer=0,
        scores=(0, 880, 0),
        counters={**sits, "no_win": (0, 2, 0)},
        rules={"no_win_penalty": "every_third"},
    )
    assert (two.scores[1], two.counts.falls[1]) == (640, 1)


# Deals without points.


@pytest.mark.parametrize(("kind", "left"), [("three_in_row", 0), ("every_third", 2), ("off", 2)])
def test_points_end_a_row_of_deals_without(kind: str, left: int) -> None:
    """G2-A38"""
    found = scored((20, 100, 0), rules={"no_win_penalty": kind}, counters={"no_win": (2, 0, 0)})
    assert found.counts.no_win[0] == left


def test_the_third_deal_without_points_costs_the_penalty() -> None:
    """G2-A38: rospis deals count too; a made order or points of one's own are a win."""
    rules = {"no_win_penalty": "three_in_row"}
    found = scored((2, 40, 78), rules=rules, counters={"no_win": (2, 2, 2)})
    assert found.scores == (-120, -220, 80)
    assert found.counts.no_win == (0, 0, 0)
    rospis = scored((0, 0, 0), written_off=True, rules=rules, counters={"no_win": (0, 2, 0)})
    assert rospis.scores == (50, -220, 50)


# The barrel.


def test_only_an_order_made_wins() -> None:
    """G2-A49: the larger of the two marks decides, and points of a defender never do."""
    assert scored((0, 130, 0), order=115, **SITS).winner is None
    low = {"scores": (0, 800, 0), "counters": {"on_barrel": (0, 1, 0)}, "rules": {"barrel_at": 800}}
    assert scored((0, 200, 0), order=195, **low).winner is None
    assert scored((0, 200, 0), order=200, **low).winner == 1


def test_the_barrel_moves_with_the_target() -> None:
    """G2-O43"""
    assert options(target=700).barrel == 580
    found = scored((20, 100, 0), scores=(0, 490, 0), rules={"target": 700})
    assert (found.scores[1], found.counts.on_barrel[1]) == (580, True)


def test_a_climber_does_not_throw_off_the_winner() -> None:
    """G2-A49"""
    found = scored((20, 120, 0), order=120, scores=(870, 880, 0), counters={"on_barrel": (0, 1, 0)})
    assert (found.winner, found.scores) == (1, (880, 1000, 0))


def test_all_new_climbers_throw_off_the_older_sitter() -> None:
    """G2-O02: off beside O01."""
    found = scored(
        (45, 40, 35),
        scores=(850, 880, 850),
        order=120,
        counters={"on_barrel": (0, 1, 0)},
        rules={"barrel_no_simultaneous": False},
    )
    assert (found.scores, found.counts.attempts) == ((880, 760, 880), (3, 0, 3))


def test_who_sits_out_uses_no_try_and_writes_nothing() -> None:
    """G2-A47, rules 2(b-2): the dealer of four."""
    found = scored((0, 100, 10, 10), scores=(880, 0, 0, 0), counters={"on_barrel": (1, 0, 0, 0)})
    assert (found.scores[0], found.counts.attempts[0]) == (880, 3)


def test_a_rospis_beside_the_barrel_burns_a_try() -> None:
    """G2-O09: of a sitter who defends, and of one who declares."""
    assert scored((0, 0, 0), written_off=True, declarer=0, **SITS).counts.attempts[1] == 2
    own = scored((0, 0, 0), written_off=True, **SITS)
    assert (own.scores, own.counts.attempts[1]) == ((50, 880, 50), 2)


def test_three_nines_at_the_cut_throw_off_the_barrel() -> None:
    """G2-A06"""
    ledger = Ledger(options(), (880, 0, 0), counts(on_barrel=(1, 0, 0), falls=(2, 0, 0)))
    ledger.fine_at_the_cut(0)
    assert (ledger.scores[0], ledger.falls[0], ledger.on_barrel[0]) == (0, 0, False)
    assert ledger.lines[0] == [("cut", -120), ("third_fall", -760)]


# Gold.


@pytest.mark.parametrize(("kind", "scores"), [("keep", (40, -240, 100)), ("zero", (0, 0, 0))])
def test_a_golden_round_that_nobody_makes(kind: str, scores: tuple[int, ...]) -> None:
    """G2-A40"""
    rules = {"golden": True, "golden_if_nobody": kind}
    last: dict[str, Any] = {"order": 120, "golden": True, "ends_golden_unmade": True, "rules": rules}
    assert scored((20, 50, 50), **last).scores == scores
    assert scored((20, 120, 0), **last).scores[1] == 240


def test_an_unmade_golden_round_is_played_again() -> None:
    """G2-A40: deal 4 is golden after three that nobody made, deal 7 not after one that somebody did."""
    rules = {"golden": True, "golden_if_nobody": "replay", "rospis_golden": True}
    game = dealt(S01, S01_PRIKUP, rules=rules)
    golden = []
    for _ in range(5):
        while game.phase is not Phase.SNOS:
            play(game, "keep")
        play(game, "rospis", "deal")
        golden.append(game.golden)
    assert golden == [True] * 5
    made = dealt(S01, S01_PRIKUP, rules=rules, deal=3)
    made.golden_made = True
    play(made, "P1 rospis", "deal")
    assert not made.golden


def test_a_golden_rospis_costs_240_and_gives_120_each() -> None:
    """G2-O10"""
    assert scored((0, 0, 0), order=120, golden=True, written_off=True).points == (120, -240, 120)


# Two and four players, the dark, the talon.


def test_the_dark_doubles_what_the_fourth_player_writes_too() -> None:
    """G2-A39"""
    talon = tuple(dealt(S01, S01_PRIKUP).table.piles[HANDS[1]][:1])
    found = scored((0, 130, 10, 10), order=120, dark=True, prikup=talon, rules={"dark_doubles": "all"})
    assert found.points == (20, 240, 20, 20)


def test_a_doubled_bolt_in_the_dark() -> None:
    """G2-O35"""
    dark = {"order": 120, "dark": True}
    assert scored((0, 130, 10), rules={"dark_bolt_double": True}, **dark).counts.bolts[0] == 2
    assert scored((0, 130, 10), **dark).counts.bolts[0] == 1


def test_every_line_of_a_deal_says_what_made_the_score() -> None:
    """495, 200 and 760 become 0, 260 and 640 (G2-S03)."""
    found = scored((0, 0, 0), declarer=2, order=120, written_off=True, scores=(495, 200, 760))
    assert found.lines == ((("rospis", 60), ("samosval", -555)), (("rospis", 60),), (("rospis", -120),))
