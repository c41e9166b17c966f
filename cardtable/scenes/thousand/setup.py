"""Before a match of Тысяча: which agreements, how many players, and how strong each is."""

from __future__ import annotations

from typing import ClassVar

from cardtable.engine.game import OptionSpec
from cardtable.engine.games.thousand import GROUPS
from cardtable.scenes.seating import AgainstComputers
from cardtable.scenes.thousand import ThousandTable
from cardtable.scenes.thousand.terms import TERMS


class ThousandSetUp(AgainstComputers):
    table = ThousandTable
    usual_seats = 3
    groups: ClassVar = GROUPS

    def _term(self, name: str) -> str:
        """The Russian word stands beside the label of every other language."""
        return "" if self.stage.words.language == "ru" else TERMS[name]

    def _said_of(self, spec: OptionSpec) -> str:
        """The document's word finds a rule in every language, also where it is not shown."""
        return f"{super()._said_of(spec)} {TERMS[spec.name]}"
