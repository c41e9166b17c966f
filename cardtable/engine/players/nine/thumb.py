"""Rules of thumb of Nine: what a hand weighs, and how a player of some sense goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable.engine.game import View
from cardtable.engine.games.nine import DISCARD, STOCK, NineView
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.nine.deal import Counts, Deal, House, runs_in
from cardtable.engine.players.nine.moves import (
    CALL,
    KINDS,
    LIFT,
    RUN,
    RUNS,
    SET,
    TAKE,
    TOP,
    counts_of,
    number_of,
    shed_by,
)

NEXT: Final = 0.4
"""How much of what the next turn can shed is taken off a hand."""
SHED: Final = 6.5
"""The points that a turn without a set gets rid of, about."""
CARDS: Final = 13.5
"""The values that the next card may have, each as likely; there are half as many zeros."""
SURE: Final = 100.0
"""Above all other worths, which are points."""

Policy = Callable[[Deal], int]


@dataclass(frozen=True)
class Nerve:
    """With how many points a player calls, by the rounds that are over; the last is for all later ones."""

    calls: Sequence[int]

    def calls_with(self, points: int, rounds: int) -> bool:
        return points <= self.calls[min(rounds, len(self.calls)) - 1]


EAGER: Final = Nerve((15,))
"""It calls as soon as it may."""
STEADY: Final = Nerve((7, 6, 5, 4, 3))
"""It waits for what is nearly sure, later all the more: then the others have little too."""


def best_shed(hand: Counts) -> int:
    """The most points that one set of a hand gets rid of."""
    best = 0
    for value in range(TOP, 0, -1):
        if hand[value] * value > best:
            best = hand[value] * value
    return best


def burden(hand: Counts, points: int, move: int) -> float:
    """What a hand weighs after a discard: its points, and less where the next turn can shed many."""
    if move >= RUNS:
        low = move - RUNS
        rest = hand[:]
        for value in range(low, low + RUN):
            rest[value] -= 1
        return points - shed_by(move) - NEXT * best_shed(rest)
    count, value = move // SET, move % SET
    hand[value] -= count
    shed = best_shed(hand)
    hand[value] += count
    return points - count * value - NEXT * shed


def lightest(deal: Deal) -> int:
    """The discard that leaves the best hand."""
    hand, points = deal.hands[deal.turn], deal.sums[deal.turn]
    best, least = -1, float("inf")
    for move in deal.discards():
        weight = burden(hand, points, move)
        if weight < least:
            best, least = move, weight
    return best


def burden_lifted(deal: Deal) -> float:
    """What the hand weighs after the top of the discard was taken."""
    turn, value = deal.turn, deal.pile[-1]
    hand, points = deal.hands[turn], deal.sums[turn] + value
    hand[value] += 1
    sets = [SET * n + v for v, n in enumerate(hand) if n and (n > 1 or v != value)]
    runs = runs_in(hand) if deal.sizes[turn] + 1 >= RUN else []
    least = min(burden(hand, points, move) for move in (*sets, *runs))
    hand[value] -= 1
    return least


def burden_taken(deal: Deal) -> float:
    """What the hand will weigh on average after a card of the stock."""
    hand = deal.hands[deal.turn]
    best = best_shed(hand)
    weight = -best / 2  # a zero sheds nothing, and there are half as many
    for value in range(1, KINDS):
        shed = value * (hand[value] + 1)
        weight += value - (shed if shed > best else best)
    return deal.sums[deal.turn] + weight / CARDS - NEXT * SHED


def begins_with(deal: Deal) -> int:
    """The stock, or the discard where that makes the lighter hand."""
    if not deal.sizes[deal.turn]:
        return TAKE
    if not deal.stock and len(deal.pile) < 2:
        return LIFT
    return LIFT if burden_lifted(deal) < burden_taken(deal) else TAKE


def policy(nerve: Nerve) -> Policy:
    """How a seat plays on, at once."""

    def decide(deal: Deal) -> int:
        if deal.drawn:
            return lightest(deal)
        return CALL if _calls(deal, nerve) else begins_with(deal)

    return decide


def _calls(deal: Deal, nerve: Nerve) -> bool:
    rounds, points = deal.turns // deal.house.players, deal.sums[deal.turn]
    return rounds > 0 and points <= deal.house.limit and nerve.calls_with(points, rounds)


def of_view(view: NineView) -> Deal:
    """The deal as far as the seat sees it: the others hold nothing that anybody knows of."""
    hands = [[0] * KINDS for _ in range(view.players)]
    hands[view.seat] = counts_of(view.hand)
    pile = [int(card.rank) for card in view.zones[DISCARD] if card is not None]
    lifted = next((int(card.rank) for card in view.picked if card is not None), -1)
    house, drawn = House.of(view.options, view.players), view.phase == "discard"
    stock = [0] * len(view.zones[STOCK])
    return Deal(house, hands, stock, pile, view.seat, sum(view.turns), Random(0), lifted, drawn)


def rate(view: View, level: str, rng: Random) -> Worths:
    """What each legal move leaves in hand, the less the better; a call stands above all or below."""
    assert isinstance(view, NineView)
    deal = of_view(view)
    return {
        move: -_weight(deal, number_of(move), level) if move.verb != "deal" else 0.0 for move in view.legal
    }


def _weight(deal: Deal, move: int, level: str) -> float:
    hand, points = deal.hands[deal.turn], deal.sums[deal.turn]
    if move == CALL:
        return -SURE if _calls(deal, EAGER if level == "easy" else STEADY) else SURE
    if move == LIFT:
        return burden_lifted(deal)
    return burden_taken(deal) if move == TAKE else burden(hand, points, move)
