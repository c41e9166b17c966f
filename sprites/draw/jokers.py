"""The two jokers of the French pack: one in colours, one printed in ink alone."""

import re

from . import hair, hats, robes, tools
from .courts import two_headed
from .faces import BROWN, ROSE, face, lips, neck
from .inks import (
    BLOND,
    BLUE_CLOTH,
    DARK_HAIR,
    GOLD,
    GOLD_CLOTH,
    GOLD_LIGHT,
    GREEN_CLOTH,
    INK,
    OCHRE,
    RED,
    RED_CLOTH,
    WHITE,
    WHITE_CLOTH,
    WINE_CLOTH,
    Cloth,
)
from .panels import Panel
from .svg import Point, circle, flat, line, num, path, placed, polar, polygon, star, tilted


def stick(top: float, ribbon: Cloth) -> str:
    """A fool's stick held like the tools of the courts, ribbons and bells under its head."""
    shaft = path(f"M174.6 192L174.6 {num(top)}L179.6 {num(top)}L179.6 192Z", OCHRE)
    y = top + 14
    left = path(f"M177 {num(y)}c-9 4 -11 14 -14 20l7 -2l4 7c2 -9 3 -17 3 -25Z", ribbon.light)
    right = path(f"M177 {num(y)}c9 4 11 12 14 18l-6 0l-4 7c-2 -9 -4 -17 -4 -25Z", ribbon.fold)
    return shaft + left + right + circle(162, y + 23, 3.2, GOLD_LIGHT) + circle(190, y + 21, 3.2, GOLD_LIGHT)


def sun_stick(ribbon: Cloth) -> str:
    head = path(star(9, 16, 9.6, 177, 42), GOLD) + circle(177, 42, 5.6, RED)
    return stick(52, ribbon) + head + circle(175.4, 40.4, 1.4, WHITE, "none")


def moon_stick(ribbon: Cloth) -> str:
    moon = path(
        "M184 28C170 25 160 36 164 47C168 58 181 60 188 52C178 53 172 47 173 40C174 34 178 30 184 28Z", GOLD
    )
    return stick(54, ribbon) + moon + circle(177, 58, 3.4, GOLD_LIGHT)


def at_angle(angle: float, wide: float, high: float) -> Point:
    x, y = polar(1, angle)
    return 125 + wide * x, 118 + high * y


def pointed_collar(one: Cloth, two: Cloth) -> str:
    """Points of two colours in turn about the neck, a bell at each."""
    flaps, bells = "", ""
    for i, angle in enumerate((104, 129, 155, 180, 205, 231, 256)):
        tip = at_angle(angle, 54, 43)
        corners = [at_angle(angle - 15, 20, 14), tip, at_angle(angle + 15, 20, 14)]
        flaps += path(polygon(corners), (two if i % 2 else one).light)
        bells += circle(*tip, 3.6, GOLD_LIGHT)
    return flaps + bells


def cap(*marks: str) -> str:
    """A cap drawn for hats.py, small enough for the frame of a court."""
    return placed(*marks, x=125 - 125 * 0.9, y=76 - 76 * 0.9, scale=0.9)


def crest(cloth: Cloth) -> str:
    """A third horn that stands up between the others and bends over."""
    horn = path(
        "M106 50C102 34 108 22 126 20C142 19 152 28 151 42C146 36 140 34 136 38C134 43 137 46 140 50Z",
        cloth.light,
    )
    return horn + line("M116 42C116 34 122 29 132 29", cloth.fold, 2.2) + circle(151, 46, 5, GOLD_LIGHT)


def joker(head: str, one: Cloth, two: Cloth, held: str, skin_hand: str) -> str:
    dress = robes.halved(one, two) + robes.buttons()
    return dress + head + robes.sleeve(two) + held + skin_hand + robes.plain_cuff(GOLD_CLOTH)


def coloured(panel: Panel) -> str:
    """A fair jester with the sun on a stick."""
    bare = neck(ROSE) + pointed_collar(GOLD_CLOTH, GREEN_CLOTH)
    head = tilted(
        face(ROSE, BLOND.fold, 1.4, brow_width=3)
        + grin()
        + hair.flicked(BLOND)
        + cap(hats.fool_cap(RED_CLOTH, BLUE_CLOTH)),
        angle=3,
        x=125,
        y=128,
    )
    half = joker(bare + head, RED_CLOTH, BLUE_CLOTH, sun_stick(GREEN_CLOTH), tools.fist(ROSE))
    return two_headed(half + emblem(RED), WINE_CLOTH, RED, panel)


def grin() -> str:
    """A broad laughing mouth."""
    mouth = path(
        "M114 106C120 109 130 109 136 106C135 116 130 118 125 118C120 118 115 116 114 106Z", "#7E2A26"
    )
    teeth = flat(
        "M115.4 107.4C121 109.6 129 109.6 134.6 107.4C134 111 132 112 125 112C118 112 116 111 115.4 107.4Z",
        WHITE,
    )
    return mouth + teeth


def emblem(ink: str) -> str:
    return placed(flat(star(9, 11.5, 6.4), ink), x=69, y=33)


TONES = ("#1D232B", "#5A5D60", "#8F8D86", "#BDB8AC", "#E4DDCB", "#FBF7EC")


def in_ink(marks: str) -> str:
    """Every colour as one of six tones between ink and paper."""

    def tone(match: re.Match[str]) -> str:
        r, g, b = (int(match[0][i : i + 2], 16) for i in (1, 3, 5))
        light = (0.3 * r + 0.59 * g + 0.11 * b) / 256
        return TONES[min(5, int(light**1.1 * 6.4))]

    return re.sub("#[0-9A-Fa-f]{6}", tone, marks)


def inked(panel: Panel) -> str:
    """A dark jester with the moon on a stick."""
    bare = neck(BROWN) + pointed_collar(WHITE_CLOTH, RED_CLOTH)
    head = tilted(
        face(BROWN, DARK_HAIR.light, -1.4, brow_width=3)
        + lips(111, 6)
        + hair.short_curls(DARK_HAIR)
        + cap(crest(RED_CLOTH), hats.fool_cap(GREEN_CLOTH, WHITE_CLOTH)),
        angle=-3,
        x=125,
        y=128,
    )
    half = joker(bare + head, WHITE_CLOTH, GREEN_CLOTH, moon_stick(RED_CLOTH), tools.fist(BROWN))
    return in_ink(two_headed(half + emblem(INK), BLUE_CLOTH, INK, panel))


JOKERS = {"a": coloured, "b": inked}
