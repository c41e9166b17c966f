"""The rules of nines in tricks, clause by clause: the deal, the exchange, what may be played, the end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from engine.nines_tricks_table import (
    cards,
    dealt,
    ended,
    in_play,
    legal,
    new_game,
    options,
    pack_of,
    play,
    reason,
)

from cardtable.engine.game import BadOption, BadSetup, Called, Moved
from cardtable.engine.games.nines_tricks import (
    DUMMY,
    HANDS,
    STOCK,
    SWAP,
    TAKEN,
    TRICK,
    NinesTricks,
    NinesTricksView,
    Phase,
    points_for,
)
from cardtable.engine.games.nines_tricks.memory import Memory
from cardtable.engine.record import Record, Sitter
from cardtable.engine.rulebook import book_of

CLASSIC = {"preset": "classic"}


def view_of(game: NinesTricks, seat: int) -> NinesTricksView:
    view = game.view(seat)
    assert isinstance(view, NinesTricksView)
    return view


def play_first(game: NinesTricks, end: Phase = Phase.PAUSE) -> None:
    """The first legal move again and again."""
    while game.phase not in (end, Phase.OVER):
        assert game.turn is not None
        game.play(game.turn, game.legal_moves(game.turn)[0])


# The deal.


def test_four_hands_are_dealt_one_card_at_a_time_from_the_dealers_left() -> None:
    pack = list(NinesTricks.cards)
    game = new_game(pack=pack, dealer=1)
    piles = game.table.piles
    assert [piles[zone][:2] for zone in (HANDS[2], HANDS[0], HANDS[1], DUMMY)] == [
        [pack[n], pack[n + 4]] for n in range(4)
    ]
    assert all(len(piles[zone]) == 13 for zone in (*HANDS, DUMMY))
    assert not piles[STOCK]


def test_only_three_play() -> None:
    for players in (2, 4):
        with pytest.raises(BadSetup):
            NinesTricks(options(), players, "seed")


def test_the_deal_goes_round_and_the_trump_with_it() -> None:
    game = new_game({"start_score": 20, **CLASSIC}, dealer=2)
    play_first(game)
    assert legal(game) == {"deal"}
    assert (game.turn, game.dealer, game.deal) == (0, 2, 1)
    play(game, "A deal")
    assert (game.dealer, game.deal, game.trump) == (0, 2, "D")
    assert game.phase is Phase.EXCHANGE
    assert game.tricks == [0, 0, 0]


def test_a_set_up_may_begin_at_any_deal_and_score() -> None:
    game = new_game(deal=9, scores=(3, 20, 1))
    assert (game.trump, game.scores) == ("S", [3, 20, 1])
    assert new_game().scores == [9, 9, 9]
    assert new_game({"start_score": 14}).scores == [14, 14, 14]


@pytest.mark.parametrize("set_up", [{"scores": (0, 9, 9)}, {"scores": (1, 2)}, {"deal": 0}])
def test_what_cannot_be_set_up(set_up: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        new_game(**set_up)
    with pytest.raises(BadSetup):
        new_game(counters={"bolts": [0, 0, 0]})


def test_an_extra_deal_can_be_set_up() -> None:
    """Two with nothing to go, whom the last deal did not part."""
    assert new_game(scores=(0, 0, 9)).scores == [0, 0, 9]
    assert new_game({"tie_break": "extra_deals"}, scores=(-2, -2, 0)).scores == [-2, -2, 0]
    with pytest.raises(BadSetup):
        new_game({"tie_break": "extra_deals"}, scores=(-2, -1, 0))


# The exchange.


def test_the_dealer_speaks_first_then_clockwise_whoever_leads() -> None:
    for rules in ({}, CLASSIC):
        game = new_game(rules, dealer=1)
        assert legal(game) == {"keep", "swap"}
        play(game, "B keep", "C keep", "A swap")
        assert game.phase is Phase.PLAY
        assert game.turn == (1 if not rules else 2)


def test_without_exchange_the_first_card_is_led_at_once() -> None:
    game = new_game({"exchange": False})
    assert (game.phase, game.turn, game.exchanged) == (Phase.PLAY, 0, [None, None, None])
    assert reason(game, "swap") == ("G4-O08", "At this table nobody exchanges the hand.")


def test_who_leads_first() -> None:
    assert new_game({"exchange": False, "first_lead": "left"}).turn == 1
    assert view_of(new_game({"first_lead": "left"}), 0).leader == 1
    assert view_of(new_game(), 0).leader == 0


def test_nobody_sees_the_hand_in_the_middle_not_even_who_gave_it_up() -> None:
    game = dealt()
    for seat, text in enumerate(("A swap", "B swap", "C keep")):
        play(game, text)
        for watcher in range(3):
            view = view_of(game, watcher)
            assert set(view.zones[DUMMY]) == {None}
            assert all(set(view.zones[HANDS[other]]) == {None} for other in range(3) if other != watcher)
            assert None not in view.hand
        assert view_of(game, 0).exchanged[seat] == text[2:]
    play_first(game)
    assert set(view_of(game, 0).zones[DUMMY]) == {None}


def test_an_exchange_is_told_openly_to_who_makes_it_alone() -> None:
    game = dealt()
    given, taken = list(game.table.piles[HANDS[0]]), list(game.table.piles[DUMMY])
    called, gone, come = game.play(0, SWAP)
    assert called == Called(0, SWAP)
    assert isinstance(gone, Moved)
    assert isinstance(come, Moved)
    assert (gone.source, gone.target, gone.cards) == (HANDS[0], DUMMY, tuple(given))
    assert (come.source, come.target, come.cards) == (DUMMY, HANDS[0], tuple(taken))
    for event in (gone, come):
        assert event.known == {0}
        assert event.seen_by(1).cards == (None,) * 13


def test_a_seat_remembers_the_hand_it_gave_up_wherever_it_goes() -> None:
    game = dealt()
    given = set(game.table.piles[HANDS[0]])
    play(game, "A swap")
    assert set(Memory(view_of(game, 0)).placed()[DUMMY]) == given
    play(game, "B swap", "C swap")
    memory = Memory(view_of(game, 0))
    assert set(memory.placed()[HANDS[1]]) == given
    assert not memory.placed()[HANDS[2]]
    assert set(Memory(view_of(game, 1)).placed()[DUMMY]) == set()
    assert set(Memory(view_of(game, 1)).placed()[HANDS[2]]) == set(game.table.piles[HANDS[2]])


# What may be played.


def test_after_a_trick_its_taker_leads() -> None:
    game = in_play("2C 3C", "4C KC", "5C 6C", turn="A")
    play(game, "A play 2C", "B play KC", "C play 5C")
    assert (game.turn, game.leader) == (1, 1)
    assert len(game.table.piles[TAKEN[1]]) == 3
    assert not game.table.piles[TRICK]


def test_by_the_classic_rule_who_cannot_follow_may_play_anything() -> None:
    game = in_play("2D 2C", "AS 3C 9H", "5C 6D", turn="A", rules=CLASSIC)
    play(game, "A play 2D")
    assert legal(game) == {"AS", "3C", "9H"}
    play(game, "B play AS")
    assert legal(game) == {"6D"}


def test_without_a_trump_any_card_may_be_led_or_played() -> None:
    game = in_play("2D 2C", "AS 3C 9D", "5C 6D", turn="A", trump="NT")
    play(game, "A play 2D")
    assert legal(game) == {"AS", "3C", "9D"}
    follow = in_play("2D 2C", "AS 3C 9D", "5C 6D", turn="A", trump="NT", rules=CLASSIC)
    play(follow, "A play 2D")
    assert legal(follow) == {"9D"}


def test_the_table_sees_whose_card_takes_the_trick() -> None:
    game = in_play("AH 2D", "9C 3D", "TC 4D", turn="A")
    assert view_of(game, 1).best is None
    for text, best in (("A play AH", 0), ("B play 9C", 1)):
        play(game, text)
        assert view_of(game, 2).best == best
    play(game, "C play TC")
    view = view_of(game, 0)
    assert (view.best, view.leader, view.tricks) == (None, 2, (0, 0, 1))
    assert {str(card) for card in view.last_trick} == {"AH", "9C", "TC"}


# Refusals.


def test_refusals_name_the_rule_and_the_card() -> None:
    document = in_play("5C KC AD", "9D QH 2S", "AH AS 7D", turn="A")
    assert reason(document, "play AD") == ("G4-R09", "As long as you hold trumps you must play one: C.")
    assert reason(document, "play 2S")[0] == "G4-R05"
    assert reason(document, "play 9D", 1) == ("G4-A05", "It is not your turn.")
    assert reason(document, "swap")[0] == "G4-A11"
    assert reason(document, "deal")[0] == "G4-R13"
    assert reason(document, "bid 100")[0] == "G4-R01"
    assert reason(document, "play")[0] == "G4-R01"
    play(document, "play KC")
    assert reason(document, "play 2S") == (
        "G4-R10",
        "Without a trump you must play a card of your highest rank: QH.",
    )
    classic = in_play("5C KC AD", "9D QH 2S", "AH AS 7D", turn="A", rules=CLASSIC)
    play(classic, "play AD")
    assert reason(classic, "play QH") == ("G4-A01", "Suit must be answered with suit: D.")


def test_refusals_before_and_after_the_tricks() -> None:
    game = new_game({"start_score": 20, **CLASSIC})
    held = str(game.table.piles[HANDS[0]][0])
    assert reason(game, f"play {held}")[0] == "G4-R06"
    assert reason(game, "keep", 1)[0] == "G4-A05"
    assert reason(game, "keep 3")[0] == "G4-R01"
    play_first(game)
    assert reason(game, "deal", 0)[0] == "G4-A14"
    assert reason(game, "keep")[0] == "G4-R13"
    over = ended((9, 4, 0))
    assert over.to_act() == ()
    assert reason(over, "deal", 1)[0] == "G4-A08"


# The score.


def test_what_tricks_are_worth() -> None:
    document, nothing, standard = options(), options(zero_tricks=0), options(scoring="standard")
    assert [points_for(n, document) for n in range(8)] == [4, 1, 2, 3, 0, -5, -6, -7]
    assert points_for(0, nothing) == 0
    assert [points_for(n, standard) for n in range(14)] == [4 - n for n in range(14)]
    assert points_for(0, options(scoring="standard", zero_tricks=0)) == 4


def test_the_score_is_taken_after_the_last_trick_only() -> None:
    game = in_play("AC KC", "2D 3D", "4D 5D", turn="A", tricks=(6, 3, 2), scores=(5, 9, 9))
    play_first_trick = ("A play AC", "B play 3D", "C play 5D")
    play(game, *play_first_trick)
    assert (game.scores, game.over) == ([5, 9, 9], False)
    play(game, "A play KC", "B play 2D", "C play 4D")
    assert (game.scores, game.winners()) == ([-3, 12, 11], (0,))
    assert game.last_deal is not None
    assert (game.last_deal.points, game.last_deal.tricks) == ((-8, 3, 2), (8, 3, 2))


def test_with_equal_tricks_one_more_deal_is_played() -> None:
    game = ended((5, 5, 3), scores=(5, 3, 9))
    assert game.scores == [0, -2, 12]
    assert not game.over
    assert game.last_deal is not None
    assert game.last_deal.extra
    play(game, "deal")
    assert (game.deal, game.dealer, game.trump) == (2, 1, "D")


def test_after_an_extra_deal_the_rule_is_asked_anew_of_all() -> None:
    """Who had points to go may win; if nobody is at nothing any more, the game goes on."""
    third = ended((2, 2, 9), scores=(0, 0, 9))
    assert (third.scores, third.winners()) == ([2, 2, 0], (2,))
    nobody = ended((3, 3, 7), scores=(0, 0, 9))
    assert (nobody.scores, nobody.over) == ([3, 3, 2], False)
    assert nobody.last_deal is not None
    assert not nobody.last_deal.extra


@pytest.mark.parametrize(
    ("tie_break", "scores", "tricks", "winners"),
    [
        ("fewest_tricks", (5, 9, 9), (6, 5, 2), (0,)),
        ("fewest_tricks", (6, 1, 9), (6, 5, 2), (1,)),
        ("extra_deals", (6, 1, 9), (6, 5, 2), (1,)),
        ("extra_deals", (1, 4, 9), (6, 5, 2), (0,)),
        ("fewest_tricks", (1, 4, 9), (6, 5, 2), (1,)),
        ("extra_deals", (6, 5, 9), (6, 5, 2), ()),
    ],
)
def test_who_wins_of_several(
    tie_break: str, scores: tuple[int, ...], tricks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    game = ended(tricks, {"tie_break": tie_break}, scores=scores)
    assert game.winners() == winners
    assert game.last_deal is not None
    assert game.last_deal.extra == (not winners)


# Options.


def test_presets() -> None:
    classic = options(**CLASSIC)
    assert (classic.follow_rule, classic.scoring, classic.zero_tricks, classic.first_lead) == (
        "classic",
        "standard",
        4,
        "left",
    )
    assert options(**CLASSIC, first_lead="dealer").first_lead == "dealer"
    assert options() == options(preset="document")


def test_an_order_of_trumps_is_a_list_in_json() -> None:
    hearts = ["H", "S", "D", "C", "NT"]
    rules = options(trump_order=hearts).changed()
    record = Record("nines_tricks", (Sitter("A"), Sitter("B"), Sitter("C")), "seed", rules=rules)
    data = json.loads(json.dumps(record.to_json()))
    assert data["rules"] == {"trump_order": hearts}
    assert options(**data["rules"]) == options(trump_order=tuple(hearts))
    with pytest.raises(BadOption):
        options(trump_order=["S", "H", "D", "C", "NT"])
    with pytest.raises(BadOption):
        options(trump_order="HSDC")


def rules_text(**rules: Any) -> str:
    agreed = options(**rules)
    told = {spec.name: value for spec, value in agreed.all()}
    parts = [each.text for section in book_of("nines_tricks").sections for each in section.under(told)]
    return " ".join(parts).format(**agreed.numbers())


def test_the_rules_of_a_table_are_those_it_plays_by() -> None:
    assert "begins with 12 points" in rules_text(start_score=12)
    assert "No trick at all adds four points." in rules_text()
    assert "No trick at all adds nothing." in rules_text(zero_tricks=0)
    for zero in (0, 4):
        standard = rules_text(scoring="standard", zero_tricks=zero)
        assert "No trick at all" not in standard
        assert "every trick short of four adds one" in standard


# Memory.


def test_what_was_not_played_is_not_held() -> None:
    game = dealt(
        "AC KC QC 2D",
        "JC TH 9H 2H",
        "KS 9D 3S",
        rules={"exchange": False},
    )
    piles = game.table.piles
    moves = []
    for hand in HANDS:
        moves += [card for card in piles[hand] if card.suit == "C"][:1] or [max(piles[hand], key=rank_of)]
    for card in moves:
        play(game, f"play {card}")
    cannot = Memory(view_of(game, 0)).impossible
    for seat, card in enumerate(moves):
        if card.suit == "C":
            assert not cannot[HANDS[seat]]
        else:
            assert set(cards("2C 3C AC")) <= cannot[HANDS[seat]]
            assert not cannot[HANDS[seat]] & set(piles[HANDS[seat]])


def rank_of(card: Any) -> int:
    return int(card.index) % 13


def test_guesses_are_all_possible_and_none_is_rarer_than_another() -> None:
    """Two cards unseen, one for each of two places: either way comes up about as often."""
    game = in_play("2C 3C", "4C 5C", "6C 7C", turn="A", rules=CLASSIC)
    view = view_of(game, 0)
    rng, seen = random.Random(4), []
    for _ in range(400):
        guess = Memory(view).guess(rng)
        assert sorted(map(str, (card for pile in guess.values() for card in pile))) == sorted(
            map(str, NinesTricks.cards)
        )
        seen.append("5C" in map(str, guess[HANDS[1]]))
    assert 5 < sum(seen) < 60


def test_a_pack_of_named_hands_is_whole() -> None:
    assert len(set(pack_of("AC", "AD", "AH", "AS"))) == 52
