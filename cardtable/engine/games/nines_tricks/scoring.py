"""What tricks are worth, and who wins when points run out (G4-R15 to R17)."""

from collections.abc import Sequence

from cardtable.engine.game import Seat
from cardtable.engine.games.nines_tricks.options import NinesTricksOptions

FAIR = 4
"""So many tricks change nothing."""


def points_for(tricks: int, options: NinesTricksOptions) -> int:
    """What they add to the score of who took them (G4-A06, A07)."""
    if options.scoring == "standard":
        return FAIR - tricks
    if tricks == 0:
        return options.zero_tricks
    if tricks == FAIR:
        return 0
    return tricks if tricks < FAIR else -tricks


def deciding(scores: Sequence[int], tricks: Sequence[int], options: NinesTricksOptions) -> list[Seat]:
    """Who has won after a deal: one seat; none, or several between whom one more deal decides (G4-A10)."""
    done = [seat for seat, score in enumerate(scores) if score <= 0]
    counted = scores if options.tie_break == "extra_deals" else tricks
    fewest = min((counted[seat] for seat in done), default=0)
    return [seat for seat in done if counted[seat] == fewest]
