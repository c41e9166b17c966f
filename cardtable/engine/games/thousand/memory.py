"""What one seat can work out from the events of a deal: where cards lie, and where they cannot."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.engine.cards import Card
from cardtable.engine.game import Called, Move, Moved, Seat, Zone
from cardtable.engine.games.thousand.pieces import (
    AWAY,
    CARDS,
    FOUR_ACES,
    HANDS,
    PARTNER,
    TRICK,
    WIDOW,
    WIDOWS,
    ThousandView,
    answers,
    leads,
)


class Memory:
    """What the seat of the view knows of the cards of this deal."""

    def __init__(self, view: ThousandView) -> None:
        self.view = view
        self.where: dict[Card, Zone] = {}
        self.loose: dict[Card, list[Zone]] = {}
        """Cards seen with the declarer before he passed a card unseen: each may lie in one of these zones."""
        self.passed: dict[Zone, int] = {}
        """Where the declarer passed how many cards unseen."""
        self.played: dict[Card, Seat] = {}
        self.given: dict[Card, Seat] = {}
        """Cards of the discard that the seat has seen, and who got them."""
        self.impossible: dict[Zone, set[Card]] = {hand: set() for hand in HANDS}
        """What a hand cannot hold, since its seat played as it did."""
        self.kept: set[Seat] = set()
        """Who could have had the cards dealt again for the hand as it was dealt."""
        self.raised: int | None = None
        self.pinned: set[Card] = set()
        """Cards that a guess gives to who must have had them."""
        self.bids: dict[Seat, int] = {}
        """The last number that a seat bid of its own will."""
        self.widow = WIDOW
        """Which talon is or will be opened."""
        self._only_dealt = True
        self._trump: str | None = None
        self._owner: Seat | None = None
        self._trick: list[Card] = []
        for event in view.seen:
            if isinstance(event, Moved):
                self._moved(event)
            elif isinstance(event, Called):
                self._called(event)

    def _moved(self, event: Moved) -> None:
        if event.cards[0] is None:
            self._unseen(event)
        for card in event.cards:
            if card is not None:
                self._find(card, event)
        if event.source is TRICK:
            self._trick.clear()

    def _find(self, card: Card, event: Moved) -> None:
        source, target = event.source, event.target
        if target is TRICK:
            assert source.seat is not None
            if source in self.loose.get(card, ()) and source in self.passed:
                self._account_for(source)
            self._laid(card, source.seat)
        elif source in HANDS and target in HANDS:
            assert target.seat is not None
            self.given[card] = target.seat
        self.loose.pop(card, None)
        self.where[card] = target

    def _account_for(self, zone: Zone) -> None:
        """A card that was passed there has been seen: so many fewer lie there of those not seen."""
        self.passed[zone] -= 1
        if not self.passed[zone]:
            for zones in self.loose.values():
                if zone in zones:
                    zones.remove(zone)

    def _unseen(self, event: Moved) -> None:
        """A card was passed face down: any that the declarer was known to hold may be it."""
        source, target = event.source, event.target
        if source not in HANDS or not (target in HANDS or target is AWAY):
            return
        self.passed[target] = self.passed.get(target, 0) + 1
        for card in [card for card, zone in self.where.items() if zone is source]:
            del self.where[card]
            self.loose[card] = [source]
        for zones in self.loose.values():
            if target not in zones:
                zones.append(target)

    def _laid(self, card: Card, seat: Seat) -> None:
        """Learns from what was not played."""
        options, cannot = self.view.options, self.impossible[HANDS[seat]]
        if self._trick:
            trick, trump = self._trick, self._trump
            cannot |= {c for c in CARDS if card not in answers((card, c), trick, trump, options)}
        elif not options.lead_foreign_trump and self._owner not in (None, seat):
            cannot |= {c for c in CARDS if card not in leads((card, c), self._trump)}
        self._trick.append(card)
        self.played[card] = seat

    def _called(self, event: Called) -> None:
        seat, move = event.seat, event.move
        match move.verb:
            case "keep" if self._only_dealt and not (self.view.golden and seat == self.view.declarer):
                self.kept.add(seat)
            case "bid" | "pass" | "take" | "give" | "discard":
                self._only_dealt = False
                self._bid(seat, move)
            case "raise":
                self.raised = move.number
            case "marry":
                self._trump, self._owner = move.cards[0].suit, seat
                self._hold(seat, (move.cards[0], PARTNER[move.cards[0]]))
            case "aces":
                self._hold(seat, FOUR_ACES)

    def _bid(self, seat: Seat, move: Move) -> None:
        if move.verb == "bid" and move.number is not None:
            self.bids[seat] = move.number
        elif move.verb == "take" and move.number is not None:
            self.widow = WIDOWS[move.number - 1]

    def _hold(self, seat: Seat, cards: Iterable[Card]) -> None:
        """The seat has shown that it holds these cards."""
        for card in cards:
            if HANDS[seat] in self.loose.get(card, ()) and HANDS[seat] in self.passed:
                self._account_for(HANDS[seat])
            self.loose.pop(card, None)
            self.where[card] = HANDS[seat]
