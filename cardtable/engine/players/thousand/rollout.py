"""The tricks of a deal of Тысяча by rules of thumb on bare integers, thousands of deals a second.

Each hand is played for itself; who leads or follows knows which cards are out, as who counts could, and
takes a fright of the next player's hand as somebody who reads the table would.
"""

from __future__ import annotations

from cardtable.engine.players.thousand.bits import (
    ACED,
    ACES_HELD,
    HIGHER,
    LOWEST,
    MARRIED,
    PAIR,
    SUIT,
    SUIT_MASKS,
    TENS_AND_ACES,
    VALUE,
    pairs,
)
from cardtable.engine.players.thousand.deal import Deal

WORTH_AN_ACE = 5  # points in a trick from which on an ace is spent on it


def likely(deal: Deal) -> int:
    """What the rules of thumb play next."""
    hand = deal.hands[deal.turn]
    if not hand & hand - 1:
        return hand
    return answer(deal, hand) if deal.laid else lead(deal, hand)


def roll_out(deal: Deal, trace: list[int] | None = None) -> Deal:
    """Play the deal to its end; `trace` gets the moves."""
    while not deal.over:
        move = likely(deal)
        if trace is not None:
            trace.append(move)
        deal.play(move)
    return deal


# To lead.


def lead(deal: Deal, hand: int) -> int:
    """A card that nobody beats, then the dearest marriage, then the cheapest card."""
    turn, house = deal.turn, deal.house
    may_call = deal.tricks[turn] or house.no_trick
    free = deal.leads(hand)
    if may_call and house.aces and hand & ACES_HELD == ACES_HELD and free & ACES_HELD:
        aces = free & ACES_HELD
        return (aces & -aces) | ACED
    paired = pairs(hand) * PAIR
    winner = _winner(deal, free & ~paired)
    if winner:
        return winner
    called = paired & free
    if may_call and called:
        return _marriage(deal, called)
    return cheapest(free & ~paired or free)


def _winner(deal: Deal, hand: int) -> int:
    """The best of the cards that nobody can beat or ruff: a trump while others have some, or the dearest."""
    turn, trump, following = deal.turn, deal.trump, deal.following
    first = deal.hands[following[turn]]
    second = deal.hands[following[following[turn]]] if deal.count > 2 else 0
    out = first | second
    best, most = 0, -1
    for suit in SUIT_MASKS:
        mine = hand & suit
        if not mine or mine < out & suit:
            continue
        if suit == trump:
            if out & suit:
                return 1 << mine.bit_length() - 1
        elif (not first & suit and first & trump) or (not second & suit and second & trump):
            continue
        top = 1 << mine.bit_length() - 1
        if VALUE[top] > most:
            best, most = top, VALUE[top]
    return best


def _marriage(deal: Deal, called: int) -> int:
    """The dearest suit comes last; the king where it wins, the queen where it would be caught."""
    suit = SUIT[1 << called.bit_length() - 1]
    pair = called & suit
    king = 1 << pair.bit_length() - 1
    queen = pair & -pair
    out = 0
    for seat, held in enumerate(deal.hands):
        if seat != deal.turn:
            out |= held
    return (queen if out & HIGHER[king] else king) | MARRIED


def cheapest(hand: int) -> int:
    """The card of the lowest rank."""
    for shift in range(6):
        low = hand & LOWEST << shift
        if low:
            return low & -low
    return hand


# To answer.


def answer(deal: Deal, hand: int) -> int:
    """Takes what it can keep, as cheaply as can be, or with a ten where that is safe; else the cheapest."""
    legal = deal.answers(hand)
    if not legal & legal - 1:
        return legal
    over = legal & deal.beating()
    if over:
        if deal.laid + 1 < deal.count:
            over &= ~_beaten(deal, over)
        if over:
            card = _taking(deal, legal, over)
            if card:
                return card
    free = legal & ~(pairs(legal) * PAIR)
    return cheapest(free or legal)


def _beaten(deal: Deal, over: int) -> int:
    """Those of one's winning cards that the next player can beat."""
    held = deal.hands[deal.following[deal.turn]]
    suit = SUIT[over & -over]
    led = held & SUIT[deal.led]
    if led and suit != SUIT[deal.led]:
        return 0  # he has to follow suit, and this is a ruff
    if not led and held & deal.trump and suit != deal.trump:
        return over
    best = held & suit
    if not best:
        return 0
    return over & (1 << best.bit_length()) - 1


def _taking(deal: Deal, legal: int, over: int) -> int:
    """The card to take the trick with, 0 to let it go: an ace is not spent on nothing."""
    suit = SUIT[over & -over]
    if suit == deal.trump and not deal.led & deal.trump:
        return over & -over
    tens = over & LOWEST << 4
    if tens:
        return tens
    card = over & -over
    turn = deal.turn
    if card & TENS_AND_ACES and legal != over and deal.value < WORTH_AN_ACE and deal.tricks[turn]:
        return 0
    return card
