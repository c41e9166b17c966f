"""The bidding, and which talon two players take (G2-R14, A15 to A19)."""

from __future__ import annotations

from cardtable.engine.game import N_, Move, Refusal, Seat
from cardtable.engine.games.thousand import caps, prikup, refusals
from cardtable.engine.games.thousand.pieces import (
    BID,
    FORCED,
    FULL,
    PASS,
    WIDOWS,
    Phase,
)
from cardtable.engine.games.thousand.state import ThousandState

TAKE = (Move("take", (), 1), Move("take", (), 2))


def begin(game: ThousandState) -> None:
    """The first hand sits on 100, or on the 120 of a dark game (G2-A15, A39)."""
    game.bids[game.active[0]] = FULL if game.dark else FORCED
    game.ask(Phase.BIDDING, game.active[1])


def highest(game: ThousandState) -> int:
    return max(bid for bid in game.bids if isinstance(bid, int))


def may_bid(game: ThousandState, seat: Seat) -> bool:
    """Whether its score allows it (G2-A18)."""
    options = game.options
    return not options.minus_trading or game.scores[seat] >= options.minus_threshold


def moves(game: ThousandState) -> list[Move]:
    seat = game.turn
    assert seat is not None
    if not may_bid(game, seat):
        return [PASS]
    numbers = caps.bids_above(highest(game), caps.cap(game, seat), game.options.bid_step)
    return [PASS, *(BID[number] for number in numbers)]


def why_not(game: ThousandState, move: Move) -> Refusal | None:
    seat, number = game.turn, move.number
    assert seat is not None
    if move.verb != "bid":
        return None
    if number is None or move.cards:
        return refusals.BID_A_NUMBER
    if not may_bid(game, seat):
        text = N_("With fewer than {n} points you can only pass.")
        return Refusal("G2-O27", text, {"n": game.options.minus_threshold})
    if number <= highest(game):
        return Refusal("G2-A15", N_("A bid has to be above {n}."), {"n": highest(game)})
    return caps.too_high(game, seat, number) or caps.off_step(game, number)


def carry_out(game: ThousandState, move: Move) -> None:
    seat = game.turn
    assert seat is not None
    game.bids[seat] = "pass" if move is PASS else move.number
    if move is not PASS:
        game.dark, game.unseen = False, None  # the first hand looks, or is overbid (G2-A39)
    left = [other for other in game.active if game.bids[other] != "pass"]
    if len(left) > 1:
        game.ask(Phase.BIDDING, game.after(seat, left))
        return
    game.declarer, game.contract = left[0], highest(game)
    game.unseen = None
    if game.players == 2:
        game.ask(Phase.TAKE, game.declarer)
    else:
        prikup.begin(game)


# Two players: which talon.


def take_moves(game: ThousandState) -> list[Move]:
    return list(TAKE)


def why_not_take(game: ThousandState, move: Move) -> Refusal | None:
    return refusals.TAKE_ONE_OR_TWO if move.verb == "take" else None


def take(game: ThousandState, move: Move) -> None:
    assert move.number is not None
    prikup.open_widow(game, WIDOWS[move.number - 1])
