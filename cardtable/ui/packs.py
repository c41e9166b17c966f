"""The four packs as things: their proportions, where their pictures are, and the places of their indices."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.ui.drawing import Shape

CORNER_RADIUS: Final = 17.0  # of every page, in its units


@dataclass(frozen=True)
class Corner:
    """Where an index goes, in units of the pack's page; the same again at the opposite corner."""

    centre: float
    top: float
    cap: float  # the height of a capital letter
    most_width: float
    sign_top: float = 0.0
    sign_size: float = 0.0  # 0: no sign of a suit under the index

    @property
    def bottom(self) -> float:
        return self.sign_top + self.sign_size if self.sign_size else self.top + self.cap


@dataclass(frozen=True)
class PackLook:
    """A page as sprites/draw makes it: its size, its folders, its corners."""

    name: str
    page: tuple[int, int]
    backs: str  # folder of the backs in its proportions
    corner: Corner
    large: Corner | None = None  # for faces drawn with more room, in a folder of their own

    @property
    def ratio(self) -> float:
        """Height by width."""
        return self.page[1] / self.page[0]

    def shape(self, width: int) -> Shape:
        return Shape(width, round(width * self.ratio), CORNER_RADIUS * width / self.page[0])


LOOKS: Final[Mapping[str, PackLook]] = {
    look.name: look
    for look in (
        PackLook(
            "french",
            (250, 350),
            "backs",
            Corner(28, 10.5, 59, 40, sign_top=71.5, sign_size=31),
            large=Corner(40, 11, 89, 57, sign_top=107, sign_size=33),
        ),
        PackLook("spanish", (244, 380), "backs/spanish", Corner(29, 11, 64, 37)),
        PackLook("nine", (250, 350), "backs", Corner(35, 15.5, 59, 36), large=Corner(44, 16, 88, 54)),
        PackLook("tarot", (220, 404), "backs/tarot", Corner(27, 10, 68, 37)),
    )
}

# The game Nine holds values 0-13 in four copies, whatever it is played with: a copy is a suit there.
_COPY_SUITS: Final[Mapping[str, str]] = dict(zip("abcd", "SHDC", strict=True))
_FRENCH_RANKS: Final[tuple[str, ...]] = ("", "A", *"23456789", "T", "J", "Q", "K")


def suit_of(pack: str, face: str) -> str:
    """The sign of a face: S H C D, o c e b, a row a b c d; "" for a joker or a trump.

    >>> suit_of("french", "TH"), suit_of("tarot", "13c"), suit_of("tarot", "0a"), suit_of("nine", "0a")
    ('H', 'D', '', 'a')
    """
    if pack in ("spanish", "nine"):
        return face[-1]
    if face[:-1] == "0":
        return ""
    return _COPY_SUITS[face[-1]] if pack == "tarot" else face[-1]


def face_of(pack: str, card: str) -> str:
    """The face that shows a card; with the French pack the cards of Nine are aces to kings and jokers.

    >>> face_of("french", "13c"), face_of("french", "0b"), face_of("tarot", "13c")
    ('KD', '0b', '13c')
    """
    if pack == "french" and card[-1] in _COPY_SUITS and card[:-1] != "0":
        return _FRENCH_RANKS[int(card[:-1])] + _COPY_SUITS[card[-1]]
    return card
