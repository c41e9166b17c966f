"""The part of the set-up that is about keys: whose they are, and another key by a click and a press."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from cardtable.engine.game import Seat
from cardtable.scenes.nervioso.caps import name_of
from cardtable.scenes.nervioso.hands import (
    USES,
    Act,
    Hand,
    Hands,
    Trigger,
    chosen_in,
    dealt,
    saved,
    trigger_of,
)
from cardtable.scenes.nervioso.pads import Pads
from cardtable.scenes.scene import Request, Stage
from cardtable.scenes.seating import SeatsSetUp
from cardtable.ui.hud import Cap, Caps, Control, Drawn, Line, Words
from cardtable.ui.palette import ACCENT, REFUSAL, TEXT_SECOND
from cardtable.ui.palms import badge

MARK = 34  # units
WHEEL = (Trigger("mouse", 4), Trigger("mouse", 5))


class KeysSetUp(SeatsSetUp):
    """Every person's line has the keys that the game asks for."""

    several_people: ClassVar[bool] = True

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage, key)
        self.pads = Pads()
        self.chosen = chosen_in(self.last)
        self.waiting: tuple[Seat, Act] | None = None  # whose key is to be pressed
        self.aside = False  # the mouse was pressed elsewhere than on that key
        self.objection: tuple[Seat, str] | None = None  # why a key was not taken

    def enter(self) -> None:
        self.pads.open()
        super().enter()

    @property
    @abstractmethod
    def uses(self) -> Mapping[Act, str]:
        """What a person has a key for, as the game is played, and what that is called."""

    @property
    def hands(self) -> dict[Seat, Hand]:
        return dealt(self.seating.people, self.chosen)

    # -- a person's line

    def _mark(self, seat: Seat) -> Sequence[Control]:
        return (Drawn(MARK, partial(badge, seat)),)

    def _person(self, seat: Seat) -> Sequence[Control]:
        tr, hand = self.stage.words.tr, self.hands[seat]
        caps = [
            Cap(
                f"key:{seat}:{act}",
                tr(use),
                name_of(hand[act], self.stage.words),
                partial(self._wait_for, seat, act),
                self.waiting == (seat, act),
            )
            for act, use in self.uses.items()
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
        hand = self.hands.get(seat)
        if hand is not None and hand.slap.device == "pad" and hand.slap.pad not in self.pads:
            return Words(self.stage.words.tr("This pad is not plugged in."), "small", TEXT_SECOND)
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
        if event.type in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            self.pads.hear(event)
            self.refresh()
        before = self.waiting
        if before is not None and self._takes(event):
            return self._settle(None)
        answer = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and before is not None and before == self.waiting:
            self.ask_no_more()  # a click elsewhere
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
            name, use = self.seating.name(owner[0], words), words.tr({**USES, **self.uses}[owner[1]])
            self.objection = seat, words.tr("{key} is taken: {name}, {use}.", key=key, name=name, use=use)
        else:
            if owner is None:
                self.chosen[seat] = hands.with_(seat, act, trigger).by_seat[seat]
            self.waiting = self.objection = None

    def _usual(self) -> None:
        self.chosen = {}
        self.ask_no_more()

    def ask_no_more(self) -> None:
        self.waiting = self.objection = None
        self.refresh()

    def trace(self) -> dict[str, Any]:
        words, hands = self.stage.words, self.hands
        names = {
            f"{seat}:{act}": name_of(hand[act], words) for seat, hand in hands.items() for act in self.uses
        }
        said = self.objection[1] if self.objection else None
        return {**super().trace(), "keys": names, "waiting": self.waiting is not None, "objection": said}

    def _who(self, seat: Seat, level: object) -> None:
        self.ask_no_more()
        super()._who(seat, level)

    def _seat(self, count: object) -> None:
        self.ask_no_more()
        super()._seat(count)

    def _kept(self) -> Mapping[str, object]:
        return {**super()._kept(), **saved(self.chosen)}
