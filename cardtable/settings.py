"""What a player may set, and how a settings file with anything in it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

Setup = Mapping[
    str, object
]  # preset, level, name: texts; options: a mapping of plain values; more plain values
_TEXTS = ("preset", "level", "name")
DECKS = ("two_colour", "four_colour", "contrast")
INDEX_SIZES = ("ordinary", "large")
BACKS = ("star", "star-blue", "petals", "petals-wine", "rays", "rays-violet")
CLOTHS = ("petrol", "linen")
VOICES = ("es", "en", "fr", "ru")  # the languages in which the table counts aloud


@dataclass(frozen=True)
class Settings:
    """What a player may set. Ids and numbers, never labels."""

    language: str | None = None  # None: the system's
    window: tuple[int, int, int, int] | None = None  # width, height, x, y
    full_screen: bool = False
    speed: float = 1.0  # 0, 0.5, 1, 2; 0: nothing moves
    trick_ms: int = 1200  # how long a won trick lies; 0: until a click
    reduce_motion: bool = False
    volume: float = 0.7  # the effects'
    voice: float = 0.8  # the volume of whoever counts aloud
    voice_language: str | None = "es"  # in which; None: the language of the texts
    mute: bool = False
    indices: str | None = None  # None: the language's
    deck: str = "two_colour"
    index_size: str = "ordinary"
    back: str = "star"
    cloth: str = "petrol"
    text_size: float = 1.0
    setups: Mapping[str, Setup] = field(default_factory=dict)  # the last set-up, by game

    def with_(self, **changes: Any) -> Settings:
        return replace(self, **changes)

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_json(cls, saved: Mapping[str, object]) -> Settings:
        """Take every field that makes sense, and the default of every other."""
        known = {spec.name: saved[spec.name] for spec in fields(cls) if spec.name in saved}
        fitting = {name: value for name, value in known.items() if _FITS[name](value)}
        return cls(**{name: _READ.get(name, _same)(value) for name, value in fitting.items()})


def _is_int(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _is_number(value: object, low: float, high: float) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 200 and value.isprintable()


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, bool) or _is_word(value) or _is_number(value, -1e9, 1e9)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_window(value: object) -> bool:
    if not isinstance(value, list | tuple) or len(value) != 4:
        return False
    return all(_is_int(side, 1, 30_000) for side in value[:2]) and all(
        _is_int(place, -100_000, 100_000) for place in value[2:]
    )


def _plain_setups(saved: dict[str, object]) -> dict[str, Setup]:
    return {key: _plain_setup(setup) for key, setup in saved.items() if isinstance(setup, dict)}


def _plain_setup(saved: dict[str, object]) -> Setup:
    """A set-up whose options are a mapping and whose other values are plain, its texts among them."""
    kept = {name: value for name, value in saved.items() if name in _TEXTS and _is_word(value)}
    kept |= {name: value for name, value in saved.items() if name not in _TEXTS and _is_plain(value)}
    options = saved.get("options")
    if isinstance(options, dict):
        kept["options"] = {key: each for key, each in options.items() if _is_plain(each)}
    else:
        kept.pop("options", None)
    return kept


def _same(value: Any) -> Any:
    return value


_FITS: Mapping[str, Callable[[object], bool]] = {
    "language": lambda value: value is None or _is_word(value),
    "window": lambda value: value is None or _is_window(value),
    "full_screen": _is_bool,
    "speed": lambda value: _is_number(value, 0, 2) and value in (0, 0.5, 1, 2),
    "trick_ms": lambda value: _is_int(value, 0, 2500) and value in (0, 600, 1200, 2500),
    "reduce_motion": _is_bool,
    "volume": lambda value: _is_number(value, 0, 1),
    "voice": lambda value: _is_number(value, 0, 1),
    "voice_language": lambda value: value is None or value in VOICES,
    "mute": _is_bool,
    "indices": lambda value: value in (None, "international", "russian", "french", "numeric"),
    "deck": lambda value: value in DECKS,
    "index_size": lambda value: value in INDEX_SIZES,
    "back": lambda value: value in BACKS,
    "cloth": lambda value: value in CLOTHS,
    "text_size": lambda value: _is_number(value, 1, 2),
    "setups": lambda value: isinstance(value, dict),
}
_READ: Mapping[str, Callable[[Any], Any]] = {
    "window": lambda value: value and tuple(value),
    "speed": float,
    "volume": float,
    "voice": float,
    "text_size": float,
    "setups": _plain_setups,
}
