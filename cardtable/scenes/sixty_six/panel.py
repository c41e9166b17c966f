"""The panel of 66: whose turn it is, what can be said, and the score of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.game import N_
from cardtable.engine.table import Place
from cardtable.scenes.sixty_six.buttons import asks_to_close
from cardtable.ui.layout import Box
from cardtable.ui.panel import Line

if TYPE_CHECKING:
    from cardtable.scenes.sixty_six import SixtySixTable

# What decided a deal, by the engine's reason and whether the player has won it.
STORIES = {
    ("sixty_six", True): N_("You have counted to 66."),
    ("sixty_six", False): N_("{name} has counted to 66."),
    ("close_failed", True): N_("{name} closed and did not reach 66."),
    ("close_failed", False): N_("You closed and did not reach 66."),
    ("wrong_claim", True): N_("{name} claimed 66 without having it."),
    ("wrong_claim", False): N_("You claimed 66 without having it."),
}


def panel_lines(scene: SixtySixTable) -> list[Line]:
    """What the panel says: each line with its style."""
    tr, view = scene.stage.words.tr, scene.view
    if scene.timeline.held_up:
        return [((tr("Click to go on"),), "bold")]
    if not view.legal:
        return [((tr("{name} is thinking", name=scene.name(scene.you)),), "body")]
    if asks_to_close(scene):
        return [
            ((tr("Close the stock?"),), "bold"),
            ((tr("No more cards are drawn; reach 66 or pay dearly."),), "small"),
        ]
    if scene.asked:
        return [((tr("Announce it?"),), "bold")]
    if scene.grip.chosen is not None:
        return [((tr("Your turn"),), "bold"), ((tr("Click the card again to play it"),), "small")]
    if scene.armed:
        return [((tr("Now lead the king or the queen"),), "bold")]
    leads = not view.zone(Place.TRICK)
    lines: list[Line] = [((tr("Your turn"),), "bold")]
    lines.append(((tr("You lead") if leads else tr("Answer the card"),), "small"))
    return lines


def score_lines(scene: SixtySixTable) -> list[Line]:
    tr, deal = scene.stage.words.tr, scene.view.last_deal
    assert deal is not None
    mine, yours = deal.counted[scene.me], deal.counted[scene.you]
    counted: Line = ((f"{mine} : {yours}",), "number")
    if deal.winner is None:
        return [((tr("Nobody wins the deal"),), "heading"), counted, ((tr("It is played again."),), "body")]
    won = deal.winner == scene.me
    name = scene.name(scene.you)
    pips = max(deal.points)
    return [
        ((tr("You win the deal") if won else tr("{name} wins the deal", name=name),), "heading"),
        counted,
        ((tr(STORIES[deal.reason, won], name=name),), "body"),
        ((scene.stage.words.tr_n("{n} pip", "{n} pips", pips),), "bold"),
    ]


def room(scene: SixtySixTable) -> Box:
    """The score of a deal stands in the middle, everything else at the right of the hand."""
    seats = scene.places.seats
    if not scene.standing():
        return seats.panel
    x, y = seats.centre.centre[0], scene.places.centre
    words = 230 * scene.stage.fonts.scale / scene.frame.unit
    half = min(2.6, seats.centre.width / 2, max(words, 1.8))
    return Box(x - half, y - 1.75, x + half, y + 1.75)


def lines(scene: SixtySixTable) -> list[Line]:
    return score_lines(scene) if scene.standing() else panel_lines(scene)
