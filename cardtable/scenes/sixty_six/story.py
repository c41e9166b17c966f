"""A finished match of 66 told deal by deal, for the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.game import N_
from cardtable.engine.games.sixty_six import SixtySixResult
from cardtable.scenes.results import DealTold, Story

if TYPE_CHECKING:
    from cardtable.scenes.sixty_six import SixtySixTable

NOTES = {
    "close_failed": N_("failed close"),
    "wrong_claim": N_("wrong claim"),
    "draw": N_("played again"),
}


def story(scene: SixtySixTable) -> Story:
    tr, me, you = scene.stage.words.tr, scene.me, scene.you
    deals = tuple(
        DealTold(
            (deal.counted[me], deal.counted[you]),
            (deal.points[me], deal.points[you]),
            tr(NOTES[deal.reason]) if deal.reason in NOTES else "",
        )
        for deal in scene.match.deals()
        if isinstance(deal, SixtySixResult)
    )
    view, stakes = scene.view, scene.match.result().get("stakes", [0, 0])
    won = me in view.winners
    paid = tr("You win {n}.", n=stakes[me]) if won else tr("You lose {n}.", n=-stakes[me])
    return Story(
        won=won,
        names=(scene.name(me), scene.name(you)),
        score=(view.scores[me], view.scores[you]),
        deals=deals,
        stakes=paid if stakes[me] else "",
    )
