"""One screen of controls: builds them at a size and scale, hands them events, draws them over anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIButton, UIHorizontalSlider, UIImage, UITextEntryLine

from cardtable.ui.hud.faces import FADED, STATES, Caption, FacePainter, Kind
from cardtable.ui.hud.focus import FocusRing, Press, Stop
from cardtable.ui.hud.scroll import Scroll
from cardtable.ui.hud.shapes import premultiplied
from cardtable.ui.hud.theme import theme
from cardtable.ui.palette import ACCENT, TEXT, TEXT_SECOND, Colour
from cardtable.ui.shapes import rounded

if TYPE_CHECKING:
    from cardtable.ui.sprites import CardArt
    from cardtable.ui.text import Fonts

Host = UIContainer | None  # what a control is put into; None: the screen itself


@dataclass(frozen=True)
class Placed:
    """A text on the screen, for the tests that measure: what it needs and the box it has."""

    text: str
    needs: tuple[int, int]
    box: pygame.Rect
    scroll: Scroll | None


class HudScreen:
    """Callbacks run inside `handle`, which returns what they return; they must not rebuild the screen."""

    def __init__(self) -> None:
        self.ring = FocusRing()
        self.size = (0, 0)
        self.scale = 0.0
        self.dirty = True  # the scene that has taken note sets it back
        self.placed: list[Placed] = []
        self.scrolls: list[Scroll] = []
        self.paged: Scroll | None = None  # what PageUp and PageDown scroll
        self.backdrop: list[tuple[pygame.Rect, pygame.Surface]] = []  # drawn below all controls
        self._manager: UIManager | None = None
        self._carets: dict[str, int] = {}
        self._scrolls_by_key: dict[str, Scroll] = {}
        self._offsets: dict[str, int] = {}
        self._buttons: dict[str, UIButton] = {}
        self._entries: dict[str, UITextEntryLine] = {}
        self._typed: dict[str, Callable[[str], object]] = {}
        self._heard: dict[str, str] = {}
        self._sliders: dict[str, tuple[UIHorizontalSlider, Callable[[float], object]]] = {}
        self._answers: list[object] = []
        self._awake = 0  # how many more ticks the widgets need to settle after an event
        self._looks: object = None

    # -- building

    def begin(self, size: tuple[int, int], fonts: Fonts, art: CardArt) -> None:
        """Clear the screen, for a window of this size; the fonts' scale is the pixels of one unit."""
        scale = fonts.scale
        self._offsets = {key: scroll.offset for key, scroll in self._scrolls_by_key.items()}
        self._scrolls_by_key = {}
        self._carets = {key: entry.edit_position for key, entry in self._entries.items() if entry.is_focused}
        self.rest()
        if self._manager is None or scale != self.scale:
            self._manager = UIManager(size, theme(scale, fonts.px("body")), enable_live_theme_updates=False)
        else:
            self._manager.set_window_resolution(size)
            self._manager.clear_and_reset()
        self.size, self.scale = size, scale
        self.painter = FacePainter(fonts, art)
        self.ring.clear()
        self.placed, self.scrolls, self.backdrop, self.paged = [], [], [], None
        self._buttons, self._entries, self._typed, self._sliders = {}, {}, {}, {}
        self._awake, self.dirty = 2, True

    def trace(self) -> dict[str, list[int]]:
        """The middle of every control by its key, in pixels."""
        return {stop.key: list(stop.rect().center) for stop in self.ring.stops}

    @property
    def manager(self) -> UIManager:
        assert self._manager is not None, "begin() comes first"
        return self._manager

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def scroll(self, key: str, rect: pygame.Rect, height: int) -> Scroll:
        """A part that scrolls; `key` remembers how far, from one showing of a screen to the next."""
        scroll = Scroll(self.manager, rect, height, self.scale)
        self.scrolls.append(scroll)
        self._scrolls_by_key[key] = scroll
        return scroll

    def scroll_back(self, scroll: Scroll) -> None:
        """To where a part of the same key stood before; for when its content is in place."""
        key = next(key for key, each in self._scrolls_by_key.items() if each is scroll)
        scroll.to(self._offsets.get(key, 0))

    def picture(self, at: tuple[int, int], surface: pygame.Surface, host: Host = None) -> None:
        rect = surface.get_rect(topleft=at)
        UIImage(rect, premultiplied(surface), self.manager, image_is_alpha_premultiplied=True, container=host)

    def line(
        self,
        rect: pygame.Rect,
        text: str,
        style: str = "body",
        colour: Colour = TEXT,
        host: Host = None,
        *,
        centred: bool = False,
        faded: bool = False,
    ) -> None:
        """One line of text at the left of its box, or in its middle."""
        surface = self.painter.fonts.render(text, style, colour)
        self._note(text, surface.get_size(), rect, host)
        if faded:
            surface = surface.copy()
            surface.set_alpha(round(255 * FADED))
            faint = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            faint.blit(surface, (0, 0))
            surface = faint
        spot = surface.get_rect(midleft=rect.midleft)
        if centred:
            spot.centerx = rect.centerx
        if text:
            self.picture(spot.topleft, surface, host)

    def button(
        self,
        key: str,
        rect: pygame.Rect,
        caption: Caption,
        press: Press,
        kind: Kind = "plain",
        *,
        selected: bool = False,
        enabled: bool = True,
        host: Host = None,
    ) -> UIButton:
        """A button with our own face; `key` names its stop on the focus ring."""
        faces: dict[str, pygame.Surface] = {
            state: self.painter.paint(caption, kind, rect.size, state) for state in STATES
        }
        self._note(caption.label, self.painter.size(caption, kind, rect.width), rect, host)
        return self.faced(key, rect, faces, press, selected=selected, enabled=enabled, host=host, kind=kind)

    def faced(
        self,
        key: str,
        rect: pygame.Rect,
        faces: Mapping[str, pygame.Surface],
        press: Press,
        *,
        selected: bool = False,
        enabled: bool = True,
        host: Host = None,
        kind: Kind = "plain",
    ) -> UIButton:
        """A button whose look in each state is a picture, premultiplied."""
        button = UIButton(rect, "", self.manager, host, command=lambda: self._answers.append(press()))
        for state, face in faces.items():
            setattr(button, f"{state}_images", [face])
        button.rebuild()
        self._buttons[key] = button
        if selected:
            button.select()
        if enabled:
            radius = min(rect.height // 2, self.px(self.painter.radius(kind)))
            self._stop(Stop(key, lambda: button.rect, press, radius=radius, ringed=kind != "tile"), host)
        else:
            button.disable()
        return button

    def entry(
        self,
        key: str,
        rect: pygame.Rect,
        text: str,
        typed: Callable[[str], object],
        enter: Press,
        limit: int,
        host: Host = None,
    ) -> None:
        """A text field of at most `limit` letters; `typed` hears every change, `enter` the Enter key."""
        field = rounded(
            rect.size, self.px(12), (0, 0, 0, 70), (*TEXT_SECOND, 110), max(1.0, 1.5 * self.scale)
        )
        self.picture(rect.topleft, field, host)
        entry = UITextEntryLine(rect, self.manager, host, initial_text=text)
        entry.set_text_length_limit(limit)
        self._entries[key], self._typed[key], self._heard[key] = entry, typed, text
        self._stop(Stop(key, lambda: entry.rect, enter, typing=True), host)

    def slider(
        self,
        key: str,
        rect: pygame.Rect,
        value: float,
        step: float,
        moved: Callable[[float], object],
        host: Host = None,
    ) -> None:
        """From 0 to 1 under the mouse; the keys move it by `step`."""
        track = pygame.Rect(0, 0, rect.width, self.px(6))
        self.picture(
            track.move(rect.left, rect.centery - track.height // 2).topleft,
            rounded(track.size, track.height, (255, 255, 255, 60)),
            host,
        )
        slider = UIHorizontalSlider(rect, value, (0.0, 1.0), self.manager, host)
        self._dress_knob(slider)
        self._sliders[key] = slider, moved

        def slide(by: int) -> object:
            slider.set_current_value(max(0.0, min(1.0, round(slider.get_current_value() + by * step, 3))))
            return moved(slider.get_current_value())

        self._stop(Stop(key, lambda: slider.rect, slide=slide, radius=rect.height // 2), host)

    def _dress_knob(self, slider: UIHorizontalSlider) -> None:
        knob = slider.sliding_button
        assert knob is not None
        side = min(knob.rect.size)
        for state in STATES:
            paint = TEXT if state == "normal" else ACCENT
            setattr(knob, f"{state}_images", [premultiplied(rounded((side, side), side / 2, paint))])
        knob.rebuild()

    def _stop(self, stop: Stop, host: Host) -> None:
        stop.scroll = next((scroll for scroll in self.scrolls if scroll.content is host), None)
        self.ring.add(stop)

    def _note(self, text: str, needs: tuple[int, int], rect: pygame.Rect, host: Host) -> None:
        scroll = next((scroll for scroll in self.scrolls if scroll.content is host), None)
        self.placed.append(Placed(text, needs, rect.copy(), scroll))

    def stand_on(self, key: str | None) -> None:
        """Put the keyboard there at a screen's first showing; a rebuild leaves it where it was."""
        self.ring.start_at(key)
        self._focus_entry()

    # -- running

    @property
    def typing(self) -> bool:
        return any(entry.is_focused for entry in self._entries.values())

    def handle(self, event: pygame.Event) -> object:
        """Give an event to the controls; the answer of the one that was pressed, if any."""
        self._answers = []
        self._awake = 2
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.MOUSEMOTION and event.rel != (0, 0)):
            self.dirty |= FocusRing.by_keyboard or event.type == pygame.MOUSEBUTTONDOWN
            FocusRing.by_keyboard = False
        if any(scroll.handle(event) for scroll in self.scrolls):
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        else:
            self.manager.process_events(event)
            self._after_mouse(event)
        return next((answer for answer in self._answers if answer is not None), None)

    def _key(self, event: pygame.Event) -> None:
        self.dirty = True
        taken, answer = self.ring.handle(event)
        if taken:
            self._answers.append(answer)
            self._focus_entry()
        elif self.typing:
            self._type(_latin_shortcut(event))
        elif event.key in _PAGES:
            self.page(_PAGES[event.key])

    def page(self, by: int) -> bool:
        """Scroll the body by pages; False when it was at its end."""
        before = self.paged.offset if self.paged else 0
        if self.paged:
            self.paged.page(by)
        self.dirty = True
        return self.paged is not None and self.paged.offset != before

    def _type(self, event: pygame.Event) -> None:
        self.manager.process_events(event)
        self._hear_entries()

    def _after_mouse(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._follow_click(event.pos)
        if event.type != pygame.MOUSEMOTION:
            self.dirty = True
            self._hear_entries()

    def _follow_click(self, pos: tuple[int, int]) -> None:
        """The ring goes to what was clicked, so that the keyboard goes on from there."""
        for stop in self.ring.stops:
            if stop.rect().collidepoint(pos):
                self.ring.key = stop.key

    def _hear_entries(self) -> None:
        for key, entry in self._entries.items():
            text = entry.get_text()
            if text != self._heard.get(key):
                self._heard[key] = text
                self._answers.append(self._typed[key](text))

    def _focus_entry(self) -> None:
        stop = self.ring.current
        entry = self._entries.get(stop.key) if stop else None
        if entry is None or stop is None:
            self.rest()
        elif not entry.is_focused:
            self.manager.set_focus_set(entry.get_focus_set())
            entry.edit_position = self._carets.pop(stop.key, len(entry.get_text()))
            entry.cursor_has_moved_recently = True

    def rest(self) -> None:
        """Let no text field have the keys: a focused one makes held keys repeat, at the table too."""
        if self._manager is not None and self.typing:
            self._manager.set_focus_set(None)

    def hovered(self, key: str) -> bool:
        """Whether the pointer is over the button of this stop."""
        button = self._buttons.get(key)
        return button is not None and (button.hovered or button.held)

    def tick(self, dt_ms: float) -> object:
        """Let hovering, carets and a held slider catch up; costs nothing while nobody does anything."""
        if not (self._awake or self.typing or self._held):
            return None
        self._awake = max(0, self._awake - 1)
        self.manager.update(dt_ms / 1000)
        looks = self._look_of_widgets()
        self.dirty |= looks != self._looks
        self._looks = looks
        return self._slid()

    @property
    def _held(self) -> bool:
        return any(
            slider.sliding_button and slider.sliding_button.held for slider, _ in self._sliders.values()
        )

    def _slid(self) -> object:
        for slider, moved in self._sliders.values():
            if slider.has_moved_recently and self._held:
                self.dirty = True
                return moved(slider.get_current_value())
        return None

    def _look_of_widgets(self) -> object:
        hovered = tuple(button.hovered for button in self._buttons.values())
        return hovered, tuple(entry.cursor_on for entry in self._entries.values())

    def draw(self, surface: pygame.Surface) -> None:
        for rect, picture in self.backdrop:
            surface.blit(picture, rect)
        self.manager.draw_ui(surface)
        for scroll in self.scrolls:
            scroll.draw(surface)
        stop = self.ring.shown
        if stop is not None and stop.ringed:
            self._draw_ring(surface, stop)

    def _draw_ring(self, surface: pygame.Surface, stop: Stop) -> None:
        gap = max(3, self.px(4))
        rect = stop.rect().inflate(2 * gap, 2 * gap)
        clip = surface.get_clip()
        if stop.scroll is not None:
            surface.set_clip(stop.scroll.rect.inflate(2 * gap, 0))
        surface.blit(rounded(rect.size, stop.radius + gap, None, ACCENT, max(2.0, 2.5 * self.scale)), rect)
        surface.set_clip(clip)


_PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_END: 1000, pygame.K_HOME: -1000}
_CLIPBOARD = {
    pygame.KSCAN_A: pygame.K_a,
    pygame.KSCAN_C: pygame.K_c,
    pygame.KSCAN_V: pygame.K_v,
    pygame.KSCAN_X: pygame.K_x,
}


def _latin_shortcut(event: pygame.Event) -> pygame.Event:
    """Ctrl+C on a Russian layout is Ctrl+С to pygame_gui, which knows Latin letters only: go by the place."""
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    if held and event.key > 127 and event.scancode in _CLIPBOARD:
        return pygame.Event(event.type, {**event.dict, "key": _CLIPBOARD[event.scancode]})
    return event
