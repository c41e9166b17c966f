"""Rounded rectangles: a large one is a small one stretched, and looks as if it had been drawn large."""

from collections.abc import Iterator

import pygame
import pytest

from cardtable.ui import shapes
from cardtable.ui.shapes import rounded


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("size", [(1, 1), (40, 12), (33, 300), (300, 33), (300, 42), (641, 430)])
@pytest.mark.parametrize(("fill", "stroke"), [((20, 40, 60, 235), (240, 180, 60)), ((20, 40, 60), None)])
@pytest.mark.parametrize("radius", [0.0, 16.0, 21.0])
def test_a_stretched_one_is_as_one_drawn_large(
    size: tuple[int, int],
    fill: tuple[int, ...],
    stroke: tuple[int, ...] | None,
    radius: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stretched = rounded.__wrapped__(size, radius, fill, stroke, 2.0)
    monkeypatch.setattr(shapes, "_smallest", lambda size, corner: size)
    drawn = rounded.__wrapped__(size, radius, fill, stroke, 2.0)
    assert stretched.get_size() == drawn.get_size() == size
    parts = zip(stretched.get_buffer().raw, drawn.get_buffer().raw, strict=True)
    assert max(abs(one - other) for one, other in parts) <= 4
