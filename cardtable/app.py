"""The window, the fixed-step loop and the scene stack."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

# Read when SDL and pygame load: the window's class (launchers match it) and sharp pixels on Windows.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "cardtable")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")

import pygame

from cardtable import __version__
from cardtable.engine.worker import Worker
from cardtable.scenes.actions import action_of
from cardtable.scenes.menu import Home
from cardtable.scenes.scene import (
    Alone,
    Pop,
    Push,
    Quit,
    Relabel,
    Replace,
    Request,
    Scene,
    Stage,
    ToggleFullScreen,
)
from cardtable.store import Store, data_root
from cardtable.ui.sound import Sounds
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts
from cardtable.words import Words, nearest, system_language

STEP_MS = 1000 / 120
FRAME_MS = 1000 / 60
DEBT_CAP_MS = 250.0
SETTLE_MS = 120.0  # a live resize sends a size each frame; a new layout waits for the last one
NAP_MS = 50  # how long an idle loop sleeps on the event queue before it asks the scene again
MIN_SIZE = (960, 600)


def options_of(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="cardtable", description="A card table for six games.")
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help="keep saves and settings there")
    parser.add_argument(
        "--portable", action="store_true", help="keep saves and settings in saves/ beside main.py"
    )
    parser.add_argument("--no-worker", action="store_true", help="let the computer think in this process")
    parser.add_argument(
        "--renderer", choices=("direct", "default"), default="direct", help="how frames reach an X11 screen"
    )
    parser.add_argument(
        "--trace", action="store_true", help="print what is on the screen as JSON lines, for tests"
    )
    parser.add_argument("--window", type=_size, metavar="WxH", help="open the window at this size")
    return parser.parse_args(argv)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    return max(int(width), MIN_SIZE[0]), max(int(height), MIN_SIZE[1])


def main(argv: Sequence[str] | None = None) -> int:
    options = options_of(argv)
    folder = data_root() / "saves" if options.portable else options.data_dir
    store = Store(folder)
    worker = Worker(enabled=not options.no_worker)
    try:
        App(store, worker, options).run()
    finally:
        worker.close()
        store.close()
    return 0


class App:
    """Owns the window and the scenes; carries out what scenes request."""

    def __init__(self, store: Store, worker: Worker, options: argparse.Namespace) -> None:
        pygame.display.init()
        pygame.font.init()
        if options.renderer == "direct" and pygame.display.get_driver() == "x11":
            # Software frames straight to the X server: ten times faster than through software OpenGL.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self.store = store
        self.window = self._open_window(options.window)
        self.surface = self.window.get_surface()
        self.stage = Stage(
            words=Words(self.language),
            store=store,
            art=CardArt(data_root(), indices=self.indices),
            fonts=Fonts(1.0),
            sounds=Sounds(data_root(), store.settings.volume, store.settings.mute),
            worker=worker,
            now_ms=lambda: time.perf_counter_ns() / 1e6,
        )
        self._refont()
        self.scenes: list[Scene] = []
        self.running = True
        self.resized_ms: float | None = None
        self.visible = True
        self.traced: str | None = "" if options.trace else None  # the last line of the trace
        self.woken_by: list[pygame.Event] = []  # the event that ended a rest: first of the next batch

    @property
    def language(self) -> str:
        chosen = self.store.settings.language
        if chosen is None and sys.platform == "darwin":  # the Finder passes no LANG on
            return nearest(place["language"] for place in pygame.system.get_pref_locales())
        return chosen or system_language()

    @property
    def indices(self) -> str:
        by_language = {"ru": "russian", "fr": "french"}
        return self.store.settings.indices or by_language.get(self.language, "international")

    # -- the window

    def _open_window(self, size: tuple[int, int] | None) -> pygame.Window:
        settings = self.store.settings
        desktops = pygame.display.get_desktop_sizes() or [(1280, 800)]
        place = None
        if size is None and settings.window:
            width, height, x, y = settings.window
            size = max(width, MIN_SIZE[0]), max(height, MIN_SIZE[1])
            if 0 <= x < sum(w for w, _ in desktops) - 80 and 0 <= y < max(h for _, h in desktops) - 80:
                place = x, y
        window = pygame.Window(
            Words(self.language).tr("The Card Table"),
            size or _sensible(desktops[0]),
            place if place is not None else pygame.WINDOWPOS_CENTERED,
            resizable=True,
            allow_high_dpi=True,
        )
        window.minimum_size = MIN_SIZE
        window.set_icon(pygame.image.load(data_root() / "assets" / "icons" / "app.png"))
        self.full_screen = False
        self.windowed = (window.size, window.position)
        if settings.full_screen:
            self._set_full_screen(window, True)
        return window

    def _set_full_screen(self, window: pygame.Window, wanted: bool) -> None:
        if wanted:
            self.windowed = (window.size, window.position)
            window.set_fullscreen(True)
        else:
            window.set_windowed()
        self.full_screen = wanted

    def toggle_full_screen(self) -> None:
        self._set_full_screen(self.window, not self.full_screen)
        self.store.change(full_screen=self.full_screen)

    def _remember_window(self) -> None:
        size, place = self.windowed if self.full_screen else (self.window.size, self.window.position)
        self.store.change(window=(*size, *place))

    def _refont(self) -> None:
        width, height = self.surface.get_size()
        self.stage.fonts = Fonts(min(width / 1280, height / 800) * self.store.settings.text_size)

    # -- scenes

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].leave()
        self.scenes.append(scene)
        scene.enter()
        scene.layout(self.surface.get_size())
        scene.dirty = True

    def pop(self) -> None:
        self.scenes.pop().leave()
        if not self.scenes:
            self.running = False
            return
        top = self.scenes[-1]
        top.enter()
        if top.size != self.surface.get_size():
            top.layout(self.surface.get_size())
        top.dirty = True

    def carry_out(self, request: Request | None) -> None:
        match request:
            case None:
                return
            case Push(scene):
                self.push(scene)
            case Replace(scene):
                self.scenes.pop().leave()
                self.push(scene)
            case Alone(scene):
                while self.scenes:
                    self.scenes.pop().leave()
                self.push(scene)
            case Pop():
                self.pop()
            case Quit():
                self.running = False
            case ToggleFullScreen():
                self.toggle_full_screen()
            case Relabel():
                self._relabel()

    def _relabel(self) -> None:
        stage = self.stage
        stage.words = Words(self.language)
        stage.sounds.volume, stage.sounds.mute = stage.settings.volume, stage.settings.mute
        if stage.art.indices != self.indices:
            stage.art = CardArt(data_root(), indices=self.indices)
        self.window.title = stage.words.tr("The Card Table")
        self._lay_out()

    def _lay_out(self) -> None:
        """Lays out every scene that shows for the size the window has now."""
        self.resized_ms = None
        self._refont()
        for scene in self.scenes:
            scene.layout(self.surface.get_size())
            scene.dirty = True

    # -- the loop

    def run(self) -> None:
        self.push(Home(self.stage))
        self._draw()
        self._trace()
        self.stage.sounds.start()  # after the first frame: a slow sound server must not hold it back
        self.stage.worker.start()
        last = self.stage.now_ms()
        debt = 0.0
        while self.running and self.scenes:
            started = self.stage.now_ms()
            self._take_events()
            debt = min(debt + started - last, DEBT_CAP_MS)
            last = started
            while debt >= STEP_MS and self.running and self.scenes:
                debt -= STEP_MS
                self.carry_out(self.scenes[-1].tick(STEP_MS))
            if not self.running or not self.scenes:
                break
            drawn = self._draw()
            if not drawn:
                self._draw_ahead()
            self._trace()
            self._rest(started, drawn)
        while self.scenes:
            self.scenes.pop().leave()
        self._remember_window()
        self.window.destroy()

    def _draw_ahead(self) -> None:
        """Faces that are missing at their exact size are drawn in frames that show nothing new."""
        if self.stage.art.pending and self.stage.art.work():
            self.scenes[-1].dirty = True

    def _rest(self, started: float, drawn: bool) -> None:
        """Sleeps on the event queue until the next frame is due; longer while nothing moves."""
        moves = drawn or self.scenes[-1].busy or self.stage.art.pending
        wait = FRAME_MS - (self.stage.now_ms() - started) if moves else NAP_MS
        if wait >= 1:
            event = pygame.event.wait(int(wait))
            if event.type != pygame.NOEVENT:
                self.woken_by = [event]

    def _take_events(self) -> None:
        events, self.woken_by = self.woken_by + pygame.event.get(), []
        for event in events:
            if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
                self.running = False
            elif event.type == pygame.WINDOWSIZECHANGED:
                self._size_changed()
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
                self.visible = True
                self.scenes[-1].dirty = True
            elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
                self.visible = False
            elif not self._global_key(event) and self.scenes:
                self.carry_out(self.scenes[-1].handle(self._to_pixels(event)))
        if self.resized_ms is not None and self.stage.now_ms() - self.resized_ms >= SETTLE_MS:
            self._lay_out()

    def _size_changed(self) -> None:
        if self.surface.get_size() == self.scenes[-1].size:
            return
        if self.resized_ms is None:  # the first of a series, or the only one: at once
            self._lay_out()
        self.resized_ms = self.stage.now_ms()
        self.scenes[-1].dirty = True

    def _to_pixels(self, event: pygame.Event) -> pygame.Event:
        """Mouse positions come in window points; on a HiDPI surface a point is several pixels."""
        if hasattr(event, "pos") and self.window.size != self.surface.get_size():
            across = self.surface.get_width() / self.window.size[0]
            return pygame.Event(
                event.type, {**event.dict, "pos": tuple(round(v * across) for v in event.pos)}
            )
        return event

    def _global_key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or not self.scenes:
            return False
        action = action_of(event)
        if action == "full_screen":
            self.toggle_full_screen()
        elif action == "quit":
            self.running = False
        elif action == "mute" and not self.scenes[-1].typing:
            self.store.change(mute=not self.store.settings.mute)
            self.stage.sounds.mute = self.store.settings.mute
            self.scenes[-1].dirty = True
        else:
            return False
        return True

    def _trace(self) -> None:
        if self.traced is not None:
            line = json.dumps(self.scenes[-1].trace(), ensure_ascii=False)
            if line != self.traced:
                print(line, flush=True)
                self.traced = line

    def _draw(self) -> bool:
        """Draws and shows one frame if anything changed; a scene that does not cover shows those below."""
        top = self.scenes[-1]
        if not (top.dirty and self.visible):
            return False
        if top.size == self.surface.get_size():
            self._draw_scenes(self.surface)
        else:  # in the middle of a live resize: the old layout, scaled, until the size has settled
            picture = pygame.Surface(top.size)
            self._draw_scenes(picture)
            pygame.transform.smoothscale(picture, self.surface.get_size(), self.surface)
        self.window.flip()
        return True

    def _draw_scenes(self, surface: pygame.Surface) -> None:
        first = max(index for index, scene in enumerate(self.scenes) if scene.covers or index == 0)
        for scene in self.scenes[first:]:
            scene.dirty = False
            scene.draw(surface)


def _sensible(desktop: tuple[int, int]) -> tuple[int, int]:
    """1280 x 800 on an ordinary screen, two thirds of a large one, and never more than the screen."""
    width = max(1280, round(desktop[0] * 2 / 3))
    width = min(width, round(desktop[1] * 2 / 3) * 8 // 5 if desktop[1] > 1200 else width)
    return max(MIN_SIZE[0], min(width, desktop[0] - 40)), max(
        MIN_SIZE[1], min(width * 5 // 8, desktop[1] - 80)
    )


if __name__ == "__main__":
    sys.exit(main())
