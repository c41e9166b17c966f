"""Pictures of what the settings offer: backs, cloths, and some cards as they would lie on the table."""

from __future__ import annotations

from functools import lru_cache

import pygame

from cardtable.root import data_root
from cardtable.scenes.scene import Stage
from cardtable.ui.cloth import cloth
from cardtable.ui.shapes import rounded
from cardtable.ui.sprites import CardArt

SHOWN = ("KS", "QH", "JD", "TC", "AS", None)  # None: a back
GAP = 0.14  # card widths between two cards
DRAWING_MS = 60.0  # how long a preview may wait for exact faces


@lru_cache(maxsize=12)
def back(name: str, height: int) -> pygame.Surface:
    """The back of a French card of this height."""
    art = CardArt(data_root(), back=name)
    return art.back(round(height / art.ratio))


@lru_cache(maxsize=6)
def swatch(colour: str, height: int) -> pygame.Surface:
    """A piece of cloth with rounded corners."""
    return _rounded(cloth((round(height * 1.5), height), colour), height / 8)


def preview(stage: Stage, columns: int, size: tuple[int, int]) -> pygame.Surface:
    """A few cards on the cloth, in the looks of the settings."""
    art, rows = stage.art, -(-len(SHOWN) // columns)
    ground = cloth(size, stage.settings.cloth)
    across = size[0] * 0.93 / (columns + GAP * (columns - 1))
    down = size[1] * 0.88 / (rows * art.ratio + GAP * (rows - 1))
    width = round(min(across, down))
    for card in SHOWN:
        art.face(card, width)
    if art.pending:
        art.work(DRAWING_MS)
    for number, card in enumerate(SHOWN):
        row, column = divmod(number, columns)
        x = size[0] / 2 + (column - (columns - 1) / 2) * (1 + GAP) * width
        y = size[1] / 2 + (row - (rows - 1) / 2) * (art.ratio + GAP) * width
        ground.fblits(art.blits(card, (x, y), width))
    return _rounded(ground, stage.fonts.scale * 14)


def _rounded(picture: pygame.Surface, radius: float) -> pygame.Surface:
    cut = picture.convert_alpha()
    cut.blit(rounded(cut.get_size(), radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return cut
