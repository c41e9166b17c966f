"""The sounds of the table; a machine that has no sound device plays on in silence."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame

LOUDNESS_SPREAD = 0.12  # no two cards fall equally hard
VOICE = 0  # the channel of the voice


class Sounds:
    """Plays "shuffle", "deal", "lay", "flip", "take", "refuse", "slap", "turn" (yours) and "win".

    And for cards that do something: "clone", "skip", "reset", "clear" and "four" (equal ones).
    Each time another of a sound's variants. Nothing sounds before `start`. The mixer is never quit here:
    pygame crashes on a sound played after that.
    """

    def __init__(self, root: Path, volume: float = 0.7, mute: bool = False, voice: float = 0.8) -> None:
        self.volume = volume  # of the effects, from 0 to 1
        self.voice = voice  # of whoever counts aloud, likewise
        self.mute = mute
        self._folder = root / "assets" / "sounds"
        self._voices = root / "assets" / "voices"
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._words: dict[tuple[str, str], pygame.mixer.Sound] = {}  # by language and name
        self._last: dict[str, pygame.mixer.Sound] = {}
        self._chance = random.Random()  # for the ear alone; the game has its own

    def start(self) -> None:
        """Open the sound device and read the sounds; without a device, or without the files, stay silent."""
        try:
            pygame.mixer.init(44_100, -16, 2, 512)
        except pygame.error:
            return
        pygame.mixer.set_reserved(1)  # the voice's channel: no effect is played there
        found: dict[str, list[pygame.mixer.Sound]] = defaultdict(list)
        for file, sound in _read(self._folder.glob("*.wav")):
            found[file.stem.rpartition("-")[0]].append(sound)
        self._variants = dict(found)

    def play(self, name: str) -> None:
        if self.mute or self.volume <= 0 or name not in self._variants or not pygame.mixer.get_init():
            return
        sound = self._next(name)
        sound.set_volume(self._loudness())
        sound.play()

    def learn(self, language: str) -> None:
        """Read the words of a language ahead of the first that is said: it takes some milliseconds."""
        if pygame.mixer.get_init() and not any(known == language for known, _ in self._words):
            found = _read((self._voices / language).glob("*.ogg"))
            self._words |= {(language, file.stem): sound for file, sound in found}

    def say(self, name: str, language: str) -> None:
        """Say "1" to "10", "jack", "knight" or "king"; a word cuts the one before it short."""
        if self.mute or self.voice <= 0 or not pygame.mixer.get_init():
            return
        self.learn(language)
        word = self._words.get((language, name))
        if word is not None:
            word.set_volume(self.voice**2)
            pygame.mixer.Channel(VOICE).play(word)

    def _next(self, name: str) -> pygame.mixer.Sound:
        """Any variant but the last one played."""
        variants = self._variants[name]
        others = [sound for sound in variants if sound is not self._last.get(name)]
        self._last[name] = self._chance.choice(others or variants)
        return self._last[name]

    def _loudness(self) -> float:
        """The ear hears powers, not amplitudes: half way on the slider is a quarter of the amplitude."""
        return self.volume**2 * (1 - LOUDNESS_SPREAD * self._chance.random())


def _read(files: Iterable[Path]) -> Iterator[tuple[Path, pygame.mixer.Sound]]:
    """The sounds that can be read; the others are silence."""
    for file in sorted(files):
        try:
            yield file, pygame.mixer.Sound(file)
        except (pygame.error, OSError):
            continue
