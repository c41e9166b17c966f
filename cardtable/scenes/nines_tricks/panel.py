"""The panel of «Девятки»: what is asked of the player, and after a deal the table of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.game import Move
from cardtable.engine.games.nines_tricks import NinesTricksResult
from cardtable.engine.table import Place
from cardtable.scenes.nines_tricks.sheet import figure, signed
from cardtable.ui.layout import Box
from cardtable.ui.panel import Grid, Line

if TYPE_CHECKING:
    from cardtable.scenes.nines_tricks import NinesTricksTable

LARGE_TEXT = 1.5


def lines(scene: NinesTricksTable) -> list[Line]:
    return score_lines(scene) if scene.standing() else panel_lines(scene)


def panel_lines(scene: NinesTricksTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    if scene.timeline.held_up:
        return [((tr("Click to go on"),), "bold")]
    if not view.legal:
        seat = next(iter(view.to_act), None)
        return [] if seat is None else [((tr("{name} is thinking", name=scene.name(seat)),), "body")]
    if view.phase == "exchange":
        return [
            *_lines(tr("Keep this hand?"), tr("Or give all of it for the fourth hand, unseen.")),
            *_aim(scene),
        ]
    if scene.only_move is not None:
        first, last = _lines(tr("Only this card may be played"), tr("Click anywhere"))
        return [first, *_why_only(scene), last]
    if scene.grip.chosen is not None:
        return _lines(tr("Your turn"), tr("Click the card again to play it"))
    return _lines(tr("Your turn"), _choice(scene))


def _aim(scene: NinesTricksTable) -> list[Line]:
    """What a hand is good for, in the first deal; the largest texts leave no room to say it there."""
    first = scene.view.deal == 1 and scene.stage.settings.text_size < LARGE_TEXT
    return [((scene.stage.words.tr("Five tricks or more take points off."),), "small")] if first else []


def _why_only(scene: NinesTricksTable) -> list[Line]:
    """The rule that refuses all other cards; the largest texts leave no room to say it there."""
    refusals = (scene.match.refusal(Move("play", (card,))) for card in scene.view.hand if card)
    refusal = next((found for found in refusals if found is not None), None)
    if refusal is None or scene.stage.settings.text_size >= LARGE_TEXT:
        return []
    return [((scene.stage.words.refusal(refusal),), "small")]


def _choice(scene: NinesTricksTable) -> str:
    """What the cards that may be played have in common, where they are not all."""
    words, view = scene.stage.words, scene.view
    cards = [move.cards[0] for move in view.legal if move.cards]
    suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
    if len(cards) < len(view.hand) and len(suits) == 1:
        trumps = view.options.follow_rule == "document" and suits == {view.trump}
        suit = words.suit_name(cards[0].suit)
        return words.tr("Trump: {suit}", suit=suit) if trumps else words.tr("Suit: {suit}", suit=suit)
    if len(cards) < len(view.hand) and len(ranks) == 1:
        return words.tr("One of your highest cards")
    return words.tr("Any card") if view.zone(Place.TRICK) else words.tr("You lead")


def _lines(first: str, second: str) -> list[Line]:
    return [((first,), "bold"), ((second,), "small")]


# -- after a deal


def score_lines(scene: NinesTricksTable) -> list[Line]:
    deal = scene.view.last_deal
    assert deal is not None
    lines: list[Line] = [((_headline(scene, deal),), "heading"), _grid(scene, deal)]
    if deal.extra:
        several = scene.stage.words.tr("Several have no points left: one more deal decides.")
        lines.append(((several,), "small"))
    return lines


def _headline(scene: NinesTricksTable, deal: NinesTricksResult) -> str:
    tr = scene.stage.words.tr
    if not scene.view.over:
        return tr("Deal {n}", n=deal.deal)
    winner = scene.view.winners[0]
    return (
        tr("You win the match")
        if winner == scene.me
        else tr("{name} wins the match", name=scene.name(winner))
    )


def _grid(scene: NinesTricksTable, deal: NinesTricksResult) -> Grid:
    """A row a player, from the watcher on, and in gold who has won or has the fewest points to go."""
    tr, players = scene.stage.words.tr, len(scene.sitters)
    order = [(scene.me + step) % players for step in range(players)]
    rows = tuple(
        (scene.name(seat), str(deal.tricks[seat]), signed(deal.points[seat]), figure(deal.scores[seat]))
        for seat in order
    )
    best = scene.view.winners or [s for s in order if deal.scores[s] == min(deal.scores)]
    marked = order.index(best[0]) if len(best) == 1 else None
    return Grid(("", tr("Tricks"), tr("Deal"), tr("To go")), rows, marked)


def room(scene: NinesTricksTable) -> Box:
    """The score of a deal stands in the middle, everything else at the right of the hand."""
    places = scene.places
    if not scene.standing():
        return places.seats.panel
    over_the_fourth = scene.stage.settings.text_size >= LARGE_TEXT  # hand, which nobody needs any more
    top = places.trumps.bottom + (0.55 if over_the_fourth else 1.2)
    bottom = places.seats.hand_box.top - 0.65
    half = min(2.7, -places.counters((scene.me + 1) % 3).right - 0.1)
    return Box(-half, top, half, bottom)
