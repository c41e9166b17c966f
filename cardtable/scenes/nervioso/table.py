"""What a game of Nervioso shows: everything that happens at once, beside whatever still moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import N_, Event, Judged, Moved
from cardtable.engine.games.nervioso import (
    DISCARD,
    SLAP,
    STOCK,
    Nervioso,
    NerviosoView,
    Reactions,
    Verdict,
    reactions,
)
from cardtable.engine.match import Match, Sitter
from cardtable.engine.table import Called, Place, Seat, Zone
from cardtable.scenes.nervioso.hands import Act, Hands, uses_in
from cardtable.scenes.nervioso.pace import Pace
from cardtable.scenes.nervioso.palms import Palms
from cardtable.scenes.nervioso.places import Places, places_of
from cardtable.scenes.nervioso.question import Question
from cardtable.scenes.nervioso.story import Story
from cardtable.scenes.nervioso.timed import TimedScene
from cardtable.scenes.scene import Request, Size, Stage
from cardtable.ui import timeline as t
from cardtable.ui.animate import Sprite
from cardtable.ui.celebrate import Celebration, shower
from cardtable.ui.layout import Pose
from cardtable.ui.palette import TONES, Tone
from cardtable.ui.plates import Pen
from cardtable.ui.text import Fonts

SWEEP_AFTER_MS = 620.0  # the pile lies under the hands until they have been looked at
PAID_AFTER_MS = 250.0  # and what the others pay comes a little later
SWEEP_GAP_MS = 14.0  # between two of its cards
TOLD_MS = 3000.0  # a verdict goes by itself if nobody lays on
PULSE_MS = 170.0
LEARNT = 3  # presses of a key by which its player has learnt it
REMINDED_MS = 4000  # after which whoever has the turn is shown the key again
NOBODY = Sitter(N_("Nobody"))


class SlapTable(TimedScene):
    key = "nervioso"
    view: NerviosoView

    def __init__(self, stage: Stage, match: Match, hands: Hands, pace: Pace, practice: bool) -> None:
        super().__init__(stage, match)
        self.hands, self.pace, self.practice = hands, pace, practice
        self.question = Question(hands.by_seat) if pace.asks else None
        self.story = Story(self.view)
        self.palms = Palms(self.timeline)
        self.undrawn: list[Seat] = []  # whose hands have not been drawn at this size
        self.used: Counter[tuple[Seat, Act]] = Counter()  # how often each key was pressed
        self.reminded = False  # of the turn, after a while
        self.carried: dict[Seat, Sprite] = {}  # cards on their way to the pile
        self.pulse = 1.0  # from 0 to 1 after a new number
        self.judged_ms = -1e9  # by the stage's clock
        self.scolded: Seat | None = None  # whose press was refused
        self.celebration: Celebration | None = None
        self.celebrated = 0.0
        self.stats: dict[Seat, Reactions] = {}
        self.large_fonts: tuple[float, Fonts] | None = None
        self.ground: tuple[Size, str, pygame.Surface] | None = None

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, len(self.sitters), self.me)

    @property
    def tone(self) -> Tone:
        return TONES[self.stage.settings.cloth]

    def is_nobody(self, seat: Seat) -> bool:
        """Whether it is the seat in a practice round whose cards the table lays."""
        return self.practice and seat != self.me

    def losers(self) -> list[Seat]:
        """Nobody before the end, in a draw, and in practice."""
        return list(self.match.result()["losers"]) if self.match.over and not self.practice else []

    def name(self, seat: Seat) -> str:
        return self.stage.words.tr(NOBODY.name) if self.is_nobody(seat) else super().name(seat)

    def layout(self, size: Size) -> None:
        self.carried = {}
        self.undrawn = list(range(len(self.sitters)))
        super().layout(size)
        large = round(self.frame.unit * self.places.pile_scale)
        self.art.prepare((None, *Nervioso.cards), large)

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

    @property
    def known(self) -> frozenset[tuple[Seat, Act]]:
        """The keys that need not be shown any more, or not yet again."""
        learnt = frozenset(key for key, times in self.used.items() if times >= LEARNT)
        return learnt - {(self.view.turn, "lay"), (self.view.turn, "silence")} if self.reminded else learnt

    @property
    def asked(self) -> Sequence[Seat]:
        """Who still has to say whether the card is a match, at a table that asks."""
        return self.question.waits_for(self.view) if self.question is not None else ()

    @property
    def uses(self) -> Mapping[Act, str]:
        return uses_in(self.view.options, self.pace.asks)

    @property
    def voice(self) -> str:
        return self.stage.settings.voice_language or self.stage.words.language

    def tick(self, dt_ms: float) -> Request | None:
        request = super().tick(dt_ms)
        if self.clock.running:
            self._carry()
            self._go_on()
            self._remind()
        return request

    def _remind(self) -> None:
        slow = not self.view.match and self.clock.ms - self.view.since_ms >= REMINDED_MS
        self.dirty |= slow is not self.reminded
        self.reminded = slow

    def _go_on(self) -> None:
        """Hands go back and the verdict goes when they have been looked at."""
        told = self.story.judgement is not None and not self.match.over
        if told and self.stage.now_ms() - self.judged_ms >= TOLD_MS and self.timeline.idle:
            self.story.turn_the_page()
            self.palms.follow(())
            self.dirty = True

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

    def _clear_for(self, event: Event) -> None:
        """A new card does not wait for the old ones: they are where they belong. Refusals are outdated."""
        laid = isinstance(event, Called) and event.move is not SLAP
        if laid or (isinstance(event, Judged) and event.verdict != Verdict.MATCH):
            self._forgive()
        if laid and self.story.judgement is not None and not self.timeline.idle:
            self.timeline.finish()

    def _forgive(self) -> None:
        if self.scolding:
            self.notice, self.scolding = None, False

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
        self.timeline.play(t.Motion(PULSE_MS, self._set_pulse))
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

    def timed(self, seat: Seat) -> bool:
        """Whether its hands have times: who is asked has none."""
        return self.question is None or seat not in self.question.people

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
        goal = self.places.shape(DISCARD).poses(lying + 1)[-1]._replace(face_up=False)
        if self.timeline.reduce:
            pose, height = goal, 0.0
            sprite.alpha = share
        else:
            pose, height = t.fly(start, goal, t.ease_out(share)), t.height(t.ease_out(share))
            sprite.width = max(0.06, min(1.0, (1 - share) * 3.2))
        self.cards.hold(sprite, pose._replace(z=goal.z + 1000))
        sprite.flying, sprite.height = share < 1 and not self.timeline.reduce, height

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
            self.view.winners,
            self.tone,
            self.known,
            self.stage.art.changes,
        )

    def held(self, seat: Seat) -> int:
        """How many cards it has."""
        return len(self.view.zone(Place.HAND, seat))

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
            "cards": [self.held(seat) for seat in range(len(self.sitters))],
            "pile": len(self.view.pile),
            "hands": [[hand.seat, hand.ms] for hand in self.story.hands],
            "verdict": [told.seat, str(told.verdict)] if told else None,
            "laid": self.view.laid,
            "over": self.match.over,
        }
