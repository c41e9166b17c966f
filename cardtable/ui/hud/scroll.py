"""A part of the screen whose content is higher than it: wheel, thumb, keys, and a stop brought into view."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer

from cardtable.ui.palette import PANEL_SOLID, TEXT_SECOND
from cardtable.ui.shapes import rounded

BAR = 8  # the thumb's width in interface units
FADE = 26  # units over which what goes on beyond an edge fades


class Scroll:
    """Shows `rect` of a content `height` pixels high; widgets go into `content`, pictures below them."""

    def __init__(self, manager: UIManager, rect: pygame.Rect, height: int, scale: float) -> None:
        self.rect, self.height, self.scale = rect, max(height, rect.height), scale
        self.offset = 0
        self.pictures: list[tuple[pygame.Surface, tuple[int, int]]] = []  # and where in the content
        self.grip: int | None = None  # where on the thumb the mouse holds it
        view = UIContainer(rect, manager)
        self.content = UIContainer(pygame.Rect(0, 0, rect.width, self.height), manager, container=view)

    @property
    def reach(self) -> int:
        """How far it can be scrolled, in pixels; 0 when everything shows."""
        return self.height - self.rect.height

    def to(self, offset: float) -> None:
        offset = round(max(0, min(self.reach, offset)))
        if offset != self.offset:
            self.offset = offset
            self.content.set_relative_position((0, -offset))

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll as little as it takes to show this rectangle of the window, with some air around it."""
        air = min(round(24 * self.scale), max(0, self.rect.height - rect.height) // 2)
        top, bottom = rect.top - self.rect.top + self.offset, rect.bottom - self.rect.top + self.offset
        if top - air < self.offset:
            self.to(top - air)
        elif bottom + air > self.offset + self.rect.height:
            self.to(bottom + air - self.rect.height)

    def page(self, by: int) -> None:
        self.to(self.offset + by * self.rect.height * 0.85)

    def handle(self, event: pygame.Event) -> bool:
        """Take a wheel, a press on the thumb, or a drag of it; whether the event was for the bar."""
        if not self.reach:
            return False
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(pygame.mouse.get_pos()):
            self.to(self.offset - event.y * 60 * self.scale)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._grab(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and self.grip is not None:
            self.grip = None
            return True
        if event.type == pygame.MOUSEMOTION and self.grip is not None:
            room = self.rect.height - self.thumb.height
            self.to((event.pos[1] - self.grip - self.rect.top) * self.reach / max(1, room))
            return True
        return False

    def _grab(self, pos: tuple[int, int]) -> bool:
        thumb = self.thumb
        if not self._track.inflate(8 * self.scale, 0).collidepoint(pos):
            return False
        if not thumb.collidepoint(thumb.centerx, pos[1]):
            self.page(-1 if pos[1] < thumb.top else 1)
            return True
        self.grip = pos[1] - thumb.top
        return True

    @property
    def _track(self) -> pygame.Rect:
        width = max(4, round(BAR * self.scale))
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def thumb(self) -> pygame.Rect:
        track = self._track
        height = max(round(36 * self.scale), track.height * self.rect.height // self.height)
        top = track.top + (track.height - height) * self.offset // max(1, self.reach)
        return pygame.Rect(track.left, top, track.width, height)

    def draw_pictures(self, surface: pygame.Surface) -> None:
        left, top = self.rect.left, self.rect.top - self.offset
        surface.set_clip(self.rect)
        surface.fblits([(picture, (left + x, top + y)) for picture, (x, y) in self.pictures])
        surface.set_clip(None)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.reach:
            return
        self._soften(surface)
        track, thumb = self._track, self.thumb
        surface.blit(rounded(track.size, track.width, (255, 255, 255, 16)), track)
        alpha = 220 if self.grip is not None else 150
        surface.blit(rounded(thumb.size, thumb.width, (*TEXT_SECOND, alpha)), thumb)

    def _soften(self, surface: pygame.Surface) -> None:
        """What goes on beyond an edge fades into the panel there."""
        width, height = self.rect.width - self._track.width, round(FADE * self.scale)
        if self.offset > 0:
            surface.blit(_fade((width, height), False), self.rect)
        if self.offset < self.reach:
            surface.blit(_fade((width, height), True), (self.rect.left, self.rect.bottom - height))


@lru_cache(maxsize=16)
def _fade(size: tuple[int, int], down: bool) -> pygame.Surface:
    """A strip that goes from clear to the panel's colour, downwards or upwards."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        part = (y + 1) / size[1] if down else 1 - y / size[1]
        column.set_at((0, y), (*PANEL_SOLID, round(235 * part * part)))
    return pygame.transform.scale(column, size)
