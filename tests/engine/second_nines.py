"""Nines once more, by the letter of its rules: a plain deal that shares nothing with the engine.

Cards and moves are texts, seats are numbers; a move is compared with its cards sorted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

HIGH = "4 5 6 7 8 9 J Q K A".split()  # noqa: SIM905


def sets(verb: str, cards: Sequence[str], size: int) -> Iterator[str]:
    return (as_set(f"{verb} {' '.join(some)}") for some in combinations(cards, size))


def as_set(move: str) -> str:
    verb, *words = move.split()
    return " ".join((verb, *sorted(words)))


class Deal:
    """From the dealt cards of a referee's `table` on."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.o = table["options"]
        self.players = len(table["scores"])
        self.dealer = table["dealer"]
        self.zones = {name: list(cards) for name, cards in table["zones"].items()}
        self.turn: int | None = None
        self.order_out: list[int] = []
        self.ends_after = self.players - 1 if self.o["play_on"] else 1
        self.happened: set[str] = set()

    def own(self, seat: int) -> tuple[list[str], list[str], list[str]]:
        return self.zones[f"hand:{seat}"], self.zones[f"up:{seat}"], self.zones[f"down:{seat}"]

    @property
    def pile(self) -> list[str]:
        return self.zones["pile"]

    @property
    def phase(self) -> str:
        if self.choosing():
            return "choose"
        return "over" if self.over else "play"

    @property
    def over(self) -> bool:
        return len(self.order_out) >= self.ends_after

    def choosing(self) -> list[int]:
        if self.turn is not None or self.over:
            return []
        return [seat for seat in range(self.players) if not self.zones[f"up:{seat}"]]

    def to_act(self) -> list[int]:
        return self.choosing() or ([] if self.turn is None or self.over else [self.turn])

    # -- what is legal

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        hand, up, down = self.own(seat)
        if self.phase == "choose":
            return set(sets("show" if down else "hide", hand, 3))
        if hand or up:
            moves = {move for size in (1, 2, 3, 4) for move in self._plays(hand or up, size)}
        else:
            moves = {f"flip {number + 1}" for number in range(len(down))}
        if self.pile and (not moves or self.o["voluntary_pickup"]):
            moves.add("take")
        return moves

    def _plays(self, cards: Sequence[str], size: int) -> Iterator[str]:
        for rank in {card[0] for card in cards}:
            if self.may_lie(rank):
                yield from sets("play", [card for card in cards if card[0] == rank], size)

    def stands_for(self) -> str:
        """What the top of the pile is, a clone being what it lies on; "" for nothing."""
        for card in reversed(self.pile):
            if card[0] != "3":
                return card[0]
        return ""

    def may_lie(self, rank: str) -> bool:
        top = self.stands_for()
        if top in ("", "2"):
            return True
        if rank in ("2", "3", "T"):
            return top != "4" and (top != "9" or self.o["wild_on_nine"])
        if top == "9":
            return rank in ("4", "5", "6", "7", "8", "9")
        return HIGH.index(rank) >= HIGH.index(top)

    def limit(self) -> list[str] | None:
        top = self.stands_for()
        if top in ("", "2"):
            return None
        return ["max", "9"] if top == "9" else ["min", top]

    # -- what a move does

    def play(self, seat: int, move: str) -> None:
        verb, *words = move.split()
        getattr(self, f"_{verb}")(seat, words)

    def _hide(self, seat: int, cards: list[str]) -> None:
        hand, _, down = self.own(seat)
        down.extend(cards)
        hand[:] = [card for card in hand if card not in cards]

    def _show(self, seat: int, cards: list[str]) -> None:
        hand, up, _ = self.own(seat)
        up.extend(cards)
        hand[:] = [card for card in hand if card not in cards]
        if not self.choosing():
            self.turn = (self.dealer + 1) % self.players

    def _take(self, seat: int, _: list[str]) -> None:
        self.zones[f"hand:{seat}"] += self.pile
        self.pile.clear()
        self._pass_on(1)
        self.happened.add("took")

    def _play(self, seat: int, cards: list[str]) -> None:
        hand, up, _ = self.own(seat)
        source = hand or up
        source[:] = [card for card in source if card not in cards]
        self._came_down(seat, cards)

    def _flip(self, seat: int, words: list[str]) -> None:
        hand, _, down = self.own(seat)
        card = down.pop(int(words[0]) - 1)
        if self.may_lie(card[0]):
            self._came_down(seat, [card])
        else:
            self.happened.add("a blind card failed")
            hand.append(card)

    def _came_down(self, seat: int, cards: list[str]) -> None:
        self.pile.extend(cards)
        four = (
            self.o["four_of_kind"] and len({card[0] for card in self.pile[-4:]}) == 1 and len(self.pile) > 3
        )
        cleared = four or cards[-1][0] == "T"
        skip = not cleared and self._skips()
        if cleared:
            self.zones["away"] += self.pile
            self.pile.clear()
            self.happened.add("four of a kind" if four else "ten")
        hand, up, down = self.own(seat)
        while self.zones["stock"] and len(hand) < 3:
            hand.append(self.zones["stock"].pop())
        if not hand and not up and not down:
            self.order_out.append(seat)
            self.happened |= {"out by clearing"} if cleared else {"out by skipping"} if skip else {"out"}
            if self.over:
                return
        elif cleared:
            return
        self._pass_on(2 if skip else 1)

    def _skips(self) -> bool:
        eight = self.pile[-1][0] == "8"
        cloned = self.pile[-1][0] == "3" and self.stands_for() == "8" and self.o["clone_skips"]
        if eight or cloned:
            self.happened.add("an eight skips" if eight else "a clone skips")
        return bool(eight or cloned)

    def _pass_on(self, steps: int) -> None:
        """To the left, step by step, over those who are out."""
        assert self.turn is not None
        while steps:
            self.turn = (self.turn + 1) % self.players
            steps -= any(self.own(self.turn))

    # -- the end

    def winners(self) -> list[int]:
        return self.order_out[:1] if self.over else []

    def losers(self) -> list[int]:
        play_on = self.over and self.o["play_on"]
        return [seat for seat in range(self.players) if seat not in self.order_out] if play_on else []

    def places(self) -> list[int] | None:
        if not self.o["play_on"]:
            return None
        order = [*self.order_out, *self.losers()]
        return [order.index(seat) + 1 for seat in range(self.players)]
