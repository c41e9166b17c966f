"""Where cards lie, the moves of a seat, what is told about both, and the one place that moves cards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from cardtable.engine.cards import Card, Pack

Seat = int
"""A place at the table, 0, 1, 2 ... clockwise; a player sits in it."""


class Place(StrEnum):
    HAND = "hand"
    STOCK = "stock"
    TRUMP = "trump"
    WIDOW = "widow"
    DUMMY = "dummy"
    TRICK = "trick"
    TAKEN = "taken"
    DISCARD = "discard"
    PILE = "pile"
    UP = "up"
    DOWN = "down"
    AWAY = "away"


@dataclass(frozen=True, eq=False, slots=True)
class Zone:
    """A place, of a seat where it has one; equal zones are one object. The last card of a zone is its top."""

    place: Place
    seat: Seat | None = None

    def __new__(cls, place: Place, seat: Seat | None = None) -> "Zone":
        key = (place, seat)
        if key not in _ZONES:
            _ZONES[key] = object.__new__(cls)
        return _ZONES[key]

    def __str__(self) -> str:
        return str(self.place) if self.seat is None else f"{self.place}:{self.seat}"

    @staticmethod
    def parse(text: str) -> "Zone":
        """
        >>> Zone.parse("hand:0") is Zone(Place.HAND, 0)
        True
        """
        place, _, seat = text.partition(":")
        return Zone(Place(place), int(seat) if seat else None)


_ZONES: dict[tuple[Place, Seat | None], Zone] = {}


@dataclass(frozen=True, eq=False, slots=True)
class Move:
    """A verb, then cards, then at most one number; equal moves are one object, so comparing is cheap."""

    verb: str
    cards: tuple[Card, ...] = ()
    number: int | None = None

    def __new__(cls, verb: str, cards: tuple[Card, ...] = (), number: int | None = None) -> "Move":
        key = (verb, cards, number)
        if key not in _MOVES:
            _MOVES[key] = object.__new__(cls)
        return _MOVES[key]

    def is_also(self, other: "Move") -> bool:
        """Whether the other differs at most in the order of its cards."""
        return (
            self.verb == other.verb
            and self.number == other.number
            and len(self.cards) == len(other.cards)
            and set(self.cards) == set(other.cards)
        )

    def __str__(self) -> str:
        words = [self.verb, *map(str, self.cards)]
        return " ".join(words if self.number is None else [*words, str(self.number)])

    @staticmethod
    def parse(text: str, pack: Pack) -> "Move":
        """The move written `text`; ValueError with a sentence where it is none.

        >>> from cardtable.engine.cards import FRENCH
        >>> str(Move.parse("play  AS", FRENCH))
        'play AS'
        """
        verb, *rest = text.split() or [""]
        if not (verb.isascii() and verb.isalpha()):
            raise ValueError(f"A move begins with a word: {text!r} does not.")
        number = int(rest.pop()) if rest and rest[-1].isdecimal() and len(rest[-1]) < 10 else None
        return Move(verb, tuple(pack.card(word) for word in rest), number)


_MOVES: dict[tuple[str, tuple[Card, ...], int | None], Move] = {}


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards went from one zone to another; `None` is a card that the reader may not know."""

    cards: tuple[Card | None, ...]
    source: Zone
    target: Zone
    known: frozenset[Seat]

    def seen_by(self, seat: Seat) -> "Moved":
        if seat in self.known:
            return Moved(self.cards, self.source, self.target, frozenset((seat,)))
        return Moved((None,) * len(self.cards), self.source, self.target, frozenset())


@dataclass(frozen=True, slots=True)
class Called:
    """A seat made a move; what the cards then do follows as `Moved`.

    Only who is in `known` may know its cards, all if it is None; for the others they are `hidden`, so many.
    """

    seat: Seat
    move: Move
    known: frozenset[Seat] | None = field(default=None, compare=False)
    hidden: int = 0

    def seen_by(self, seat: Seat) -> "Called":
        if self.known is None or seat in self.known:
            return self
        return Called(self.seat, Move(self.move.verb, (), self.move.number), None, len(self.move.cards))


@dataclass(frozen=True, slots=True)
class Scored:
    """A deal ended: what it adds to each seat's score before any cap, and the scores now."""

    points: tuple[int, ...]
    scores: tuple[int, ...]

    def seen_by(self, seat: Seat) -> "Scored":
        return self


@dataclass(frozen=True, slots=True)
class Judged:
    """What a game with a clock decides about a seat, in a word of that game; hands with their ms."""

    seat: Seat
    verdict: str
    hands: tuple[tuple[Seat, int], ...] = ()

    def seen_by(self, seat: Seat) -> "Judged":
        return self


Event = Moved | Called | Scored | Judged


class Table:
    """Every card in its zone. Without `sees` it is quiet: it moves cards and tells nothing."""

    __slots__ = ("_sees", "events", "piles", "quiet", "seats")

    def __init__(
        self,
        piles: Mapping[Zone, Iterable[Card]],
        seats: int,
        sees: Callable[[Seat, Zone], bool] | None = None,
    ) -> None:
        self.piles = {zone: list(cards) for zone, cards in piles.items()}
        self.seats = seats
        self.events: list[Event] = []
        self.quiet = sees is None
        self._sees = sees

    def quiet_copy(self) -> "Table":
        return Table(self.piles, self.seats)

    def tell(self, event: Event) -> None:
        if not self.quiet:
            self.events.append(event)

    def draw(self, source: Zone, target: Zone) -> None:
        """The top card goes to another zone."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        if not self.quiet:
            self._tell_moved((card,), source, target)

    def move(self, card: Card, source: Zone, target: Zone, *, openly: bool = False) -> None:
        self.piles[source].remove(card)
        self.piles[target].append(card)
        if not self.quiet:
            self._tell_moved((card,), source, target, openly)

    def move_some(self, cards: Sequence[Card], source: Zone, target: Zone) -> None:
        """These cards of a zone go to another together, the last one on top."""
        for card in cards:
            self.piles[source].remove(card)
        self.piles[target] += cards
        if not self.quiet:
            self._tell_moved(tuple(cards), source, target)

    def move_all(self, source: Zone, target: Zone, *, openly: bool = False) -> None:
        """All cards of a zone go to another in their order."""
        cards = self.piles[source]
        if cards:
            self.piles[target] += cards
            if not self.quiet:
                self._tell_moved(tuple(cards), source, target, openly)
            cards.clear()

    def open(self, zone: Zone) -> None:
        """The cards of a zone lie face up from now on, where they lie: told as a move on the spot."""
        if not self.quiet:
            self._tell_moved(tuple(self.piles[zone]), zone, zone)

    def exchange(self, hand: Zone, other: Zone) -> None:
        """All cards of two zones change places at once, each half told to who sees one of its ends."""
        mine, theirs = self.piles[hand], self.piles[other]
        self.piles[hand], self.piles[other] = theirs, mine
        if not self.quiet:
            self._tell_moved(tuple(mine), hand, other)
            self._tell_moved(tuple(theirs), other, hand)

    def stack(self, zone: Zone, cards: Iterable[Card]) -> None:
        """The cards of a zone come to lie in a new order, which nobody is told."""
        self.piles[zone][:] = cards

    def _tell_moved(self, cards: tuple[Card, ...], source: Zone, target: Zone, openly: bool = False) -> None:
        """Who sees either end knows the cards; all do where they are shown on the way."""
        sees = self._sees
        assert sees is not None  # or it would be quiet
        seats = range(self.seats)
        known = frozenset(seat for seat in seats if openly or sees(seat, source) or sees(seat, target))
        self.events.append(Moved(cards, source, target, known))
