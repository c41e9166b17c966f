"""The colours of a deck: suits in two or four colours, or everything at high contrast; by exchanging inks."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from cardtable.ui.packs import suit_of
from cardtable.ui.palette import CLUB_GREEN, DIAMOND_BLUE, INK, RED, SUIT_ON_PAPER, Colour

DECKS: Final = ("two_colour", "four_colour", "contrast")


def _hex(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


BLACK: Final[Colour] = (0x00, 0x00, 0x00)
STRONG_RED: Final[Colour] = (0xC8, 0x00, 0x14)
WHITE: Final[Colour] = (0xFF, 0xFF, 0xFF)
CREAM: Final[Colour] = (0xF3, 0xEE, 0xDD)
_GOLD: Final[Colour] = (0xE0, 0xA5, 0x3C)
_DARK: Final[Colour] = (0x20, 0x24, 0x2B)

_FRENCH: Final[Mapping[str, Mapping[str, Colour]]] = {
    "two_colour": SUIT_ON_PAPER,
    "four_colour": {**SUIT_ON_PAPER, "C": CLUB_GREEN, "D": DIAMOND_BLUE},
    "contrast": {"S": BLACK, "C": BLACK, "H": STRONG_RED, "D": STRONG_RED},
}
_SPANISH: Final[Mapping[str, Colour]] = {
    "o": (0xC9, 0x8A, 0x2B),
    "c": RED,
    "e": (0x2B, 0x4C, 0x7E),
    "b": (0x2F, 0x6F, 0x52),
}
_STRONG_SPANISH: Final[Mapping[str, Colour]] = {
    "o": (0x8A, 0x55, 0x00),
    "c": STRONG_RED,
    "e": (0x06, 0x2E, 0x7A),
    "b": (0x00, 0x55, 0x30),
}
_ROWS: Final[Mapping[str, Colour]] = {
    "a": (0x1D, 0x58, 0x72),
    "b": (0xA9, 0x35, 0x29),
    "c": (0x54, 0x39, 0x7D),
    "d": (0x2B, 0x71, 0x50),
}
_DEEP_ROWS: Final[Mapping[str, Colour]] = {  # the inks of their dials
    "a": (0x12, 0x3F, 0x54),
    "b": (0x7C, 0x22, 0x19),
    "c": (0x3A, 0x24, 0x59),
    "d": (0x19, 0x50, 0x39),
}
_ROW_PATTERNS: Final[Mapping[str, str]] = {"a": "#2B6C88", "b": "#BE4D3D", "c": "#674C93", "d": "#3A8561"}


def sign_ink(suit: str, deck: str) -> Colour:
    """The colour of a French suit on the paper of a deck."""
    return _FRENCH[deck][suit]


def index_ink(pack: str, face: str, deck: str) -> Colour:
    """The colour of the letters in a face's corners."""
    suit, strong = suit_of(pack, face), deck == "contrast"
    if pack == "spanish":
        return (_STRONG_SPANISH if strong else _SPANISH)[suit]
    if pack == "nine":
        return _DARK if face == "0b" else WHITE if strong else CREAM
    if suit:
        return sign_ink(suit, deck)
    red = face == ("0a" if pack == "french" else "0b")  # the coloured joker; the Excuse is as old as ink
    return sign_ink("H" if red and pack == "french" else "S", deck)


def numeral_ink(face: str, deck: str) -> Colour:
    """The colour of the great numeral in the disc of the box game."""
    if face[:-1] == "0":
        return BLACK if deck == "contrast" else INK
    return (_DEEP_ROWS if deck == "contrast" else _ROWS)[face[-1]]


def printed_in(svg: bytes, pack: str, face: str, deck: str) -> bytes:
    """The same picture in the inks of a deck; a back is the face ""."""
    if deck == "contrast":
        return _exchanged(svg, _strong_inks(pack, face))
    return _exchanged(svg, _FOUR_COLOURS) if deck == "four_colour" else svg


# What tells a suit is printed in inks that nothing else shares (sprites/draw/inks.py), near INK and RED.
_SUIT_INKS: Final[Mapping[str, str]] = {"S": "#1D232A", "C": "#1D232C", "H": "#C4322C", "D": "#C4322A"}
_FOUR_COLOURS: Final[Mapping[str, str]] = {
    _SUIT_INKS["C"]: _hex(CLUB_GREEN),
    _SUIT_INKS["D"]: _hex(DIAMOND_BLUE),
}


@lru_cache(maxsize=64)
def _strong_inks(pack: str, face: str) -> Mapping[str, str]:
    """White paper without shades, black and a strong red; what lies behind figures and numerals fades."""
    strong = {
        "#FBF7EC": _hex(WHITE),
        "#FFFDF6": _hex(WHITE),
        "#F6ECD6": _hex(WHITE),  # the ground behind a figure and its rays
        "#F0E2C4": _hex(WHITE),
        "#E8E0CC": "#A6A9AE",  # the card's edge
        _hex(INK): _hex(BLACK),
        _hex(RED): _hex(STRONG_RED),
        **{ink: _hex(sign_ink(suit, "contrast")) for suit, ink in _SUIT_INKS.items()},
    }
    if pack == "spanish" and face:
        suit = face[-1]
        strong[_hex(_SPANISH[suit])] = _hex(_STRONG_SPANISH[suit])
    if pack == "nine" and face and face[:-1] != "0":
        quiet = "#{:02X}{:02X}{:02X}".format(*(round(part * 0.85) for part in _ROWS[face[-1]]))
        strong |= {_ROW_PATTERNS[face[-1]]: quiet, _hex(CREAM): _hex(WHITE)}
    return strong


def _exchanged(svg: bytes, inks: Mapping[str, str]) -> bytes:
    by_old = {old.encode(): new.encode() for old, new in inks.items()}
    return re.sub(rb"#[0-9A-F]{6}", lambda ink: by_old.get(ink[0], ink[0]), svg)
