"""What is drawn, by the name of its file."""

from collections.abc import Iterator
from pathlib import Path

from . import nine, spanish, tarot
from .app import app_page
from .backs import back_pages
from .french import LAYOUTS, pack_pages
from .icons import ICONS, icon_page
from .pips import SHAPES, pip_page


def named_pictures() -> Iterator[tuple[str, str]]:
    for folder, layout in LAYOUTS.items():
        for name, face in pack_pages(layout).items():
            yield f"sprites/{folder}/{name}.svg", face
    for suit in spanish.SUITS:
        for rank in spanish.RANKS:
            yield f"sprites/spanish/{rank}{suit}.svg", spanish.face_page(rank, suit)
    for value, copy in nine.FACES:
        for folder, dial in nine.LAYOUTS.items():
            yield f"sprites/{folder}/{value}{copy}.svg", nine.face_page(value, copy, dial)
        yield f"sprites/tarot/{value}{copy}.svg", tarot.face_page(value, copy)
    for suit in SHAPES:
        yield f"sprites/pips/{suit}.svg", pip_page(suit)
    for name, back in back_pages().items():
        yield f"sprites/backs/{name}.svg", back
    for name in ICONS:
        yield f"assets/icons/{name}.svg", icon_page(name)
    yield "assets/icons/app.svg", app_page()


def all_pictures() -> dict[str, str]:
    """Text of every SVG file by its path in the checkout."""
    return dict(named_pictures())


def app_bitmap(root: Path) -> None:
    """The window's icon as a picture of 256 pixels; the only step that needs pygame."""
    import pygame

    icons = root / "assets" / "icons"
    picture = pygame.image.load_sized_svg(icons / "app.svg", (256, 256))
    pygame.image.save(picture, icons / "app.png")
