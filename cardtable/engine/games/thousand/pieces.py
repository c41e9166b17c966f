"""The words of Тысяча: its cards and their values, zones, moves, phases, and what a view of it adds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import DealResult, Move, Moved, Place, Seat, View, Zone
from cardtable.engine.games.thousand.options import ThousandOptions
from cardtable.engine.tricks import beating, beats, following

VALUES: Final = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
"""Points of a rank; a higher one beats a lower one of its suit (G2-A02)."""
MARRIAGES: Final = {"H": 100, "D": 80, "C": 60, "S": 40}
"""What the king and queen of a suit are worth (G2-A01)."""
ACES: Final = 200
FORCED: Final = 100
"""The bid of the first hand (G2-A15)."""
FULL: Final = 120
"""All card points: the most one may bid without a marriage, and the order of a dark or golden deal."""
CEILING: Final = 500
"""No order is higher, whatever the options (G2-A16)."""

CARDS: Final = tuple(card for card in FRENCH.cards if card.rank in VALUES)
POINTS: Final = {card: VALUES[card.rank] for card in CARDS}
NINES: Final = frozenset(card for card in CARDS if card.rank == "9")
FOUR_ACES: Final = frozenset(card for card in CARDS if card.rank == "A")
PARTNER: Final = {FRENCH.card(a + suit): FRENCH.card(b + suit) for suit in "SCDH" for a, b in ("KQ", "QK")}

SEATS: Final = range(4)
HANDS: Final = tuple(Zone(Place.HAND, seat) for seat in SEATS)
TAKEN: Final = tuple(Zone(Place.TAKEN, seat) for seat in SEATS)
STOCK: Final = Zone(Place.STOCK)
TRICK: Final = Zone(Place.TRICK)
AWAY: Final = Zone(Place.AWAY)
WIDOW: Final = Zone(Place.WIDOW)
WIDOWS: Final = (Zone(Place.WIDOW, 1), Zone(Place.WIDOW, 2))
"""The two of two players; the number is the prikup's, not a seat's."""

PLAY: Final = {card: Move("play", (card,)) for card in CARDS}
MARRY: Final = {card: Move("marry", (card,)) for card in PARTNER}
DECLARE_ACES: Final = {card: Move("aces", (card,)) for card in FOUR_ACES}
DISCARD: Final = {card: Move("discard", (card,)) for card in CARDS}
BID: Final = {number: Move("bid", (), number) for number in range(FORCED, CEILING + 1, 5)}
RAISE: Final = {number: Move("raise", (), number) for number in range(FORCED, CEILING + 1, 5)}
PASS: Final = Move("pass")
REDEAL: Final = Move("redeal")
KEEP: Final = Move("keep")
DARK: Final = Move("dark")
LOOK: Final = Move("look")
STAND: Final = Move("stand")
ROSPIS: Final = Move("rospis")

Bid = int | str | None
"""What a seat bid last, or "pass"; None before it has spoken."""


class Phase(StrEnum):
    DARK = "dark"
    REDEAL_HAND = "redeal_hand"
    BIDDING = "bidding"
    TAKE = "take"
    REDEAL_PRIKUP = "redeal_prikup"
    SNOS = "snos"
    REDEAL_SNOS = "redeal_snos"
    RAISE = "raise"
    PLAY = "play"
    PAUSE = "pause"
    OVER = "over"


@dataclass(frozen=True)
class Counts:
    """What is counted for each seat beside its score, by seat; `attempts` are those left."""

    bolts: tuple[int, ...]
    bolts_in_row: tuple[int, ...]
    rospis: tuple[int, ...]
    falls: tuple[int, ...]
    attempts: tuple[int, ...]
    on_barrel: tuple[bool, ...]
    no_win: tuple[int, ...]


@dataclass(frozen=True)
class ThousandResult(DealResult):
    """`points` are what each seat writes, before fines, caps, falls and samosval.

    `lines` say by seat what made its new score: pairs of a cause and the points it brought, which sum up to
    the change of the score. `raw` are the points of cards and announcements.
    """

    deal: int
    dealer: Seat
    declarer: Seat
    order: int
    made: bool
    written_off: bool
    golden: bool
    dark: bool
    raw: tuple[int, ...]
    tricks: tuple[int, ...]
    marriages: tuple[tuple[str, ...], ...]
    lines: tuple[tuple[tuple[str, int], ...], ...]
    scores: tuple[int, ...]
    bolts: tuple[int, ...]
    """The counters after the deal, by seat; so are the next three."""
    on_barrel: tuple[bool, ...]
    attempts: tuple[int, ...]
    falls: tuple[int, ...]


@dataclass(frozen=True)
class ThousandView(View):
    """`points` are raw points of this deal; `marriages` by seat the suits announced, "aces" among them.

    `cap` is the highest order that the seat may name at present, or None where it names none; `rights` say
    why it may have the cards dealt again: "nines", "hand", "prikup", "two_nines". `prikup` is the talon that
    was opened. `fines` are those at the cut of this deal: a seat, a cause, and the points. `golden_made`: a
    golden order was made in this round.
    """

    game: ClassVar[str] = "thousand"
    card_fields: ClassVar[tuple[str, ...]] = ("prikup",)

    options: ThousandOptions
    active: tuple[Seat, ...]
    order: int | None
    declarer: Seat | None
    bids: tuple[Bid, ...]
    cap: int | None
    dark: bool
    golden: bool
    golden_made: bool
    rights: tuple[str, ...]
    prikup: tuple[Card | None, ...] | None
    served: tuple[Seat, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    marriages: tuple[tuple[str, ...], ...]
    trump_owner: Seat | None
    fines: tuple[tuple[Seat, str, int], ...]
    bolts: tuple[int, ...]
    bolts_in_row: tuple[int, ...]
    rospis: tuple[int, ...]
    falls: tuple[int, ...]
    attempts: tuple[int, ...]
    on_barrel: tuple[bool, ...]
    no_win: tuple[int, ...]
    last_deal: ThousandResult | None

    @property
    def highest(self) -> int:
        """The highest bid so far, 0 where nobody has bid."""
        return max((bid for bid in self.bids if isinstance(bid, int)), default=0)

    @property
    def last_trick(self) -> tuple[Card | None, ...]:
        """The cards of the trick that was taken last in this deal."""
        taken = (
            event.cards for event in reversed(self.seen) if isinstance(event, Moved) and event.source is TRICK
        )
        return next(taken, ())


def active_seats(players: int, dealer: Seat) -> list[Seat]:
    """Who plays, from the first hand on; the dealer of four sits out (rules 2(b-2))."""
    return [(dealer + step) % players for step in range(1, min(players, 3) + 1)]


def round5(points: int) -> int:
    """To the nearest multiple of five, halves up.

    >>> [round5(points) for points in (117, 118, 2, 3)]
    [115, 120, 0, 5]
    """
    return (2 * points + 5) // 10 * 5


def half_of(order: int) -> int:
    """Half of an order, to the nearest multiple of five, halves up (G2-A33)."""
    return (order + 5) // 10 * 5


def worth(cards: Iterable[Card]) -> int:
    return sum(POINTS[card] for card in cards)


def marriages_in(hand: Sequence[Card]) -> list[str]:
    """The suits of which both king and queen are in the hand."""
    return [card.suit for card in hand if card.rank == "K" and PARTNER[card] in hand]


def cap_of(hand: Sequence[Card], options: ThousandOptions) -> int:
    """The highest order that may be named with these cards (G2-A16)."""
    if options.bid_above_max:
        return CEILING
    aces = ACES if options.ace_marriage and holds_aces(hand) else 0
    return min(CEILING, FULL + aces + sum(MARRIAGES[suit] for suit in marriages_in(hand)))


def holds_aces(hand: Sequence[Card]) -> bool:
    return FOUR_ACES.issubset(hand)


def winning(trick: Sequence[Card], trump: str | None) -> int:
    """The place in the trick of the card that takes it."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump, VALUES):
            best = place
    return best


def answers(
    hand: Sequence[Card], trick: Sequence[Card], trump: str | None, options: ThousandOptions
) -> Sequence[Card]:
    """What may be played to the trick (G2-A21, O42)."""
    cards = following(hand, trick[0], trump)
    return beating(cards, trick[winning(trick, trump)], trump, VALUES) if options.must_beat else cards


def leads(hand: Sequence[Card], foreign: str | None) -> Sequence[Card]:
    """What may be led where trumps of somebody else, `foreign`, may not (G2-A28)."""
    return [card for card in hand if card.suit != foreign] or hand
