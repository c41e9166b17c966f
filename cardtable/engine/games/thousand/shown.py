"""What a seat may know of Тысяча, and what its view says (G2-A19, A20, A39)."""

from __future__ import annotations

from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.game import NOBODY, Seat, Zone
from cardtable.engine.games.thousand import caps, dealing, prikup
from cardtable.engine.games.thousand.pieces import AWAY, HANDS, STOCK, TRICK, Phase
from cardtable.engine.games.thousand.setting import NAMES
from cardtable.engine.games.thousand.state import ThousandState


def sees(game: ThousandState, seat: Seat, zone: Zone) -> bool:
    """A deal that was played lies open when it is over: all its cards have been seen."""
    if zone is TRICK:
        return True
    if zone in HANDS:
        return zone is HANDS[seat] and seat != game.unseen
    if zone is game.widow:
        return game.phase is Phase.REDEAL_PRIKUP and (not game.hidden_prikup or seat == game.declarer)
    if zone is AWAY:
        return seat == game.declarer
    return zone is not STOCK and zone not in game.widows and game.phase in (Phase.PAUSE, Phase.OVER)


def own_fields(game: ThousandState, seat: Seat) -> dict[str, Any]:
    return {
        "active": tuple(game.active),
        "order": game.contract,
        "declarer": game.declarer,
        "bids": tuple(game.bids),
        "cap": _cap(game, seat),
        "dark": game.dark,
        "golden": game.golden,
        "golden_made": game.golden_made,
        "rights": _rights(game) if seat in (NOBODY, game.turn) else (),
        "prikup": _prikup(game, seat),
        "served": tuple(game.served),
        "points": tuple(game.points),
        "tricks": tuple(game.tricks),
        "marriages": game.marriages(),
        "trump_owner": game.trump_owner,
        "fines": tuple(game.fines),
        **{name: getattr(game.counts, name) for name in NAMES},
    }


def _cap(game: ThousandState, seat: Seat) -> int | None:
    """The seat's own, while it may still name a number and has seen its cards."""
    bidding = game.phase is Phase.BIDDING and seat in game.active and game.bids[seat] != "pass"
    raising = game.phase in (Phase.SNOS, Phase.RAISE) and seat == game.declarer
    return caps.cap(game, seat) if seat != game.unseen and (bidding or raising) else None


def _rights(game: ThousandState) -> tuple[str, ...]:
    """Why the seat that is to act may have the cards dealt again."""
    if game.turn is None:
        return ()
    if game.phase is Phase.REDEAL_HAND:
        return dealing.hand_rights(game, game.turn)
    if game.phase is Phase.REDEAL_SNOS:
        return prikup.snos_rights(game, game.turn)
    return prikup.prikup_rights(game) if game.phase is Phase.REDEAL_PRIKUP else ()


def _prikup(game: ThousandState, seat: Seat) -> tuple[Card | None, ...] | None:
    if not game.prikup:
        return None
    hidden = game.hidden_prikup and seat not in (NOBODY, game.declarer)
    return (None,) * len(game.prikup) if hidden else tuple(game.prikup)
