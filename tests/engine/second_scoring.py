"""What a deal of Тысяча is worth, by the letter of its rules: the nine steps, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

VALUES = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
MARRIAGES = {"H": 100, "D": 80, "C": 60, "S": 40}
COUNTERS = ("bolts", "bolts_in_row", "rospis", "falls", "attempts", "on_barrel", "no_win")


def worth(cards: Iterable[str]) -> int:
    return sum(VALUES[card[0]] for card in cards)


def five(points: float) -> int:
    """The nearest multiple of five, halves up."""
    return int((points + 2.5) // 5) * 5


class Scoring:
    """Of a `Deal`, which has played it."""

    o: Mapping[str, Any]
    players: int
    active: list[int]
    declarer: int
    order: int
    raw: list[int]
    tricks: list[int]
    prikup: list[str]
    golden: bool
    golden_zero: bool
    dark: bool
    written_off: bool
    scores: list[int]
    sat: list[bool]
    counts: dict[str, list[int]]

    def _score(self) -> None:
        o, seats = self.o, range(self.players)
        target, penalty = o["target"], o["penalty"]
        mark = o["barrel_at"] + target - 1000
        # 1, 2: raw points, and whether they are enough
        counted = five(self.raw[self.declarer]) if o["round_declarer"] else self.raw[self.declarer]
        self.made = not self.written_off and counted >= self.order
        # 3: what each writes
        self.points = [0] * self.players
        for seat in self.active:
            if seat == self.declarer:
                self.points[seat] = self.order if self.made else -self.order
            elif self.written_off:
                self.points[seat] = 60 if o["rospis_60"] else five(self.order / 2)
            else:
                self.points[seat] = five(self.raw[seat])
        for seat in set(seats) - set(self.active):
            self.points[seat] = 0 if self.written_off else self._income()
        # 4: golden doubles all, the dark the declarer or all
        for seat in seats:
            alone = o["dark_doubles"] == "declarer" and seat != self.declarer
            if self.golden or (self.dark and not alone):
                self.points[seat] *= 2
        # 5: on the barrel nothing is written but a victory
        wins = self.sat[self.declarer] and self.made
        wins = wins and self.order >= max(o["barrel_win_points"], 1000 - o["barrel_at"])
        self.winner = self.declarer if wins else None
        for seat in seats:
            if self.sat[seat] and seat != self.winner:
                self.points[seat] = 0
            self.scores[seat] += self.points[seat]
        # 6: fines, doubled in gold
        self.fined = dict.fromkeys(seats, 0)
        for seat in self.active:
            self._fine(seat, penalty * (2 if self.golden else 1))
        # 7: the barrel
        for seat in seats:
            self.scores[seat] -= self.fined[seat]
        self._settle_the_barrel(mark)
        # 8: back to zero
        for seat in seats:
            exact = self.scores[seat] in {o["samosval_plus"], o["samosval_minus"]} - {0}
            if exact and not self.counts["on_barrel"][seat] and seat != self.winner:
                self.scores[seat] = 0
        if self.golden_zero and not self.made and o["golden_if_nobody"] == "zero":
            self.scores = [0] * self.players
            self.counts["on_barrel"] = [False] * self.players
            self.counts["attempts"] = [0] * self.players
        # 9: the end
        self.phase = "pause" if self.winner is None else "over"

    def _income(self) -> int:
        """What the fourth player has from the talon."""
        kind = self.o["sitter_scores"]
        points = worth(self.prikup)
        for suit, value in MARRIAGES.items():
            royals = sum(card in self.prikup for card in ("K" + suit, "Q" + suit))
            points += value if kind == "cards_marriage" and royals == 2 else 0
            points += value // 2 * royals if kind == "cards_half_marriage" else 0
        return 0 if kind == "none" else five(points)

    def _fine(self, seat: int, sum_due: int) -> None:
        """For a bolt, a third write-off, a third deal without points: each once at most."""
        o, counts, due = self.o, self.counts, 0
        exempt = (o["no_bolt_declarer"] and seat == self.declarer) or (o["no_bolt_barrel"] and self.sat[seat])
        if not self.written_off and not exempt:
            if self.tricks[seat]:
                counts["bolts_in_row"][seat] = 0
            else:
                counts["bolts"][seat] += 2 if self.golden or (self.dark and o["dark_bolt_double"]) else 1
                counts["bolts_in_row"][seat] += 1
                third = o["bolts_every_third"] and counts["bolts"][seat] >= 3
                if third or (o["bolts_three_in_row"] and counts["bolts_in_row"][seat] >= 3):
                    counts["bolts"][seat] = max(0, counts["bolts"][seat] - 3)
                    counts["bolts_in_row"][seat] = 0
                    due += 1
        if self.written_off and seat == self.declarer:
            counts["rospis"][seat] += 1
            due += o["rospis_third_penalty"] and counts["rospis"][seat] % 3 == 0
        if o["no_win_penalty"] != "off":
            if self.points[seat] <= 0:
                counts["no_win"][seat] += 1
            elif o["no_win_penalty"] == "three_in_row":
                counts["no_win"][seat] = 0
            if counts["no_win"][seat] == 3:
                counts["no_win"][seat] = 0
                due += 1
        self.fined[seat] = due * sum_due
        if due and self.sat[seat]:
            self._falls(seat)

    def _settle_the_barrel(self, mark: int) -> None:
        o, counts, penalty = self.o, self.counts, self.o["penalty"]
        sitting = counts["on_barrel"]
        for seat in self.active:
            if sitting[seat] and seat != self.winner:
                counts["attempts"][seat] -= 1
                if counts["attempts"][seat] == 0:
                    self.scores[seat] -= penalty
                    self._falls(seat)
        climbers = [seat for seat in range(self.players) if not self.sat[seat] and self.scores[seat] >= mark]
        if o["barrel_no_simultaneous"] and len(climbers) > 1:
            for seat in climbers:
                self.scores[seat] = mark - penalty
            return
        if climbers and o["barrel_knock_off"]:
            for seat in range(self.players):
                if sitting[seat] and seat != self.winner:
                    self.scores[seat] -= penalty
                    self._falls(seat)
        for seat in climbers:
            self.scores[seat] = mark
            sitting[seat], counts["attempts"][seat] = True, o["barrel_attempts"]

    def _falls(self, seat: int) -> None:
        """The third time with nothing, whatever a fine would take off as well."""
        self.counts["on_barrel"][seat], self.counts["attempts"][seat] = False, 0
        self.counts["falls"][seat] += 1
        if self.o["zero_after_three_barrels"] and self.counts["falls"][seat] == 3:
            self.counts["falls"][seat] = 0
            self.scores[seat] = self.fined[seat]
