"""Sounds play where there is a device and harm nothing where there is none; their files are as made."""

from __future__ import annotations

import math
import os
import subprocess
import sys
import wave
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from assets.make import sounds as make
from assets.make.voices import NAMES as WORDS
from assets.make.voices import VOICES
from cardtable.root import data_root
from cardtable.ui.sound import Sounds

FOLDER = data_root() / "assets" / "sounds"
SPOKEN = data_root() / "assets" / "voices"
NAMES = sorted(make.SOUNDS)


@pytest.fixture
def mixer() -> Iterator[None]:
    yield
    pygame.mixer.quit()


def samples(file: Path) -> tuple[array[int], int]:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        return array("h", sound.readframes(sound.getnframes())), sound.getframerate()


def test_files_are_what_the_code_makes() -> None:
    made = make.all_files()
    assert {file.name for file in FOLDER.iterdir()} == set(made)
    for name, content in made.items():
        assert (FOLDER / name).read_bytes() == content, f"run python -m assets.make.sounds: {name} differs"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.wav")), ids=lambda file: file.stem)
def test_a_sound_is_short_small_and_has_soft_ends(file: Path) -> None:
    values, rate = samples(file)
    assert file.stat().st_size < 60_000
    assert len(values) / rate < 1.5
    least = 0.05 if file.stem == "turn-1" else 0.25
    assert least * 32767 < max(map(abs, values)) < 0.6 * 32767
    assert abs(values[0]) < 40
    assert max(map(abs, values[-20:])) < 40
    assert abs(sum(values) / len(values)) < 5, "an offset would click"


def power(file: Path) -> float:
    values, rate = samples(file)
    return sum(value * value for value in values) / rate


def test_a_slap_is_louder_than_a_card_and_a_turn_is_hardly_heard() -> None:
    card = [power(FOLDER / f"lay-{number}.wav") for number in (1, 2, 3)]
    assert min(power(FOLDER / f"slap-{number}.wav") for number in (1, 2, 3)) > 3 * max(card)
    assert power(FOLDER / "turn-1.wav") < 0.3 * min(card)


def test_every_sound_can_be_played(mixer: None) -> None:
    sounds = Sounds(data_root(), volume=1.0)
    sounds.start()
    for name in NAMES:
        pygame.mixer.stop()
        sounds.play(name)
        assert pygame.mixer.get_busy(), name


def test_nothing_sounds_before_the_start_muted_or_at_volume_nought(mixer: None) -> None:
    sounds = Sounds(data_root())
    sounds.play("lay")
    sounds.start()
    sounds.mute = True
    sounds.play("lay")
    sounds.mute, sounds.volume = False, 0.0
    sounds.play("lay")
    assert not pygame.mixer.get_busy()


def test_a_card_is_not_heard_twice_the_same(mixer: None) -> None:
    sounds = Sounds(data_root())
    sounds.start()
    heard = [sounds._next("lay") for _ in range(20)]
    assert all(one is not other for one, other in pairwise(heard))


def test_after_the_mixer_has_quit_it_is_silent(mixer: None) -> None:
    sounds = Sounds(data_root())
    sounds.start()
    pygame.mixer.quit()
    sounds.play("win")
    assert pygame.mixer.get_init() is None


def test_without_a_device_the_program_plays_on(mixer: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*args: int) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds(data_root())
    sounds.start()
    sounds.play("win")
    assert pygame.mixer.get_init() is None


def test_a_machine_whose_sound_driver_is_unknown_is_silent() -> None:
    code = (
        "from cardtable.ui.sound import Sounds; from cardtable.root import data_root\n"
        "s = Sounds(data_root()); s.start(); s.play('win'); print('played on')"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "none-such"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout.strip()) == (0, "played on")


def test_files_missing_or_damaged_are_silence(mixer: None, tmp_path: Path) -> None:
    folder = tmp_path / "assets" / "sounds"
    folder.mkdir(parents=True)
    (folder / "lay-1.wav").write_bytes(b"no sound")
    (folder / "win-1.wav").mkdir()
    sounds = Sounds(tmp_path)
    sounds.start()
    sounds.play("lay")
    sounds.play("win")
    assert not pygame.mixer.get_busy()


# -- the voice


@pytest.fixture
def sounds(mixer: None) -> Sounds:
    made = Sounds(data_root())
    made.start()
    return made


def spoken(file: Path) -> array[int]:
    """As the player hears it: decoded by the mixer, the left channel, 44,100 samples a second."""
    return array("h", pygame.mixer.Sound(file).get_raw())[::2]


def test_every_word_of_every_voice_is_there_and_they_are_small() -> None:
    files = {str(file.relative_to(SPOKEN).with_suffix("")) for file in SPOKEN.rglob("*.ogg")}
    assert files == {str(Path(language, word)) for language in ("en", "es", "fr", "ru") for word in WORDS}
    assert set(VOICES) == {"en", "es", "fr", "ru"}
    assert sum(file.stat().st_size for file in SPOKEN.rglob("*")) < 500_000


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("language", VOICES)
def test_a_word_begins_at_once_and_is_neither_cut_nor_faint(sounds: Sounds, language: str, word: str) -> None:
    values = spoken(SPOKEN / language / f"{word}.ogg")
    peak = max(map(abs, values))
    begins = next(at for at, value in enumerate(values) if abs(value) > 0.05 * peak)
    assert begins / 44_100 < 0.020
    assert 0.15 < len(values) / 44_100 < 0.7, "the next number may come after half a second"
    assert 0.35 * 32767 < peak < 0.95 * 32767
    assert max(map(abs, values[:20])) < 0.02 * 32767, "it would click"
    assert max(map(abs, values[-20:])) < 0.02 * 32767, "it would click"


def test_all_words_are_equally_loud(sounds: Sounds) -> None:
    def loudness(file: Path) -> float:
        values, size = spoken(file), 882
        powers = [sum(v * v for v in values[at : at + size]) for at in range(0, len(values) - size, size)]
        loud = [power for power in powers if power > max(powers) / 16]
        return 10 * math.log10(sum(loud) / len(loud))

    found = [loudness(file) for file in SPOKEN.rglob("*.ogg")]
    assert max(found) - min(found) < 3, "decibels"


def test_the_voice_has_a_channel_of_its_own_and_cuts_its_last_word_short(sounds: Sounds) -> None:
    sounds.say("1", "es")
    first = pygame.mixer.Channel(0).get_sound()
    sounds.say("king", "ru")
    second = pygame.mixer.Channel(0).get_sound()
    assert first is not None
    assert second is not None
    assert first is not second
    assert first.get_num_channels() == 0
    for _ in range(20):
        sounds.play("lay")
    assert pygame.mixer.Channel(0).get_sound() is second, "no effect takes the voice's channel"
    assert second.get_volume() == pytest.approx(0.8**2, abs=0.01)


def test_the_voice_is_silent_muted_at_volume_nought_or_at_a_loss_for_words(sounds: Sounds) -> None:
    sounds.say("11", "es")
    sounds.say("1", "la")
    sounds.voice = 0.0
    sounds.say("1", "es")
    sounds.voice, sounds.mute = 1.0, True
    sounds.say("1", "es")
    assert not pygame.mixer.get_busy()
    sounds.mute, sounds.volume = False, 0.0
    sounds.say("1", "es")
    assert pygame.mixer.get_busy(), "the effects' volume is not the voice's"
