"""What lies on the table of «Девятки» as the player sees it: the cards, the counters, the row of trumps."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.games.nines_tricks import (
    DUMMY,
    HANDS,
    STRENGTH,
    SWAP,
    TRICK,
    NinesTricksResult,
    NinesTricksView,
)
from cardtable.engine.match import Match
from cardtable.engine.table import Called, Event, Moved, Place, Scored, Seat, Zone
from cardtable.scenes.nines_tricks.heaps import Heaps
from cardtable.scenes.nines_tricks.places import Places, places_of
from cardtable.scenes.nines_tricks.sheet import Sheet
from cardtable.scenes.nines_tricks.signs import Signs
from cardtable.scenes.scene import Stage
from cardtable.scenes.sorting import sorted_hand
from cardtable.scenes.tricks import TrickTable
from cardtable.ui import timeline as t
from cardtable.ui.animate import gathering
from cardtable.ui.celebrate import shower
from cardtable.ui.cloth import PipArt
from cardtable.ui.layout import Pose

RANKS = "".join(sorted(STRENGTH, key=lambda rank: -STRENGTH[rank]))
COUNTER_MS = 150.0  # between two counters that come or go


class NinesTricksCloth(TrickTable):
    """Shows what has happened, each thing when its time comes."""

    view: NinesTricksView

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.shown_points = [float(score) for score in self.view.scores]
        self.counted = self.view.tricks  # as shown: a trick counts when it has been seen
        self.shown_exchanged = self.view.exchanged
        self.marker = self._marker_of(self.view)  # where it is in the row of trumps
        self.shown_deal, self.shown_dealer = self.view.deal, self.view.dealer
        self.aside = self._is_aside()
        self.heaps = Heaps(self.view.scores, self.view.options.start_score)

    def refresh(self) -> None:
        self.look()
        view = self.view
        self.counted, self.shown_exchanged = view.tricks, view.exchanged
        self.shown_points = [float(score) for score in view.scores]
        self.heaps.widen(view.scores)
        self.marker, self.shown_deal, self.shown_dealer = self._marker_of(view), view.deal, view.dealer
        self.aside = self._is_aside()
        super().refresh()

    @staticmethod
    def _marker_of(view: NinesTricksView) -> float:
        return float(view.options.trump_order.index(view.trump))

    def _is_aside(self) -> bool:
        """Whether nobody may choose the fourth hand any more."""
        return self.view.phase != "exchange"

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, self.me, self.aside)

    @property
    def shown_trump(self) -> str:
        """Of the deal that is on the table: the marker stands at it, or is on its way there."""
        order = self.view.options.trump_order
        return order[round(self.marker)]

    @property
    def signs(self) -> PipArt:
        return Signs(self.stage.art)

    def over_taken(self, x: float, y: float) -> bool:
        return self.places.over_taken(x, y, self.counted)

    @property
    def peeking(self) -> bool:
        """Not where the score stands, nor on the way of a card over the tricks to the middle."""
        return super().peeking and not self.standing() and self.grip.carried is None

    def piled(self, zone: Zone) -> bool:
        """Crossed tricks each throw a shadow."""
        return zone.place is not Place.TAKEN and super().piled(zone)

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        if zone is TRICK:
            owners = [self.owners.get(card, self.me) for card in cards]
            return self.places.trick(owners, str(cards[:1]))
        poses = self.places.shape(zone).poses(len(cards))
        if zone is HANDS[self.me]:
            order = sorted_hand(cards, self.view.trump, self.by_rank, RANKS)
            return [poses[order.index(place)] for place in range(len(cards))]
        return poses

    # -- what happens

    def show(self, events: Sequence[Event]) -> None:
        """The two halves of an exchange are one motion: the hands cross."""
        for at, event in enumerate(events):
            if isinstance(event, Moved) and event.source is DUMMY and event.target.place is Place.HAND:
                self.cards.show(events[: at - 1])
                self.timeline.then(t.Motion(0, done=lambda event=event: self._cross(event)))  # type: ignore[misc]
                events = events[at + 1 :]
                break
        self.cards.show(events)

    def _cross(self, event: Moved) -> None:
        """The hand and the fourth hand change places, its cards as the player may know them."""
        zones = self.cards.zones
        zones[event.target], zones[DUMMY] = zones.get(DUMMY, []), zones.get(event.target, [])
        for sprite, card in zip(zones[event.target], event.cards, strict=True):
            sprite.card = card
        for zone in (event.target, DUMMY):
            self._send_all(zone, flies=True)
        self.stage.sounds.play("take")

    def _send_all(self, zone: Zone, flies: bool) -> None:
        sprites = self.cards.zones.get(zone, [])
        for sprite, pose in zip(sprites, self.poses(zone, [each.card for each in sprites]), strict=True):
            self.cards.send(sprite, pose, flies=flies)

    def told(self, event: Event) -> None:
        super().told(event)
        match event:
            case Called(seat, move) if move.verb in ("keep", "swap"):
                self._exchanged(seat, move is SWAP)
            case Moved(source=zone, target=target) if zone is TRICK and target.seat is not None:
                self.counted = _one_more(self.counted, target.seat)
            case Scored(_, scores):
                self._scored(scores)
        if gathering(event) and self.shown_deal != (view := self.match.view()).deal:
            assert isinstance(view, NinesTricksView)
            self._next_deal(view)

    def _exchanged(self, seat: Seat, swaps: bool) -> None:
        tr = self.stage.words.tr
        self.speak(seat, (tr("I exchange"),) if swaps else (tr("I keep mine"),))
        said: list[str | None] = list(self.shown_exchanged)
        said[seat] = "swap" if swaps else "keep"
        self.shown_exchanged = tuple(said)
        if None not in said:
            self.timeline.then(t.Motion(0, done=self._put_aside))

    def _put_aside(self) -> None:
        """Nobody may choose the fourth hand any more: it makes room for the tricks."""
        self.aside = True
        self._send_all(DUMMY, flies=False)

    def _next_deal(self, view: NinesTricksView) -> None:
        """The marker goes on to the next trump, the next seat deals, and the counted tricks are gone."""
        start, end = self.marker, self._marker_of(view)
        self.shown_deal, self.shown_dealer = view.deal, view.dealer
        self.aside = not view.options.exchange
        self.heaps.fit(view.scores, self.timeline)
        self.counted = (0,) * len(self.counted)
        self.shown_exchanged = (None,) * len(self.counted)

        def go(done: float) -> None:
            self.marker = start + (end - start) * done

        if start != end:
            slide = 0 if self.timeline.reduce else t.SLIDE
            self.timeline.play(t.Motion(slide, go, t.ease_in_out))

    # -- counters

    def _scored(self, scores: Sequence[int]) -> None:
        """Counters are taken away or put on, one after the other."""
        if self.match.over and self.me in self.match.view().winners:
            self.stage.sounds.play("win")
            self.celebrate(shower(self.frame.box, "stars"), t.SHOWER)
        self.heaps.widen(scores, self.timeline)
        for seat, score in enumerate(scores):
            before = self.shown_points[seat]
            if score != before:
                self._count(seat, before, score)

    def _count(self, seat: Seat, before: float, after: int) -> None:
        def go(done: float) -> None:
            lay = int(self.shown_points[seat]) != int(before + (after - before) * done)
            self.shown_points[seat] = before + (after - before) * done
            if lay and 0 < done < 1:
                self.stage.sounds.play("lay")

        self.timeline.play(t.Motion(COUNTER_MS * abs(after - before), go, t.linear))

    # -- the sheet

    def sheet(self) -> Sheet:
        names = tuple(self.name(seat) for seat in range(len(self.sitters)))
        deals = tuple(deal for deal in self.match.deals() if isinstance(deal, NinesTricksResult))
        begun = self.match.record.scores or (self.view.options.start_score,) * len(names)
        return Sheet(names, tuple(begun), deals)


def _one_more(tricks: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(won + (each == seat) for each, won in enumerate(tricks))
