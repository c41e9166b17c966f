"""Random deals of Тысяча from random scores and counters with random options, and whole matches by thumb.

100 games of two deals; `CARDTABLE_GAMES=5000 python -m pytest tests/engine/test_thousand_random.py` plays
10,000 deals.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from engine.random_games import GAMES_A_TEST, random_moves, random_set_up
from engine.thousand_table import options

from cardtable.engine.cards import Card
from cardtable.engine.game import Called, Moved
from cardtable.engine.games.thousand import (
    CARDS,
    HANDS,
    PARTNER,
    TRICK,
    Phase,
    Thousand,
    ThousandResult,
    ThousandView,
    answers,
    cap_of,
    leads,
    worth,
)
from cardtable.engine.players import simple_move
from cardtable.engine.players.thousand import LEVELS

PRESETS = tuple(Thousand.presets)


def played(number: int) -> Thousand:
    return Thousand(**random_set_up(Thousand, number))


def test_every_line_of_every_deal_adds_up() -> None:
    """The lines say what made the new scores, and who sits on the barrel stands at its mark."""
    for number in range(GAMES_A_TEST):
        game = played(number)
        before, result = (
            [s - sum(p for w, _, p in game.fines if w == n) for n, s in enumerate(game.scores)],
            None,
        )
        for seat, move in random_moves(game, number):
            game.play(seat, move)
            if game.last_deal is not result:
                result = game.last_deal
                assert result is not None
                check_result(game, result, before)
                before = list(result.scores)


def check_result(game: Thousand, result: ThousandResult, before: list[int]) -> None:
    for seat, lines in enumerate(result.lines):
        assert before[seat] + sum(points for _, points in lines) == result.scores[seat]
    counts, rules = game.counts, game.options
    for seat, score in enumerate(result.scores):
        sits = counts.on_barrel[seat] and seat != game.winner
        assert not sits or score == rules.barrel
        assert (counts.attempts[seat] > 0) == counts.on_barrel[seat] or seat == game.winner
        assert score <= rules.barrel or seat == game.winner or counts.on_barrel[seat]
        assert rules.samosval_plus == 0 or score != rules.samosval_plus or sits or seat == game.winner
    assert not result.written_off or sum(result.tricks) == 0
    if not result.written_off:
        assert sum(result.tricks) == len(game.table.piles[HANDS[0]]) + {2: 11, 3: 8, 4: 8}[game.players] - (
            game.players == 2 and rules.two_player_snos == "polish"
        )
        announced = [
            sum({"aces": 200, "H": 100, "D": 80, "C": 60, "S": 40}[w] for w in ws) for ws in result.marriages
        ]
        assert sum(result.raw) - sum(announced) == 120


def test_raw_points_come_from_cards_and_announcements_at_any_time() -> None:
    for number in range(GAMES_A_TEST // 4):
        game = played(number)
        for seat, move in random_moves(game, number):
            game.play(seat, move)
            lying = Counter(card for pile in game.table.piles.values() for card in pile)
            assert lying == Counter(CARDS)
            assert game.phase is not Phase.PLAY or len(game.table.piles[TRICK]) < len(game.active)


def test_a_discard_is_heard_by_two_seats_or_by_all() -> None:
    """G2-A20: as zones cannot say, since it goes from a hand to a hand."""
    heard = 0
    for number in range(GAMES_A_TEST):
        game = played(number)
        everybody = frozenset(range(game.players))
        for seat, move in random_moves(game, number):
            dark = game.options.snos_dark
            for event in game.play(seat, move):
                if isinstance(event, Moved) and {event.source, event.target} <= set(HANDS):
                    ends = frozenset(zone.seat for zone in (event.source, event.target))
                    assert event.known == (ends if dark else everybody)
                    heard += 1
                if isinstance(event, Called) and event.move.verb == "discard":
                    assert event.known == {seat}
    assert heard > GAMES_A_TEST


def dealt_to(game: Thousand, view: ThousandView, seat: int) -> list[Card] | None:
    """The hand that was dealt to a seat of an imagined game, where the view tells all that has left it."""
    if view.declarer is not None and view.phase != Phase.REDEAL_PRIKUP:
        return None
    return game.table.piles[HANDS[seat]]


def test_imagined_bidders_hold_what_they_bid_on() -> None:
    """Before the talon is taken up each bid is within the cap, and only who was asked has a poor hand."""
    rng = random.Random(4)
    wrong = tried = 0
    for number in range(GAMES_A_TEST):
        game = played(number)
        for seat, move in random_moves(game, number):
            if game.phase is Phase.BIDDING:
                view = game.view(seat)
                assert isinstance(view, ThousandView)
                world = Thousand.imagine(view, rng)
                for other in set(game.active) - {seat}:
                    hand = dealt_to(world, view, other)
                    bid = view.bids[other]
                    tried += 1
                    if hand and isinstance(bid, int) and not (view.dark and other == view.active[0]):
                        wrong += bid > cap_of(hand, view.options)
                        wrong += (worth(hand) < view.options.redeal_hand_min) != (
                            worth(game.table.piles[HANDS[other]]) < view.options.redeal_hand_min
                        )
            game.play(seat, move)
    assert tried > GAMES_A_TEST
    assert wrong <= tried / 500  # a hand with a right to a new deal is not always found


def test_imagined_hands_could_have_played_as_the_real_ones_did() -> None:
    """Each card of the tricks so far is among those that the imagined hand might have played."""
    rng = random.Random(5)
    worlds = wrong = 0
    for number in range(GAMES_A_TEST):
        game = played(number)
        for seat, move in random_moves(game, number):
            if game.phase is Phase.PLAY and rng.random() < 0.2:
                view = game.view(rng.choice(game.active))
                worlds += 1
                wrong += not plausible(Thousand.imagine(view, rng), game)
            game.play(seat, move)
    assert worlds > GAMES_A_TEST
    assert wrong == 0


def plausible(world: Thousand, game: Thousand) -> bool:
    """Whether the tricks of the real game might have been played with the hands of the other."""
    hands = [world.table.piles[HANDS[seat]][:] for seat in range(game.players)]
    plays = [
        event
        for event in game.events[game.deal_begins :]
        if isinstance(event, Called) and event.move.verb in ("play", "marry", "aces")
    ]
    for event in plays:
        hands[event.seat].append(event.move.cards[0])
    trump: str | None = None
    owner: int | None = None
    trick: list[Card] = []
    for event in plays:
        hand, card = hands[event.seat], event.move.cards[0]
        if event.move.verb == "marry":
            if PARTNER[card] not in hand:
                return False
            trump, owner = card.suit, event.seat
        free = game.options.lead_foreign_trump or owner in (None, event.seat)
        may = answers(hand, trick, trump, game.options) if trick else hand if free else leads(hand, trump)
        if card not in may:
            return False
        hand.remove(card)
        trick = [*trick, card] if len(trick) + 1 < len(game.active) else []
    return True


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_by_rules_of_thumb_comes_to_its_end(preset: str, players: int) -> None:
    levels = [level.key for level in LEVELS]
    game = Thousand(options(preset=preset), players, f"by thumb {preset}")
    while not game.over and game.deals_finished < 300:
        assert game.turn is not None
        level = levels[game.turn % len(levels)]
        game.play(game.turn, simple_move(game.view(game.turn), level, "seed"))
    assert game.over
    assert game.scores[game.winners()[0]] >= game.options.target
