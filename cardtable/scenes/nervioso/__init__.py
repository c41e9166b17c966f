"""The table of Nervioso: presses of many hands in their order, and what comes of them at once."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import N_, Event, Judged, Move, Moved, Options, Refusal
from cardtable.engine.games.nervioso import (
    DISCARD,
    HUSH,
    LAY,
    LAY_AT,
    SLAP,
    STOCK,
    Nervioso,
    NerviosoOptions,
    NerviosoView,
    Reactions,
    Verdict,
    reactions,
)
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.players.nervioso import seated
from cardtable.engine.table import Called, Place, Seat, Zone
from cardtable.scenes.actions import action_of
from cardtable.scenes.desk import DeskScene, request_of
from cardtable.scenes.nervioso import paint
from cardtable.scenes.nervioso.ending import SeatTold, SlapResults
from cardtable.scenes.nervioso.hands import Act, Hands, chosen_in, dealt
from cardtable.scenes.nervioso.paint import COUNTDOWN_MS
from cardtable.scenes.nervioso.palms import Palms
from cardtable.scenes.nervioso.places import Places, places_of
from cardtable.scenes.nervioso.story import Story
from cardtable.scenes.scene import Replace, Request, Size, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.celebrate import Celebration, shower
from cardtable.ui.layout import Pose
from cardtable.ui.palette import TONES, Tone
from cardtable.ui.pills import Pill
from cardtable.ui.plates import Pen
from cardtable.ui.text import Fonts

SWEEP_AFTER_MS = 620.0  # the pile lies under the hands until they have been looked at
PAID_AFTER_MS = 250.0  # and what the others pay comes a little later
SWEEP_GAP_MS = 14.0  # between two of its cards
ENDED_MS = 1100.0  # hands that are still in motion shall not click the end away
LATE_MS = 1500.0  # how long a hand that comes too late is shown as one
USUAL_TEMPO_MS = 1500
NOBODY = Sitter(N_("Nobody"))


class NerviosoTable(DeskScene):
    key = "nervioso"
    view: NerviosoView

    def __init__(
        self,
        stage: Stage,
        match: Match,
        hands: Hands,
        handicaps: Mapping[Seat, int],
        tempo_ms: int | None,
        practice: bool = False,
    ) -> None:
        super().__init__(stage, match)
        self.hands, self.handicaps = hands, handicaps
        self.tempo_ms, self.practice = tempo_ms, practice
        self.story = Story(self.view)
        self.palms = Palms(self.timeline)
        self.undrawn: list[Seat] = []  # whose hands have not been drawn at this size
        self.used: set[tuple[Seat, Act]] = set()  # keys that need not be shown any more
        self.counting: float | None = None  # ms of three, two, one that are left
        self.away = False  # the window has lost the keys
        self.carried: dict[Seat, Sprite] = {}  # cards on their way to the pile
        self.pulse = 1.0  # from 0 to 1 after a new number
        self.judged_ms = self.ended_ms = -1e9  # by the stage's clock
        self.celebration: Celebration | None = None
        self.celebrated = 0.0
        self.stats: dict[Seat, Reactions] = {}
        self.large_fonts: tuple[float, Fonts] | None = None
        self.ground: tuple[Size, str, pygame.Surface] | None = None
        if match.over:
            self.ended_ms = stage.now_ms()

    @classmethod
    def new(
        cls,
        stage: Stage,
        seats: Sequence[Sitter],
        options: Options,
        hands: Hands,
        tempo_ms: int | None,
        handicaps: Mapping[Seat, int],
        practice: bool = False,
        dealer: Seat | None = None,
    ) -> Self:
        """A first deal; in practice the first of the seats plays against nobody, and the table lays."""
        assert isinstance(options, NerviosoOptions)
        if practice:
            seats, options, dealer = (seats[0], NOBODY), replace(options, laying="tempo"), None
        seed = secrets.token_hex(16)
        record = Record(cls.key, tuple(seats), seed, options.changed(), dealer)
        return cls.seat(stage, record, hands, handicaps, tempo_ms, practice)

    @classmethod
    def resume(cls, stage: Stage, record: Record) -> Self:
        """Keys, tempo and handicaps are those of the last set-up: a record holds decisions alone."""
        kept = stage.settings.setups.get(cls.key, {})
        people = [seat for seat, sitter in enumerate(record.seats) if sitter.player == "human"]
        hands = Hands(dealt(people, chosen_in(kept)))
        handicaps = {seat: ms for seat in people if isinstance(ms := kept.get(f"handicap {seat}"), int)}
        tempo = kept.get("tempo_ms")
        return cls.seat(stage, record, hands, handicaps, tempo if isinstance(tempo, int) else None)

    @classmethod
    def seat(
        cls,
        stage: Stage,
        record: Record,
        hands: Hands,
        handicaps: Mapping[Seat, int],
        tempo_ms: int | None,
        practice: bool = False,
    ) -> Self:
        options = Nervioso.make_options(record.rules)
        assert isinstance(options, NerviosoOptions)
        levels = [sitter.level if sitter.player == "computer" else None for sitter in record.seats]
        laid = (tempo_ms or USUAL_TEMPO_MS) if options.laying == "tempo" else None
        me = next((seat for seat, level in enumerate(levels) if level is None), 0)
        match = Match(record, seated(record.seed, levels, laid), me)
        return cls(stage, match, hands, handicaps, tempo_ms, practice)

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, len(self.sitters), self.me)

    @property
    def tone(self) -> Tone:
        return TONES[self.stage.settings.cloth]

    def name(self, seat: Seat) -> str:
        return self.stage.words.tr(NOBODY.name) if self.practice and seat else super().name(seat)

    def layout(self, size: Size) -> None:
        self.carried = {}
        self.undrawn = list(range(len(self.sitters)))
        super().layout(size)
        large = round(self.frame.unit * self.places.pile_scale)
        self.art.prepare((None, *Nervioso.cards), large)
        self.lay_pills()

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        return self.places.poses(zone, cards)

    def piled(self, zone: Zone) -> bool:
        return True

    @property
    def large(self) -> Fonts:
        """For the numeral: as large as the table, whatever the text size."""
        scale = self.frame.unit / 114 * self.places.grow
        if self.large_fonts is None or self.large_fonts[0] != scale:
            self.large_fonts = scale, Fonts(scale)
        return self.large_fonts[1]

    def marked(self, sprite: Sprite) -> bool:
        """The card that is to be laid next."""
        turn = self.view.turn
        if turn is None or not self.started or self.dealing or sprite.flying or sprite.face_up:
            return False
        stack = self.cards.zones.get(Zone(Place.HAND, turn))
        return stack is not None and sprite in stack[-1:]

    # -- the clock

    def enter(self) -> None:
        """Three, two, one before time goes on; the keys held meanwhile have to be let go first."""
        settings = self.stage.settings
        self.timeline.speed, self.timeline.reduce = settings.speed, settings.reduce_motion
        self.stage.sounds.learn(self.voice)
        self.hands.settle()
        self._count_down()

    def leave(self) -> None:
        self._stop()
        super().leave()

    def _count_down(self) -> None:
        self.away = False
        self.counting = None if self.match.over else COUNTDOWN_MS
        self.dirty = True

    def _stop(self) -> None:
        self.clock.stop()
        self.counting = None
        self.dirty = True

    @property
    def voice(self) -> str:
        return self.stage.settings.voice_language or self.stage.words.language

    @property
    def playing(self) -> bool:
        return self.clock.running or self.counting is not None

    @property
    def typing(self) -> bool:
        """Letters are hands, and no shortcuts."""
        return self.playing

    @property
    def busy(self) -> bool:
        return self.playing or not self.timeline.idle

    @property
    def may_step(self) -> bool:
        return not self.started or self.clock.running

    def standing(self) -> bool:
        return self.match.over

    def tick(self, dt_ms: float) -> Request | None:
        request = super().tick(dt_ms)
        if self.counting is not None and self.timeline.idle and self.started:
            self._tick_down(dt_ms)
        if self.clock.running:
            self._hear_refusals()
            self._carry()
        if self.match.over and self.clock.running:
            self._end()
        if self.match.over and not self.pills_of_end and self.stage.now_ms() - self.ended_ms >= ENDED_MS:
            self.lay_pills()
        return request

    def _tick_down(self, dt_ms: float) -> None:
        """Frames that show nothing new are left to the drawing of faces and hands for later."""
        assert self.counting is not None
        before = paint.digit(self.counting)
        self.counting -= dt_ms
        self.dirty |= paint.digit(self.counting) != before
        if self.undrawn:
            paint.draw_ahead(self, self.undrawn.pop())
        if self.counting <= 0:
            self.counting = None
            self.dirty = True
            self.clock.run()

    def _end(self) -> None:
        self.clock.stop()
        self.ended_ms = self.stage.now_ms()

    @property
    def pills_of_end(self) -> bool:
        return any(pill.id == "proceed" for pill in self.pills)

    def save(self) -> None:
        if not self.practice:
            super().save()

    # -- what happens

    def show(self, events: Sequence[Event]) -> None:
        """The deal as every deal; after that each event at once, beside whatever still moves."""
        if any(isinstance(event, Moved) and event.source is STOCK for event in events):
            super().show(events)
            return
        for event in events:
            self._clear_for(event)
            self.story.hear(event)
            self._cue(event)
        self.look()
        self.story.look(self.view)
        for _ in self.palms.follow(self.story.hands):
            self.stage.sounds.play("slap")
        self.lay_pills()

    def _clear_for(self, event: Event) -> None:
        """A new card does not wait for the old ones: they are where they belong now."""
        laid = isinstance(event, Called) and event.move is not SLAP
        if laid and self.story.judgement is not None and not self.timeline.idle:
            self.timeline.finish()

    def _cue(self, event: Event) -> None:
        match event:
            case Called(move=move) if move is not SLAP and self.story.open_ms is None:
                self._said()
            case Moved(target=zone) if zone is DISCARD:
                self.cards.put(event)
                self.stage.sounds.play("lay")
            case Moved():
                self._sweep(event)
            case Judged(verdict=verdict) if verdict != Verdict.MATCH:
                self._judged(Verdict(verdict))

    def _said(self) -> None:
        """The number as the card comes down: large, and aloud."""
        self.timeline.play(t.Motion(170.0, self._set_pulse))
        if self.story.spoken:
            self.stage.sounds.say(self.story.spoken, self.voice)

    def _set_pulse(self, done: float) -> None:
        self.pulse = 1.0 if self.timeline.reduce else done

    def _sweep(self, event: Moved) -> None:
        """The pile, and what others pay, goes to whoever takes it, when it has been looked at."""

        def begin() -> None:
            self.stage.sounds.play("take")
            self.cards.sweep(event, 0.0, SWEEP_GAP_MS)

        extra = 0.0 if event.source is DISCARD else PAID_AFTER_MS
        self.timeline.play(t.pause(SWEEP_AFTER_MS + extra, begin))

    def _judged(self, verdict: Verdict) -> None:
        self.judged_ms = self.stage.now_ms()
        self.stats = {}
        if verdict is Verdict.WON:
            self.stage.sounds.play("win")
            if not self.timeline.reduce:
                self._celebrate()
        elif verdict in (Verdict.WRONG_HAND, Verdict.THROWN_CARD, Verdict.LOST_COUNT):
            self.stage.sounds.play("refuse")

    def _celebrate(self) -> None:
        self.celebration = shower(self.frame.box, "stars")

        def apply(done: float) -> None:
            self.celebrated = done

        def ended() -> None:
            self.celebration = None

        self.timeline.play(t.Motion(t.SHOWER, apply, t.linear, ended))

    def reactions(self, seat: Seat) -> Reactions:
        if seat not in self.stats:
            self.stats[seat] = reactions(self.view.seen, seat)
        return self.stats[seat]

    def refresh(self) -> None:
        super().refresh()
        self._carry()

    # -- cards on their way: by the game's clock alone, whatever the settings of motion

    def _carry(self) -> None:
        underway = {each.seat: each for each in self.match.underway() if each.move is not SLAP}
        for seat in [seat for seat in self.carried if seat not in underway]:
            self._let_go(seat)
        for seat, each in underway.items():
            if seat not in self.carried and self.story.judgement is not None and not self.timeline.idle:
                self.finish()
            stack = self.cards.zones.get(Zone(Place.HAND, seat))
            if not stack:
                continue
            if seat not in self.carried:
                self.carried[seat] = stack[-1]
            share = (self.clock.ms - each.pressed_ms) / (each.due_ms - each.pressed_ms)
            self._place(self.carried[seat], seat, min(1.0, max(0.0, share)))
            self.dirty = True

    def _let_go(self, seat: Seat) -> None:
        """A card that came to nothing goes back."""
        sprite = self.carried.pop(seat)
        zone = Zone(Place.HAND, seat)
        if sprite in self.cards.zones.get(zone, ()):
            sprite.width, sprite.alpha, sprite.flying = 1.0, 1.0, False
            home = self.poses(zone, [None] * len(self.cards.zones[zone]))
            self.cards.send(sprite, home[-1], flies=False, ms=t.HOME)

    def _place(self, sprite: Sprite, seat: Seat, share: float) -> None:
        """Face down to the pile, turning at the end: the face is seen when the card counts, not before."""
        home, lying = Zone(Place.HAND, seat), len(self.cards.zones.get(DISCARD, ()))
        start = self.poses(home, [None] * len(self.cards.zones[home]))[-1]
        goal = replace(self.places.shape(DISCARD).poses(lying + 1)[-1], face_up=False)
        if self.timeline.reduce:
            pose, height = goal, 0.0
            sprite.alpha = share
        else:
            pose, height = t.fly(start, goal, t.ease_out(share)), t.height(t.ease_out(share))
            sprite.width = max(0.06, min(1.0, (1 - share) * 3.2))
        self.cards.hold(sprite, replace(pose, z=goal.z + 1000))
        sprite.flying, sprite.height = share < 1 and not self.timeline.reduce, height

    # -- presses

    def handle(self, event: pygame.Event) -> Request | None:
        press = self.hands.press(event)
        match event.type:
            case pygame.WINDOWFOCUSLOST:
                self._lose_focus()
            case pygame.WINDOWFOCUSGAINED if self.away:
                self._count_down()
            case pygame.MOUSEMOTION:
                self._pointed(event.pos)
            case pygame.MOUSEBUTTONDOWN if (pill := self.pill_at(event.pos)) is not None:
                self.pill_down = pill.id
                return None
            case pygame.MOUSEBUTTONUP:
                return self._released(event.pos)
        if press is not None and self.clock.running:
            self._press(*press)
            return None
        return self._key(event) if event.type == pygame.KEYDOWN else None

    def _lose_focus(self) -> None:
        if not self.match.over:
            self.away = True
            self._stop()
            self.save()

    def _press(self, seat: Seat, act: Act) -> None:
        """Stamped here: the order of the queue is the order of the hands."""
        at_ms = self.clock.ms
        if act != "slap" and self.view.options.laying == "tempo":
            return
        self.used.add((seat, act))
        if act == "slap" and self._just_judged and self.story.came_late(seat, at_ms):
            self.palms.follow(self.story.hands)
            self.stage.sounds.play("slap")
        else:
            self.match.press(seat, self._meant(seat, act), at_ms, self.handicaps.get(seat, 0))
        self.dirty = True

    @property
    def _just_judged(self) -> bool:
        return self.stage.now_ms() - self.judged_ms < LATE_MS and not self.view.pile

    def _meant(self, seat: Seat, act: Act) -> Move:
        if act == "slap":
            return SLAP
        if self.chooser() == seat:
            return LAY_AT[1]
        return HUSH if act == "silence" else LAY

    def chooser(self) -> Seat | None:
        """The person who says with which number the new count begins, if anybody is to say it."""
        turn = self.view.turn
        if turn is None or not any(move.number for move in self.match.legal_moves(turn)):
            return None
        return turn

    def _choose(self, number: int) -> None:
        seat = self.chooser()
        if seat is not None and self.clock.running and LAY_AT[number] in self.match.legal_moves(seat):
            self.match.press(seat, LAY_AT[number], self.clock.ms, self.handicaps.get(seat, 0))

    def _hear_refusals(self) -> None:
        for seat, refusal in self.match.refusals():
            self._refused(seat, refusal)

    def _refused(self, seat: Seat, refusal: Refusal) -> None:
        if seat in self.hands.by_seat and not self._just_judged:
            self.say_refusal(refusal)

    # -- keys and buttons

    def _key(self, event: pygame.Event) -> Request | None:
        """A key that is nobody's hand; letters are none of ours."""
        self.dirty = True
        match event.scancode:
            case pygame.KSCAN_ESCAPE:
                return self.act("pause")
            case pygame.KSCAN_TAB:
                self.walk_pills(-1 if event.mod & pygame.KMOD_SHIFT else 1)
                return None
            case pygame.KSCAN_RETURN | pygame.KSCAN_KP_ENTER | pygame.KSCAN_SPACE if not self.playing:
                return self._press_key()
            case code if pygame.KSCAN_1 <= code <= pygame.KSCAN_0:
                self._choose(code - pygame.KSCAN_1 + 1)
                return None
        bare = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if bare and not event.key & 1 << 30:  # a letter
            return None
        action = action_of(event)
        return self.act(action) if action is not None else None

    def _press_key(self) -> Request | None:
        focus = next((n for n, pill in enumerate(self.pills) if pill.id == "proceed"), None)
        at = self.pill_focus if self.pill_focus is not None else focus
        return request_of(self.pills[at].press()) if at is not None else None

    def _pointed(self, pos: tuple[int, int]) -> None:
        self.pointer = pos
        warm = self.pill_at(pos)
        self.dirty |= warm is not self.pill_warm
        self.pill_warm = warm

    def _released(self, pos: tuple[int, int]) -> Request | None:
        pill, down = self.pill_at(pos), self.pill_down
        self.pill_down = None
        return request_of(pill.press()) if pill is not None and pill.id == down else None

    def lay_pills(self) -> None:
        focused = self.pills[self.pill_focus].id if self.pill_focus is not None else None
        self.pills = [*self._own_pills(), *self.icons()]
        ids = [pill.id for pill in self.pills]
        self.pill_focus = ids.index(focused) if focused in ids else None
        self.pill_warm = self.pill_at(self.pointer)
        self.dirty = True

    def _own_pills(self) -> list[Pill]:
        tr = self.stage.words.tr
        pills: list[Pill] = []
        if self.match.over:
            if self.stage.now_ms() - self.ended_ms >= ENDED_MS:
                pills.append(Pill("proceed", (tr("To the result"),), self.proceed, "gold"))
        elif (seat := self.chooser()) is not None:
            numbers = [move.number for move in self.match.legal_moves(seat) if move.number]
            pills = [Pill(f"n{n}", (str(n),), lambda n=n: self._choose(n)) for n in numbers]  # type: ignore[misc]
        paint.lay_pills(self, pills)
        return pills

    def proceed(self) -> Request:
        tr, winners = self.stage.words.tr, self.view.winners
        mine = [seat for seat, _ in self.hands]
        if not winners:
            title, sentence = tr("A draw"), tr("All cards are laid, and the last one is no match.")
        elif mine == list(winners):
            title, sentence = tr("You win the match"), ""
        else:
            title, sentence = tr("{name} wins the match", name=self.name(winners[0])), self._loser()
        ranked = sorted(range(len(self.sitters)), key=lambda seat: (seat not in winners, self._held(seat)))
        told = [
            SeatTold(seat, self.name(seat), self._held(seat), self.reactions(seat), seat in mine)
            for seat in ranked
            if not (self.practice and seat)
        ]
        if self.practice:
            title, sentence = tr("Practice"), ""
        return Replace(SlapResults(self.stage, title, sentence, tuple(told), self._again, self.go_home))

    def _held(self, seat: Seat) -> int:
        return len(self.view.zone(Place.HAND, seat))

    def _loser(self) -> str:
        losers = self.match.result()["losers"]
        names = ", ".join(self.name(seat) for seat in losers)
        return self.stage.words.tr("Most cards: {names}", names=names) if losers else ""

    def _again(self) -> Request:
        seats, options = self.match.record.seats, self.view.options
        hands, held = self.hands, self.handicaps
        again = type(self).new(self.stage, seats, options, hands, self.tempo_ms, held, self.practice)
        return Replace(again)

    # -- drawing

    def pen(self, surface: pygame.Surface) -> Pen:
        return Pen(surface, self.stage.fonts, self.stage.art, self.tone)

    def under(self) -> object:
        counts = tuple(len(self.cards.zones.get(Zone(Place.HAND, s), ())) for s in range(len(self.sitters)))
        told = self.story.judgement
        return (
            counts,
            self.view.turn,
            self.started and not self.dealing,
            told and (told.seat, told.verdict),
            self.tone,
            frozenset(self.used),
            self.stage.art.changes,
        )

    def paint_under(self, surface: pygame.Surface) -> None:
        paint.under(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        paint.over(self, self.pen(surface))

    def trace(self) -> dict[str, Any]:
        told = self.story.judgement
        return {
            **super().trace(),
            "running": self.clock.running,
            "away": self.away,
            "counting": self.counting is not None,
            "turn": self.view.turn,
            "count": self.story.count,
            "card": str(self.story.card) if self.view.pile else None,
            "cards": [self._held(seat) for seat in range(len(self.sitters))],
            "pile": len(self.view.pile),
            "hands": [[hand.seat, hand.ms] for hand in self.story.hands],
            "verdict": [told.seat, str(told.verdict)] if told else None,
            "laid": self.view.laid,
            "over": self.match.over,
        }


__all__ = ["COUNTDOWN_MS", "NerviosoTable"]
