"""Before a match of Nine: which rules and cards, how many players, who they are, alone or in teams."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame

from cardtable.engine.game import N_, Options, Seat
from cardtable.engine.games.nine import TEAM_PLAYERS, NineOptions
from cardtable.scenes.nine import NineTable, dress, teams
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.seating import SeatsSetUp
from cardtable.ui.hud import Block, Caption, Chips, Choice, Control, Dialog, Drawn, Foot, Pictures, Row, ruled
from cardtable.ui.plates import Pen

MARK = 26  # units of a team's mark before a name
PICTURE = 84  # of a dress
UNCROWDED = 4  # seats
SHORT = {"jokers": N_("52 + 2 jokers")}  # what stands under a picture, where that is long


class NineSetUp(SeatsSetUp):
    usual_seats = 4
    beside: ClassVar = ("deck", "teams")
    options: NineOptions

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage, key)
        self.teams_told = self.options.teams  # as they were when the page was shown last

    @property
    def last(self) -> Mapping[str, object]:
        """At first players of the middle level."""
        return super().last or {f"level {seat}": "normal" for seat in range(1, self.game.seats[1])}

    # -- the page

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        rows: list[Block] = [self._rules_row(), self._dress_row(), self._count_line()]
        return Dialog(
            tr(self.game.title),
            ruled([*rows, *self._seat_lines()], gap=self._gap),
            left=self._feet(),
            right=(Foot("play", Caption(tr("Play"), "play"), self.play, "gold"),),
            width=1200,
            start="play",
            page="table",
            fill=True,
        )

    @property
    def crowded(self) -> bool:
        """The pictures take the room of some sentences."""
        return self.seating.count > UNCROWDED

    @property
    def rules_told(self) -> bool:
        return True

    @property
    def _gap(self) -> float:
        """Units between a line and its rule."""
        return {6: 3, 5: 5, 4: 4}.get(self.seating.count, 8)

    def _dress_row(self) -> Row:
        tr, spec = self.stage.words.tr, self._spec("deck")
        choices = [
            Choice(deck, tr(SHORT.get(deck, spec.choice_labels[deck])), self._picture(pack))
            for deck, pack in dress.PACKS.items()
        ]
        picked = Pictures("deck", choices, self.options.deck, self._wear, PICTURE)
        return Row(tr(spec.label), picked)

    def _picture(self, pack: str) -> Callable[[int], pygame.Surface]:
        return partial(dress.picture, pack, self.stage.art.dress)

    def _beside_count(self) -> Sequence[Control]:
        """Alone or in teams, where the number of players allows both."""
        ways = [name for name, count in TEAM_PLAYERS.items() if count == self.seating.count]
        if not ways:
            return ()
        tr, spec = self.stage.words.tr, self._spec("teams")
        choices: list[tuple[object, str]] = [("off", tr("Everybody alone"))]
        choices += [(way, tr(spec.choice_labels[way])) for way in ways]
        return (Chips("teams", choices, self.options.teams, self._team_up),)

    def _person(self, seat: Seat) -> Sequence[Control]:
        return ()

    def _mark(self, seat: Seat) -> Sequence[Control]:
        """The letter of the team."""
        if not self.options.in_teams:
            return ()
        return (Drawn(MARK, partial(self._letter, teams.of(seat, self.seating.count))),)

    def _letter(self, team: int, side: int) -> pygame.Surface:
        pen = Pen(pygame.Surface((1, 1)), self.stage.fonts, self.stage.art)
        return teams.mark(pen, team, side)

    def _players(self) -> int:
        return self.seating.count

    # -- changes

    def _wear(self, deck: object) -> None:
        self.options = replace(self.options, deck=str(deck))
        self.refresh()

    def _team_up(self, way: object) -> None:
        self.options = replace(self.options, teams=str(way))
        self.refresh()

    def refresh(self) -> None:
        self._agree()
        super().refresh()

    def _use(self, options: Options) -> None:
        super()._use(options)
        self._agree()

    def _agree(self) -> None:
        """Teams and players fit each other, whichever was chosen last; the lucky total falls, never rises."""
        options = self.options
        wanted = TEAM_PLAYERS.get(options.teams, self.seating.count)
        if wanted != self.seating.count and options.teams != self.teams_told:
            self.seating = replace(self.seating, count=wanted)
        elif wanted != self.seating.count:
            fitting = (name for name, count in TEAM_PLAYERS.items() if count == self.seating.count)
            options = replace(options, teams=next(fitting, "off"))
        if options.magic_score:
            options = replace(options, magic_to=min(options.magic_to, options.magic_score - 1))
        self.options, self.teams_told = options, options.teams

    def _table(self) -> Scene:
        self._agree()
        return NineTable.seated(self.stage, self.seating.sitters(self.stage.words), self.options)
