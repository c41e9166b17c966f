"""The table of Nervioso: presses of many hands, taken in their order and stamped at once."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Self

import pygame

from cardtable.engine.game import Event, Move, Options, Refusal
from cardtable.engine.games.nervioso import HUSH, LAY, LAY_AT, SLAP, Nervioso, NerviosoOptions
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.players.nervioso import seated
from cardtable.engine.table import Seat
from cardtable.scenes.actions import action_of
from cardtable.scenes.desk import request_of
from cardtable.scenes.keys import Keys
from cardtable.scenes.nervioso import over, paint
from cardtable.scenes.nervioso.asking import AskingTable
from cardtable.scenes.nervioso.ending import results_of
from cardtable.scenes.nervioso.hands import Act, Hands, Trigger, chosen_in, dealt
from cardtable.scenes.nervioso.key_help import rows_of
from cardtable.scenes.nervioso.pace import Pace
from cardtable.scenes.nervioso.table import NOBODY
from cardtable.scenes.scene import Replace, Request, Size, Stage
from cardtable.ui.pills import Pill

ENDED_MS = 1100.0  # hands that are still in motion shall not click the end away
LATE_MS = 1500.0  # how long a hand that comes too late is shown as one
FUNCTION = 1 << 30  # in the code of a key that has no letter: F1, arrows, Pause


class NerviosoTable(AskingTable):
    def __init__(
        self,
        stage: Stage,
        match: Match,
        hands: Hands,
        pace: Pace,
        practice: bool = False,
    ) -> None:
        super().__init__(stage, match, hands, pace, practice)
        self.ended_ms = stage.now_ms()  # by the stage's clock, if the match is over

    @classmethod
    def new(
        cls,
        stage: Stage,
        seats: Sequence[Sitter],
        options: Options,
        hands: Hands,
        pace: Pace,
        practice: bool = False,
        dealer: Seat | None = None,
    ) -> Self:
        """A first deal; in practice the first of the seats plays against nobody, and the table lays."""
        assert isinstance(options, NerviosoOptions)
        if practice:
            seats, pace, dealer = (seats[0], NOBODY), replace(pace, asks=False), None
            options = replace(options, restart_at=1)  # nobody likes any number
        if practice or pace.asks:
            options = replace(options, laying="tempo")
        seed = secrets.token_hex(16)
        record = Record(cls.key, tuple(seats), seed, options.changed(), dealer)
        return cls.seat(stage, record, hands, pace, practice)

    @classmethod
    def resume(cls, stage: Stage, record: Record) -> Self:
        """Keys and pace are those of the last set-up: a record holds decisions alone."""
        kept = stage.settings.setups.get(cls.key, {})
        people = [seat for seat, sitter in enumerate(record.seats) if sitter.player == "human"]
        hands = Hands(dealt(people, chosen_in(kept)))
        hands.pads.open()
        return cls.seat(stage, record, hands, Pace.read(kept))

    @classmethod
    def seat(cls, stage: Stage, record: Record, hands: Hands, pace: Pace, practice: bool = False) -> Self:
        options = Nervioso.make_options(record.rules)
        assert isinstance(options, NerviosoOptions)
        levels = [sitter.level if sitter.player == "computer" else None for sitter in record.seats]
        laid = pace.tempo_ms if pace.lays(options) else None
        me = next((seat for seat, level in enumerate(levels) if level is None), 0)
        match = Match(record, seated(record.seed, levels, laid), me)
        return cls(stage, match, hands, pace, practice)

    def enter(self) -> None:
        """The keys that are held by now have to be let go first."""
        self.stage.sounds.learn(self.voice)
        self.hands.settle()
        super().enter()
        if self.hands.unplugged:
            tr = self.stage.words.tr
            self.say(tr("Not plugged in: the pad of {names}.", names=self._names(self.hands.unplugged)))

    def tick(self, dt_ms: float) -> Request | None:
        request = super().tick(dt_ms)
        if self.clock.running:
            self._hear_refusals()
            self._make_room()
        if self.match.over and self.clock.running:
            self._end()
        if self.match.over and not self.pills_of_end and self.stage.now_ms() - self.ended_ms >= ENDED_MS:
            self.lay_pills()
        return request

    def _make_room(self) -> None:
        """The numbers to choose from lie where pile and hands lay: these have to go first."""
        if not self.timeline.idle or self.chooser() is None or self.pills_of_choice:
            return
        if self.palms.shown:
            self.story.hands = []
            self.palms.follow(())
        else:
            self.lay_pills()

    def _end(self) -> None:
        self.clock.stop()
        self.ended_ms = self.stage.now_ms()

    @property
    def pills_of_end(self) -> bool:
        return any(pill.id == "proceed" for pill in self.pills)

    @property
    def pills_of_choice(self) -> bool:
        return any(pill.id == "n1" for pill in self.pills)

    def save(self) -> None:
        if not self.practice:
            super().save()

    def show(self, events: Sequence[Event]) -> None:
        super().show(events)
        self.lay_pills()

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.lay_pills()

    # -- presses

    def handle(self, event: pygame.Event) -> Request | None:
        plugged_out = self.hands.unplugged
        press = self.hands.press(event)
        if (lost := self.hands.unplugged - plugged_out) and self.playing:
            tr = self.stage.words.tr
            return self.pause(tr("Unplugged: the pad of {names}.", names=self._names(lost)))
        match event.type:
            case pygame.WINDOWFOCUSLOST:
                self.lose_focus()
            case pygame.WINDOWFOCUSGAINED if self.away:
                self.count_down()
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

    def _names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.name(seat) for seat in sorted(seats))

    def _press(self, seat: Seat, act: Act) -> None:
        """Stamped here: the order of the queue is the order of the hands."""
        at_ms = self.clock.ms
        if self.question is not None:
            if act in self.uses:
                self.answer(seat, act == "slap")
            return
        if act != "slap" and self.view.options.laying == "tempo":
            return
        self.used[seat, act] += 1
        if act == "slap" and self._just_judged and self.story.came_late(seat, at_ms):
            self.palms.follow(self.story.hands)
            self.stage.sounds.play("slap")
        else:
            self.match.press(seat, self._meant(seat, act), at_ms, self.pace.holds(seat))
        self.dirty = True

    @property
    def _just_judged(self) -> bool:
        return self.stage.now_ms() - self.judged_ms < LATE_MS and not self.view.pile

    def _meant(self, seat: Seat, act: Act) -> Move:
        if act == "slap":
            return SLAP
        if act == "silence":
            return HUSH
        return LAY_AT[1] if self.chooser() == seat else LAY

    def chooser(self) -> Seat | None:
        """The person who says with which number the new count begins, if anybody is to say it."""
        turn = self.view.turn
        if turn is None or not any(move.number for move in self.match.legal_moves(turn)):
            return None
        return turn

    def _choose(self, number: int) -> None:
        seat = self.chooser()
        if seat is not None and self.clock.running and LAY_AT[number] in self.match.legal_moves(seat):
            self.match.press(seat, LAY_AT[number], self.clock.ms, self.pace.holds(seat))

    def _hear_refusals(self) -> None:
        for seat, refusal in self.match.refusals():
            self._refused(seat, refusal)

    def _refused(self, seat: Seat, refusal: Refusal) -> None:
        if seat in self.hands.by_seat and not self._just_judged and not self.match.over:
            self.say_refusal(refusal)
            self.scolded = seat

    # -- keys and buttons

    def deaf(self, event: pygame.Event) -> bool:
        """Who shares the keyboard may lean on Ctrl as another slaps with Q; who is alone has both by will."""
        if event.key & FUNCTION or not (self.playing or self.match.over):  # hands move on after the end
            return False
        owned = self.hands.owner(Trigger("key", event.scancode)) is not None
        return self.hands.shared or (owned and not event.mod & pygame.KMOD_ALT)

    def key_help(self) -> Keys:
        return Keys(self.stage, partial(rows_of, self))

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
        if self.deaf(event) or (bare and not event.key & FUNCTION):
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
        elif (seat := self.chooser()) is not None and self.timeline.idle and not self.palms.shown:
            numbers = [move.number for move in self.match.legal_moves(seat) if move.number]
            pills = [Pill(f"n{n}", (str(n),), lambda n=n: self._choose(n)) for n in numbers]  # type: ignore[misc]
        else:
            pills += self.answers()
        over.lay_pills(self, pills)
        return pills

    def proceed(self) -> Request:
        return Replace(results_of(self, self._again))

    def _again(self) -> Request:
        last, options = self.match.record, self.view.options
        pace = self.pace, self.practice
        return Replace(type(self).new(self.stage, last.seats, options, self.hands, *pace, last.dealer))

    # -- drawing

    def draw_ahead(self) -> None:
        if self.undrawn:
            over.draw_ahead(self, self.undrawn.pop())

    def paint_under(self, surface: pygame.Surface) -> None:
        paint.under(self, self.pen(surface))

    def paint_over(self, surface: pygame.Surface) -> None:
        over.over(self, self.pen(surface))
