"""66 with open cards, exactly, by alpha-beta: once nothing is drawn any more and both hands are known."""

from __future__ import annotations

from cardtable.engine.games.sixty_six.pieces import LAST_TRICK, TARGET
from cardtable.engine.players.sixty_six.bits import (
    CALL,
    CARD,
    CLAIMED,
    HIGH_BITS,
    HIGHER,
    LOW_BITS,
    MARRIED,
    TRUMPS,
    VALUE,
)
from cardtable.engine.players.sixty_six.deal import Deal, answers, pairs, won_pips

MOST = 6  # pips that a deal can bring

Key = tuple[int, int, int, int, int, int, int, bool, bool]


class Endgame:
    """The rest of one deal; a value is the pips of whoever it is for, below zero those of the other.

    Positions are told from the leader's side: who leads, his hand and the other's, then in the same order
    the points, the announced points that wait for a trick, and whether there is a trick.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.house = deal.house
        self.bonus = LAST_TRICK if deal.closed_by < 0 or deal.house.late_bonus else 0
        self._bounds: dict[Key, tuple[int, int]] = {}
        """Between what the value for the leader is known to lie."""

    def values(self) -> dict[int, int]:
        """The pips that each move of the seat to move comes to when both play their best from there."""
        return {move: self._value(move) for move in self.deal.moves()}

    def _value(self, move: int) -> int:
        deal = self.deal
        who = 1 - deal.turn if deal.led else deal.turn
        a, b = deal.hands[who], deal.hands[1 - who]
        pa, pb = deal.points[who], deal.points[1 - who]
        wa, wb = deal.pending[who], deal.pending[1 - who]
        ta, tb = deal.tricks[who], deal.tricks[1 - who]
        if move == CLAIMED:
            lost, took = (pa, tb) if deal.led else (pb, ta)
            return self._won(deal.turn, lost, took)
        if deal.led:
            return self._answered(who, deal.led, move, a, b, pa, pb, wa, wb, ta, tb, -MOST, MOST)
        return self._led(who, move, a, b, pa, pb, wa, wb, ta, tb, -MOST, MOST)

    def _won(self, winner: int, lost: int, took: bool) -> int:
        deal = self.deal
        return won_pips(self.house, lost, took, deal.closed_by == 1 - winner, deal.closed_on_trickless)

    def _lead(
        self,
        who: int,
        a: int,
        b: int,
        pa: int,
        pb: int,
        wa: int,
        wb: int,
        ta: bool,
        tb: bool,
        low: int,
        high: int,
    ) -> int:
        """The value for the leader; outside of low to high it is only known to be outside."""
        if not a:
            return self._out(who, pa + self.bonus, pb, ta, tb)
        if pa >= TARGET:
            return self._won(who, pb, ta)
        key = (who, a, b, pa, pb, wa, wb, ta, tb)
        least, most = self._bounds.get(key, (-MOST, MOST))
        if least >= high or most <= low:
            return least if least >= high else most
        best = -MOST
        for move in self._leads(a):
            value = self._led(who, move, a, b, pa, pb, wa, wb, ta, tb, best if best > low else low, high)
            if value > best:
                best = value
                if best >= high:
                    break
        self._bounds[key] = (best if best > low else least, best if best < high else most)
        return best

    def _leads(self, hand: int) -> list[int]:
        """Announcements first, then the best cards: what decides early cuts most."""
        moves = LOW_BITS[hand & 4095] + HIGH_BITS[hand >> 12]
        moves.reverse()
        return pairs(hand) + moves if self.house.late_calls else moves

    def _out(self, who: int, pa: int, pb: int, ta: bool, tb: bool) -> int:
        """The value for who took the last trick."""
        if (pa >= TARGET) != (pb >= TARGET):
            return self._won(who, pb, ta) if pa >= TARGET else -self._won(1 - who, pa, tb)
        if pa >= TARGET or self.deal.closed_by < 0:
            return 0
        if self.deal.closed_by == who:
            return -self._won(1 - who, pa, tb)
        return self._won(who, pb, ta)

    def _led(
        self,
        who: int,
        move: int,
        a: int,
        b: int,
        pa: int,
        pb: int,
        wa: int,
        wb: int,
        ta: bool,
        tb: bool,
        low: int,
        high: int,
    ) -> int:
        """The value for the leader once he has made this move."""
        card = move & CARD
        if move & MARRIED:
            if ta:
                pa += CALL[card]
                if pa >= TARGET and not self.house.claims:
                    return self._won(who, pb, ta)
            else:
                wa += CALL[card]
        a ^= card
        if pb >= TARGET:
            return -self._won(1 - who, pa, tb)
        legal = answers(b, card, self.house.must_beat)
        best = MOST
        for answer in LOW_BITS[legal & 4095] + HIGH_BITS[legal >> 12]:
            value = -self._answered(
                who, card, answer, a, b, pa, pb, wa, wb, ta, tb, -best if best < high else -high, -low
            )
            if value < best:
                best = value
                if best <= low:
                    break
        return best

    def _answered(
        self,
        who: int,
        led: int,
        answer: int,
        a: int,
        b: int,
        pa: int,
        pb: int,
        wa: int,
        wb: int,
        ta: bool,
        tb: bool,
        low: int,
        high: int,
    ) -> int:
        """The value for the other once he has answered what was led."""
        b ^= answer
        value = VALUE[led] + VALUE[answer]
        if answer & HIGHER[led] or (answer & TRUMPS and not led & TRUMPS):
            return self._lead(1 - who, b, a, pb + value + wb, pa, 0, wa, True, ta, low, high)
        return -self._lead(who, a, b, pa + value + wa, pb, 0, wb, True, tb, -high, -low)
