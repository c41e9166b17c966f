"""A scene that is one dialog: described as data, shown at any size, gone with Esc."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any

import pygame

from cardtable.scenes.scene import Pop, Request, Scene, Size, Stage
from cardtable.ui.cloth import cloth
from cardtable.ui.hud import Dialog, HudScreen, show
from cardtable.ui.palette import DIM

OVER_CARDS = 255  # how dense a panel is that may have cards or a light cloth under it: not a trace shows


class DialogScene(Scene):
    """Shows what `describe` says, and again after each `refresh`."""

    covers = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.hud = HudScreen()
        self._ground: pygame.Surface | None = None
        self._laid: tuple[Size, str] | None = None  # the size and the colour of that cloth
        self._stale = False

    @abstractmethod
    def describe(self) -> Dialog: ...

    def back(self) -> Request | None:
        """Is what Esc does."""
        return Pop()

    def enter(self) -> None:
        self.hud.wake()
        if self.size != (0, 0):  # back from a scene that may have changed something
            self._show()

    def leave(self) -> None:
        self.hud.rest()

    def layout(self, size: Size) -> None:
        colour = self.stage.settings.cloth
        if self.covers and (size, colour) != self._laid:
            self._ground, self._laid = cloth(size, colour), (size, colour)
        self.size = size
        self._show()

    def refresh(self) -> None:
        """Something that is shown has changed: shows it anew before the next frame."""
        self._stale = True

    def _show(self) -> None:
        self._stale = False
        self.hud.begin(self.size, self.stage.fonts, self.stage.art)
        dialog = self.describe()
        lets_through = self.covers and self.stage.settings.cloth == "petrol"
        show(self.hud, dialog if lets_through else replace(dialog, opacity=OVER_CARDS))
        self.dirty = True

    @property
    def typing(self) -> bool:
        return self.hud.typing

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self.back()
        return self._settle(self.hud.handle(event))

    def tick(self, dt_ms: float) -> Request | None:
        return self._settle(self.hud.tick(dt_ms))

    def _settle(self, answer: object) -> Request | None:
        if self._stale:
            self._show()
        self.dirty |= self.hud.dirty
        self.hud.dirty = False
        return answer if isinstance(answer, Request) else None

    def trace(self) -> dict[str, Any]:
        return {**super().trace(), "buttons": self.hud.trace()}

    def draw(self, surface: pygame.Surface) -> None:
        if self._ground is not None:
            surface.blit(self._ground, (0, 0))
        elif not self.covers:
            _dim(surface)
        self.hud.draw(surface)


def _dim(surface: pygame.Surface) -> None:
    """Lay DIM over everything: two fills cost a fifth of blending a whole window."""
    *colour, alpha = DIM
    surface.fill([255 - alpha] * 3, special_flags=pygame.BLEND_RGB_MULT)
    surface.fill([part * alpha // 255 for part in colour], special_flags=pygame.BLEND_RGB_ADD)
