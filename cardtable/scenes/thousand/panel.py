"""The panel of Тысяча: what is asked of the player, and after a deal what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.game import N_
from cardtable.engine.games.thousand import (
    FORCED,
    FULL,
    MARRIAGES,
    ThousandResult,
    half_of,
    marriages_in,
    worth,
)
from cardtable.engine.table import Place
from cardtable.scenes.thousand import buttons
from cardtable.scenes.thousand.places import THREE, TWO
from cardtable.scenes.thousand.sheet import figure, signed, told
from cardtable.ui.layout import Box
from cardtable.ui.panel import Line
from cardtable.ui.plates import Piece
from cardtable.ui.text import Pip

if TYPE_CHECKING:
    from cardtable.scenes.thousand import ThousandTable

WRITTEN = ("order", "tricks", "rospis", "prikup", "sits")  # what a deal itself brings
RIGHTS = {
    "nines": N_("You hold all four nines."),
    "hand": N_("Your hand is worth {n}, less than {least}."),
    "prikup": N_("The talon is worth {n}, less than {least}."),
    "two_nines": N_("Two nines lie in the talon."),
}


def lines(scene: ThousandTable) -> list[Line]:
    return score_lines(scene) if scene.standing() else panel_lines(scene)


def panel_lines(scene: ThousandTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    if scene.timeline.held_up:
        return [((tr("Click to go on"),), "bold")]
    if not view.legal:
        return _waiting(scene)
    if buttons.asks_to_write_off(scene):
        return _before_writing_off(scene)
    if buttons.asks_to_whom(scene):
        return [((tr("To whom?"),), "bold")]
    if scene.asked:
        return [((tr("Announce it?"),), "bold")]
    match view.phase:
        case "dark":
            return _lines(tr("Bid in the dark?"), tr("120 unseen: made or failed, it counts double."))
        case "redeal_hand" | "redeal_snos" | "redeal_prikup":
            asked: Line = ((tr("Deal again?"),), "bold")
            return [asked, *(_right(scene, right) for right in view.rights), *_shown_then(scene)]
        case "bidding":
            return [((tr("Your bid"),), "bold"), *_cap(scene), *_barrel(scene)]
        case "take":
            return _lines(tr("The talon is yours"), tr("Which of the two?"))
        case "snos":
            return _passing(scene)
        case "raise":
            question = tr("Raise the order of {n}?", n=view.order)
            title = question if buttons.numbers(scene) else tr("The order stays {n}", n=view.order)
            return [((title,), "bold"), *_cap(scene), *_barrel(scene)]
    if scene.grip.chosen is not None:
        return _lines(tr("Your turn"), tr("Click the card again to play it"))
    if view.zone(Place.TRICK):
        return _lines(tr("Your turn"), tr("Answer the card"))
    return [*_lines(tr("Your turn"), tr("You lead")), *_not_yet_announced(scene)]


def _not_yet_announced(scene: ThousandTable) -> list[Line]:
    """Why a marriage in the hand has no button on it (G2-R18)."""
    tr, view = scene.stage.words.tr, scene.view
    early = not view.tricks[scene.me] and not view.options.marriage_no_trick
    if not early or not marriages_in([card for card in view.hand if card]):
        return []
    return [((tr("A marriage takes a trick of your own first."),), "small")]


def _right(scene: ThousandTable, right: str) -> Line:
    """Why the cards may be dealt again, with the numbers that matter."""
    view, options = scene.view, scene.view.options
    least, cards = options.redeal_hand_min, view.hand
    if right == "prikup":
        least, cards = options.redeal_prikup_min, view.prikup or ()
    points = worth(card for card in cards if card)
    return (scene.stage.words.tr(RIGHTS[right], n=points, least=least),), "small"


def _shown_then(scene: ThousandTable) -> list[Line]:
    """Who has the cards dealt again for a talon that only he has seen shows it (G2-O17)."""
    view = scene.view
    hidden = view.options.prikup_hidden_at_100 and view.phase == "redeal_prikup"
    if not hidden or view.bids[scene.me] != FORCED:
        return []
    return [((scene.stage.words.tr("The talon is then shown to all."),), "small")]


def _lines(first: str, second: str) -> list[Line]:
    return [((first,), "bold"), ((second,), "small")]


def _waiting(scene: ThousandTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    found: list[Line] = []
    if view.to_act:
        found.append(((tr("{name} is thinking", name=scene.name(view.to_act[0])),), "body"))
    if scene.me not in view.active:
        found.append(((tr("You sit this deal out"),), "small"))
    return found


def _cap(scene: ThousandTable) -> list[Line]:
    """The most that may be named, what it is for, and where nothing may be named why (G2-A16, A18)."""
    tr, view = scene.stage.words.tr, scene.view
    if view.cap is None:
        return []
    least, bidding = view.options.minus_threshold, view.phase == "bidding"
    if bidding and view.options.minus_trading and view.scores[scene.me] < least:
        return [((tr("With fewer than {n} points you can only pass.", n=least),), "small")]
    found = [_cap_line(scene, view.cap)]
    if bidding and not buttons.numbers(scene):
        found.append(((tr("You can only pass"),), "small"))
    return found


def _cap_line(scene: ThousandTable, cap: int) -> Line:
    tr, hand = scene.stage.words.tr, [card for card in scene.view.hand if card]
    if scene.view.options.bid_above_max:
        return (tr("Up to {n}", n=cap),), "small"
    suits = marriages_in(hand)
    parts: list[Piece] = [f"{tr('Up to {n}', n=cap)} = {FULL}"]
    for suit in suits:
        parts += [f" + {MARRIAGES[suit]} ", Pip(suit)]
    if (aces := cap - FULL - sum(MARRIAGES[suit] for suit in suits)) > 0:
        parts += [f" + {aces} ", tr("aces")]
    return (parts, "small") if cap > FULL else ((tr("Up to {n}: no marriage", n=cap),), "small")


def _barrel(scene: ThousandTable) -> list[Line]:
    """What wins from the barrel (G2-A49)."""
    if not scene.view.on_barrel[scene.me]:
        return []
    least = scene.view.options.barrel_order
    return [((scene.stage.words.tr("On the barrel {n} or more wins", n=least),), "small")]


def _passing(scene: ThousandTable) -> list[Line]:
    words, view = scene.stage.words, scene.view
    if any(move.verb == "discard" for move in view.legal):
        return _lines(
            words.tr("Lay two cards away"), words.tr("They count for whoever takes the last trick.")
        )
    left = [seat for seat in view.active if seat not in (view.declarer, *view.served)]
    names = ", ".join(scene.name(seat) for seat in left)
    return _lines(words.tr("Pass a card"), words.tr("Drag it to: {names}", names=names))


def _before_writing_off(scene: ThousandTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    found = _lines(tr("Write the deal off?"), _price_of_writing_off(scene))
    if any(view.on_barrel[seat] for seat in view.active if seat != scene.me):
        found.append(((tr("Nothing is written on the barrel"),), "small"))
    if view.options.rospis_third_penalty and view.rospis[scene.me] % 3 == 2:
        fine = view.options.penalty * _times(scene)
        found.append(((tr("The third write-off costs {n} more.", n=fine),), "small"))
    return found


def _price_of_writing_off(scene: ThousandTable) -> str:
    """On the barrel nothing is written (G2-A48)."""
    tr, view = scene.stage.words.tr, scene.view
    assert view.order is not None
    n = view.order * _times(scene)
    each = (60 if view.options.rospis_60 else half_of(view.order)) * _times(scene)
    sits = view.on_barrel[scene.me]
    if len(view.active) == TWO:
        if sits:
            return tr("It costs you a try, the opponent gets {each}.", each=each)
        return tr("You lose {n}, the opponent gets {each}.", n=n, each=each)
    if sits:
        return tr("It costs you a try, each opponent gets {each}.", each=each)
    return tr("You lose {n}, each opponent gets {each}.", n=n, each=each)


def _times(scene: ThousandTable) -> int:
    return 2 if scene.view.golden else 1


# -- after a deal


def score_lines(scene: ThousandTable) -> list[Line]:
    deal = scene.view.last_deal
    assert deal is not None
    return [((_headline(scene, deal),), "heading"), *(_seat_line(scene, deal, s) for s in _in_order(scene))]


def _headline(scene: ThousandTable, deal: ThousandResult) -> str:
    """Gold and the dark are named, since the numbers below are doubled."""
    tr = scene.stage.words.tr
    kind = tr("in gold") if deal.golden else tr("in the dark") if deal.dark else ""
    return " · ".join(filter(None, (_ending(scene, deal), kind)))


def _ending(scene: ThousandTable, deal: ThousandResult) -> str:
    tr, me = scene.stage.words.tr, deal.declarer == scene.me
    name = scene.name(deal.declarer)
    if deal.written_off:
        return (
            tr("You write {n} off", n=deal.order)
            if me
            else tr("{name} writes {n} off", name=name, n=deal.order)
        )
    if deal.made:
        return tr("You make {n}", n=deal.order) if me else tr("{name} makes {n}", name=name, n=deal.order)
    return tr("You fail at {n}", n=deal.order) if me else tr("{name} fails at {n}", name=name, n=deal.order)


def _in_order(scene: ThousandTable) -> list[int]:
    players = len(scene.sitters)
    return [(scene.me + step) % players for step in range(players)]


def _seat_line(scene: ThousandTable, deal: ThousandResult, seat: int) -> Line:
    """The points of a seat, what it writes for them, its fines, and its bolt."""
    words = scene.stage.words
    points = words.tr_n("{n} point", "{n} points", deal.raw[seat])
    if seat not in scene.view.active:
        points = words.tr("sits out")
    named = words.tr("{name}: {n}", name=scene.name(seat), n=points)
    parts = [f"{named}  ·  {signed(deal.points[seat])}"]
    for (cause, fine), (why, _) in zip(deal.lines[seat], told(words, deal, seat), strict=True):
        if cause not in WRITTEN:
            parts.append(f", {why.lower()} {signed(fine)}")
    parts.append(f"  =  {figure(deal.scores[seat])}")
    if _gets_a_bolt(scene, deal, seat):
        parts.append(f"  ·  {words.tr('No trick: a bolt').lower()}")
    return ("".join(parts),), "body"


def _gets_a_bolt(scene: ThousandTable, deal: ThousandResult, seat: int) -> bool:
    """One that is fined is named with its fine."""
    fined = any(cause == "bolts" for cause, _ in deal.lines[seat])
    return scene.sheet.columns[seat].entries[-1].bolts > 0 and not fined


# -- laying out


def room(scene: ThousandTable) -> Box:
    """The score of a deal stands in the middle, everything else at the right of the hand."""
    places = scene.places
    if not scene.standing():
        return places.seats.panel
    top, bottom = places.strip.top, places.seats.hand_box.top + 0.1
    if len(scene.sitters) == THREE:
        half = min(2.7, places.arena.right - 3.0)
        return Box(-half, top, half, bottom)
    left = places.sheet.right + 0.15
    return Box(left, top, min(left + 5.4, places.arena.right - 2.2), bottom)
