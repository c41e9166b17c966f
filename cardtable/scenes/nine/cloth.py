"""What lies on the table of Nine as the player sees it: cards, last turns, the reveal, totals that grow."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.games.nine import DISCARD, HANDS, NINE, STOCK, NineResult, NineView, total
from cardtable.engine.match import Match
from cardtable.engine.table import Called, Event, Moved, Place, Scored, Seat, Zone
from cardtable.scenes.cloth import ClothTable
from cardtable.scenes.nine.dress import pack_of
from cardtable.scenes.nine.places import Places, places_of
from cardtable.scenes.nine.story import Story
from cardtable.scenes.scene import Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.celebrate import burst, shower
from cardtable.ui.layout import Point, Pose
from cardtable.ui.sprites import CardArt

CALL_MS = 900.0  # how long a call is heard before the hands are shown
COUNT_MS = 520.0  # a hand is counted
READ_MS = 380.0  # and stands there before the next one is shown
GROW_MS = 900.0  # a total grows
STAYS_MS = 700.0  # how long 90 stands before it falls
CALL_SIGN = "NINE!"  # what is called out in every language


class NineCloth(ClothTable):
    """Shows what has happened, each thing when its time comes."""

    view: NineView

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.story = Story(self.view.seen if self.started else ())
        self.falling = False  # the hand is sorted from the highest value down
        self.caller: Seat | None = None
        self.sums: dict[Seat, int] = {}  # of the hands that have been shown and counted, as far as they are
        self.totals = [float(score) for score in self.view.scores]  # as the strip shows them

    @property
    def art(self) -> CardArt:
        return self.stage.art_for(pack_of(self.view.options))

    @property
    def result(self) -> NineResult | None:
        """What the deal that has ended came to."""
        return self.view.last_deal if self.view.phase in ("pause", "over") else None

    def seats_from(self, first: Seat) -> list[Seat]:
        players = len(self.sitters)
        return [(first + step) % players for step in range(players)]

    def mine(self) -> list[Card]:
        """The player's cards as the view has them."""
        return [card for card in self.view.hand if card is not None]

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, self.me, len(self.sitters), self.art.ratio)

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        if zone is DISCARD:
            return self.places.laid(len(cards), self.story.last)
        poses = self.places.shape(zone).poses(len(cards))
        if zone.place is not Place.HAND or None in cards:
            return poses
        order = sorted(range(len(cards)), key=lambda place: _value(cards[place]), reverse=self.falling)
        mine = [poses[order.index(place)] for place in range(len(cards))]
        return [pose._replace(face_up=True) for pose in mine]

    def sort_hand(self) -> None:
        self.falling = not self.falling
        sprites = self.cards.zones[HANDS[self.me]]
        poses = self.poses(HANDS[self.me], [sprite.card for sprite in sprites])
        for sprite, pose in zip(sprites, poses, strict=True):
            self.cards.send(sprite, pose, flies=False)

    # -- what happens

    def refresh(self) -> None:
        self.look()
        ended = self.result
        self.sums = dict(enumerate(ended.hands)) if ended else {}
        self.caller = ended.caller if ended else None
        self.totals = [float(score) for score in self.view.scores]
        super().refresh()

    def told(self, event: Event) -> None:
        self.story.note(event)
        match event:
            case Called(seat, move) if move is NINE:
                self.caller = seat
                self.speak(seat, (CALL_SIGN,))
                self.stage.sounds.play("four")
            case Scored():
                self._scored()
            case Moved(source=source, target=target) if target is STOCK and source.place is Place.HAND:
                self.sums = {}

    # -- the reveal

    def show(self, events: Sequence[Event]) -> None:
        """After a call the hands are shown one by one, the caller's first."""
        at = next((n for n, e in enumerate(events, 1) if isinstance(e, Called) and e.move is NINE), None)
        if at is None:
            self.cards.show(events)
            return
        self.cards.show(events[:at])
        self.timeline.then(t.pause(CALL_MS))
        called = events[at - 1]
        assert isinstance(called, Called)
        for seat in self.seats_from(called.seat):
            self.timeline.then(t.Motion(0, done=lambda seat=seat: self._reveal(seat)))  # type: ignore[misc]
            self.timeline.then(t.pause(READ_MS))
        self.cards.show(events[at:])

    def _reveal(self, seat: Seat) -> None:
        cards = self.match.view().zone(Place.HAND, seat)
        sprites = self.cards.zones.get(HANDS[seat], [])
        if seat != self.me:
            self._turn_over(sprites, HANDS[seat], cards)
        points = total(cards)
        if self.said and self.said.seat == seat:
            self.said = None  # what the hand counts stands where the seat speaks

        def count(done: float) -> None:
            self.sums[seat] = round(points * done)

        self.timeline.play(t.Motion(COUNT_MS, count, t.linear))

    def _turn_over(self, sprites: Sequence[Sprite], zone: Zone, cards: Sequence[Card | None]) -> None:
        if cards:
            self.stage.sounds.play("flip")
        for sprite, pose, card in zip(sprites, self.poses(zone, cards), cards, strict=True):
            sprite.card = card
            self.cards.send(sprite, pose, flies=False)

    # -- the totals

    def _scored(self) -> None:
        deal = self.match.view().last_deal
        assert isinstance(deal, NineResult)
        self._judged(deal)
        grown = [before + points for before, points in zip(deal.before, deal.points, strict=True)]
        self._grow(deal.before, grown)
        if any(deal.lucky):
            self.timeline.then(t.Motion(0, done=lambda: self._lucky(deal)))
            self.timeline.then(t.pause(STAYS_MS))
            self.timeline.then(t.Motion(0, done=lambda: self._grow(grown, deal.scores)))
        self.timeline.then(t.Motion(0, done=self._ended))

    def _judged(self, deal: NineResult) -> None:
        """A call that holds is celebrated where it was made."""
        if not deal.made:
            self.stage.sounds.play("refuse")
            return
        self.stage.sounds.play("clear")
        hand = self.places.of(deal.caller).hand
        self.celebrate(burst((hand.x, hand.y), "", f"call {self.view.deal}"), t.BURST)

    def _grow(self, before: Sequence[int], after: Sequence[int]) -> None:
        def slide(done: float) -> None:
            self.totals = [a + (b - a) * done for a, b in zip(before, after, strict=True)]

        self.timeline.play(t.Motion(GROW_MS, slide, t.ease_in_out))

    def _lucky(self, deal: NineResult) -> None:
        """Exactly 90: it is celebrated, and falls (G5-R14)."""
        self.stage.sounds.play("win")
        for seat, lucky in enumerate(deal.lucky):
            if lucky:
                self.celebrate(burst(self.at_total(seat), "", f"lucky {seat}", 34), t.BURST)

    def _ended(self) -> None:
        """Whoever is at the end is mourned, and a match that the player has won is celebrated."""
        view = self.match.view()
        if view.over and self.me in view.winners:
            self.stage.sounds.play("win")
            self.celebrate(shower(self.frame.box, "stars"), t.SHOWER)
        elif view.over:
            self.stage.sounds.play("reset")

    def lost(self, seat: Seat) -> bool:
        """Whether the strip shows the seat at the end or beyond it."""
        return self.totals[seat] >= self.view.options.end_score

    @abstractmethod
    def at_total(self, seat: Seat) -> Point:
        """Where the seat's total ends on the strip."""


def _value(card: Card | None) -> int:
    return -1 if card is None else card.index
