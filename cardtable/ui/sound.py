"""The sounds of the table; a machine that has no sound device plays on in silence."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import pygame

LOUDNESS_SPREAD = 0.12  # no two cards fall equally hard


class Sounds:
    """Plays "shuffle", "deal", "lay", "flip", "take", "refuse", "slap", "turn" (yours) and "win".

    Each time another of a sound's variants. Nothing sounds before `start`. The mixer is never quit here:
    pygame crashes on a sound played after that.
    """

    def __init__(self, root: Path, volume: float = 0.7, mute: bool = False) -> None:
        self.volume = volume  # from 0 to 1
        self.mute = mute
        self._folder = root / "assets" / "sounds"
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._chance = random.Random()  # for the ear alone; the game has its own

    def start(self) -> None:
        """Open the sound device and read the sounds; without a device, or without the files, stay silent."""
        try:
            pygame.mixer.init(44_100, -16, 2, 512)
        except pygame.error:
            return
        found: dict[str, list[pygame.mixer.Sound]] = defaultdict(list)
        for file in sorted(self._folder.glob("*.wav")):
            try:
                sound = pygame.mixer.Sound(file)
            except (pygame.error, OSError):
                continue
            found[file.stem.rpartition("-")[0]].append(sound)
        self._variants = dict(found)

    def play(self, name: str) -> None:
        if self.mute or self.volume <= 0 or name not in self._variants or not pygame.mixer.get_init():
            return
        sound = self._next(name)
        sound.set_volume(self._loudness())
        sound.play()

    def _next(self, name: str) -> pygame.mixer.Sound:
        """Any variant but the last one played."""
        variants = self._variants[name]
        others = [sound for sound in variants if sound is not self._last.get(name)]
        self._last[name] = self._chance.choice(others or variants)
        return self._last[name]

    def _loudness(self) -> float:
        """The ear hears powers, not amplitudes: half way on the slider is a quarter of the amplitude."""
        return self.volume**2 * (1 - LOUDNESS_SPREAD * self._chance.random())
