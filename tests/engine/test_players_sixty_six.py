"""The computer player of 66: what it must do, what it must not, and that each level earns its name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from engine.sixty_six_table import A, B, dealt, play, position

from cardtable.engine.cards import dice
from cardtable.engine.game import Move, Moved, option_specs
from cardtable.engine.games.sixty_six import (
    CARDS,
    TAKEN,
    TRICK,
    SixtySix,
    SixtySixOptions,
    SixtySixResult,
    SixtySixView,
)
from cardtable.engine.players import choose, levels_of, simple_move
from cardtable.engine.players.sixty_six import rate
from cardtable.engine.players.sixty_six.sight import sight

DEALS = 150
FEW = 40  # iterations, where it is not about how well a level plays
ALL = [level.key for level in levels_of("sixty_six")]
every_level = pytest.mark.parametrize("level", ALL)
counting_levels = pytest.mark.parametrize("level", ["normal", "expert"])


def chosen(game: SixtySix, level: str, seat: int = A) -> str:
    return str(choose(game.view(seat), level, "a seed").move)


# Following while anything may be thrown.


@every_level
def test_no_ace_or_ten_is_thrown_under_a_trump(level: str) -> None:
    game = dealt("AH TH 9D JD KC AC", "TS", "9S", dealer=A)
    play(game, "B play TS")
    assert chosen(game, level) in ("play 9D", "play JD")


@every_level
def test_no_ten_is_given_to_an_ace(level: str) -> None:
    game = dealt("TH JD QD KC TC AD", "AH", "9S", dealer=A)
    play(game, "B play AH")
    assert chosen(game, level) == "play JD"


@every_level
def test_no_trump_is_spent_on_an_empty_trick(level: str) -> None:
    game = dealt("AS TS KS JC QH TD", "9D", "QS", dealer=A)
    play(game, "B play 9D")
    assert chosen(game, level) in ("play TD", "play JC")


@every_level
def test_no_pair_is_broken_without_need(level: str) -> None:
    game = dealt("KH QH JD 9C QC AS", "9D", "9S", dealer=A)
    play(game, "B play 9D")
    assert chosen(game, level) not in ("play KH", "play QH")


@every_level
def test_no_queen_of_a_pair_takes_a_jack(level: str) -> None:
    game = dealt("KH QH JD 9C QC AS", "JH", "9S", dealer=A)
    play(game, "B play JH")
    assert chosen(game, level) not in ("play KH", "play QH")


@every_level
def test_a_ten_is_taken_with_the_ace_of_its_suit_rather_than_with_a_trump(level: str) -> None:
    """G1-R15."""
    game = dealt("AH JS 9D JD KC QC", "TH", "9S", dealer=A)
    play(game, "B play TH")
    assert chosen(game, level) == "play AH"


@every_level
def test_a_ten_is_taken_with_a_small_trump_where_there_is_no_ace(level: str) -> None:
    game = dealt("AS JS 9D JD KC QC", "TH", "9S", dealer=A)
    play(game, "B play TH")
    assert chosen(game, level) == "play JS"


@every_level
def test_a_ten_is_brought_home_on_a_low_card_of_its_suit(level: str) -> None:
    game = dealt("TH JS 9D JD KC QC", "9H", "9S", dealer=A)
    play(game, "B play 9H")
    assert chosen(game, level) == "play TH"


@every_level
def test_who_is_one_trick_from_66_takes_it(level: str) -> None:
    game = dealt("AS TS KS QS AH 9C", "9H JH 9D JD KD JC", "JS", stock="QH QC KC QD")
    play(game, "A marry KS", "B play 9H", "A play TS", "B play JH")  # 40 and 4, then 12
    play(game, "A play 9C", "B play JC", "B play KD")
    assert game.points[A] == 56
    assert chosen(game, level) == "play AS"


@every_level
@pytest.mark.parametrize(
    ("hand", "led", "turned", "never"),
    [
        ("AH TH 9D JD KC AC", "TS", "9S", "TH AH AC"),
        ("TH JD QD KC TC AD", "AH", "9S", "TH TC AD"),
        ("AS TS KS JC QH TD", "9D", "QS", "AS TS KS"),
        ("KH QH JD 9C QC AS", "9D", "9S", "KH QH"),
        ("AH JS 9D JD KC QC", "TH", "9S", "JS 9D JD KC QC"),
        ("TH JS 9D JD KC QC", "9H", "9S", "JS KC QC"),
    ],
)
def test_no_luck_makes_it_stupid(level: str, hand: str, led: str, turned: str, never: str) -> None:
    """A search that was short and unlucky still throws nothing away."""
    game = dealt(hand, led, turned, dealer=A)
    play(game, f"B play {led}")
    moves = {str(choose(game.view(A), level, f"seed {n}", iterations=FEW).move) for n in range(12)}
    assert not moves & {f"play {card}" for card in never.split()}


# Leading while anything may be thrown.


@every_level
def test_no_plain_ten_is_led_while_its_ace_is_out(level: str) -> None:
    game = dealt("TH TD 9C JD QC AS", "", "9S")
    assert chosen(game, level) not in ("play TH", "play TD", "play AS")


@every_level
def test_a_low_plain_card_is_led(level: str) -> None:
    game = dealt("AS KS TD 9D JC AH", "", "9S")
    assert chosen(game, level) in ("play 9D", "play JC")


@every_level
def test_no_half_of_a_hoped_for_pair_is_led_where_there_is_another_card(level: str) -> None:
    game = dealt("KH JC 9D KS AS TD", "", "9S")
    assert chosen(game, level) in ("play 9D", "play JC")


# Announcing, exchanging, claiming.


@every_level
def test_a_pair_is_announced(level: str) -> None:
    game = dealt("KH QH 9D JC TD 9C", "", "9S")
    assert chosen(game, level) == "marry QH"  # the ace or ten may take it: the queen costs less


@every_level
def test_forty_goes_before_twenty(level: str) -> None:
    game = dealt("KH QH KS QS JC 9D", "", "9S")
    assert chosen(game, level) in ("marry QS", "marry KS")


@every_level
def test_the_king_is_led_where_nothing_can_take_it(level: str) -> None:
    game = dealt("KS QS AS TS JC 9D", "", "9S")
    rated = rate(game.view(A), level, dice("s"))
    assert (
        rated[next(m for m in rated if str(m) == "marry KS")]
        > rated[next(m for m in rated if str(m) == "marry QS")]
    )


@every_level
def test_a_pair_that_makes_66_is_announced_before_anything_else(level: str) -> None:
    game = dealt("AS TS KS QS 9C 9D", "9H JH JD QD QC JC", "JS", stock="TH KH")
    play(game, "A play AS", "B play JH", "A play TS", "B play QC")  # 13 and 13
    game.points[A] = 30
    assert chosen(game, level).startswith("marry")


@every_level
def test_the_nine_of_trumps_is_exchanged(level: str) -> None:
    game = dealt("AH 9S 9D JC TD QC", "9H", "AS")
    play(game, "A play AH", "B play 9H")
    assert chosen(game, level) == "exchange"


@every_level
def test_66_is_claimed_where_the_players_count(level: str) -> None:
    game = dealt("AS TS KS QS AH 9C", "9H JH 9D", "JS", rules={"claim_mode": "manual"})
    play(game, "A marry KS", "B play 9H", "A play AS", "B play JH")
    assert game.points[A] < 66
    assert chosen(game, level) != "claim"
    play(game, "A play TS", "B play 9D")
    assert game.points[A] >= 66
    assert chosen(game, level) == "claim"


# Closing.


@counting_levels
def test_a_sure_hand_is_closed(level: str) -> None:
    game = dealt("AS TS KS QS AH TH", "", "9S")
    assert chosen(game, level) == "close"
    play(game, "A close")
    while not game.deals_finished:
        seat = game.turn
        move = choose(game.view(seat), level, "s").move if seat == A else game.legal_moves(B)[0]
        game.play(seat, move)
    assert game.last_deal is not None
    assert game.last_deal.points[A] > 0


def test_easy_never_closes() -> None:
    assert chosen(dealt("AS TS KS QS AH TH", "", "9S"), "easy") != "close"


@every_level
@pytest.mark.parametrize("hand", ["9H JH 9D JD QC KC", "AS KS TD 9D JC AH", "AH AD AC TH TD TC"])
def test_a_hand_that_may_lose_is_not_closed(hand: str, level: str) -> None:
    assert chosen(dealt(hand, "", "9S"), level) != "close"


@counting_levels
def test_who_closed_draws_the_trumps_before_his_aces(level: str) -> None:
    game = dealt("AS TS KS AH TH AD", "", "9S")
    play(game, "A close")
    assert chosen(game, level) in ("play AS",)


# What is remembered.


def seen(game: SixtySix, seat: int = A) -> SixtySixView:
    """The view of a set position by who has watched the tricks that lie there."""
    view = game.view(seat)
    tricks = [Moved(tuple(game.table.piles[zone]), TRICK, zone, frozenset((seat,))) for zone in TAKEN]
    assert isinstance(view, SixtySixView)
    return replace(view, seen=tuple(tricks))


def worths(view: SixtySixView, level: str) -> dict[str, float]:
    return {str(move): worth for move, worth in choose(view, level, "s", explain=True).worth}


def test_a_king_that_has_become_the_best_is_led_by_who_remembers() -> None:
    game = position(
        "KH 9H JD", "QH TD QD", taken=("AS TS KS QS JS 9S AH TH", "JH AC TC KC QC JC 9C"), points=(45, 30)
    )
    view = seen(game)
    assert str(choose(view, "normal", "s").move) == "play KH"
    assert worths(view, "normal")["play KH"] > worths(view, "easy")["play KH"]


def test_the_expert_plays_the_last_cards_exactly() -> None:
    """A has 57: the queen of hearts first would lose; the trump first forces the ten out at the end."""
    gone = "AS TS KS JS AH KH JH 9H AD KD QD JD 9D AC TC KC QC JC"
    game = position("QS QH 9C", "9S TH TD", taken=(gone, ""), points=(57, 40))
    best = worths(seen(game), "expert")
    for text, worth in best.items():
        twin = game.copy()
        twin.play(A, Move.parse(text, SixtySix.pack))
        assert (worth > 0) == (forced(twin) > 0), text


def forced(game: SixtySix) -> int:
    """The pips for A when both play their best, by trying everything with the game itself."""
    if game.last_deal is not None:
        return game.last_deal.points[A] - game.last_deal.points[B]
    values = []
    for move in game.legal_moves(game.turn):
        twin = game.copy()
        twin.play(game.turn, move)
        values.append(forced(twin))
    return max(values) if game.turn == A else min(values)


@pytest.mark.parametrize("rules", [{}, {"phase_two_must_beat": True}, {"marriage_phase_two": False}])
def test_the_expert_finds_what_the_last_four_tricks_hold(rules: dict[str, Any]) -> None:
    draw = dice("endings")
    for number in range(12):
        cards = sorted(CARDS, key=lambda _: draw.random())
        texts = [" ".join(map(str, part)) for part in (cards[:4], cards[4:8], cards[8:16], cards[16:])]
        game = position(texts[0], texts[1], taken=(texts[2], texts[3]), points=(30 + number, 35), rules=rules)
        game.pending = [0, 0]
        best = choose(seen(game), "expert", "s").move
        twin = game.copy()
        twin.play(A, best)
        assert forced(twin) == forced(game)


def test_where_points_are_hidden_the_expert_counts_them() -> None:
    game = dealt("9C JC QD 9D JD QH", "AS TS KS QS AH 9H", "JS", dealer=A, rules={"claim_mode": "manual"})
    play(game, "B marry KS", "A play 9C", "B play AS", "A play JC")
    view = game.view(A)
    assert isinstance(view, SixtySixView)
    assert view.points[B] is None
    assert sight(view, "expert").other_points == game.points[B] == 57
    assert sight(view, "easy").other_points == 0


def test_the_expert_knows_what_the_other_has_shown() -> None:
    game = dealt("9C JC QD 9D JD QH", "KC QC 9S AH 9H TH", "JS", dealer=A)
    play(game, "B play AH", "A play QH", "B exchange", "B marry QC", "A play JC")
    known = {str(card) for card in sight(seat_view(game), "expert").held}
    assert known == {"JS", "KC"}
    assert not sight(seat_view(game), "normal").held


def seat_view(game: SixtySix, seat: int = A) -> SixtySixView:
    view = game.view(seat)
    assert isinstance(view, SixtySixView)
    return view


# Levels, and every rule of the house.


def deal_between(levels: tuple[str, str], seed: str, options: SixtySixOptions, dealer: int = 0) -> SixtySix:
    """One deal; "random" plays any legal move."""
    game, draw = SixtySix(options, 2, seed, dealer=dealer), dice(seed)
    while not game.deals_finished:
        seat, legal = game.turn, game.legal_moves(game.turn)
        if levels[seat] == "random":
            game.play(seat, legal[int(draw.random() * len(legal))])
        else:
            game.play(seat, choose(game.view(seat), levels[seat], seed, iterations=FEW).move)
    return game


def test_the_expert_wins_three_deals_of_four_from_random_moves() -> None:
    winners = [0, 0]
    for number in range(DEALS):
        result = deal_between(("expert", "random"), f"deal {number}", SixtySixOptions(), number % 2).last_deal
        assert isinstance(result, SixtySixResult)
        if result.winner is not None:
            winners[result.winner] += 1
    assert winners[0] >= 0.75 * sum(winners)


def some_options() -> list[SixtySixOptions]:
    """Each house rule once away from its default, and all of them at once."""
    changes: list[dict[str, Any]] = []
    for spec in option_specs(SixtySixOptions):
        values = spec.choices or (spec.high,)
        changes += [{spec.name: value} for value in values if value != spec.default]
    everything = {name: value for change in changes for name, value in change.items()}
    return [SixtySixOptions(**change) for change in (*changes, everything)]


@every_level
@pytest.mark.parametrize("options", some_options(), ids=lambda options: str(options.changed()))
def test_every_house_rule_is_respected(options: SixtySixOptions, level: str) -> None:
    """An illegal move would raise; and nobody who counts claims too early."""
    for number in range(4):
        game = deal_between((level, "normal"), f"rules {number}", options)
        assert isinstance(game.last_deal, SixtySixResult)
        assert game.last_deal.reason != "wrong_claim"


@every_level
def test_the_same_question_gets_the_same_answer(level: str) -> None:
    view = dealt("AS KS TD 9D JC AH", "", "9S").view(A)
    assert choose(view, level, "one", explain=True) == choose(view, level, "one", explain=True)


def test_hidden_cards_change_nothing() -> None:
    """What the seat does not see may lie in any order: the worth of no move depends on it."""
    one = dealt("AS KS TD 9D JC AH", "9H JH QH KH TH TS", "9S")
    other = dealt("AS KS TD 9D JC AH", "QC KC TC AC QD AD", "9S")
    for level in ALL:
        assert rate(one.view(A), level, dice("s")) == rate(other.view(A), level, dice("s"))


def test_a_rule_of_thumb_that_fails_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("cardtable.engine.players.sixty_six.thumb.sight", fail)
    view = dealt("AS KS TD 9D JC AH", "", "9S").view(A)
    assert simple_move(view, "expert", "s") in view.legal
