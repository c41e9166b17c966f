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
        pads = [pad for place in range(pygame.joystick.get_count()) if (pad := _pad_at(place))]
        for instance in set(self._open) - {pad.get_instance_id() for pad in pads}:
            self._forget(instance)  # it was pulled out while nobody listened
        for pad in pads:
            self._add(pad)

    def hear(self, event: pygame.Event) -> None:
        """Open a pad that was plugged in; of one that was pulled out another may take the number."""
        if event.type == pygame.JOYDEVICEADDED:
            if pad := _pad_at(event.device_index):
                self._add(pad)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._forget(event.instance_id)

    def _add(self, pad: pygame.joystick.JoystickType) -> None:
        self._open[pad.get_instance_id()] = pad
        self.number(pad.get_instance_id())

    def _forget(self, instance: int) -> None:
        self._open.pop(instance, None)
        if instance in self._ids:
            self._ids[self._ids.index(instance)] = None

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


def _pad_at(place: int) -> pygame.joystick.JoystickType | None:
    """Opens the pad at a place of SDL's list, if it is still there."""
    try:
        return pygame.joystick.Joystick(place)
    except pygame.error:
        return None
