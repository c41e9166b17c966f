"""The icon of the program: two cards and the star."""

from .inks import BACK_RED, GOLD, PAPER, PETROL, PETROL_DEEP
from .pips import pip
from .svg import flat, group, page, placed, rect, star


def card(*marks: str, x: float, y: float, turn: float) -> str:
    shadow = group(rect(-50, -70, 104, 152, 13, PETROL_DEEP), fill_opacity=0.5)
    return placed(shadow, rect(-52, -76, 104, 152, 12, PAPER), *marks, x=x, y=y, turn=turn)


def app_page() -> str:
    red = rect(-44, -68, 88, 136, 6, BACK_RED)
    emblem = flat(star(9, 27, 15, -17, -30), GOLD)
    return page(
        256,
        256,
        rect(4, 4, 248, 248, 54, PETROL),
        card(red, emblem, x=97, y=132, turn=-17),
        card(pip("S", 0, 2, 86), x=157, y=133, turn=11),
    )
