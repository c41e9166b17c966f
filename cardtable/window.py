"""The program's window: where it opens, its first frame, full screen and back."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

# Read when SDL and pygame load: the window's class (launchers match it) and sharp pixels on Windows.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "cardtable")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
os.environ.setdefault(
    "SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"
)  # the click that brings the window to the front counts

import pygame

from cardtable.store import Settings, Store, data_root
from cardtable.ui.cloth import cloth
from cardtable.words import Words, nearest, system_language

MIN_SIZE = (960, 600)
FRAME_MOST = 100  # pixels; a window that lies further from where it was asked to be was moved

Size = tuple[int, int]


def language_of(settings: Settings) -> str:
    if settings.language is None and sys.platform == "darwin":  # the Finder passes no LANG on
        return nearest(place["language"] for place in pygame.system.get_pref_locales())
    return settings.language or system_language()


class NoScreen(Exception):
    """Says in the player's language that there is nothing to open a window on."""


class MainWindow:
    """Shows the bare cloth at once, so that the screen is not black while the rest is loaded."""

    def __init__(self, store: Store, size: Size | None = None, direct: bool = True) -> None:
        """Without a size it opens where it was last; `direct`: software frames straight to an X11 server."""
        pygame.display.init()
        unseen = pygame.display.get_driver() in ("offscreen", "dummy")
        if unseen and "SDL_VIDEODRIVER" not in os.environ:  # SDL would draw into nothing, for ever
            words = Words(language_of(store.settings))
            raise NoScreen(words.tr("The Card Table finds no screen to show itself on."))
        if direct and pygame.display.get_driver() == "x11":
            os.environ.setdefault(
                "SDL_FRAMEBUFFER_ACCELERATION", "0"
            )  # else through OpenGL: ten times slower
        self.store = store
        self.full_screen = False
        self._window = self._open(size)
        self._asked = self._window.position
        self._frame = (0, 0)  # how far the window lies below and right of its frame's corner
        self.surface = self._window.get_surface()
        self._windowed = (self._window.size, self._window.position)
        if store.settings.full_screen:
            self._fill_screen(True)
        self.surface.blit(cloth(self.surface.get_size()), (0, 0))
        self.flip()
        self._window.set_icon(pygame.image.load(data_root() / "assets" / "icons" / "app.png"))

    def _open(self, size: Size | None) -> pygame.Window:
        settings = self.store.settings
        desktops = pygame.display.get_desktop_sizes() or [(1280, 800)]
        place = None
        if size is None and settings.window:
            size, place = fitting(settings.window, desktops)
        window = pygame.Window(
            Words(language_of(settings)).tr("The Card Table"),
            size or _sensible(desktops[0]),
            place if place is not None else pygame.WINDOWPOS_CENTERED,
            resizable=True,
            allow_high_dpi=True,
        )
        window.minimum_size = MIN_SIZE
        return window

    def measure_frame(self) -> None:
        """On X11 the place asked for is the frame's and the one told is the window's: without this
        the window would sink by a title bar at each start."""
        if self.full_screen or pygame.display.get_driver() != "x11":
            return
        pygame.event.pump()
        (x, y), (left, top) = self._window.position, self._asked
        if 0 <= x - left < FRAME_MOST and 0 <= y - top < FRAME_MOST:
            self._frame = x - left, y - top

    @property
    def size(self) -> Size:
        """In window points: on a HiDPI screen each is several of the surface's pixels."""
        return self._window.size

    @size.setter
    def size(self, size: Size) -> None:
        self._window.size = size

    def entitle(self, title: str) -> None:
        self._window.title = title

    def flip(self) -> None:
        self._window.flip()

    def toggle_full_screen(self) -> None:
        self._fill_screen(not self.full_screen)
        self.store.change(full_screen=self.full_screen)

    def _fill_screen(self, wanted: bool) -> None:
        if wanted:
            self._windowed = (self._window.size, self._window.position)
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
        self.full_screen = wanted

    def close(self) -> None:
        """Remembers where it was, and is gone."""
        size, place = self._windowed if self.full_screen else (self._window.size, self._window.position)
        self.store.change(window=(*size, place[0] - self._frame[0], place[1] - self._frame[1]))
        self._window.destroy()


def fitting(
    kept: tuple[int, int, int, int], desktops: Sequence[Size]
) -> tuple[Size | None, tuple[int, int] | None]:
    """The size and place of the last time, each None where a screen has gone that they were made for."""
    width, height, x, y = kept
    across, down = sum(w for w, _ in desktops), max(h for _, h in desktops)
    if width > max(w for w, _ in desktops) or height > down:
        return None, None
    size = max(width, MIN_SIZE[0]), max(height, MIN_SIZE[1])
    inside = 0 <= x <= across - size[0] and 0 <= y <= down - size[1]
    return size, (x, y) if inside else None


def _sensible(desktop: Size) -> Size:
    """1280 x 800 on an ordinary screen, two thirds of a large one, and never more than the screen."""
    width = max(1280, round(desktop[0] * 2 / 3))
    width = min(width, round(desktop[1] * 2 / 3) * 8 // 5 if desktop[1] > 1200 else width)
    return max(MIN_SIZE[0], min(width, desktop[0] - 40)), max(
        MIN_SIZE[1], min(width * 5 // 8, desktop[1] - 80)
    )
