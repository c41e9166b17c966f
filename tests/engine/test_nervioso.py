"""Nervioso where a newcomer would get it wrong: the state table, time, refusals, secrets, and the end."""

import random
from typing import Any

import pytest
from engine.nervioso_table import (
    P1,
    P2,
    P3,
    P4,
    called,
    cards,
    hand,
    hands_at,
    held,
    legal,
    new_game,
    pile,
    play,
    position,
    reason,
    verdicts,
)

from cardtable.engine.game import BadOption, BadSetup, BadTime, IllegalMove, Judged, Moved
from cardtable.engine.games.nervioso import (
    CARDS,
    DISCARD,
    FIGURE_NAMES,
    HANDS,
    LAY,
    SLAP,
    TURN_MS,
    VALUES,
    Nervioso,
    reactions,
)
from cardtable.engine.games.nervioso.memory import holders


def open_match(*hands: str, **rules: Any) -> Nervioso:
    """P1 has laid a one on "one" at 1000 ms."""
    game = position("1o " + hands[0], *hands[1:], **rules)
    play(game, "P1 lay @1000")
    assert game.view(P1).match
    return game


# The pack and the start.


def test_the_pack_has_neither_eights_nor_nines_nor_tens() -> None:
    """G6-R02, R03."""
    assert len(CARDS) == 40
    assert sorted(VALUES.values()) == list(range(1, 11))
    assert set(FIGURE_NAMES) == {VALUES[rank] for rank in "SCR"}


def test_two_to_eight_play() -> None:
    """G6-R01, A02."""
    for players in (1, 9):
        with pytest.raises(BadSetup):
            new_game(players, dealer=0)


@pytest.mark.parametrize(
    ("starter", "dealer", "first"),
    [("host", None, 0), ("chosen", None, 0), ("chosen", 1, 2), ("random", 3, 0)],
)
def test_who_starts(starter: str, dealer: int | None, first: int) -> None:
    """G6-R06, A24, A25, O07."""
    game = new_game(4, {"starter": starter}, dealer=dealer)
    assert game.turn == first


def test_chance_starts_by_the_seed() -> None:
    firsts = {new_game(8, dealer=None, seed=str(seed)).turn for seed in range(60)}
    assert firsts == set(range(8))


def test_left_over_cards_match_nothing_but_a_hand_on_them_is_wrong() -> None:
    """G6-A03: no number was said."""
    game = new_game(3)
    assert not game.view(P1).match
    assert legal(game, P2) == {"slap"}
    play(game, "P2 slap")
    assert verdicts(game) == [("wrong_hand", P2)]
    assert held(game) == [13, 14, 13]
    assert (game.turn, game.count) == (P2, 0)


@pytest.mark.parametrize(
    ("rules", "scores", "counters"), [({}, [0, -1, 0], None), ({}, None, {"falls": [0, 0, 0]})]
)
def test_a_set_up_that_cannot_be(rules: Any, scores: Any, counters: Any) -> None:
    with pytest.raises(BadSetup):
        new_game(3, rules, scores=scores, counters=counters)


# Options.


def test_a_new_count_begins_with_one_or_with_a_number_that_is_chosen() -> None:
    assert Nervioso.make_options({"restart_at": 1}) == Nervioso.make_options({})
    assert Nervioso.make_options({"restart_at": "choice"}).changed() == {"restart_at": "choice"}


@pytest.mark.parametrize(
    "rules",
    [
        {"restart_at": 2},
        {"restart_at": "1"},
        {"restart_at": True},
        {"variant": 666},
        {"slap_timeout_ms": 1200},
        {"slap_timeout_ms": 10_500},
        {"punish_cards": 6},
        {"players": 4},
        {"laying": "auto"},
    ],
)
def test_options_out_of_range(rules: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Nervioso.make_options(rules)


def test_laying_changes_nothing_in_the_engine() -> None:
    """G6-O09."""
    assert legal(new_game(4, {"laying": "tempo"}), P1) == {"lay"}


def test_calling_by_hand_outside_666_makes_silence_a_mistake_everywhere() -> None:
    """G6-A19, O03, A08: he takes the discard alone."""
    game = position("1o 2o", "3c", pile="7o", call_mode="manual")
    assert legal(game, P1) == {"lay", "hush", "slap"}
    play(game, "P1 hush")
    assert verdicts(game) == [("lost_count", P1)]
    assert held(game) == [3, 1]


def test_a_mistake_with_the_last_card_goes_on() -> None:
    game = position("1o", "3c 4c", call_mode="manual")
    play(game, "P1 hush")
    assert hand(game, P1) == ["1o"]
    assert legal(game, P1) == {"lay", "hush"}


class TestRestartAtChoice:
    """G6-A05, O08."""

    def test_the_first_count_begins_with_one(self) -> None:
        game = new_game(4, {"restart_at": "choice"})
        assert legal(game, P1) == {"lay"}
        assert reason(game, P1, "lay 3") == "G6-R07"

    @pytest.mark.parametrize(
        ("variant", "numbers"), [("base", range(1, 11)), ("666", [1, 2, 3, 4, 5, 7, 8, 9, 10])]
    )
    def test_after_a_take_a_number_is_said(self, variant: str, numbers: Any) -> None:
        game = position("2o 7o", "3c 4c", variant=variant, restart_at="choice")
        play(game, "P1 lay", "P2 slap")
        assert legal(game, P2) == {f"lay {number}" for number in numbers}
        assert reason(game, P2, "lay") == reason(game, P2, "hush") == "G6-A05"
        assert reason(game, P2, "lay 6") == ("legal" if variant == "base" else "G6-R16")
        play(game, "P2 lay 10")
        assert game.count == 10
        assert game.view(P1).due == 1

    def test_the_card_may_fit_the_number_that_was_chosen(self) -> None:
        game = position("2o", "3c", restart_at="choice")
        play(game, "P1 lay", "P1 slap", "P1 lay 2")
        assert game.view(P2).match


# The state table.


def test_on_an_empty_discard_only_the_seat_on_turn_acts() -> None:
    """G6-A07."""
    game = new_game(4)
    assert [legal(game, seat) for seat in range(4)] == [{"lay"}, set(), set(), set()]
    assert reason(game, P2, "slap") == "G6-A07"
    assert reason(game, P2, "lay") == "G6-R13"


def test_on_cards_without_a_match_every_seat_may_err() -> None:
    game = position("1o 5o", "5c 6c", "5b", count=3)
    play(game, "P1 lay")
    assert [legal(game, seat) for seat in range(3)] == [{"slap"}, {"lay", "slap"}, {"slap"}]


def test_the_turn_goes_clockwise_past_who_has_no_cards_and_back_to_the_thrower() -> None:
    """G6-R13, A13."""
    game = position("1o", "", "", "3c 4c 5c", count=5, turn=P4)
    play(game, "P4 lay")
    assert game.turn == P1
    play(game, "P1 lay")
    assert game.turn == P4
    play(game, "P4 lay")
    assert game.turn == P4  # he alone has cards
    play(game, "P4 lay")
    assert game.over


def test_only_the_first_wrong_hand_pays() -> None:
    """G6-A06."""
    game = position("1o 5o", "5c 6c", "5b", count=3)
    play(game, "P1 lay @100", "P3 slap @400")
    assert reason(game, P2, "slap") == "G6-A07"
    assert held(game) == [1, 2, 2]


def test_the_wrong_hand_of_who_has_no_cards() -> None:
    """G6-A16."""
    game = position("", "5c 6c", pile="1o", count=3, turn=P2)
    play(game, "P2 lay", "P1 slap")
    assert held(game) == [2, 1]
    assert game.turn == P1


def test_when_it_is_over_no_match_is_open_and_no_hand_lies_on_one() -> None:
    game = position("1o", "3c 4c", "5c", "6c")
    told = play(game, "P1 lay @100", "P2 slap @300", "P1 slap @500")
    assert Judged(P1, "won", ((P2, 200), (P1, 400))) in told
    view = game.view(P2)
    assert (view.winners, view.match, view.slapped) == ((P1,), False, ())


def test_the_thrower_slaps_too_and_nobody_twice() -> None:
    """G6-A12, R08."""
    game = open_match("2o", "3c", "4c")
    play(game, "P1 slap @1300")
    assert reason(game, P1, "slap") == "G6-R08"
    assert game.view(P2).slapped == ((P1, 1300),)
    play(game, "P3 slap @1300")  # of equal times the first that comes
    assert verdicts(game)[-1] == ("last_hand", P2)
    assert hands_at(game) == [(P1, 300), (P3, 300)]


def test_of_two_players_the_first_hand_decides() -> None:
    """G6-A15."""
    game = open_match("2o", "3c")
    play(game, "P2 slap @1500")
    assert verdicts(game)[-1] == ("last_hand", P1)
    game = position("1o", "3c")
    play(game, "P1 lay", "P1 slap")
    assert game.winners() == (P1,)


def test_only_the_next_to_throw_can_throw_and_not_with_his_hand_down() -> None:
    """G6-A09."""
    game = open_match("2o", "3c 4c", "5c")
    assert reason(game, P3, "lay") == reason(game, P1, "lay") == "G6-R13"
    assert reason(game, P2, "lay") == "legal"
    play(game, "P2 slap @1400")
    assert reason(game, P2, "lay") == "G6-A09"
    play(game, "P1 slap @1500")
    assert game.turn == P3


def test_the_next_to_throw_is_who_has_cards() -> None:
    game = open_match("2o", "", "5c")
    assert legal(game, P2) == {"slap"}
    assert legal(game, P3) == {"lay", "slap"}


def test_a_silent_card_thrown_on_a_match_is_thrown_all_the_same() -> None:
    game = position("1o 2o", "3c 4c 5c", "1c 1b 1e 2e", variant="666")
    play(game, "P1 lay", "P2 hush")
    assert verdicts(game)[-1] == ("thrown_card", P2)
    assert held(game) == [0, 7, 2]


@pytest.mark.parametrize(("punish_cards", "left"), [(0, [3, 4, 4]), (1, [2, 6, 3]), (5, [0, 11, 0])])
def test_how_many_cards_a_thrown_card_costs(punish_cards: int, left: list[int]) -> None:
    """G6-O06."""
    game = open_match("2o 3o 4o", "3c 4c 5c", "1c 1b 1e 2e", punish_cards=punish_cards)
    play(game, "P2 lay")
    assert held(game) == left


def test_hands_before_a_thrown_card_keep_their_times_after_the_match() -> None:
    game = open_match("2o", "3c 4c", "5c", "6c")
    play(game, "P3 slap @1310", "P1 slap @1450", "P2 lay @1700")
    assert hands_at(game) == [(P3, 310), (P1, 450)]
    assert reactions(game.events, P3).times == (310,)


def test_what_a_thrown_card_costs_comes_from_the_top() -> None:
    game = open_match("2o 3o 4o", "3c", "1c 1b 1e 2e")
    play(game, "P2 lay")
    assert (hand(game, P1), hand(game, P3)) == (["4o"], ["1e", "2e"])


def test_the_stack_of_the_taker_is_shuffled_by_the_seed() -> None:
    """G6-A23."""
    stack = " ".join(str(card) for card in CARDS[1:30])
    orders = set()
    for _ in range(2):
        game = open_match(stack, "3c")
        play(game, "P2 slap")
        orders.add(tuple(hand(game, P1)))
    (order,) = orders
    assert list(order) != [str(card) for card in (*CARDS[1:30], CARDS[0])]


# Time.


def test_the_time_to_slap_ends_at_its_very_millisecond() -> None:
    """G6-A11, O04."""
    game = open_match("2o", "3c", "4c")
    assert game.wakes_ms == 4000
    play(game, "P1 slap @1200")
    assert game.advance(3999) == ()
    told = game.advance(9000)
    assert told[0] == Judged(P2, "too_slow", ((P1, 200),))
    assert next(event for event in told if isinstance(event, Moved)).target is HANDS[P2]
    assert (game.turn, game.since_ms, game.ms) == (P2, 4000, 9000)
    assert game.wakes_ms is None


def test_the_first_missing_after_the_thrower_pays_and_the_thrower_last() -> None:
    game = open_match("2o", "3c", "4c")
    game.advance(4000)
    assert game.turn == P2
    game = open_match("2o", "3c", "4c", slap_timeout_ms=1000)
    play(game, "P2 slap", "P3 slap")
    assert game.turn == P1


def test_time_passes_before_a_move_is_judged() -> None:
    game = open_match("2o", "3c", "4c")
    told = play(game, "P2 lay @4000")
    assert [event.verdict for event in told if isinstance(event, Judged)] == ["too_slow"]
    assert called(game)[-1] == "P2 lay"
    assert game.count == 1


def test_a_refused_move_changes_nothing_not_even_the_time() -> None:
    game = open_match("2o", "3c", "4c")
    before = game.view(P1)
    for seat, text in ((P1, "slap"), (P3, "lay")):
        with pytest.raises(IllegalMove):
            game.play(seat, LAY if text == "lay" else SLAP, 4000)
    assert game.view(P1) == before


def test_time_does_not_run_backwards() -> None:
    game = open_match("2o", "3c", "4c")
    for early in (lambda: game.advance(999), lambda: game.play(P1, SLAP, 999)):
        with pytest.raises(BadTime, match="999"):
            early()
    assert game.ms == 1000


def test_a_card_counts_a_turn_after_the_press_and_a_slap_at_once() -> None:
    assert Nervioso.delay_ms(LAY) == TURN_MS
    assert Nervioso.delay_ms(SLAP) == 0


# Refusals.


@pytest.mark.parametrize("text", ["deal", "lay 1o", "slap 3", "play 1o"])
def test_there_is_no_such_move(text: str) -> None:
    assert reason(new_game(4), P1, text) == "G6"


def test_a_seat_that_does_not_exist_has_no_move() -> None:
    game = new_game(3)
    assert [legal(game, seat) for seat in (-1, 3, 7)] == [set()] * 3


def test_where_the_table_says_the_number_nobody_is_silent() -> None:
    assert reason(new_game(4), P1, "hush") == "G6-A19"


# The end.


def test_when_nobody_has_cards_a_match_still_decides() -> None:
    """G6-A18."""
    game = position("", "2o", count=1, turn=P2)
    play(game, "P2 lay @10")
    assert legal(game, P2) == {"slap"}
    assert game.turn is None
    play(game, "P2 slap @400")
    assert game.winners() == (P2,)


def test_when_nobody_has_cards_and_nobody_slaps_the_game_goes_on() -> None:
    game = position("", "2o", count=1, turn=P2)
    play(game, "P2 lay @10")
    game.advance(5000)
    assert held(game) == [1, 0]
    assert not game.over


@pytest.mark.parametrize(
    ("others", "losers"),
    [
        (["3c 4c", "5c"], (P2,)),
        (["3c 4c", "5c 6c"], (P2, P3)),
        (["", ""], ()),
        (["3c"], (P2,)),
        ([""], (P2,)),
    ],
)
def test_who_loses(others: list[str], losers: tuple[int, ...]) -> None:
    """G6-A17."""
    game = position("1o", *others)
    play(game, "P1 lay", "P1 slap")
    assert game.winners() == (P1,)
    assert game.losers() == losers
    assert game.to_act() == ()
    result = game.result()
    assert (result["over"], result["deals"], result["scores"]) == (True, 1, [1] + [0] * len(others))
    assert pile(game) == ["1o"]


# What is known.


def test_nobody_sees_a_stack_and_all_see_the_discard() -> None:
    game = position("2o 3o", "3c 4c", pile="7o")
    for seat in range(2):
        view = game.view(seat)
        assert set(view.zones[HANDS[P1]]) == set(view.zones[HANDS[P2]]) == {None}
        assert view.zones[DISCARD] == tuple(cards("7o"))


def test_who_took_the_pile_is_known_to_hold_it_until_cards_change_hands() -> None:
    game = new_game(3, seed="memory")
    play(game, "P1 lay", "P2 lay", "P3 slap")
    taken = [card for card, seats in holders(game.view(P1)).items() if seats == frozenset((P3,))]
    assert len(taken) == 3
    for number in range(50):
        imagined = Nervioso.imagine(game.view(P1), random.Random(number))
        assert set(taken) <= set(imagined.table.piles[HANDS[P3]])


def test_a_card_that_may_have_changed_hands_is_with_one_of_the_two() -> None:
    game = new_game(3, seed="memory")
    play(game, "P1 lay", "P2 lay", "P3 slap")
    laid = game.table.piles[HANDS[P3]][-1]
    game.count = VALUES[laid.rank] - 1  # so that P3's next card fits
    play(game, "P3 lay", "P1 lay")
    assert verdicts(game)[-1] == ("thrown_card", P1)
    found = holders(game.view(P2))
    assert sorted(map(sorted, found.values())) == [[0], [0], [0, 2], [0, 2], [0, 2]]
    seen = {card: seats for card, seats in found.items() if len(seats) == 2}
    for number in range(50):
        imagined = Nervioso.imagine(game.view(P2), random.Random(number))
        for card, seats in seen.items():
            assert any(card in imagined.table.piles[HANDS[seat]] for seat in seats)


# Reactions.


def test_the_reactions_of_a_seat_are_those_of_the_matches_that_were_decided() -> None:
    game = open_match("2o", "3c", "4c")
    play(game, "P2 slap @1300", "P3 slap @1700")
    mine = reactions(game.events, P2)
    assert mine.times == (300,)
    assert (mine.best, mine.median) == (300, 300)
    assert reactions(game.events, P1).times == ()
    assert reactions(game.events, P1).median is None


def test_median_and_bars() -> None:
    from cardtable.engine.games.nervioso import Reactions

    times = Reactions((250, 410, 390, 900))
    assert times.median == 400
    assert Reactions((3, 1, 2)).median == 2
    assert times.histogram((300, 400, 500, 600)) == (2, 1, 1)
    assert Reactions(()).histogram((0, 1)) == (0,)
