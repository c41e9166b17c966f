"""The text fields of a screen: which of them has the keys, where its caret is, and what is typed into it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UITextEntryLine

CLIPBOARD = {
    pygame.KSCAN_A: pygame.K_a,
    pygame.KSCAN_C: pygame.K_c,
    pygame.KSCAN_V: pygame.K_v,
    pygame.KSCAN_X: pygame.K_x,
}


@dataclass
class TextField:
    entry: UITextEntryLine
    typed: Callable[[str], object]
    heard: str  # the text that was told last


class Fields:
    """Text fields by key; `carets` are where a field of that key had its caret before."""

    def __init__(self, manager: UIManager, carets: dict[str, int]) -> None:
        self._manager = manager
        self._fields: dict[str, TextField] = {}
        self._carets = carets

    def add(
        self,
        key: str,
        rect: pygame.Rect,
        text: str,
        typed: Callable[[str], object],
        limit: int,
        host: UIContainer | None,
    ) -> UITextEntryLine:
        entry = UITextEntryLine(rect, self._manager, host, initial_text=text)
        entry.set_text_length_limit(limit)
        self._fields[key] = TextField(entry, typed, text)
        return entry

    def carets(self) -> dict[str, int]:
        """Where the caret of the field in use is."""
        return {key: each.entry.edit_position for key, each in self._fields.items() if each.entry.is_focused}

    @property
    def typing(self) -> bool:
        return any(each.entry.is_focused for each in self._fields.values())

    def focus(self, key: str | None) -> None:
        """Give this field the keys, with the caret at its end or where it was; None: no field has them.

        A field that keeps the keys makes held keys repeat, at the table too.
        """
        field = self._fields.get(key) if key else None
        if field is None:
            if self.typing:
                self._manager.set_focus_set(None)
        elif not field.entry.is_focused:
            self._manager.set_focus_set(field.entry.get_focus_set())
            field.entry.edit_position = self._carets.pop(key or "", len(field.entry.get_text()))
            field.entry.cursor_has_moved_recently = True

    def type(self, event: pygame.Event) -> list[object]:
        self._manager.process_events(_latin_shortcut(event))
        return self.hear()

    def hear(self) -> list[object]:
        """Tell every text that has changed; gives the answers."""
        answers = []
        for field in self._fields.values():
            text = field.entry.get_text()
            if text != field.heard:
                field.heard = text
                answers.append(field.typed(text))
        return answers

    def look(self) -> object:
        """What changes when a caret blinks."""
        return [each.entry.cursor_on for each in self._fields.values()]


def of_shortcut(text: str, mods: int) -> bool:
    """Whether a text came of a key held with Ctrl: X11 gives Ctrl+Ф as a letter too. With Alt it is AltGr."""
    held = mods & (pygame.KMOD_CTRL | pygame.KMOD_META) and not mods & (pygame.KMOD_ALT | pygame.KMOD_MODE)
    return bool(held) and text != "v"  # which may be all that a Mac tells of Cmd+V


def _latin_shortcut(event: pygame.Event) -> pygame.Event:
    """Ctrl+C on a Russian layout is Ctrl+С to pygame_gui, which knows Latin letters only: go by the place."""
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    if held and event.key > 127 and event.scancode in CLIPBOARD:
        return pygame.Event(event.type, {**event.dict, "key": CLIPBOARD[event.scancode]})
    return event
