"""The traditional score of 66: a seven or an eight under a face-down card that slides off one pip a point."""

from __future__ import annotations

from typing import Final

from cardtable.ui.layout import Pose, rotated
from cardtable.ui.sprites import Blit, CardArt

# For each number of pips that show: where the cover lies from the card, in card widths, and its turn.
COVERS: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    7: (
        (0.0, 0.0, 0),
        (0.24, 0.12, 20),
        (0.0, 0.33, 0),
        (0.42, 0.0, 0),
        (0.42, 0.33, 0),
        (0.57, 0.33, 0),
        (0.42, 0.78, 0),
        (0.75, 0.0, 0),
    ),
    8: (
        (0.0, 0.0, 0),
        (0.24, 0.12, 20),
        (0.0, 0.33, 0),
        (0.42, 0.0, 0),
        (0.42, 0.33, 0),
        (0.57, 0.0, 0),
        (0.57, 0.33, 0),
        (0.57, 0.78, 0),
        (0.75, 0.0, 0),
    ),
}


def cover_pose(card: Pose, most: int, shown: float) -> Pose:
    """The covering card while `shown` of `most` pips show; between whole numbers it is sliding."""
    places = COVERS[most]
    low = min(int(shown), most)
    high = min(low + 1, most)
    part = shown - low
    dx, dy, turn = (a + (b - a) * part for a, b in zip(places[low], places[high], strict=True))
    dx, dy = rotated(dx * card.scale, dy * card.scale, card.angle)
    return Pose(card.x + dx, card.y + dy, card.angle + turn, card.scale, False)


def scorer_blits(
    art: CardArt, at: tuple[float, float], unit: float, card: Pose, most: int, suit: str, shown: float
) -> list[Blit]:
    """The scoring card and its cover; the middle of the window and a card's width are in pixels."""
    width = unit * card.scale
    cover = cover_pose(card, most, shown)
    face = art.blits(f"{most}{suit}", (at[0] + card.x * unit, at[1] + card.y * unit), width, card.angle)
    back = art.blits(None, (at[0] + cover.x * unit, at[1] + cover.y * unit), width, cover.angle, lift=1)
    return face + back
