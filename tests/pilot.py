"""Plays the real App without a screen: posted events for hands, and a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from cardtable.app import STEP_MS, App
from cardtable.engine.cards import Card
from cardtable.engine.game import Move, View
from cardtable.engine.games.sixty_six import SixtySix
from cardtable.engine.match import Choice, Match, Record, Sitter
from cardtable.engine.table import Place, Zone
from cardtable.engine.worker import Worker
from cardtable.scenes.menu import Home
from cardtable.scenes.scene import Push, Scene
from cardtable.scenes.sixty_six import SixtySixTable
from cardtable.store import Store
from cardtable.ui.animate import Sprite
from cardtable.ui.hud import FocusRing
from cardtable.window import MainWindow
from tests.engine.sixty_six_table import pack_of

Pixel = tuple[int, int]
TRICK, TRUMP = Zone(Place.TRICK), Zone(Place.TRUMP)


class Script:
    """The other player: makes the moves it is told to, and after these the first legal one."""

    def __init__(self, moves: Sequence[str] = (), after_ms: int = 500) -> None:
        self.moves, self.after_ms = list(moves), after_ms

    def decide(self, view: View) -> Choice:
        for text in self.moves:
            if (move := Move.parse(text, SixtySix.pack)) in view.legal:
                self.moves.remove(text)
                return Choice(move, self.after_ms)
        return Choice(view.legal[0], self.after_ms)


class Pilot:
    """One run of the program; `close` ends it."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        FocusRing.by_keyboard = False
        self.now = 1000.0
        self.store = Store(folder)
        self.store.change(**{"language": "en", **settings})
        self.app = App(self.store, Worker(enabled=False), MainWindow(self.store, (1280, 800)))
        self.app.stage.now_ms = lambda: self.now
        self.app.push(Home(self.app.stage))
        pygame.event.clear()

    def close(self) -> None:
        self.app.window.close()
        self.store.close()

    # -- the table

    def sit(self, match: Match) -> SixtySixTable:
        """Opens a table and waits until its cards lie."""
        self.app.carry_out(Push(SixtySixTable(self.app.stage, match)))
        self.settle()
        return self.table

    def deal(
        self,
        a: str,
        b: str = "",
        turned: str = "9S",
        stock: str = "",
        answers: Sequence[str] = (),
        **rules: Any,
    ) -> SixtySixTable:
        """A table with these cards: the player has `a` and leads; trumps are of the suit of `turned`."""
        pack = tuple(map(str, pack_of(a, b, turned, stock)))
        seats = Sitter("You"), Sitter("Otto", "computer", "normal")
        record = Record("sixty_six", seats, "a seed", rules, dealer=1, pack=pack)
        return self.sit(Match(record, {1: Script(answers)}))

    @property
    def top(self) -> Scene:
        return self.app.scenes[-1]

    @property
    def table(self) -> SixtySixTable:
        assert isinstance(self.top, SixtySixTable), self.top
        return self.top

    @property
    def log(self) -> list[str]:
        return [entry.move for entry in self.table.match.record.log]

    def sprite(self, card: str) -> Sprite:
        found = self.table.cards.find(SixtySix.pack.card(card))
        assert found is not None, f"{card} does not show"
        return found

    # -- time

    def tick(self, ms: float = STEP_MS) -> None:
        """Time passes in the loop's own steps, with the events that have come."""
        end = self.now + ms
        while self.now < end and self.app.scenes:
            self.app._take_events()
            self.now += STEP_MS
            self.app.carry_out(self.top.tick(STEP_MS))

    def until(self, done: Callable[[], object], ms: float = 60_000) -> None:
        end = self.now + ms
        while not done():
            assert self.now < end, f"It never came; the log is {self.log}"
            self.tick()

    def settle(self) -> None:
        """Until it is the player's turn and nothing moves, or the deal has its score."""
        self.until(lambda: self.table.started and (self.table.my_turn or self.table.standing()))

    def draw(self) -> None:
        self.top.dirty = True
        self.app._draw()

    # -- hands

    def post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.Event(kind, values))
        self.app._take_events()

    def move(self, pos: Pixel) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)

    def press(self, pos: Pixel, button: int = 1) -> None:
        self.move(pos)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)

    def release(self, pos: Pixel, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)

    def click(self, pos: Pixel) -> None:
        self.press(pos)
        self.release(pos)

    def carry(self, card: str, to: Pixel) -> None:
        """Takes a card and holds it at a place."""
        start = self.place(card)
        self.press(start)
        for part in (0.25, 0.5, 0.75, 1.0):
            self.move(
                (round(start[0] + (to[0] - start[0]) * part), round(start[1] + (to[1] - start[1]) * part))
            )
            self.tick()

    def drag(self, card: str, zone: Zone) -> None:
        self.carry(card, self.middle(zone))
        self.release(self.middle(zone))

    def key(self, *codes: int, unicode: str = "", mod: int = 0) -> None:
        for code in codes:
            self.post(pygame.KEYDOWN, key=code, scancode=_scancode(code), mod=mod, unicode=unicode)

    def place(self, card: str) -> Pixel:
        """A spot of a card in the hand that no other covers."""
        x, y = self.table.trace()["hand"][card]
        return x, y

    def middle(self, zone: Zone) -> Pixel:
        x, y = self.table.trace()["zones"][str(zone)]
        return x, y

    def button(self, name: str) -> Pixel:
        pills = {pill.id: pill for pill in self.table.pills}
        assert name in pills, f"No button {name} among {list(pills)}"
        return pills[name].box.center

    def language(self, language: str) -> None:
        self.store.change(language=language)
        self.app._relabel()


def cards_shown(table: SixtySixTable) -> dict[Zone, tuple[Card | None, ...]]:
    return {zone: tuple(sprite.card for sprite in sprites) for zone, sprites in table.cards.zones.items()}


def _scancode(code: int) -> int:
    if pygame.K_a <= code <= pygame.K_z:
        return pygame.KSCAN_A + code - pygame.K_a
    if pygame.K_1 <= code <= pygame.K_9:
        return pygame.KSCAN_1 + code - pygame.K_1
    return code & ~(1 << 30) if code & 1 << 30 else _NAMED.get(code, 0)


_NAMED = {
    pygame.K_ESCAPE: pygame.KSCAN_ESCAPE,
    pygame.K_RETURN: pygame.KSCAN_RETURN,
    pygame.K_TAB: pygame.KSCAN_TAB,
    pygame.K_SPACE: pygame.KSCAN_SPACE,
}
