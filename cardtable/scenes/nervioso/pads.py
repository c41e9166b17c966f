"""Game pads as hands: numbered in the order in which they were found, and kept open, or none is heard."""

from __future__ import annotations

import pygame


class Pads:
    def __init__(self) -> None:
        self._ids: list[int | None] = []  # of the joystick instances by number; None: pulled out
        self._open: dict[int, pygame.joystick.JoystickType] = {}

    def open(self) -> None:
        """Open what is plugged in; others are opened as they come."""
        try:
            pygame.joystick.init()
        except pygame.error:  # no such thing on this machine
            return
        for place in range(pygame.joystick.get_count()):
            self._add(place)

    def hear(self, event: pygame.Event) -> None:
        """Open a pad that was plugged in; of one that was pulled out another may take the number."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED and event.instance_id in self._ids:
            self._ids[self._ids.index(event.instance_id)] = None
            self._open.pop(event.instance_id, None)

    def _add(self, place: int) -> None:
        try:
            pad = pygame.joystick.Joystick(place)
        except pygame.error:
            return
        self._open[pad.get_instance_id()] = pad
        self.number(pad.get_instance_id())

    def number(self, instance: int) -> int:
        """The number of a pad, from 0; one that is new gets the first that is free."""
        if instance not in self._ids:
            if None not in self._ids:
                self._ids.append(None)
            self._ids[self._ids.index(None)] = instance
        return self._ids.index(instance)

    def __contains__(self, number: int) -> bool:
        """Whether the pad of this number is plugged in."""
        return number < len(self._ids) and self._ids[number] is not None

    def down(self) -> set[tuple[int, int]]:
        """The buttons that are down, with the number of their pad."""
        return {
            (self.number(instance), button)
            for instance, pad in self._open.items()
            for button in range(pad.get_numbuttons())
            if pad.get_button(button)
        }
