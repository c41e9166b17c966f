"""Before a game of Nervioso: who sits where, with which keys, how fast the cards come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from cardtable.engine.game import N_, Seat
from cardtable.engine.games.nervioso import HANDICAP_MS, Nervioso, NerviosoOptions
from cardtable.scenes.nervioso.caps import name_of
from cardtable.scenes.nervioso.hands import (
    MOST_SEATS,
    Act,
    Hand,
    Hands,
    Trigger,
    chosen_in,
    dealt,
    saved,
    trigger_of,
)
from cardtable.scenes.nervioso.keys_check import KeysCheck, at_keyboard, heard_together, needs_check
from cardtable.scenes.nervioso.pads import Pads
from cardtable.scenes.scene import Alone, Pop, Push, Request, Scene, Stage
from cardtable.scenes.seating import SeatsSetUp
from cardtable.ui.hud import (
    Block,
    Button,
    Cap,
    Caps,
    Caption,
    Chips,
    Control,
    Dialog,
    Drawn,
    Foot,
    Line,
    Row,
    Stepper,
    Words,
    ruled,
)
from cardtable.ui.palette import ACCENT, REFUSAL
from cardtable.ui.palms import badge

USES: Mapping[Act, str] = {"slap": N_("slap"), "lay": N_("card"), "silence": N_("in silence")}
TEMPOS = (
    *((500, N_("0.5 s")), (750, N_("0.75 s")), (1000, N_("1 s")), (1500, N_("1.5 s"))),
    *((2000, N_("2 s")), (2500, N_("2.5 s")), (3000, N_("3 s"))),
)
USUAL_TEMPO_MS = 1500
HANDICAP_STEP_MS = 50
MARK = 34  # units
WHEEL = (Trigger("mouse", 4), Trigger("mouse", 5))


class NerviosoSetUp(SeatsSetUp):
    usual_seats = 4
    several_people: ClassVar[bool] = True
    options: NerviosoOptions

    def __init__(self, stage: Stage, key: str = Nervioso.key) -> None:
        super().__init__(stage, key)
        self.in_pace = False
        self.pads = Pads()
        self.chosen = chosen_in(self.last)
        self.handicaps = _handicaps_in(self.last)
        tempo = self.last.get("tempo_ms")
        self.tempo_ms = tempo if tempo in [value for value, _ in TEMPOS] else USUAL_TEMPO_MS
        first = self.last.get("first")
        self.first = first if isinstance(first, int) and 0 <= first < len(self.seating.chairs) else 0
        self.checked = str(self.last.get("checked") or "")  # the slap keys that were checked together
        self.waiting: tuple[Seat, Act] | None = None  # whose key is to be pressed
        self.aside = False  # the mouse was pressed elsewhere than on that key
        self.objection: tuple[Seat, str] | None = None  # why a key was not taken

    def enter(self) -> None:
        self.pads.open()
        super().enter()

    # -- what it comes to

    @property
    def hands(self) -> dict[Seat, Hand]:
        return dealt(self.seating.people, self.chosen)

    @property
    def acts(self) -> tuple[Act, ...]:
        """What a person has a key for, as the game is played."""
        if self.options.laying == "tempo":
            return ("slap",)
        return ("slap", "lay", "silence") if self.options.manual else ("slap", "lay")

    # -- the pages

    def describe(self) -> Dialog:
        return self._describe_pace() if self.in_pace else super().describe()

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        rows: list[Block] = [self._rules_row(), self._count_line()]
        if self.options.starter == "chosen":
            rows.append(self._first_row())
        return Dialog(
            tr(self.game.title),
            ruled([*rows, *self._seat_lines()], gap=2 if self.crowded else 7),
            left=(*self._feet(), Foot("pace", Caption(tr("Pace")), self._open_pace)),
            right=(
                Foot("practice", Caption(tr("Practice")), self.practise),
                Foot("play", Caption(tr("Play"), "play"), self.play, "gold"),
            ),
            width=1080,
            start="play",
            page="seats",
            fill=True,
        )

    def _first_row(self) -> Row:
        words = self.stage.words
        names = [(seat, self.seating.name(seat, words)) for seat in range(self.seating.count)]
        chips = Chips("first", names, min(self.first, self.seating.count - 1), self._starts)
        return Row(words.tr("The youngest starts"), chips)

    def _beside_count(self) -> Sequence[Control]:
        tr = self.stage.words.tr
        buttons = []
        if len(at_keyboard(self.hands)) > 1:
            buttons.append(Button("check", Caption(tr("Check the keyboard")), self._check, "chip"))
        if self.chosen:
            buttons.append(Button("usual", Caption(tr("Usual keys")), self._usual, "chip"))
        return buttons

    def _describe_pace(self) -> Dialog:
        tr = self.stage.words.tr
        tempos = [(ms, tr(label)) for ms, label in TEMPOS]
        laid = self.options.laying == "tempo"
        rows: list[Block] = [
            self._option_row(self._spec("laying")),
            Row(
                tr("From card to card"),
                Chips("tempo", tempos, self.tempo_ms, self._tempo),
                "" if laid else tr("Where the table lays the cards, and in practice."),
            ),
            self._option_row(self._spec("slap_timeout_ms")),
        ]
        rows += [self._handicap_row(seat) for seat in self.seating.people]
        return Dialog(
            tr("Pace"),
            ruled(rows),
            right=(Foot("done", Caption(tr("Done"), "check"), self._close_pace, "gold"),),
            width=1080,
            start="done",
            page="pace",
            fill=True,
        )

    def _handicap_row(self, seat: Seat) -> Row:
        words = self.stage.words
        value, step = self.handicaps.get(seat, 0), HANDICAP_STEP_MS
        stepper = Stepper(f"handicap:{seat}", value, 0, HANDICAP_MS, step, partial(self._hold_back, seat))
        return Row(
            words.tr("Handicap: {name}", name=self.seating.name(seat, words)),
            stepper,
            words.tr("So many milliseconds later does each slap of this hand count."),
        )

    # -- a person's line

    def _mark(self, seat: Seat) -> Sequence[Control]:
        return (Drawn(MARK, partial(badge, seat)),)

    def _person(self, seat: Seat) -> Sequence[Control]:
        tr, hand = self.stage.words.tr, self.hands[seat]
        caps = [
            Cap(
                f"key:{seat}:{act}",
                tr(USES[act]),
                name_of(hand[act], self.stage.words),
                partial(self._wait_for, seat, act),
                self.waiting == (seat, act),
            )
            for act in self.acts
        ]
        return (Caps(caps),)

    def _seat_line(self, seat: Seat) -> Line:
        line = super()._seat_line(seat)
        return Line(line.left, line.right, self._note(seat))

    def _note(self, seat: Seat) -> Words | None:
        if self.objection and self.objection[0] == seat:
            return Words(self.objection[1], "small", REFUSAL)
        if self.waiting and self.waiting[0] == seat:
            tr = self.stage.words.tr
            text = tr("Press the new key. A click here takes a mouse button; Esc leaves it as it was.")
            return Words(text, "small", ACCENT)
        return None

    # -- another key

    def _wait_for(self, seat: Seat, act: Act) -> None:
        self.waiting, self.objection = (seat, act), None
        self.refresh()

    @property
    def typing(self) -> bool:
        """While a key is waited for no letter is a shortcut."""
        return self.waiting is not None or super().typing

    def handle(self, event: pygame.Event) -> Request | None:
        self.pads.hear(event)
        before = self.waiting
        if before is not None and self._takes(event):
            return self._settle(None)
        answer = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and before is not None and before == self.waiting:
            self.waiting = self.objection = None  # a click elsewhere
            self.refresh()
        return self._settle(answer)

    def _takes(self, event: pygame.Event) -> bool:
        """Whether the event was an answer to the question for a key, or is of no interest while it stands."""
        assert self.waiting is not None
        found = trigger_of(event, self.pads)
        if found is None:
            return False
        trigger, down = found
        if trigger.device == "mouse":
            if down:
                self.aside = not self._aims_at_cap(event)
            if self.aside:
                return False
        if event.type == pygame.KEYDOWN and trigger.code == pygame.KSCAN_ESCAPE:
            self.waiting = self.objection = None
        elif down and trigger not in WHEEL:
            self._take(*self.waiting, trigger)
        self.refresh()
        return True

    def _aims_at_cap(self, event: pygame.Event) -> bool:
        assert self.waiting is not None
        key = "key:{}:{}".format(*self.waiting)
        stop = next((stop for stop in self.hud.ring.stops if stop.key == key), None)
        return stop is not None and stop.rect().collidepoint(event.pos)

    def _take(self, seat: Seat, act: Act, trigger: Trigger) -> None:
        """Change the key, or say why not; then another is waited for."""
        words, hands = self.stage.words, Hands(self.hands)
        key, owner = name_of(trigger, words), hands.owner(trigger)
        if trigger.kept:
            text = words.tr("{key} is kept for the table. Take a letter, an arrow or a button.", key=key)
            self.objection = seat, text
        elif owner is not None and owner != (seat, act):
            name, use = self.seating.name(owner[0], words), words.tr(USES[owner[1]])
            self.objection = seat, words.tr("{key} is taken: {name}, {use}.", key=key, name=name, use=use)
        else:
            self.chosen[seat] = hands.with_(seat, act, trigger).by_seat[seat]
            self.waiting = self.objection = None

    def _usual(self) -> None:
        self.chosen, self.waiting, self.objection = {}, None, None
        self.refresh()

    def trace(self) -> dict[str, Any]:
        words, hands = self.stage.words, self.hands
        names = {
            f"{seat}:{act}": name_of(hand[act], words) for seat, hand in hands.items() for act in self.acts
        }
        said = self.objection[1] if self.objection else None
        return {**super().trace(), "keys": names, "waiting": self.waiting is not None, "objection": said}

    # -- changes

    def _open_pace(self) -> None:
        self.in_pace, self.waiting, self.objection = True, None, None
        self.refresh()

    def _close_pace(self) -> None:
        self.in_pace = False
        self.hud.ring.key = "pace"
        self.refresh()

    def back(self) -> Request | None:
        if not self.in_pace:
            return super().back()
        self._close_pace()
        return self._settle(None)

    def _who(self, seat: Seat, level: object) -> None:
        self.waiting = self.objection = None
        super()._who(seat, level)

    def _seat(self, count: object) -> None:
        self.waiting = self.objection = None
        super()._seat(count)

    def _starts(self, seat: object) -> None:
        self.first = int(str(seat))
        self.refresh()

    def _tempo(self, ms: object) -> None:
        self.tempo_ms = int(str(ms))
        self.refresh()

    def _hold_back(self, seat: Seat, ms: int) -> None:
        self.handicaps[seat] = ms
        self.refresh()

    # -- leaving

    def _kept(self) -> Mapping[str, object]:
        held = {f"handicap {seat}": ms for seat, ms in self.handicaps.items() if ms}
        rest = {"tempo_ms": self.tempo_ms, "first": self.first, "checked": self.checked}
        return {**super()._kept(), **saved(self.chosen), **held, **rest}

    def play(self) -> Request:
        self.keep()
        if needs_check(self.hands, self.checked):
            return Push(self._checker(self._checked_to_play))
        return Alone(self._table())

    def _check(self) -> Request:
        return Push(self._checker(self._checked_to_stay))

    def _checker(self, done: Callable[[Mapping[Seat, Hand]], Request]) -> KeysCheck:
        names = {seat: self.seating.name(seat, self.stage.words) for seat in self.seating.people}
        return KeysCheck(self.stage, self.hands, names, done)

    def _checked_to_play(self, hands: Mapping[Seat, Hand]) -> Request:
        self._note_checked(hands)
        return Alone(self._table())

    def _checked_to_stay(self, hands: Mapping[Seat, Hand]) -> Request:
        self._note_checked(hands)
        return Pop()

    def _note_checked(self, hands: Mapping[Seat, Hand]) -> None:
        """Nobody is asked again to hold these keys, whether they were heard or the check was left."""
        self.chosen |= {seat: hand for seat, hand in hands.items() if hand != self.hands[seat]}
        self.checked = heard_together(hands)
        self.keep()

    def practise(self) -> Request:
        self.keep()
        return Alone(self._table(practice=True))

    def _table(self, practice: bool = False) -> Scene:
        from cardtable.scenes.nervioso import NerviosoTable  # it knows this screen: a circle at import time

        people = self.seating.people[:1] if practice else self.seating.people
        return NerviosoTable.new(
            self.stage,
            self.seating.sitters(self.stage.words),
            self.options,
            Hands(dealt(people, self.chosen), self.pads),
            self.tempo_ms,
            {seat: self.handicaps.get(seat, 0) for seat in people},
            practice,
            self._dealer,
        )

    @property
    def _dealer(self) -> Seat | None:
        """The seat before the one that was chosen to start."""
        count = self.seating.count
        return (min(self.first, count - 1) - 1) % count if self.options.starter == "chosen" else None


def _handicaps_in(kept: Mapping[str, object]) -> dict[Seat, int]:
    found = {}
    for seat in range(MOST_SEATS):
        ms = kept.get(f"handicap {seat}", 0)
        if isinstance(ms, int) and 0 < ms <= HANDICAP_MS:
            found[seat] = ms - ms % HANDICAP_STEP_MS
    return found
