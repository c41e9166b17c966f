"""What stands on a key or button, on the keyboard that the player has."""

from __future__ import annotations

from typing import Final

import pygame

from cardtable.engine.game import N_
from cardtable.scenes.nervioso.hands import Trigger
from cardtable.words import Words

SIGNS: Final = {
    pygame.KSCAN_LEFT: "←",
    pygame.KSCAN_RIGHT: "→",
    pygame.KSCAN_UP: "↑",
    pygame.KSCAN_DOWN: "↓",
}
NAMED: Final = {
    pygame.KSCAN_SPACE: N_("Space"),
    pygame.KSCAN_RETURN: N_("Enter"),
    pygame.KSCAN_BACKSPACE: N_("Backspace"),
}
MOUSE: Final = {
    1: N_("Left mouse button"),
    2: N_("Middle mouse button"),
    3: N_("Right mouse button"),
}
LETTERED: Final = range(32, 0x600)  # the characters up to Arabic; Georgian and Korean keys show Latin ones
LAST_SCANCODE: Final = 512


def name_of(trigger: Trigger, words: Words) -> str:
    """As on the key of the player's layout, in capitals; the mouse and pads in the player's language."""
    if trigger.device == "pad":
        return words.tr("Pad {pad}, button {n}", pad=trigger.pad + 1, n=trigger.code + 1)
    if trigger.device == "mouse":
        return words.tr(MOUSE.get(trigger.code, N_("Mouse button {n}")), n=trigger.code)
    if trigger.code in NAMED:
        return words.tr(NAMED[trigger.code])
    return SIGNS.get(trigger.code) or _letter(trigger.code)


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
