"""66 by rules of thumb: at once, for when there is no time to search, and for what a search finds equal.

Each legal move gets a worth in card points: what the trick is likely to bring, less what the card would
still be good for, with the ends of the deal far above. Levels differ in what they remember and in
whether they close, not in blunders.
"""

from __future__ import annotations

from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.game import Move, View
from cardtable.engine.games.sixty_six import PARTNER, TARGET, VALUES, SixtySixView
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.sixty_six.closing import closing_holds, next_winner
from cardtable.engine.players.sixty_six.sight import Sight, has_pair, sight

CLOSE_AT = {"normal": 0.95, "expert": 0.65}  # the least chance to reach 66 with which a level closes

DECIDED = 100.0  # a move that ends the deal, beside which no trick counts
EXCHANGE = 90.0
CLOSE = 80.0

NO_DICE = Random(0)

TRUMP_WORTH = {"A": 21.0, "T": 17.0, "K": 9.0, "Q": 8.5, "J": 6.5, "9": 6.0}
PLAIN_WORTH = {"A": 9.0, "T": 3.5, "K": 1.5, "Q": 1.2, "J": 0.8, "9": 0.3}
BEST_WORTH = {"A": 9.0, "T": 8.0, "K": 3.0, "Q": 2.0, "J": 1.2, "9": 0.3}  # with no higher card left
RUFFED = {"A": 0.9, "T": 0.9, "K": 0.4, "Q": 0.3, "J": 0.1, "9": 0.05}  # how often a trump is spent on it


def rate(view: View, level: str, rng: Random) -> Worths:
    """Give each legal move its worth in card points; `rng` deals the hands that closing is tried against."""
    assert isinstance(view, SixtySixView)
    if len(view.legal) == 1:
        return {view.legal[0]: 0.0}
    seen = sight(view, level)
    return {move: _worth(move, seen, level, rng) for move in view.legal}


def hunches(view: View, seen: Sight) -> Worths:
    """The same, but closing is not tried out."""
    return {move: _worth(move, seen, "", NO_DICE) for move in view.legal}


def _worth(move: Move, seen: Sight, level: str, rng: Random) -> float:
    match move.verb:
        case "claim":
            return 20 * DECIDED if seen.own_points >= TARGET else -20 * DECIDED
        case "exchange":
            return EXCHANGE
        case "close":
            return _close_worth(seen, level, rng)
        case "marry":
            return _marry_worth(move.cards[0], seen)
        case "play":
            return _play_worth(move.cards[0], seen)
    return 0.0


def _play_worth(card: Card, seen: Sight) -> float:
    if seen.led is None:
        return lead_worth(card, seen) - pair_worth(card, seen)
    return follow_worth(card, seen.led, seen)


def _close_worth(seen: Sight, level: str, rng: Random) -> float:
    if level not in CLOSE_AT:
        return -DECIDED
    return CLOSE if closing_holds(seen, CLOSE_AT[level], rng) else -DECIDED


def _marry_worth(card: Card, seen: Sight) -> float:
    """Announcing is worth its points; before the first trick they are not quite one's own."""
    call = seen.call(card)
    if seen.own_trick and seen.own_points + call >= TARGET:
        return DECIDED + call
    return lead_worth(card, seen) + call * (1.0 if seen.own_trick else 0.8)


def lead_worth(card: Card, seen: Sight) -> float:
    """What leading the card should bring, less what it is worth in the hand."""
    lost, value = risk(card, seen), VALUES[card.rank]
    won = 1 - lost
    worth = won * (value + 1.5) - lost * (value + 3) - keep_worth(card, seen)
    if seen.own_points + seen.own_pending + value >= TARGET:
        worth += DECIDED * won
    if seen.other_points + value + 2 >= TARGET:
        worth -= DECIDED * lost
    if not seen.drawing and card is next_winner(seen.hand, seen.possible, seen.trump):
        worth += 6
    return worth


def risk(card: Card, seen: Sight) -> float:
    """The chance that the other takes the trick if this card is led."""
    suit, trumps = seen.of_suit(card.suit), seen.of_suit(seen.trump)
    beaten = 1 - seen.none_of(seen.over(card))
    if card.suit == seen.trump:
        return beaten
    if seen.drawing:
        ruffed = (1 - seen.none_of(trumps)) * RUFFED[card.rank]
        return 1 - (1 - 0.9 * beaten) * (1 - ruffed)
    return beaten + seen.none_of(suit) - seen.none_of(suit | trumps)


def follow_worth(card: Card, led: Card, seen: Sight) -> float:
    """What answering with the card brings, less what it is worth in the hand."""
    swing = VALUES[led.rank] + VALUES[card.rank]
    cost = keep_worth(card, seen) + pair_worth(card, seen)
    if seen.beats(card, led):
        decided = seen.own_points + seen.own_pending + swing >= TARGET
        return swing - cost + _lead_gain(card, seen) + (DECIDED if decided else 0)
    decided = seen.other_points + swing >= TARGET
    return -swing - cost + _last_draw_gain(seen) - (DECIDED if decided else 0)


def _lead_gain(card: Card, seen: Sight) -> float:
    """What it brings to win this trick and be on lead, beside the trick's points."""
    gain = 1.0 if not seen.drawing else -1.0
    if not seen.own_trick:
        gain += 2 + seen.own_pending
    rest = [other for other in seen.hand if other is not card]
    return gain + max((0.5 * seen.call(c) for c in rest if has_pair(c, rest)), default=0.0)


def _last_draw_gain(seen: Sight) -> float:
    """Who loses the last trick before the stock runs out draws the turned trump."""
    return 0.6 * TRUMP_WORTH[seen.turned.rank] if seen.stock == 2 and seen.turned else 0.0


def keep_worth(card: Card, seen: Sight) -> float:
    """What the card by itself would still bring if it stayed in the hand."""
    best = not seen.over(card)
    if not seen.drawing:
        if card.suit == seen.trump:
            return VALUES[card.rank] + 5 if best else 4 + 0.4 * VALUES[card.rank]
        return VALUES[card.rank] + 2.5 if best else 0.4 * VALUES[card.rank]
    if card.suit != seen.trump:
        return (BEST_WORTH if best else PLAIN_WORTH)[card.rank]
    if card.rank == "9" and seen.turned is not None:
        return max(TRUMP_WORTH[seen.turned.rank], 7.0)
    return TRUMP_WORTH[card.rank]


def pair_worth(card: Card, seen: Sight) -> float:
    """What a king or queen is worth for the sake of its pair, held or hoped for."""
    if card not in PARTNER or not seen.marriages:
        return 0.0
    partner = PARTNER[card]
    if partner in seen.hand:
        return 0.6 * seen.call(card)
    return 0.08 * seen.call(card) if seen.drawing and partner in seen.unseen else 0.0
