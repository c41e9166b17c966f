"""A riffle of the pack: it parts in two, and the halves fall into each other, twice. In card units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.ui.layout import Pose
from cardtable.ui.timeline import ease_in_out, ease_out

PASSES: Final = 2
PARTED: Final = 0.3  # of a pass: until the halves lie apart
FALL: Final = 0.2  # and how long one card falls
APART: Final = 0.64  # each half from the middle
LEAN: Final = 7.0  # degrees
ARCH: Final = 0.1  # how far the corners of the halves are lifted


def riffle(pile: Sequence[Pose], t: float) -> list[Pose]:
    """Where the cards of a pile are, from the lowest to the highest, at a time from 0 to 1.

    At both ends the pile lies as it was: its cards show their backs, so nobody sees which is where.
    """
    if not 0 < t < 1:
        return list(pile)
    part = t * PASSES % 1
    return [_riffled(pile, index, part) for index in range(len(pile))]


def _riffled(pile: Sequence[Pose], index: int, t: float) -> Pose:
    half = (len(pile) + 1) // 2
    right, depth = index < half, index % half if index >= half else index
    order = min(2 * depth + (0 if right else 1), len(pile) - 1)  # in which the cards fall
    rest, side = pile[index], 1 if right else -1
    aside = pile[depth]._replace(
        x=pile[depth].x + side * APART, angle=rest.angle + side * LEAN, z=rest.z, y=rest.y
    )
    if t < PARTED:
        return _between(rest, aside, ease_in_out(t / PARTED))
    falls_at = PARTED + (1 - PARTED - FALL) * order / max(len(pile) - 1, 1)
    fallen = min(max((t - falls_at) / FALL, 0.0), 1.0)
    pose = _between(aside, pile[order], ease_out(fallen))
    hump = 4 * fallen * (1 - fallen)
    return pose._replace(y=pose.y - ARCH * hump, z=pile[order].z + (0.5 if fallen else 0.0) + rest.z * 1e-4)


def _between(a: Pose, b: Pose, t: float) -> Pose:
    nearer = b if t >= 0.5 else a
    return nearer._replace(
        x=a.x + (b.x - a.x) * t,
        y=a.y + (b.y - a.y) * t,
        angle=a.angle + (b.angle - a.angle) * t,
    )
