"""A match with what every table has beside its cards: buttons, a sentence, and the ways out."""

from __future__ import annotations

from typing import Any

import pygame

from cardtable.engine.game import Refusal
from cardtable.engine.match import Match
from cardtable.engine.rulebook import section_of
from cardtable.scenes.keys import Keys
from cardtable.scenes.pause import Pause
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Push, Request, SetUpMatch, Stage
from cardtable.scenes.watching import MatchScene
from cardtable.ui import timeline as t
from cardtable.ui.pills import Pill


class DeskScene(MatchScene):
    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.pills: list[Pill] = []
        self.pill_focus: int | None = None
        self.pill_warm: Pill | None = None
        self.pill_down: str | None = None  # the button that was pressed, by its id: it may be laid out anew
        self.pointer = (-1, -1)
        self.notice: tuple[str, float] | None = None  # a sentence and when it goes away
        self.scolding = False  # the sentence says why a move was refused
        self.refused: Refusal | None = None  # the last refusal: F1 opens the rules there

    def tick(self, dt_ms: float) -> Request | None:
        if self.notice and self.stage.now_ms() >= self.notice[1]:
            self.notice, self.dirty = None, True
        if self.stage.store.notices and not self.notice:  # say, that the disk is full
            told = self.stage.store.notices.pop(0)
            self.say(self.stage.words.tr(told.message, **told.values))
        return super().tick(dt_ms)

    # -- what is said

    def say_refusal(self, refusal: Refusal) -> None:
        self.refused = refusal
        self.say(self.stage.words.refusal(refusal))
        self.scolding = True
        self.stage.sounds.play("refuse")

    def say(self, sentence: str) -> None:
        self.notice = sentence, self.stage.now_ms() + t.NOTICE_STAYS
        self.scolding = False
        self.dirty = True

    def muted(self) -> None:
        tr = self.stage.words.tr
        self.say(tr("The sound is off.") if self.stage.settings.mute else tr("The sound is on."))

    # -- buttons

    def icons(self) -> list[Pill]:
        """The round buttons in the corner, by actions of the keys."""
        side, gap = self.px(40), self.px(12)
        pills = []
        for place, (action, icon) in enumerate((("pause", "menu"), ("rules", "help"))):
            pill = Pill(action, (), lambda action=action: self.act(action), "icon", icon)  # type: ignore[misc]
            pill.box = pygame.Rect(self.size[0] - (place + 1) * (side + gap), gap, side, side)
            pills.append(pill)
        return pills

    def pill_at(self, pos: tuple[int, int]) -> Pill | None:
        return next((pill for pill in self.pills if pill.box.collidepoint(pos)), None)

    def walk_pills(self, by: int) -> None:
        """Tab goes through the buttons and back to the cards."""
        stops = [None, *range(len(self.pills))]
        self.pill_focus = stops[(stops.index(self.pill_focus) + by) % len(stops)]

    def act(self, action: str) -> Request | None:
        """Carries out an action of the keys or of an icon."""
        match action:
            case "pause":
                return self.pause()
            case "rules":
                anchor = section_of(self.refused.rule) if self.refused else None
                return Push(Rules(self.stage, self.key, self.view.options, anchor))
            case "keys":
                return Push(self.key_help())
            case "new":
                return SetUpMatch(self.key)
        return None

    def pause(self, why: str = "") -> Request:
        """`why` is a translated sentence where nobody asked for it."""
        return Push(Pause(self.stage, self.key, self.view.options, self.key_help, why))

    def key_help(self) -> Keys:
        return Keys(self.stage)

    # -- drawing

    def trace(self) -> dict[str, Any]:
        view = self.view
        return {
            **super().trace(),
            "buttons": {pill.id: list(pill.box.center) for pill in self.pills},
            "phase": view.phase,
            "deal": view.deal,
            "scores": list(view.scores),
            "to_act": list(view.to_act),
            "moves": len(self.match.record.log),
            "notice": self.notice[0] if self.notice else None,
            "idle": self.started and self.timeline.idle,
        }

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        fonts, art = self.stage.fonts, self.stage.art
        for index, pill in enumerate(self.pills):
            pill.draw(surface, fonts, art, pill is self.pill_warm, index == self.pill_focus)


def request_of(result: object) -> Request | None:
    """What a pressed button asks for, if anything."""
    return result if isinstance(result, Request) else None
