"""The rest of a deal of 66 played out by rules of thumb, in one function on bare integers.

It is written out at length because a search spends most of its time here; each stretch is one question
that a player asks himself. In the second phase it looks at both hands, as who counts could.
"""

from __future__ import annotations

from cardtable.engine.games.sixty_six.pieces import LAST_TRICK, TARGET
from cardtable.engine.players.sixty_six.bits import (
    CLAIMED,
    EXCHANGED,
    HIGHER,
    MARRIED,
    PLAIN,
    SUIT,
    TRUMP_NINE,
    TRUMP_PAIR,
    TRUMP_QUEEN,
    TRUMPS,
    VALUE,
)
from cardtable.engine.players.sixty_six.deal import Deal, won_pips

PLAIN_SUITS = (PLAIN, PLAIN << 1, PLAIN << 2)
TENS_AND_ACES = 0b111111 << 12  # plain ones
TRUMP_TEN = 1 << 22
PLAIN_PAIR = 0b1001000000  # king and queen of the first plain suit


def roll_out(deal: Deal, trace: list[int] | None = None) -> int:
    """Give the net pips of seat 0 once the deal has been played to its end; its stock is used up by it.

    `trace` gets the moves.
    """
    if deal.over:
        return deal.net
    house, stock, drawing, led = deal.house, deal.stock, deal.drawing, deal.led
    auto, calls = not house.claims, deal.drawing or house.late_calls
    who = deal.turn if not led else 1 - deal.turn
    # a leads to this trick and b answers: their hands, points, pending points, whether they have a trick
    a, b = deal.hands[who], deal.hands[1 - who]
    pa, pb = deal.points[who], deal.points[1 - who]
    wa, wb = deal.pending[who], deal.pending[1 - who]
    ta, tb = deal.tricks[who], deal.tricks[1 - who]
    while True:
        if not led:
            if pa >= TARGET:
                if trace is not None and not auto:
                    trace.append(CLAIMED)
                winner = who
                break
            if drawing and ta and a & TRUMP_NINE:
                a ^= TRUMP_NINE | stock[0]
                stock[0] = TRUMP_NINE
                if trace is not None:
                    trace.append(EXCHANGED)
            # Is there a pair to announce?
            call = 0
            if calls:
                if a & TRUMP_PAIR == TRUMP_PAIR:
                    call, led = 40, TRUMP_QUEEN
                else:
                    pair = a >> 6 & a >> 9 & 7
                    if pair:
                        call, led = 20, (pair & -pair) << 6
            if call:
                if trace is not None:
                    trace.append(led | MARRIED)
                if ta:
                    pa += call
                    if auto and pa >= TARGET:
                        winner = who
                        break
                else:
                    wa += call
            else:
                if drawing:
                    led = a & -a  # the cheapest plain card
                    if led & TENS_AND_ACES and a & TRUMPS:
                        low = a & TRUMPS
                        led = low & -low
                else:
                    # Which cards cannot be beaten? Trumps go first while they draw trumps.
                    mine, theirs = a & TRUMPS, b & TRUMPS
                    if theirs and mine > theirs:
                        led = 1 << mine.bit_length() - 1
                    else:
                        led = best = 0
                        for suit in PLAIN_SUITS:
                            x = a & suit
                            if x:
                                y = b & suit
                                if x > y and (y or not theirs):
                                    x = 1 << x.bit_length() - 1
                                    if x > best:
                                        best = x
                        led = best or (1 << mine.bit_length() - 1 if mine and not theirs else a & -a)
                if trace is not None:
                    trace.append(led)
            a ^= led
        if pb >= TARGET:
            if trace is not None:
                trace.append(CLAIMED)
            winner = 1 - who
            break
        # What to answer? Anything may go while cards are drawn, but no half of a pair.
        if drawing:
            pair = b >> 6 & b >> 9 & 7
            free = b & ~(pair * PLAIN_PAIR) if pair else b
            over = free & HIGHER[led]
            low = free & -free
            if over and led & TRUMPS:
                cheap = led < TRUMP_TEN and low < TRUMP_NINE and VALUE[low] < 4
                card = low if cheap else over & -over
            elif over:
                high = over & TENS_AND_ACES
                card = high & -high if high else over & -over
            else:
                trumps = b & TRUMPS
                dear = VALUE[led] >= 10 or not low or low & TENS_AND_ACES
                card = trumps & -trumps if trumps and dear and not led & TRUMPS else low or b & -b
        else:
            over = b & HIGHER[led]
            low = over or b & SUIT[led] or b & TRUMPS or b
            card = low & -low
        if trace is not None:
            trace.append(card)
        b ^= card
        # Who takes it?
        value = VALUE[led] + VALUE[card]
        if card & HIGHER[led] or (card & TRUMPS and not led & TRUMPS):
            a, b, pa, pb, wa, wb, ta, tb, who = b, a, pb, pa, wb, wa, tb, ta, 1 - who
        led = 0
        ta = True
        pa += value + wa
        wa = 0
        if drawing:
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
