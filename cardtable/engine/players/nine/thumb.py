"""Rules of thumb of Nine: what a hand weighs after a move, and which moves are worth a thought."""

from __future__ import annotations

from random import Random
from typing import Final

from cardtable.engine.game import DEAL, View
from cardtable.engine.games.nine import DISCARD, HANDS, NINE, STOCK, NineView, total
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
from cardtable.engine.players.nine.rollout import EAGER, STEADY, Calls

NEXT: Final = 0.25
"""How much of what the next turn can shed is taken off a hand."""
SHED: Final = 8.0
"""The points that a turn gets rid of, about."""
CARDS: Final = 13.5
"""The values that the next card may have, each as likely; there are half as many zeros."""
A_POINT: Final = 0.01
"""What a point is worth where moves are rated."""
PATIENCE: Final = 15
"""Rounds after which a player may lose it."""
SLOWLY: Final = 40
"""Rounds in which it is surely lost."""
SURE: Final = 1.0
"""The worth of a call that is made; one that is not has it below zero."""
WEARY: Final = 2.0
"""The worth of a call that is made since nobody else calls."""


def best_shed(hand: Counts) -> int:
    """The most points that one set of a hand gets rid of."""
    best = 0
    for value in range(TOP, 0, -1):
        if hand[value] * value > best:
            best = hand[value] * value
    return best


def burden(hand: Counts, points: int, move: int) -> float:
    """What a hand weighs after a discard: its points, and less where the next turn can shed many."""
    rest = hand[:]
    if move >= RUNS:
        for value in range(move - RUNS, move - RUNS + RUN):
            rest[value] -= 1
    else:
        rest[move % SET] -= move // SET
    return points - shed_by(move) - NEXT * best_shed(rest)


def burden_lifted(deal: Deal) -> float:
    """What the hand weighs after the top of the discard was taken."""
    turn, value = deal.turn, deal.pile[-1]
    hand, points = deal.hands[turn][:], deal.sums[turn] + value
    hand[value] += 1
    sets = [SET * n + v for v, n in enumerate(hand) if n and (n > 1 or v != value)]
    return min(burden(hand, points, move) for move in (*sets, *runs_in(hand)))


def burden_taken(deal: Deal) -> float:
    """What the hand will weigh on average after a card of the stock."""
    hand = deal.hands[deal.turn]
    best = best_shed(hand)
    weight = -best / 2  # a zero sheds nothing, and there are half as many
    for value in range(1, KINDS):
        weight += value - max(best, value * (hand[value] + 1))
    return deal.sums[deal.turn] + weight / CARDS - NEXT * SHED


def of_view(view: NineView) -> Deal:
    """The deal as far as the seat sees it: the others hold so many cards, of which nothing is known."""
    hands = [[0] * KINDS for _ in range(view.players)]
    hands[view.seat] = counts_of(view.hand)
    pile = [int(card.rank) for card in view.zones[DISCARD] if card is not None]
    lifted = next((int(card.rank) for card in view.picked if card is not None), -1)
    house, drawn = House.of(view.options, view.players), view.phase == "discard"
    stock = [0] * len(view.zones[STOCK])
    deal = Deal(house, hands, stock, pile, view.seat, sum(view.turns), Random(0), lifted, drawn)
    deal.sizes = [len(view.zones[HANDS[seat]]) for seat in range(view.players)]
    return deal


def rate(view: View, level: str, rng: Random) -> Worths:
    """What each legal move leaves in hand, the less the better; a call stands above all or below."""
    assert isinstance(view, NineView)
    deal, nerve = of_view(view), EAGER if level == "easy" else STEADY
    felt = {move: 0.0 if move is DEAL else _worth(deal, number_of(move), nerve) for move in view.legal}
    return felt | {NINE: WEARY} if _is_weary(view, rng) else felt


def _is_weary(view: NineView, rng: Random) -> bool:
    """Whether it calls since nobody does: with two empty hands any caller pays, and all could wait."""
    may = NINE in view.legal and total(view.hand) <= view.options.call_limit
    return may and rng.random() * SLOWLY < min(view.turns) - PATIENCE


def _worth(deal: Deal, move: int, nerve: Calls) -> float:
    if move == CALL:
        return SURE if _calls(deal, nerve) else -SURE
    if move == LIFT:
        return -A_POINT * burden_lifted(deal)
    if move == TAKE:
        return -A_POINT * burden_taken(deal)
    return -A_POINT * burden(deal.hands[deal.turn], deal.sums[deal.turn], move)


def _calls(deal: Deal, nerve: Calls) -> bool:
    rounds, points = deal.turns // deal.house.players, deal.sums[deal.turn]
    calls = points <= deal.house.limit and points <= nerve[min(rounds, len(nerve) - 1)]
    return calls and not _must_fail(deal)


def _must_fail(deal: Deal) -> bool:
    """Whether another hand is empty, which alone no call beats (G5-A11)."""
    others = (size for seat, size in enumerate(deal.sizes) if seat != deal.turn)
    return deal.house.partners is None and 0 in others


def thought_of(view: NineView, felt: Worths, margin: float) -> list[int]:
    """The numbers of the moves that leave nearly the lightest hand, and of a call that may be good."""
    deal = of_view(view)
    sensible = {number for number in deal.sensible() if number != CALL}
    best: dict[int, float] = {}
    for move, worth in felt.items():
        number = number_of(move)
        if number in sensible:
            best[number] = max(worth, best.get(number, worth))
    least = max(best.values()) - margin * A_POINT
    calls = [CALL] if NINE in felt and _may_be_good(view, deal) else []
    return [*calls, *(number for number, worth in best.items() if worth >= least)]


def _may_be_good(view: NineView, deal: Deal) -> bool:
    """With few points; a call that must fail only where it costs less than the hand, or brings luck."""
    points, penalty = deal.sums[view.seat], view.options.fail_penalty
    lucky = view.scores[view.seat] + penalty == view.options.magic_score
    good = points <= view.options.call_limit and not _must_fail(deal)
    return good or points > penalty or lucky
