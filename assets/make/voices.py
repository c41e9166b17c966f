"""Makes the voices that count: `python -m assets.make.voices` writes assets/voices/.

Needs espeak-ng and oggenc (`apt-get install espeak-ng vorbis-tools`). What they make is committed: it sounds
another way with another version (this is 1.51). Every word begins at once, and all are equally loud.
"""

from __future__ import annotations

import io
import math
import subprocess
import wave
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "voices"
NAMES = (*map(str, range(1, 11)), "jack", "knight", "king")  # of the files, and what `Sounds.say` takes

LEAD, TAIL = 0.004, 0.030  # seconds kept before and after what is loud enough, faded in and out
HEARD_FROM, HEARD_TO = 0.025, 0.012  # how loud that is, as a share of the loudest
WINDOW = 0.020  # seconds over which loudness is measured
LOUDNESS = 0.16  # the mean of the loud windows, of 1
PEAK = 0.80  # the highest that a sample may be
QUALITY = "2"  # of oggenc


@dataclass(frozen=True)
class Voice:
    """A voice of espeak-ng, its words a minute and its pitch (0 to 99), and what it says.

    A word in [[ ]] stands as sounds: espeak-ng makes a soft consonant hard at the end of a Russian word.
    """

    voice: str
    pace: int
    pitch: int
    words: str


VOICES: Mapping[str, Voice] = {
    "es": Voice("es+m3", 165, 46, "uno dos tres cuatro cinco seis siete ocho nueve diez sota caballo rey"),
    "ru": Voice(
        "ru+m3",
        160,
        46,
        "один два три четыре пять шесть семь восемь девять десять валет [[k'on^]] [[kVr'olj]]",
    ),
    "fr": Voice("fr+m3", 160, 46, "un deux trois quatre cinq six sept huit neuf dix valet cavalier roi"),
    "en": Voice("en-gb+m3", 160, 46, "one two three four five six seven eight nine ten jack knight king"),
}


@dataclass(frozen=True)
class Speech:
    samples: list[float]
    rate: int

    def count(self, seconds: float) -> int:
        return round(seconds * self.rate)

    def to_wav(self) -> bytes:
        file = io.BytesIO()
        with wave.open(file, "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(self.rate)
            sound.writeframes(array("h", (round(value * 32767) for value in self.samples)).tobytes())
        return file.getvalue()


def spoken(voice: Voice, word: str) -> Speech:
    command = [
        "espeak-ng",
        "-v",
        voice.voice,
        "-s",
        str(voice.pace),
        "-p",
        str(voice.pitch),
        "--stdout",
        word,
    ]
    told = subprocess.run(command, capture_output=True, check=True).stdout
    with wave.open(io.BytesIO(told)) as sound:
        values = array("h", sound.readframes(sound.getnframes()))
        return Speech([value / 32768 for value in values], sound.getframerate())


def trimmed(speech: Speech) -> Speech:
    """From where it is heard to where it is not any more, with soft ends."""
    loudest = max(map(abs, speech.samples))
    first = next(at for at, value in enumerate(speech.samples) if abs(value) > HEARD_FROM * loudest)
    last = max(at for at, value in enumerate(speech.samples) if abs(value) > HEARD_TO * loudest)
    lead, tail = speech.count(LEAD), speech.count(TAIL)
    samples = speech.samples[max(0, first - lead) : last + tail]
    for at in range(lead):
        samples[at] *= at / lead
    for at in range(tail):
        samples[-1 - at] *= at / tail
    return Speech(samples, speech.rate)


def loudness(speech: Speech) -> float:
    """The root mean square of the windows that are at most 12 dB under the loudest: pauses do not count."""
    size = speech.count(WINDOW)
    powers = [
        sum(value * value for value in speech.samples[at : at + size]) / size
        for at in range(0, len(speech.samples) - size, size)
    ]
    loud = [power for power in powers if power > max(powers) / 16]
    return math.sqrt(sum(loud) / len(loud))


def levelled(speech: Speech) -> Speech:
    """As loud as all words are; peaks that are too high for that are bent down, not cut."""
    gain = LOUDNESS / loudness(speech)
    return Speech([PEAK * math.tanh(gain * value / PEAK) for value in speech.samples], speech.rate)


def to_ogg(speech: Speech, serial: int) -> bytes:
    command = ["oggenc", "--quiet", "-q", QUALITY, "--serial", str(serial), "-o", "-", "-"]
    return subprocess.run(command, input=speech.to_wav(), capture_output=True, check=True).stdout


def main() -> None:
    for language, voice in VOICES.items():
        folder, total = FOLDER / language, 0
        folder.mkdir(parents=True, exist_ok=True)
        for number, (name, word) in enumerate(zip(NAMES, voice.words.split(), strict=True), 1):
            speech = levelled(trimmed(spoken(voice, word)))
            content = to_ogg(speech, number)
            (folder / f"{name}.ogg").write_bytes(content)
            total += len(content)
            seconds = len(speech.samples) / speech.rate
            print(f"{language} {name:>6} {word:<9} {seconds:.2f} s {len(content):>6} bytes")
        print(f"{language} {total} bytes")


if __name__ == "__main__":
    main()
