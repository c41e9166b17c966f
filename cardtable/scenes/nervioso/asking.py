"""The calm way to play Nervioso: the table asks about each card, and time stands still until all answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial

from cardtable.engine.game import N_, Seat
from cardtable.engine.games.nervioso import SLAP
from cardtable.scenes.nervioso.table import SlapTable
from cardtable.ui.pills import Pill


class AskingTable(SlapTable):
    """Answers are hands that come down in the millisecond of the card; computer players act after that."""

    def take_step(self) -> None:
        """A frame that comes late goes back: to the card that is asked about, or that will be."""
        if self.question is not None:
            until = self.view.ms if self.asked else self.match.next_ms
            if until is not None and until < self.clock.ms:
                self.clock.go_back(until)
        super().take_step()

    def answer(self, seat: Seat, match: bool) -> None:
        """Of a person whose answer is wanted; when all have answered time goes on."""
        if self.question is None or not self.clock.running:
            return
        if not self.question.answer(self.view, seat, match):
            return
        self.used[seat, "slap" if match else "lay"] += 1
        if not self.asked:
            self.clock.go_back(self.view.ms)
            for hand in self.question.hands(self.view):
                self.match.press(hand, SLAP, self.view.ms)
        self.lay_pills()

    @abstractmethod
    def lay_pills(self) -> None:
        """The buttons that are of use now."""

    def answers(self) -> Sequence[Pill]:
        """Buttons, where there is no doubt whose answer a click is."""
        tr, asked = self.stage.words.tr, self.asked
        if len(self.hands.by_seat) > 1 or not asked:
            return ()
        return [
            Pill(name, (tr(label),), partial(self.answer, asked[0], match))
            for name, label, match in (("yes", N_("Yes"), True), ("no", N_("No"), False))
        ]
