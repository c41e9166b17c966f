"""One-colour icons in a 24 x 24 box, drawn with one pen."""

from .inks import CREAM
from .svg import circle, flat, outlined, page, path, polar, polygon, rect, star


def cog(teeth: int, inner: float, outer: float) -> str:
    """A toothed wheel about (12, 12)."""
    step = 360 / teeth
    corners = ((-0.3, inner), (-0.18, outer), (0.18, outer), (0.3, inner))
    return polygon([polar(r, (i + part) * step, 12, 12) for i in range(teeth) for part, r in corners])


SPEAKER = path("M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z", CREAM)

ICONS: dict[str, tuple[str, ...]] = {
    "menu": (path("M4 6.5H20M4 12H20M4 17.5H20"),),
    "help": (path("M8.2 8.6A3.9 3.9 0 1 1 14 12C12.6 12.9 12 13.6 12 15.2"), circle(12, 19, 0.7, CREAM)),
    "full": (path("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"),),
    "sound": (SPEAKER, path("M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.2A8.2 8.2 0 0 1 18 17.8")),
    "mute": (SPEAKER, path("M16 9.5L21 14.5M21 9.5L16 14.5")),
    "back": (path("M10.5 5.5L4 12L10.5 18.5M4.5 12H20"),),
    "close": (path("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),),
    "play": (path("M7.5 5L18.5 12L7.5 19Z", CREAM),),
    "gear": (path(cog(8, 6.8, 9.4)), circle(12, 12, 2.8)),
    "check": (path("M4.5 12.5L10 18L19.5 6.5"),),
    "chevron": (path("M9 5L16 12L9 19"),),
    "cards": (
        path("M8.6 6.2L5.2 7.1A1.6 1.6 0 0 0 4.1 9L6.4 17.8A1.6 1.6 0 0 0 7.6 18.9"),
        rect(10, 4.5, 10, 15, 1.8),
        flat(
            "M15 8.6C15.8 10.2 16.6 11.2 17.6 12C16.6 12.8 15.8 13.8 15 15.4"
            "C14.2 13.8 13.4 12.8 12.4 12C13.4 11.2 14.2 10.2 15 8.6Z",
            CREAM,
        ),
    ),
    "slap": (
        path("M8 13V6.6M11.2 12V4.4M14.4 12V4.8M17.6 13.5V7.4M4.2 12.6L8 17"),
        flat("M7 12.5H18.6V15.5A5.5 5.5 0 0 1 13.1 21H12A5 5 0 0 1 7.9 18.9L5.6 15.8Z", CREAM),
    ),
    "star": (flat(star(9, 10, 5.6, 12, 12), CREAM),),
    "exit": (
        path("M13 4H6.5A1.5 1.5 0 0 0 5 5.5V18.5A1.5 1.5 0 0 0 6.5 20H13M10.5 12H20M16.5 8L20.5 12L16.5 16"),
    ),
    "lock": (rect(5, 11, 14, 9, 2), path("M8 11V8A4 4 0 0 1 16 8V11M12 14.5V16.5")),
    "last": (path("M4 12A8 8 0 1 0 6.6 6.1M6.8 2.8L6.4 6.4L10 7M12 7.8V12L15 14"),),
}


def icon_page(name: str) -> str:
    return page(24, 24, outlined(*ICONS[name], width=2, stroke=CREAM))
