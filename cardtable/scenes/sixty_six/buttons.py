"""The buttons of 66: what can be said beside laying a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.game import Move
from cardtable.ui.pills import Piece, Pill
from cardtable.ui.text import Pip

if TYPE_CHECKING:
    from cardtable.scenes.sixty_six import SixtySixTable


def announcement(scene: SixtySixTable, suit: str) -> tuple[Piece, ...]:
    return f"{scene.view.announces(suit)} ", Pip(suit)


def for_moves(scene: SixtySixTable) -> list[Pill]:
    """A move that cannot be taken back by letting a card go somewhere stands apart from the cards."""
    if asks_to_close(scene):
        return _really_close(scene, scene.asked[0])
    if scene.asked:
        return [_meant(scene, move) for move in scene.asked]
    tr = scene.stage.words.tr
    pills = _marriages(scene)
    for move in scene.view.legal:
        if move.verb in ("exchange", "claim"):
            label = tr("Exchange the nine") if move.verb == "exchange" else tr("I have 66!")
            pills.append(Pill(move.verb, (label,), lambda move=move: scene.submit(move), "gold"))  # type: ignore[misc]
        elif move.verb == "close":
            pills.append(Pill("close", (tr("Close"),), lambda move=move: scene.ask_to_close(move)))  # type: ignore[misc]
    return pills


def asks_to_close(scene: SixtySixTable) -> bool:
    return any(move.verb == "close" for move in scene.asked)


def _marriages(scene: SixtySixTable) -> list[Pill]:
    by_suit: dict[str, list[Move]] = {}
    for move in scene.view.legal:
        if move.verb == "marry":
            by_suit.setdefault(move.cards[0].suit, []).append(move)
    return [
        Pill(
            f"marry {suit}",
            announcement(scene, suit),
            lambda moves=moves: scene.arm(moves),  # type: ignore[misc]
            "outline" if moves[0] in scene.armed else "gold",
        )
        for suit, moves in by_suit.items()
    ]


def _meant(scene: SixtySixTable, move: Move) -> Pill:
    if move.verb == "marry":
        return Pill(str(move), announcement(scene, move.cards[0].suit), lambda: scene.submit(move), "gold")
    return Pill(str(move), (scene.stage.words.tr("Lead silently"),), lambda: scene.submit(move))


def _really_close(scene: SixtySixTable, close: Move) -> list[Pill]:
    tr = scene.stage.words.tr
    return [
        Pill("close", (tr("Close the stock"),), lambda: scene.submit(close), "gold"),
        Pill("not yet", (tr("Not yet"),), scene.take_back),
    ]
