"""What every scene is: the stage it plays on, how it is asked, and what it may ask of the app."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from cardtable.words import Words

if TYPE_CHECKING:
    from cardtable.engine.worker import Worker
    from cardtable.store import Settings, Store
    from cardtable.ui.sound import Sounds
    from cardtable.ui.sprites import CardArt
    from cardtable.ui.text import Fonts

Size = tuple[int, int]


@dataclass
class Stage:
    """What the app lends to its scenes; the app replaces words, fonts and art when a setting changes them."""

    words: Words
    store: Store
    art: CardArt
    fonts: Fonts
    sounds: Sounds
    worker: Worker
    now_ms: Callable[[], float]  # monotonic; a table has a pausable clock of its own on top

    @property
    def settings(self) -> Settings:
        return self.store.settings


class Request:
    """What a scene asks of the app, carried out after the tick or the event that returned it."""


@dataclass(frozen=True)
class Push(Request):
    scene: Scene


@dataclass(frozen=True)
class Replace(Request):
    scene: Scene


@dataclass(frozen=True)
class Pop(Request):
    pass


@dataclass(frozen=True)
class Alone(Request):
    """Leave every other scene: a new table, or home."""

    scene: Scene


@dataclass(frozen=True)
class Quit(Request):
    pass


@dataclass(frozen=True)
class ToggleFullScreen(Request):
    pass


@dataclass(frozen=True)
class Relabel(Request):
    """Language, card letters or text size changed: new words, fonts and art; all is laid out again."""


class Scene(ABC):
    """One screen. The app calls enter and layout before anything else, and draws only while `dirty`."""

    covers = True  # False: the scene below shows through, dimmed

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.size: Size = (0, 0)
        self.dirty = True

    def enter(self) -> None:  # noqa: B027 - most scenes have nothing to do here
        """Is called when the scene comes to the top, also when one above it was popped."""

    def leave(self) -> None:  # noqa: B027
        """Is called when the scene stops being the top one: covered, replaced or popped."""

    @property
    def typing(self) -> bool:
        """Whether a text field has the keys: letters are then no shortcuts."""
        return False

    @property
    def busy(self) -> bool:
        """Whether something moves or a computer player thinks: the loop then does not nap."""
        return False

    def muted(self) -> None:  # noqa: B027
        """Is called when the sound was turned off or on by its key."""

    @abstractmethod
    def layout(self, size: Size) -> None:
        """Lays everything out for a window of this size in pixels; called again at each change."""

    @abstractmethod
    def handle(self, event: pygame.Event) -> Request | None: ...

    def tick(self, dt_ms: float) -> Request | None:
        return None

    def trace(self) -> dict[str, Any]:
        """What is on the screen and where, in pixels, for a program that plays; nothing that is hidden."""
        return {"scene": type(self).__name__, "size": list(self.size)}

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> None: ...
