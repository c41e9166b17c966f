"""A stage for scenes under test: real words, store, fonts and cards; no window, sound or worker process."""

from __future__ import annotations

import gc
from itertools import combinations
from pathlib import Path

import pygame

from cardtable.engine.worker import Worker
from cardtable.root import data_root
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.menu import Home
from cardtable.scenes.scene import Request, Scene, Stage
from cardtable.store import Store
from cardtable.ui.hud import FocusRing, HudScreen
from cardtable.ui.sound import Sounds
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts
from cardtable.words import Words

INDICES = {"ru": "russian", "fr": "french"}


def make_stage(
    folder: Path, language: str = "en", size: tuple[int, int] = (1280, 800), text_size: float = 1.0
) -> Stage:
    gc.collect()  # the pictures of the test before refer to each other in rings
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    pygame.event.clear()
    pygame.mouse.set_pos((0, 0))
    FocusRing.by_keyboard = False
    store = Store(folder)
    store.change(language=language, text_size=text_size)
    return Stage(
        words=Words(language),
        store=store,
        art=CardArt(data_root(), INDICES.get(language, "international")),
        fonts=Fonts(min(size[0] / 1280, size[1] / 800) * text_size),
        sounds=Sounds(data_root(), 0.0, True),
        worker=Worker(enabled=False),
        now_ms=lambda: 0.0,
    )


def open_scene(scene: Scene, size: tuple[int, int] = (1280, 800)) -> Scene:
    """As the app does it: enter, lay out, a few ticks, one frame."""
    scene.enter()
    scene.layout(size)
    run(scene)
    return scene


def run(scene: Scene, ticks: int = 4) -> None:
    for _ in range(ticks):
        scene.tick(1000 / 120)
    scene.draw(pygame.display.get_surface() or pygame.Surface(scene.size))


def key(code: int, mod: int = 0, text: str = "", scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=scancode)


def press(scene: Scene, *codes: int) -> Request | None:
    """Press keys one after the other; gives what the last one asks for."""
    answer = None
    for code in codes:
        answer = scene.handle(key(code))
        scene.tick(1000 / 120)
    return answer


def type_text(scene: Scene, text: str) -> None:
    """What a keyboard sends for letters: a key press and the text."""
    for letter in text:
        scene.handle(key(ord(letter), text=letter))
        scene.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
        scene.tick(1000 / 120)


def click(scene: Scene, pos: tuple[int, int]) -> Request | None:
    answer = None
    pygame.mouse.set_pos(pos)
    for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        answer = scene.handle(pygame.Event(event, pos=pos, button=1, touch=False, clicks=1)) or answer
        answer = scene.tick(1000 / 120) or answer
    return answer


def hud_of(scene: Scene) -> HudScreen:
    assert isinstance(scene, DialogScene | Home)
    return scene.hud


def faults(scene: Scene) -> list[str]:
    """Texts wider or higher than their boxes, boxes outside the window, buttons over each other."""
    hud, window = hud_of(scene), pygame.Rect(0, 0, *scene.size)
    found = []
    for placed in hud.placed:
        if placed.needs[0] > placed.box.width + 1 or placed.needs[1] > placed.box.height + 1:
            found.append(f"{placed.text!r} needs {placed.needs} in {placed.box.size}")
        room = window if placed.scroll is None else placed.scroll.content.rect
        at = placed.box if placed.scroll is None else placed.box.move(placed.scroll.content.rect.topleft)
        if not room.contains(at):
            found.append(f"{placed.text!r} lies outside: {at} in {room}")
    for one, other in combinations(hud.ring.stops, 2):
        if one.scroll is other.scroll and one.rect().colliderect(other.rect()):
            found.append(f"{one.key} lies over {other.key}")
    return found


def walk_to(scene: Scene, wanted: str, step: int = pygame.K_TAB) -> None:
    ring = hud_of(scene).ring
    for _ in range(80):
        if ring.key == wanted:
            return
        press(scene, step)
    raise AssertionError(f"{wanted} is not reached: {[stop.key for stop in ring.stops]}")
