"""Set positions of Nines: seats clockwise A, B, C, D, E; A is to play unless said otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import Event, Move
from cardtable.engine.games.nines_shedding import (
    AWAY,
    CARDS,
    DOWNS,
    HANDS,
    PILE,
    STOCK,
    UPS,
    Nines,
    NinesOptions,
    Phase,
)

A, B, C, D, E = range(5)
LETTERS = "ABCDE"


def cards(texts: str) -> list[Card]:
    return [FRENCH.card(text) for text in texts.split()]


def move(text: str) -> Move:
    return Move.parse(text, FRENCH)


def options(**rules: Any) -> NinesOptions:
    made = Nines.make_options(rules)
    assert isinstance(made, NinesOptions)
    return made


def new_game(players: int = 4, rules: Mapping[str, Any] | None = None, **set_up: Any) -> Nines:
    return Nines(options(**(rules or {})), players, set_up.pop("seed", "a seed"), **set_up)


def position(
    *hands: str,
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    pile: str = "",
    stock: str = "",
    turn: int = A,
    rules: Mapping[str, Any] | None = None,
) -> Nines:
    """A position in mid-play, a hand for each seat; the last card of the stock is drawn first.

    Cards that are not named are away, but for one each that fills a seat without any.
    """
    game = new_game(len(hands), rules)
    piles = {zone: list[Card]() for zone in game.table.piles}
    for zones, texts in ((HANDS, hands), (UPS, up), (DOWNS, down)):
        piles |= {zones[seat]: cards(text) for seat, text in enumerate(texts)}
    piles |= {PILE: cards(pile), STOCK: cards(stock)}
    rest = [card for card in CARDS if not any(card in lying for lying in piles.values())]
    for seat in range(len(hands)):
        if not any(piles[zones[seat]] for zones in (HANDS, UPS, DOWNS)):
            piles[HANDS[seat]].append(rest.pop())
    piles[AWAY] = rest
    for zone, lying in piles.items():
        game.table.stack(zone, lying)
    game.table.events.clear()  # nobody remembers another deal
    game.phase, game.turn = Phase.PLAY, turn
    return game


def play(game: Nines, *lines: str) -> tuple[Event, ...]:
    """Each line a seat's letter and its move, "A play KD"; what the last one brought."""
    events: tuple[Event, ...] = ()
    for line in lines:
        seat, _, text = line.partition(" ")
        events = game.play(LETTERS.index(seat), move(text))
    return events


def legal(game: Nines, seat: int | None = None) -> set[str]:
    """Of the seat on turn, where none is named."""
    return set(map(str, game.legal_moves(game.turn if seat is None else seat)))  # type: ignore[arg-type]


def ranks(game: Nines) -> str:
    """Which ranks the seat on turn may play, in the order of the pack."""
    assert game.turn is not None
    ranks = {move.cards[0].rank for move in game.legal_moves(game.turn) if move.cards}
    return "".join(rank for rank in "23456789TJQKA" if rank in ranks)


def reason(game: Nines, seat: int, text: str) -> str:
    """The rule by which a move is refused, or "legal"."""
    refusal = game.refusal(seat, move(text))
    return refusal.rule if refusal else "legal"


def hand(game: Nines, seat: int) -> set[str]:
    return set(map(str, game.table.piles[HANDS[seat]]))


def pile(game: Nines) -> str:
    return " ".join(map(str, game.table.piles[PILE]))


def show_all(game: Nines) -> None:
    """Every seat shows its first three cards."""
    while game.phase is Phase.CHOOSE:
        seat = game.to_act()[0]
        game.play(seat, game.legal_moves(seat)[0])
