"""The buttons of «Девятки»: to keep the hand or to exchange it, and to go on after a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.game import N_, Move
from cardtable.ui.pills import Pill

if TYPE_CHECKING:
    from cardtable.scenes.nines_tricks import NinesTricksTable

LABELS = {"keep": N_("Keep mine"), "swap": N_("Exchange")}


def for_moves(scene: NinesTricksTable) -> list[Pill]:
    return [_said(scene, move) for move in scene.view.legal if move.verb in LABELS]


def _said(scene: NinesTricksTable, move: Move) -> Pill:
    label = scene.stage.words.tr(LABELS[move.verb])
    return Pill(move.verb, (label,), lambda: scene.submit(move), "gold")
