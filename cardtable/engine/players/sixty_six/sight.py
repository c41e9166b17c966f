"""What a player of 66 makes of its view: what is gone, what the other may hold, how the points stand."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import comb

from cardtable.engine.cards import Card
from cardtable.engine.games.sixty_six import (
    CARDS,
    HANDS,
    PARTNER,
    STOCK,
    TAKEN,
    TRICK,
    TRUMP,
    VALUES,
    SixtySixView,
)
from cardtable.engine.games.sixty_six.memory import Memory
from cardtable.engine.tricks import beats

HIGH = "AT"  # the ranks that a player of some experience remembers, beside the trumps


@dataclass(frozen=True)
class Sight:
    """One position as a player of some level has it in mind."""

    hand: tuple[Card, ...]
    led: Card | None
    trump: str
    turned: Card | None
    """The turned trump while it lies there."""
    unseen: frozenset[Card]
    """What may be in the other's hand, as far as this player remembers."""
    held: frozenset[Card]
    """What is surely in the other's hand; none of it is in `unseen`."""
    theirs: int
    """How many cards the other holds."""
    stock: int
    """Cards still to be drawn, the turned trump among them; 0 when the stock is closed."""
    late_calls: bool
    """Whether pairs may be announced once the stock is closed or used up."""
    late_bonus: bool
    """Whether the last trick counts its ten in a closed deal."""
    own_points: int
    own_pending: int
    own_trick: bool
    other_points: int
    other_pending: int
    other_trick: bool

    @property
    def drawing(self) -> bool:
        """Whether any card may be thrown, and cards are drawn after a trick."""
        return self.stock > 0

    @property
    def open(self) -> bool:
        """Whether the other's hand is known, and no card is drawn any more."""
        return not self.drawing and len(self.possible) == self.theirs

    @property
    def marriages(self) -> bool:
        """Whether a pair may be announced on the next lead."""
        return self.drawing or self.late_calls

    @cached_property
    def possible(self) -> frozenset[Card]:
        return self.unseen | self.held

    def beats(self, card: Card, led: Card) -> bool:
        return beats(card, led, self.trump, VALUES)

    def over(self, card: Card) -> frozenset[Card]:
        """The higher cards of its suit that the other may hold."""
        return frozenset(
            other
            for other in self.possible
            if other.suit == card.suit and VALUES[other.rank] > VALUES[card.rank]
        )

    def of_suit(self, suit: str) -> frozenset[Card]:
        return frozenset(card for card in self.possible if card.suit == suit)

    def none_of(self, cards: frozenset[Card]) -> float:
        """The chance that the other holds none of these cards."""
        if cards & self.held:
            return 0.0
        hidden = len(self.unseen)
        drawn = min(self.theirs - len(self.held), hidden)
        return comb(hidden - len(cards & self.unseen), drawn) / comb(hidden, drawn) if drawn > 0 else 1.0

    def call(self, card: Card) -> int:
        """What announcing the pair of this card brings."""
        return 40 if card.suit == self.trump else 20


def has_pair(card: Card, hand: Collection[Card]) -> bool:
    """Whether the card is a king or queen whose other half is in the hand too."""
    return card in PARTNER and PARTNER[card] in hand


def sight(view: SixtySixView, level: str) -> Sight:
    """See the view as a player of this level does: what it forgets counts as unseen."""
    other = 1 - view.seat
    hand, led, turned = known(view.hand), known(view.zones[TRICK]), known(view.zones[TRUMP])
    memory = None if level == "easy" else Memory(view)
    held, gone = _remembered(memory, level) if memory else (frozenset(), frozenset())
    return Sight(
        hand=hand,
        led=led[0] if led else None,
        trump=view.trump or "",
        turned=turned[0] if turned else None,
        unseen=frozenset(CARDS) - gone - held - {*hand, *led, *turned},
        held=held,
        theirs=len(view.zones[HANDS[other]]),
        stock=len(view.zones[STOCK]) + len(turned) if view.closed_by is None else 0,
        late_calls=view.options.marriage_phase_two,
        late_bonus=view.options.last_trick_bonus_closed,
        own_points=view.points[view.seat] or 0,
        own_pending=view.pending[view.seat],
        own_trick=bool(view.zones[TAKEN[view.seat]]),
        other_points=_points(view, memory),
        other_pending=view.pending[other],
        other_trick=bool(view.zones[TAKEN[other]]),
    )


def _remembered(memory: Memory, level: str) -> tuple[frozenset[Card], frozenset[Card]]:
    """The cards that a level knows to be in the other's hand, and those that it knows not to be there."""
    theirs, trump = HANDS[memory.other], memory.view.trump
    held = frozenset(card for card, zone in memory.where.items() if zone is theirs)
    gone = frozenset(memory.where) - held
    if level == "normal":
        return frozenset(), frozenset(card for card in gone if card.suit == trump or card.rank in HIGH)
    return held, gone | memory.impossible - held


def _points(view: SixtySixView, memory: Memory | None) -> int:
    """The other's points; where they are hidden they have to be counted, which takes some experience."""
    shown = view.points[1 - view.seat]
    return shown if shown is not None else memory.counted(1 - view.seat) if memory else 0


def known(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)
