"""One screen of controls: builds them at a size and scale, hands them events, draws them over anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIButton

from cardtable.ui.hud.areas import Areas
from cardtable.ui.hud.faces import FADED, STATES, Caption, FacePainter, Kind
from cardtable.ui.hud.fields import Fields, of_shortcut
from cardtable.ui.hud.focus import FocusRing, Press, Stop
from cardtable.ui.hud.marks import FIELD_RADIUS, draw_edge, draw_ring
from cardtable.ui.hud.scroll import Scroll
from cardtable.ui.hud.shapes import panel
from cardtable.ui.hud.sliders import Sliders, slide
from cardtable.ui.hud.theme import theme
from cardtable.ui.palette import TEXT, TEXT_SECOND, Colour
from cardtable.ui.shapes import Rgba, rounded

if TYPE_CHECKING:
    from cardtable.ui.sprites import CardArt
    from cardtable.ui.text import Fonts

Host = UIContainer | None  # what a control is put into; None: the screen itself

PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1, pygame.K_END: 1000, pygame.K_HOME: -1000}


@dataclass(frozen=True)
class Placed:
    """A text on the screen, for the tests that measure: what it needs and the box it has."""

    text: str
    needs: tuple[int, int]
    box: pygame.Rect
    scroll: Scroll | None


class HudScreen:
    """Callbacks run inside `handle` and `tick`, which return their answers; none may rebuild the screen."""

    def __init__(self) -> None:
        self.ring = FocusRing()
        self.size = (0, 0)
        self.scale = 0.0
        self.resting = False
        self.dirty = True  # the scene that has taken note sets it back
        self.placed: list[Placed] = []
        self.scrolls: dict[str, Scroll] = {}
        self.paged: Scroll | None = None  # what PageUp and PageDown scroll
        self.backdrop: list[tuple[pygame.Surface, tuple[int, int]]] = []  # drawn below all controls
        self.areas = Areas()
        self._manager: UIManager | None = None
        self._fields: Fields | None = None
        self._sliders = Sliders()
        self._buttons: list[UIButton] = []
        self._offsets: dict[str, int] = {}
        self._stood: tuple[str, int] | None = (
            None  # the stop of the keyboard before a rebuild, and its height
        )
        self._answers: list[object] = []
        self._mods = 0  # what was held with the last key
        self._awake = 0  # how many more ticks the widgets need to settle after an event
        self._looks: object = None
        self._panel: tuple[object, pygame.Surface] | None = None

    # -- building

    def begin(self, size: tuple[int, int], fonts: Fonts, art: CardArt) -> None:
        """Clear the screen, for a window of this size; the fonts' scale is the pixels of one unit."""
        self._offsets = {key: scroll.offset for key, scroll in self.scrolls.items()}
        stop = self.ring.current
        self._stood = (stop.key, stop.rect().centery) if stop and size == self.size else None
        carets = self._fields.carets() if self._fields else {}
        if self._fields:
            self._fields.focus(None)
        manager = self._cleared(size, fonts)
        self.size, self.scale = size, fonts.scale
        self.painter = FacePainter(fonts, art)
        self.ring.clear()
        self.placed, self.scrolls, self.backdrop, self.paged = [], {}, [], None
        self._buttons, self.areas, self._sliders = [], Areas(), Sliders()
        self._manager, self._fields = manager, Fields(manager, carets)
        self._awake, self.dirty = 2, True

    def _cleared(self, size: tuple[int, int], fonts: Fonts) -> UIManager:
        """A theme has one scale: for another one there is another manager."""
        if self._manager is None or fonts.scale != self.scale:
            return UIManager(size, theme(fonts.scale, fonts.px("body")), enable_live_theme_updates=False)
        self._manager.set_window_resolution(size)
        self._manager.clear_and_reset()
        return self._manager

    @property
    def manager(self) -> UIManager:
        assert self._manager is not None, "begin() comes first"
        return self._manager

    @property
    def fields(self) -> Fields:
        assert self._fields is not None, "begin() comes first"
        return self._fields

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def lay_panel(self, rect: pygame.Rect, radius: float, fill: Rgba) -> None:
        """The ground of a dialog; kept, since it takes longest to draw and seldom changes."""
        look = rect.size, radius, fill
        if self._panel is None or self._panel[0] != look:
            self._panel = look, panel(*look)
        self.backdrop.append((self._panel[1], rect.topleft))

    def scroll(self, key: str, rect: pygame.Rect, height: int) -> Scroll:
        """A part that scrolls; `key` remembers how far, from one showing of a screen to the next."""
        self.scrolls[key] = Scroll(self.manager, rect, height, self.scale)
        return self.scrolls[key]

    def scroll_back(self, key: str) -> None:
        """To where the part of this key stood before; for when its content is in place.

        Where larger text has moved what was clicked, the content is moved back under the pointer.
        """
        scroll, stop = self.scrolls[key], self.ring.current
        scroll.to(self._offsets.get(key, 0))
        if stop and self._stood and stop.key == self._stood[0] and stop.scroll is scroll:
            scroll.to(scroll.offset + stop.rect().centery - self._stood[1])

    def picture(self, at: tuple[int, int], surface: pygame.Surface, host: Host = None) -> None:
        """Lies below all controls."""
        scroll = self._scroll_of(host)
        (scroll.pictures if scroll else self.backdrop).append((surface, at))

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
        spot = surface.get_rect(midleft=rect.midleft)
        if centred:
            spot.centerx = rect.centerx
        if text:
            self.picture(spot.topleft, _faded(surface) if faded else surface, host)

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
        self._buttons.append(button)
        if selected:
            button.select()
        if enabled:
            radius = min(rect.height // 2, self.px(self.painter.radius(kind)))
            self._stop(Stop(key, lambda: button.rect, press, radius=radius), host)
        else:
            button.disable()
        return button

    def area(self, key: str, rect: pygame.Rect, press: Press) -> None:
        """A part of the screen that is pressed like a button and drawn by whoever owns the screen."""
        self.areas.add(key, rect, press)
        self.ring.add(Stop(key, lambda: rect, press, ringed=False))

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
        edge = max(1.0, 1.5 * self.scale)
        ground = rounded(rect.size, self.px(FIELD_RADIUS), (0, 0, 0, 70), (*TEXT_SECOND, 110), edge)
        self.picture(rect.topleft, ground, host)
        entry = self.fields.add(key, rect, text, typed, limit, host)
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
        slider = self._sliders.add(self.manager, rect, value, moved, host)
        stop = Stop(key, lambda: slider.rect, slide=lambda by: moved(slide(slider, by * step)))
        stop.radius = rect.height // 2
        self._stop(stop, host)

    def _stop(self, stop: Stop, host: Host) -> None:
        stop.scroll = self._scroll_of(host)
        self.ring.add(stop)

    def _note(self, text: str, needs: tuple[int, int], rect: pygame.Rect, host: Host) -> None:
        self.placed.append(Placed(text, needs, rect.copy(), self._scroll_of(host)))

    def _scroll_of(self, host: Host) -> Scroll | None:
        return next((scroll for scroll in self.scrolls.values() if scroll.content is host), None)

    def stand_on(self, key: str | None) -> None:
        """Put the keyboard there at a screen's first showing; a rebuild leaves it where it was."""
        self.ring.start_at(key)
        if not self.resting:
            self.fields.focus(self.ring.key)

    # -- running

    @property
    def typing(self) -> bool:
        return self._fields is not None and self._fields.typing

    def wake(self) -> None:
        """The screen comes to the top: the keys are its own again."""
        self.resting = False

    def rest(self) -> None:
        """The screen is left or covered: no field of it has the keys, no ring shows."""
        self.resting = True
        if self._fields is not None:
            self._fields.focus(None)

    def trace(self) -> dict[str, list[int]]:
        """The middle of every control by its key, in pixels."""
        return {stop.key: list(stop.rect().center) for stop in self.ring.stops}

    def handle(self, event: pygame.Event) -> object:
        """Give an event to the controls; the answer of the one that was pressed, if any."""
        self._answers = []
        self._awake = 2
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._mods = event.mod
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.MOUSEMOTION and event.rel != (0, 0)):
            self.dirty |= FocusRing.by_keyboard
            FocusRing.by_keyboard = False
        if any(scroll.handle(event) for scroll in self.scrolls.values()):
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif not (event.type == pygame.TEXTINPUT and of_shortcut(event.text, self._mods)):
            self._other(event)
        return next((answer for answer in self._answers if answer is not None), None)

    def _key(self, event: pygame.Event) -> None:
        self.dirty = True
        taken, answer = self.ring.handle(event)
        if taken:
            self._answers.append(answer)
            self.fields.focus(self.ring.key)
        elif self.typing:
            self._answers += self.fields.type(event)
        elif event.key in PAGES:
            self.page(PAGES[event.key])

    def page(self, by: int) -> bool:
        """Scroll the body by pages; False when it was at its end."""
        before = self.paged.offset if self.paged else 0
        if self.paged:
            self.paged.page(by)
        self.dirty = True
        return self.paged is not None and self.paged.offset != before

    def _other(self, event: pygame.Event) -> None:
        """The mouse, typed text, and what pygame_gui tells itself."""
        self.manager.process_events(event)
        self._answers += self.areas.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.ring.follow(event.pos)
        if event.type != pygame.MOUSEMOTION:
            self.dirty = True
            self._answers += self.fields.hear()

    def tick(self, dt_ms: float) -> object:
        """Let hovering, carets and a held slider catch up; costs nothing while nobody does anything."""
        if not (self._awake or self.typing or self._sliders.held):
            return None
        self._awake = max(0, self._awake - 1)
        self.manager.update(dt_ms / 1000)
        answers = self._sliders.moved()
        looks = [button.hovered for button in self._buttons], self.fields.look()
        self.dirty |= looks != self._looks or bool(answers)
        self._looks = looks
        return next((answer for answer in answers if answer is not None), None)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fblits(self.backdrop)
        for scroll in self.scrolls.values():
            scroll.draw_pictures(surface)
        if self.paged is not None:
            surface.set_clip(self.paged.rect)
        self._sliders.draw(surface, self.px(6))
        surface.set_clip(None)
        self.manager.draw_ui(surface)
        stop, ringed = self.ring.current, self.ring.shown
        if stop is not None and stop.typing and self.typing and not ringed:
            draw_edge(surface, stop, self.scale)
        for scroll in self.scrolls.values():
            scroll.draw(surface)
        if ringed is not None and ringed.ringed and not self.resting:
            draw_ring(surface, ringed, self.scale)


def _faded(surface: pygame.Surface) -> pygame.Surface:
    """A copy with less of everything, its own alpha too."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * FADED)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
