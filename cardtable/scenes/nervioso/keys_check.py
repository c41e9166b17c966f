"""Before the first round at one keyboard: does it hear all hands at once? Where not, other keys are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from cardtable.engine.game import Seat
from cardtable.scenes.dialog import DialogScene
from cardtable.scenes.nervioso.caps import said_of
from cardtable.scenes.nervioso.hands import Hand, Trigger
from cardtable.scenes.nervioso.lamps import Lamp, Lamps
from cardtable.scenes.scene import Request, Stage
from cardtable.ui.hud import Block, Button, Caption, Dialog, Foot, Gap, Line, Roomy, Words
from cardtable.ui.palette import ACCENT, TEXT_SECOND

ROOM = 208  # units for what is said
OFFERS = 2  # other keys at a time
PATIENCE_MS = 2500.0  # from the last change of the lamps until a dark one is called dark
ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
SPOTS: Mapping[int, tuple[float, float]] = {
    **{
        int(getattr(pygame, f"KSCAN_{letter}")): (column + 0.4 * row, float(row))
        for row, letters in enumerate(ROWS)
        for column, letter in enumerate(letters)
    },
    **{pygame.KSCAN_LEFTBRACKET: (10.0, 0.0), pygame.KSCAN_RIGHTBRACKET: (11.0, 0.0)},
    **{pygame.KSCAN_SEMICOLON: (9.4, 1.0), pygame.KSCAN_APOSTROPHE: (10.4, 1.0)},
    **{pygame.KSCAN_COMMA: (7.8, 2.0), pygame.KSCAN_PERIOD: (8.8, 2.0), pygame.KSCAN_SLASH: (9.8, 2.0)},
    **{
        pygame.KSCAN_BACKSPACE: (12.5, -1.0),
        pygame.KSCAN_RETURN: (12.0, 1.0),
        pygame.KSCAN_SPACE: (4.5, 3.0),
    },
    **{pygame.KSCAN_LEFT: (13.0, 3.0), pygame.KSCAN_DOWN: (14.0, 3.0), pygame.KSCAN_RIGHT: (15.0, 3.0)},
    pygame.KSCAN_UP: (14.0, 2.0),
}
"""Where keys lie, in columns and rows."""


def at_keyboard(hands: Mapping[Seat, Hand]) -> dict[Seat, Hand]:
    """The hands that slap with a key."""
    return {seat: hand for seat, hand in hands.items() if hand.slap.device == "key"}


def heard_together(hands: Mapping[Seat, Hand]) -> str:
    """The slap keys, as a set-up keeps those that were heard together."""
    return " ".join(sorted(str(hand.slap) for hand in at_keyboard(hands).values()))


def needs_check(hands: Mapping[Seat, Hand], checked: str) -> bool:
    """Whether several people slap by keys of one keyboard that were not checked yet."""
    wanted = heard_together(hands).split()
    return len(wanted) > 1 and not set(wanted) <= set(checked.split())


def other_keys(
    hands: Mapping[Seat, Hand], seats: Sequence[Seat], failed: Sequence[Trigger] = ()
) -> dict[Seat, Trigger]:
    """For each seat a free key, far from all other slaps in row and column; of equals the nearest."""
    slaps = {seat: hand.slap.code for seat, hand in hands.items()}
    free = set(SPOTS) - {trigger.code for hand in hands.values() for trigger in hand.triggers}
    free -= {trigger.code for trigger in failed}
    found: dict[Seat, Trigger] = {}
    for seat in seats:
        others = [SPOTS[code] for other, code in slaps.items() if other != seat and code in SPOTS]
        here = SPOTS.get(slaps[seat], (9.0, 1.0))
        if free:
            slaps[seat] = max(sorted(free), key=partial(_fitness, others, here))
            free.remove(slaps[seat])
            found[seat] = Trigger("key", slaps[seat])
    return found


def _fitness(
    others: Sequence[tuple[float, float]], here: tuple[float, float], code: int
) -> tuple[float, float]:
    x, y = SPOTS[code]
    apart = min((min(abs(x - left), 3) + 2 * (y != top) for left, top in others), default=0.0)
    return apart, -abs(x - here[0]) - abs(y - here[1])


class KeysCheck(DialogScene):
    """Everybody holds the slap key down; `done` gets the hands, perhaps with other keys, when they go on.

    `plays`: a match follows, and the check may be left out; else there is nothing to go on to before it
    was passed or a key was changed.
    """

    covers = True

    def __init__(
        self,
        stage: Stage,
        hands: Mapping[Seat, Hand],
        names: Mapping[Seat, str],
        done: Callable[[Mapping[Seat, Hand]], Request],
        plays: bool = True,
    ) -> None:
        super().__init__(stage)
        self.hands, self.names, self.done, self.plays = dict(hands), names, done, plays
        self.held: set[Trigger] = set()
        self.heard = False  # all of them, at once
        self.changed_ms = 0.0
        self.late = False  # the patience is at its end: what is dark now stays dark
        self.failed: list[Trigger] = []

    @property
    def slaps(self) -> dict[Seat, Trigger]:
        return {seat: hand.slap for seat, hand in at_keyboard(self.hands).items()}

    @property
    def dark(self) -> list[Seat]:
        return [seat for seat, slap in self.slaps.items() if slap not in self.held]

    @property
    def lit(self) -> list[Seat]:
        return [seat for seat, slap in self.slaps.items() if slap in self.held]

    # -- what is shown

    def describe(self) -> Dialog:
        tr = self.stage.words.tr
        lamps = [
            Lamp(seat, self._key(seat), self.names[seat], self.heard or seat in self.lit)
            for seat in self.slaps
        ]
        body: list[Block] = [
            Words(tr("Everybody holds the slap key down, all at the same time. Each lamp has to light up.")),
            Gap(20),
            Lamps(lamps),
            Gap(20),
            Roomy(ROOM, self._told()),
        ]
        onward = self._onward()
        return Dialog(
            tr("Keyboard check"),
            body,
            left=(Foot("back", Caption(tr("Back"), "back"), self.back),),
            right=onward,
            width=960,
            start="go" if onward else "back",
            page="check",
        )

    def _onward(self) -> Sequence[Foot]:
        tr = self.stage.words.tr
        if self.plays:
            said = Caption(tr("Play") if self.heard else tr("Skip"), "play")
        elif self.heard or self.failed:
            said = Caption(tr("Done"), "check")
        else:
            return ()
        return (Foot("go", said, self._go_on, "gold" if self.heard else "plain"),)

    def _key(self, seat: Seat) -> str:
        return said_of(self.slaps[seat], self.stage.words)

    def _list(self, seats: Sequence[Seat]) -> str:
        tr = self.stage.words.tr
        return ", ".join(tr("{key} ({name})", key=self._key(seat), name=self.names[seat]) for seat in seats)

    def _told(self) -> list[Block]:
        tr = self.stage.words.tr
        if self.heard:
            return [Words(tr("This keyboard hears all these hands at once."), "bold", ACCENT)]
        if not self.lit:
            return [Words(tr("No key is held yet."), "body", TEXT_SECOND)]
        held = Words(tr("Held: {keys}.", keys=self._list(self.lit)))
        blamed = self.late and (len(self.lit) > 1 or len(self.dark) <= OFFERS)
        if not blamed:
            return [held, Words(tr("Dark: {keys}.", keys=self._list(self.dark)), "body", TEXT_SECOND)]
        return [held, *self._blame()]

    def _blame(self) -> list[Block]:
        """Whose the fault is, and what helps."""
        words = self.stage.words
        fault = words.tr_n(
            "{keys} stays dark. If it is held too, that is the keyboard and not the player: "
            "it does not hear this key beside the others.",
            "{keys} stay dark. If they are held too, that is the keyboard and not the players: "
            "it does not hear these keys beside the others.",
            len(self.dark),
            keys=self._list(self.dark),
        )
        found = other_keys(self.hands, self.dark[:OFFERS], self.failed)
        buttons = [self._offer(seat, key) for seat, key in found.items()]
        offer: list[Block] = (
            [Words(words.tr("Another key may do:"), "bold"), Line(buttons)] if buttons else []
        )
        return [Words(fault[0].upper() + fault[1:], "body", ACCENT), *offer]  # it may begin with "comma"

    def _offer(self, seat: Seat, key: Trigger) -> Button:
        words, name = self.stage.words, self.names[seat]
        old, new = self._key(seat), said_of(key, words)
        label = words.tr("{name}: {key} instead of {old}", name=name, key=new, old=old)
        return Button(f"other:{seat}", Caption(label), partial(self._change, seat, key))

    # -- what happens

    def _change(self, seat: Seat, key: Trigger) -> None:
        self.failed.append(self.hands[seat].slap)
        self.hands[seat] = replace(self.hands[seat], slap=key)
        self._note()

    def _go_on(self) -> Request:
        return self.done(self.hands)

    @property
    def typing(self) -> bool:
        """No letter is a shortcut here."""
        return True

    def deaf(self, event: pygame.Event) -> bool:
        """Who holds a key may hold it beside somebody's Ctrl."""
        key = Trigger("key", event.scancode)
        return any(key in hand.triggers for hand in self.hands.values())

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.WINDOWFOCUSLOST:
            self.held.clear()
            self._note()
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            key = Trigger("key", event.scancode)
            if any(key in hand.triggers for hand in self.hands.values()):
                self._key_moved(key, event.type == pygame.KEYDOWN)
                return self._settle(None)
        return super().handle(event)

    def _key_moved(self, key: Trigger, down: bool) -> None:
        if down and key not in self.held and key in self.slaps.values():
            self.stage.sounds.play("slap")
        (self.held.add if down else self.held.discard)(key)
        self._note()

    def _note(self) -> None:
        """The lamps have changed."""
        if not self.heard and not self.dark:
            self.heard = True
            self.hud.ring.key = "go"
        self.changed_ms, self.late = self.stage.now_ms(), False
        self.refresh()

    def tick(self, dt_ms: float) -> Request | None:
        waits = bool(self.lit) and not self.heard and not self.late
        if waits and self.stage.now_ms() - self.changed_ms >= PATIENCE_MS:
            self.late = True
            self.refresh()
        return super().tick(dt_ms)

    def trace(self) -> dict[str, Any]:
        lamps = {"lit": self.lit, "dark": self.dark, "heard": self.heard, "late": self.late}
        keys = {seat: self._key(seat) for seat in self.slaps}
        return {**super().trace(), **lamps, "keys": keys, "slaps": [str(key) for key in self.slaps.values()]}
