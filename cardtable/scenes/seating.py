"""Before a match of several: which rules, how many seats, and who sits in each."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Self

from cardtable.engine.game import N_, Seat
from cardtable.engine.match import Sitter
from cardtable.engine.players import levels_of
from cardtable.scenes.cloth import ClothTable
from cardtable.scenes.house_rules import NAME_LENGTH, GameSetUp
from cardtable.scenes.scene import Scene, Stage
from cardtable.ui.hud import (
    Block,
    Caption,
    Chips,
    Control,
    Dialog,
    Field,
    Foot,
    Line,
    Row,
    Said,
    Selector,
    ruled,
)
from cardtable.words import Words

NAMES = (
    *(N_("Lola"), N_("Otto"), N_("Vera"), N_("Bruno")),
    *(N_("Greta"), N_("Pablo"), N_("Nadia"), N_("Marta")),
)
"""Of the computer players, by their seats."""
NAME_UNITS = 190  # of width
UNCROWDED = 5  # seats
NAME_WIDE = 64  # units for a name before a sentence
LOW = 12  # units of a field's height beside its text, where many are below each other


@dataclass(frozen=True)
class Chair:
    """Who sits in a seat: a computer player of a level, or, without one, a person."""

    level: str | None = None
    name: str = ""


@dataclass(frozen=True)
class Seating:
    """All chairs there are, of which the first `count` are at the table; in the first sits a person."""

    chairs: tuple[Chair, ...]
    count: int

    @property
    def at_table(self) -> tuple[Chair, ...]:
        return self.chairs[: self.count]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.at_table) if chair.level is None)

    def with_(self, seat: Seat, **changes: str | None) -> Self:
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **changes)  # type: ignore[arg-type]
        return replace(self, chairs=tuple(chairs))

    def name(self, seat: Seat, words: Words) -> str:
        chair = self.chairs[seat]
        if chair.level is not None:
            return words.tr(NAMES[seat])
        return chair.name.strip() or (words.tr("You") if len(self.people) == 1 else self.number(seat, words))

    @staticmethod
    def number(seat: Seat, words: Words) -> str:
        return words.tr("Player {n}", n=seat + 1)

    def sitters(self, words: Words) -> tuple[Sitter, ...]:
        """As a record names them: one person alone may stay without a name."""
        alone = len(self.people) == 1
        return tuple(
            Sitter(chair.name.strip() if alone else self.name(seat, words))
            if chair.level is None
            else Sitter(NAMES[seat], "computer", chair.level)
            for seat, chair in enumerate(self.at_table)
        )

    def to_plain(self) -> dict[str, object]:
        levels = {f"level {seat}": chair.level or "person" for seat, chair in enumerate(self.chairs)}
        names = {f"name {seat}": chair.name.strip() for seat, chair in enumerate(self.chairs)}
        return {"seats": self.count, **levels, **names}

    @classmethod
    def read(
        cls, kept: Mapping[str, object], seats: tuple[int, int], usual: int, levels: Sequence[str]
    ) -> Self:
        """What `to_plain` gave; the first level and `usual` seats where that makes no sense."""
        fewest, most = seats
        chairs = []
        for seat in range(most):
            level = kept.get(f"level {seat}")
            person = seat == 0 or level == "person"
            name = str(kept.get(f"name {seat}") or "")[:NAME_LENGTH]
            chairs.append(Chair(None if person else str(level) if level in levels else levels[0], name))
        count = kept.get("seats")
        sensible = isinstance(count, int) and not isinstance(count, bool) and fewest <= count <= most
        return cls(tuple(chairs), int(str(count)) if sensible else usual)


class SeatsSetUp(GameSetUp):
    """A subclass says whether more than one person may play, and what else a person's line has."""

    usual_seats: ClassVar[int] = 4
    several_people: ClassVar[bool] = False

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage, key)
        self.levels = levels_of(key)
        names = [level.key for level in self.levels]
        self.seating = Seating.read(self.last, self.game.seats, self.usual_seats, names)

    @abstractmethod
    def _person(self, seat: Seat) -> Sequence[Control]:
        """What stands in a person's line behind the name."""

    @abstractmethod
    def _mark(self, seat: Seat) -> Sequence[Control]:
        """What stands before the name."""

    # -- what is shown

    @property
    def crowded(self) -> bool:
        """So many seats that sentences have no room in the smallest window."""
        return self.seating.count > UNCROWDED

    @property
    def rules_told(self) -> bool:
        """Whether the rules that are chosen have their sentence."""
        return not self.crowded

    def _rules_row(self) -> Row:
        tr, presets = self.stage.words.tr, self._presets()
        chips = [(name, tr(preset.label)) for name, preset in presets]
        sentence = next(tr(preset.text) for name, preset in presets if name == self.preset)
        picked = Chips("preset", chips, self.preset, self._pick_preset)
        return Row(tr("Rules"), picked, sentence if self.rules_told else "")

    def _count_line(self) -> Line:
        fewest, most = self.game.seats
        numbers = [(count, str(count)) for count in range(fewest, most + 1)]
        said = Said(self.stage.words.tr("Players"))
        return Line((said, *self._beside_count()), Chips("count", numbers, self.seating.count, self._seat))

    def _beside_count(self) -> Sequence[Control]:
        return ()

    def _seat_lines(self) -> list[Block]:
        return [self._seat_line(seat) for seat in range(self.seating.count)]

    def _seat_line(self, seat: Seat) -> Line:
        words, chair = self.stage.words, self.seating.chairs[seat]
        who = self.seating.name(seat, words)
        if chair.level is not None:
            text = next(level.text for level in self.levels if level.key == chair.level)
            return Line((*self._mark(seat), *self._said(who, words.tr(text))), self._selector(seat))
        pad = LOW if self.crowded else Field.pad
        rename = partial(self._rename, seat)
        field = Field(f"name:{seat}", who, rename, self.play, NAME_LENGTH, NAME_UNITS, pad)
        if len(self.seating.people) == 1:
            return Line((*self._mark(seat), Said(words.tr("Your name")), *self._person(seat)), field)
        return Line((*self._mark(seat), field, *self._person(seat)), self._selector(seat))

    def _said(self, who: str, sentence: str) -> Sequence[Control]:
        """The sentence below the name, or behind it where there are many below each other."""
        if not self.crowded:
            return (Said(who, sentence),)
        return Said(who, units=NAME_WIDE), Said("", sentence)

    def _selector(self, seat: Seat) -> Selector | None:
        """None for the first seat, which is a person's."""
        if seat == 0:
            return None
        tr = self.stage.words.tr
        levels: list[tuple[object, str]] = [(level.key, tr(level.label)) for level in self.levels]
        people: list[tuple[object, str]] = [(None, tr("Person"))] if self.several_people else []
        return Selector(
            f"who:{seat}", [*people, *levels], self.seating.chairs[seat].level, partial(self._who, seat)
        )

    # -- changes

    def _seat(self, count: object) -> None:
        self.seating = replace(self.seating, count=int(str(count)))
        self.refresh()

    def _who(self, seat: Seat, level: object) -> None:
        self.seating = self.seating.with_(seat, level=None if level is None else str(level))
        self.refresh()

    def _rename(self, seat: Seat, name: str) -> None:
        self.seating = self.seating.with_(
            seat, name="".join(letter for letter in name if letter.isprintable())
        )

    def _kept(self) -> Mapping[str, object]:
        return self.seating.to_plain()


class AgainstComputers(SeatsSetUp):
    """One person, at first against players of the middle level."""

    table: ClassVar[type[ClothTable]]

    @property
    def last(self) -> Mapping[str, object]:
        return super().last or {f"level {seat}": "normal" for seat in range(1, self.game.seats[1])}

    def _person(self, seat: Seat) -> Sequence[Control]:
        return ()

    def _mark(self, seat: Seat) -> Sequence[Control]:
        return ()

    def _players(self) -> int:
        return self.seating.count

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        return Dialog(
            tr(self.game.title),
            self._page(),
            left=self._feet(),
            right=(Foot("play", Caption(tr("Play"), "play"), self.play, "gold"),),
            width=1000,
            start="play",
            page="table",
        )

    def _page(self) -> Sequence[Block]:
        return ruled([self._rules_row(), self._count_line(), *self._seat_lines()])

    def _table(self) -> Scene:
        return self.table.seated(self.stage, self.seating.sitters(self.stage.words), self.options)
