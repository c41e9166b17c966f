"""The colours of the table: an evening, petrol cloth, warm paper, one gold accent."""

from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int]
ColourA = tuple[int, int, int, int]

CLOTH_CENTRE: Final[Colour] = (0x1F, 0x5A, 0x56)
CLOTH_EDGE: Final[Colour] = (0x0E, 0x2F, 0x33)
PANEL: Final[ColourA] = (0x0B, 0x22, 0x26, 209)
PANEL_SOLID: Final[Colour] = (0x0B, 0x22, 0x26)
DIM: Final[ColourA] = (0x06, 0x16, 0x19, 140)

PAPER: Final[Colour] = (0xFB, 0xF7, 0xEC)
PAPER_SHADE: Final[Colour] = (0xE8, 0xE0, 0xCC)
INK: Final[Colour] = (0x1D, 0x23, 0x2B)
RED: Final[Colour] = (0xC4, 0x32, 0x2B)
CLUB_GREEN: Final[Colour] = (0x1E, 0x7A, 0x4C)
DIAMOND_BLUE: Final[Colour] = (0x1F, 0x66, 0xB0)

ACCENT: Final[Colour] = (0xF0, 0xB8, 0x4A)
REFUSAL: Final[Colour] = (0xE4, 0x57, 0x2E)
TEXT: Final[Colour] = (0xF3, 0xEE, 0xDD)
TEXT_SECOND: Final[Colour] = (0xB9, 0xC7, 0xBE)
SHADOW: Final[Colour] = (0x03, 0x0C, 0x0F)

SUIT_ON_PAPER: Final[dict[str, Colour]] = {"S": INK, "C": INK, "H": RED, "D": RED}
# On the dark cloth the black suits are drawn in the text colour and the red ones a step lighter.
SUIT_ON_CLOTH: Final[dict[str, Colour]] = {
    "S": TEXT,
    "C": TEXT,
    "H": (0xF0, 0x6A, 0x5C),
    "D": (0xF0, 0x6A, 0x5C),
}


@dataclass(frozen=True)
class Tone:
    """A cloth, from its middle to its edge, and what has to be seen on it."""

    centre: Colour
    edge: Colour
    text: Colour
    text_second: Colour
    faint: ColourA  # a suit in the cloth
    glow: Colour  # whose turn it is
    glow_strength: float


TONES: Final[dict[str, Tone]] = {
    "petrol": Tone(CLOTH_CENTRE, CLOTH_EDGE, TEXT, TEXT_SECOND, (0x06, 0x1E, 0x22, 92), ACCENT, 1.0),
    "linen": Tone(
        (0xDE, 0xCE, 0xAC),
        (0xB4, 0x9C, 0x72),
        (0x24, 0x1C, 0x12),
        (0x3A, 0x2E, 0x1C),
        (0x8A, 0x6E, 0x42, 92),
        (0xE6, 0x8E, 0x14),
        1.0,
    ),
}
