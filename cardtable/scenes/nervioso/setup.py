"""Before a game of Nervioso: who sits where, with which keys, how fast the cards come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from cardtable.engine.game import Seat
from cardtable.engine.games.nervioso import HANDICAP_MS, Nervioso, NerviosoOptions
from cardtable.scenes.nervioso import NerviosoTable
from cardtable.scenes.nervioso.hands import Act, Hand, Hands, dealt, uses_in
from cardtable.scenes.nervioso.keys_check import KeysCheck, at_keyboard, heard_together, needs_check
from cardtable.scenes.nervioso.own_keys import KeysSetUp
from cardtable.scenes.nervioso.pace import HANDICAP_STEP_MS, TEMPOS, Pace
from cardtable.scenes.scene import Alone, Pop, Push, Request, Scene, Stage
from cardtable.ui.hud import (
    Block,
    Button,
    Caption,
    Chips,
    Control,
    Dialog,
    Foot,
    Row,
    Stepper,
    Switch,
    ruled,
)

MANY = 3  # computer hands: one of them is always quick, so all are a level easier


class NerviosoSetUp(KeysSetUp):
    options: NerviosoOptions

    def __init__(self, stage: Stage, key: str = Nervioso.key) -> None:
        super().__init__(stage, key)
        self.in_pace = False
        self.pace = Pace.read(self.last)
        first = self.last.get("first")
        self.first = first if isinstance(first, int) and 0 <= first < len(self.seating.chairs) else 0
        self.checked = str(self.last.get("checked") or "")  # the slap keys that were checked together
        self.usual_levels = not self.last or self.last.get("levels") == "usual"  # nobody has chosen one
        self._level_hands()

    @property
    def uses(self) -> Mapping[Act, str]:
        return uses_in(self.options, self.pace.asks)

    # -- the pages

    def describe(self) -> Dialog:
        return self._describe_pace() if self.in_pace else super().describe()

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        rows: list[Block] = [self._rules_row(), self._count_line()]
        if self.options.starter == "chosen":
            rows.append(self._first_row())
        return Dialog(
            tr(self.game.title),
            ruled([*rows, *self._seat_lines()], gap=self._gap),
            left=(*self._feet(), Foot("pace", Caption(tr("Pace")), self._open_pace)),
            right=(
                Foot("practice", Caption(tr("Practice")), self.practise),
                Foot("play", Caption(tr("Play"), "play"), self.play, "gold"),
            ),
            width=1080,
            start="play",
            page="seats",
            fill=True,
        )

    @property
    def _gap(self) -> float:
        """Units between a line and its rule: so much that all seats fit the smallest window."""
        return {8: 2, 7: 4, 6: 7, 5: 7}.get(self.seating.count, 11)

    def _first_row(self) -> Row:
        words = self.stage.words
        names = [(seat, self.seating.name(seat, words)) for seat in range(self.seating.count)]
        chips = Chips("first", names, min(self.first, self.seating.count - 1), self._starts)
        return Row(words.tr("The youngest starts"), chips)

    def _beside_count(self) -> Sequence[Control]:
        tr = self.stage.words.tr
        buttons = []
        if len(at_keyboard(self.hands)) > 1:
            buttons.append(Button("check", Caption(tr("Check the keyboard")), self._check, "chip"))
        if self.chosen:
            buttons.append(Button("usual", Caption(tr("Usual keys")), self._usual, "chip"))
        return buttons

    def _describe_pace(self) -> Dialog:
        tr = self.stage.words.tr
        tempos = [(ms, tr(label)) for ms, label in TEMPOS]
        laid = self.pace.lays(self.options)
        rows: list[Block] = [
            self._asks_row(),
            *([] if self.pace.asks else [self._option_row(self._spec("laying"))]),
            Row(
                tr("From card to card"),
                Chips("tempo", tempos, self.pace.tempo_ms, self._tempo),
                "" if laid else tr("Where the table lays the cards, and in practice."),
            ),
            self._option_row(self._spec("slap_timeout_ms")),
        ]
        if not self.pace.asks:
            rows += [self._handicap_row(seat) for seat in self.seating.people]
        return Dialog(
            tr("Pace"),
            ruled(rows),
            right=(Foot("done", Caption(tr("Done"), "check"), self._close_pace, "gold"),),
            width=1080,
            start="done",
            page="pace",
            fill=True,
        )

    def _asks_row(self) -> Row:
        tr = self.stage.words.tr
        text = tr("After each card all is still until you answer. A right yes is the first hand: no race.")
        return Row(tr("The table asks: match?"), Switch("asks", self.pace.asks, self._asks), text)

    def _handicap_row(self, seat: Seat) -> Row:
        words = self.stage.words
        held, change = self.pace.holds(seat), partial(self._hold_back, seat)
        said = words.tr("So many milliseconds later does each press of this hand count.")
        stepper = Stepper(f"handicap:{seat}", held, 0, HANDICAP_MS, HANDICAP_STEP_MS, change)
        return Row(
            words.tr("Handicap: {name}", name=self.seating.name(seat, words)),
            stepper,
            said if seat == self.seating.people[0] else "",
        )

    # -- changes

    def _open_pace(self) -> None:
        self.in_pace = True
        self.ask_no_more()

    def _close_pace(self) -> None:
        self.in_pace = False
        self.hud.ring.key = "pace"
        self.refresh()

    def back(self) -> Request | None:
        if not self.in_pace:
            return super().back()
        self._close_pace()
        return self._settle(None)

    def _starts(self, seat: object) -> None:
        self.first = int(str(seat))
        self.refresh()

    def _tempo(self, ms: object) -> None:
        self.pace = replace(self.pace, tempo_ms=int(str(ms)))
        self.refresh()

    def _asks(self, on: bool) -> None:
        self.pace = replace(self.pace, asks=on)
        self.refresh()

    def _hold_back(self, seat: Seat, ms: int) -> None:
        self.pace = replace(self.pace, handicaps={**self.pace.handicaps, seat: ms})
        self.refresh()

    def _seat(self, count: object) -> None:
        super()._seat(count)
        self._level_hands()
        self.refresh()

    def _who(self, seat: Seat, level: object) -> None:
        self.usual_levels &= level is None
        super()._who(seat, level)
        self._level_hands()
        self.refresh()

    def _level_hands(self) -> None:
        """As long as nobody has chosen a level, it is the one that leaves a newcomer a chance."""
        if not self.usual_levels:
            return
        many = self.seating.count - len(self.seating.people) >= MANY
        for seat, chair in enumerate(self.seating.chairs):
            if chair.level is not None:
                self.seating = self.seating.with_(seat, level="easy" if many else "normal")

    # -- leaving

    def _kept(self) -> Mapping[str, object]:
        rest = {"first": self.first, "checked": self.checked}
        levels = {"levels": "usual" if self.usual_levels else "chosen"}
        return {**super()._kept(), **self.pace.to_plain(), **rest, **levels}

    def play(self) -> Request:
        self.keep()
        if not self.pace.asks and needs_check(self.hands, self.checked):
            return Push(self._checker(self._checked_to_play))
        return Alone(self._table())

    def _check(self) -> Request:
        return Push(self._checker(self._checked_to_stay, plays=False))

    def _checker(self, done: Callable[[Mapping[Seat, Hand]], Request], plays: bool = True) -> KeysCheck:
        names = {seat: self.seating.name(seat, self.stage.words) for seat in self.seating.people}
        return KeysCheck(self.stage, self.hands, names, done, plays)

    def _checked_to_play(self, hands: Mapping[Seat, Hand]) -> Request:
        self._note_checked(hands)
        return Alone(self._table())

    def _checked_to_stay(self, hands: Mapping[Seat, Hand]) -> Request:
        self._note_checked(hands)
        return Pop()

    def _note_checked(self, hands: Mapping[Seat, Hand]) -> None:
        """Nobody is asked again to hold these keys, whether they were heard or the check was left."""
        self.chosen |= {seat: hand for seat, hand in hands.items() if hand != self.hands[seat]}
        self.checked = heard_together(hands)
        self.keep()

    def practise(self) -> Request:
        self.keep()
        return Alone(self._table(practice=True))

    def _table(self, practice: bool = False) -> Scene:
        people = self.seating.people[:1] if practice else self.seating.people
        return NerviosoTable.new(
            self.stage,
            self.seating.sitters(self.stage.words),
            self.options,
            Hands(dealt(people, self.chosen), self.pads),
            self.pace,
            practice,
            self._dealer,
        )

    @property
    def _dealer(self) -> Seat | None:
        """The seat before the one that was chosen to start."""
        count = self.seating.count
        return (min(self.first, count - 1) - 1) % count if self.options.starter == "chosen" else None
