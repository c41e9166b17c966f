"""«Девятки» once more, by the letter of its rules: plain deals that share nothing with the engine.

Cards and moves are texts, seats are numbers, zones are named as the referee names them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

LOW_TO_HIGH = "2 3 4 5 6 7 8 9 T J Q K A".split()  # noqa: SIM905
ORDERS = {"C": ["C", "D", "H", "S", "NT"], "H": ["H", "S", "D", "C", "NT"]}
CLASSIC = {"follow_rule": "classic", "scoring": "standard", "zero_tricks": 4, "first_lead": "left"}
"""What the preset sets; by the letter of G4-O01 an option beside it stands above it."""


def rank(card: str) -> int:
    return LOW_TO_HIGH.index(card[0])


class Match:
    """From a referee's `table` just after `new` on; `pack` is in the order in which it is dealt."""

    def __init__(self, table: Mapping[str, Any], pack: Sequence[str]) -> None:
        self.o = table["options"]
        self.dealer, self.number = table["dealer"], table["deal"]
        self.scores = list(table["scores"])
        self.winner: int | None = None
        self.finished = 0
        self.happened: set[str] = set()
        self.begin(pack)

    def begin(self, pack: Sequence[str]) -> None:
        """Thirteen rounds of four: left of the dealer, the next, the dealer, the dummy."""
        one, two, three = self.after_dealer()
        targets = f"hand:{one}", f"hand:{two}", f"hand:{three}", "dummy"
        self.zones = {name: list(pack[place::4]) for place, name in enumerate(targets)}
        self.zones |= {f"taken:{seat}": [] for seat in range(3)} | {"trick": [], "stock": []}
        self.trump = ORDERS[self.o["trump_order"][0]][(self.number - 1) % 5]
        self.tricks, self.points = [0, 0, 0], [0, 0, 0]
        self.exchanged: list[str | None] = [None] * 3
        self.asked = [three, one, two] if self.o["exchange"] else []
        self.order = [three, one, two] if self.o["first_lead"] == "dealer" else [one, two, three]

    def after_dealer(self) -> list[int]:
        return [(self.dealer + step) % 3 for step in (1, 2, 3)]

    # -- whose turn, and what is legal

    @property
    def phase(self) -> str:
        if self.asked:
            return "exchange"
        if self.order:
            return "play"
        return "pause" if self.winner is None else "over"

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        waiting = self.asked or self.order[len(self.zones["trick"]) :] or self.after_dealer()
        return waiting[:1]

    def legal(self, seat: int) -> set[str]:
        if [seat] != self.to_act():
            return set()
        if self.phase == "exchange":
            return {"keep", "swap"}
        if self.phase == "pause":
            return {"deal"}
        return {f"play {card}" for card in self._may_play(self.zones[f"hand:{seat}"])}

    def _may_play(self, hand: Sequence[str]) -> list[str]:
        trick = self.zones["trick"]
        if self.o["follow_rule"] == "classic":
            return [card for card in hand if trick and card[1] == trick[0][1]] or list(hand)
        if self.trump == "NT":
            return list(hand)
        trumps = [card for card in hand if card[1] == self.trump]
        return trumps or [card for card in hand if rank(card) == max(map(rank, hand))]

    # -- what a move does

    def play(self, seat: int, move: str) -> None:
        """Any move but `deal`, of which only the referee knows the pack."""
        verb, *cards = move.split()
        if verb == "play":
            self._lay(seat, cards[0])
            return
        self.exchanged[seat] = verb
        self.asked.pop(0)
        if verb == "swap":
            mine = f"hand:{seat}"
            self.zones[mine], self.zones["dummy"] = self.zones["dummy"], self.zones[mine]

    def _lay(self, seat: int, card: str) -> None:
        self.zones[f"hand:{seat}"].remove(card)
        trick = self.zones["trick"]
        trick.append(card)
        if len(trick) < 3:
            return
        taker = self.order[trick.index(self._best(trick))]
        self.tricks[taker] += 1
        self.zones[f"taken:{taker}"] += trick
        trick.clear()
        self.order = [(taker + step) % 3 for step in range(3)]
        if not self.zones["hand:0"]:
            self._end()

    def _best(self, trick: Sequence[str]) -> str:
        trumps = [card for card in trick if card[1] == self.trump]
        if not trumps and self.o["follow_rule"] == "classic":
            trumps = [card for card in trick if card[1] == trick[0][1]]
        if not trumps and len({card[0] for card in trick}) < 3:
            self.happened.add("equal ranks")
        return max(trumps or trick, key=rank)  # of equal ones the first

    # -- the end of a deal

    def _end(self) -> None:
        self.order = []
        self.points = [self._worth(tricks) for tricks in self.tricks]
        self.scores = [score + more for score, more in zip(self.scores, self.points, strict=True)]
        self.finished += 1
        down = [seat for seat in range(3) if self.scores[seat] <= 0]
        by = self.scores if self.o["tie_break"] == "extra_deals" else self.tricks
        first = [seat for seat in down if by[seat] == min(by[each] for each in down)]
        if len(first) == 1:
            self.winner = first[0]
        self._note(down, first)

    def _worth(self, tricks: int) -> int:
        if self.o["scoring"] == "standard":
            return 4 - tricks
        if tricks == 0:
            return int(self.o["zero_tricks"])
        return tricks if tricks <= 3 else 0 if tricks == 4 else -tricks

    def _note(self, down: Sequence[int], first: Sequence[int]) -> None:
        if 0 in self.tricks:
            self.happened.add("no trick")
        if len(down) > 1:
            self.happened.add("one of several" if len(first) == 1 else "an extra deal")
        if len(first) == 1 and self.scores[first[0]] > min(self.scores):
            self.happened.add("won by tricks")

    def next_deal(self, pack: Sequence[str]) -> None:
        """The player on the dealer's left deals, with the next trump."""
        self.dealer, self.number = self.after_dealer()[0], self.number + 1
        self.begin(pack)
