"""Everything that is decided before the first card: each choice is tried out on the same sampled deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random
from typing import Final

from cardtable.engine.game import Move, Place, Seat
from cardtable.engine.games.thousand import FORCED, HANDS, WIDOW, WIDOWS, ThousandView, worth
from cardtable.engine.games.thousand.pieces import DISCARD, KEEP, PASS, REDEAL, ROSPIS
from cardtable.engine.players.mind import Worths
from cardtable.engine.players.thousand.bits import BIT, VALUE, mask
from cardtable.engine.players.thousand.deal import Deal
from cardtable.engine.players.thousand.discards import thrown
from cardtable.engine.players.thousand.rollout import roll_out
from cardtable.engine.players.thousand.stakes import Stakes
from cardtable.engine.players.thousand.worlds import Guesses, Piles, Table, lying_points
from cardtable.engine.players.thousand.worths import kept

UNTHOUGHT = -2.0  # what a choice is worth that was not looked at
UNSURE = -1.5  # and one that is made too seldom
SITTING = 0.2  # how often it is enough to make an order from the barrel, where a failed one costs nothing
PRESSED = 0.12  # by how much less often it may be made where another may win from the barrel
SILLY = 14.0  # how much worse than the best a discard may be by rules of thumb to be tried
RELUCTANT = 0.03  # how much better than playing it has to be to write a deal off
RAISES = 4  # steps between two orders that are tried while one bids
THREE = 3


@dataclass(frozen=True)
class Caution:
    """How a level weighs an order."""

    deals: int
    """How many deals it tries a choice on."""
    bid: float
    """How often a bid above the forced one has to be made in them."""
    raised: float
    """And an order that is raised of one's own will."""
    discards: int
    """How many discards are compared."""


class Choice:
    """What one choice came to, in deals tried so far."""

    def __init__(self, least: float = 0.0) -> None:
        self.least = least
        self.tried = 0
        self.made = 0
        self.total = 0.0

    def add(self, reward: float, made: bool) -> None:
        self.tried += 1
        self.made += made
        self.total += reward

    @property
    def worth(self) -> float:
        """The mean, unless the order is made too seldom, with a doubt that few deals leave."""
        if not self.tried:
            return UNTHOUGHT
        share = (self.made + 1) / (self.tried + 2)
        return UNSURE + share / 10 if share < self.least else self.total / self.tried


Trial = Callable[[Piles], None]


@dataclass
class Weighing:
    """One decision, tried out a deal at a time."""

    legal: Sequence[Move]
    choices: Sequence[tuple[Move, Choice]]
    trial: Trial
    guesses: Guesses
    left: int

    def step(self) -> bool:
        self.trial(self.guesses.piles())
        self.left -= 1
        return self.left > 0

    def worths(self) -> Worths:
        found = dict.fromkeys(self.legal, UNTHOUGHT)
        for move, choice in self.choices:
            found[move] = max(found[move], choice.worth)
        return found


def weigh(view: ThousandView, caution: Caution, rng: Random, deals: int | None) -> Weighing | None:
    """Begin to weigh a decision before the first card; None where there is nothing to try out."""
    begin = WEIGHED.get(view.phase)
    if begin is None:
        return None
    scales = Scales(view, caution)
    choices, trial = begin(scales)
    guesses = Guesses(view, "expert", rng)
    return Weighing(view.legal, choices, trial, guesses, caution.deals if deals is None else max(1, deals))


class Scales:
    """A view before the first card, and how deals are played from it."""

    def __init__(self, view: ThousandView, caution: Caution) -> None:
        self.view, self.caution = view, caution
        self.seat = view.seat
        self.table = Table.of(view)
        self.hand = [card for card in view.hand if card is not None]

    def stakes(self, declarer: Seat, order: int) -> Stakes:
        """A sitter raises to what wins."""
        need = self.view.options.barrel_order if self.view.on_barrel[declarer] else 0
        dark = self.view.dark and declarer == self.view.active[0]
        return Stakes(self.view, declarer, max(order, need), dark=dark)

    def least(self, share: float) -> float:
        """A sitter loses nothing by a failed order; against a sitter more is risked."""
        sits = self.view.on_barrel
        return SITTING if sits[self.seat] else share - PRESSED * any(sits)

    def defenders(self, declarer: Seat) -> list[Seat]:
        active = self.table.active
        at = active.index(declarer)
        return [*active[at + 1 :], *active[:at]]

    def taken(self, piles: Piles, declarer: Seat) -> Deal:
        """The deal played by who takes the talon, and discards by rule of thumb."""
        hands = self.hands(piles)
        lying = lying_points(piles)
        widow = next(zone for zone in (WIDOW, *WIDOWS) if piles.get(zone))
        hands[declarer] |= mask(piles[widow])
        if widow in WIDOWS:
            lying -= worth(piles[widow])
        return self.discarded(hands, declarer, thrown(hands[declarer], self.given()), lying)

    def given(self) -> int:
        return 2 if len(self.table.active) == THREE or self.lays() else 1

    def lays(self) -> bool:
        """Whether two players lay two cards away (G2-O46)."""
        return len(self.view.scores) == 2 and self.view.options.two_player_snos == "polish"

    def discarded(self, hands: list[int], declarer: Seat, away: Sequence[int], lying: int) -> Deal:
        """These cards go to the defenders in turn, or lie on the table."""
        for card, other in zip(away, self.defenders(declarer) * 2, strict=False):
            hands[declarer] ^= card
            if self.lays():
                lying += VALUE[card]
            else:
                hands[other] |= card
        return self.played(hands, declarer, lying)

    def played(self, hands: list[int], declarer: Seat, lying: int) -> Deal:
        return roll_out(self.table.lead(Deal, hands, declarer, lying))

    def hands(self, piles: Piles) -> list[int]:
        return [mask(piles[HANDS[seat]]) for seat in range(self.table.seats)]


Begun = tuple[Sequence[tuple[Move, Choice]], Trial]


def weigh_bid(scales: Scales) -> Begun:
    """The lowest bid, perhaps raised after the discard, against leaving the order to another."""
    view, me = scales.view, scales.seat
    passed, rival = Choice(), _rival(view)
    theirs = scales.stakes(rival, view.highest)
    orders = list(_orders(scales))

    def trial(piles: Piles) -> None:
        end = scales.taken(piles, rival)
        passed.add(theirs.rewards(end.points, end.tricks)[me], True)
        if orders:
            end = scales.taken(piles, me)
            for _, choice, ours in orders:
                choice.add(ours.rewards(end.points, end.tricks)[me], ours.makes(end.points))

    return [(PASS, passed), *((bid, choice) for bid, choice, _ in orders)], trial


def _orders(scales: Scales) -> Iterator[tuple[Move, Choice, Stakes]]:
    """The lowest bid, with the orders that it may come to."""
    bids = [move for move in scales.view.legal if move.verb == "bid"]
    for number in [bid.number or FORCED for bid in bids][::RAISES]:
        first = number == bids[0].number
        share = scales.caution.bid if first else scales.caution.raised
        yield bids[0], Choice(scales.least(share)), scales.stakes(scales.seat, number)


def _rival(view: ThousandView) -> Seat:
    """Who will play if one passes: who sits on the barrel and has not passed, or who bid most."""
    others = [seat for seat in view.active if seat != view.seat and view.bids[seat] != "pass"]
    sitters = [seat for seat in others if view.on_barrel[seat]]
    return sitters[0] if sitters else next(seat for seat in others if view.bids[seat] == view.highest)


def weigh_redeal(scales: Scales) -> Begun:
    """To play on with this talon, against other cards, which promise nothing."""
    view, me = scales.view, scales.seat
    kept, again = Choice(), Choice()
    stakes = scales.stakes(me, view.order or FORCED)

    def trial(piles: Piles) -> None:
        end = scales.taken(piles, me)
        kept.add(stakes.rewards(end.points, end.tricks)[me], True)
        again.add(0.0, True)

    return [(KEEP, kept), (REDEAL, again)], trial


def weigh_discard(scales: Scales) -> Begun:
    """The discards that leave most by rules of thumb, each to either."""
    view, me = scales.view, scales.seat
    stakes = scales.stakes(me, view.order or FORCED)
    plans = [(Choice(), move, away) for move, away in discards(scales)]

    def trial(piles: Piles) -> None:
        for choice, _, away in plans:
            end = scales.discarded(scales.hands(piles), me, away, lying_points(piles))
            choice.add(stakes.rewards(end.points, end.tricks)[me], True)

    return [*((move, choice) for choice, move, _ in plans), *_written_off(scales, stakes)], trial


def discards(scales: Scales) -> Iterator[tuple[Move, Sequence[int]]]:
    """The first card of each discard as a move, and what each defender gets in turn; 0 for nothing."""
    view, hand = scales.view, scales.hand
    served = len(view.served) + len(view.zone(Place.AWAY))
    left = scales.given() - served
    found = [(-kept(hand, away, view.options), away) for away in combinations(hand, left)]
    ranked = sorted(found, key=lambda each: each[0])
    ways = [away for loss, away in ranked if loss < ranked[0][0] + SILLY]
    defenders = scales.defenders(view.seat)
    hungry = [seat for seat in defenders if seat not in view.served]
    for away in ways[: scales.caution.discards]:
        for order in [away] if scales.lays() else permutations(away):
            first = DISCARD[order[0]] if scales.lays() else Move("give", order[:1], hungry[0])
            cards = [BIT[card] for card in order]
            if scales.lays():
                yield first, cards
            else:
                gets = dict(zip(hungry, cards, strict=True))
                yield first, [gets.get(seat, 0) for seat in defenders]


def weigh_raise(scales: Scales) -> Begun:
    """Every order that may be named, and writing off, on the same deals."""
    view, me = scales.view, scales.seat
    orders: list[tuple[Move, Choice, Stakes]] = []
    for move in view.legal:
        if move.verb == "stand":
            orders.append((move, Choice(), Stakes(view, me, view.order or FORCED, dark=view.dark)))
        elif move.verb == "raise" and move.number is not None:
            least = scales.least(scales.caution.raised)
            orders.append((move, Choice(least), Stakes(view, me, move.number, dark=view.dark)))

    def trial(piles: Piles) -> None:
        end = scales.played(scales.hands(piles), me, lying_points(piles))
        for _, choice, stakes in orders:
            choice.add(stakes.rewards(end.points, end.tricks)[me], stakes.makes(end.points))

    found = [(move, choice) for move, choice, _ in orders]
    return [*found, *_written_off(scales, orders[0][2])], trial


def _written_off(scales: Scales, stakes: Stakes) -> Iterator[tuple[Move, Choice]]:
    for move in scales.view.legal:
        if move is ROSPIS:
            choice = Choice()
            choice.add(stakes.written_off()[scales.seat] - RELUCTANT, True)
            yield move, choice


WEIGHED: Final[Mapping[str, Callable[[Scales], Begun]]] = {
    "bidding": weigh_bid,
    "redeal_prikup": weigh_redeal,
    "snos": weigh_discard,
    "raise": weigh_raise,
}
