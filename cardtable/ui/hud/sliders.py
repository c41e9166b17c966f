"""The sliders of a screen: pygame_gui's under our knob and track, from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIHorizontalSlider

from cardtable.ui.hud.faces import STATES
from cardtable.ui.hud.shapes import premultiplied
from cardtable.ui.palette import ACCENT, TEXT
from cardtable.ui.shapes import rounded


class Sliders:
    def __init__(self) -> None:
        self._sliders: list[tuple[UIHorizontalSlider, Callable[[float], object]]] = []

    def add(
        self,
        manager: UIManager,
        rect: pygame.Rect,
        value: float,
        moved: Callable[[float], object],
        host: UIContainer | None,
    ) -> UIHorizontalSlider:
        slider = UIHorizontalSlider(rect, value, (0.0, 1.0), manager, host)
        _dress_knob(slider)
        self._sliders.append((slider, moved))
        return slider

    @property
    def held(self) -> bool:
        knobs = [slider.sliding_button for slider, _ in self._sliders]
        return any(knob is not None and knob.held for knob in knobs)

    def draw(self, surface: pygame.Surface, groove: int) -> None:
        """The tracks, so many pixels high, filled as far as the knob; below all widgets."""
        for slider, _ in self._sliders:
            knob = slider.sliding_button
            assert knob is not None
            line = pygame.Rect(slider.rect.left, 0, slider.rect.width, groove)
            line.centery = slider.rect.centery
            surface.blit(rounded(line.size, groove, (255, 255, 255, 52)), line)
            line.width = knob.rect.centerx - line.left
            surface.blit(rounded(line.size, groove, ACCENT), line)

    def moved(self) -> list[object]:
        """Tell the value of the slider that the mouse has moved; gives the answers."""
        if not self.held:
            return []
        return [
            told(slider.get_current_value()) for slider, told in self._sliders if slider.has_moved_recently
        ]


def slide(slider: UIHorizontalSlider, by: float) -> float:
    """Move by keys; gives the new value."""
    value = max(0.0, min(1.0, round(slider.get_current_value() + by, 3)))
    slider.set_current_value(value)
    return value


def _dress_knob(slider: UIHorizontalSlider) -> None:
    knob = slider.sliding_button
    assert knob is not None
    side = min(knob.rect.size)
    for state in STATES:
        paint = TEXT if state == "normal" else ACCENT
        setattr(knob, f"{state}_images", [premultiplied(rounded((side, side), side / 2, paint))])
    knob.rebuild()
