"""Set positions of Тысяча: seats clockwise P0, P1, P2; P0 deals, so that P1 is the first hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import Move
from cardtable.engine.games.thousand import (
    CARDS,
    HANDS,
    POINTS,
    STOCK,
    TAKEN,
    TRICK,
    Counts,
    Phase,
    Thousand,
    ThousandOptions,
)
from cardtable.engine.games.thousand.scoring import Played, Reckoned, reckon

S01 = {
    1: "AH KH QH TS 9S JC 9D",
    2: "AS KS QS TC KC 9H JD",
    0: "AD TD KD QD TH JH 9C",
}
S01_PRIKUP = "AC QC JS"


def cards(texts: str) -> list[Card]:
    return [FRENCH.card(text) for text in texts.split()]


def move(text: str) -> Move:
    return Move.parse(text, FRENCH)


def options(**rules: Any) -> ThousandOptions:
    made = Thousand.make_options(rules)
    assert isinstance(made, ThousandOptions)
    return made


def new_game(players: int = 3, rules: Mapping[str, Any] | None = None, **set_up: Any) -> Thousand:
    return Thousand(options(**(rules or {})), players, set_up.pop("seed", "a seed"), **set_up)


def pack_of(
    hands: Mapping[int, str], prikup: str = "", *, second: str = "", players: int = 3, dealer: int = 0
) -> list[Card]:
    """A pack from which these cards come; what is not named is filled up fairly."""
    size, talon = (10, 2) if players == 2 else (7, 3)
    active = [(dealer + step) % players for step in range(1, min(players, 3) + 1)]
    dealt = {seat: cards(hands.get(seat, "")) for seat in active}
    widows = [cards(prikup), cards(second)] if players == 2 else [cards(prikup)]
    piles = [*((held, size) for held in dealt.values()), *((widow, talon) for widow in widows)]
    named = {card for pile, _ in piles for card in pile}
    assert len(named) == sum(len(pile) for pile, _ in piles), "a card is named twice"
    rest = sorted((card for card in CARDS if card not in named), key=lambda card: POINTS[card])
    while rest:
        for pile, most in piles:
            if len(pile) < most:
                pile.append(rest.pop())
    pack: list[Card] = []
    turns = {2: 0, 3: 0, 4: 1, 5: 1} if players == 2 else {2: 0, 3: 0, 4: 0}
    laid = [iter(widow) for widow in widows]
    for number in range(size):
        pack += [dealt[seat][number] for seat in active]
        if number + 1 in turns:
            pack.append(next(laid[turns[number + 1]]))
    return pack


def dealt(
    hands: Mapping[int, str],
    prikup: str = "",
    *,
    second: str = "",
    players: int = 3,
    dealer: int = 0,
    rules: Mapping[str, Any] | None = None,
    **set_up: Any,
) -> Thousand:
    pack = pack_of(hands, prikup, second=second, players=players, dealer=dealer)
    return new_game(players, rules, pack=pack, dealer=dealer, **set_up)


def play(game: Thousand, *moves: str) -> None:
    """Each by the seat that is to act, or "P2 pass" to say who that has to be."""
    for text in moves:
        if text[0] == "P":
            who, _, text = text.partition(" ")
            assert game.turn == int(who[1:]), (game.turn, text)
        assert game.turn is not None
        game.play(game.turn, move(text))


def legal(game: Thousand, *verbs: str) -> set[str]:
    """What the seat that is to act may do, of some verbs or of all."""
    assert game.turn is not None
    return {str(m) for m in game.legal_moves(game.turn) if not verbs or m.verb in verbs}


def playable(game: Thousand) -> set[str]:
    return {text.split()[1] for text in legal(game, "play")}


def reason(game: Thousand, text: str, seat: int | None = None) -> tuple[str, str]:
    """Why a move is refused: the rule and the sentence."""
    actor = game.turn if seat is None else seat
    assert actor is not None
    refusal = game.refusal(actor, move(text))
    assert refusal is not None, text
    return refusal.rule, str(refusal)


def in_play(
    hands: Mapping[int, str],
    *,
    turn: int = 1,
    trick: str = "",
    trump: str | None = None,
    owner: int | None = None,
    tricks: Sequence[int] = (0, 0, 0),
    declarer: int = 1,
    order: int = 100,
    rules: Mapping[str, Any] | None = None,
    **set_up: Any,
) -> Thousand:
    """In the middle of the tricks, with these hands; all other cards are taken."""
    game = new_game(len(tricks), rules, dealer=0, **set_up)
    piles = game.table.piles
    for pile in piles.values():
        pile.clear()
    for seat in range(len(tricks)):
        piles[HANDS[seat]] += cards(hands.get(seat, ""))
    piles[TRICK] += cards(trick)
    lying = {card for pile in piles.values() for card in pile}
    piles[TAKEN[0]] += [card for card in CARDS if card not in lying]
    assert not piles[STOCK]
    game.declarer, game.contract, game.unseen = declarer, order, None
    game.trump, game.trump_owner, game.tricks = trump, owner, list(tricks)
    game.prikup = cards("9S 9C JC")
    game.ask(Phase.PLAY, turn)
    return game


# Scoring alone.


def counts(players: int = 3, **given: Sequence[int]) -> Counts:
    none = (0,) * players
    said: dict[str, Any] = {name: tuple(values) for name, values in given.items()}
    sits = tuple(bool(seat) for seat in said.get("on_barrel", none))
    tries = tuple(3 * seat for seat in sits)
    rest = dict.fromkeys(("bolts", "bolts_in_row", "rospis", "falls", "no_win"), none)
    return Counts(**{**rest, "attempts": tries, **said, "on_barrel": sits})


def scored(
    raw: Sequence[int],
    *,
    declarer: int = 1,
    order: int = 100,
    tricks: Sequence[int] | None = None,
    scores: Sequence[int] | None = None,
    rules: Mapping[str, Any] | None = None,
    counters: Mapping[str, Sequence[int]] | None = None,
    **played: Any,
) -> Reckoned:
    """What a deal is worth; who has points has a trick, unless it is said otherwise."""
    players = len(raw)
    active = tuple(range(players)) if players < 4 else (1, 2, 3)
    took = tuple(tricks) if tricks is not None else tuple(min(points, 1) for points in raw)
    deal = Played(active, declarer, order, tuple(raw), took, **played)
    before = list(scores or [0] * players)
    found = reckon(deal, options(**(rules or {})), before, counts(players, **(counters or {})))
    for seat, lines in enumerate(found.lines):
        assert before[seat] + sum(points for _, points in lines) == found.scores[seat], lines
    return found
