"""Nervioso once more, by the letter of its rules and its state table: nothing is shared with the engine.

Cards and moves are texts, seats are numbers; a hand has the next card to lay last, as the referee shows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

WORTH = {"S": 8, "C": 9, "R": 10}


class Game:
    """From a referee's `table` just after `new` on. How a taken stack is shuffled only the referee knows."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.o = table["options"]
        zones = table["zones"]
        self.hands = [list(zones[name]) for name in sorted(zones) if name.startswith("hand:")]
        self.n = len(self.hands)
        self.pile: list[str] = list(zones["discard"])
        self.turn: int | None = (table["dealer"] + 1) % self.n
        self.ms = self.opened = self.count = self.taken = 0
        self.thrower: int | None = None  # who opened the match that is open
        self.slapped: list[list[int]] = []
        self.over, self.winner = False, None
        self.verdicts: list[tuple[str, int, list[list[int]]]] = []
        self.taker: int | None = None  # whose stack waits for the referee's order

    @property
    def silent_six(self) -> bool:
        return "666" in self.o["variant"]

    @property
    def chooses(self) -> bool:
        return self.o["restart_at"] == "choice" and self.count == 0 and self.taken > 0

    def after(self, seat: int) -> list[int]:
        return [(seat + step) % self.n for step in range(1, self.n + 1)]

    def missing(self, seat: int) -> bool:
        return seat not in [each for each, _ in self.slapped]

    # -- the state table

    def legal(self, seat: int) -> set[str]:
        if self.over:
            return set()
        moves = {"slap"} if self.pile and self.missing(seat) else set()
        return moves | (self.lays() if seat == self.turn and self.missing(seat) else set())

    def lays(self) -> set[str]:
        if self.chooses:
            return {f"lay {n}" for n in range(1, 11) if not (self.silent_six and n == 6)}
        by_hand = self.silent_six or self.o["call_mode"] == "manual"
        return {"lay", "hush"} if by_hand else {"lay"}

    def advance(self, to_ms: int) -> None:
        closes = self.opened + self.o["slap_timeout_ms"]
        if self.thrower is not None and to_ms >= closes:
            self.ms = closes
            self.last("too_slow")
        self.ms = to_ms

    def play(self, seat: int, move: str) -> None:
        """At the time reached; legal moves alone."""
        if move == "slap":
            self.slap(seat)
        elif self.thrower is not None:
            self.throw(seat)
        else:
            self.lay(seat, move)

    def slap(self, seat: int) -> None:
        if self.thrower is None:
            self.judge("wrong_hand", seat)
            self.take(seat)
            return
        self.slapped.append([seat, self.ms])
        if not self.hands[seat]:
            self.end("won", seat, seat)
        elif len(self.slapped) == self.n - 1:
            self.last("last_hand")

    def last(self, verdict: str) -> None:
        assert self.thrower is not None
        (loser, *_) = [seat for seat in self.after(self.thrower) if self.missing(seat)]
        self.judge(verdict, loser)
        self.take(loser)

    def throw(self, seat: int) -> None:
        self.pile.append(self.hands[seat].pop())
        self.judge("thrown_card", seat)
        for other in self.after(seat)[:-1]:
            for _ in range(self.o["punish_cards"]):
                if self.hands[other]:
                    self.hands[seat].append(self.hands[other].pop())
        self.take(seat)

    def lay(self, seat: int, move: str) -> None:
        self.pile.append(self.hands[seat].pop())
        said = int(move.split()[1]) if " " in move else self.count % 10 + 1
        wants_silence = self.silent_six and said == 6
        if (move == "hush") is not wants_silence:
            self.judge("lost_count", seat)
            self.take(seat)
            return
        self.count = said
        counts = not wants_silence or self.o["silent_six_matches"]
        rank = self.pile[-1][0]
        others = [other for other in self.after(seat) if self.hands[other]]
        if counts and (WORTH.get(rank) or int(rank)) == said:
            self.thrower, self.opened, self.turn = seat, self.ms, others[0] if others else None
            self.judge("match", seat)
        elif others:
            self.turn = others[0]
        else:
            self.end("draw", seat, None)

    def take(self, seat: int) -> None:
        self.hands[seat] += self.pile
        self.pile, self.slapped = [], []
        self.thrower, self.count, self.turn = None, 0, seat
        self.taken += 1
        self.taker = seat

    def judge(self, verdict: str, seat: int) -> None:
        since = [[each, ms - self.opened] for each, ms in self.slapped]
        self.verdicts.append((verdict, seat, since))

    def end(self, verdict: str, seat: int, winner: int | None) -> None:
        self.judge(verdict, seat)
        self.over, self.winner, self.turn, self.thrower, self.slapped = True, winner, None, None, []

    def losers(self) -> list[int]:
        if self.winner is None:
            return []
        if self.n == 2:
            return [1 - self.winner]
        most = max(map(len, self.hands))
        return [seat for seat, hand in enumerate(self.hands) if hand and len(hand) == most]

    def stacked(self, order: Sequence[str]) -> None:
        """The referee has shuffled the stack of who took the pile."""
        if self.taker is not None:
            assert sorted(order) == sorted(self.hands[self.taker])
            self.hands[self.taker], self.taker = list(order), None
