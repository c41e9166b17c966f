"""Everything that is decided before the first card is led: bids, the discard, the raise, writing off."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.thousand import POINTS, ThousandView
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.thousand.worths import after_discard, strength

HOPES = {"easy": 2.0, "normal": 6.0, "expert": 8.0}
"""What the talon is expected to bring."""
PRESSED = 12.0  # how much more is bid to keep somebody from winning off the barrel
LAST_TRY = 25.0  # and with the last try on one's own
SURE = 26.0  # how far below the estimate an order is raised
HOPELESS = 0.45  # below this share of the order a deal is written off
POOR = 40.0  # a hand that is worth less is dealt again where that may be
DARK_FROM = 600  # behind by so much, a player bids in the dark

SEVERAL = 2


def rate_words(view: ThousandView, level: str) -> Worths:
    """Each legal move of a phase in which no card is played; the best stands above the others."""
    best = _best(view, level)
    return {move: 1.0 if move is best else 0.0 for move in view.legal}


def _best(view: ThousandView, level: str) -> Move:
    hand = [card for card in view.hand if card is not None]
    match view.phase:
        case "dark":
            return _named(view, "dark" if _bids_blind(view) else "look")
        case "redeal_hand" | "redeal_snos":
            return _named(view, "redeal" if strength(hand, view.options) < POOR else "keep")
        case "redeal_prikup":
            return _named(view, "redeal" if _wants_other_cards(view, hand) else "keep")
        case "bidding":
            return _bid(view, hand, level)
        case "raise":
            return _raise(view, hand, level)
    return view.legal[0]


def _named(view: ThousandView, verb: str) -> Move:
    return next(move for move in view.legal if move.verb == verb)


def _bids_blind(view: ThousandView) -> bool:
    mine = view.scores[view.seat]
    return max(view.scores) - mine >= DARK_FROM


def _wants_other_cards(view: ThousandView, hand: Sequence[Card]) -> bool:
    """Whether the talon leaves too little for the order."""
    talon = [card for card in view.prikup or () if card is not None]
    given = 1 if len(view.active) == SEVERAL else 2
    return after_discard([*hand, *talon], given, view.options)[0] < (view.order or 0)


def _bid(view: ThousandView, hand: Sequence[Card], level: str) -> Move:
    """The lowest bid that is enough, as long as the hand is worth it."""
    least = next((move for move in view.legal if move.verb == "bid"), None)
    if least is None or least.number is None:
        return _named(view, "pass")
    worth = strength(hand, view.options) + HOPES.get(level, 6.0) + _nerve(view)
    return least if least.number <= worth else _named(view, "pass")


def _nerve(view: ThousandView) -> float:
    """A barrel makes bold: one's own, since only an order wins from it, or another's."""
    if view.on_barrel[view.seat]:
        return LAST_TRY if view.attempts[view.seat] == 1 else PRESSED
    return PRESSED if any(view.on_barrel) else 0.0


def _raise(view: ThousandView, hand: Sequence[Card], level: str) -> Move:
    """Stands, raises to what is nearly sure, or writes off what is lost."""
    worth, order = strength(hand, view.options), view.order or 0
    legal = {move.number: move for move in view.legal if move.verb == "raise"}
    need = view.options.barrel_order
    if view.on_barrel[view.seat] and order < need and need in legal:
        return legal[need]
    aim = [number for number in legal if number is not None and number <= worth - SURE]
    if aim and not view.on_barrel[view.seat]:
        return legal[max(aim)]
    rospis = [move for move in view.legal if move.verb == "rospis"]
    if rospis and worth < HOPELESS * order and level != "easy" and not _third(view):
        return rospis[0]
    return _named(view, "stand")


def _third(view: ThousandView) -> bool:
    """Whether writing off would cost a penalty."""
    return view.options.rospis_third_penalty and view.rospis[view.seat] % 3 == 2


def rate_discard(view: ThousandView) -> Worths:
    """The cards that leave most, the better one to who has the fewest points."""
    hand = [card for card in view.hand if card is not None]
    lays = any(move.verb == "discard" for move in view.legal)
    left = (len(hand) - FULL_HAND[len(view.active)]) if not lays else len(hand) - LAID_HAND
    away = sorted(after_discard(hand, left, view.options)[1], key=lambda card: POINTS[card])
    others = sorted(
        {move.number for move in view.legal if move.number is not None}, key=lambda s: -view.scores[s]
    )
    chosen = dict(zip(others, away, strict=False))
    found: Worths = {}
    for move in view.legal:
        if move.verb == "rospis":
            found[move] = -1.0
        elif move.number is None:
            found[move] = float(move.cards[0] in away)
        else:
            found[move] = float(chosen.get(move.number) is move.cards[0])
    return found


FULL_HAND = {2: 11, 3: 8}
"""Cards in a hand after the discard, by how many play."""
LAID_HAND = 10
