"""How many tricks a hand takes on average, before anything else is known: fitted to many roll-outs."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtable.engine.players.nines_tricks.bits import ALL, OF_RANK

ACE: Final = 12
"""The rank of an ace, as in `bits`; the others follow downwards."""
MEAN: Final = 13 / 3
GIVEN_UP: Final = 1.3
"""By how many tricks a hand that somebody gave up is weaker than any."""


class Weights(NamedTuple):
    """What one of each brings: cards that are no trumps from the ace down, and trumps."""

    start: float
    high: tuple[float, ...]
    trump: float = 0.0
    high_trump: tuple[float, ...] = ()


CLASSIC: Final = Weights(-1.31, (0.97, 0.85, 0.56, 0.29, 0.1, 0.1), 0.92, (0.77, 0.7, 0.56))
CLASSIC_NO_TRUMP: Final = Weights(0.54, (1.05, 1.11, 0.82, 0.46, 0.18, 0.18))
DOCUMENT: Final = Weights(-8.08, (1.57, 1.38, 1.22, 1.07, 0.81, 0.81), 2.06, (0.92, 0.8, 0.53))
DOCUMENT_NO_TRUMP: Final = Weights(0.35, (0.92, 0.94, 1.02, 0.83, 0.14, 0.14))
FIGURES: Final = Weights(1.02, (1.0, 0.75, 0.5, 0.25), 0.25, (1.0, 0.75, 0.5, 0.25))
"""As a beginner counts, who does not know what long trumps are worth; the average hand has `MEAN` too."""
FIGURES_NO_TRUMP: Final = Weights(1.83, (1.0, 0.75, 0.5, 0.25))


def strength(hand: int, trump: int, *, classic: bool) -> float:
    """In tricks; `trump` is the whole suit, 0 where there is none."""
    if trump:
        return _weighed(hand, trump, CLASSIC if classic else DOCUMENT)
    return _weighed(hand, trump, CLASSIC_NO_TRUMP if classic else DOCUMENT_NO_TRUMP)


def figures(hand: int, trump: int) -> float:
    """The same, by its figures and a little for each trump."""
    return _weighed(hand, trump, FIGURES if trump else FIGURES_NO_TRUMP)


def _weighed(hand: int, trump: int, weights: Weights) -> float:
    plain, trumps = hand & ALL & ~trump, hand & trump
    found = weights.start + weights.trump * trumps.bit_count()
    for down, worth in enumerate(weights.high):
        found += worth * (plain & OF_RANK[ACE - down]).bit_count()
    for down, worth in enumerate(weights.high_trump):
        found += worth * (trumps & OF_RANK[ACE - down]).bit_count()
    return found
