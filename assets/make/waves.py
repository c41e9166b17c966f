"""What sounds are made of: noise, blows, filters, bodies that ring, and a card that touches the table.

Only + - * / touch the samples, and the constants from sines and exponentials are rounded, so that every
machine makes the same bytes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

RATE = 44_100  # samples a second
LONG_RATE = 22_050  # of what is long and has nothing above 8 kHz

Samples = list[float]


def exact(value: float) -> float:
    """The same on every machine, whose mathematics libraries differ in the last bit."""
    return round(value, 12)


def silence(seconds: float, rate: int = RATE) -> Samples:
    return [0.0] * round(seconds * rate)


def noise(seconds: float, seed: str, rate: int = RATE) -> Samples:
    chance = random.Random(seed)
    return [2 * chance.random() - 1 for _ in range(round(seconds * rate))]


def add(target: Samples, sound: Samples, at: float = 0.0, gain: float = 1.0, rate: int = RATE) -> Samples:
    """Mix a sound in, from this second on; what goes beyond the target's end is cut."""
    start = round(at * rate)
    for index, value in enumerate(sound[: len(target) - start], start):
        target[index] += gain * value
    return target


def smooth(x: float) -> float:
    """From 0 to 1 without corners."""
    x = min(max(x, 0.0), 1.0)
    return x * x * (3 - 2 * x)


def swell(sound: Samples, rise: float, hold: float, fall: float) -> Samples:
    """Shape a sound: rise, hold and fall are parts of its length."""
    last = max(len(sound) - 1, 1)
    return [
        value * smooth(index / last / rise) * (1 - smooth((index / last - rise - hold) / fall))
        for index, value in enumerate(sound)
    ]


def damped(sound: Samples, decay: float, rate: int = RATE) -> Samples:
    """Let a sound die away by a factor of e every `decay` seconds."""
    factor, level, result = exact(math.exp(-1 / (decay * rate))), 1.0, []
    for value in sound:
        result.append(value * level)
        level *= factor
    return result


def band(sound: Samples, low: float, high: float, width: float, rate: int = RATE) -> Samples:
    """Keep a band whose centre glides from one frequency to the other; width 2 is broad, 0.2 a whistle."""
    first, last = (exact(2 * math.sin(math.pi * hertz / rate)) for hertz in (low, high))
    bass = middle = 0.0
    result = []
    for index, value in enumerate(sound):
        tuning = first + (last - first) * index / len(sound)
        bass += tuning * middle
        middle += tuning * (value - bass - width * middle)
        result.append(width * middle)
    return result


def fluttered(sound: Samples, hertz: float, depth: float, rate: int = RATE) -> Samples:
    """Let the loudness fall and rise that often a second, as edges that pass under a thumb."""
    period = rate / hertz
    return [
        value * (1 - depth * smooth(abs(2 * (index / period % 1) - 1))) for index, value in enumerate(sound)
    ]


def dull(sound: Samples, hertz: float, rate: int = RATE) -> Samples:
    """Take the edge off above this frequency."""
    share, level, result = exact(1 - math.exp(-2 * math.pi * hertz / rate)), 0.0, []
    for value in sound:
        level += share * (value - level)
        result.append(level)
    return result


def ring(struck: Samples, hertz: float, decay: float, rate: int = RATE) -> Samples:
    """One mode of a body that is struck: a damped sine for every blow."""
    radius = math.exp(-1 / (decay * rate))
    angle = 2 * math.pi * hertz / rate
    blow, first, second = exact(math.sin(angle)), exact(2 * radius * math.cos(angle)), exact(radius * radius)
    now = before = 0.0
    result = []
    for value in struck:
        now, before = blow * value + first * now - second * before, now
        result.append(now)
    return result


def squashed(sound: Samples, drive: float) -> Samples:
    """Press the peaks down, as flesh does: the whole is louder and softer at once; drive is 1 or more."""
    loudest = max(abs(value) for value in sound)
    driven = [drive * value / loudest for value in sound]
    return [value / (1 + abs(value)) for value in driven]


def body(struck: Samples, modes: Iterable[tuple[float, float, float]], rate: int = RATE) -> Samples:
    """Modes of (hertz, decay in seconds, gain) struck together."""
    result = [0.0] * len(struck)
    for hertz, decay, gain in modes:
        add(result, ring(struck, hertz, decay, rate), gain=gain, rate=rate)
    return result


def blow(seconds: float, length: float, hardness: float, seed: str, rate: int = RATE) -> Samples:
    """A blow: a bump of so many seconds, rough by its hardness (0 to 1), then silence."""
    width = max(round(length * rate), 2)
    rough = noise(length, seed, rate)
    bump = [smooth(1 - abs(2 * index / width - 1)) for index in range(width)]
    shaped = [height * (1 - hardness + hardness * grain) for height, grain in zip(bump, rough, strict=False)]
    total = sum(abs(value) for value in shaped)
    return add(silence(seconds, rate), [value / total for value in shaped], rate=rate)


def tap(seconds: float, seed: str, pitch: float = 1.0, rate: int = RATE) -> Samples:
    """A card touching cloth on wood: a small slap of paper over a short thud."""
    paper = damped(band(noise(seconds, seed, rate), 3100 * pitch, 1700 * pitch, 1.1, rate), 0.0065, rate)
    modes = [(149, 0.021, 0.8), (238, 0.017, 0.8), (397, 0.012, 0.7), (683, 0.008, 0.6), (1120, 0.005, 0.5)]
    tuned = [(hertz * pitch, decay, gain) for hertz, decay, gain in modes]
    thud = body(blow(seconds, 0.0016, 0.4, seed + "/thud", rate), tuned, rate)
    return add(add(silence(seconds, rate), paper, gain=1.5, rate=rate), thud, rate=rate)
