"""The buttons of Тысяча: what is said in each phase, and the announcements on the cards themselves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.game import N_, Move
from cardtable.engine.games.thousand import ACES, MARRIAGES
from cardtable.ui.layout import raised
from cardtable.ui.pills import Piece, Pill
from cardtable.ui.text import Pip
from cardtable.ui.timeline import LEGAL_RISE

if TYPE_CHECKING:
    from cardtable.scenes.thousand import ThousandTable

BADGE = 0.36  # the height of an announcement on its card at most, in cards
QUICK = 3  # numbers that are offered at once beside the highest

LABELS = {
    "dark": N_("120 in the dark"),
    "look": N_("Look at the cards"),
    "redeal": N_("Deal again"),
    "keep": N_("Play on"),
    "pass": N_("Pass"),
    "stand": N_("It stands"),
    "rospis": N_("Write off"),
}
GOLD = ("look", "keep", "stand")


def announcement(suit: str) -> tuple[Piece, ...]:
    return f"{MARRIAGES[suit]} ", Pip(suit)


def for_moves(scene: ThousandTable) -> list[Pill]:
    """A move that cannot be taken back stands apart from the cards."""
    if asks_to_write_off(scene):
        return _really_write_off(scene, scene.asked[0])
    if scene.asked:
        return [_meant(scene, move) for move in scene.asked]
    pills = [*_numbers(scene), *(_said(scene, move) for move in scene.view.legal if move.verb in LABELS)]
    return [*pills, *(_taking(scene, move) for move in scene.view.legal if move.verb == "take")]


def asks_to_write_off(scene: ThousandTable) -> bool:
    return any(move.verb == "rospis" for move in scene.asked)


def asks_to_whom(scene: ThousandTable) -> bool:
    return any(move.verb == "give" for move in scene.asked)


def _said(scene: ThousandTable, move: Move) -> Pill:
    label = scene.stage.words.tr(LABELS[move.verb])
    if move.verb == "rospis":
        return Pill("rospis", (label,), lambda: scene.ask_to_write_off(move))
    return Pill(move.verb, (label,), lambda: scene.submit(move), "gold" if move.verb in GOLD else "outline")


def _taking(scene: ThousandTable, move: Move) -> Pill:
    tr = scene.stage.words.tr
    label = tr("The left one") if move.number == 1 else tr("The right one")
    return Pill(str(move), (label,), lambda: scene.submit(move), "gold")


# -- numbers


def numbers(scene: ThousandTable) -> list[Move]:
    """The bids or raises that may be named, from the lowest on."""
    return [move for move in scene.view.legal if move.verb in ("bid", "raise")]


def _numbers(scene: ThousandTable) -> list[Pill]:
    """A few that follow each other, and the highest; the others come with a sign at either end."""
    moves = numbers(scene)
    if len(moves) <= QUICK + 2:
        return [_number(scene, move) for move in moves]
    first = max(0, min(scene.first_number, len(moves) - QUICK - 1))
    pills = [_number(scene, move) for move in moves[first : first + QUICK]]
    if first:
        pills.insert(0, Pill("fewer", ("−",), lambda: scene.turn_numbers(first - QUICK)))
    if first + QUICK < len(moves) - 1:
        pills.append(Pill("more", ("+",), lambda: scene.turn_numbers(first + QUICK)))
    return [*pills, _number(scene, moves[-1])]


def _number(scene: ThousandTable, move: Move) -> Pill:
    return Pill(str(move), (str(move.number),), lambda: scene.submit(move), "gold")


# -- cards


def _meant(scene: ThousandTable, move: Move) -> Pill:
    tr = scene.stage.words.tr
    if move.verb == "give":
        assert move.number is not None
        return Pill(
            str(move), (tr("To {name}", name=scene.name(move.number)),), lambda: scene.submit(move), "gold"
        )
    if move.verb == "marry":
        return Pill(str(move), announcement(move.cards[0].suit), lambda: scene.submit(move), "gold")
    if move.verb == "aces":
        return Pill(str(move), (tr("Four aces"), f" {ACES}"), lambda: scene.submit(move), "gold")
    return Pill(str(move), (tr("Lead silently"),), lambda: scene.submit(move))


def _really_write_off(scene: ThousandTable, rospis: Move) -> list[Pill]:
    tr = scene.stage.words.tr
    return [
        Pill("rospis", (tr("Write off"),), lambda: scene.submit(rospis), "gold"),
        Pill("not yet", (tr("Not yet"),), scene.take_back),
    ]


def on_cards(scene: ThousandTable) -> list[Pill]:
    """An announcement sits on the king, the queen or the ace with which it is made."""
    if scene.asked or not scene.my_turn:
        return []
    found = [move for move in scene.view.legal if move.verb in ("marry", "aces")]
    badges = [pill for move in found if (pill := _badge(scene, move))]
    badges.sort(key=lambda pill: pill.box.centerx)
    for left, right in pairwise(badges):
        close = max(0, left.box.right + scene.px(3) - right.box.left)
        left.box.x -= close // 2
        right.box.x += close - close // 2
    return badges


def _badge(scene: ThousandTable, move: Move) -> Pill | None:
    card = move.cards[0]
    place = _upper_edge(scene, card)
    if place is None:
        return None
    label: Sequence[Piece] = announcement(card.suit) if move.verb == "marry" else (str(ACES),)
    pill = Pill(str(move), label, lambda: scene.submit(move), "gold")
    height = min(scene.px(34), round(BADGE * scene.frame.unit))
    pill.box = pygame.Rect(0, 0, pill.width(scene.stage.fonts, scene.stage.art, height), height)
    pill.box.center = place
    return pill


def _upper_edge(scene: ThousandTable, card: Card) -> tuple[int, int] | None:
    """The middle of what shows of the upper edge of a card in the hand."""
    rests = scene.rests()
    place = next((at for at, (held, _) in enumerate(rests) if held is card), None)
    if place is None:
        return None
    pose = rests[place][1]
    room = min(1.0, rests[place + 1][1].x - pose.x) if place + 1 < len(rests) else 1.0
    top = raised(pose, 0.7 * pose.scale + LEGAL_RISE)
    return scene.frame.to_px(top.x - 0.5 + room / 2, top.y)
