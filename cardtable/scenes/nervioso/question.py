"""The table that asks "Match?" after each card and waits: who still has to answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.engine.game import Seat
from cardtable.engine.games.nervioso import NerviosoView


class Question:
    """About the last card, to all people: when everybody has answered, those who said yes have slapped."""

    def __init__(self, people: Iterable[Seat]) -> None:
        self.people = tuple(people)
        self._laid = 0  # the number of the card that the answers are about
        self._answers: dict[Seat, bool] = {}

    def waits_for(self, view: NerviosoView) -> Sequence[Seat]:
        """Who has to say whether the card is a match; a hand on the pile has said so."""
        if view.over or not view.count or not view.pile:
            return ()
        said = {*self._given(view), *dict(view.slapped)}
        return tuple(seat for seat in self.people if seat not in said)

    def answer(self, view: NerviosoView, seat: Seat, match: bool) -> bool:
        """Whether it was an answer: the first one stands, and where nothing is asked there is none."""
        if seat not in self.waits_for(view):
            return False
        self._answers = {**self._given(view), seat: match}
        self._laid = view.laid
        return True

    def hands(self, view: NerviosoView) -> Sequence[Seat]:
        """Who took the card for a match, the first to say so first."""
        return [seat for seat, match in self._given(view).items() if match]

    def _given(self, view: NerviosoView) -> dict[Seat, bool]:
        return self._answers if self._laid == view.laid else {}
