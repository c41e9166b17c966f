"""What has just happened on the table of Nervioso, as it is shown: the count, the hands, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardtable.engine.cards import Card
from cardtable.engine.game import N_
from cardtable.engine.games.nervioso import (
    DISCARD,
    FIGURE_NAMES,
    HUSH,
    SILENT,
    SLAP,
    VALUES,
    NerviosoOptions,
    NerviosoView,
    Verdict,
    after,
)
from cardtable.engine.table import Called, Event, Judged, Moved, Place, Seat
from cardtable.words import Words

HEADINGS: Final = {
    Verdict.LAST_HAND: N_("Last hand: {name}"),
    Verdict.TOO_SLOW: N_("Too slow: {name}"),
    Verdict.WRONG_HAND: N_("Wrong hand: {name}"),
    Verdict.THROWN_CARD: N_("Thrown card: {name}"),
    Verdict.LOST_COUNT: N_("Lost count: {name}"),
    Verdict.WON: N_("The winner: {name}"),
    Verdict.DRAW: N_("A draw"),
}
SPOKEN: Final = {8: "jack", 9: "knight", 10: "king"}  # how the voice knows the figures


@dataclass(frozen=True)
class Down:
    """A hand on the pile, so many ms after the card; without ms where the card was no match."""

    seat: Seat
    ms: int | None
    late: bool = False
    """It came when all was decided."""


@dataclass(frozen=True)
class Judgement:
    """A verdict with what was said, what lay there, and how many cards the seat takes."""

    seat: Seat
    verdict: Verdict
    said: int
    silent: bool
    card: Card | None
    cards: int = 0


class Story:
    """Hears every event in its order; `view` is where a continued match begins."""

    def __init__(self, view: NerviosoView) -> None:
        self.options: NerviosoOptions = view.options
        self.count = view.count  # that is shown; 0: none
        self.silent = view.options.silent_six and view.count == SILENT  # the card was laid without a word
        self.card = view.pile[-1] if view.pile else None
        self.open_ms = view.since_ms if view.match else None  # when the card came that opened a match
        self.last_open_ms = view.since_ms
        self.hands: list[Down] = []
        self.judgement: Judgement | None = None
        self.look(view)

    def hear(self, event: Event) -> None:
        match event:
            case Called(move=move) if move is SLAP:
                pass
            case Called(move=move) if self.open_ms is None and move.verb in ("lay", "hush"):
                self.turn_the_page()
                self.count, self.silent = move.number or after(self.count), move is HUSH
            case Moved(cards, target=target) if target is DISCARD:
                self.card = cards[-1]
            case Moved(cards, target=target) if target.place is Place.HAND and self.judgement:
                self.judgement = replace(self.judgement, cards=self.judgement.cards + len(cards))
                self.count = 0
            case Judged(seat, verdict, hands):
                self._judged(seat, Verdict(verdict), hands)

    def _judged(self, seat: Seat, verdict: Verdict, hands: Sequence[tuple[Seat, int]]) -> None:
        if verdict is Verdict.MATCH:
            self.open_ms = -1  # the next look says when
            return
        self.judgement = Judgement(seat, verdict, self.count, self.silent, self.card)
        self.open_ms = None
        self.hands = [Down(other, ms) for other, ms in hands]
        if verdict is Verdict.WRONG_HAND:
            self.hands = [Down(seat, None)]

    def turn_the_page(self) -> None:
        """The last verdict is done with."""
        self.hands, self.judgement = [], None

    def look(self, view: NerviosoView) -> None:
        """The hands of a match that is still open."""
        if view.match:
            self.open_ms = self.last_open_ms = view.since_ms
            self.hands = [Down(seat, at_ms - view.since_ms) for seat, at_ms in view.slapped]

    def came_late(self, seat: Seat, at_ms: int) -> bool:
        """Whether this press was a hand that came when the match was decided."""
        decided = self.judgement is not None and self.judgement.verdict in (
            Verdict.LAST_HAND,
            Verdict.TOO_SLOW,
        )
        if not decided or any(hand.seat == seat for hand in self.hands):
            return False
        self.hands.append(Down(seat, at_ms - self.last_open_ms, late=True))
        return True

    @property
    def spoken(self) -> str:
        """What the voice says of the card just laid, if anything."""
        if self.silent or not self.count:
            return ""
        return SPOKEN.get(self.count, str(self.count)) if self.options.figures else str(self.count)


# -- in words


def number_name(words: Words, options: NerviosoOptions, number: int) -> str:
    if options.figures and number in FIGURE_NAMES:
        return words.tr(FIGURE_NAMES[number])
    return str(number)


def card_name(words: Words, card: Card) -> str:
    """The number that a card matches, of a figure with its name."""
    value = VALUES[card.rank]
    if value not in FIGURE_NAMES:
        return str(value)
    return words.tr("{figure} ({n})", figure=words.tr(FIGURE_NAMES[value]), n=value)


def sentence(words: Words, options: NerviosoOptions, told: Judgement) -> str:
    """Why, below the heading."""
    match told.verdict:
        case Verdict.WRONG_HAND | Verdict.LAST_HAND if told.said:
            said = words.tr("in silence") if told.silent else number_name(words, options, told.said)
            card = card_name(words, told.card) if told.card else ""
            return words.tr("Said: {said}. Laid: {card}.", said=said, card=card)
        case Verdict.WRONG_HAND:
            return words.tr("No number had been said.")
        case Verdict.THROWN_CARD:
            return words.tr("A match wants a hand, not a card.")
        case Verdict.LOST_COUNT if told.silent:
            number = number_name(words, options, told.said)
            return words.tr("This number has to be said: {number}.", number=number)
        case Verdict.LOST_COUNT:
            return words.tr("The six may not be said.")
        case Verdict.TOO_SLOW:
            return words.tr("The time to slap is up.")
        case Verdict.WON:
            return words.tr("No cards left, and not the last hand.")
        case Verdict.DRAW:
            return words.tr("All cards are laid, and the last one is no match.")
    return ""
