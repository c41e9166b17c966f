"""Тысяча once more, by the letter of its rules: a plain deal that shares nothing with the engine.

Cards and moves are texts, seats are numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.second_scoring import COUNTERS, MARRIAGES, VALUES, Scoring, worth


def other_royal(card: str) -> str:
    return {"K": "Q", "Q": "K"}.get(card[0], "-") + card[1]


def takes(card: str, best: str, trump: str | None) -> bool:
    if card[1] == best[1]:
        return VALUES[card[0]] > VALUES[best[0]]
    return card[1] == trump


class Deal(Scoring):
    """From the dealt cards of a referee's `table` on; `golden` is (the last golden deal, one was made)."""

    def __init__(self, table: Mapping[str, Any], golden: tuple[int, bool]) -> None:
        self.o = table["options"]
        self.players = len(table["scores"])
        self.zones = {name: list(cards) for name, cards in table["zones"].items()}
        self._put_back(table["declarer"], table["prikup"] or ())
        self.first = (table["dealer"] + 1) % self.players
        self.active = [(self.first + step) % self.players for step in range(min(3, self.players))]
        self.scores, self.sat = list(table["scores"]), list(table["on_barrel"])
        self.counts = {name: list(table[name]) for name in COUNTERS}
        self.golden = table["deal"] <= golden[0]
        self.golden_zero = table["deal"] == golden[0] and not golden[1]
        self.dark = self.dark_said = self.written_off = False
        self.bids: dict[int, int] = {}
        self.passed: set[int] = set()
        self.order = 0
        self.declarer = self.first
        self.prikup: list[str] = []
        self.served: list[int] = []
        self.away: list[str] = []
        self.trump: str | None = None
        self.trump_owner: int | None = None
        self.raw, self.tricks = [0] * self.players, [0] * self.players
        self.trick: list[tuple[int, str]] = []
        self.phase, self.turn = "dark", self.first
        if not self._dark_allowed():
            self._offer("redeal_hand", self.active)

    def _put_back(self, declarer: int, prikup: Iterable[str]) -> None:
        """In gold the talon may have been taken up within the deal."""
        for card in prikup:
            if card in self.zones[f"hand:{declarer}"]:
                self.zones[f"hand:{declarer}"].remove(card)
                self.zones["widow"].append(card)

    def hand(self, seat: int) -> list[str]:
        return self.zones[f"hand:{seat}"]

    def _dark_allowed(self) -> bool:
        score = self.scores[self.first]
        poor = score < self.o["dark_min_score"] or self._only_passes(self.first)
        return self.o["dark"] and not self.golden and not any(self.sat) and not poor

    def _only_passes(self, seat: int) -> bool:
        return self.o["minus_trading"] and self.scores[seat] < self.o["minus_threshold"]

    # -- what is legal

    def legal(self) -> set[str]:
        return set(getattr(self, f"_in_{self.phase}")())

    def _in_dark(self) -> list[str]:
        return ["dark", "look"]

    def _in_redeal_hand(self) -> list[str]:
        return ["redeal", "keep"]

    _in_redeal_prikup = _in_redeal_snos = _in_redeal_hand

    def _in_bidding(self) -> list[str]:
        if self._only_passes(self.turn):
            return ["pass"]
        return ["pass", *(f"bid {n}" for n in self._numbers(max(self.bids.values()), self.turn))]

    def _in_take(self) -> list[str]:
        return ["take 1", "take 2"]

    def _in_snos(self) -> list[str]:
        hand = self.hand(self.declarer)
        if self.polish:
            moves = [f"discard {card}" for card in hand]
        else:
            others = [seat for seat in self.active if seat not in (self.declarer, *self.served)]
            moves = [f"give {card} {seat}" for card in hand for seat in others]
        return [*moves, *self._may_write_off()]

    def _in_raise(self) -> list[str]:
        raises = [f"raise {n}" for n in self._numbers(self.order, self.declarer)]
        return ["stand", *raises, *self._may_write_off()]

    def _in_play(self) -> list[str]:
        if self.trick:
            return [f"play {card}" for card in self._answers()]
        hand = self.hand(self.turn)
        cards = hand
        if not self.o["lead_foreign_trump"] and self.trump_owner not in (None, self.turn):
            cards = [card for card in hand if card[1] != self.trump] or hand
        moves = [f"play {card}" for card in cards]
        if self.tricks[self.turn] or self.o["marriage_no_trick"]:
            moves += [f"marry {card}" for card in cards if other_royal(card) in hand]
            if self.o["ace_marriage"] and {"AS", "AH", "AD", "AC"} <= set(hand):
                moves += [f"aces {card}" for card in cards if card[0] == "A"]
        return moves if any(self.tricks) else [*moves, *self._may_write_off()]

    def _in_over(self) -> list[str]:
        return []

    _in_pause = _in_over

    @property
    def polish(self) -> bool:
        return self.players == 2 and self.o["two_player_snos"] == "polish"

    def _numbers(self, above: int, seat: int) -> list[int]:
        hand = self.hand(seat)
        cap = 120 + sum(MARRIAGES[card[1]] for card in hand if card[0] == "K" and other_royal(card) in hand)
        if self.o["ace_marriage"] and sum(card[0] == "A" for card in hand) == 4:
            cap += 200
        cap = 500 if self.o["bid_above_max"] else min(500, cap)
        return [n for n in range(above + 1, cap + 1) if n % self.o["bid_step"] == 0]

    def _may_write_off(self) -> list[str]:
        o = self.o
        barred = [
            not o["rospis"],
            self.dark,
            self.golden and not o["rospis_golden"],
            self.order > 120 and not o["rospis_over_120"],
            any(self.sat[seat] for seat in self.active) and not o["rospis_on_barrel"],
            o["rospis_max_3"] and self.counts["rospis"][self.declarer] >= 3,
        ]
        return [] if any(barred) else ["rospis"]

    def _answers(self) -> list[str]:
        hand = self.hand(self.turn)
        led, best = self.trick[0][1][1], self._best()[1]
        cards = [card for card in hand if card[1] == led]
        cards = cards or [card for card in hand if card[1] == self.trump] or hand
        if self.o["must_beat"]:
            cards = [card for card in cards if takes(card, best, self.trump)] or cards
        return cards

    def _best(self) -> tuple[int, str]:
        best = self.trick[0]
        for played in self.trick[1:]:
            best = played if takes(played[1], best[1], self.trump) else best
        return best

    # -- what a move does; a new deal after "redeal" is a new object

    def play(self, text: str) -> None:
        verb, *words = text.split()
        getattr(self, f"_{verb}")(*words)

    def _offer(self, phase: str, seats: list[int]) -> None:
        """Each seat with a right is asked in turn; the dark player has none."""
        self.asked = [seat for seat in seats if self._has_right(phase, seat)]
        self.phase = phase
        self._next_asked()

    def _has_right(self, phase: str, seat: int) -> bool:
        nines = self.o["redeal_four_nines"] and (phase == "redeal_hand" or self.o["redeal_four_nines_snos"])
        four = sum(card[0] == "9" for card in self.hand(seat)) == 4
        unseen = phase == "redeal_hand" and self.dark_said and seat == self.first
        return not unseen and (worth(self.hand(seat)) < self.o["redeal_hand_min"] or (nines and four))

    def _next_asked(self) -> None:
        if self.asked:
            self.turn = self.asked.pop(0)
        elif self.phase == "redeal_hand":
            self._begin_bidding()
        else:
            self._ask_for_the_order()

    def _dark(self) -> None:
        self.dark = self.dark_said = True
        self._look()

    def _look(self) -> None:
        self._offer("redeal_hand", self.active)

    def _keep(self) -> None:
        if self.phase == "redeal_prikup":
            self._take_up()
        else:
            self._next_asked()

    def _begin_bidding(self) -> None:
        self.bids[self.first] = 120 if self.dark or self.golden else 100
        if self.golden:
            self._bidding_ends()
        else:
            self.phase, self.turn = "bidding", self.active[1]

    def _bid(self, number: str) -> None:
        self.bids[self.turn], self.dark = int(number), False
        self._next_bidder()

    def _pass(self) -> None:
        self.passed.add(self.turn)
        self._next_bidder()

    def _next_bidder(self) -> None:
        left = [seat for seat in self.active if seat not in self.passed]
        if len(left) == 1:
            self.declarer = left[0]
            self._bidding_ends()
            return
        self.turn = self._after(self.turn)
        while self.turn in self.passed:
            self.turn = self._after(self.turn)

    def _after(self, seat: int) -> int:
        return self.active[(self.active.index(seat) + 1) % len(self.active)]

    def _bidding_ends(self) -> None:
        self.order, self.turn = max(self.bids.values()), self.declarer
        if self.players == 2:
            self.phase = "take"
        else:
            self._open("widow")

    def _take(self, number: str) -> None:
        self._open(f"widow:{number}")

    def _open(self, widow: str) -> None:
        self.prikup, self.zones[widow] = self.zones[widow], []
        poor = self.players > 2 and worth(self.prikup) < self.o["redeal_prikup_min"]
        nines = self.o["redeal_prikup_two_nines"] and sum(card[0] == "9" for card in self.prikup) >= 2
        self.phase = "redeal_prikup"
        if not poor and not nines:
            self._take_up()

    def _take_up(self) -> None:
        self.hand(self.declarer).extend(self.prikup)
        self.phase = "snos"

    def _give(self, card: str, seat: str) -> None:
        self.hand(self.declarer).remove(card)
        self.hand(int(seat)).append(card)
        self.served.append(int(seat))
        if len(self.served) == len(self.active) - 1:
            at = self.active.index(self.declarer)
            self._offer("redeal_snos", [*self.active[at + 1 :], *self.active[:at]])

    def _discard(self, card: str) -> None:
        self.hand(self.declarer).remove(card)
        self.away.append(card)
        if len(self.away) == 2:
            self._ask_for_the_order()

    def _ask_for_the_order(self) -> None:
        self.turn = self.declarer
        self.phase = "play" if self.golden and not self.o["golden_raise"] else "raise"

    def _raise(self, number: str) -> None:
        self.order = int(number)
        self._stand()

    def _stand(self) -> None:
        self.phase = "play"

    def _marry(self, card: str) -> None:
        self.raw[self.turn] += MARRIAGES[card[1]]
        self.trump, self.trump_owner = card[1], self.turn
        self._play(card)

    def _aces(self, card: str) -> None:
        self.raw[self.turn] += 200
        self._play(card)

    def _play(self, card: str) -> None:
        self.hand(self.turn).remove(card)
        self.trick.append((self.turn, card))
        self.turn = self._after(self.turn)
        if len(self.trick) == len(self.active):
            self._trick_ends()

    def _trick_ends(self) -> None:
        self.turn = self._best()[0]
        self.raw[self.turn] += worth(card for _, card in self.trick)
        self.tricks[self.turn] += 1
        self.trick = []
        if not self.hand(self.turn):
            left = [card for name, cards in self.zones.items() if "widow" in name for card in cards]
            self.raw[self.turn] += worth([*left, *self.away])
            self._score()

    def _rospis(self) -> None:
        self.written_off = True
        self._score()
