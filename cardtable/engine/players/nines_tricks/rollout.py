"""The tricks of a deal by rules of thumb on bare integers, thousands of deals a second.

Each hand is played for itself and looks at the others' cards, as somebody who reads the table well would.
"""

from __future__ import annotations

from cardtable.engine.players.nines_tricks.bits import (
    OF_RANK,
    SUIT,
    SUIT_MASKS,
    lowest_rank,
    ranks,
)
from cardtable.engine.players.nines_tricks.deal import NEXT, Deal


def likely(deal: Deal) -> int:
    """What the rules of thumb play next."""
    cards = deal.playable()
    if not cards & cards - 1:
        return cards
    if deal.classic:
        return _answer(deal, cards) if deal.laid else _lead(deal, cards)
    if cards & deal.trump:
        return _trump(deal, cards)
    if deal.trump:
        return cards & -cards  # all of one rank, and no suit is worth more
    return _any_rank(deal, cards)


def roll_out(deal: Deal, trace: list[int] | None = None) -> Deal:
    """Play the deal to its end; `trace` gets the moves."""
    while not deal.over:
        move = likely(deal)
        if trace is not None:
            trace.append(move)
        deal.play(move)
    return deal


# Where the suit led is followed.


def _lead(deal: Deal, hand: int) -> int:
    """A card that nobody beats, trumps first; or else the lowest, rather than a trump."""
    after = NEXT[deal.turn]
    first, second = deal.hands[after], deal.hands[NEXT[after]]
    out, trump = first | second, deal.trump
    best = 0
    for suit in SUIT_MASKS:
        mine = hand & suit
        if not mine or mine < out & suit:
            continue
        if suit == trump:
            if out & suit:
                return 1 << mine.bit_length() - 1
            best = best or mine & -mine
        elif not (trump and _ruffs(first, suit, trump) | _ruffs(second, suit, trump)):
            best = 1 << mine.bit_length() - 1
    return best or lowest_rank(hand & ~trump or hand)


def _ruffs(hand: int, suit: int, trump: int) -> bool:
    return not hand & suit and bool(hand & trump)


def _answer(deal: Deal, cards: int) -> int:
    """The cheapest card that takes the trick and keeps it, or else the lowest."""
    over = cards & deal.beating()
    if over and deal.laid == 1:
        over = _kept(deal, over)
    return over & -over if over else lowest_rank(cards & ~deal.trump or cards)


def _kept(deal: Deal, over: int) -> int:
    """Those of the cards, all of one suit, that the last to play cannot beat."""
    last = deal.hands[NEXT[deal.turn]]
    led, suit = SUIT[deal.led], SUIT[over & -over]
    if last & led:
        if suit != led:
            return over  # he has to follow suit, and this is a ruff
    elif suit != deal.trump and last & deal.trump:
        return 0
    return over & -(1 << (last & suit).bit_length())


# Where trumps come first, and then the highest cards.


def _trump(deal: Deal, cards: int) -> int:
    """The lowest trump that takes the trick and keeps it, or else the lowest of all."""
    over, trump = cards & deal.beating() if deal.laid else cards, deal.trump
    turn = deal.turn
    for _ in range(2 - deal.laid):
        turn = NEXT[turn]
        over &= -(1 << (deal.hands[turn] & trump).bit_length())
    return over & -over if over else cards & -cards


def _any_rank(deal: Deal, cards: int) -> int:
    """The lowest rank that takes the trick and keeps it; of equal ones the first does."""
    over = cards & deal.beating() if deal.laid else cards
    turn = deal.turn
    for _ in range(2 - deal.laid):
        turn = NEXT[turn]
        for rank in OF_RANK[: ranks(deal.hands[turn]).bit_length() - 1]:
            over &= ~rank
    return lowest_rank(over) if over else lowest_rank(cards)
