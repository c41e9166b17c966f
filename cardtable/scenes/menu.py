"""The home screen: the games there are, the match that can go on, settings, and the way out."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from cardtable.engine.games import GAMES, game_named
from cardtable.engine.match import Match
from cardtable.scenes.actions import action_of
from cardtable.scenes.house_rules import last_options
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Push, Quit, Request, Resume, Scene, SetUpMatch, Size, Stage
from cardtable.scenes.settings import SettingsScene
from cardtable.scenes.tiles import COVERS, Tile, boxes, call_fits, draw_tile, text_width
from cardtable.ui.cloth import cloth
from cardtable.ui.hud import Caption, FocusRing, HudScreen
from cardtable.ui.layout import Frame
from cardtable.ui.palette import PANEL, TONES

BAR = 76  # units: the strip at the foot
LINES = 24  # of running text: a window with fewer is a low one
OFFERED = tuple(game for game in GAMES if game.key in COVERS)  # a game has a cover if it has a table


class Home(Scene):
    """Where the program starts and where every table leads back to."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.hud = HudScreen()
        self.tiles: list[Tile] = []
        self.notices: list[str] = []
        self.tone = TONES["petrol"]  # of the cloth that is written on
        self._laid: tuple[Size, str] | None = None  # the size and the colour of the cloth that lies

    def enter(self) -> None:
        """What the store has to say is said once, for as long as this screen is not left."""
        self.hud.wake()
        self._hear_store()
        if self.size != (0, 0):
            self.layout(self.size)

    def leave(self) -> None:
        self.hud.rest()
        self.notices = []

    def _hear_store(self) -> None:
        store = self.stage.store
        while store.notices:
            notice = store.notices.pop(0)
            self.notices.append(self.stage.words.tr(notice.message, **notice.values))

    # -- laying out

    def layout(self, size: Size) -> None:
        colour = self.stage.settings.cloth
        if (size, colour) != self._laid:
            self._ground, self._laid = cloth(size, colour), (size, colour)
        self.size, self.tone = size, TONES[colour]
        self.stage.art.prepare((None, *OFFERED[0].cards), Frame(*size).card_px)  # for the first deal
        hud, fonts = self.hud, self.stage.fonts
        hud.begin(size, fonts, self.stage.art)
        top = self._lay_title()
        bar = self._lay_bar()
        notes = self._lay_notices(bar.top)
        gap = hud.px(24)
        side = min(hud.px(64), size[0] // 24)
        area = pygame.Rect(side, top, size[0] - 2 * side, notes - top)
        self._lay_tiles(area, gap)
        hud.stand_on("continue" if self.stage.store.latest() else f"game:{OFFERED[0].key}")
        self.dirty = True

    def _lay_title(self) -> int:
        """The name of the house; returns where the space below it begins."""
        hud, fonts, tr = self.hud, self.stage.fonts, self.stage.words.tr
        y = round(self.size[1] * 0.06)
        name = tr("The Card Table").upper()
        words = [
            (name, "title", self.tone.text),
            (tr("Games of the kitchen, rules of the house"), "body", self.tone.text_second),
        ]
        if self.size[1] < LINES * fonts.line_height("body"):  # large words leave the room to the games
            words = [(name, "heading", self.tone.text)]
        for text, style, colour in words:
            height = fonts.line_height(style)
            hud.line(pygame.Rect(0, y, self.size[0], height), text, style, colour, centred=True)
            y += height
        return y + round(self.size[1] * 0.035)

    def _lay_bar(self) -> pygame.Rect:
        hud, tr = self.hud, self.stage.words.tr
        height = hud.px(BAR)
        bar = pygame.Rect(0, self.size[1] - height, self.size[0], height)
        shade = pygame.Surface(bar.size, pygame.SRCALPHA)
        shade.fill((*PANEL[:3], 160 if self.tone is TONES["petrol"] else 235))  # as dark on a light cloth
        hud.picture(bar.topleft, shade)
        right = bar.right - hud.px(36)
        placed = []
        for key, caption, press in (
            ("quit", Caption(tr("Quit"), "exit"), Quit),
            ("settings", Caption(tr("Settings"), "gear"), self._settings),
        ):
            width, tall = hud.painter.size(caption, "quiet")
            right -= width
            placed.append((key, pygame.Rect(right, bar.centery - tall // 2, width, tall), caption, press))
            right -= hud.px(8)
        self._lay_continue(bar, right)
        for key, rect, caption, press in reversed(placed):
            hud.button(key, rect, caption, press, "quiet")
        return bar

    def _lay_continue(self, bar: pygame.Rect, right: int) -> None:
        """A gold pill for the match that was played last, as wide as it needs and the bar allows."""
        key = self.stage.store.latest()
        if key is None:
            return
        hud, tr = self.hud, self.stage.words.tr
        title, score = tr(game_named(key).title), self._score(key)
        label = (
            tr("Continue: {game}, {score}", game=title, score=score)
            if score
            else tr("Continue: {game}", game=title)
        )
        caption = Caption(label, "play")
        width, tall = hud.painter.size(caption, "gold")
        if width > right - hud.px(36):
            caption = Caption(tr("Continue"), "play")
            width, tall = hud.painter.size(caption, "gold")
        hud.button(
            "continue",
            pygame.Rect(hud.px(36), bar.centery - tall // 2, width, tall),
            caption,
            self._continue,
            "gold",
        )

    def _lay_notices(self, bottom: int) -> int:
        """Calm lines above the bar; returns where they begin."""
        hud, fonts = self.hud, self.stage.fonts
        width = self.size[0] - 2 * hud.px(64)
        lines = [line for notice in self.notices for line in fonts.wrap(notice, "small", width)]
        step = fonts.line_height("small")
        top = bottom - hud.px(14) - step * len(lines)
        for number, line in enumerate(lines):
            rect = pygame.Rect(hud.px(64), top + number * step, width, step)
            hud.line(rect, line, "small", self.tone.text_second, centred=True)
        return top - hud.px(10)

    def _lay_tiles(self, area: pygame.Rect, gap: int) -> None:
        tr = self.stage.words.tr
        warm = {tile.key: tile.warm for tile in self.tiles}
        self.tiles = []
        fonts = self.stage.fonts
        least = max(text_width(tr(game.title), tr(COVERS[game.key].line), fonts) for game in OFFERED)
        for game, box in zip(OFFERED, boxes(len(OFFERED), area, gap, least), strict=True):
            cover = COVERS[game.key]
            call = tr("Play") if len(OFFERED) == 1 else ""
            tile = Tile(game.key, tr(game.title), tr(cover.line), cover.cards, box, cover.pack, call)
            tile.warm = warm.get(game.key, 0.0)
            tile.call = call if call_fits(tile, fonts) else ""
            self.tiles.append(tile)
            self.hud.area(f"game:{game.key}", box, partial(SetUpMatch, game.key))

    # -- choosing

    def _settings(self) -> Request:
        return Push(SettingsScene(self.stage))

    def _score(self, key: str) -> str:
        """Nothing where nobody has scored yet: eight noughts tell nothing."""
        record = self.stage.store.open_record(key)
        assert record is not None
        match = Match(record, {})
        scores = match.view().scores
        tells = any(scores) or (len(scores) == 2 and not match.realtime)  # a slap game is won only once
        return " : ".join(map(str, scores)) if tells else ""

    def _continue(self) -> Request | None:
        key = self.stage.store.latest()
        record = self.stage.store.open_record(key) if key else None
        return Resume(record) if record else None

    # -- running

    @property
    def busy(self) -> bool:
        return any(tile.warm != tile.wanted for tile in self.tiles)

    def handle(self, event: pygame.Event) -> Request | None:
        if event.type == pygame.KEYDOWN and action_of(event) == "rules":
            return self._rules()
        return self._settle(self.hud.handle(event))

    def _rules(self) -> Request:
        """Of the game the player stands on, as it would be played."""
        at = self.hud.ring.key or ""
        key = next((tile.key for tile in self.tiles if at == f"game:{tile.key}"), self.tiles[0].key)
        return Push(Rules(self.stage, key, last_options(self.stage, game_named(key))))

    def tick(self, dt_ms: float) -> Request | None:
        answer = self.hud.tick(dt_ms)
        shown = self.hud.ring.shown
        for tile in self.tiles:
            stop = f"game:{tile.key}"
            hovered = self.hud.areas.at(None) == stop and not FocusRing.by_keyboard
            tile.wanted = hovered or (shown is not None and shown.key == stop)
            self.dirty |= tile.tick(dt_ms)
        return self._settle(answer)

    def _settle(self, answer: object) -> Request | None:
        self.dirty |= self.hud.dirty
        self.hud.dirty = False
        return answer if isinstance(answer, Request) else None

    def trace(self) -> dict[str, Any]:
        return {**super().trace(), "buttons": self.hud.trace(), "notices": self.notices}

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._ground, (0, 0))
        for tile in self.tiles:
            draw_tile(surface, tile, self.stage.fonts, self.stage.art_for(tile.pack), self.tone)
        self.hud.draw(surface)
