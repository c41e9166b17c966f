"""What happens on the table of Nines: each thing when its time comes, with its motion, sign and words."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from cardtable.engine.cards import Card
from cardtable.engine.games.nines_shedding import AWAY, DOWNS, HANDS, PILE, NinesView, active
from cardtable.engine.match import Match
from cardtable.engine.table import Called, Event, Moved, Place, Scored, Seat, Zone
from cardtable.scenes.nines_shedding import marks
from cardtable.scenes.nines_shedding.cloth import NinesCloth
from cardtable.scenes.nines_shedding.marks import Mark
from cardtable.scenes.scene import Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.celebrate import burst, shower

BREATH = 720.0  # ms that a blind card is held before it is turned over
TREMBLE = 1.6  # degrees of the hand that holds it
SEEN = 420.0  # ms that a card which does not fit, or the last one before a clearing, is looked at
PICK_GAP = 85.0  # ms between two cards of the pile that are taken up
PICK_MOST = 1500.0  # ms that a whole pile takes


class NinesEvents(NinesCloth):
    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.marks: list[Mark] = []  # that are seen just now
        self.breathless = False  # while a blind card is held, nothing tells yet what it is

    def refresh(self) -> None:
        self.breathless = False
        super().refresh()

    def show(self, events: Sequence[Event]) -> None:
        """What happens to the pile, and a blind card, have motions of their own."""
        waiting: list[Event] = []
        for event, following in zip(events, [*events[1:], None], strict=True):
            if _is_staged(event):
                self.cards.show(waiting)
                waiting = []
                self._stage(event, following)
            else:
                waiting.append(event)
        self.cards.show(waiting)
        self._then(lambda: self.glide(*self.before_me))

    def _stage(self, event: Event, following: Event | None) -> None:
        match event:
            case Called(seat, move):
                self.cards.show((event,))
                if isinstance(following, Moved) and move.number is not None:
                    self._turn_blind(DOWNS[seat], move.number, following.cards[0])
            case Moved(_, _, target) if target is PILE:
                cleared = isinstance(following, Moved) and following.target is AWAY
                self.cards.show((event,))
                self._then(lambda: self._act(cleared))
            case Moved(_, _, target) if target is AWAY:
                self.timeline.then(t.Motion(SEEN))
                self._then(lambda: self._sweep_away(event))
            case Moved():
                self._then(lambda: self._take_up(event))

    def _then(self, do: Callable[[], None]) -> None:
        self.timeline.then(t.Motion(0, done=do))

    # -- what the cards on the pile do

    def _act(self, cleared: bool) -> None:
        """The sign of what has just been laid: the cards that are on the pile say it."""
        pile, on_pile = self.cards.zones.get(PILE, []), self.on_pile()
        top, after = on_pile[-1], 0.0
        if cleared:
            if top.rank != "T":
                self._four(pile[-4:])
            return
        if top.rank == "2":
            self._mark(Mark("reset", (pile[-1].pose,)))
        elif top.rank == "3" and (rank := active(on_pile)) is not None:
            copied = next(card for card in reversed(on_pile) if card.rank == rank)
            self._mark(Mark("clone", (pile[-1].pose,), copied))
            after = marks.LASTS["clone"] * 0.7
        self._skip(after)

    def _four(self, sprites: Sequence[Sprite]) -> None:
        poses = tuple(sprite.pose for sprite in sprites)
        self._mark(Mark("four", poses))
        self.celebrate(burst((poses[-1].x - 0.4, poses[-1].y), "", "four"), t.BURST)
        self.speak(self.deeds.actor, (self.stage.words.tr("Four of a kind!"),))

    def _skip(self, after: float) -> None:
        """Whoever sits between who has laid and whose turn it is now."""
        view = self.match.view()
        assert isinstance(view, NinesView)
        if view.turn is None:
            return
        for seat in self.deeds.passed(view.turn):
            if seat not in view.out:
                way = (self._stands(self.deeds.actor), self._stands(seat), self._stands(view.turn))
                self._mark(Mark("skip", (), way=way), after)
                self.speak(seat, (self.stage.words.tr("Skipped!"),))
        self.deeds.comes(view.turn)

    def _stands(self, seat: Seat) -> tuple[float, float]:
        row = self.places.row(seat)
        return row.x, row.y

    def _mark(self, mark: Mark, after: float = 0.0) -> None:
        """With its sound; without motion the sound and the words are enough."""
        self.timeline.play(t.Motion(0, done=lambda: self.stage.sounds.play(mark.kind)), after)
        if self.timeline.reduce:
            return

        def apply(done: float) -> None:
            mark.done = done
            if mark not in self.marks:
                self.marks.append(mark)

        def ends() -> None:
            self.marks.remove(mark)

        self.timeline.play(t.Motion(marks.LASTS[mark.kind], apply, t.linear, ends), after)

    # -- the pile goes

    def _sweep_away(self, event: Moved) -> None:
        """The whole pile, the top cards first."""
        pile = self.cards.zones.get(PILE, [])
        if pile:
            self._mark(Mark("clear", (pile[-1].pose,)))
        self.told(event)
        self.cards.sweep(event, 0.0, min(28.0, 420.0 / len(event.cards)))

    def _take_up(self, event: Moved) -> None:
        """Card by card from the top, so that all see what was in it."""
        self.told(event)
        held = list(self.cards.zones.get(event.target, ()))
        gap = min(PICK_GAP, PICK_MOST / len(event.cards))
        self.cards.sweep(event, 0.0, gap)
        self.glide(*self.before_me)  # what was large makes room
        poses = self.poses(event.target, [sprite.card for sprite in self.cards.zones[event.target]])
        for sprite, pose in zip(held, poses, strict=False):
            self.cards.send(sprite, pose, flies=False)
        for number in range(len(event.cards)):
            self.timeline.play(t.Motion(0, done=lambda: self.stage.sounds.play("deal")), number * gap)

    # -- a blind card

    def _turn_blind(self, downs: Zone, number: int, card: Card | None) -> None:
        """It is lifted, held for a breath, and turned over."""
        breath = self.places.breath
        self.breathless = True

        def held() -> Sprite:
            return self.cards.zones[downs][number - 1]

        def tremble(done: float) -> None:
            lean = TREMBLE * math.sin(done * 9 * math.pi) * done
            held().pose = breath._replace(angle=0.0 if self.timeline.reduce else lean)

        def turn() -> None:
            sprite = held()
            sprite.card = card
            self.stage.sounds.play("flip")
            self.cards.send(sprite, breath._replace(face_up=True), flies=False)

        self._then(lambda: self.cards.send(held(), breath))
        self.timeline.then(t.Motion(BREATH, tremble, t.linear))
        self._then(turn)
        self.timeline.then(t.Motion(SEEN))

    # -- told

    def starts(self, event: Event) -> None:
        if isinstance(event, Moved) and event.source is event.target:
            self.stage.sounds.play("flip")
            self.told(event)
        else:
            super().starts(event)

    def told(self, event: Event) -> None:
        self.deeds.note(event)
        tr = self.stage.words.tr
        match event:
            case Called(seat, move) if move.verb == "show" and seat == self.me:
                self.glide(*self.before_me)
            case Called(seat, move) if move.verb == "flip":
                self.speak(seat, (tr("Blind!"),))
            case Called(seat, move) if move.verb == "take":
                self.speak(seat, (tr("I take the pile"),))
            case Moved(_, source, target) if source is HANDS[self.me] and target in self.before_me:
                self.slots = [None] * 3
            case Moved(_, source, target) if source.place is Place.DOWN and target.place is Place.HAND:
                self.stage.sounds.play("refuse")
            case Scored() if self.match.over and self.me in self.match.view().winners:
                self.stage.sounds.play("win")
                self.celebrate(shower(self.frame.box, "stars"), t.SHOWER)


def _is_staged(event: Event) -> bool:
    match event:
        case Called(_, move):
            return move.verb == "flip"
        case Moved(_, source, target):
            return PILE in (source, target)
    return False
