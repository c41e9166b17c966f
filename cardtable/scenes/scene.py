"""What every scene is: the stage it plays on, how it is asked, and what it may ask of the app."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from cardtable.words import Words

if TYPE_CHECKING:
    from cardtable.engine.match import Record
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
    art: CardArt  # of the French pack, which also lends its icons and suits
    fonts: Fonts
    sounds: Sounds
    worker: Worker
    now_ms: Callable[[], float]  # monotonic; a table has a pausable clock of its own on top

    others: dict[str, CardArt] = field(default_factory=dict)  # of the other packs that were asked for

    @property
    def settings(self) -> Settings:
        return self.store.settings

    def art_for(self, pack: str) -> CardArt:
        """Pictures of "french", "spanish", "nine" or "tarot"; those of "french" show Nine's cards too."""
        if pack == "french":
            return self.art
        if pack not in self.others:
            self.others[pack] = self.art.of_pack(pack)
        return self.others[pack]

    @property
    def arts(self) -> tuple[CardArt, ...]:
        return self.art, *self.others.values()

    def dress(self, art: CardArt) -> None:
        """All packs anew, in the looks of this French one."""
        self.art = art
        self.others = {}


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
    """Leave every other scene: a new table."""

    scene: Scene


@dataclass(frozen=True)
class GoHome(Request):
    """Leave every other scene for the one with all games."""


@dataclass(frozen=True)
class SetUpMatch(Request):
    """The screen before a new match of this game."""

    game: str


@dataclass(frozen=True)
class Resume(Request):
    """Leave every other scene for this match's table."""

    record: Record


@dataclass(frozen=True)
class Quit(Request):
    pass


@dataclass(frozen=True)
class ToggleFullScreen(Request):
    pass


@dataclass(frozen=True)
class Relabel(Request):
    """Language, the looks of the cards or text size changed: new words, fonts, art; all is laid out again."""


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
        """Whether a text field or the hands of a game have the letters: they are then no shortcuts."""
        return False

    def deaf(self, event: pygame.Event) -> bool:
        """Whether this key, with Ctrl or Alt too, belongs to the hands of a game and is no shortcut."""
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
