"""The one table of actions and their keys: the menus, the key help and the tests are made from it."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import pygame

from cardtable.engine.game import N_

MAC = sys.platform == "darwin"
COMMAND = pygame.KMOD_META if MAC else pygame.KMOD_CTRL
_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


@dataclass(frozen=True)
class Keys:
    """One way to press an action: a key (a place where it is a letter of another script), with modifiers."""

    key: int
    command: bool = False
    alt: bool = False
    shift: bool | None = None
    """None where it makes no difference: some layouts need it for the sign itself."""

    def matches(self, event: pygame.Event) -> bool:
        wanted = (COMMAND if self.command else 0) | (pygame.KMOD_ALT if self.alt else 0)
        held = event.mod & _MODIFIERS
        if bool(held & wanted) != bool(wanted) or held & ~wanted:
            return False
        if self.shift is not None and bool(event.mod & pygame.KMOD_SHIFT) != self.shift:
            return False
        return latin(event) == self.key

    def label(self) -> str:
        name = {pygame.K_RETURN: "Enter", pygame.K_ESCAPE: "Esc", pygame.K_PAUSE: "Pause"}.get(self.key)
        held = {("Cmd" if MAC else "Ctrl"): self.command, "Alt": self.alt, "Shift": self.shift}
        words = [word for word, needed in held.items() if needed]
        return "+".join([*words, name or pygame.key.name(self.key).upper()])


@dataclass(frozen=True)
class Action:
    id: str
    label: str
    keys: tuple[Keys, ...]


ACTIONS = (
    Action("rules", N_("Rules of this game"), (Keys(pygame.K_F1),)),
    Action("keys", N_("Keys"), (Keys(pygame.K_QUESTION), Keys(pygame.K_SLASH, command=True))),
    Action("new", N_("New match"), (Keys(pygame.K_n, command=True), Keys(pygame.K_F2))),
    Action("undo", N_("Take back your last move"), (Keys(pygame.K_z, command=True, shift=False),)),
    Action(
        "redo",
        N_("Play what was taken back"),
        (Keys(pygame.K_y, command=True), Keys(pygame.K_z, command=True, shift=True)),
    ),
    Action("pause", N_("Pause"), (Keys(pygame.K_p), Keys(pygame.K_PAUSE))),
    Action("last_trick", N_("Look at the last trick (hold)"), (Keys(pygame.K_l),)),
    Action("sort", N_("Sort the hand by suit or by rank"), (Keys(pygame.K_t),)),
    Action("full_screen", N_("Full screen"), (Keys(pygame.K_F11), Keys(pygame.K_RETURN, alt=True))),
    Action("mute", N_("Sound on or off"), (Keys(pygame.K_m),)),
    Action("quit", N_("Save and quit"), (Keys(pygame.K_q, command=True),)),
)

# Keys of the cards: shown in the key help, matched by the table itself.
CARD_KEYS = (
    (N_("Left, Right"), N_("Choose a card")),
    ("1–9", N_("Choose a card by its place")),
    ("Enter", N_("Play the chosen card, press the chosen button")),
    ("Tab", N_("Go to the buttons and back")),
    ("Esc", N_("Put back, close, pause")),
)


def latin(event: pygame.Event) -> int:
    """The key as a Latin layout names it: by its letter where that is Latin, by its place elsewhere."""
    if event.unicode == "?":
        return int(pygame.K_QUESTION)
    key = int(event.key)
    if key < 128 or key & 1 << 30:  # ASCII, or a key without a letter (F1, arrows)
        return key
    if pygame.KSCAN_A <= event.scancode <= pygame.KSCAN_Z:
        return int(pygame.K_a + event.scancode - pygame.KSCAN_A)
    return key


def action_of(event: pygame.Event) -> str | None:
    """The action that this KEYDOWN (or KEYUP) presses, if any."""
    for action in ACTIONS:
        if any(keys.matches(event) for keys in action.keys):
            return action.id
    return None
