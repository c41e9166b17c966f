"""Parts of a screen that are pressed like buttons and drawn by whoever owns the screen."""

from __future__ import annotations

import pygame

from cardtable.ui.hud.focus import Press


class Areas:
    """Areas by key; a click is a press and a release in the same one."""

    def __init__(self) -> None:
        self._areas: dict[str, tuple[pygame.Rect, Press]] = {}
        self._pointer = pygame.mouse.get_pos() if pygame.mouse.get_focused() else None
        self._pressed: str | None = None

    def add(self, key: str, rect: pygame.Rect, press: Press) -> None:
        self._areas[key] = rect, press

    def at(self, pos: tuple[int, int] | None) -> str | None:
        """The area there, or under the pointer for None."""
        pos = pos or self._pointer
        if pos is None:
            return None
        return next((key for key, (rect, _) in self._areas.items() if rect.collidepoint(pos)), None)

    def handle(self, event: pygame.Event) -> list[object]:
        """Follow the pointer; the answer of an area that was clicked."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._pointer = event.pos
        elif event.type == pygame.WINDOWLEAVE:
            self._pointer = None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed = self.at(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            pressed, self._pressed = self._pressed, None
            if pressed and pressed == self.at(event.pos):
                return [self._areas[pressed][1]()]
        return []
