"""A full game that one seat cannot tell from the real one: unseen cards are dealt to where they may be."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import fields

from cardtable.engine.cards import Card
from cardtable.engine.game import Seat, Zone
from cardtable.engine.games.thousand.dealing import hand_rights
from cardtable.engine.games.thousand.memory import Memory
from cardtable.engine.games.thousand.pieces import (
    ACES,
    CARDS,
    FOUR_ACES,
    FULL,
    HANDS,
    MARRIAGES,
    PARTNER,
    POINTS,
    WIDOW,
    WIDOWS,
    Counts,
    Phase,
    ThousandView,
    worth,
)
from cardtable.engine.games.thousand.placing import place, place_anyhow
from cardtable.engine.games.thousand.prikup import hidden_at, snos_rights
from cardtable.engine.games.thousand.state import ThousandState
from cardtable.engine.table import Table

Piles = dict[Zone, list[Card]]

GUESSES = 12
"""How often a guess is made that may lead nowhere."""
MENDS = 8
"""How many cards are changed at most to make a hand as poor, or as good, as it was said to be."""


def imagined(game: ThousandState, view: ThousandView, rng: random.Random) -> None:
    """Fills in a game that has no state yet; it is quiet."""
    memory = Memory(view)
    piles = guess(view, memory, rng)
    seats = len(view.scores)
    game.options, game.players, game.seed = view.options, seats, str(rng.random())
    game.table = Table(piles, seats)
    game.dealer, game.deal, game.deal_begins = view.dealer, view.deal, 0
    game.phase = Phase(view.phase)
    game.deals_finished = view.deal - (game.phase not in (Phase.PAUSE, Phase.OVER))
    game.scores, game.last_deal = list(view.scores), view.last_deal
    game.counts = Counts(**{field.name: getattr(view, field.name) for field in fields(Counts)})
    game.widows = WIDOWS if seats == 2 else (WIDOW,)
    game.redeals, game.fines = 0, list(view.fines)
    game.golden_to, game.golden_made = _golden_to(view), view.golden_made
    game.active, game.bids = list(view.active), list(view.bids)
    game.unseen = _unseen(view)
    game.dark, game.declarer, game.contract = view.dark, view.declarer, view.order
    game.widow = memory.widow if view.prikup is not None else None
    game.prikup = _prikup(view, piles, memory, rng)
    game.hidden_prikup = view.prikup is not None and _hides_prikup(view)
    game.served = list(view.served)
    game.trump, game.trump_owner = view.trump, view.trump_owner
    game.points, game.tricks = list(view.points), list(view.tricks)
    game.announced = [(seat, what) for seat, all_of in enumerate(view.marriages) for what in all_of]
    game.winner = view.winners[0] if view.winners else None
    game.offers = []
    game.ask(game.phase, view.to_act[0] if view.to_act else None)
    if game.turn is not None and game.phase is Phase.REDEAL_HAND:
        later = game.active[game.active.index(game.turn) + 1 :]
        game.offers = [seat for seat in later if seat != game.unseen and hand_rights(game, seat)]
    elif game.turn is not None and game.phase is Phase.REDEAL_SNOS:
        later = game.defenders()[game.defenders().index(game.turn) + 1 :]
        game.offers = [seat for seat in later if snos_rights(game, seat)]


def _golden_to(view: ThousandView) -> int:
    """The last deal of the golden round, or 0 where it is over."""
    seats = len(view.scores)
    if not view.options.golden:
        return 0
    if view.options.golden_if_nobody != "replay":
        return seats
    if not view.golden:
        return 0
    end = -(-view.deal // seats) * seats
    ended = view.phase in (Phase.PAUSE, Phase.OVER) and view.deal == end
    return end + seats if ended and not view.golden_made else end


def _unseen(view: ThousandView) -> Seat | None:
    undecided = view.phase == Phase.DARK or (view.dark and view.declarer is None)
    return view.active[0] if undecided else None


def _hides_prikup(view: ThousandView) -> bool:
    return view.declarer is not None and hidden_at(view.options, view.bids[view.declarer])


def _prikup(view: ThousandView, piles: Piles, memory: Memory, rng: random.Random) -> list[Card]:
    """The talon that was opened; where the seat did not see it, three cards that it may have been."""
    if view.prikup is None:
        return []
    known = [card for card in view.prikup if card is not None]
    if known:
        return known
    assert view.declarer is not None
    if piles[memory.widow]:
        return piles[memory.widow][:]
    held = [*piles[HANDS[view.declarer]], *(c for c, seat in memory.played.items() if seat == view.declarer)]
    return rng.sample(held, len(view.prikup))


# Where the unseen cards lie.


def guess(view: ThousandView, memory: Memory, rng: random.Random) -> Piles:
    """Every card in a zone where it may be."""
    piles: Piles = {zone: [] for zone in view.zones}
    for card, zone in memory.where.items():
        if None in view.zones[zone]:
            piles[zone].append(card)
    for zone, cards in view.zones.items():
        if None not in cards:
            piles[zone] = [card for card in cards if card is not None]
    placed = {card for pile in piles.values() for card in pile}
    unknown = [card for card in CARDS if card not in placed]
    rooms = {zone: len(cards) - len(piles[zone]) for zone, cards in view.zones.items()}
    rooms = {zone: room for zone, room in rooms.items() if room > 0}
    found = _placed(view, memory, unknown, rooms, rng)
    _mend(view, memory, piles, found, rng)
    for card, zone in found.items():
        piles[zone].append(card)
    return piles


def _placed(
    view: ThousandView,
    memory: Memory,
    unknown: Sequence[Card],
    rooms: Mapping[Zone, int],
    rng: random.Random,
) -> dict[Card, Zone]:
    """By all that is known; where a guess leads nowhere by another, at last by what is certain alone."""
    sure = {card: _sure_homes(memory, card, rooms) for card in unknown}
    for guess in range(GUESSES):
        homes = {card: zones[:] for card, zones in sure.items()}
        memory.pinned.clear()
        _place_loose(memory, homes, rng)
        promises = list(_promises(view, memory).items())
        rng.shuffle(promises)
        kept = [_keep_marriages(view, memory, homes, seat, least, rng) for seat, least in promises]
        found = place(unknown, rooms, homes, rng)
        if found is not None and (all(kept) or guess == GUESSES - 1):
            return found
    return place(unknown, rooms, sure, rng) or place_anyhow(unknown, rooms, sure, rng)


def _sure_homes(memory: Memory, card: Card, rooms: Mapping[Zone, int]) -> list[Zone]:
    """The zones in which an unknown card may lie."""
    return [
        zone
        for zone in memory.loose.get(card, rooms)
        if zone in rooms and card not in memory.impossible.get(zone, ())
    ]


def _place_loose(memory: Memory, homes: dict[Card, list[Zone]], rng: random.Random) -> None:
    """Of the cards that the declarer was seen to hold, one may be the card that he passed unseen."""
    loose = [card for card in memory.loose if card in homes]
    rng.shuffle(loose)
    left = dict(memory.passed)
    for card in sorted(loose, key=lambda card: memory.loose[card][0] in homes[card]):
        kept, *elsewhere = memory.loose[card]
        free = [zone for zone in elsewhere if left.get(zone) and zone in homes[card]]
        if free and (kept not in homes[card] or rng.random() * PASSES_ONE_IN < 1):
            homes[card] = [rng.choice(free)]
            left[homes[card][0]] -= 1
        elif kept in homes[card]:
            homes[card] = [kept]


PASSES_ONE_IN = 5
"""A card of the talon is passed on this seldom."""


def _promises(view: ThousandView, memory: Memory) -> dict[Seat, int]:
    """What the marriages of the others must be worth, by their bids (G2-A16)."""
    if view.options.bid_above_max:
        return {}
    needs = {seat: bid - FULL for seat, bid in memory.bids.items() if bid > FULL and seat != view.seat}
    if memory.raised is not None and view.declarer not in (None, view.seat):
        needs[view.declarer] = max(needs.get(view.declarer, 0), memory.raised - FULL)
    return needs


def _keep_marriages(
    view: ThousandView,
    memory: Memory,
    homes: dict[Card, list[Zone]],
    seat: Seat,
    least: int,
    rng: random.Random,
) -> bool:
    """Gives the seat marriages that are worth its bid; whether it may hold as much."""
    hand = HANDS[seat]
    talon = set(view.prikup or ()) if seat == view.declarer and memory.raised is None else set()

    def may_have_had(card: Card) -> bool:
        known = memory.played.get(card) == seat or memory.where.get(card) is hand
        return card not in talon and (known or hand in homes.get(card, ()))

    kings = [card for card in PARTNER if card.rank == "K"]
    held = [card for card in kings if may_have_had(card) and may_have_had(PARTNER[card])]
    rng.shuffle(held)
    held.sort(key=lambda king: king in homes and PARTNER[king] in homes)  # what is half known comes first
    enough = [king for king in held if MARRIAGES[king.suit] >= least]
    chosen = enough[:1]
    while not enough and held and least > sum(MARRIAGES[king.suit] for king in chosen):
        chosen.append(held.pop())
    pinned = [card for king in chosen for card in (king, PARTNER[king])]
    least -= sum(MARRIAGES[king.suit] for king in chosen)
    if least > 0 and view.options.ace_marriage and all(may_have_had(card) for card in FOUR_ACES):
        pinned += FOUR_ACES
        least -= ACES
    for card in pinned:
        memory.pinned.add(card)
        if card in homes:
            homes[card] = [hand]
    return least <= 0


def _mend(
    view: ThousandView, memory: Memory, piles: Piles, found: dict[Card, Zone], rng: random.Random
) -> None:
    """Who could have had a poor hand dealt again had one, and who could not had none (G2-R13)."""
    least = view.options.redeal_hand_min
    if not least or view.phase in (Phase.DARK, Phase.PAUSE, Phase.OVER):
        return
    asked = set(memory.kept)
    known = [seat for seat in view.active if seat != view.seat]
    if view.phase == Phase.REDEAL_HAND:
        asked |= set(view.to_act)
        known = [seat for seat in known if view.active.index(seat) <= view.active.index(view.to_act[0])]
    for seat in known:
        if not (view.dark and seat == view.active[0]):
            _make_worth(seat, least, seat in asked, memory, piles, found, rng)


def _make_worth(
    seat: Seat,
    least: int,
    poor: bool,
    memory: Memory,
    piles: Piles,
    found: dict[Card, Zone],
    rng: random.Random,
) -> None:
    """Changes guessed cards with other places until the hand that was dealt is poor enough, or is not."""
    hand, fixed = HANDS[seat], memory.pinned | set(memory.loose)
    for _ in range(MENDS):
        mine = [card for card, zone in found.items() if zone is hand]
        dealt = [*mine, *piles[hand], *(card for card, who in memory.played.items() if who == seat)]
        if not mine or (worth(dealt) < least) == poor:
            return
        others = [
            (card, mine_card)
            for card, zone in found.items()
            for mine_card in mine
            if zone is not hand
            and (POINTS[card] < POINTS[mine_card]) == poor
            and POINTS[card] != POINTS[mine_card]
            and card not in memory.impossible[hand]
            and mine_card not in memory.impossible.get(zone, ())
            and not fixed & {card, mine_card}
        ]
        if not others:
            return
        card, mine_card = rng.choice(others)
        found[mine_card], found[card] = found[card], hand
