"""The buttons of Nines: laying the chosen cards, and taking the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.games.nines_shedding import TAKE
from cardtable.ui.pills import Pill

if TYPE_CHECKING:
    from cardtable.scenes.nines_shedding import NinesTable


def for_moves(scene: NinesTable) -> list[Pill]:
    """What the present view offers beside laying cards."""
    if scene.standing():
        return [Pill("proceed", (scene.stage.words.tr("To the result"),), scene.proceed, "gold")]
    if scene.choosing:
        return _choice(scene)
    if TAKE in scene.view.legal:
        return [_take(scene)]
    return []


def _choice(scene: NinesTable) -> list[Pill]:
    tr = scene.stage.words.tr
    label = tr("Lay them face down") if scene.verb == "hide" else tr("Lay them face up")
    return [Pill("lay", (label,), scene.lay_chosen, "gold")] if all(scene.slots) else []


def _take(scene: NinesTable) -> Pill:
    """Gold where nothing else can be done."""
    label = scene.stage.words.tr("Take the pile")
    return Pill("take", (label,), lambda: scene.submit(TAKE), "gold" if scene.must_take else "outline")
