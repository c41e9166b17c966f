"""What stands on a key or button, on the keyboard that the player has."""

from __future__ import annotations

from typing import Final

import pygame

from cardtable.engine.game import N_
from cardtable.scenes.nervioso.hands import Trigger
from cardtable.words import Words

NAMED: Final = {
    pygame.KSCAN_SPACE: N_("Space"),
    pygame.KSCAN_RETURN: N_("Enter"),
    pygame.KSCAN_BACKSPACE: N_("Backspace"),
    pygame.KSCAN_LEFT: N_("Left"),
    pygame.KSCAN_RIGHT: N_("Right"),
    pygame.KSCAN_UP: N_("Up"),
    pygame.KSCAN_DOWN: N_("Down"),
}
ARROWS: Final = {
    pygame.KSCAN_LEFT: "←",
    pygame.KSCAN_RIGHT: "→",
    pygame.KSCAN_UP: "↑",
    pygame.KSCAN_DOWN: "↓",
}
MOUSE: Final = {
    1: N_("Left click"),
    2: N_("Wheel click"),
    3: N_("Right click"),
}
SIGNS: Final = {
    ",": N_("comma"),
    ".": N_("period"),
    ";": N_("semicolon"),
    ":": N_("colon"),
    "!": N_("exclamation mark"),
    "'": N_("apostrophe"),
    "`": N_("grave accent"),
    "^": N_("caret"),
    "-": N_("hyphen"),
    "=": N_("equals sign"),
    "/": N_("slash"),
    "\\": N_("backslash"),
    "<": N_("less-than sign"),
    "[": N_("left bracket"),
    "]": N_("right bracket"),
    ")": N_("right parenthesis"),
    "*": N_("asterisk"),
    "#": N_("hash sign"),
    "$": N_("dollar sign"),
    "+": N_("plus sign"),
}
LETTERED: Final = range(32, 0x600)  # the characters up to Arabic; Georgian and Korean keys show Latin ones
LAST_SCANCODE: Final = 512


def name_of(trigger: Trigger, words: Words) -> str:
    """As on the key of the player's layout, in capitals; the mouse and pads in the player's language."""
    if trigger.device == "pad":
        return words.tr("Pad {pad} · {n}", pad=trigger.pad + 1, n=trigger.code + 1)
    if trigger.device == "mouse":
        return words.tr(MOUSE.get(trigger.code, N_("Mouse · {n}")), n=trigger.code)
    if trigger.code in NAMED:
        return words.tr(NAMED[trigger.code])
    name = _letter(trigger.code)
    return words.tr("Keypad {n}", n=name.split()[1]) if name.startswith("Keypad ") else name


def said_of(trigger: Trigger, words: Words) -> str:
    """As in a sentence, where a sign alone would be taken for one of the sentence's own."""
    name = name_of(trigger, words)
    return words.tr(SIGNS[name]) if name in SIGNS else name


def sign_of(trigger: Trigger, words: Words) -> str:
    """As on the key where there is little room: arrows as arrows."""
    key = trigger.device == "key"
    return ARROWS.get(trigger.code, name_of(trigger, words)) if key else name_of(trigger, words)


def _letter(scancode: int) -> str:
    name = pygame.key.name(_keycodes().get(scancode, 0), use_compat=False)
    return (name.upper() if len(name) == 1 else name) or f"№ {scancode}"


def _keycodes() -> dict[int, int]:
    """The key code of each scancode in the layout that is active.

    pygame only looks the other way, from the code to the place in what `get_pressed` gives: so all codes
    that may stand on a key are asked for their place in a list of places; a millisecond at most.
    """
    places = pygame.key.ScancodeWrapper(range(LAST_SCANCODE))  # type: ignore[arg-type]
    codes = [*(scancode | 1 << 30 for scancode in range(LAST_SCANCODE)), *reversed(LETTERED)]
    return {int(places[code]): code for code in codes}
