"""The order after the discard: it stands, is raised, or is written off (G2-R16, R36, A17, A31 to A34)."""

from __future__ import annotations

from cardtable.engine.game import N_, Move, Refusal
from cardtable.engine.games.thousand import caps, refusals
from cardtable.engine.games.thousand.pieces import FULL, RAISE, ROSPIS, STAND, Phase
from cardtable.engine.games.thousand.state import ThousandState

MOST_ROSPIS = 3


def begin(game: ThousandState) -> None:
    """The declarer is always asked, so that nothing is told by it; but in gold only where it is agreed."""
    if game.golden and not game.options.golden_raise:
        game.ask(Phase.PLAY, game.the_declarer)
    else:
        game.ask(Phase.RAISE, game.the_declarer)


def moves(game: ThousandState) -> list[Move]:
    most = caps.cap(game, game.the_declarer)
    numbers = caps.bids_above(game.the_order, most, game.options.bid_step)
    found = [STAND, *(RAISE[number] for number in numbers)]
    return found if why_not_rospis(game) else [*found, ROSPIS]


def why_not(game: ThousandState, move: Move) -> Refusal | None:
    if move is ROSPIS:
        return why_not_rospis(game)
    if move.verb != "raise":
        return None
    if move.number is None or move.cards:
        return refusals.RAISE_A_NUMBER
    if move.number <= game.the_order:
        return Refusal("G2-A17", N_("The order is {n} and never goes down."), {"n": game.the_order})
    return caps.too_high(game, game.the_declarer, move.number) or caps.off_step(game, move.number)


def carry_out(game: ThousandState, move: Move) -> None:
    if move is ROSPIS:
        return game.end_deal(written_off=True)
    if move.verb == "raise":
        game.contract = move.number
    game.ask(Phase.PLAY, game.the_declarer)


def why_not_rospis(game: ThousandState) -> Refusal | None:
    """Why the declarer may not write this deal off, before the first card (G2-O06 to O11)."""
    options, counts = game.options, game.counts
    if not options.rospis:
        return refusals.NO_ROSPIS
    if game.dark:
        return refusals.ROSPIS_DARK
    if game.golden and not options.rospis_golden:
        return refusals.ROSPIS_GOLDEN
    if game.the_order > FULL and not options.rospis_over_120:
        return refusals.ROSPIS_OVER_120
    if not options.rospis_on_barrel and any(counts.on_barrel[seat] for seat in game.active):
        return refusals.ROSPIS_BARREL
    if options.rospis_max_3 and counts.rospis[game.the_declarer] >= MOST_ROSPIS:
        text = N_("You have written off {n} deals, and more are not allowed.")
        return Refusal("G2-O08", text, {"n": counts.rospis[game.the_declarer]})
    return None
