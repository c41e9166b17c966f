"""What a level makes of a view of nines in tricks: what it holds, and which cards it believes to be out."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.engine.game import Moved
from cardtable.engine.games.nines_tricks import TRICK, NinesTricksView
from cardtable.engine.players.nines_tricks.bits import ALL, OF_SUIT, mask

REMEMBERED = {"easy": "", "normal": "AKQJ", "expert": "AKQJT98765432"}
"""The ranks that a level remembers once they have been played; trumps too, but at the easy level."""


@dataclass(frozen=True)
class Sight:
    """Cards as numbers of `bits`; `out` are those that others may hold, or that may lie in the middle."""

    hand: int
    out: int
    trick: tuple[int, ...]
    trump: int
    classic: bool


def sight(view: NinesTricksView, level: str) -> Sight:
    hand = mask(card for card in view.hand if card is not None)
    trick = tuple(mask((card,)) for card in view.zones[TRICK] if card is not None)
    gone = mask(card for card in _played(view) if _remembers(level, card, view.trump))
    return Sight(
        hand=hand,
        out=ALL & ~(gone | hand | sum(trick)),
        trick=trick,
        trump=OF_SUIT[view.trump],
        classic=view.options.follow_rule == "classic",
    )


def _played(view: NinesTricksView) -> list[Card]:
    return [
        card
        for event in view.seen
        if isinstance(event, Moved) and event.target is TRICK
        for card in event.cards
        if card is not None
    ]


def _remembers(level: str, card: Card, trump: str) -> bool:
    ranks = REMEMBERED.get(level, "")
    return card.rank in ranks or (bool(ranks) and card.suit == trump)
