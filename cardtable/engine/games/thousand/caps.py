"""How high a seat may go with its cards, in the bidding and in the raise (G2-A16, O44)."""

from __future__ import annotations

from cardtable.engine.game import N_, Refusal, Seat
from cardtable.engine.games.thousand.pieces import CEILING, FULL, HANDS, cap_of, marriages_in
from cardtable.engine.games.thousand.state import ThousandState


def cap(game: ThousandState, seat: Seat) -> int:
    return cap_of(game.table.piles[HANDS[seat]], game.options)


def bids_above(least: int, most: int, step: int) -> range:
    """The multiples of the step above the one and up to the other."""
    return range(least - least % step + step, most + 1, step)


def off_step(game: ThousandState, number: int) -> Refusal | None:
    step = game.options.bid_step
    if number % step:
        return Refusal("G2-O44", N_("Orders are multiples of {n}."), {"n": step})
    return None


def too_high(game: ThousandState, seat: Seat, number: int) -> Refusal | None:
    """With the number that matters: the seat's own cap (G2-A16)."""
    most = cap(game, seat)
    if number <= most:
        return None
    if most == CEILING:
        return Refusal("G2-A16", N_("{n} is the most anybody can bid."), {"n": most})
    if marriages_in(game.table.piles[HANDS[seat]]):
        return Refusal("G2-A16", N_("With your marriages {n} is the most you can bid."), {"n": most})
    if most > FULL:
        return Refusal("G2-A16", N_("With your aces {n} is the most you can bid."), {"n": most})
    return Refusal("G2-A16", N_("Without a marriage {n} is the most you can bid."), {"n": most})
