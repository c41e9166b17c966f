"""What is worn: kings' crowns, queens' tiaras, jacks' berets."""

from .inks import GOLD, INK, OCHRE, WHITE
from .svg import circle, flat, line, path, placed

CROWN_BASE = "C139 66 111 66 97 60"
BAND = "M97 59C111 65.5 139 65.5 153 59L151.5 71.5C139 77.5 111 77.5 98.5 71.5Z"


def crown(style: str, velvet: str, gem: str) -> str:
    """A king's crown over the brow line, 21 <= y <= 77."""
    cap = path("M98 62C96 46 104 36 125 35C146 36 154 46 152 62Z", velvet)
    points = {
        "straight": "M97 60L89 32L106.5 47L125 25L143.5 47L161 32L153 60" + CROWN_BASE + "Z",
        "curved": "M97 60C96 48 93 40 88 33C98 34 104 40 108.5 49C111 40 117 31 125 25C133 31 139 40 141.5 49"
        "C146 40 152 34 162 33C157 40 154 48 153 60" + CROWN_BASE + "Z",
        "five": "M97 60L87 36L101 47L104 29L115 45L125 23L135 45L146 29L149 47L163 36L153 60" + CROWN_BASE + "Z",
        "arched": "M97 60C92 52 90 44 90 35C98 36 104 42 106 49C108 38 115 30 125 27C135 30 142 38 144 49"
        "C146 42 152 36 160 35C160 44 158 52 153 60" + CROWN_BASE + "Z",
    }[style]
    tips = {
        "straight": ((89, 31, 4), (125, 24, 4.5), (161, 31, 4)),
        "curved": ((87, 32, 3.6), (125, 24, 4.2), (163, 32, 3.6)),
        "five": ((87, 35, 2.8), (104, 28, 2.8), (125, 22, 3.4), (146, 28, 2.8), (163, 35, 2.8)),
        "arched": ((90, 33, 4), (125, 24, 4.5), (160, 33, 4)),
    }[style]
    balls = "".join(circle(x, y, r, WHITE) for x, y, r in tips)
    light = flat("M125 34L118 46.5L121.5 62.5L125 63Z M103.5 50L106.5 59.6L101.5 58.5Z", "#FBD98A") if style == "straight" else ""
    gems = circle(125, 69.6, 3.6, gem) + circle(109, 67.6, 2.6, WHITE) + circle(141, 67.6, 2.6, WHITE)
    return cap + path(points, GOLD) + light + balls + path(BAND, OCHRE) + gems


def tiara(style: str, gem: str) -> str:
    """A queen's tiara on the top of her hair, 30 <= y <= 62."""
    outline = {
        "peaks": "M101 56L98 39L110 48L125 28L140 48L152 39L149 56C138 62 112 62 101 56Z",
        "waves": "M101 56C98 50 97 44 99 38C105 39 109 43 112 48C114 40 119 33 125 28C131 33 136 40 138 48"
        "C141 43 145 39 151 38C153 44 152 50 149 56C138 62 112 62 101 56Z",
        "rays": "M101 56L95 42L107 48L109 34L119 45L125 27L131 45L141 34L143 48L155 42L149 56C138 62 112 62 101 56Z",
        "leaves": "M101 56C95 52 93 46 94 40C101 41 105 44 107 48C106 42 108 36 112 33C116 37 118 41 118 46"
        "C118 38 121 32 125 28C129 32 132 38 132 46C132 41 134 37 138 33C142 36 144 42 143 48"
        "C145 44 149 41 156 40C157 46 155 52 149 56C138 62 112 62 101 56Z",
    }[style]
    drop = path("M125 43C128 47 129 49 129 51A4 4 0 0 1 121 51C121 49 122 47 125 43Z", gem)
    pearls = "".join(circle(x, y, 2.2, WHITE) for x, y in ((110, 53.6), (140, 53.6)))
    return path(outline, GOLD) + drop + pearls


def beret(colour: str, band: str) -> str:
    """A flat cap, wider than the head, tilted over one eye."""
    return (
        path("M99 66C82 66 74 58 84 50C96 41 130 36 152 41C172 45 176 57 163 63C146 70 120 70 99 66Z", colour)
        + path("M98 62C112 68 138 68 152 62L152 69C138 75 112 75 98 69Z", band)
        + line("M94 57C104 51 118 48 130 48", INK, 1.4)
    )


def feather(colour: str, shade: str) -> str:
    """A plume from the badge at the right, lying back over the cap."""
    vane = path("M150 60C150 44 134 30 112 27C100 25 90 28 84 35C92 34 97 37 102 40C100 42 98 43 97 45C112 43 130 46 150 60Z", colour)
    return vane + line("M150 60C140 45 122 35 98 33", shade, 1.6)


def badge(gem: str) -> str:
    return placed(circle(0, 0, 5.5, GOLD), circle(0, 0, 2.4, gem, "none"), x=150, y=60)
