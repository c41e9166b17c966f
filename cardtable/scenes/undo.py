"""Taking a move back at the table, and playing it again."""

from __future__ import annotations

from cardtable.engine.match import Match, Record
from cardtable.engine.undo import played_again, taken_back
from cardtable.scenes.desk import DeskScene
from cardtable.scenes.scene import Replace, Request, Stage

ENDED = ("pause", "over")  # the phases after a deal


class UndoScene(DeskScene):
    """The table is opened anew with a shorter record, or with a longer one."""

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.later: Record | None = None  # what was taken back, until something else is played

    def act(self, action: str) -> Request | None:
        match action:
            case "undo":
                return self._turn_back()
            case "redo":
                return self._turn_forth()
        return super().act(action)

    def _turn_back(self) -> Request | None:
        record = self.match.record
        before = None if self.view.phase in ENDED else taken_back(record, self.me)
        if before is None:
            self.say(self.stage.words.tr("In this deal there is nothing to take back."))
            return None
        if reason := self.stands(record.log[len(before.log)].move):
            self.say(reason)
            return None
        return self._turned_to(before, self.later or record)

    def stands(self, move: str) -> str:
        """Why a move of the player is not taken back, for it has shown a hidden card; else nothing."""
        return ""

    def _turn_forth(self) -> Request | None:
        again = played_again(self.match.record, self.later, self.me) if self.later else None
        return self._turned_to(again, self.later) if again else None

    def _turned_to(self, record: Record, later: Record | None) -> Request:
        self.save()  # or it would be saved when it is left, after what it turns to
        self.stage.store.keep(record)
        scene = type(self).resume(self.stage, record)
        scene.later = later
        return Replace(scene)
