"""A deal of Nine played out at once, by the simplest sense there is: for thousands of tries a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.engine.players.nine.deal import Counts, Deal, runs_in
from cardtable.engine.players.nine.moves import LIFT, RUN, SET, TAKE, TOP, shed_by

LOW: Final = 3
"""A card up to this is taken from the discard, whatever the hand."""
ROUNDS: Final = 40
"""After so many a deal is broken off: nobody calls."""

Calls = Sequence[int]
"""With how many points a seat calls, by the rounds that are over."""


def calls_of(first: Sequence[int]) -> Calls:
    """The last of the numbers is for all later rounds; before the first nobody may call."""
    return (-1, *first, *[first[-1]] * (ROUNDS - len(first)))


EAGER: Final = calls_of((15,))
"""As soon as it may."""
STEADY: Final = calls_of((7, 6, 5, 4, 3))
"""With what is nearly sure; later with less, for then the others have little too."""


def play_out(deal: Deal, calls: Sequence[Calls]) -> bool:
    """Plays on until somebody calls, each seat with its own nerve; False where nobody does."""
    players, limit, last = deal.house.players, deal.house.limit, ROUNDS * deal.house.players
    hands, sums, sizes = deal.hands, deal.sums, deal.sizes
    while deal.turns < last:
        turn = deal.turn
        hand = hands[turn]
        if not deal.drawn:
            points = sums[turn]
            if points <= limit and points <= calls[turn][deal.turns // players]:
                deal.caller = turn
                return True
            top = deal.pile[-1]
            lifts = sizes[turn] and (hand[top] or top <= LOW or not (deal.stock or len(deal.pile) > 1))
            deal.play(LIFT if lifts else TAKE)
        deal.play(_discard(hand, deal.lifted, sizes[turn]))
    return False


def _discard(hand: Counts, lifted: int, size: int) -> int:
    """What gets rid of the most points."""
    best, most = -1, -1
    for value in range(TOP, -1, -1):
        count = hand[value]
        if count * value > most and count and (count > 1 or value != lifted):
            best, most = SET * count + value, count * value
    if size >= RUN:
        for run in runs_in(hand):
            if shed_by(run) > most:
                best, most = run, shed_by(run)
    return best
