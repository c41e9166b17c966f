"""What lies on the table of Тысяча as the player sees it: the cards, what was said, the sheet, the joys."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import Move
from cardtable.engine.games.thousand import HANDS, STOCK, TRICK, ThousandResult, ThousandView
from cardtable.engine.match import Match
from cardtable.engine.table import Called, Event, Moved, Place, Scored, Seat, Zone
from cardtable.scenes.scene import Size, Stage
from cardtable.scenes.sorting import sorted_hand
from cardtable.scenes.thousand.buttons import announcement
from cardtable.scenes.thousand.places import Places, places_of
from cardtable.scenes.thousand.sheet import Sheet, sheet_of
from cardtable.scenes.tricks import TrickTable
from cardtable.ui import timeline as t
from cardtable.ui.celebrate import burst, shower
from cardtable.ui.layout import Pose
from cardtable.ui.pills import Piece

TALON_MS = 1700.0  # how long the opened talon lies before it is taken up


class ThousandCloth(TrickTable):
    """Shows what has happened, each thing when its time comes."""

    view: ThousandView

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.counted = self.view.points  # as shown: a trick counts when it has been seen
        self.shown_bids = self.view.bids
        self.shown_trump = self.view.trump
        self.talon_told = self.view.prikup is not None
        self.crowned: str | None = None  # the suit of a marriage whose card is on its way to the trick
        self.deals: tuple[ThousandResult, ...] = ()
        self.sheet = self._sheet()
        self.sheet_of: object = None  # the deal after which the sheet was written

    def layout(self, size: Size) -> None:
        self.sheet_of = None  # the names on it are in the player's language
        super().layout(size)

    def refresh(self) -> None:
        self.look()
        self.counted, self.shown_bids = self.view.points, self.view.bids
        self.shown_trump = self.view.trump
        self.talon_told = self.view.prikup is not None
        self._write_sheet()
        super().refresh()

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, self.me, len(self.sitters))

    def over_taken(self, x: float, y: float) -> bool:
        return self.places.over_taken(x, y)

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        if zone is TRICK:
            owners = [self.owners.get(card, self.me) for card in cards]
            return self.places.trick(owners, str(cards[:1]))
        poses = self.places.shape(zone).poses(len(cards))
        if zone.place is Place.WIDOW:
            return [
                Pose(pose.x, pose.y, pose.angle, pose.scale, card is not None, pose.z)
                for pose, card in zip(poses, cards, strict=True)
            ]
        if zone.place is Place.HAND and zone.seat == self.me:
            order = sorted_hand(cards, self.shown_trump, self.by_rank)
            return [poses[order.index(place)] for place in range(len(cards))]
        return poses

    def rests(self) -> list[tuple[Card | None, Pose]]:
        """The player's own cards from left to right, where they come to rest."""
        cards = [sprite.card for sprite in self.cards.zones.get(HANDS[self.me], ())]
        found = zip(cards, self.poses(HANDS[self.me], cards), strict=True)
        return sorted(found, key=lambda each: each[1].z)

    # -- what happens

    def show(self, events: Sequence[Event]) -> None:
        """The talon lies open for a while before it is taken up, or dealt again with all other cards."""
        moves = [event for event in events if isinstance(event, Moved)]
        opened = next((event for event in moves if self._opens(event)), None)
        if opened is None:
            self.cards.show(events)
            return
        at = events.index(moves[0] if opened.target is STOCK else opened)
        self.cards.show(events[:at])
        self.timeline.then(t.Motion(0, done=lambda: self._open(opened)))
        if not self._was_asked_about(opened.source, events[:at]):
            self.timeline.then(t.pause(TALON_MS))
        self.cards.show(events[at:])

    @staticmethod
    def _opens(event: Moved) -> bool:
        goes_on = event.target.place is Place.HAND or event.target is STOCK
        return event.source.place is Place.WIDOW and goes_on and event.cards[0] is not None

    def _was_asked_about(self, talon: Zone, events: Sequence[Event]) -> bool:
        """Whether it has lain open until the player said what becomes of it."""
        lies_open = any(sprite.card for sprite in self.cards.zones.get(talon, ()))
        return lies_open and any(isinstance(event, Called) and event.seat == self.me for event in events)

    def _open(self, event: Moved) -> None:
        sprites = self.cards.zones.get(event.source, [])
        if any(sprite.card for sprite in sprites):
            return  # it lay open while the declarer was asked whether the cards are dealt again
        for sprite, pose, card in zip(
            sprites, self.poses(event.source, event.cards), event.cards, strict=True
        ):
            sprite.card = card
            self.cards.send(sprite, pose, flies=False)
        self.stage.sounds.play("flip")

    def told(self, event: Event) -> None:
        super().told(event)
        match event:
            case Called(seat, move):
                self._called(seat, move)
            case Scored():
                self._scored()
            case Moved(target=zone) if zone is TRICK and self.crowned:
                self.celebrate(burst(self.places.trick_at, self.crowned, "pips"), t.BURST)
                self.crowned = None

    def _called(self, seat: Seat, move: Move) -> None:
        tr = self.stage.words.tr
        words: dict[str, Sequence[Piece]] = {
            "dark": (tr("120 in the dark"),),
            "redeal": (tr("Deal again!"),),
            "raise": (f"{move.number}!",),
            "rospis": (tr("I write it off"),),
            "aces": (tr("Four aces"), " 200"),
        }
        if move.verb == "marry":
            self.crowned = self.shown_trump = move.cards[0].suit
            words["marry"] = announcement(move.cards[0].suit)
        if move.verb == "give" and seat != self.me and not self.view.options.snos_dark:
            words["give"] = (self._passed_openly(move),)
        if move.verb in words:
            self.speak(seat, words[move.verb])

    def _passed_openly(self, move: Move) -> str:
        """All see what is passed to whom, for longer than a card flies (G2-O03)."""
        words, card = self.stage.words, move.cards[0]
        return words.tr("{name}: {n}", name=self.name(move.number or 0), n=words.card_name(card))

    def _scored(self) -> None:
        if self.match.over and self.me in self.match.view().winners:
            self.stage.sounds.play("win")
            self.celebrate(shower(self.frame.box, "stars"), t.SHOWER)

    # -- the sheet

    def _write_sheet(self) -> None:
        wanted = self.view.deal, self.view.phase in ("pause", "over")
        if wanted != self.sheet_of:
            self.sheet, self.sheet_of = self._sheet(), wanted

    def _sheet(self) -> Sheet:
        record = self.match.record
        self._remember_deals()
        names = [self.name(seat) for seat in range(len(self.sitters))]
        begun = record.scores or (0,) * len(names)
        return sheet_of(names, self.deals, begun, record.counters or {}, self.view.options.barrel_attempts)

    def _remember_deals(self) -> None:
        """One more than before, or, where others are missing, by playing the record again."""
        last = self.view.last_deal
        if last is None or (self.deals and self.deals[-1] == last):
            return
        if self.deals and last.deal == self.deals[-1].deal + 1:
            self.deals = (*self.deals, last)
        else:
            self.deals = tuple(deal for deal in self.match.deals() if isinstance(deal, ThousandResult))
