"""Hands on the table: which keys, mouse buttons and pad buttons are whose, and what is a press of them.

Keys are places on the keyboard (scancodes), so that ЙЦУКЕН and AZERTY play alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Self, get_args

import pygame

from cardtable.engine.game import N_, Seat
from cardtable.engine.games.nervioso import Nervioso, NerviosoOptions
from cardtable.scenes.nervioso.pads import Pads

Act = Literal["slap", "lay", "silence"]
Device = Literal["key", "mouse", "pad"]
ACTS: tuple[Act, ...] = get_args(Act)
DEVICES: tuple[Device, ...] = get_args(Device)
USES: Mapping[Act, str] = {"slap": N_("slap"), "lay": N_("card"), "silence": N_("in silence")}
ANSWERS: Mapping[Act, str] = {"slap": N_("yes"), "lay": N_("no")}
"""Where the table asks whether the card is a match."""

MOST_SEATS = Nervioso.seats[1]
WHEEL = (4, 5)  # mouse "buttons" that are no buttons
MOUSE_BUTTONS = (1, 2, 3, 6, 7)  # in the order of `pygame.mouse.get_pressed`
KEPT = frozenset(
    {
        *(pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_PAUSE, pygame.KSCAN_PRINTSCREEN),
        *(pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR, pygame.KSCAN_SCROLLLOCK),
        *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1),
        *range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1),
        *range(pygame.KSCAN_LCTRL, pygame.KSCAN_RGUI + 1),
    }
)
"""Keys that the table, the system or a number needs; and five Shifts open a dialog."""


@dataclass(frozen=True)
class Trigger:
    """One thing that is pressed: a key by its scancode, a mouse button, a button of the pad of a number.

    >>> str(Trigger("key", 20)), str(Trigger("pad", 3, 1)), Trigger.read("mouse:1")
    ('key:20', 'pad:3:1', Trigger(device='mouse', code=1, pad=0))
    """

    device: Device
    code: int
    pad: int = 0

    def __str__(self) -> str:
        return f"{self.device}:{self.code}" + (f":{self.pad}" if self.device == "pad" else "")

    @classmethod
    def read(cls, text: str) -> Self:
        """ValueError for a text that `str` has not made."""
        name, *numbers = text.split(":")
        device = next((each for each in DEVICES if each == name), None)
        if device is None or len(numbers) != (2 if device == "pad" else 1):
            raise ValueError(f"{text!r} is no key and no button.")
        return cls(device, *(int(number) for number in numbers))

    @property
    def kept(self) -> bool:
        """Whether it can be nobody's."""
        return (self.device == "key" and self.code in KEPT) or (self.device == "mouse" and self.code in WHEEL)


@dataclass(frozen=True)
class Hand:
    """What one player presses; `lay` and `silence` may be of no use in the game that is played."""

    slap: Trigger
    lay: Trigger
    silence: Trigger

    def __getitem__(self, act: Act) -> Trigger:
        return {"slap": self.slap, "lay": self.lay, "silence": self.silence}[act]

    @property
    def triggers(self) -> tuple[Trigger, Trigger, Trigger]:
        return self.slap, self.lay, self.silence

    def __str__(self) -> str:
        return " ".join(map(str, self.triggers))

    @classmethod
    def read(cls, text: str) -> Self:
        """ValueError for a text that `str` has not made, and for a hand that no player can have."""
        slap, lay, silence = (Trigger.read(part) for part in text.split())
        hand = cls(slap, lay, silence)
        if len(set(hand.triggers)) < len(ACTS) or any(trigger.kept for trigger in hand.triggers):
            raise ValueError(f"{text!r} is no hand.")
        return hand


def keys(slap: int, lay: int, silence: int) -> Hand:
    return Hand(Trigger("key", slap), Trigger("key", lay), Trigger("key", silence))


ALONE = keys(pygame.KSCAN_SPACE, pygame.KSCAN_RETURN, pygame.KSCAN_BACKSPACE)
PAIR = (
    keys(pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D),
    keys(pygame.KSCAN_L, pygame.KSCAN_K, pygame.KSCAN_J),
)
PLACES = (  # far apart from each other in rows and columns
    keys(pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E),
    keys(pygame.KSCAN_P, pygame.KSCAN_O, pygame.KSCAN_I),
    keys(pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C),
    keys(pygame.KSCAN_M, pygame.KSCAN_N, pygame.KSCAN_B),
    keys(pygame.KSCAN_SPACE, pygame.KSCAN_V, pygame.KSCAN_G),
    keys(pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_DOWN),
)
MOUSE = Hand(Trigger("mouse", 1), Trigger("mouse", 3), Trigger("mouse", 2))
PADS = tuple(
    Hand(Trigger("pad", 0, n), Trigger("pad", 1, n), Trigger("pad", 2, n)) for n in range(MOST_SEATS)
)


def defaults(people: int) -> Sequence[Hand]:
    """Hands for so many people, in their order: six at the keyboard, then the mouse, then a pad."""
    if people <= 2:
        return PAIR[:people] if people == 2 else (ALONE,)[:people]
    return (*PLACES, MOUSE, *PADS)[:people]


def dealt(people: Sequence[Seat], chosen: Mapping[Seat, Hand]) -> dict[Seat, Hand]:
    """The hands that people chose, and for everybody else the usual one, or one that is free.

    Of two chosen hands with a key in common, as people come back to the table, the first seat's stands.
    """
    hands: dict[Seat, Hand] = {}
    for seat in people:
        if seat in chosen and _used(hands).isdisjoint(chosen[seat].triggers):
            hands[seat] = chosen[seat]
    for seat, usual in zip(people, defaults(len(people)), strict=True):
        if seat not in hands:
            spare = (usual, *PLACES, *PAIR, MOUSE, *PADS)
            hands[seat] = next(hand for hand in spare if _used(hands).isdisjoint(hand.triggers))
    return {seat: hands[seat] for seat in people}


def _used(hands: Mapping[Seat, Hand]) -> set[Trigger]:
    return {trigger for hand in hands.values() for trigger in hand.triggers}


def saved(chosen: Mapping[Seat, Hand]) -> dict[str, str]:
    """As plain values of a set-up."""
    return {f"hand {seat}": str(hand) for seat, hand in chosen.items()}


def chosen_in(setup: Mapping[str, object]) -> dict[Seat, Hand]:
    """The hands that were saved; one that makes no sense, or has another's keys, is left out."""
    chosen: dict[Seat, Hand] = {}
    for seat in range(MOST_SEATS):
        try:
            hand = Hand.read(str(setup.get(f"hand {seat}", "")))
        except ValueError:
            continue
        if all(trigger not in other.triggers for other in chosen.values() for trigger in hand.triggers):
            chosen[seat] = hand
    return chosen


def uses_in(options: NerviosoOptions, asks: bool = False) -> Mapping[Act, str]:
    """What a person has a key for, as the game is played, and what that is called."""
    if asks:
        return ANSWERS
    if options.laying == "tempo":
        return {"slap": USES["slap"]}
    return {act: use for act, use in USES.items() if act != "silence" or options.manual}


def trigger_of(event: pygame.Event, pads: Pads) -> tuple[Trigger, bool] | None:
    """What an event presses (True) or lets go (False); None for an event of another kind."""
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        return Trigger("key", event.scancode), event.type == pygame.KEYDOWN
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return Trigger("mouse", event.button), event.type == pygame.MOUSEBUTTONDOWN
    if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        found = Trigger("pad", event.button, pads.number(event.instance_id))
        return found, event.type == pygame.JOYBUTTONDOWN
    return None


def all_down(pads: Pads) -> set[Trigger]:
    """All that is down at this moment, whether an event told of it or not."""
    pressed, buttons = pygame.key.get_pressed(), pygame.mouse.get_pressed(num_buttons=5)
    scancodes = [code for code, down in enumerate(tuple.__iter__(pressed)) if down]
    return {
        *(Trigger("key", code) for code in scancodes),
        *(Trigger("mouse", button) for button, down in zip(MOUSE_BUTTONS, buttons, strict=True) if down),
        *(Trigger("pad", button, number) for number, button in pads.down()),
    }


class Hands:
    """The hands of a table by seat; give it every event, so that it knows what is held."""

    def __init__(
        self,
        by_seat: Mapping[Seat, Hand],
        pads: Pads | None = None,
        all_down: Callable[[Pads], Iterable[Trigger]] = all_down,
    ) -> None:
        self.by_seat = dict(by_seat)
        self.pads = pads or Pads()
        self._all_down = all_down
        self._owners = {hand[act]: (seat, act) for seat, hand in by_seat.items() for act in ACTS}
        self._held: set[Trigger] = set()

    def __iter__(self) -> Iterator[tuple[Seat, Hand]]:
        return iter(self.by_seat.items())

    def press(self, event: pygame.Event) -> tuple[Seat, Act] | None:
        """Whose press of what an event is; a press is going down, not being down.

        What was held already has to be let go first: so neither a repetition by the system nor what SDL tells
        as pressed when the window gets the keys back is a press.
        """
        self.pads.hear(event)
        if event.type == pygame.WINDOWFOCUSGAINED:
            self.settle()
        found = trigger_of(event, self.pads)
        if found is None:
            return None
        trigger, down = found
        if not down:
            self._held.discard(trigger)
            return None
        if trigger in self._held:
            return None
        self._held.add(trigger)
        return self._owners.get(trigger)

    def settle(self) -> None:
        """After a time in which events went elsewhere: what is down now has to be let go, nothing else."""
        if any(trigger.device == "pad" for trigger in self._owners):
            self.pads.open()
        self._held = set(self._all_down(self.pads))

    @property
    def shared(self) -> bool:
        """Whether several people have keys of one keyboard."""
        return sum(hand.slap.device == "key" for hand in self.by_seat.values()) > 1

    @property
    def unplugged(self) -> frozenset[Seat]:
        """Whose pad is not plugged in."""
        owners = self._owners.items()
        return frozenset(
            seat for key, (seat, _) in owners if key.device == "pad" and key.pad not in self.pads
        )

    @property
    def held(self) -> frozenset[Trigger]:
        return frozenset(self._held)

    def owner(self, trigger: Trigger) -> tuple[Seat, Act] | None:
        """Whose it is, and for what."""
        return self._owners.get(trigger)

    def with_(self, seat: Seat, act: Act, trigger: Trigger) -> Hands:
        """The same with another key; who has it already is to be asked before."""
        hand = replace(self.by_seat[seat], **{act: trigger})
        return Hands({**self.by_seat, seat: hand}, self.pads, self._all_down)
