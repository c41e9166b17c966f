"""House rules: a game's options are a frozen dataclass whose fields say all that a screen needs to show."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, TypeVar

Value = bool | int | str | tuple[str, ...]


class BadOption(ValueError):
    """An option that the game does not have, or a value out of its range."""


@dataclass(frozen=True)
class OptionSpec:
    """One house rule, with `choices` or `low`, `high`, `step`.

    `needs` names another option and the values of it under which this one has any effect, `any_of` switches
    of which one has to be on as well.
    """

    name: str
    default: Value
    rule: str
    label: str
    text: str
    choices: tuple[Value, ...] | None
    choice_labels: Mapping[Value, str]
    low: int
    high: int
    step: int
    needs: tuple[str, tuple[Value, ...]] | None
    players: tuple[int, ...] | None
    """The numbers of players with whom it has any effect; None: any."""
    any_of: tuple[str, ...]
    off: int | None
    """A value outside `low` to `high` that switches it off."""

    def check(self, value: object) -> None:
        if type(value) not in {type(self.default), *map(type, self.choices or ())}:
            raise BadOption(f"{self.name} cannot be {value!r}.")
        if self.choices is not None:
            if value not in self.choices:
                raise BadOption(f"{self.name} is one of {', '.join(map(str, self.choices))}, not {value}.")
        elif value != self.off and not (
            isinstance(value, int) and self.low <= value <= self.high and not (value - self.low) % self.step
        ):
            off = "" if self.off is None else f", and {self.off} switches it off"
            raise BadOption(
                f"{self.name} goes from {self.low} to {self.high} by {self.step}{off}: {value} is not in it."
            )


def option(
    default: Value,
    *,
    rule: str,
    label: str,
    text: str,
    choices: Mapping[Any, str] | None = None,
    low: int = 0,
    high: int = 0,
    step: int = 1,
    needs: tuple[str, tuple[Value, ...]] | None = None,
    players: tuple[int, ...] | None = None,
    any_of: tuple[str, ...] = (),
    off: int | None = None,
) -> Any:
    """A field of an options dataclass; `choices` gives each value its label, a bool needs none."""
    allowed = (False, True) if isinstance(default, bool) else tuple(choices) if choices else None
    said = {
        "default": default,
        "rule": rule,
        "label": label,
        "text": text,
        "choices": allowed,
        "choice_labels": MappingProxyType(dict(choices or {})),
        "low": low,
        "high": high,
        "step": step,
        "needs": needs,
        "players": players,
        "any_of": any_of,
        "off": off,
    }
    return field(default=default, metadata=said)


@dataclass(frozen=True)
class Options:
    """The base of every game's options."""

    def changed(self) -> dict[str, Value]:
        """What differs from the defaults, as a record keeps it."""
        return {spec.name: value for spec, value in self.all() if value != spec.default}

    def all(self) -> list[tuple[OptionSpec, Value]]:
        return [(spec, getattr(self, spec.name)) for spec in option_specs(type(self))]

    def numbers(self) -> dict[str, str]:
        """What a rulebook may name in braces: each number as it is agreed, with a real minus."""
        return {spec.name: str(value).replace("-", "−") for spec, value in self.all()}

    def acts(self, name: str, players: int | None = None) -> bool:
        """Whether the option has any effect beside the others as they are, and with so many players."""
        spec = next(spec for spec in option_specs(type(self)) if spec.name == name)
        if None not in (players, spec.players) and players not in (spec.players or ()):
            return False
        if spec.needs is not None and not self._holds(*spec.needs, players):
            return False
        return not spec.any_of or any(self._holds(other, (True,), players) for other in spec.any_of)

    def _holds(self, name: str, values: tuple[Value, ...], players: int | None) -> bool:
        return getattr(self, name) in values and self.acts(name, players)


@dataclass(frozen=True)
class Preset:
    """A named set of options; what it leaves out keeps its default."""

    label: str
    text: str
    options: Mapping[str, Value]


O = TypeVar("O", bound=Options)  # noqa: E741


def option_specs(kind: type[Options]) -> tuple[OptionSpec, ...]:
    """The options in the order in which a screen shows them."""
    if kind not in _SPECS:
        _SPECS[kind] = tuple(OptionSpec(name=f.name, **f.metadata) for f in fields(kind))
    return _SPECS[kind]


_SPECS: dict[type[Options], tuple[OptionSpec, ...]] = {}


def plain_values(values: Mapping[str, Any]) -> dict[str, Any]:
    """Options as they are kept, where JSON has made lists of them."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def make_options(kind: type[O], presets: Mapping[str, Preset], values: Mapping[str, object]) -> O:
    """Options by name, above a `preset` if one is named too; BadOption where they cannot be."""
    named = dict(values)
    preset = named.pop("preset", "document")
    if not isinstance(preset, str) or preset not in presets:
        raise BadOption(f"There is no preset {preset!r}: {', '.join(presets)}.")
    chosen: dict[str, Any] = {**presets[preset].options, **plain_values(named)}
    specs = {spec.name: spec for spec in option_specs(kind)}
    for name, value in chosen.items():
        if name not in specs:
            raise BadOption(f"There is no option {name!r}: {', '.join(specs)}.")
        specs[name].check(value)
    return kind(**chosen)
