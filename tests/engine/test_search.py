"""The search: it finds what there is to find in a small game, and looks at nothing that is hidden."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from engine.random_games import random_options
from engine.sixty_six_numbers import considered

from cardtable.engine.cards import dice
from cardtable.engine.games.sixty_six import HANDS, STOCK, SixtySix, SixtySixView
from cardtable.engine.games.sixty_six.memory import Memory
from cardtable.engine.players import begin, choose, levels_of
from cardtable.engine.players.search import Search
from cardtable.engine.players.sixty_six.sight import sight
from cardtable.engine.players.sixty_six.worlds import Worlds

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "100"))


@dataclass
class Guess:
    """Seat 0 bets 0, 1 or 2 on a coin that shows 1 in three worlds of four; 2 is seldom allowed.

    Or it passes to seat 1, who sees the coin and takes what there is.
    """

    coin: int
    rare: bool
    turn: int = 0
    bets: list[int] = field(default_factory=list)

    def sensible(self) -> Sequence[int]:
        if self.turn == 0 and not self.bets:
            return (0, 1, 2, 3) if self.rare else (0, 1, 3)
        return (4, 5) if self.turn == 1 else ()

    def likely(self) -> int:
        return 0

    def play(self, move: int) -> None:
        self.bets.append(move)
        self.turn = 1 if move == 3 else 2

    def rewards(self) -> Sequence[float]:
        bet = self.bets[-1]
        won = (
            1.0 if bet == 2 else 0.0 if bet == 4 else -1.0 if bet == 5 else 1.0 if bet == self.coin else -1.0
        )
        return (won, -won)


class Guesses:
    def __init__(self, seed: str) -> None:
        self.draw = dice(seed).random

    def imagine(self) -> Guess:
        return Guess(int(self.draw() < 0.75), self.draw() < 0.1)


def test_it_finds_the_mean_of_each_move_and_counts_only_worlds_that_have_it() -> None:
    search = Search(Guesses("coins"), exploration=0.7)
    search.think(4000)
    nodes = search.root.children
    assert nodes[1].mean == pytest.approx(0.5, abs=0.1)
    assert nodes[0].mean < 0
    assert nodes[2].mean == 1
    assert nodes[2].visits > 0.8 * nodes[2].available  # the best where it is allowed, in one world of ten
    assert nodes[3].mean < -0.5  # seat 1 plays for itself
    assert sum(node.visits for node in nodes.values()) == search.root.visits == 4000


def test_it_weighs_no_further_than_its_depth() -> None:
    search = Search(Guesses("coins"), depth=1)
    search.think(200)
    assert not any(node.children for node in search.root.children.values())


def test_thinking_in_steps_is_thinking() -> None:
    view = SixtySix(SixtySix.make_options({}), 2, "steps", dealer=0).view(1)
    thinking = begin(view, "expert", "s", 300)
    while thinking.step():
        pass
    assert tuple(thinking.worths().items()) == tuple(begun_anew(view).items())
    early = begin(view, "expert", "s", 300)
    early.step()
    assert set(early.worths()) == set(view.legal)


def begun_anew(view: object) -> dict[object, float]:
    assert isinstance(view, SixtySixView)
    worth = dict(choose(view, "expert", "s", iterations=300, explain=True).worth)
    return {move: worth[move] for move in view.legal}


def test_a_budget_of_time_ends_it() -> None:
    view = SixtySix(SixtySix.make_options({}), 2, "time", dealer=0).view(1)
    assert choose(view, "expert", "s", budget_ms=5, iterations=10**9).move in view.legal


def positions(count: int) -> list[SixtySix]:
    found: list[SixtySix] = []
    for number in range(count * 3):
        chance = random.Random(number)
        game = SixtySix(SixtySix.make_options(random_options(SixtySix, chance)), 2, f"hidden {number}")
        for _ in range(chance.randrange(22)):
            if game.last_deal is None:
                game.play(game.turn or 0, chance.choice(considered(game)))
        if game.last_deal is None and len(game.legal_moves(game.turn or 0)) > 1:
            found.append(game)
        if len(found) == count:
            break
    return found


def test_hidden_cards_change_neither_move_nor_figures() -> None:
    """Another deal that the seat cannot tell from this one, with the same events as that seat saw them."""
    changed = 0
    for number, game in enumerate(positions(POSITIONS)):
        seat, twin = game.turn or 0, game.copy()
        swap_hidden(game, twin, random.Random(number))
        changed += twin.table.piles != game.table.piles
        twin.table.events, twin.deal_begins = list(game.table.events), game.deal_begins
        for level in levels_of("sixty_six"):
            first, second = (
                choose(each.view(seat), level.key, "seed", iterations=60, explain=True)
                for each in (game, twin)
            )
            assert first == second
    assert changed > POSITIONS // 2


def swap_hidden(game: SixtySix, twin: SixtySix, rng: random.Random) -> None:
    """The other hand and the stock hold other cards, each where it may be."""
    seat = game.turn or 0
    view = game.view(seat)
    assert isinstance(view, SixtySixView)
    guessed = Memory(view).guess(rng)
    for zone in (HANDS[1 - seat], STOCK):
        twin.table.stack(zone, guessed[zone])


def test_a_world_holds_what_was_proven_by_public_events() -> None:
    """Announced partners and an exchanged trump are in the other hand in every world."""
    tried = 0
    for game in positions(300):
        seat = game.turn or 0
        view = game.view(seat)
        assert isinstance(view, SixtySixView)
        seen = sight(view, "expert")
        worlds = Worlds(view, seen, dice("pins"))
        pinned = worlds.code.mask(seen.held)
        tried += bool(pinned)
        assert seen.held <= set(game.table.piles[HANDS[1 - seat]])
        for _ in range(5):
            world = worlds.imagine()
            assert world.hands[1 - seat] & pinned == pinned
            assert world.hands[seat] == worlds.code.mask(game.table.piles[HANDS[seat]])
            assert world.hands[1 - seat].bit_count() == len(game.table.piles[HANDS[1 - seat]])
            assert not world.hands[0] & world.hands[1]
    assert tried > 20
