"""Nines where a newcomer would get it wrong: choice, piles, extra turns, secrets, the end, refusals."""

from __future__ import annotations

import random

import pytest
from engine.nines_table import (
    A,
    B,
    C,
    D,
    cards,
    hand,
    legal,
    move,
    new_game,
    options,
    pile,
    play,
    position,
    ranks,
    reason,
    show_all,
)

from cardtable.engine.game import NOBODY, BadSetup, Called, Moved, Scored
from cardtable.engine.games.nines_shedding import (
    AWAY,
    CARDS,
    DOWNS,
    HANDS,
    PILE,
    STOCK,
    UPS,
    Nines,
    NinesView,
    Phase,
    whereabouts,
)
from cardtable.engine.rulebook.nines_shedding import BOOK

# The deal and the choice.


def test_the_first_three_cards_of_a_seat_are_its_down_cards() -> None:
    """G3-R03, A03: nine rounds, left of the dealer first."""
    game = new_game(3, pack=CARDS, dealer=0)
    order = [CARDS[n] for n in range(27)]
    assert game.table.piles[DOWNS[1]] == [order[0], order[3], order[6]]
    assert game.table.piles[HANDS[0]] == [order[n] for n in (11, 14, 17, 20, 23, 26)]
    assert game.table.piles[STOCK][-1] is CARDS[27]


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    """G3-R01"""
    with pytest.raises(BadSetup):
        new_game(players)


def test_each_set_to_show_is_listed_once() -> None:
    game = new_game(4)
    assert game.to_act() == (A, B, C, D)
    shows = game.legal_moves(B)
    assert len(shows) == 20
    assert len({frozenset(each.cards) for each in shows}) == 20


def test_cards_may_be_named_in_any_order() -> None:
    game = new_game(2)
    first, second, third = game.table.piles[HANDS[A]][:3]
    play(game, f"A show {third} {first} {second}")
    assert game.table.piles[UPS[A]] == [third, first, second]


def test_nobody_sees_the_up_cards_before_all_have_chosen() -> None:
    """G3-A04"""
    game = new_game(3)
    shown = game.legal_moves(A)[0]
    game.play(A, shown)
    assert game.view(A).zones[UPS[A]] == shown.cards
    assert game.view(B).zones[UPS[A]] == (None,) * 3
    told = [event.seen_by(B) for event in game.events if isinstance(event, Called)]
    assert told == [Called(A, move("show"), None, 3)]
    assert game.to_act() == (B, C)
    game.play(C, game.legal_moves(C)[0])
    events = game.play(B, game.legal_moves(B)[0])
    assert game.view(B).zones[UPS[A]] == shown.cards
    opened = [event.seen_by(B) for event in events if isinstance(event, Moved)][-3:]
    assert [(event.source, event.target) for event in opened] == [(UPS[s], UPS[s]) for s in (A, B, C)]
    assert opened[0].cards == shown.cards


def test_left_of_the_dealer_begins_with_any_card() -> None:
    """G3-R08"""
    game = new_game(4, dealer=1)
    show_all(game)
    assert game.to_act() == (C,)
    assert legal(game) >= {f"play {card}" for card in game.table.piles[HANDS[C]]}


def test_down_cards_are_hidden_from_their_owner() -> None:
    game = new_game(2)
    assert game.view(A).zones[DOWNS[A]] == (None,) * 3
    assert None not in game.view(NOBODY).zones[DOWNS[A]]


def test_down_cards_that_are_picked_lie_in_the_order_named() -> None:
    """G3-O04"""
    game = new_game(2, {"down_choice": "player"})
    held = list(game.table.piles[HANDS[A]])
    assert len(held) == 9
    assert len(game.legal_moves(A)) == 84
    assert reason(game, A, f"show {held[0]} {held[1]} {held[2]}") == "G3-O04"
    assert {reason(game, A, text) for text in ("take", "flip 1", f"play {held[0]}")} == {"G3-O04"}
    play(game, f"A hide {held[5]} {held[0]} {held[3]}")
    assert game.table.piles[DOWNS[A]] == [held[5], held[0], held[3]]
    assert game.view(A).zones[DOWNS[A]] == (None,) * 3
    assert whereabouts(game.view(A))[held[5]] is DOWNS[A]  # type: ignore[arg-type]
    assert held[5] not in whereabouts(game.view(B))  # type: ignore[arg-type]
    assert len(game.legal_moves(A)) == 20
    assert reason(game, A, f"hide {held[1]} {held[2]} {held[4]}") == "G3-O04"
    assert game.to_act() == (A, B)


# The pile.


@pytest.mark.parametrize(
    ("on", "legal_ranks"), [("9S", "45678" + "9"), ("9S 3C", "456789"), ("8S", "2389TJQKA")]
)
def test_no_wild_card_on_a_nine(on: str, legal_ranks: str) -> None:
    """G3-O07"""
    hand_of_all = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    game = position(hand_of_all, "", pile=on, rules={"wild_on_nine": False})
    assert ranks(game) == legal_ranks
    if on != "8S":
        assert reason(game, A, "play 2H") == "G3-O07"


def test_a_three_on_an_eight_need_not_skip() -> None:
    """G3-O05"""
    game = position("3S 4S", "", "", pile="8S", rules={"clone_skips": False})
    play(game, "A play 3S")
    assert game.turn == B


def test_several_threes_skip_one_player() -> None:
    """G3-A09"""
    game = position("3S 3C 4S", "4C", "4D", "4H", pile="8S")
    play(game, "A play 3S 3C", "C take")
    assert game.turn == D


def test_a_three_on_a_three_on_an_eight_skips_too() -> None:
    game = position("3S 4S", "", "3H 4C", "", pile="8S")
    play(game, "A play 3S", "C play 3H")
    assert game.turn == A


def test_four_equal_cards_may_stay() -> None:
    """G3-O06"""
    game = position("6D 6H 7S", "", pile="6S 6C", rules={"four_of_kind": False})
    play(game, "A play 6D 6H")
    assert (pile(game), game.turn) == ("6S 6C 6D 6H", B)


@pytest.mark.parametrize("rank", "389")
def test_four_of_a_kind_undo_what_the_rank_does(rank: str) -> None:
    """G3-A14"""
    game = position(f"{rank}D {rank}H KS", "", "", pile=f"5S {rank}S {rank}C")
    play(game, f"A play {rank}D {rank}H")
    assert (pile(game), game.turn) == ("", A)


def test_the_four_cards_on_top_count_whoever_played_them() -> None:
    """G3-A14"""
    game = position("6D KS", "6H KC", pile="5S 6S 6C")
    play(game, "A play 6D", "B play 6H")
    assert (pile(game), game.turn) == ("", B)


def test_the_hand_is_filled_before_the_extra_turn() -> None:
    """G3-A15"""
    game = position("TS 4S 5S", "", pile="KS", stock="QS 7S")
    play(game, "A play TS")
    assert hand(game, A) == {"4S", "5S", "7S"}
    assert game.turn == A


def test_a_long_hand_does_not_draw() -> None:
    """G3-R13"""
    game = position("4S 5S 6S 7S 8S", "", stock="TS")
    play(game, "A play 4S")
    assert len(hand(game, A)) == 4


def test_up_cards_wait_for_the_hand() -> None:
    """G3-A16"""
    game = position("5S", "", up=["5H KS AS"], pile="4S")
    assert legal(game) == {"play 5S"}
    assert reason(game, A, "play 5H") == reason(game, A, "play 5S 5H") == "G3-A16"
    assert reason(game, A, "flip 1") == "G3-R15"


def test_a_pile_taken_makes_the_up_cards_wait() -> None:
    """G3-A17"""
    game = position("", "", up=["5H"], pile="KS")
    play(game, "A take", "B play " + next(iter(hand(game, B))))
    assert game.view(A).zones[UPS[A]] == tuple(cards("5H"))
    assert {str(each) for each in game.table.piles[HANDS[A]]} == {"KS"}


def test_one_blind_card_a_turn() -> None:
    """G3-A22"""
    game = position("", "", down=["5H 5S"])
    assert legal(game) == {"flip 1", "flip 2"}
    assert reason(game, A, "flip 3") == "G3-R15"
    assert reason(game, A, "play 5H") == "G3-R15"


def test_everybody_sees_a_blind_card_that_fails() -> None:
    """G3-A17"""
    game = position("", "", down=["4S 5S"], pile="KS")
    events = play(game, "A flip 2")
    moved = events[-1]
    assert isinstance(moved, Moved)
    assert (moved.source, moved.target) == (DOWNS[A], HANDS[A])
    assert moved.seen_by(B).cards == tuple(cards("5S"))
    assert game.view(B).zones[HANDS[A]] == (None,)


# Taking the pile.


def test_the_pile_is_not_taken_by_who_can_play() -> None:
    """G3-A05"""
    game = position("AS", "", pile="KS")
    assert reason(game, A, "take") == "G3-A05"
    free = position("AS", "", pile="KS", rules={"voluntary_pickup": True})
    assert legal(free) == {"play AS", "take"}


def test_an_empty_pile_is_never_taken() -> None:
    game = position("AS", "", rules={"voluntary_pickup": True})
    assert reason(game, A, "take") == "G3-R12"


def test_the_pile_may_be_taken_instead_of_a_blind_card() -> None:
    """G3-O02"""
    game = position("", "", down=["5H"], pile="KS", rules={"voluntary_pickup": True})
    assert legal(game) == {"flip 1", "take"}
    play(game, "A take")
    assert hand(game, A) == {"KS"}
    strict = position("", "", down=["5H"], pile="KS")
    assert reason(strict, A, "take") == "G3-A05"


# The end.


def test_the_first_without_cards_wins_and_nobody_loses() -> None:
    """G3-A20"""
    game = position("AS", "", "", pile="KS")
    events = play(game, "A play AS")
    assert (game.phase, game.winners(), game.losers(), game.to_act()) == (Phase.OVER, (A,), (), ())
    assert events[-1] == Scored((1, 0, 0), (1, 0, 0))
    assert game.result()["last_deal"] == {"points": [1, 0, 0], "cards": [0, 1, 1], "places": None}
    assert game.deals_finished == 1


def test_the_others_play_on_for_the_places() -> None:
    """G3-O03"""
    game = position("AS", "7S 8S", "5S", "KS", pile="QS", rules={"play_on": True})
    play(game, "A play AS")
    assert (game.turn, game.winners(), game.view(B).over) == (B, (), False)
    play(game, "B take", "C play 5S", "D play KS")
    assert game.over
    assert (game.winners(), game.losers()) == ((A,), (B,))
    assert game.last_deal is not None
    assert game.result()["last_deal"]["places"] == [1, 4, 2, 3]
    assert game.last_deal.points == (1, 0, 0, 0)


def test_an_eight_as_last_card_skips() -> None:
    game = position("8S", "KS QS", "KC QC", "KD", rules={"play_on": True})
    play(game, "A play 8S")
    assert game.turn == C


def test_after_a_last_card_that_clears_the_next_leads() -> None:
    game = position("TS", "KS QS", "KC QC", pile="AS", rules={"play_on": True})
    play(game, "A play TS")
    assert (game.turn, pile(game)) == (B, "")


def test_the_fourth_eight_as_last_card_skips_nobody() -> None:
    game = position("8S", "KS QS", "KC QC", pile="8C 8D 8H", rules={"play_on": True})
    play(game, "A play 8S")
    assert (game.turn, pile(game)) == (B, "")


def test_who_is_out_is_neither_next_nor_skipped() -> None:
    game = position("AS", "2S", "8S KS", "", pile="QS", rules={"play_on": True})
    play(game, "A play AS", "B play 2S", "C play 8S")
    assert game.turn == C  # D is skipped


# Secrets.


def test_a_hand_that_took_the_pile_is_remembered() -> None:
    game = new_game(2, dealer=1)
    show_all(game)
    chance = random.Random(3)
    while not any(isinstance(e, Moved) and e.source is PILE and e.target in HANDS for e in game.events):
        seat = game.to_act()[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    (taken,) = (e for e in game.events if isinstance(e, Moved) and e.source is PILE and e.target in HANDS)
    view = game.view(1 - (taken.target.seat or 0))
    assert isinstance(view, NinesView)
    assert all(whereabouts(view)[card] is taken.target for card in taken.cards if card is not None)
    assert set(view.zones[taken.target]) == {None}
    imagined = Nines.imagine(view, random.Random(1))
    assert set(taken.cards) <= set(imagined.table.piles[taken.target])


def test_cleared_cards_are_known_to_all() -> None:
    game = position("TS KS", "", pile="AS")
    play(game, "A play TS")
    assert set(cards("AS TS")) <= set(game.view(B).zones[AWAY])


@pytest.mark.parametrize(
    ("lying", "limit"),
    [
        ("", None),
        ("2S", None),
        ("3S", None),
        ("4S", ("min", "4")),
        ("9S 3S", ("max", "9")),
        ("JS", ("min", "J")),
        ("2S 3S", None),
    ],
)
def test_the_view_says_what_the_next_play_must_obey(lying: str, limit: tuple[str, str] | None) -> None:
    view = position("AS", "", pile=lying).view(A)
    assert isinstance(view, NinesView)
    assert view.limit == limit


def test_the_view_finds_the_move_of_some_cards() -> None:
    view = position("5S 5H 7S", "", pile="4S").view(A)
    assert isinstance(view, NinesView)
    assert view.move_with("play", cards("5H 5S")) == move("play 5S 5H")
    assert view.move_with("play", cards("5H 7S")) is None
    assert view.source is HANDS[A]


# Refusals.


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play 5S", "G3-R11"),
        ("play 4S", "G3-R11"),
        ("play KC", "G3-A16"),
        ("play AS AS", "G3"),
        ("play", "G3"),
        ("flip", "G3"),
        ("flip 1", "G3-R15"),
        ("show AS 5S 4S", "G3-A04"),
        ("hide AS 5S 4S", "G3-A03"),
        ("deal", "G3-A20"),
        ("dance", "G3"),
        ("take", "G3-A05"),
    ],
)
def test_a_refusal_names_its_rule(text: str, rule: str) -> None:
    game = position("AS 5S 4S", "", down=["6S"], pile="QS")
    assert reason(game, A, text) == rule


def test_refusals_before_and_after_the_play() -> None:
    game = new_game(2)
    held = game.table.piles[HANDS[A]]
    assert reason(game, A, f"play {held[0]}") == "G3-R05"
    assert reason(game, A, f"show {held[0]} {held[0]} {held[1]}") == "G3-R05"
    assert reason(game, A, f"hide {held[0]} {held[1]} {held[2]}") == "G3-A03"
    game.play(A, game.legal_moves(A)[0])
    assert reason(game, A, "take") == reason(game, A, f"show {held[0]} {held[1]} {held[2]}") == "G3-A04"
    game.play(B, game.legal_moves(B)[0])
    assert reason(game, 1 - (game.turn or 0), "take") == "G3-R08"
    ended = position("AS", "")
    play(ended, "A play AS")
    assert reason(ended, B, "take") == "G3-A20"


def test_a_nine_says_what_it_wants() -> None:
    game = position("KS", "", pile="9S 3S")
    refusal = game.refusal(A, move("play KS"))
    assert refusal is not None
    assert (refusal.rule, refusal.values["card"]) == ("G3-R21", "9S")


def test_there_are_no_counters() -> None:
    with pytest.raises(BadSetup):
        new_game(2, counters={"bolts": [0, 0]})
    with pytest.raises(BadSetup):
        new_game(2, scores=[-1, 0])


@pytest.mark.parametrize(
    ("rule", "value", "false"),
    [
        (
            "wild_on_nine",
            False,
            ["everything but a four,", "everything but a four and is", "on a nine it is a nine"],
        ),
        ("wild_on_nine", False, ["prolongs"]),
        ("down_choice", "player", ["from the deal on", "Chance deals"]),
        ("play_on", True, ["last card you have won", "The game ends as soon as"]),
        ("four_of_kind", False, ["four threes clear"]),
        ("voluntary_pickup", True, ["may not take it"]),
    ],
)
def test_the_rules_of_a_table_say_nothing_false_about_it(rule: str, value: object, false: list[str]) -> None:
    told = [text_of(**{rule: value}), text_of()]
    for words in false:
        assert [words in text for text in told] == [False, True]


def text_of(**rules: object) -> str:
    """What the book tells at a table with these options."""
    values = {spec.name: value for spec, value in options(**rules).all()}
    return " ".join(each.text for section in BOOK.sections for each in section.under(values))
