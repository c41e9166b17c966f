"""The rules of Nine beside the worked scenarios: readings, options, secrets, teams, the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from engine.nine_table import at_table, hand, legal, move, named, new_game, options, play, reason, top

from cardtable.engine.game import BadOption, BadSetup, IllegalMove, Moved
from cardtable.engine.games.nine import (
    CARDS,
    DISCARD,
    HANDS,
    STOCK,
    VALUES,
    Nine,
    NineView,
    Phase,
    best_with,
    melds,
    partner_of,
)


def view_of(game: Nine, seat: int) -> NineView:
    view = game.view(seat)
    assert isinstance(view, NineView)
    return view


# The deal.


def test_the_cards_go_out_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """G5-R02, R03: the first cards of the pack, then the card turned up, then the first one drawn."""
    game = new_game(4, dealer=2, pack=list(CARDS))
    assert game.table.piles[HANDS[3]] == [CARDS[i] for i in (0, 4, 8, 12, 16)]
    assert game.table.piles[HANDS[2]] == [CARDS[i] for i in (3, 7, 11, 15, 19)]
    assert game.table.piles[DISCARD] == [CARDS[20]]
    assert game.turn == 3
    play(game, "draw")
    assert CARDS[21] in game.table.piles[HANDS[3]]


@pytest.mark.parametrize("size", [4, 7])
def test_so_many_cards_are_dealt(size: int) -> None:
    """G5-O09"""
    game = new_game(6, {"hand_size": size})
    assert {len(game.table.piles[HANDS[seat]]) for seat in range(6)} == {size}
    assert len(game.table.piles[STOCK]) == 53 - 6 * size


def test_the_dealer_rotates_and_his_left_begins() -> None:
    """G5-A16"""
    game = at_table(["8", "5", "13"])
    play(game, "nine")
    assert (game.phase, game.to_act(), game.dealer, game.deal) == (Phase.PAUSE, (1,), 0, 1)
    assert reason(game, "draw") == ("G5-A16", "This deal is over: the next one has to be dealt.")
    assert reason(game, "deal", seat=2)[0] == "G5-A16"
    play(game, "deal")
    assert (game.phase, game.to_act(), game.dealer, game.deal) == (Phase.DRAW, (2,), 1, 2)
    assert game.turns == [0, 0, 0]
    assert legal(game) == {"draw", "pick"}


def test_the_card_turned_up_may_be_taken() -> None:
    """G5-A19"""
    game = new_game(2, dealer=0)
    card = game.table.piles[DISCARD][0]
    play(game, "pick")
    assert card in game.table.piles[HANDS[1]]
    assert game.table.piles[DISCARD] == []


# A turn.


def test_a_card_comes_first_and_only_one() -> None:
    """G5-R04"""
    game = at_table(["13", "5 8", "13"])
    assert reason(game, "discard 5")[0] == "G5-R04"
    play(game, "draw")
    assert reason(game, "draw") == ("G5-R04", "You have taken your card: now discard.")
    assert reason(game, "pick")[0] == "G5-R04"
    assert reason(game, "discard 5", seat=2)[0] == "G5-R03"
    assert reason(game, "deal")[0] == "G5-R10"


def test_what_one_does_not_hold_is_not_discarded() -> None:
    """G5-R06"""
    game = at_table(["13", "5 8", "12"], stock="7")
    play(game, "draw")
    assert reason(game, "discard 12a") == ("G5-R06", "This 12 is not in your hand.")
    assert reason(game, "discard")[0] == "G5-R06"
    assert reason(game, "discard 5a 5a")[0] == "G5-R06"


def test_the_picked_card_does_not_go_back_alone() -> None:
    """G5-A08: neither may its value where it is the only one, but another copy may."""
    game = at_table(["13", "7 8", "12"], discard="7")
    picked = game.table.piles[DISCARD][-1]
    play(game, "pick")
    assert view_of(game, 1).picked == view_of(game, 0).picked == (picked,)
    assert view_of(game, 1).drawn is picked
    assert reason(game, f"discard {picked}")[0] == "G5-A08"
    assert legal(game) == {"discard 7", "discard 8", "discard 7 7"}
    other = next(card for card in game.table.piles[HANDS[1]] if VALUES[card] == 7 and card is not picked)
    play(game, f"discard {other}")
    assert game.table.piles[DISCARD][-1] is other
    assert view_of(game, 2).picked == ()


def test_equal_cards_lie_as_they_were_named() -> None:
    """G5-A07: the last one on top, whichever order the list of legal moves has."""
    game = at_table(["13", "7 7 7", "12"], stock="9")
    play(game, "draw")
    a, b, c = (card for card in game.table.piles[HANDS[1]] if VALUES[card] == 7)
    play(game, f"discard {c} {a} {b}")
    assert game.table.piles[DISCARD][-3:] == [c, a, b]


def test_a_run_lies_ascending() -> None:
    """G5-A07"""
    game = at_table(["13", "6 3 5 4", "12"], stock="7")
    play(game, "draw")
    play(game, "discard 7 3 6 4 5")
    assert [VALUES[card] for card in game.table.piles[DISCARD][-5:]] == [3, 4, 5, 6, 7]
    assert game.events[-1] == Moved(
        tuple(game.table.piles[DISCARD][-5:]), HANDS[1], DISCARD, frozenset(range(3))
    )


def test_each_set_is_listed_once() -> None:
    game = at_table(["13", "7 7 7", "12"], stock="7")
    play(game, "draw")
    moves = game.legal_moves(1)
    assert len(moves) == 4 + 6 + 4 + 1
    assert len({frozenset(m.cards) for m in moves}) == len(moves)


def test_a_run_is_found_with_each_copy_and_each_place() -> None:
    held = [card for card in CARDS if 3 <= VALUES[card] <= 8 and card.suit == "a"]
    runs = [meld for meld in melds(held) if len(meld) == 5]
    assert len(runs) == 2
    twice = [*held, next(card for card in CARDS if str(card) == "5b")]
    assert len([meld for meld in melds(twice) if len(meld) == 5]) == 4


def test_the_best_combination_with_a_card() -> None:
    held = [card for card in CARDS if str(card) in ("3a", "4a", "5a", "6a", "7a", "7b", "9c")]
    nine, seven, five = (next(c for c in held if VALUES[c] == value) for value in (9, 7, 5))
    assert best_with(nine, held) == (nine,)
    assert [VALUES[card] for card in best_with(seven, held)] == [3, 4, 5, 6, 7]
    assert [VALUES[card] for card in best_with(five, held)] == [3, 4, 5, 6, 7]


def test_the_discard_becomes_the_stock_but_for_its_top() -> None:
    """G5-A12: inside `draw`, and nobody is told the new order."""
    game = at_table(["13", "5", "13"], discard="1 2 3 4 6 8 9")
    moved, lying = game.table.piles[STOCK][:], game.table.piles[DISCARD][:]
    game.table.piles[STOCK].clear()
    game.table.piles[HANDS[0]] += moved
    told = len(game.events)
    play(game, "draw")
    assert game.table.piles[DISCARD] == lying[-1:]
    assert len(game.table.piles[STOCK]) == len(lying) - 2
    shuffled, drawn = (event for event in game.events[told:] if isinstance(event, Moved))
    assert shuffled.cards == tuple(lying[:-1])
    assert drawn.known == {1}
    again = at_table(["13", "5", "13"], discard="1 2 3 4 6 8 9")
    again.table.piles[STOCK].clear()
    play(again, "draw")
    assert again.table.piles[STOCK] == game.table.piles[STOCK]


def test_nothing_is_drawn_where_only_the_top_is_left() -> None:
    """G5-A12"""
    game = at_table(["13", "5", "13"])
    game.table.piles[STOCK].clear()
    assert legal(game) == {"nine", "pick"}
    assert reason(game, "draw")[0] == "G5-A12"


# The call.


def test_too_many_points_are_refused_with_both_numbers() -> None:
    """G5-R10, A09"""
    game = at_table(["13", "5 6", "12"])
    assert reason(game, "nine") == ("G5-R10", "NINE takes at most 9 in hand: your cards count 11.")


@pytest.mark.parametrize(("limit", "held", "allowed"), [(5, "5", True), (5, "6", False), (15, "7 8", True)])
def test_the_limit_can_be_agreed_on(limit: int, held: str, allowed: bool) -> None:
    """G5-O04"""
    game = at_table(["13 13", held, "12 12"], rules={"call_limit": limit})
    assert ("nine" in legal(game)) is allowed


def test_a_false_call_costs_the_penalty() -> None:
    """G5-O08, O05"""
    game = at_table(["13", "5 6", "12"], rules={"allow_false_call": True, "fail_penalty": 30})
    play(game, "nine")
    assert game.scores == [0, 30, 0]
    assert game.last_deal is not None
    assert game.last_deal.reason == "too_many"


def test_a_false_call_waits_for_the_second_round_too() -> None:
    game = at_table(["13", "5 6", "12"], rules={"allow_false_call": True}, turns=[0, 0, 0])
    assert reason(game, "nine")[0] == "G5-A10"


def test_nobody_calls_before_all_have_had_a_turn() -> None:
    """G5-A10: the first seat alone has had its turn, and it is the second one's."""
    game = at_table(["13", "5", "6"], turn=2, turns=[0, 1, 0])
    assert legal(game) == {"draw", "pick"}


def test_who_has_no_card_and_does_not_call_draws_and_discards() -> None:
    """G5-A11: perhaps the very card."""
    game = at_table(["13", "", "12"], stock="8")
    play(game, "draw")
    assert legal(game) == {"discard 8"}
    play(game, "discard 8")
    assert hand(game, 1) == []


# The score.


def test_a_lucky_total_is_one_that_changed() -> None:
    """G5-R14: a total of ninety that the deal leaves alone stays, and the points told are raw."""
    game = at_table(["13", "4", "13"], scores=[90, 65, 77])
    play(game, "nine")
    assert game.scores == [103, 65, 45]
    assert game.last_deal is not None
    assert game.last_deal.points == (13, 0, 13)
    assert game.last_deal.lucky == (False, False, True)
    game = at_table(["4", "4", "13"], scores=[90, 65, 77])
    play(game, "nine")
    assert game.scores == [90, 45, 77]
    assert game.last_deal is not None
    assert game.last_deal.points == (0, 25, 0)


def test_a_lucky_total_comes_before_the_end() -> None:
    """G5-A13"""
    game = at_table(["13", "4", "13"], rules={"end_score": 80}, scores=[77, 0, 0])
    play(game, "nine")
    assert (game.scores, game.over) == ([45, 0, 13], False)


def test_there_may_be_no_lucky_total() -> None:
    """G5-O07"""
    game = at_table(["13", "4", "13"], rules={"magic_score": 0}, scores=[77, 0, 0])
    play(game, "nine")
    assert game.scores == [90, 0, 13]


def test_all_who_reach_the_end_have_lost_and_the_smallest_totals_share() -> None:
    """G5-A14, A15"""
    game = at_table(["13", "2", "9", "5"], scores=[90, 30, 90, 25])
    play(game, "nine")
    assert game.scores == [103, 30, 99, 30]
    assert (game.winners(), game.losers()) == ((1, 3), (0, 2))
    assert game.legal_moves(0) == ()
    assert reason(game, "draw", seat=0)[0] == "G5-R13"


def test_the_result_says_all_that_the_screen_needs() -> None:
    game = at_table(["13", "2", "9"], scores=[10, 30, 81])
    play(game, "nine")
    result = game.result()
    assert result["last_deal"] == {
        "points": [13, 0, 9],
        "caller": 1,
        "reason": "nine",
        "hands": [13, 2, 9],
        "before": [10, 30, 81],
        "scores": [23, 30, 45],
        "lucky": [False, False, True],
    }


# Teams.


@pytest.mark.parametrize(("players", "partners"), [(4, (2, 3, 0, 1)), (6, (3, 4, 5, 0, 1, 2))])
def test_partners_sit_opposite(players: int, partners: tuple[int, ...]) -> None:
    """G5-A17"""
    assert tuple(partner_of(seat, players) for seat in range(players)) == partners
    game = new_game(players, {"teams": "2x2" if players == 4 else "3x2"})
    assert tuple(view_of(game, 0).partner(seat) for seat in range(players)) == partners
    assert view_of(game, 0).team(1) == (1, partners[1])
    assert view_of(new_game(players), 0).partner(0) is None
    assert view_of(new_game(players), 0).team(2) == (2,)


def test_an_empty_hand_does_not_stop_a_team() -> None:
    """G5-A11, A17: the sums of the teams alone count."""
    game = at_table(["", "5", "13", "3"], rules={"teams": "2x2"})
    play(game, "nine")
    assert game.scores == [0, 0, 13, 0]


def test_three_teams_all_count() -> None:
    """G5-A17"""
    rules = {"teams": "3x2"}
    game = at_table(["9", "5", "13", "9", "3", "2"], rules=rules)
    play(game, "nine")
    assert game.scores == [9, 0, 13, 9, 0, 2]
    game = at_table(["4", "5", "13", "4", "3", "2"], rules=rules)
    play(game, "nine")
    assert game.scores == [0, 25, 0, 0, 0, 0]


def test_a_team_with_a_member_at_the_end_has_lost() -> None:
    """G5-A17: of three teams the smallest of the other two sums wins, whatever the loser's partner has."""
    game = at_table(["12", "3", "5", "0", "1", "6"], rules={"teams": "3x2"}, scores=[95, 60, 40, 0, 30, 45])
    play(game, "nine")
    assert game.scores == [107, 60, 45, 0, 30, 51]
    assert (game.winners(), game.losers()) == ((1, 4), (0, 2, 3, 5))


def test_two_teams_with_one_sum_share() -> None:
    game = at_table(["12", "3", "5", "0", "1", "6"], rules={"teams": "3x2"}, scores=[95, 60, 40, 0, 36, 45])
    play(game, "nine")
    assert game.winners() == (1, 2, 4, 5)


def test_a_call_takes_nine_in_the_own_hand() -> None:
    game = at_table(["12", "13", "5", "0"], rules={"teams": "2x2"})
    assert "nine" not in legal(game)


@pytest.mark.parametrize(("teams", "players"), [("2x2", 3), ("2x2", 6), ("3x2", 4), ("3x2", 5)])
def test_a_wrong_number_of_players_is_a_bad_option(teams: str, players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        new_game(players, {"teams": teams})


# Options and set-up.


@pytest.mark.parametrize(
    "rules",
    [
        {"call_limit": 4},
        {"call_limit": 16},
        {"fail_penalty": 9},
        {"end_score": 201},
        {"magic_score": 200},
        {"magic_to": 199},
        {"hand_size": 8},
        {"magic_score": 45},
        {"magic_score": 60, "magic_to": 60},
        {"teams": "on"},
    ],
)
def test_options_out_of_their_range_are_refused(rules: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        options(**rules)


def test_without_a_lucky_total_what_it_becomes_does_not_matter() -> None:
    assert options(magic_score=0, magic_to=198).magic_to == 198


@pytest.mark.parametrize(
    "given", [{"scores": [99, 0, 0]}, {"scores": [-1, 0, 0]}, {"counters": {"turns": [1]}}]
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        new_game(3, **given)


# What a seat may know.


def test_hands_are_open_when_a_deal_is_over_and_closed_in_the_next() -> None:
    game = at_table(["8", "5", "13"])
    assert None in game.view(1).zones[HANDS[0]]
    play(game, "nine")
    assert all(None not in game.view(1).zones[zone] for zone in HANDS[:3])
    assert None in game.view(1).zones[STOCK]
    play(game, "deal")
    assert set(game.view(1).zones[HANDS[0]]) == {None}
    dealt = [event for event in game.view(1).seen if isinstance(event, Moved) and event.target is HANDS[0]]
    assert {event.cards for event in dealt} == {(None,)}


def test_a_drawn_card_is_its_seats_alone() -> None:
    game = at_table(["8", "5", "13"], stock="9")
    play(game, "draw")
    drawn = view_of(game, 1).drawn
    assert drawn is not None
    assert VALUES[drawn] == 9
    assert view_of(game, 0).drawn is None
    assert view_of(game, 0).picked == ()
    assert top(game) == 13


def test_an_imagined_game_leaves_picked_cards_where_they_are() -> None:
    """And what has been shuffled anew is in nobody's hand who has not drawn since."""
    rng = random.Random(5)
    for number in range(30):
        game = new_game(4, {"hand_size": 7}, seed=f"memory {number}")
        for _ in range(120):
            if game.phase is Phase.PAUSE or game.over:
                break
            seat = game.turn
            assert seat is not None
            play_on(game, seat, rng)
        view = view_of(game, 0)
        for _ in range(5):
            imagined = Nine.imagine(view, rng)
            known = kept_picks(game)
            for card, holder in known.items():
                assert card in imagined.table.piles[HANDS[holder]]


def play_on(game: Nine, seat: int, rng: random.Random) -> None:
    moves = [m for m in game.legal_moves(seat) if m.verb != "nine"]
    game.play(seat, rng.choice(moves))


def kept_picks(game: Nine) -> dict[Any, int]:
    """Who holds which card that was picked from the discard, by the events that all have seen."""
    found: dict[Any, int] = {}
    for event in game.view(0).seen:
        if isinstance(event, Moved):
            for card in event.cards:
                found.pop(card, None)
                if event.source is DISCARD and event.target.seat is not None:
                    found[card] = event.target.seat
    return found


def test_there_is_no_such_move() -> None:
    game = at_table(["8", "5", "13"])
    assert reason(game, "fly")[0] == "G5"
    with pytest.raises(IllegalMove):
        game.play(1, move("play 5a"))
    with pytest.raises(IllegalMove):
        game.play(1, named(game, "draw 3"))
