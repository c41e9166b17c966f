"""Set positions of nines in tricks: A, B and C are seats 0, 1 and 2; A deals, and clubs are trumps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import Move
from cardtable.engine.games.nines_tricks import (
    CARDS,
    DUMMY,
    HANDS,
    PLAYERS,
    SIZE,
    STOCK,
    TAKEN,
    TRICK,
    NinesTricks,
    NinesTricksOptions,
    Phase,
)

SEATS = "ABC"
DEALT = (1, 2, 0, 3)
"""Whose hand the first four cards go to, where A deals; 3 is the one in the middle."""


def cards(texts: str) -> list[Card]:
    return [FRENCH.card(text) for text in texts.split()]


def move(text: str) -> Move:
    return Move.parse(text, FRENCH)


def options(**rules: Any) -> NinesTricksOptions:
    made = NinesTricks.make_options(rules)
    assert isinstance(made, NinesTricksOptions)
    return made


def new_game(rules: Mapping[str, Any] | None = None, **set_up: Any) -> NinesTricks:
    dealer = set_up.pop("dealer", 0)
    return NinesTricks(
        options(**(rules or {})), PLAYERS, set_up.pop("seed", "a seed"), dealer=dealer, **set_up
    )


def pack_of(a: str = "", b: str = "", c: str = "", dummy: str = "") -> list[Card]:
    """A pack from which A deals these cards; hands are filled up from the twos on."""
    hands = [cards(hand) for hand in (a, b, c, dummy)]
    named = {card for hand in hands for card in hand}
    rest = sorted((card for card in CARDS if card not in named), key=lambda card: -(card.index % SIZE))
    for hand in hands:
        while len(hand) < SIZE:
            hand.append(rest.pop())
    return [hands[who][number] for number in range(SIZE) for who in DEALT]


def dealt(
    a: str = "",
    b: str = "",
    c: str = "",
    dummy: str = "",
    rules: Mapping[str, Any] | None = None,
    **set_up: Any,
) -> NinesTricks:
    return new_game(rules, pack=pack_of(a, b, c, dummy), **set_up)


def in_play(
    a: str,
    b: str,
    c: str,
    *,
    turn: str = "A",
    trick: str = "",
    trump: str = "C",
    tricks: Sequence[int] = (0, 0, 0),
    dummy: str = "",
    rules: Mapping[str, Any] | None = None,
    **set_up: Any,
) -> NinesTricks:
    """In the middle of the tricks, with these hands; all other cards are taken, or in the middle."""
    order = options(**(rules or {})).trump_order
    game = new_game(rules, deal=order.index(trump) + 1, **set_up)
    piles = game.table.piles
    for pile in piles.values():
        pile.clear()
    for seat, hand in enumerate((a, b, c)):
        piles[HANDS[seat]] += cards(hand)
    piles[TRICK] += cards(trick)
    piles[DUMMY] += cards(dummy)
    lying = {card for pile in piles.values() for card in pile}
    rest = [card for card in CARDS if card not in lying]
    room = SIZE - len(piles[DUMMY])
    piles[DUMMY] += rest[:room]
    piles[TAKEN[0]] += rest[room:]
    assert not piles[STOCK]
    game.tricks = list(tricks)
    seat = SEATS.index(turn)
    game.leader = (seat - len(piles[TRICK])) % PLAYERS
    game.exchanged = ["keep"] * PLAYERS
    game.ask(Phase.PLAY, seat)
    return game


def play(game: NinesTricks, *moves: str) -> None:
    """Each by the seat that is to act, or "B play 9C" to say who that has to be."""
    for text in moves:
        if text[0] in SEATS:
            assert game.turn == SEATS.index(text[0]), (game.turn, text)
            text = text[2:]
        assert game.turn is not None
        game.play(game.turn, move(text))


def legal(game: NinesTricks) -> set[str]:
    assert game.turn is not None
    return {str(m).removeprefix("play ") for m in game.legal_moves(game.turn)}


def reason(game: NinesTricks, text: str, seat: int | None = None) -> tuple[str, str]:
    """Why a move is refused: the rule and the sentence."""
    actor = game.turn if seat is None else seat
    assert actor is not None
    refusal = game.refusal(actor, move(text))
    assert refusal is not None, text
    return refusal.rule, str(refusal)


def ended(tricks: Sequence[int], rules: Mapping[str, Any] | None = None, **set_up: Any) -> NinesTricks:
    """A deal has ended with so many tricks each, the last of them taken by its seat."""
    last = max(range(PLAYERS), key=lambda seat: tricks[seat])
    before = [count - (seat == last) for seat, count in enumerate(tricks)]
    hands = ["2D", "2H", "2S"]
    hands[last] = "AC"
    game = in_play(*hands, turn=SEATS[last], tricks=before, rules=rules, **set_up)
    for _ in range(PLAYERS):
        assert game.turn is not None
        game.play(game.turn, game.legal_moves(game.turn)[0])
    assert tuple(game.tricks) == tuple(tricks)
    return game
