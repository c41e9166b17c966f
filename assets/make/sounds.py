"""Makes the sounds of the table: `python -m assets.make.sounds` writes assets/sounds/.

Cards are short noise through filters, wood is a few damped modes.
"""

from __future__ import annotations

import io
import random
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

from assets.make.signs import clear, clone, four, reset, skip
from assets.make.waves import (
    LONG_RATE,
    RATE,
    Samples,
    add,
    band,
    blow,
    body,
    damped,
    dull,
    fluttered,
    noise,
    silence,
    smooth,
    squashed,
    swell,
    tap,
)

FOLDER = Path(__file__).resolve().parents[1] / "sounds"


def deal(seed: str, pitch: float) -> Samples:
    """A card leaves the pack, slides and stops."""
    slide = swell(band(noise(0.085, seed), 1500 * pitch, 3600 * pitch, 0.9), 0.65, 0.05, 0.30)
    sound = add(silence(0.17), slide, gain=0.8)
    return add(sound, tap(0.10, seed + "/stop", 1.25 * pitch), at=0.066, gain=0.33)


def lay(seed: str, pitch: float) -> Samples:
    """A card is put on the table."""
    air = swell(band(noise(0.030, seed), 900 * pitch, 1500 * pitch, 1.2), 0.8, 0.0, 0.2)
    sound = add(silence(0.19), air, gain=0.22)
    return add(sound, tap(0.165, seed + "/tap", pitch), at=0.022)


def flip(seed: str, pitch: float) -> Samples:
    """A card is bent, springs over and lies."""
    bend = swell(band(noise(0.060, seed), 1100 * pitch, 2700 * pitch, 0.7), 0.85, 0.0, 0.15)
    spring = damped(band(noise(0.060, seed + "/spring"), 4200 * pitch, 2600 * pitch, 0.8), 0.009)
    sound = add(add(silence(0.21), bend, gain=0.6), spring, at=0.056, gain=0.9)
    return add(sound, tap(0.12, seed + "/lies", 1.1 * pitch), at=0.088, gain=0.42)


def take(seed: str, pitch: float) -> Samples:
    """A trick is swept together and drawn in."""
    sweep = swell(band(noise(0.27, seed), 1000 * pitch, 2300 * pitch, 1.0), 0.45, 0.1, 0.45)
    sound = add(silence(0.42), sweep, gain=0.75)
    for number, at in enumerate((0.045, 0.098, 0.161)):
        edge = damped(band(noise(0.03, f"{seed}/edge{number}"), 3000 * pitch, 2400 * pitch, 0.9), 0.005)
        add(sound, edge, at=at, gain=0.35)
    return add(sound, tap(0.16, seed + "/pile", 0.92 * pitch), at=0.252, gain=0.36)


def shuffle(seed: str, pitch: float) -> Samples:
    """Two halves fall into each other card by card, ever faster, bend into a bridge and are squared."""
    chance, at, interval = random.Random(seed + "/fingers"), 0.0, 0.036
    sound = silence(0.80, LONG_RATE)
    for number in range(19):
        edge = band(noise(0.026, f"{seed}/{number}", LONG_RATE), 2100 * pitch, 1300 * pitch, 0.9, LONG_RATE)
        fallen = damped(edge, 0.0042, LONG_RATE)
        add(sound, fallen, at, 0.55 + 0.45 * chance.random(), LONG_RATE)
        at += interval * (0.8 + 0.4 * chance.random())
        interval *= 0.93
    bridge = band(noise(0.24, seed + "/bridge", LONG_RATE), 1900 * pitch, 800 * pitch, 0.8, LONG_RATE)
    add(sound, fluttered(swell(bridge, 0.35, 0.1, 0.55), 88.0, 0.75, LONG_RATE), at - 0.03, 0.8, LONG_RATE)
    for number, (after, gain) in enumerate(((0.225, 0.27), (0.3, 0.18))):
        square = tap(0.12, f"{seed}/square{number}", 1.15 * pitch, LONG_RATE)
        add(sound, square, at + after, gain, LONG_RATE)
    return sound


def slap(seed: str, pitch: float) -> Samples:
    """A flat hand comes down on the pile: skin, then the table top under it."""
    skin = damped(band(noise(0.12, seed), 1500 * pitch, 620 * pitch, 1.3), 0.012)
    modes = [(118, 0.040, 0.5), (207, 0.034, 0.8), (338, 0.024, 1.0), (561, 0.015, 1.0), (905, 0.008, 0.8)]
    tuned = [(hertz * pitch, decay, gain) for hertz, decay, gain in modes]
    board = body(blow(0.32, 0.0014, 0.5, seed + "/board"), tuned)
    sound = add(add(silence(0.32), skin, gain=3.4), board)
    rattle = damped(band(noise(0.06, seed + "/cards"), 2600 * pitch, 1900 * pitch, 1.0), 0.013)
    return squashed(add(sound, rattle, at=0.019, gain=0.7), 5.0)


def turn(seed: str, pitch: float) -> Samples:
    """Two small bars, a fourth apart, touched with a fingernail."""
    sound = silence(0.24)
    for number, (at, hertz, gain) in enumerate(((0.0, 784.0, 0.75), (0.095, 1046.5, 1.0))):
        modes = [(hertz, 0.030, 1.0), (2.76 * hertz, 0.011, 0.22), (171.0, 0.016, 0.15)]
        tuned = [(each * pitch, decay, share) for each, decay, share in modes]
        add(sound, body(blow(0.24 - at, 0.0012, 0.15, f"{seed}/{number}"), tuned), at=at, gain=gain)
    return dull(sound, 4200)


def refuse(seed: str, pitch: float) -> Samples:
    """Two dull knocks of a knuckle under the table."""
    sound = silence(0.36)
    for number, (at, gain, lower) in enumerate(((0.0, 1.0, 1.0), (0.125, 0.75, 0.94))):
        modes = [(163, 0.034, 0.8), (258, 0.026, 1.0), (411, 0.015, 0.7), (702, 0.007, 0.4)]
        tuned = [(hertz * lower * pitch, decay, share) for hertz, decay, share in modes]
        knock = body(blow(0.36 - at, 0.0028, 0.4, f"{seed}/{number}"), tuned)
        add(sound, dull(knock, 1100), at=at, gain=gain)
    return sound


def win(seed: str, pitch: float) -> Samples:
    """A rolled chord on wooden bars: C, G, C, E."""
    sound = silence(1.34, LONG_RATE)
    for number, hertz in enumerate((261.63, 392.00, 523.25, 659.26)):
        at = 0.085 * number
        struck = blow(1.34 - at, 0.0011, 0.1, f"{seed}/{number}", LONG_RATE)
        ringing = 0.36 - 0.04 * number
        modes = [(hertz, ringing, 1.0), (3.93 * hertz, 0.070, 0.20), (9.2 * hertz, 0.014, 0.08)]
        modes.append((183.0, 0.030, 0.25))  # the frame under the bars
        tuned = [(each * pitch, decay, gain) for each, decay, gain in modes]
        add(sound, body(struck, tuned, LONG_RATE), at=at, gain=1.0 - 0.1 * number, rate=LONG_RATE)
    return dull(sound, 5200, LONG_RATE)


def finished(sound: Samples, peak: float, rate: int) -> Samples:
    """Without rumble, with soft ends, its loudest sample at this peak."""
    rumble = dull(sound, 55, rate)
    clean = [value - low for value, low in zip(sound, rumble, strict=True)]
    rise, fall, length = round(0.0008 * rate), round(0.018 * rate), len(clean)
    soft = [
        value * smooth(index / rise) * smooth((length - 1 - index) / fall)
        for index, value in enumerate(clean)
    ]
    loudest = max(abs(value) for value in soft)
    return [value * peak / loudest for value in soft]


def to_wav(sound: Samples, rate: int) -> bytes:
    """Sixteen bits, one channel."""
    numbers = array("h", (round(32767 * value) for value in sound))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


Maker = Callable[[str, float], Samples]

# name: what makes it, its peak, its rate, and how many slightly different ones there are
SOUNDS: dict[str, tuple[Maker, float, int, int]] = {
    "shuffle": (shuffle, 0.34, LONG_RATE, 2),
    "deal": (deal, 0.30, RATE, 3),
    "lay": (lay, 0.50, RATE, 3),
    "flip": (flip, 0.38, RATE, 2),
    "take": (take, 0.42, RATE, 2),
    "refuse": (refuse, 0.42, RATE, 1),
    "slap": (slap, 0.58, RATE, 3),
    "turn": (turn, 0.06, RATE, 1),
    "win": (win, 0.46, LONG_RATE, 1),
    "clone": (clone, 0.30, RATE, 1),
    "skip": (skip, 0.34, RATE, 1),
    "reset": (reset, 0.30, RATE, 1),
    "clear": (clear, 0.44, RATE, 1),
    "four": (four, 0.46, LONG_RATE, 1),
}
PITCHES = (1.0, 0.95, 1.045)


def all_files() -> dict[str, bytes]:
    """Every file's name and content: lay-1.wav, lay-2.wav …"""
    files = {}
    for name, (make, peak, rate, variants) in SOUNDS.items():
        for number in range(variants):
            sound = finished(make(f"{name}/{number + 1}", PITCHES[number]), peak, rate)
            files[f"{name}-{number + 1}.wav"] = to_wav(sound, rate)
    return files


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, content in all_files().items():
        (FOLDER / name).write_bytes(content)
        print(f"{name}  {len(content)} bytes")


if __name__ == "__main__":
    main()
