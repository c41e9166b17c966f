"""The fixed-step loop and the scene stack."""

from __future__ import annotations

import gc
import json
import time

import pygame

from cardtable.engine.worker import Worker
from cardtable.scenes.actions import action_of
from cardtable.scenes.menu import Home
from cardtable.scenes.scene import (
    Alone,
    GoHome,
    Pop,
    Push,
    Quit,
    Relabel,
    Replace,
    Request,
    Resume,
    Scene,
    SetUpMatch,
    Stage,
    ToggleFullScreen,
)
from cardtable.store import Store, data_root
from cardtable.ui.sound import Sounds
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts
from cardtable.window import MainWindow, language_of
from cardtable.words import Words

STEP_MS = 1000 / 120
FRAME_MS = 1000 / 60
DEBT_CAP_MS = 250.0
SETTLE_MS = 120.0  # a live resize sends a size each frame; a new layout waits for the last one
NAP_MS = 50  # how long an idle loop sleeps before it asks the scene again
DOZE_MS = 10  # and before it asks for events
HIDDEN_MS = 200  # both, where nobody sees the window


class App:
    """Owns the window and the scenes; carries out what scenes request."""

    def __init__(self, store: Store, worker: Worker, window: MainWindow, trace: bool = False) -> None:
        self.store = store
        pygame.font.init()
        self.window = window
        self.surface = window.surface
        self.stage = Stage(
            words=Words(self.language),
            store=store,
            art=self._card_art(),
            fonts=Fonts(1.0),
            sounds=Sounds(data_root(), store.settings.volume, store.settings.mute, store.settings.voice),
            worker=worker,
            now_ms=lambda: time.perf_counter_ns() / 1e6,
        )
        self._refont()
        self.scenes: list[Scene] = []
        self.running = True
        self.resized_ms: float | None = None
        self.visible = True
        self.traced: str | None = "" if trace else None  # the last line of the trace
        self.litter = False  # a scene has ended, whose pictures refer to each other in rings
        self.woken_by: list[pygame.Event] = []  # the event that ended a rest: first of the next batch

    @property
    def language(self) -> str:
        return language_of(self.store.settings)

    @property
    def indices(self) -> str:
        by_language = {"ru": "russian", "fr": "french"}
        return self.store.settings.indices or by_language.get(self.language, "international")

    def _card_art(self) -> CardArt:
        settings = self.store.settings
        return CardArt(
            data_root(), self.indices, settings.back, deck=settings.deck, index_size=settings.index_size
        )

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

    def drop(self) -> None:
        """The scene on the top ends."""
        self.scenes.pop().leave()
        self.litter = True

    def pop(self) -> None:
        self.drop()
        if not self.scenes:
            self.running = False
            return
        top = self.scenes[-1]
        top.enter()
        if top.size != self.surface.get_size():
            top.layout(self.surface.get_size())
        top.dirty = True

    def leave_all_for(self, scene: Scene) -> None:
        while self.scenes:
            self.drop()
        self.push(scene)

    def carry_out(self, request: Request | None) -> None:
        match request:
            case None:
                return
            case Push(scene):
                self.push(scene)
            case Replace(scene):
                self.drop()
                if self.scenes and not scene.covers:  # what shows round it may have changed meanwhile
                    self.scenes[-1].layout(self.surface.get_size())
                self.push(scene)
            case Alone(scene):
                self.leave_all_for(scene)
            case GoHome():
                self.leave_all_for(Home(self.stage))
            case SetUpMatch():
                self.push(self._opened(request))
            case Resume():
                self.leave_all_for(self._opened(request))
            case Pop():
                self.pop()
            case Quit():
                self.running = False
            case ToggleFullScreen():
                self.window.toggle_full_screen()
            case Relabel():
                self._relabel()

    def _opened(self, request: SetUpMatch | Resume) -> Scene:
        from cardtable.scenes.tables import SCENES, SET_UPS  # when first asked for: Home comes the sooner

        if isinstance(request, Resume):
            return SCENES[request.record.game].resume(self.stage, request.record)
        return SET_UPS[request.game](self.stage, request.game)

    def _relabel(self) -> None:
        stage = self.stage
        stage.words = Words(self.language)
        settings, sounds = stage.settings, stage.sounds
        sounds.volume, sounds.voice, sounds.mute = settings.volume, settings.voice, settings.mute
        art = self._card_art()
        if art.dress != stage.art.dress:
            stage.dress(art)
        self.window.entitle(stage.words.tr("The Card Table"))
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
        gc.freeze()  # what is loaded by now stays: to look through it took 25 ms of a frame
        self.push(Home(self.stage))
        self._draw()
        self._trace()
        self.window.measure_frame()
        self.stage.sounds.start()  # after the first frame: a slow sound server must not hold it back
        self.stage.worker.start()
        last = self.stage.now_ms()
        debt = 0.0
        while self.running and self.scenes:
            started = self.stage.now_ms()
            self._take_events()
            debt = min(debt + started - last, STEP_MS if self._calm else DEBT_CAP_MS)
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
            self.drop()
        self.window.close()

    @property
    def _calm(self) -> bool:
        """Nothing moves, so time needs no small steps: a table at rest should cost next to nothing."""
        top = self.scenes[-1] if self.scenes else None
        return top is not None and not (top.busy or top.typing or (top.dirty and self.visible))

    def _draw_ahead(self) -> None:
        """Faces that are missing at their exact size are drawn in frames that show nothing new."""
        if any(art.work() for art in self.stage.arts if art.pending):
            self.scenes[-1].dirty = True

    def _rest(self, started: float, drawn: bool) -> None:
        """Sleeps until the next frame is due or an event comes; longer while nothing moves."""
        if self._calm and not drawn and not any(art.pending for art in self.stage.arts):
            self._nap()
            return
        wait = FRAME_MS - (self.stage.now_ms() - started)
        if wait >= 1:
            event = pygame.event.wait(int(wait))
            if event.type != pygame.NOEVENT:
                self.woken_by = [event]

    def _nap(self) -> None:
        """SDL waits by asking every millisecond, which alone takes 2 % of a core."""
        if self.litter:  # at 3840 x 2160 a dialog left 100 MB lying until Python looked, seldom enough
            self.litter = False
            gc.collect()
        if not self.visible:
            pygame.time.wait(HIDDEN_MS)
            return
        for _ in range(NAP_MS // DOZE_MS):
            pygame.time.wait(DOZE_MS)
            if pygame.event.peek():
                return

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
        if event.type != pygame.KEYDOWN or not self.scenes or self.scenes[-1].deaf(event):
            return False
        action = action_of(event)
        if action == "full_screen":
            self.window.toggle_full_screen()
        elif action == "quit":
            self.running = False
        elif action == "mute" and not self.scenes[-1].typing:
            self.store.change(mute=not self.store.settings.mute)
            self.stage.sounds.mute = self.store.settings.mute
            self.scenes[-1].muted()
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
