"""What every game is: set-up, legal moves, one way to apply a move, and what each seat may know."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Self

from cardtable.engine.cards import Card, Pack, dice, shuffled
from cardtable.engine.mark import N_
from cardtable.engine.options import (
    BadOption,
    Options,
    OptionSpec,
    Preset,
    make_options,
    option,
    option_specs,
)
from cardtable.engine.table import Called, Event, Judged, Move, Moved, Place, Scored, Seat, Table, Zone

__all__ = [
    "NOBODY",
    "N_",
    "BadOption",
    "BadSetup",
    "BadTime",
    "Called",
    "Choice",
    "DealResult",
    "Event",
    "Game",
    "IllegalMove",
    "Judged",
    "Move",
    "Moved",
    "OptionSpec",
    "Options",
    "Place",
    "Preset",
    "Refusal",
    "Scored",
    "Seat",
    "View",
    "Zone",
    "option",
    "option_specs",
]

NOBODY: Seat = -1
"""Whose view hides nothing and has no legal moves: the table as the referee sees it."""

DEAL = Move("deal")


class BadSetup(ValueError):
    """A pack, dealer, number of players or score that the game cannot start from."""


class BadTime(ValueError):
    """A time that is earlier than the one reached."""


@dataclass(frozen=True)
class Choice:
    """A player's move, to be made that many milliseconds of game time after the player was asked."""

    move: Move
    after_ms: int = 0


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the rule's id and a sentence for the player.

    Its values, which a screen translates, have fixed meanings: `suit` a suit letter, `card` a card's text,
    `n` a number, `seat` a seat, `move` a move's text.
    """

    rule: str
    text: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    plural_by: str | None = None

    def __str__(self) -> str:
        return self.text.format_map(self.values)


class IllegalMove(Exception):
    """A refused move; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal} ({refusal.rule})")
        self.refusal = refusal


@dataclass(frozen=True)
class DealResult:
    """What a finished deal adds to each seat's score, before any cap; a game adds its own fields."""

    points: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """All that one seat may know; a game adds its own fields in a subclass.

    `None` in a zone is a card hidden from the seat. `seen` are this deal's events as the seat saw them,
    from the full stock on; a quiet game has none.
    """

    game: ClassVar[str]
    """The key of the game."""
    card_fields: ClassVar[tuple[str, ...]] = ()
    """Which of the game's own fields are cards, or None."""

    seat: Seat
    zones: Mapping[Zone, tuple[Card | None, ...]]
    legal: tuple[Move, ...]
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    phase: str
    dealer: Seat
    deal: int
    trump: str | None
    seen: tuple[Event, ...]
    options: Options
    over: bool
    winners: tuple[Seat, ...]
    last_deal: DealResult | None

    def zone(self, place: Place, seat: Seat | None = None) -> tuple[Card | None, ...]:
        return self.zones.get(Zone(place, seat), ())

    @property
    def hand(self) -> tuple[Card | None, ...]:
        return self.zone(Place.HAND, self.seat)


class Game(ABC):
    """A match from its first deal to the final score; the instance is the state."""

    key: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    pack: ClassVar[Pack]
    """Whose texts its cards and moves have."""
    cards: ClassVar[tuple[Card, ...]]
    """The cards of the pack it is played with."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    result_type: ClassVar[type[DealResult]] = DealResult
    presets: ClassVar[Mapping[str, Preset]]
    realtime: ClassVar[bool] = False
    burden: ClassVar[bool] = False
    """Whether the points of a deal are better fewer."""

    phase: StrEnum
    table: Table
    trump: str | None = None
    last_deal: DealResult | None = None

    def __init__(
        self,
        options: Options,
        players: int,
        seed: str,
        *,
        dealer: Seat | None = None,
        pack: Sequence[Card] | None = None,
        scores: Sequence[int] | None = None,
        counters: Mapping[str, Sequence[int]] | None = None,
        deal: int | None = None,
        quiet: bool = False,
    ) -> None:
        """Deals the first deal at once, in the order of `pack`; the other deals come from the seed."""
        fewest, most = self.seats
        if not fewest <= players <= most:
            raise BadSetup(f"{players} players cannot play: it takes {fewest} to {most}.")
        if dealer is not None and not 0 <= dealer < players:
            raise BadSetup(f"There is no seat {dealer} to deal.")
        if pack is not None and (len(pack) != len(self.cards) or set(pack) != set(self.cards)):
            raise BadSetup(f"The pack must hold each of the {len(self.cards)} cards once.")
        if scores is not None and len(scores) != players:
            raise BadSetup(f"There must be {players} scores, not {len(scores)}.")
        if deal is not None and deal < 1:
            raise BadSetup("Deals are counted from 1.")
        self.options = options
        self.players = players
        self.seed = seed
        self.dealer = self.first_dealer() if dealer is None else dealer
        self.deal = deal or 1
        self.deals_finished = 0
        self.scores = list(scores or [self.first_score()] * players)
        self.deal_begins = 0
        """The number of the first event of the present deal."""
        self._seen: dict[Seat, tuple[int, tuple[Event, ...]]] = {}
        self.set_up(counters or {}, quiet)
        self.begin(pack)

    def first_dealer(self) -> Seat:
        return int(dice(f"{self.seed}/dealer").random() * self.players)

    def first_score(self) -> int:
        """What everybody begins a match with."""
        return 0

    def order(self) -> Sequence[Card]:
        """How the cards of the present deal are shuffled: by the seed and the number of the deal alone."""
        return shuffled(self.cards, f"{self.seed}/{self.deal}")

    @classmethod
    def make_options(cls, values: Mapping[str, object]) -> Options:
        """Options by name, perhaps above a `preset`; BadOption with a sentence."""
        return make_options(cls.options_type, cls.presets, values)

    # What a game answers.

    @abstractmethod
    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        """Makes the table with all cards in the stock and the game's own state; BadSetup where it cannot."""

    def begin(self, pack: Sequence[Card] | None) -> None:
        """The first deal, with a pack as it is given, or else by the seed."""
        self.deal_out(pack or self.order())

    @abstractmethod
    def deal_out(self, pack: Sequence[Card]) -> None:
        """Begins a deal; the first card of `pack` is dealt first."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Empty: the seat is not to act. Several seats may have some."""

    @abstractmethod
    def why_not(self, seat: Seat, move: Move) -> Refusal:
        """The reason why a move is not among the legal ones."""

    @abstractmethod
    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        """Changes the state by a legal move."""

    @abstractmethod
    def sees(self, seat: Seat, zone: Zone) -> bool:
        """The only rule of secrecy: what views and events show follows from it."""

    @abstractmethod
    def winners(self) -> tuple[Seat, ...]:
        """Empty until the game is over."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @classmethod
    @abstractmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Some full game that the view's seat cannot tell from the real one; it is quiet."""

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        """The fields that the game's view has beside those of every game."""
        return {}

    def hears(self, seat: Seat, move: Move) -> frozenset[Seat] | None:
        """Who may know the cards of a move that the seat is making; None: all."""
        return None

    # Time, in a game that has a clock.

    def advance(self, to_ms: int) -> tuple[Event, ...]:
        """Time passes, and what comes of it; BadTime where it runs backwards."""
        return ()

    @property
    def wakes_ms(self) -> int | None:
        """When time alone will change the state next."""
        return None

    @classmethod
    def delay_ms(cls, move: Move) -> int:
        """How long after a player's hand has moved the move counts."""
        return 0

    # What follows from the answers.

    def to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.players) if self.legal_moves(seat))

    def allows(self, seat: Seat, move: Move) -> bool:
        """Whether a move is legal; a game may take the cards of one that it lists in another order too."""
        return move in self.legal_moves(seat)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        return None if self.allows(seat, move) else self.why_not(seat, move)

    def play(self, seat: Seat, move: Move, at_ms: int | None = None) -> tuple[Event, ...]:
        """What then happened, with nothing hidden; or IllegalMove, and nothing changed."""
        if not self.allows(seat, move):
            raise IllegalMove(self.why_not(seat, move))
        if self.table.quiet:
            self.carry_out(seat, move, at_ms)
            return ()
        told = len(self.table.events)
        self.table.events.append(Called(seat, move, self.hears(seat, move)))
        self.carry_out(seat, move, at_ms)
        return tuple(self.table.events[told:])

    @property
    def events(self) -> Sequence[Event]:
        """All that happened since the first deal, with nothing hidden."""
        return self.table.events

    def view(self, seat: Seat) -> View:
        return self.view_type(
            seat=seat,
            zones={
                zone: tuple(cards) if self._open(seat, zone) else (None,) * len(cards)
                for zone, cards in self.table.piles.items()
            },
            legal=() if seat == NOBODY else tuple(self.legal_moves(seat)),
            to_act=self.to_act(),
            scores=tuple(self.scores),
            phase=str(self.phase),
            dealer=self.dealer,
            deal=self.deal,
            trump=self.trump,
            seen=self._seen_by(seat),
            options=self.options,
            over=self.over,
            winners=self.winners(),
            last_deal=self.last_deal,
            **self.own_fields(seat),
        )

    def _seen_by(self, seat: Seat) -> tuple[Event, ...]:
        """The events of this deal; what was once worked out is kept, for it is asked for at every move."""
        events, begins = self.table.events, self.deal_begins
        if seat == NOBODY:
            return tuple(events[begins:])
        if self.table.quiet:  # a copy shares what its original keeps
            return tuple(event.seen_by(seat) for event in events[begins:])
        kept, seen = self._seen.get(seat, (begins, ()))
        if kept != begins:
            seen = ()
        if fresh := events[begins + len(seen) :]:
            seen += tuple(event.seen_by(seat) for event in fresh)
            self._seen[seat] = begins, seen
        return seen

    def _open(self, seat: Seat, zone: Zone) -> bool:
        return seat == NOBODY or self.sees(seat, zone)

    def losers(self) -> tuple[Seat, ...]:
        """Every seat that has not won, where a game says nothing else."""
        winners = self.winners()
        return tuple(seat for seat in range(self.players) if seat not in winners) if winners else ()

    def result(self) -> dict[str, Any]:
        """How the match stands, in the referee's words."""
        return {
            "over": self.over,
            "winners": list(self.winners()),
            "losers": list(self.losers()),
            "scores": list(self.scores),
            "deals": self.deals_finished,
            "last_deal": None
            if self.last_deal is None
            else {name: list(v) if isinstance(v, tuple) else v for name, v in vars(self.last_deal).items()},
        }

    def copy(self) -> Self:
        """The same state, quiet, to play on from: what a search needs, cheaply."""
        twin = object.__new__(type(self))
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value[:] if type(value) is list else value
        twin.table = self.table.quiet_copy()
        return twin
