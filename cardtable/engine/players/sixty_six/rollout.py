"""The rest of a deal of 66 played out by rules of thumb on bare integers, many thousand times a second.

While cards are drawn each hand is played for itself; afterwards `lead` looks at both, as who counts could.
"""

from __future__ import annotations

from typing import Final

from cardtable.engine.games.sixty_six.pieces import LAST_TRICK, TARGET
from cardtable.engine.players.sixty_six.bits import (
    CALL,
    CARD,
    CLAIMED,
    EXCHANGED,
    HIGHER,
    KINGS,
    MARRIED,
    PLAIN,
    QUEENS,
    SUIT,
    TRUMP_NINE,
    TRUMP_PAIR,
    TRUMP_QUEEN,
    TRUMPS,
    VALUE,
)
from cardtable.engine.players.sixty_six.deal import Deal, won_pips

PLAIN_SUITS: Final = (PLAIN, PLAIN << 1, PLAIN << 2)
PLAIN_PAIR: Final = 1 << QUEENS | 1 << KINGS
TENS_AND_ACES: Final = 0b111111 << 12  # plain ones
TRUMP_TEN: Final = 1 << 22


def lead(hand: int, other: int, drawing: bool, calls: bool) -> int:
    """What to lead: a pair first; then cheap cards while cards are drawn, and winners afterwards."""
    if calls:
        if hand & TRUMP_PAIR == TRUMP_PAIR:
            return TRUMP_QUEEN | MARRIED
        pair = hand >> QUEENS & hand >> KINGS & 7
        if pair:
            return (pair & -pair) << QUEENS | MARRIED
    low = hand & -hand
    trumps = hand & TRUMPS
    if drawing:
        return trumps & -trumps if trumps and low & TENS_AND_ACES else low
    theirs = other & TRUMPS
    if theirs and trumps > theirs:
        return 1 << trumps.bit_length() - 1
    best = 0
    for suit in PLAIN_SUITS:
        mine = hand & suit
        if mine:
            over = other & suit
            if mine > over and (over or not theirs):
                top = 1 << mine.bit_length() - 1
                if top > best:
                    best = top
    return best or (low if theirs or not trumps else 1 << trumps.bit_length() - 1)


def answer(hand: int, led: int, drawing: bool) -> int:
    """What to answer: no half of a pair and no trump for nothing; a ten or ace is brought home or taken."""
    if not drawing:
        fit = hand & HIGHER[led] or hand & SUIT[led] or hand & TRUMPS or hand
        return fit & -fit
    pair = hand >> QUEENS & hand >> KINGS & 7
    free = hand & ~(pair * PLAIN_PAIR) if pair else hand
    over = free & HIGHER[led]
    low = free & -free
    if over and led & TRUMPS:
        cheap = led < TRUMP_TEN and low < TRUMP_NINE and VALUE[low] < 4
        return low if cheap else over & -over
    if over:
        high = over & TENS_AND_ACES
        return high & -high if high else over & -over
    trumps = hand & TRUMPS
    dear = VALUE[led] >= 10 or not low or low & TENS_AND_ACES
    return trumps & -trumps if trumps and dear and not led & TRUMPS else low or hand & -hand


def likely(deal: Deal) -> int:
    """What the rules of thumb play next."""
    turn = deal.turn
    hand, drawing = deal.hands[turn], deal.drawing
    if deal.led:
        return answer(hand, deal.led, drawing)
    if drawing and hand & TRUMP_NINE and deal.tricks[turn]:
        return EXCHANGED
    return lead(hand, deal.hands[1 - turn], drawing, drawing or deal.house.late_calls)


def roll_out(deal: Deal, trace: list[int] | None = None) -> int:
    """Give the net pips of seat 0 once the deal is played to its end; its stock is used up by it.

    `trace` gets the moves.
    """
    if deal.over:
        return deal.net
    house, stock, drawing, led = deal.house, deal.stock, deal.drawing, deal.led
    claims, calls = house.claims, drawing or house.late_calls
    who = 1 - deal.turn if led else deal.turn
    # a leads to this trick and b answers: hands, points, pending points, whether there is a trick
    a, b = deal.hands[who], deal.hands[1 - who]
    pa, pb = deal.points[who], deal.points[1 - who]
    wa, wb = deal.pending[who], deal.pending[1 - who]
    ta, tb = deal.tricks[who], deal.tricks[1 - who]
    while True:
        if not led:
            if pa >= TARGET:  # counted at his own turn (G1-O02), or reached by the trick
                if claims and trace is not None:
                    trace.append(CLAIMED)
                winner = who
                break
            if drawing and ta and a & TRUMP_NINE:
                a ^= TRUMP_NINE | stock[0]
                stock[0] = TRUMP_NINE
                if trace is not None:
                    trace.append(EXCHANGED)
            led = lead(a, b, drawing, calls)
            if trace is not None:
                trace.append(led)
            if led > CARD:
                led &= CARD
                if ta:
                    pa += CALL[led]
                    if pa >= TARGET and not claims:  # G1-A06
                        winner = who
                        break
                else:
                    wa += CALL[led]
            a ^= led
        if pb >= TARGET:
            if trace is not None:
                trace.append(CLAIMED)
            winner = 1 - who
            break
        card = answer(b, led, drawing)
        if trace is not None:
            trace.append(card)
        b ^= card
        value = VALUE[led] + VALUE[card]
        if card & HIGHER[led] or (card & TRUMPS and not led & TRUMPS):
            a, b, pa, pb, wa, wb, ta, tb, who = b, a, pb, pa, wb, wa, tb, ta, 1 - who
        led = 0
        ta = True
        pa += value + wa
        wa = 0
        if drawing:
            if pa < TARGET:
                a |= stock.pop()
                b |= stock.pop()
                if not stock:
                    drawing, calls = False, house.late_calls
        elif not a:
            if deal.closed_by < 0 or house.late_bonus:
                pa += LAST_TRICK
            if (pa >= TARGET) != (pb >= TARGET):
                winner = who if pa >= TARGET else 1 - who
            elif deal.closed_by >= 0 and pa < TARGET:
                winner = 1 - deal.closed_by
            else:
                return 0
            break
    lost, took = (pb, ta) if winner == who else (pa, tb)
    pips = won_pips(house, lost, took, deal.closed_by == 1 - winner, deal.closed_on_trickless)
    return -pips if winner else pips
