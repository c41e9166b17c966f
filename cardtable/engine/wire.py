"""Views and events as JSON values: for the referee, and for the process where the computer players think."""

from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any

from cardtable.engine.cards import Card, Pack
from cardtable.engine.game import NOBODY, Called, Event, Game, Judged, Move, Moved, Scored, Seat, View, Zone
from cardtable.engine.options import plain_values

HIDDEN = "??"

Json = dict[str, Any]


def cards_to_json(cards: Iterable[Card | None]) -> list[str]:
    return [HIDDEN if card is None else card.text for card in cards]


def cards_from_json(texts: Iterable[str], pack: Pack) -> tuple[Card | None, ...]:
    return tuple(None if text == HIDDEN else pack.card(text) for text in texts)


def event_to_json(event: Event) -> Json:
    match event:
        case Moved(cards, source, target):
            ends = {"from": str(source), "to": str(target)}
            return {"event": "moved", "cards": cards_to_json(cards), **ends}
        case Called(seat, move, _, hidden):
            return {"event": "called", "seat": seat, "move": _said(move, hidden)}
        case Scored(points, scores):
            return {"event": "scored", "points": list(points), "scores": list(scores)}
        case Judged(seat, verdict, hands):
            return {"event": "judged", "seat": seat, "verdict": verdict, "hands": _plain(hands)}


def _said(move: Move, hidden: int) -> str:
    """A move's text, with the cards that its reader may not know."""
    verb, *rest = str(move).split()
    return " ".join([verb, *[HIDDEN] * hidden, *rest])


def event_from_json(data: Json, pack: Pack, seat: Seat) -> Event:
    """The event as that seat saw it."""
    match data["event"]:
        case "moved":
            cards = cards_from_json(data["cards"], pack)
            known = frozenset(() if None in cards else (seat,))
            return Moved(cards, Zone.parse(data["from"]), Zone.parse(data["to"]), known)
        case "called":
            words = data["move"].split()
            told = " ".join(word for word in words if word != HIDDEN)
            return Called(data["seat"], Move.parse(told, pack), None, words.count(HIDDEN))
        case "scored":
            return Scored(tuple(data["points"]), tuple(data["scores"]))
        case "judged":
            return Judged(data["seat"], data["verdict"], _value(data["hands"]))
        case other:
            raise ValueError(f"There is no event {other!r}.")


def view_to_json(view: View) -> Json:
    """A view of NOBODY, the open table, has neither `seat` nor `legal`."""
    said = {
        "game": view.game,
        **{field.name: _plain(getattr(view, field.name)) for field in fields(view)},
        "zones": {str(zone): cards_to_json(cards) for zone, cards in view.zones.items()},
        "legal": [str(move) for move in view.legal],
        "seen": [event_to_json(event) for event in view.seen],
        "options": asdict(view.options),
        "last_deal": None if view.last_deal is None else _plain(asdict(view.last_deal)),
    }
    for name in view.card_fields:
        cards = getattr(view, name)
        said[name] = None if cards is None else cards_to_json(cards)
    if view.seat == NOBODY:
        del said["seat"], said["legal"]
    return said


def view_from_json(game: type[Game], data: Json) -> View:
    """The view of one seat back; KeyError, TypeError or ValueError where `data` is none."""
    pack, seat, deal = game.pack, data["seat"], data["last_deal"]
    said = {field.name: _value(data[field.name]) for field in fields(game.view_type)}
    said["zones"] = {Zone.parse(zone): cards_from_json(cards, pack) for zone, cards in data["zones"].items()}
    said["legal"] = tuple(Move.parse(text, pack) for text in data["legal"])
    said["seen"] = tuple(event_from_json(event, pack, seat) for event in data["seen"])
    said["options"] = game.options_type(**plain_values(data["options"]))
    said["last_deal"] = deal and game.result_type(**{name: _value(value) for name, value in deal.items()})
    for name in game.view_type.card_fields:
        said[name] = None if data[name] is None else cards_from_json(data[name], pack)
    return game.view_type(**said)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def _value(value: Any) -> Any:
    return tuple(_value(one) for one in value) if isinstance(value, list) else value
