"""Тысяча: what is refused and why, what stays hidden, what may be dealt again, how a match is set up."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import pairwise
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
    play,
    playable,
    reason,
)

from cardtable.engine.game import BadOption, BadSetup, Called, Moved
from cardtable.engine.games.thousand import (
    AWAY,
    GROUPS,
    HANDS,
    TAKEN,
    WIDOW,
    Phase,
    Thousand,
    ThousandOptions,
)
from cardtable.engine.options import option_specs
from cardtable.engine.wire import event_to_json

CALM = {"redeal_hand_min": 0, "redeal_prikup_min": 0, "redeal_prikup_two_nines": False}
PASSED = ("P2 pass", "P0 pass")
SNOS = ("P1 give 9S 2", "P1 give 9D 0")
ORDERED = (*PASSED, *SNOS, "P1 stand")
TWO = {1: "AH KH QH AS KS AD TD AC TC KC"}


def table(*moves: str, rules: Mapping[str, Any] | None = None, **set_up: Any) -> Thousand:
    game = dealt(S01, S01_PRIKUP, rules=rules, **set_up)
    play(game, *moves)
    return game


# What is refused.


@pytest.mark.parametrize(
    ("moves", "text", "rule", "sentence"),
    [
        ((), "bid 100", "G2-A15", "A bid has to be above 100."),
        ((), "bid 103", "G2-O44", "Orders are multiples of 5."),
        ((), "bid", "G2-A15", "A bid names a number."),
        ((), "bid 165", "G2-A16", "With your marriages 160 is the most you can bid."),
        ((), "play AS", "G2-A22", "The first card is led when the order stands."),
        ((), "dark", "G2-A39", "Only the first hand may bid in the dark, before looking at its cards."),
        ((), "redeal", "G2-A10", "You have no right to a new deal now."),
        ((), "deal", "G2-R08", "This deal is not over yet."),
        ((), "rospis", "G2-A31", "A deal is written off when its talon has been taken."),
        ((), "pass 5", "G2-R01", "There is no such move in this game: pass 5."),
        ((), "fly 7", "G2-R01", "There is no such move in this game: fly 7."),
        (PASSED, "bid 105", "G2-A15", "There is no bidding now."),
        (PASSED, "give AS 2", "G2-R15", "You do not hold this card: AS."),
        (PASSED, "give 9S 1", "G2-R15", "One card goes to each opponent: say to whom."),
        (PASSED, "give 9S", "G2-R15", "One card goes to each opponent: say to whom."),
        (PASSED, "discard 9S", "G2-O46", "At this table the cards of the discard go to the opponents."),
        ((*PASSED, "give 9S 2"), "give 9D 2", "G2-R15", "This opponent has a card from you already."),
        ((*PASSED, *SNOS), "raise 100", "G2-A17", "The order is 100 and never goes down."),
        ((*PASSED, *SNOS), "raise 225", "G2-A16", "With your marriages 220 is the most you can bid."),
        ((*PASSED, *SNOS), "raise", "G2-A17", "A raise names a number."),
        (ORDERED, "stand", "G2-A17", "The order stands already."),
        (ORDERED, "aces AH", "G2-O22", "The ace marriage is not played at this table."),
        (ORDERED, "marry AH", "G2-A23", "A marriage is announced with its king or its queen."),
        ((*ORDERED, "play AH"), "play JD", "G2-A21", "Suit must be answered with suit: H."),
        ((*ORDERED, "play AH"), "rospis", "G2-R36", "Only the declarer can write the deal off."),
    ],
)  # fmt: skip
def test_a_refusal_says_which_rule(moves: tuple[str, ...], text: str, rule: str, sentence: str) -> None:
    assert reason(table(*moves), text) == (rule, sentence)


def test_who_is_not_to_act_is_told_so() -> None:
    assert reason(table(), "pass", seat=0) == ("G2-A22", "It is not your turn.")


def test_after_a_deal_only_the_next_dealer_deals() -> None:
    """G2-R05"""
    game = table(*PASSED, "rospis")
    assert (game.phase, game.turn) == (Phase.PAUSE, 1)
    assert reason(game, "deal", seat=2) == ("G2-R05", "The next deal is the next player’s.")
    assert reason(game, "pass") == ("G2-R05", "This deal is over: the next one has to be dealt.")


@pytest.mark.parametrize(
    ("rules", "set_up", "rule"),
    [
        ({"rospis": False}, {}, "G2-O41"),
        ({}, {"scores": [880, 0, 0], "counters": {"on_barrel": [1, 0, 0]}}, "G2-O09"),
    ],
)
def test_where_no_deal_is_written_off(rules: dict[str, Any], set_up: dict[str, Any], rule: str) -> None:
    assert reason(table(*PASSED, rules=rules, **set_up), "rospis")[0] == rule


def test_a_deal_may_be_written_off_until_the_first_card() -> None:
    """G2-A31: before the discard, within it, after a raise; not after a card."""
    for moves in ((), SNOS[:1], SNOS, (*SNOS, "raise 120"), (*SNOS, "stand")):
        assert "rospis" in legal(table(*PASSED, *moves))
    game = table(*PASSED, *SNOS, "stand", "play AH", "play 9H", "play JH")
    assert reason(game, "rospis") == ("G2-A31", "A deal is written off before the first card is led.")


def test_who_can_take_the_trick_must_where_it_is_so_agreed() -> None:
    """G2-O42: among the cards that suit and trump allow."""
    rules = {"must_beat": True}
    hands = {1: "JD", 2: "9C AC", 0: "9H AH TS"}
    game = in_play(hands, turn=2, trick="KC", rules=rules, tricks=(0, 1, 0))
    assert playable(game) == {"AC"}
    assert reason(game, "play 9C") == ("G2-O42", "You can take the trick, so you must beat this card: KC.")
    over = in_play(hands, turn=0, trick="KC TH", trump="H", rules=rules, tricks=(0, 1, 0))
    assert playable(over) == {"AH"}
    cannot = in_play(hands, turn=0, trick="KC AC", rules=rules, tricks=(0, 1, 0))
    assert playable(cannot) == {"9H", "AH", "TS"}


def test_the_new_trump_acts_at_once() -> None:
    """G2-A24: an old trump no longer beats."""
    game = in_play({1: "KS QS", 2: "9H 9C", 0: "JS JD"}, trump="H", owner=2, tricks=(0, 1, 1))
    play(game, "P1 marry KS", "P2 play 9H", "P0 play JS")
    assert (game.trump, game.tricks[1]) == ("S", 2)


def test_bids_go_by_tens_where_it_is_so_agreed() -> None:
    """G2-O44"""
    game = table(rules={"bid_step": 10})
    assert min(legal(game, "bid")) == "bid 110"
    assert reason(game, "bid 105") == ("G2-O44", "Orders are multiples of 10.")


# What stays hidden.


def heard(game: Thousand, seat: int, kind: type) -> list[dict[str, Any]]:
    return [event_to_json(event.seen_by(seat)) for event in game.events if isinstance(event, kind)]


def test_the_discard_is_face_down() -> None:
    """G2-A20: who gives and who gets know the card."""
    game = table(*PASSED, *SNOS)
    assert [heard(game, seat, Called)[-2]["move"] for seat in range(3)] == [
        "give ?? 2",
        "give 9S 2",
        "give 9S 2",
    ]
    assert [heard(game, seat, Moved)[-2]["cards"] for seat in range(3)] == [["??"], ["9S"], ["9S"]]
    shown = table(*PASSED, *SNOS, rules={"snos_dark": False})
    assert [heard(shown, seat, Called)[-2]["move"] for seat in range(3)] == ["give 9S 2"] * 3
    assert [heard(shown, seat, Moved)[-2]["cards"] for seat in range(3)] == [["9S"]] * 3


def test_the_talon_is_opened_to_all() -> None:
    """G2-A19"""
    game = table(*PASSED)
    assert all(heard(game, seat, Moved)[-1]["cards"] == S01_PRIKUP.split() for seat in range(3))
    assert all(game.view(seat).prikup == tuple(cards(S01_PRIKUP)) for seat in range(3))


def test_what_is_laid_away_shows_with_the_last_trick() -> None:
    """Rules 2(b-2): all four cards of the table go openly to who takes it."""
    game = dealt(TWO, "9C QC", second="TS 9H", players=2, rules={"two_player_snos": "polish", **CALM})
    play(game, "P0 pass", "P1 take 1")
    assert reason(game, "give 9C 0") == ("G2-O46", "At this table two cards are laid away face down.")
    play(game, "P1 discard 9C", "P1 discard QC", "P1 stand")
    assert heard(game, 0, Called)[-2]["move"] == "discard ??"
    assert game.view(0).zones[AWAY] == (None, None)
    assert game.view(1).zones[AWAY] == tuple(cards("9C QC"))
    while game.phase is Phase.PLAY:
        play(game, sorted(legal(game, "play"))[0])
    last = [heard(game, seat, Moved)[-2:] for seat in (0, 1)]
    assert last[0] == last[1]
    assert [event["cards"] for event in last[0]] == [["TS", "9H"], ["9C", "QC"]]
    assert sum(game.points) == 120


def test_after_a_rospis_all_stays_hidden() -> None:
    game = table(*PASSED, "rospis")
    assert game.view(0).zones[HANDS[1]] == (None,) * 10
    assert game.view(0).zones[TAKEN[1]] == ()


def test_only_a_right_is_told_not_which() -> None:
    """G2-A10"""
    game = dealt({1: "9S 9H 9D JC JS QH KD"})
    assert game.to_act() == (1,)
    assert [game.view(seat).rights for seat in range(3)] == [(), ("hand",), ()]
    assert [game.view(seat).cap for seat in range(3)] == [None] * 3


# What may be dealt again.


def test_dealt_again_by_the_same_dealer_as_the_same_deal() -> None:
    """G2-A09"""
    game = dealt({1: "9S 9H 9D JC JS QH KD"})
    before = game.table.piles[HANDS[2]][:]
    play(game, "P1 redeal")
    assert (game.dealer, game.deal, game.deals_finished, game.redeals) == (0, 1, 0, 1)
    assert game.table.piles[HANDS[2]] != before
    assert all(
        not event.cards or event.source != HANDS[1] for event in game.view(0).seen if isinstance(event, Moved)
    )


def test_each_holder_is_asked_from_the_first_hand_on() -> None:
    game = dealt({1: "9S JS QS 9H JH QH KH", 2: "9D JD QD 9C QC KC JC"})
    play(game, "P1 keep", "P2 keep")
    assert game.phase is Phase.BIDDING


def test_a_defender_may_ask_after_the_discard_and_the_declarer_may_not() -> None:
    """G2-A13, A14"""
    hands = {1: "AS KS QS TS AH TH AD", 2: "9S 9H 9D JH JC TC TD"}
    rules = {"redeal_four_nines_snos": True, "redeal_hand_min": 0}
    game = dealt(hands, "9C AC KH", rules=rules)
    play(game, *PASSED, "P1 give 9C 2", "P1 give KH 0")
    assert (game.phase, game.turn, game.view(2).rights) == (Phase.REDEAL_SNOS, 2, ("nines",))
    play(game, "P2 keep")
    assert game.phase is Phase.RAISE
    plain = dealt(hands, "9C AC KH", rules={"redeal_hand_min": 0})
    play(plain, *PASSED, "P1 give 9C 2", "P1 give KH 0")
    assert plain.phase is Phase.RAISE


def test_a_player_in_the_dark_has_no_right_to_a_new_deal() -> None:
    game = dealt({1: "9S 9H 9D JC JS QH KD"}, rules={"dark": True})
    assert game.phase is Phase.DARK
    look = dealt({1: "9S 9H 9D JC JS QH KD"}, rules={"dark": True})
    play(game, "P1 dark")
    assert game.phase is Phase.BIDDING
    play(look, "P1 look")
    assert look.phase is Phase.REDEAL_HAND


@pytest.mark.parametrize(
    ("rules", "set_up"),
    [
        ({"golden": True}, {}),
        ({}, {"scores": [0, -5, 0]}),
        ({"dark_min_score": 100}, {"scores": [0, 95, 0]}),
        ({}, {"scores": [0, 0, 880], "counters": {"on_barrel": [0, 0, 1]}}),
        ({"dark_min_score": -1000, "minus_trading": True}, {"scores": [0, -5, 0]}),
    ],
)
def test_when_there_is_no_dark_game(rules: dict[str, Any], set_up: dict[str, Any]) -> None:
    """G2-A39"""
    assert table(rules={"dark": True, **rules, **CALM}, **set_up).phase is not Phase.DARK


# Setting up.


def test_counters_and_the_number_of_the_deal_are_taken_over() -> None:
    game = new_game(
        scores=[880, 0, -300],
        counters={"on_barrel": [1, 0, 0], "attempts": [2, 0, 0], "bolts": [0, 1, 2], "falls": [1, 0, 0]},
        deal=7,
    )
    view = game.view(1)
    assert (view.attempts, view.on_barrel, view.bolts, view.falls) == (
        (2, 0, 0),
        (True, False, False),
        (0, 1, 2),
        (1, 0, 0),
    )
    assert (view.scores, view.deal, view.no_win) == ((880, 0, -300), 7, (0, 0, 0))


def test_a_sitter_has_all_tries_where_they_are_not_said() -> None:
    assert new_game(scores=[880, 0, 0], counters={"on_barrel": [1, 0, 0]}).counts.attempts == (3, 0, 0)


@pytest.mark.parametrize(
    "set_up",
    [
        {"counters": {"hats": [0, 0, 0]}},
        {"counters": {"bolts": [0, 0]}},
        {"counters": {"bolts": [0, -1, 0]}},
        {"counters": {"on_barrel": [1, 0, 0]}},
        {"scores": [880, 0, 0], "counters": {"on_barrel": [1, 0, 0], "attempts": [4, 0, 0]}},
        {"scores": [1000, 0, 0]},
        {"players": 5},
        {"players": 1},
    ],
)
def test_what_cannot_be_set_up(set_up: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        new_game(**set_up)


@pytest.mark.parametrize(
    "rules",
    [
        {"samosval_plus": 50},
        {"samosval_plus": 557},
        {"samosval_minus": -50},
        {"redeal_hand_min": 5},
        {"redeal_prikup_min": 11},
        {"barrel_win_points": 115},
        {"bid_step": 20},
        {"sitter_scores": "all"},
        {"players": 3},
        {"min_bid": 100},
        {"golden": 1},
    ],
)
def test_what_is_no_option(rules: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Thousand.make_options(rules)


def test_every_option_stands_in_one_group() -> None:
    names = [name for group in GROUPS.values() for name in group]
    assert names == [spec.name for spec in option_specs(ThousandOptions)]


def test_the_agreements_stand_in_the_groups_of_the_document() -> None:
    """Its 28 in its order; what only its body text or a reading makes negotiable stands beside them."""
    rules = {spec.name: int(spec.rule.removeprefix("G2-O")) for spec in option_specs(ThousandOptions)}
    found = [sorted({rules[name] for name in names if rules[name] <= 28}) for names in GROUPS.values()]
    ends = [1, 6, 12, 17, 20, 24, 29]
    assert found == [*(list(range(low, high)) for low, high in pairwise(ends)), []]


@pytest.mark.parametrize(
    ("name", "rules", "acts"),
    [
        ("rospis_golden", {"golden": True}, True),
        ("rospis_golden", {"golden": True, "rospis": False}, False),
        ("rospis_golden", {}, False),
        ("no_bolt_declarer", {}, True),
        ("no_bolt_declarer", {"bolts_every_third": False}, False),
        ("no_bolt_barrel", {"bolts_every_third": False, "bolts_three_in_row": True}, True),
        ("dark_bolt_double", {"dark": True}, True),
        ("dark_bolt_double", {"dark": True, "bolts_every_third": False, "bolts_three_in_row": True}, False),
    ],
)
def test_what_other_rules_make_void(name: str, rules: dict[str, Any], acts: bool) -> None:
    assert Thousand.make_options(rules).acts(name) is acts


def test_which_options_act() -> None:
    options = Thousand.make_options({"rospis": False})
    assert not options.acts("rospis_60")
    assert options.acts("sitter_scores", 4)
    assert not options.acts("sitter_scores", 3)
    assert options.acts("sitter_scores")


@pytest.mark.parametrize(("players", "hand", "widow"), [(2, 10, 2), (3, 7, 3), (4, 7, 3)])
def test_cards_are_dealt_one_by_one(players: int, hand: int, widow: int) -> None:
    """G2-R08, A05: the talon gets its cards after rounds 2, 3 and 4, of two players after 2 to 5."""
    game = new_game(players, dealer=0)
    moved = [event.target for event in game.events if isinstance(event, Moved)]
    talon = [number for number, zone in enumerate(moved) if zone.place == "widow"]
    assert talon == ([4, 7, 10, 13] if players == 2 else [6, 10, 14])
    assert [len(game.table.piles[HANDS[seat]]) for seat in game.active] == [hand] * len(game.active)
    assert {len(game.table.piles[zone]) for zone in game.widows} == {widow}


def test_no_deal_begins_with_a_nine_or_a_jack_at_the_bottom() -> None:
    """G2-R07"""
    for number in range(200):
        assert new_game(seed=str(number)).order()[-1].rank not in "9J"


# Imagining.


def test_an_imagined_hand_keeps_to_what_was_shown() -> None:
    """A bid above 120 has its marriage, and who did not follow has no more of the suit."""
    game = table("P2 bid 160", "P0 bid 200", "P1 pass", "P2 pass")
    play(game, "P0 give JS 1", "P0 give 9C 2", "P0 stand", "P0 play AD", "P1 play 9D", "P2 play JD")
    play(game, "P0 marry KD", "P1 play TS", "P2 play QS")
    rng = random.Random(1)
    for _ in range(100):
        for seat in range(3):
            piles = Thousand.imagine(game.view(seat), rng).table.piles
            assert cards("QD")[0] in piles[HANDS[0]]
            for other in {1, 2} - {seat}:
                assert not any(card.suit == "D" for card in piles[HANDS[other]])
            if seat == 1:
                assert cards("KS")[0] in piles[HANDS[2]]
            assert not piles[WIDOW]
