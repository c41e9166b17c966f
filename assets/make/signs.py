"""The sounds of cards that do something: a clone, a skip, a reset, a cleared pile, four of a kind."""

from __future__ import annotations

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
    noise,
    silence,
    swell,
    tap,
)


def bar(seconds: float, hertz: float, decay: float, seed: str, rate: int = RATE) -> Samples:
    """A small wooden bar touched with a fingertip."""
    modes = [(hertz, decay, 1.0), (2.76 * hertz, decay * 0.4, 0.2), (190.0, 0.014, 0.2)]
    return body(blow(seconds, 0.0013, 0.15, seed, rate), modes, rate)


def clone(seed: str, pitch: float) -> Samples:
    """The same tap twice, the second like an echo of the first."""
    sound = silence(0.34)
    for at, gain in ((0.0, 1.0), (0.12, 0.55)):
        add(sound, tap(0.15, f"{seed}/card", 1.1 * pitch), at, 0.6 * gain)
        add(sound, bar(0.34 - at, 659.26 * pitch, 0.045, f"{seed}/bar"), at, gain)
    return dull(sound, 5000)


def skip(seed: str, pitch: float) -> Samples:
    """Something light hops over: two quick taps, the higher one after a gap."""
    sound = silence(0.36)
    for number, (at, hertz, gain) in enumerate(((0.0, 523.25, 0.8), (0.17, 783.99, 1.0))):
        add(sound, bar(0.36 - at, hertz * pitch, 0.032, f"{seed}/{number}"), at, gain)
    air = swell(band(noise(0.15, seed), 700 * pitch, 2600 * pitch, 0.9), 0.5, 0.0, 0.5)
    return dull(add(sound, air, 0.02, 0.35), 5200)


def reset(seed: str, pitch: float) -> Samples:
    """A soft brush outwards, and a low bar: all is open again."""
    brush = swell(band(noise(0.30, seed), 2400 * pitch, 900 * pitch, 0.9), 0.3, 0.1, 0.6)
    sound = add(silence(0.46), brush, gain=0.5)
    for number, (at, hertz) in enumerate(((0.0, 587.33), (0.09, 392.00))):
        add(sound, bar(0.46 - at, hertz * pitch, 0.06, f"{seed}/{number}"), at, 0.8)
    return dull(sound, 4600)


def clear(seed: str, pitch: float) -> Samples:
    """An arm sweeps the cards off the table, and they fall in a heap."""
    sweep = swell(band(noise(0.34, seed), 800 * pitch, 3000 * pitch, 0.9), 0.7, 0.05, 0.25)
    sound = add(silence(0.62), sweep, gain=0.9)
    for number, at in enumerate((0.20, 0.25, 0.285, 0.31, 0.33)):
        edge = damped(band(noise(0.03, f"{seed}/edge{number}"), 3000 * pitch, 2200 * pitch, 0.9), 0.005)
        add(sound, edge, at, 0.45)
    return add(sound, tap(0.2, seed + "/heap", 0.85 * pitch), 0.36, 0.8)


def four(seed: str, pitch: float) -> Samples:
    """Four bars, one for each card, rising, the last of them held."""
    sound = silence(0.95, LONG_RATE)
    for number, hertz in enumerate((392.00, 493.88, 587.33, 783.99)):
        at, ringing = 0.105 * number, 0.22 if number == 3 else 0.07
        add(sound, tap(0.12, f"{seed}/card{number}", pitch, LONG_RATE), at, 0.35, LONG_RATE)
        add(sound, bar(0.95 - at, hertz * pitch, ringing, f"{seed}/{number}", LONG_RATE), at, 0.9, LONG_RATE)
    return dull(sound, 5200, LONG_RATE)
