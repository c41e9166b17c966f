"""One request to the referee: a JSON object whose fields are asked for by name and kind."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO

LONGEST = 16 * 1024 * 1024  # bytes in a line; the longest record is far below


class Complaint(Exception):
    """Why a request is not carried out: an error name of the protocol and a sentence."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error


def bad(message: str) -> Complaint:
    return Complaint("bad_request", message)


@dataclass(frozen=True)
class Request:
    """The fields of a request; a field that may be left out may also be null."""

    fields: Mapping[str, Any]

    def has(self, name: str) -> bool:
        return self.fields.get(name) is not None

    def text(self, name: str) -> str:
        value = self._value(name)
        if not isinstance(value, str):
            raise bad(f'"{name}" must be text.')
        return value

    def whole(self, name: str, low: int, high: int | None = None) -> int:
        value = self._value(name)
        if type(value) is not int or value < low or (high is not None and value > high):
            reach = f"of at least {low}" if high is None else f"from {low} to {high}"
            raise bad(f'"{name}" must be a whole number {reach}.')
        return value

    def yes(self, name: str) -> bool:
        """A field that is false where it is left out."""
        value = self.fields.get(name)
        if value is not None and not isinstance(value, bool):
            raise bad(f'"{name}" must be true or false.')
        return bool(value)

    def table(self, name: str) -> dict[str, Any]:
        value = self._value(name)
        if not isinstance(value, dict):
            raise bad(f'"{name}" must be an object.')
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        value = self._value(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise bad(f'"{name}" must be a list of texts.')
        return tuple(value)

    def wholes(self, name: str) -> tuple[int, ...]:
        value = self._value(name)
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            raise bad(f'"{name}" must be a list of whole numbers.')
        return tuple(value)

    def _value(self, name: str) -> Any:
        if name not in self.fields:
            raise bad(f'"{name}" is missing.')
        return self.fields[name]


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Each line of the source; None for one that is longer than any request."""
    while line := source.readline(LONGEST + 1):
        if len(line) <= LONGEST:
            yield line
            continue
        while not line.endswith(b"\n") and (line := source.readline(LONGEST)):
            pass
        yield None


def read(line: bytes | None) -> Request:
    """The request that a line holds; Complaint where it holds none."""
    if line is None:
        raise bad(f"A line may have at most {LONGEST} bytes.")
    try:
        value = json.loads(line.decode("utf-8-sig"), parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise bad("The line is nested too deeply.") from None
    except ValueError as error:
        raise bad(f"The line is not JSON: {error}.") from None
    if not isinstance(value, dict):
        raise bad("A request is a JSON object.")
    return Request(value)


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is not a number in it")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")
    return number
