"""The panel of Nines: what is asked of the player, and at the end who is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.table import Place
from cardtable.scenes.nines_shedding.telling import allowed, limit_told
from cardtable.ui.layout import Box
from cardtable.ui.panel import Line

if TYPE_CHECKING:
    from cardtable.scenes.nines_shedding import NinesTable


def lines(scene: NinesTable) -> list[Line]:
    if scene.breathless:
        return []
    if scene.standing():
        return _end(scene)
    if scene.choosing:
        return _choice(scene)
    if scene.view.legal:
        return _turn(scene)
    return _waiting(scene)


def legal_now(scene: NinesTable) -> str:
    """What may be put on the pile that is shown."""
    ranks = allowed(scene.on_pile(), scene.view.options)
    return limit_told(scene.stage.words, ranks, scene.stage.art.dress.indices)


def cards_on_pile(scene: NinesTable) -> str:
    count = len(scene.on_pile())
    return scene.stage.words.tr_n("{n} card on the pile", "{n} cards on the pile", count)


def _choice(scene: NinesTable) -> list[Line]:
    tr = scene.stage.words.tr
    if all(scene.slots):
        return _lines(tr("These three?"), tr("They cannot be changed later."))
    if scene.verb == "hide":
        return _lines(tr("Choose three down cards"), tr("They are played last, and unseen."))
    return _lines(
        tr("Choose three up cards"),
        tr("They are played when your hand is empty. High cards, 2, 3 and 10 serve best."),
    )


def _turn(scene: NinesTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    if scene.must_take:
        return _lines(tr("Nothing fits"), cards_on_pile(scene))
    source = view.source
    if source is not None and source.place is Place.DOWN:
        return _lines(tr("Your turn"), tr("Turn a down card over"))
    if count := len(scene.train):
        words = scene.stage.words.tr_n("{n} card goes along", "{n} cards go along", count)
        return _lines(words, tr("To play fewer, click those first."))
    if scene.carries_one_of_several:
        return _lines(tr("2, 3 and 10 go one by one"), tr("To play more, click those first."))
    if scene.picked:
        return _lines(tr("Your turn"), tr("Click a picked card to play, or an equal one to add it"))
    return _lines(tr("Your turn"), legal_now(scene))


def _waiting(scene: NinesTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    names = [scene.name(seat) for seat in view.to_act]
    if len(names) > 1:
        return _lines(tr("The others are choosing"), ", ".join(names))
    return [((tr("{name} is thinking", name=name),), "body") for name in names]


def _end(scene: NinesTable) -> list[Line]:
    tr, view = scene.stage.words.tr, scene.view
    winner = view.winners[0]
    first = (
        tr("You are out first!") if winner == scene.me else tr("{name} is out first", name=scene.name(winner))
    )
    found: list[Line] = [((first,), "heading")]
    result = view.last_deal
    assert result is not None
    for seat in sorted(range(len(scene.sitters)), key=lambda seat: _standing(scene, seat)):
        if seat == winner:
            continue
        left = scene.stage.words.tr_n("{n} card left", "{n} cards left", result.cards[seat])
        if result.places:
            left = tr("place {n}", n=result.places[seat])
        found.append(((tr("{name}: {n}", name=scene.name(seat), n=left),), "body"))
    return found


def _standing(scene: NinesTable, seat: int) -> tuple[int, int]:
    result = scene.view.last_deal
    assert result is not None
    place = result.places[seat] if result.places else result.cards[seat]
    return place, (seat - scene.me) % len(scene.sitters)


def _lines(first: str, second: str) -> list[Line]:
    return [((first,), "bold"), ((second,), "small")]


def room(scene: NinesTable) -> Box:
    """The end stands in the middle, everything else at the right of the hand."""
    seats = scene.places.seats
    if not scene.standing():
        return seats.panel
    box = scene.places.middle
    x, y = box.centre
    half = min(2.6, max(box.width / 2 - 0.1, 1.9))
    return Box(x - half, y - 1.6, x + half, y + 1.6)
