"""Set positions of 66: seat 0 is the A of the scenarios in the rules, seat 1 is B; trumps are spades."""

from typing import Any

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import Move, Place, Zone
from cardtable.engine.games.sixty_six import CARDS, HANDS, STOCK, TAKEN, TRICK, TRUMP, SixtySix

A, B = 0, 1


def cards(texts: str) -> list[Card]:
    return [FRENCH.card(text) for text in texts.split()]


def move(text: str) -> Move:
    return Move.parse(text, FRENCH)


def new_game(rules: dict[str, Any] | None = None, **set_up: Any) -> SixtySix:
    return SixtySix(SixtySix.make_options(rules or {}), 2, set_up.pop("seed", "a seed"), **set_up)


def pack_of(a: str, b: str, turned: str, stock: str = "", *, dealer: int = B) -> list[Card]:
    """A pack from which these cards come; the rest of the cards fill up what is not named."""
    hands = (cards(a), cards(b))
    named = [*hands[A], *hands[B], *cards(turned), *cards(stock)]
    rest = iter([card for card in CARDS if card not in named])
    for hand in hands:
        hand += [next(rest) for _ in range(6 - len(hand))]
    pairs = zip(hands[1 - dealer], hands[dealer], strict=True)
    return [card for pair in pairs for card in pair] + cards(turned) + cards(stock) + list(rest)


def dealt(a: str, b: str, turned: str, stock: str = "", *, dealer: int = B, **set_up: Any) -> SixtySix:
    """A deal in which these cards come."""
    pack = pack_of(a, b, turned, stock, dealer=dealer)
    return new_game(set_up.pop("rules", None), pack=pack, dealer=dealer, **set_up)


def position(
    a: str,
    b: str,
    *,
    turn: int = A,
    trick: str = "",
    taken: tuple[str, str] = ("", ""),
    points: tuple[int, int] = (0, 0),
    pending: tuple[int, int] = (0, 0),
    turned: str = "",
    stock: str = "",
    closed_by: int | None = None,
    rules: dict[str, Any] | None = None,
    trump: str = "S",
    **set_up: Any,
) -> SixtySix:
    """A position in mid-deal. Without `turned` the stock is used up; cards that are not named are away."""
    game = new_game(rules, **set_up)
    piles = {HANDS[A]: a, HANDS[B]: b, TRICK: trick, TRUMP: turned, STOCK: stock}
    piles |= {TAKEN[A]: taken[A], TAKEN[B]: taken[B]}
    for zone, texts in piles.items():
        game.table.stack(zone, cards(texts))
    game.trump = trump
    game.points, game.pending = list(points), list(pending)
    game.closed_by = closed_by
    game.stock_open = bool(turned) and closed_by is None
    game.ask(game.phase, turn)
    return game


def play(game: SixtySix, *lines: str) -> None:
    """Each line a seat's letter and its move: "A play KD"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        game.play("AB".index(seat), move(text))


def legal(game: SixtySix, seat: int = A) -> set[str]:
    return set(map(str, game.legal_moves(seat)))


def playable(game: SixtySix, seat: int = A) -> set[str]:
    return {text.removeprefix("play ") for text in legal(game, seat) if text.startswith("play ")}


def reason(game: SixtySix, seat: int, text: str) -> str:
    """The rule by which a move is refused, or "legal"."""
    refusal = game.refusal(seat, move(text))
    return refusal.rule if refusal else "legal"


def pips(game: SixtySix) -> tuple[int, ...]:
    """What the deal that just ended is worth, by seat."""
    assert game.last_deal is not None
    return game.last_deal.points


def hand_of(game: SixtySix, seat: int) -> set[str]:
    return set(map(str, game.table.piles[Zone(Place.HAND, seat)]))
