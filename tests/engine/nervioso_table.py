"""Set positions of Nervioso: seat 0 is the P1 of the scenarios in the rules."""

from typing import Any

from cardtable.engine.cards import SPANISH, Card
from cardtable.engine.game import Called, Event, Judged, Move
from cardtable.engine.games.nervioso import DISCARD, HANDS, Nervioso

P1, P2, P3, P4 = range(4)


def cards(texts: str) -> list[Card]:
    return [SPANISH.card(text) for text in texts.split()]


def move(text: str) -> Move:
    return Move.parse(text, SPANISH)


def new_game(players: int = 3, rules: dict[str, Any] | None = None, **set_up: Any) -> Nervioso:
    """By default the last seat deals, so that P1 starts."""
    options = Nervioso.make_options(rules or {})
    return Nervioso(options, players, set_up.pop("seed", "a seed"), **{"dealer": players - 1, **set_up})


def position(*hands: str, pile: str = "", count: int = 0, turn: int = P1, **rules: Any) -> Nervioso:
    """In mid-game; each hand in the order in which it is laid. Cards that are not named are away."""
    game = new_game(len(hands), rules)
    for seat, hand in enumerate(hands):
        game.table.stack(HANDS[seat], cards(hand)[::-1])
    game.table.stack(DISCARD, cards(pile))
    game.count, game.turn = count, turn
    return game


def play(game: Nervioso, *lines: str) -> tuple[Event, ...]:
    """Each line a seat, a move and, perhaps, a time: "P1 lay", "P2 slap @310"; what the last one brought."""
    told: tuple[Event, ...] = ()
    for line in lines:
        text, _, at_ms = line.partition(" @")
        seat, _, text = text.partition(" ")
        told = game.play(int(seat[1:]) - 1, move(text), int(at_ms) if at_ms else None)
    return told


def legal(game: Nervioso, seat: int) -> set[str]:
    return set(map(str, game.legal_moves(seat)))


def reason(game: Nervioso, seat: int, text: str) -> str:
    """The rule by which a move is refused, or "legal"."""
    refusal = game.refusal(seat, move(text))
    return refusal.rule if refusal else "legal"


def hand(game: Nervioso, seat: int) -> list[str]:
    """In the order in which it will be laid."""
    return [str(card) for card in reversed(game.table.piles[HANDS[seat]])]


def held(game: Nervioso) -> list[int]:
    return [len(game.table.piles[HANDS[seat]]) for seat in range(game.players)]


def pile(game: Nervioso) -> list[str]:
    return list(map(str, game.table.piles[DISCARD]))


def verdicts(game: Nervioso) -> list[tuple[str, int]]:
    """All verdicts of the game, each with its seat."""
    return [(event.verdict, event.seat) for event in game.events if isinstance(event, Judged)]


def hands_at(game: Nervioso) -> list[tuple[int, int]]:
    """The hands of the last verdict with their ms after the card."""
    return list([event for event in game.events if isinstance(event, Judged)][-1].hands)


def called(game: Nervioso) -> list[str]:
    return [f"P{event.seat + 1} {event.move}" for event in game.events if isinstance(event, Called)]
