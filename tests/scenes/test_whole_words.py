"""The words on the plates of every table: whole at every text size in every language, and in sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest
from scenes.stage import make_stage, open_scene

from cardtable.engine.games import GAMES
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.players import levels_of
from cardtable.scenes.cloth import ClothTable, Said
from cardtable.scenes.nervioso import NerviosoTable, paint
from cardtable.scenes.nervioso.hands import Hands, dealt
from cardtable.scenes.nervioso.pace import Pace
from cardtable.scenes.nines_shedding.telling import DEEDS
from cardtable.scenes.scene import Stage
from cardtable.scenes.seating import NAMES
from cardtable.scenes.tables import SCENES
from cardtable.scenes.watching import MatchScene
from cardtable.ui import plates
from cardtable.ui.palette import TEXT
from cardtable.ui.plates import Lettering, Pen, lettering
from cardtable.window import MIN_SIZE
from cardtable.words import LANGUAGES, Words

TABLES = [(game.key, players) for game in GAMES for players in range(game.seats[0], game.seats[1] + 1)]


@dataclass(frozen=True)
class Plate:
    """As a table asks for it; `mark` is of a game whose seats always have one."""

    room: pygame.Rect
    mark: pygame.Surface | None
    letters: int


class Still:
    """A player who never moves."""

    def decide(self, view: object) -> None:
        return None


def seconds(game: str, words: Words, mine: bool) -> Iterator[str]:
    """All that a second line may come to say, of the player or of another seat."""
    tr, tr_n = words.tr, words.tr_n
    if not mine:
        yield from (tr(level.label) for level in levels_of(game))
    match game:
        case "thousand":
            yield from (tr("sits out"), *(tr_n("{n} point", "{n} points", n) for n in (0, 1, 320)))
        case "nines_shedding":
            yield from map(tr, DEEDS.values())
            yield from (tr("place {n}", n=4), tr_n("took {n} card", "took {n} cards", 36))
        case "nines_tricks":
            yield from (tr("keeps"), tr("exchanged"))
            yield from (tr_n("{n} trick", "{n} tricks", n) for n in (0, 1, 13))
        case "nine" if mine:
            yield tr("{n} in hand", n=65)
        case "nine":
            for laid in (tr("laid {cards}", cards=cards) for cards in ("13 13 13", "9 10 11 12 13")):
                yield from (f"{tr('took {cards}', cards='13')} · {laid}", f"{tr('drew')} · {laid}")
        case "nervioso":
            yield from (tr("wins"), tr("loses"), tr("waits to slap"), tr("lays the cards"))


def opened(stage: Stage, game: str, players: int) -> MatchScene:
    seats = (Sitter("Ana"), *(Sitter(NAMES[seat], "computer", "easy") for seat in range(1, players)))
    record = Record(game, seats, "a seed")
    if game == NerviosoTable.key:
        return NerviosoTable.seat(stage, record, Hands(dealt([0], {}), None, lambda _: ()), Pace())
    return SCENES[game](stage, Match(record, {seat: Still() for seat in range(1, players)}))


def plates_of(monkeypatch: pytest.MonkeyPatch, table: MatchScene) -> Sequence[Plate]:
    """Those of a table that opens, the player's own first."""
    found: list[Plate] = []

    def note(
        pen: Pen,
        room: pygame.Rect,
        name: str,
        below: str,
        figure: str,
        mark: pygame.Surface | None,
        letters: int = plates.LETTERS,
        tall: bool = False,
    ) -> Lettering:
        found.append(Plate(room, mark if tall else None, letters))
        return lettering(pen, room, name, below, figure, mark, letters, tall)

    with monkeypatch.context() as patched:
        patched.setattr(plates, "lettering", note)
        patched.setattr(paint, "lettering", note)
        open_scene(table, MIN_SIZE)
    return found[: len(table.sitters)]


def faulty(plate: Plate, pen: Pen, words: Words, figure: str, texts: Iterable[str]) -> Iterator[str]:
    """Those of the texts that are left out on a plate, or cut its name, in the turn of a seat."""
    mark = plate.mark or pen.art.icon("play", plate.room.width // 10, TEXT)
    longest = max(map(words.tr, NAMES), key=lambda name: pen.fonts.width(name, "bold"))
    for text in texts:
        lines = lettering(
            pen, plate.room, longest, text, figure, mark, plate.letters, tall=bool(plate.mark)
        ).lines
        if len(lines) < 2 or slimness(lines[0]) < 0.9 * slimness(pen.line([longest], "bold")):
            yield text


def slimness(line: pygame.Surface) -> float:
    return line.get_width() / line.get_height()


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_line_on_a_plate_is_cut_or_faulty(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, players: int, text_size: float
) -> None:
    stage = make_stage(tmp_path, "en", MIN_SIZE, text_size)
    found = plates_of(monkeypatch, opened(stage, game, players))
    pen, figure = Pen(pygame.Surface(MIN_SIZE), stage.fonts, stage.art), "" if game == "thousand" else "88"
    lost = [
        (language, seat, text)
        for language in LANGUAGES
        for seat, plate in enumerate(found)
        for text in faulty(
            plate, pen, Words(language), figure, seconds(game, Words(language), mine=seat == 0)
        )
    ]
    assert lost == []
    stage.store.close()


@pytest.mark.parametrize(("game", "players"), [each for each in TABLES if each[0] != NerviosoTable.key])
def test_what_is_said_lies_on_no_plate(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, players: int
) -> None:
    table = opened(make_stage(tmp_path, "en", MIN_SIZE, text_size=2.0), game, players)
    assert isinstance(table, ClothTable)
    rooms = [plate.room for plate in plates_of(monkeypatch, table)]
    boxes: list[pygame.Rect] = []
    bubble = plates.bubble
    monkeypatch.setattr(plates, "bubble", lambda *words: boxes.append(bubble(*words)))
    said = "NINE!" if game == "nine" else "W" * 20  # as long as anything may be
    for seat in range(players):
        table.said = Said(seat, (said,), 1e9)
        table.paint_over(pygame.Surface(MIN_SIZE))
    assert [box.collidelistall(rooms) for box in boxes] == [[] for _ in range(players)]
    table.stage.store.close()
