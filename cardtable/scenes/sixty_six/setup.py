"""Before a match of 66: which rules, who the opponent is, what you are called."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.engine.game import N_
from cardtable.engine.match import Sitter
from cardtable.engine.players import levels_of
from cardtable.scenes.house_rules import NAME_LENGTH, GameSetUp
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.sixty_six import SixtySixTable
from cardtable.ui.hud import Caption, Cards, Dialog, Field, Foot, Gap, Row, Words

OPPONENTS = (N_("Lola"), N_("Otto"), N_("Vera"))  # who plays at which level, the easiest first


class SixtySixSetUp(GameSetUp):
    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage, key)
        self.levels = levels_of(key)
        level = self.last.get("level")
        self.level = level if level in [each.key for each in self.levels] else self.levels[1].key
        self.name = str(self.last.get("name") or "")

    @property
    def _your_name(self) -> str:
        return self.name.strip() or self.stage.words.tr("You")

    def _describe_table(self) -> Dialog:
        tr = self.stage.words.tr
        body = (
            Words(tr("Rules"), "bold"),
            Gap(8),
            self._preset_cards(),
            Gap(26),
            Words(tr("Your opponent"), "bold"),
            Gap(8),
            self._opponents(),
            Gap(26),
            Row(tr("Your name"), self._name_field()),
        )
        return Dialog(
            tr(self.game.title),
            body,
            left=self._feet(),
            right=(Foot("play", Caption(tr("Play"), "play"), self.play, "gold"),),
            width=900,
            start="play",
        )

    def _opponents(self) -> Cards:
        tr = self.stage.words.tr
        choices = [(level.key, Caption(tr(level.label), sentence=tr(level.text))) for level in self.levels]
        return Cards("level", choices, self.level, self._pick_level)

    def _name_field(self) -> Field:
        return Field("name", self._your_name, self._rename, self.play, NAME_LENGTH)

    def _pick_level(self, level: object) -> None:
        self.level = str(level)
        self.refresh()

    def _rename(self, name: str) -> None:
        self.name = "".join(letter for letter in name if letter.isprintable())

    # -- leaving

    def _kept(self) -> Mapping[str, object]:
        return {"level": self.level, "name": self.name.strip()}

    def _table(self) -> Scene:
        names = {level.key: name for level, name in zip(self.levels, OPPONENTS, strict=True)}
        seats = Sitter(self.name.strip()), Sitter(names[self.level], "computer", self.level)
        return SixtySixTable.seated(self.stage, seats, self.options)
