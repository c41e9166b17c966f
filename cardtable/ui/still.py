"""What of a picture stays the same from frame to frame, kept: a ground, and the same with what lies on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pygame import Rect, Surface

from cardtable.ui.sprites import Blit

Lying = tuple[object, Sequence[Blit]]  # how a thing looks, and its pictures: equal ones for equal looks


class Still:
    """Where a thing comes to lie, or goes, only that part of the picture is painted anew. Of one size."""

    def __init__(self) -> None:
        self._key: object = None  # for which the ground was painted
        self._ground: Surface | None = None
        self._picture: Surface | None = None
        self._lying: Sequence[Lying] | None = None  # what the picture shows on this ground

    def draw(
        self, surface: Surface, key: object, paint: Callable[[Surface], None], lying: Sequence[Lying]
    ) -> None:
        """The things lie from the lowest to the highest.

        `paint` has to cover the whole surface, and to paint the same for equal keys.
        """
        if self._ground is None or key != self._key:
            if self._ground is None:
                self._ground, self._picture = surface.copy(), surface.copy()
            paint(self._ground)
            self._key, self._lying = key, None
            _lay(surface, self._ground, lying)  # the picture follows in the next frame, which has less to do
            return
        assert self._picture is not None
        for area in self._changed(lying, self._picture.get_rect()):
            self._picture.set_clip(area)
            _lay(self._picture, self._ground, lying)
        self._picture.set_clip(None)
        self._lying = lying
        surface.blit(self._picture, (0, 0))

    def _changed(self, lying: Sequence[Lying], everywhere: Rect) -> list[Rect]:
        """The parts in which the picture is not as it should be."""
        if self._lying is None:
            return [everywhere]
        before, now = [look for look, _ in self._lying], [look for look, _ in lying]
        if before == now:
            return []
        both = set(before) & set(now)
        if [look for look in before if look in both] != [look for look in now if look in both]:
            return [everywhere]  # one lies on another that lay on it
        return _joined(_around(pictures) for look, pictures in (*self._lying, *lying) if look not in both)


def _lay(surface: Surface, ground: Surface, lying: Iterable[Lying]) -> None:
    surface.blit(ground, (0, 0))
    surface.fblits([blit for _, pictures in lying for blit in pictures])


def _around(pictures: Sequence[Blit]) -> Rect:
    areas = [picture.get_rect(topleft=at) for picture, at in pictures]
    return areas[0].unionall(areas[1:]) if areas else Rect(0, 0, 0, 0)


def _joined(areas: Iterable[Rect]) -> list[Rect]:
    """Those that overlap as one."""
    joined: list[Rect] = []
    for area in areas:
        while (hit := area.collidelist(joined)) >= 0:
            area = area.union(joined.pop(hit))
        joined.append(area)
    return joined
