"""Nine once more, by the letter of its rules: a plain match that shares nothing with the engine.

Cards and moves are texts, seats are numbers; a move is compared with its cards sorted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any

PACK = [f"{value}{copy}" for value in range(14) for copy in ("abcd" if value else "ab")]


def value(card: str) -> int:
    return int(card[:-1])


def worth(cards: Sequence[str]) -> int:
    return sum(map(value, cards))


def as_set(move: str) -> str:
    verb, *words = move.split()
    return " ".join((verb, *sorted(words)))


def go_together(cards: Sequence[str]) -> bool:
    """One card does; two to four of one value; a run of five, which no 0 begins."""
    values = sorted(map(value, cards))
    if len(set(values)) == 1:
        return True
    steps = {after - before for before, after in pairwise(values)}
    return len(cards) == 5 and steps == {1} and values[0] > 0


Look = Callable[[], Mapping[str, Any]]
"""The referee's `table` as it is after a move."""


class Match:
    """From the first deal of a referee's `table` on; `dealt` reads where the cards of the next one lie."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.o = table["options"]
        self.players = len(table["scores"])
        self.scores = list(table["scores"])
        self.dealer = table["dealer"]
        self.deals = 0
        self.over = False
        self.happened: set[str] = set()
        self.dealt(table)

    def dealt(self, table: Mapping[str, Any]) -> None:
        self.zones = {name: list(cards) for name, cards in table["zones"].items()}
        self.turn = self.left_of(self.dealer)
        self.phase = "draw"
        self.turns = [0] * self.players
        self.picked = ""

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def hand(self, seat: int) -> list[str]:
        return self.zones[f"hand:{seat}"]

    def teams(self) -> list[list[int]]:
        """By seat: who counts with it, and it itself."""
        if self.o["teams"] == "off":
            return [[seat] for seat in range(self.players)]
        half = self.players // 2
        return [[seat, (seat + half) % self.players] for seat in range(self.players)]

    def to_act(self) -> list[int]:
        return [] if self.over else [self.turn]

    # -- what is legal

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        moves: dict[str, Callable[[], Iterable[str]]] = {
            "draw": self._beginnings,
            "discard": self._discards,
            "pause": lambda: ["deal"],
        }
        return set(moves[self.phase]())

    def _beginnings(self) -> Iterator[str]:
        hand = self.hand(self.turn)
        few = worth(hand) <= self.o["call_limit"]
        if min(self.turns) > 0 and (few or self.o["allow_false_call"]):
            yield "nine"
        if self.zones["stock"] or len(self.zones["discard"]) > 1:
            yield "draw"
        if hand:
            yield "pick"

    def _discards(self) -> Iterator[str]:
        hand = self.hand(self.turn)
        for size in range(1, 6):
            for cards in combinations(hand, size):
                if go_together(cards) and cards != (self.picked,):
                    yield as_set(f"discard {' '.join(cards)}")

    # -- what a move does

    def play(self, move: str, look: Look) -> None:
        """Looks at the table only for what nobody can know: the order of what was shuffled."""
        verb, *words = move.split()
        getattr(self, f"_{verb}")(words, look)

    def _draw(self, _: list[str], look: Look) -> None:
        zones, hand = self.zones, self.hand(self.turn)
        if not hand:
            self.happened.add("drew with an empty hand")
        if not zones["stock"]:
            zones["stock"] = self._shuffled(look())
            self.happened.add("the discard became the stock")
        hand.append(zones["stock"].pop())
        self.phase = "discard"

    def _shuffled(self, table: Mapping[str, Any]) -> list[str]:
        *below, top = self.zones["discard"]
        self.zones["discard"] = [top]
        order = [*table["zones"]["stock"], table["zones"][f"hand:{self.turn}"][-1]]
        assert sorted(order) == sorted(below)
        return order

    def _pick(self, *_: object) -> None:
        self.picked = self.zones["discard"].pop()
        self.hand(self.turn).append(self.picked)
        self.phase = "discard"

    def _discard(self, cards: list[str], _: object) -> None:
        run = len({value(card) for card in cards}) > 1
        hand = self.hand(self.turn)
        hand[:] = [card for card in hand if card not in cards]
        self.zones["discard"] += sorted(cards, key=value) if run else cards
        self.happened.add("a run" if run else f"{len(cards)} alike")
        self.picked = ""
        self.turns[self.turn] += 1
        self.turn = self.left_of(self.turn)
        self.phase = "draw"

    def _deal(self, _: object, look: Look) -> None:
        self.dealer = self.turn
        self.dealt(look())

    # -- the call and the score

    def _nine(self, *_: object) -> None:
        caller, teams = self.turn, self.teams()
        counts = [worth(self.hand(seat)) for seat in range(self.players)]
        sums = [sum(counts[seat] for seat in team) for team in teams]
        rivals = [sums[seat] for seat in range(self.players) if seat not in teams[caller]]
        false = counts[caller] > self.o["call_limit"]
        good = not false and sums[caller] < min(rivals)
        if good:
            points = [0 if seat in teams[caller] else count for seat, count in enumerate(counts)]
        else:
            points = [self.o["fail_penalty"] if seat == caller else 0 for seat in range(self.players)]
        self.happened.add("good" if good else "too many" if false else "beaten")
        if not self.hand(caller):
            self.happened.add("called with an empty hand")
        self.points = points
        self._write(points)

    def _write(self, points: Sequence[int]) -> None:
        for seat, more in enumerate(points):
            self.scores[seat] += more
            if more and self.scores[seat] == self.o["magic_score"]:
                self.scores[seat] = self.o["magic_to"]
                self.happened.add("lucky")
        self.deals += 1
        self.phase, self.turn = "pause", self.left_of(self.dealer)
        if self._out():
            self.phase, self.over = "over", True
            self.happened.add("over in teams" if self.o["teams"] != "off" else "over")

    def _out(self) -> list[int]:
        return [seat for seat in range(self.players) if self.scores[seat] >= self.o["end_score"]]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        teams = self.teams()
        standing = [seat for seat in range(self.players) if not set(teams[seat]) & set(self._out())]
        sums = {seat: sum(self.scores[other] for other in teams[seat]) for seat in standing}
        return [seat for seat in standing if sums[seat] == min(sums.values())]

    def losers(self) -> list[int]:
        if not self.over:
            return []
        won = self.winners()
        return self._out() if self.o["teams"] == "off" else [s for s in range(self.players) if s not in won]

    # -- what a seat may know

    def seen_by(self, seat: int) -> dict[str, list[str]]:
        """The zones; only the top of the discard has to be shown."""
        shown = {name: list(cards) for name, cards in self.zones.items()}
        for name, cards in shown.items():
            open_hand = name == f"hand:{seat}" or self.phase in ("pause", "over")
            if name == "stock" or (name.startswith("hand") and not open_hand):
                shown[name] = ["??"] * len(cards)
        shown["discard"] = shown["discard"][-1:]
        return shown


def laid_out(pack: Sequence[str], players: int, dealer: int, size: int) -> dict[str, list[str]]:
    """Where the cards of a given pack come to lie, the first of it being dealt first."""
    dealt, turned, rest = pack[: players * size], pack[players * size], pack[players * size + 1 :]
    zones = {f"hand:{(dealer + 1 + n) % players}": list(dealt[n::players]) for n in range(players)}
    return {**zones, "discard": [turned], "stock": list(reversed(rest))}
