"""Set positions of Nine: hands as values, "3 4 5"; seat 0 deals, so that seat 1 begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.engine.cards import NINE as PACK
from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.nine import CARDS, DISCARD, HANDS, STOCK, VALUES, Nine, NineOptions, Phase


def move(text: str) -> Move:
    return Move.parse(text, PACK)


def options(**rules: Any) -> NineOptions:
    return Nine.make_options(rules)


def new_game(players: int = 3, rules: Mapping[str, Any] | None = None, **set_up: Any) -> Nine:
    return Nine(options(**(rules or {})), players, set_up.pop("seed", "a seed"), **set_up)


def taken_from(left: list[Card], values: str) -> list[Card]:
    """Cards of these values, the first copies that are left."""
    found = []
    for value in map(int, values.split()):
        card = next(card for card in left if VALUES[card] == value)
        left.remove(card)
        found.append(card)
    return found


def at_table(
    hands: Sequence[str],
    *,
    discard: str = "13",
    stock: str = "",
    turn: int = 1,
    turns: Sequence[int] | None = None,
    rules: Mapping[str, Any] | None = None,
    **set_up: Any,
) -> Nine:
    """A seat is to begin its turn, all have had one; `stock` names what is drawn first, first of all."""
    players = len(hands)
    game = new_game(players, rules, dealer=0, **set_up)
    piles, left = game.table.piles, list(CARDS)
    held = [taken_from(left, hand) for hand in hands]
    lying, first = taken_from(left, discard), taken_from(left, stock)
    for seat in range(players):
        piles[HANDS[seat]][:] = held[seat]
    piles[DISCARD][:] = lying
    piles[STOCK][:] = [*left, *reversed(first)]
    game.turns = list(turns or [1] * players)
    game.ask(Phase.DRAW, turn)
    return game


def hand(game: Nine, seat: int) -> list[int]:
    """Its values."""
    return sorted(VALUES[card] for card in game.table.piles[HANDS[seat]])


def top(game: Nine) -> int:
    return VALUES[game.table.piles[DISCARD][-1]]


def play(game: Nine, *moves: str) -> None:
    """Each by the seat that is to act; "discard 12 12" by values, or by cards as they are written."""
    for text in moves:
        assert game.turn is not None
        game.play(game.turn, named(game, text))


def named(game: Nine, text: str) -> Move:
    verb, *words = text.split()
    if verb != "discard" or not words or not words[0].isdecimal():
        return move(text)
    assert game.turn is not None
    left = list(game.table.piles[HANDS[game.turn]])
    return Move(verb, tuple(taken_from(left, " ".join(words))))


def legal(game: Nine) -> set[str]:
    """What the seat that is to act may do, discards by their values."""
    assert game.turn is not None
    return {" ".join([m.verb, *(str(VALUES[card]) for card in m.cards)]) for m in game.legal_moves(game.turn)}


def reason(game: Nine, text: str, seat: int | None = None) -> tuple[str, str]:
    """Why a move is refused: the rule and the sentence."""
    actor = game.turn if seat is None else seat
    assert actor is not None
    refusal = game.refusal(actor, named(game, text))
    assert refusal is not None, text
    return refusal.rule, str(refusal)
