"""The panel of Nine: what is asked of the player, and after a call what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.games.nine import DISCARD, DRAW, PICK, NineResult, best_with, total
from cardtable.engine.table import Seat
from cardtable.scenes.nine.dress import named
from cardtable.scenes.nine.teams import letter, of
from cardtable.ui.layout import Box
from cardtable.ui.panel import Line

if TYPE_CHECKING:
    from cardtable.scenes.nine import NineTable

LARGE_TEXT = 1.5


def lines(scene: NineTable) -> list[Line]:
    return _verdict(scene) if scene.standing() else _turn(scene)


def _turn(scene: NineTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    if not view.legal:
        return [((tr("{name} is thinking", name=scene.name(view.to_act[0])),), "body")] if view.to_act else []
    if scene.asked:
        return _before_a_false_call(scene)
    if view.phase == "draw":
        first, *rest = _lines(tr("Your turn"), _what_the_discard_makes(scene) or _what_to_take(scene))
        return [first, *_aim(scene), *rest]
    if scene.armed:
        return _lines(tr("Discard"), tr("Click the card again, or choose"))
    drawn = view.drawn
    told = tr("You have taken {card}", card=named([drawn], scene.art)) if drawn else tr("Your turn")
    return _lines(told, tr("Discard a card, several of one value, or a run of five"))


def _lines(first: str, second: str) -> list[Line]:
    return [((first,), "bold"), ((second,), "small")]


def _aim(scene: NineTable) -> list[Line]:
    """What all is about, before the first turn; the largest texts leave no room to say it there."""
    words, view = scene.stage.words, scene.view
    if view.deal > 1 or view.turns[scene.me] or scene.stage.settings.text_size >= LARGE_TEXT:
        return []
    text = words.tr("The aim: {n} points or fewer in hand", n=view.options.call_limit)
    return [((text,), "small")]


def _what_to_take(scene: NineTable) -> str:
    tr, legal = scene.stage.words.tr, scene.view.legal
    if PICK not in legal:
        return tr("Draw a card")
    return tr("Draw a card, or take the discard") if DRAW in legal else tr("Take the discard")


def _what_the_discard_makes(scene: NineTable) -> str:
    """A combination that the open card would complete; nobody is made to take it."""
    top = next((card for card in scene.view.zone(DISCARD.place)[-1:] if card), None)
    if top is None or not scene.mine():
        return ""
    meld = best_with(top, [*scene.mine(), top])
    return (
        scene.stage.words.tr("The discard makes {cards}", cards=named(meld, scene.art))
        if len(meld) > 1
        else ""
    )


def _before_a_false_call(scene: NineTable) -> list[Line]:
    words, options, points = scene.stage.words, scene.view.options, total(scene.mine())
    return _lines(
        words.tr_n("Call NINE with {n} point?", "Call NINE with {n} points?", points),
        words.tr("That is too many: it costs you {n}.", n=options.fail_penalty),
    )


# -- after a call


def _verdict(scene: NineTable) -> list[Line]:
    deal = scene.result
    assert deal is not None
    found: list[Line] = [((_headline(scene, deal),), "heading"), ((_why(scene, deal),), "body")]
    found += [((text,), "body") for text in _fates(scene, deal)]
    return found


def _headline(scene: NineTable, deal: NineResult) -> str:
    tr, me, name = scene.stage.words.tr, deal.caller == scene.me, scene.name(deal.caller)
    if deal.made:
        return tr("Your NINE holds") if me else tr("{name}: the NINE holds", name=name)
    return tr("Your NINE fails") if me else tr("{name}: the NINE fails", name=name)


def _why(scene: NineTable, deal: NineResult) -> str:
    """The sum that was called with, and those it had to be lower than."""
    tr, options, points = scene.stage.words.tr, scene.view.options, deal.hands[deal.caller]
    if deal.reason == "too_many":
        return tr("{n} in hand, and at most {limit} are allowed.", n=points, limit=options.call_limit)
    if options.in_teams:
        return _team_sums(scene, deal)
    others = sorted(sum_ for seat, sum_ in enumerate(deal.hands) if seat != deal.caller)
    return tr("{n} against {others}", n=points, others=", ".join(map(str, others)))


def _team_sums(scene: NineTable, deal: NineResult) -> str:
    """By team, the caller's first."""
    players = len(deal.hands)
    firsts = scene.seats_from(deal.caller)[: players // 2]
    return " · ".join(
        f"{letter(of(first, players))} {sum(deal.hands[seat] for seat in scene.view.team(first))}"
        for first in firsts
    )


def _fates(scene: NineTable, deal: NineResult) -> list[str]:
    """Who fell from 90 to 45, and who is out."""
    options = scene.view.options
    found = [_lucky(scene, seat) for seat, lucky in enumerate(deal.lucky) if lucky]
    for seat, score in enumerate(deal.scores):
        if score >= options.end_score:
            found.append(_lost(scene, seat, score))
    return found


def _lucky(scene: NineTable, seat: Seat) -> str:
    tr, options = scene.stage.words.tr, scene.view.options
    n, to = options.magic_score, options.magic_to
    if seat == scene.me:
        return tr("You have exactly {n}: down to {to}!", n=n, to=to)
    return tr("{name} has exactly {n}: down to {to}!", name=scene.name(seat), n=n, to=to)


def _lost(scene: NineTable, seat: Seat, score: int) -> str:
    tr = scene.stage.words.tr
    if seat == scene.me:
        return tr("You have {n}: that is the end.", n=score)
    return tr("{name} has {n}: that is the end.", name=scene.name(seat), n=score)


def room(scene: NineTable) -> Box:
    if not scene.standing():
        return scene.places.panel
    return scene.places.verdict(250 * scene.stage.fonts.scale / scene.frame.unit)
