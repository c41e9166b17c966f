"""The cut before a deal (G2-R06, R07)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.engine.cards import Card

THREE = 3


@dataclass(frozen=True)
class Cut:
    """A pack that may be dealt, or, after three nines, one that may not."""

    pack: Sequence[Card]
    three_nines: bool = False


def cut(pack: Sequence[Card], draw: Callable[[], float], *, fined: bool) -> Cut:
    """Cuts until neither a nine nor a jack lies at the bottom; where it is `fined`, the third nine ends it.

    `draw` gives numbers from 0 to 1. The bottom is the end of the pack, what is dealt last (G2-A07).
    """
    nines = 0
    while True:
        at = 1 + int(draw() * (len(pack) - 1))
        pack = [*pack[at:], *pack[:at]]
        rank = pack[-1].rank
        nines += rank == "9"
        if fined and nines == THREE:
            return Cut(pack, three_nines=True)
        if rank not in "9J":
            return Cut(pack)
