"""A table of Nervioso in the real App, under posted keys and a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from cardtable.engine.cards import SPANISH
from cardtable.engine.game import Seat
from cardtable.engine.match import Record, Sitter
from cardtable.scenes.nervioso import NerviosoTable
from cardtable.scenes.nervioso.hands import Act, Hand, Hands, Trigger, dealt
from cardtable.scenes.nervioso.pace import Pace
from cardtable.scenes.nervioso.timed import COUNTDOWN_MS
from cardtable.scenes.scene import Push
from tests.pilot import Pilot

NAMES = ("Ana", "Blas", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


def stacked(*first: str, players: int = 3, people: int | None = None, **fields: Any) -> Record:
    """The first seat starts; these cards are laid first, the others follow in the order of the pack."""
    pack = [*first, *(str(card) for card in SPANISH.cards if str(card) not in first)]
    people = players if people is None else people
    seats = tuple(
        Sitter(NAMES[seat]) if seat < people else Sitter(NAMES[seat], "computer", "normal")
        for seat in range(players)
    )
    return Record("nervioso", seats, "a seed", dealer=players - 1, pack=tuple(pack), **fields)


class Slaps(Pilot):
    """Sits people at a table; every press is a posted key event."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.hands = Hands({})

    def open(
        self,
        record: Record,
        practice: bool = False,
        pads: Mapping[Seat, int] | None = None,
        **pace: Any,
    ) -> NerviosoTable:
        """As the set-up opens it, and the cards are dealt, but the clock does not run yet.

        `pads`: the number of the pad of those who have one.
        """
        people = [seat for seat, sitter in enumerate(record.seats) if sitter.player == "human"]
        hands = dealt(people[: 1 if practice else None], {})
        for seat, number in (pads or {}).items():
            slap, lay, silence = (Trigger("pad", button, number) for button in range(3))
            hands[seat] = Hand(slap, lay, silence)
        self.hands = Hands(hands, None, lambda _pads: ())
        table = NerviosoTable.seat(self.app.stage, record, self.hands, Pace(**pace), practice)
        self.app.carry_out(Push(table))
        self.until(lambda: table.started and table.timeline.idle)
        return table

    def start(self, record: Record, **fields: Any) -> NerviosoTable:
        """Opens it, and three, two, one."""
        table = self.open(record, **fields)
        self.until(lambda: table.clock.running, COUNTDOWN_MS + 100)
        return table

    @property
    def slaps(self) -> NerviosoTable:
        assert isinstance(self.top, NerviosoTable), self.top
        return self.top

    # -- keys; what is queued is taken in one batch by the next look at the queue

    def queue(self, seat: Seat, act: Act = "slap", down: bool = True) -> None:
        code = self.hands.by_seat[seat][act].code
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        pygame.event.post(pygame.Event(kind, key=0x400, scancode=code, mod=0, unicode=""))

    def tap(self, *presses: tuple[Seat, Act]) -> None:
        """In one frame, in this order."""
        for seat, act in presses:
            self.queue(seat, act)
        self.app._take_events()
        for seat, act in presses:
            self.queue(seat, act, down=False)
        self.app._take_events()

    def slap(self, *seats: Seat) -> None:
        self.tap(*((seat, "slap") for seat in seats))

    def lay(self, seat: Seat) -> None:
        """And the card is turned."""
        self.tap((seat, "lay"))
        before = self.slaps.view.laid
        self.until(lambda: self.slaps.view.laid > before, 400)

    @property
    def verdict(self) -> tuple[Seat, str] | None:
        told = self.slaps.story.judgement
        return (told.seat, str(told.verdict)) if told else None

    @property
    def down(self) -> list[Seat]:
        return [hand.seat for hand in self.slaps.story.hands]
