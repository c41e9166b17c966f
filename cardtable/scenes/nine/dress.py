"""The three dresses of Nine: one game, played with the faces of another pack (G5-A02, A03)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.games.nine import VALUES, NineOptions
from cardtable.root import data_root
from cardtable.ui.indices import index_text
from cardtable.ui.packs import face_of
from cardtable.ui.printing import Dress
from cardtable.ui.sprites import CardArt

PACKS: Final[Mapping[str, str]] = {"box": "nine", "jokers": "french", "tarot": "tarot"}
"""Whose faces the cards have, by the option `deck`."""
SHOWN: Final = ("0a", "7b", "11c", "13d")  # what a dress is chosen by: two of its cards have figures
STEP: Final = 0.62  # card widths from one of them to the next
TURN: Final = 5.0  # degrees between them


def pack_of(options: NineOptions) -> str:
    return PACKS[options.deck]


def index_of(card: Card, art: CardArt) -> str:
    """What stands in the card's corner, in letters; a zero is a zero on every pack."""
    pack = art.look.name
    if not VALUES[card]:
        return "0"
    return index_text(face_of(pack, card.text)[:-1], art.dress.indices, pack)


def named(cards: Iterable[Card], art: CardArt) -> str:
    """Cards that lie together, in a word: equal ones each, a run by its ends."""
    ordered = sorted(cards, key=lambda card: card.index)
    if len({VALUES[card] for card in ordered}) < 2:
        return " ".join(index_of(card, art) for card in ordered)
    return f"{index_of(ordered[0], art)}–{index_of(ordered[-1], art)}"


@lru_cache(maxsize=12)
def picture(pack: str, dress: Dress, height: int) -> pygame.Surface:
    """Some cards of a dress of the game in a fan, in the looks of the settings."""
    art = CardArt(data_root(), dress.indices, dress.back, pack, dress.deck, dress.index_size)
    width = round(height * 0.86 / art.ratio)
    middle = (len(SHOWN) - 1) / 2
    size = round(width * (1 + STEP * (len(SHOWN) - 1) + 0.3)), height
    fan = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
    fan.fill((0, 0, 0, 0))
    for number, card in enumerate(SHOWN):
        off = number - middle
        at = size[0] / 2 + off * STEP * width, size[1] / 2 + off * off * 0.02 * width
        fan.fblits(art.blits(card, at, width, off * TURN))
    return fan
