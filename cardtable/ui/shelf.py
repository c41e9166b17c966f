"""A bounded store of pictures: the ones unused for longest go when it is full."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from pygame import Surface

Key = TypeVar("Key", bound=Hashable)


class Shelf(Generic[Key]):
    """Keeps surfaces up to a number of bytes; a single one may be larger than that."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[Key, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def find(self, key: Key) -> Surface | None:
        try:
            self._kept.move_to_end(key)
        except KeyError:
            return None
        return self._kept[key]

    def get(self, key: Key, make: Callable[[], Surface]) -> Surface:
        surface = self.find(key)
        if surface is None:
            surface = self._kept[key] = make()
            self.bytes += weight(surface)
            self._trim()
        return surface

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0

    def _trim(self) -> None:
        while self.bytes > self.most_bytes and len(self._kept) > 1:
            _, surface = self._kept.popitem(last=False)
            self.bytes -= weight(surface)


def weight(surface: Surface) -> int:
    """Bytes of its pixels."""
    return surface.get_pitch() * surface.get_height()
