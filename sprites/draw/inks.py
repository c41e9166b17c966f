"""The colours everything is printed in."""

from typing import NamedTuple

PAPER = "#FBF7EC"
PAPER_EDGE = "#E8E0CC"
PANEL = "#F6ECD6"
PANEL_RAY = "#F0E2C4"
INK = "#1D232B"
RED = "#C4322B"
DEEP_RED = "#8E2A24"
GOLD = "#F0B84A"
GOLD_LIGHT = "#FADB92"
OCHRE = "#C98A2B"
BLUE = "#2B4C7E"
SKY = "#86A9CB"
GREEN = "#2F6F52"
LEAF = "#4F9A68"
STEEL = "#CBD5DA"
STEEL_SHADE = "#94A5AF"
WOOD = "#8A5A34"
WHITE = "#FFFDF6"

BACK_RED = "#7E2A26"
CREAM = "#F3EEDD"
PETROL = "#1F5A56"
PETROL_DEEP = "#0E2F33"

# What tells a suit is printed in inks that nothing else has, a shade beside INK and RED: pips, aces and the
# frames of courts. A program that wants four colours, or more contrast, puts another colour in their place
# in the text of the SVG, and no robe and no outline changes.
SUIT_INK = {"S": "#1D232A", "C": "#1D232C", "H": "#C4322C", "D": "#C4322A"}


class Cloth(NamedTuple):
    """A colour and the colour of its folds."""

    light: str
    fold: str


BLUE_CLOTH = Cloth(BLUE, "#1D355B")
RED_CLOTH = Cloth(RED, "#962620")
GOLD_CLOTH = Cloth("#DFA03A", "#A87020")
GREEN_CLOTH = Cloth(GREEN, "#1E4D38")
BLACK_CLOTH = Cloth("#2A323D", INK)
SKY_CLOTH = Cloth(SKY, "#5E86AD")
WINE_CLOTH = Cloth(DEEP_RED, "#651B17")
WHITE_CLOTH = Cloth(WHITE, "#D9CFB8")
STEEL_CLOTH = Cloth(STEEL, STEEL_SHADE)
WOOD_CLOTH = Cloth(WOOD, "#6A4226")

BLACK_HAIR = Cloth("#2B2A2E", "#66646B")
AUBURN = Cloth("#9A4A22", "#6A2D12")
BROWN_HAIR = Cloth("#7A4526", "#512B14")
BLOND = Cloth("#DDA94F", "#A8742A")
GREY = Cloth("#ECE7DB", "#B3AB9B")
DARK_HAIR = Cloth("#33261F", "#6F5847")
