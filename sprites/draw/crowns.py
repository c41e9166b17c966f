"""What is worn: kings' crowns, queens' tiaras, jacks' berets."""

from .inks import GOLD, GOLD_LIGHT, OCHRE, WHITE, Cloth
from .svg import circle, flat, line, path, placed

FOOT = "C139 66 111 66 97 60Z"
BAND = "M97 59C111 65.5 139 65.5 153 59L151.5 71.5C139 77.5 111 77.5 98.5 71.5Z"

CROWNS = {
    "straight": (
        "M97 60L89 32L106.5 47L125 25L143.5 47L161 32L153 60",
        "M125 33L116 44L120 62.5L125 63ZM94 40L106.5 51L104 61.4L98.6 59.6ZM148 47.5L157.5 39"
        "L151.6 59.6L147 61Z",
        ((89, 31, 4), (125, 24, 4.5), (161, 31, 4)),
    ),
    "curved": (
        "M97 60C96 48 93 40 88 33C98 34 104 40 108.5 49C111 40 117 31 125 25C133 31 139 40 141.5 49"
        "C146 40 152 34 162 33C157 40 154 48 153 60",
        "M125 32C118 38 115 46 114.5 55C117 58 121 62 125 63ZM95 38C102 42 105 48 106 57L98.6 59.6"
        "C98 50 97 44 95 38Z",
        ((87, 32, 3.6), (125, 24, 4.2), (163, 32, 3.6)),
    ),
    "five": (
        "M97 60L88 37L101 47L104.5 30L115 45L125 23L135 45L145.5 30L149 47L162 37L153 60",
        "M125 33L118 46L121 62.5L125 63ZM105.5 36L102.5 49L106 61.8L111 62.4L113 47ZM145.5 40L138 47"
        "L141 62L145 61.4Z",
        ((88, 36, 2.8), (104.5, 29, 2.8), (125, 22, 3.4), (145.5, 29, 2.8), (162, 36, 2.8)),
    ),
    "arched": (
        "M97 60C91 52 89 44 90 34C98 36 104 42 107 49C108 38 115 30 125 27C135 30 142 38 143 49"
        "C146 42 152 36 160 34C161 44 159 52 153 60",
        "M125 33C117 36 113 42 112.5 50C114 56 119 62 125 63ZM93.5 39C100 43 104 48 105 56L98.6 59.6"
        "C94 52 93 45 93.5 39Z",
        (),
    ),
}


def trefoil(x: float, y: float) -> str:
    return (
        circle(x - 3.3, y + 1.4, 2.7, WHITE)
        + circle(x + 3.3, y + 1.4, 2.7, WHITE)
        + circle(x, y - 2.8, 2.9, WHITE)
    )


def crown(style: str, velvet: Cloth, gem: str) -> str:
    """A king's crown over the brow line, 19 <= y <= 77."""
    outline, light, balls = CROWNS[style]
    cap = path("M98 62C96 46 104 36 125 35C146 36 154 46 152 62Z", velvet.fold)
    tips = "".join(circle(x, y, r, WHITE) for x, y, r in balls)
    if not balls:
        tips = trefoil(91, 32) + trefoil(125, 24) + trefoil(159, 32)
    gems = circle(125, 69.8, 3.8, gem) + circle(109, 67.8, 2.6, WHITE) + circle(141, 67.8, 2.6, WHITE)
    return (
        cap
        + path(outline + FOOT, GOLD)
        + flat(light, GOLD_LIGHT)
        + path(outline + FOOT)
        + tips
        + path(BAND, OCHRE)
        + gems
    )


TIARAS = {
    "peaks": "M100 57L96 39L110 48L125 27L140 48L154 39L150 57",
    "waves": "M100 57C97 50 96 44 98 37C105 39 109 43 112 48C114 40 119 33 125 27C131 33 136 40 138 48"
    "C141 43 145 39 152 37C154 44 153 50 150 57",
    "rays": "M100 57L93 43L106 48L109 33L119 45L125 26L131 45L141 33L144 48L157 43L150 57",
    "leaves": "M100 57C94 52 92 46 93 40C100 41 105 44 107 48C106 42 108 36 112 32C116 36 118 41 118.5 45"
    "C118.5 38 121 31 125 26C129 31 131.5 38 131.5 45C132 41 134 36 138 32C142 36 144 42 143 48"
    "C145 44 150 41 157 40C158 46 156 52 150 57",
}


def tiara(style: str, gem: str) -> str:
    """A queen's tiara on the top of her hair, 26 <= y <= 63."""
    body = path(TIARAS[style] + "C138 63.5 112 63.5 100 57Z", GOLD)
    light = flat("M125 32L119.5 45.5L119.5 59.5L125 60.6Z", GOLD_LIGHT)
    drop = path(
        "M125 42C128.2 46.4 129.4 48.6 129.4 51A4.4 4.4 0 0 1 120.6 51C120.6 48.6 121.8 46.4 125 42Z", gem
    )
    pearls = "".join(circle(x, y, 2.3, WHITE) for x, y in ((109, 53.4), (141, 53.4)))
    return body + light + drop + pearls


def beret(cloth: Cloth, band: Cloth) -> str:
    """A flat cap, much wider than the head, tilted over one eye."""
    crown_of_cap = "M99 67C83 66 74 58 82 50C93 41 130 36 152 41C173 45 177 57 164 63C147 70 120 70 99 67Z"
    return (
        path(crown_of_cap, cloth.light)
        + flat(
            "M99 66C120 69 147 69 163.4 62.2C168 60 170.6 57 170 54C158 63 116 66 88 61"
            "C91 63.8 95 65.6 99 66Z",
            cloth.fold,
        )
        + path(crown_of_cap)
        + path("M98 62.5C112 68.5 138 68.5 152 62.5L152 70C138 76 112 76 98 70Z", band.light)
    )


def feather(plume: Cloth) -> str:
    """A plume from the badge at the right, lying back over the cap."""
    vane = path(
        "M151 60C152 44 138 29 116 24C106 22 96 24 89 30C96 30 101 33 104 37C101 38 99 39.6 98 42"
        "C116 41 134 46 151 60Z",
        plume.light,
    )
    return vane + line(
        "M151 60C141 44 124 34 103 31M128 39L120 41M138 46L129 47M130 39.6L127 33M139 46L138 39",
        plume.fold,
        1.5,
    )


def badge(gem: str) -> str:
    return placed(circle(0, 0, 5.8, GOLD), circle(0, 0, 2.4, gem, "none"), x=151, y=61)
