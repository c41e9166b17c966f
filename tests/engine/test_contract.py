"""What every game promises, whatever its rules: random games with random house rules, for all of `GAMES`.

100 games a test; `CARDTABLE_GAMES=10000 python -m pytest tests/engine/test_contract.py` plays more.
"""

import json
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

import pytest
from engine.random_games import (
    GAMES_A_TEST,
    play_random_games,
    random_moves,
    random_options,
    random_players,
    random_set_up,
    time_of,
)

from cardtable.engine.game import (
    NOBODY,
    Called,
    Event,
    Game,
    IllegalMove,
    Move,
    Moved,
    Place,
    Seat,
    Zone,
)
from cardtable.engine.games import GAMES
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.record import replay
from cardtable.engine.wire import view_from_json, view_to_json

pytestmark = pytest.mark.parametrize("kind", GAMES, ids=[game.key for game in GAMES])


def test_every_card_is_in_one_zone(kind: type[Game]) -> None:
    def check(game: Game) -> None:
        lying = Counter(card for pile in game.table.piles.values() for card in pile)
        assert lying == Counter(kind.cards)

    play_random_games(kind, check)


def test_who_is_to_act_has_legal_moves_and_nobody_else(kind: type[Game]) -> None:
    def check(game: Game) -> None:
        for seat in range(game.players):
            legal = game.legal_moves(seat)
            assert (seat in game.to_act()) == bool(legal)
            assert len(set(legal)) == len(legal)
        assert game.over == (not game.to_act())
        drawn = game.realtime and vars(game.last_deal or object).get("reason") == "draw"
        assert game.over == bool(game.winners() or game.losers() or drawn)

    play_random_games(kind, check)


def test_views_and_events_show_no_secret(kind: type[Game]) -> None:
    """A card's text is in what a seat gets only if it lay where the seat may look, or somebody named it."""
    for number in range(GAMES_A_TEST):
        game = kind(**random_set_up(kind, number))
        seen = [texts_told(event.seen_by(seat) for event in game.events) for seat in range(game.players)]
        for count, (seat, move) in enumerate(random_moves(game, number)):
            for watcher, texts in enumerate(seen):
                texts |= texts_in_sight(game, watcher)
                if count % (5 * game.players) == 5 * watcher:
                    assert texts_in_view(game, watcher) <= texts
            begins = game.deal_begins
            events = game.play(seat, move)
            if game.deal_begins != begins:
                events = tuple(game.events[game.deal_begins :])
                seen = [set() for _ in range(game.players)]
            for watcher, texts in enumerate(seen):
                texts |= texts_told(event.seen_by(watcher) for event in events)


def texts_in_sight(game: Game, seat: Seat) -> set[str]:
    return {str(card) for zone, pile in game.table.piles.items() if game.sees(seat, zone) for card in pile}


def texts_told(events: Iterable[Event]) -> set[str]:
    """What a seat hears of a move: its cards, and what it brings to light."""
    told = [
        event.move.cards if isinstance(event, Called) else event.cards
        for event in events
        if isinstance(event, Called | Moved)
    ]
    return {str(card) for cards in told for card in cards}


def texts_in_view(game: Game, seat: Seat) -> set[str]:
    """Every text anywhere in the view that is a card's."""
    words = json.dumps(view_to_json(game.view(seat))).replace('"', " ").split()
    return set(words) & {str(card) for card in game.cards}


def test_a_seat_sees_its_own_zones_as_they_are(kind: type[Game]) -> None:
    def check(game: Game) -> None:
        everything = game.view(NOBODY)
        for seat in range(game.players):
            view = game.view(seat)
            for zone, cards in view.zones.items():
                hidden = (None,) * len(cards)
                assert cards == (everything.zones[zone] if game.sees(seat, zone) else hidden)

    play_random_games(kind, check, every=4)


def test_the_events_of_a_deal_say_how_the_cards_came_to_lie_as_they_do(kind: type[Game]) -> None:
    """Played from a full stock on, they end in the view; so a screen that follows them ends there too."""

    def check(game: Game) -> None:
        for seat in range(game.players):
            view = game.view(seat)
            lying = {zone: len(cards) for zone, cards in view.zones.items()}
            told = Counter({Zone(Place.STOCK): len(game.cards)})
            for event in view.seen:
                if isinstance(event, Moved):
                    told[event.source] -= len(event.cards)
                    told[event.target] += len(event.cards)
            assert {zone: told[zone] for zone in lying} == lying

    play_random_games(kind, check, every=4)


def test_what_a_move_returns_is_what_is_told(kind: type[Game]) -> None:
    for number in range(GAMES_A_TEST):
        game = kind(**random_set_up(kind, number))
        told: list[Event] = list(game.events)
        for seat, move in random_moves(game, number):
            told += game.events[len(told) :]  # what the time brought that passed before
            events = game.play(seat, move)
            assert events[0] == Called(seat, move)
            told += events
            assert len(told) == len(game.events)
        assert told == list(game.events)


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(kind: type[Game]) -> None:
    chance = random.Random(1)
    tried = [Move(verb, (card,)) for verb in ("play", "fly") for card in kind.pack.cards]

    def check(game: Game) -> None:
        tried.extend(move for seat in game.to_act() for move in game.legal_moves(seat) if move not in tried)
        before, told = game.view(NOBODY), len(game.events)
        for seat in range(game.players):
            legal = game.legal_moves(seat)
            for move in [*chance.sample(tried, 5), Move("deal"), Move("play")]:
                refusal = game.refusal(seat, move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    assert refusal.rule
                    assert str(refusal).endswith(".")
                    with pytest.raises(IllegalMove):
                        game.play(seat, move)
        assert (game.view(NOBODY), len(game.events)) == (before, told)

    play_random_games(kind, check, every=3)


def test_a_record_replays_to_the_same_game(kind: type[Game]) -> None:
    for number in range(GAMES_A_TEST):
        chance = random.Random(number)
        rules = random_options(kind, chance)
        players = random_players(kind, kind.make_options(rules), chance)
        sitters = tuple(Sitter(f"Player {seat}") for seat in range(players))
        match = Match(Record(kind.key, sitters, f"record {number}", rules=rules), {})
        game = match.record.new_game()
        for count, (seat, move) in enumerate(random_moves(game, number)):
            ms = time_of(game, count)
            game.play(seat, move, ms)
            match.submit(seat, move, ms)
        record = Record.from_json(json.loads(json.dumps(match.record.to_json())))
        again = Match(record, {})
        assert record == match.record
        assert replay(record).game.events == game.events
        assert again.step(0) == ()
        assert again.view() == match.view() == game.view(0)
        assert again.result() == game.result()


def test_a_view_comes_back_from_json(kind: type[Game]) -> None:
    def check(game: Game) -> None:
        for seat in range(game.players):
            view = game.view(seat)
            assert view_from_json(kind, json.loads(json.dumps(view_to_json(view)))) == view

    play_random_games(kind, check, every=20)


def test_an_imagined_game_is_one_that_the_seat_cannot_tell_from_the_real_one(kind: type[Game]) -> None:
    rng = random.Random(2)

    def check(game: Game) -> None:
        for seat in range(game.players):
            view = game.view(seat)
            imagined = kind.imagine(view, rng)
            assert imagined.view(seat) == replace(view, seen=())
            lying = Counter(card for pile in imagined.table.piles.values() for card in pile)
            assert lying == Counter(kind.cards)

    play_random_games(kind, check, every=4)


def test_an_imagined_game_can_be_played_to_its_end(kind: type[Game]) -> None:
    rng = random.Random(3)

    def check(game: Game) -> None:
        for seat in range(game.players):
            imagined = kind.imagine(game.view(seat), rng)
            before = imagined.deals_finished
            for actor, move in random_moves(imagined, 3):
                imagined.play(actor, move)
            assert imagined.over or imagined.deals_finished > before or imagined.deals_finished > before

    play_random_games(kind, check, every=40)


def test_a_copy_goes_its_own_way_and_plays_alike(kind: type[Game]) -> None:
    def state(game: Game) -> Any:
        return replace(game.view(NOBODY), seen=())

    for number in range(GAMES_A_TEST):
        game = kind(**random_set_up(kind, number))
        for seat, move in random_moves(game, number):
            copy, before = game.copy(), state(game)
            assert state(copy) == before
            assert copy.play(seat, move) == ()
            assert state(game) == before
            game.play(seat, move)
            assert state(game) == state(copy)


def test_a_deal_follows_from_the_seed_and_its_number_alone(kind: type[Game]) -> None:
    set_up = random_set_up(kind, 1)
    fresh = {"scores": None, "counters": None}
    changes: list[dict[str, Any]] = [{"deal": 5}, {"deal": 5, **fresh}, {"deal": 4}]
    games = [kind(**{**set_up, **change}) for change in changes]
    orders = [game.order() for game in games]
    assert orders[0] == orders[1] != orders[2]


def test_every_option_is_whole_and_every_preset_can_be_made(kind: type[Game]) -> None:
    assert next(iter(kind.presets)) == "document"
    assert kind.presets["document"].options == {}
    for name, preset in kind.presets.items():
        options = asdict(kind.make_options({"preset": name}))
        assert preset.options.items() <= options.items()
        assert preset.label
        assert preset.text.endswith(".")
