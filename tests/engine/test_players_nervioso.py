"""The computer's hands in Nervioso: as fast as promised, never faster than people, alike for one seed."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean, median, pstdev
from typing import Any

import pytest
from engine.nervioso_table import P1, P2, cards, new_game, play, position

from cardtable.engine.game import Choice
from cardtable.engine.games.nervioso import DISCARD, HUSH, LAY, SLAP, TURN_MS, Nervioso, NerviosoView
from cardtable.engine.players import choose, levels_of
from cardtable.engine.players.nervioso import (
    FASTEST_MS,
    LAPSE_MS,
    LEVELS,
    REFLEXES,
    RESTART_MS,
    Hand,
    Reflexes,
    Tempo,
    lapse_ms,
    near_miss,
    reaction_ms,
)

REACTIONS = 100_000
PROMISED = {"easy": (520, 90, 220), "normal": (390, 60, 120), "hard": (320, 42, 75), "expert": (270, 32, 45)}


def view_of(game: Nervioso, seat: int) -> NerviosoView:
    view = game.view(seat)
    assert isinstance(view, NerviosoView)
    return view


def open_match(at_ms: int = 1000, **rules: Any) -> Nervioso:
    game = position("1o 2o 3o", "1c 2c", "1b 2b", **rules)
    play(game, f"P1 lay @{at_ms}")
    return game


# Times.


def test_the_levels_are_those_of_the_table_of_reaction_times() -> None:
    assert [level.key for level in LEVELS] == list(PROMISED) == list(REFLEXES)
    assert {key: (r.mu, r.sigma, r.tau) for key, r in REFLEXES.items()} == PROMISED
    assert levels_of("nervioso") == LEVELS


@pytest.mark.parametrize("level", PROMISED)
def test_100000_reactions_are_as_promised(level: str) -> None:
    """Mean mu + tau, deviation as of an ex-Gaussian, a tail to the right, and none under 150 ms."""
    mu, sigma, tau = PROMISED[level]
    chance = Random(level)
    times = [reaction_ms(REFLEXES[level], chance) for _ in range(REACTIONS)]
    assert fmean(times) == pytest.approx(mu + tau, abs=3)
    assert pstdev(times) == pytest.approx((sigma**2 + tau**2) ** 0.5, rel=0.02)
    assert min(times) >= FASTEST_MS
    assert sum(time == FASTEST_MS for time in times) < REACTIONS * 0.001
    assert median(times) < fmean(times) - tau / 6
    ordered = sorted(times)
    late = {"easy": 1198, "normal": 765, "hard": 557, "expert": 416}[level]
    assert ordered[REACTIONS * 95 // 100] == pytest.approx(late, rel=0.02)


def test_no_reaction_is_faster_than_a_person_can_be() -> None:
    quick = Reflexes(100, 80, 10, lapse=0, fooled=0, slip=0, pace_ms=800)
    times = [reaction_ms(quick, chance) for chance in [Random(3)] for _ in range(2000)]
    assert min(times) == FASTEST_MS


@pytest.mark.parametrize("level", PROMISED)
def test_lapses_are_as_frequent_and_as_long_as_promised(level: str) -> None:
    chance = Random(7)
    lapses = [lapse_ms(REFLEXES[level], chance) for _ in range(REACTIONS)]
    long = [ms for ms in lapses if ms]
    assert len(long) / REACTIONS == pytest.approx(REFLEXES[level].lapse, rel=0.1)
    assert LAPSE_MS[0] <= min(long) <= max(long) <= LAPSE_MS[1]
    assert fmean(long) == pytest.approx(650, abs=25)


def test_stronger_levels_are_faster_and_err_less() -> None:
    ordered = [REFLEXES[level.key] for level in LEVELS]
    for worse, better in pairwise(ordered):
        assert worse.mu + worse.tau > better.mu + better.tau
        assert worse.lapse > better.lapse
        assert worse.fooled > better.fooled
        assert worse.slip > better.slip


# Slaps.


def test_a_hand_slaps_a_match_its_reaction_after_the_face() -> None:
    game = open_match()
    choice = Hand("normal", "seed").decide(game.view(P2))
    assert choice is not None
    assert choice.move is SLAP
    assert FASTEST_MS <= choice.after_ms < 3000


def test_a_reaction_belongs_to_the_card_not_to_the_moment_of_asking() -> None:
    game = open_match()
    hand = Hand("hard", "seed")
    whole = hand.decide(game.view(P2))
    assert whole is not None
    game.advance(1000 + whole.after_ms - 40)
    assert hand.decide(game.view(P2)) == Choice(SLAP, 40)
    play(game, "P1 slap")
    assert hand.decide(game.view(P2)) == Choice(SLAP, 40)
    game.advance(1000 + whole.after_ms + 500)
    assert hand.decide(game.view(P2)) == Choice(SLAP, 0)


def test_another_seed_or_card_is_another_reaction() -> None:
    view = view_of(open_match(), P2)
    times = {choice.after_ms for n in range(50) if (choice := Hand("easy", str(n)).decide(view))}
    assert len(times) > 40
    times = {
        choice.after_ms for n in range(50) if (choice := Hand("easy", "s").decide(replace(view, laid=n)))
    }
    assert len(times) > 40


def test_a_hand_that_is_down_does_nothing_more() -> None:
    game = open_match()
    play(game, "P2 slap")
    assert Hand("normal", "seed").decide(game.view(P2)) is None


def test_nobody_throws_a_card_on_a_match() -> None:
    view = open_match().view(P2)
    assert view.legal == (LAY, SLAP)
    choices = [Hand("easy", str(n)).decide(view) for n in range(500)]
    assert {choice.move for choice in choices if choice} == {SLAP}


@pytest.mark.parametrize(
    ("pile", "count", "near"),
    [("4o", 5, True), ("6o", 5, True), ("1o", 5, False), ("3o 3c", 7, True), ("3o 1b 3c", 7, False)],
)
def test_what_looks_like_a_match(pile: str, count: int, near: bool) -> None:
    game = position("1e", "2e", pile=pile, count=count)
    assert near_miss(view_of(game, P1)) is near


def test_left_over_cards_fool_nobody() -> None:
    view = view_of(new_game(7), P2)
    assert not near_miss(view)
    assert all(Hand("easy", str(n)).decide(view) is None for n in range(300))


@pytest.mark.parametrize("level", PROMISED)
def test_false_slaps_are_as_frequent_as_promised(level: str) -> None:
    """Of near misses alone."""
    near = view_of(position("1e", "2e", "7b", pile="4o", count=5, turn=P1), 2)
    clear = view_of(position("1e", "2e", "7b", pile="1o", count=5, turn=P1), 2)
    asked = 20_000
    fooled = sum(Hand(level, str(n)).decide(near) is not None for n in range(asked))
    assert fooled / asked == pytest.approx(REFLEXES[level].fooled, rel=0.35)
    assert all(Hand(level, str(n)).decide(clear) is None for n in range(500))


# Laying.


def test_it_lays_at_its_pace_and_waits_longer_when_the_pile_was_taken() -> None:
    game = position("1e 2e", "4c 5c", count=4, turn=P2)
    play(game, "P2 lay @9000", "P1 lay @9500")
    choice = Hand("expert", "s").decide(game.view(P2))
    assert choice is not None
    assert choice.move is LAY
    assert choice.after_ms == pytest.approx(REFLEXES["expert"].pace_ms, rel=0.13)
    play(game, "P1 slap @9600")
    assert Hand("expert", "s").decide(game.view(P2)) is None
    assert Hand("expert", "s").decide(game.view(P1)) == Choice(LAY, RESTART_MS)


def test_at_a_tempo_a_person_says_with_which_number_the_count_begins() -> None:
    game = position("7e 2e", "1c 5c", pile="4o", restart_at="choice")
    play(game, "P1 slap @1000")
    assert Tempo(800).decide(game.view(P1)) is None
    play(game, "P1 lay 3 @9000")
    assert Tempo(800).decide(game.view(P2)) == Choice(LAY, 800 - TURN_MS)


@pytest.mark.parametrize("player", [Tempo(800), Hand("easy", "no slip", tempo_ms=800)])
def test_at_a_tempo_the_faces_come_at_the_tempo(player: Tempo | Hand) -> None:
    game = position("7e 2e", "1c 5c", count=4, turn=P2)
    play(game, "P2 lay @9000")
    assert player.decide(game.view(P1)) == Choice(LAY, 800 - TURN_MS)
    game.advance(9300)
    assert player.decide(game.view(P1)) == Choice(LAY, 500 - TURN_MS)


def test_the_tempo_lays_rightly_never_on_a_match_and_slaps_nothing() -> None:
    tempo = Tempo(500)
    silent = position("4e 2e", "1c", pile="3o", count=5, variant="666")
    assert tempo.decide(silent.view(P1)) == Choice(HUSH, 500 - TURN_MS)
    game = open_match()
    assert [tempo.decide(game.view(seat)) for seat in range(3)] == [None] * 3


@pytest.mark.parametrize("level", PROMISED)
def test_the_tongue_slips_at_the_six_as_often_as_promised(level: str) -> None:
    """G6-R16: and half as often at the seven."""
    asked = 20_000
    for count, slip, share in ((5, LAY, 1.0), (6, HUSH, 0.5)):
        game = position("4e 2e", "1c", count=count, variant="666")
        game.table.stack(DISCARD, cards("3o"))
        view = game.view(P1)
        moves = Counter(c.move for n in range(asked) if (c := Hand(level, str(n)).decide(view)))
        assert moves[slip] / asked == pytest.approx(REFLEXES[level].slip * share, rel=0.35)


def test_no_slip_where_the_six_is_said_or_at_another_place() -> None:
    for count, variant in ((5, "base"), (3, "666")):
        game = position("4e 2e", "1c", count=count, variant=variant, call_mode="manual")
        moves = {c.move for n in range(500) if (c := Hand("easy", str(n)).decide(game.view(P1)))}
        assert moves == {LAY}


def test_the_taker_says_any_number_that_may_be_said() -> None:
    game = position("2o 7o", "3c 4c", restart_at="choice", variant="666")
    play(game, "P1 lay", "P2 slap")
    view = game.view(P2)
    said = {c.move.number for n in range(300) if (c := Hand("normal", str(n)).decide(view))}
    assert said == {1, 2, 3, 4, 5, 7, 8, 9, 10}


# As the referee asks.


@pytest.mark.parametrize(
    ("game", "seat", "expected"),
    [
        (open_match(), P1, "slap"),
        (open_match(), P2, "slap"),
        (position("4e 2e", "1c", pile="3o", count=3), P1, "lay"),
        (position("4e 2e", "1c", pile="3o", count=5, variant="666"), P1, "hush"),
    ],
)
def test_asked_for_a_move_now_it_gives_the_right_one(game: Nervioso, seat: int, expected: str) -> None:
    verdict = choose(game.view(seat), "expert", "a seed", explain=True)
    assert str(verdict.move) == expected
    assert {move for move, _ in verdict.worth} == set(game.legal_moves(seat))
    assert verdict.worth[0][1] == 1.0
    assert all(worth < 0 for _, worth in verdict.worth[1:])
