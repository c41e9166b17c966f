"""The icon of the program: two cards and the star."""

from .inks import BACK_RED, GOLD, INK, PAPER, PETROL, PETROL_DEEP, RED
from .pips import pip
from .svg import flat, group, page, placed, rect, star


def card(*marks: str, fill: str, x: float, y: float, turn: float) -> str:
    shadow = group(rect(-51, -70, 104, 148, 13, PETROL_DEEP), fill_opacity=0.45)
    return placed(
        shadow,
        rect(-52, -74, 104, 148, 12, PAPER),
        fill and rect(-44, -66, 88, 132, 6, fill),
        *marks,
        x=x,
        y=y,
        turn=turn,
    )


def app_page() -> str:
    return page(
        256,
        256,
        rect(4, 4, 248, 248, 54, PETROL),
        card(flat(star(9, 30, 17), GOLD), fill=BACK_RED, x=98, y=130, turn=-14),
        card(pip("S", 0, 2, 84, fill=INK), fill="", x=154, y=132, turn=12),
    )


__all__ = ["RED", "app_page"]
