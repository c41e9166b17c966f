"""What stands on the plates of every table is whole, at every text size, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from scenes.stage import make_stage, open_scene

from cardtable.engine.games import GAMES
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.players import levels_of
from cardtable.root import data_root
from cardtable.scenes.nines_shedding.telling import DEEDS
from cardtable.scenes.seating import NAMES
from cardtable.scenes.settings import TEXT_SIZES
from cardtable.scenes.tables import SCENES
from cardtable.ui import plates
from cardtable.ui.palette import TEXT
from cardtable.ui.plates import Pen, lettering
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts
from cardtable.window import MIN_SIZE
from cardtable.words import LANGUAGES, Words

TABLES = [
    (game.key, players)
    for game in GAMES
    if not game.realtime
    for players in range(game.seats[0], game.seats[1] + 1)
]
Found = tuple[pygame.Rect, str, int]  # a plate's room, a figure if it has one, how long lines are


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


def rooms(monkeypatch: pytest.MonkeyPatch, folder: Path, game: str, players: int) -> Sequence[Found]:
    """The plates of a table in the smallest window, the player's own first."""
    found: list[Found] = []

    def note(
        pen: Pen,
        room: pygame.Rect,
        name: str,
        below: str,
        figure: str,
        active: bool,
        letters: int = plates.LETTERS,
    ) -> pygame.Rect:
        found.append((room, "88" if figure else "", letters))
        return room

    monkeypatch.setattr(plates, "name_plate", note)
    seats = [Sitter("Ana"), *(Sitter(NAMES[seat], "computer", "easy") for seat in range(1, players))]
    match = Match(Record(game, tuple(seats), "a seed"), {seat: Still() for seat in range(1, players)})
    open_scene(SCENES[game](make_stage(folder, size=MIN_SIZE), match), MIN_SIZE)
    return found[:players]


def left_out(pen: Pen, plate: Found, words: Words, texts: Iterable[str]) -> Iterator[str]:
    """Those of the texts that are left out on a plate, where names are long and it is the seat's turn."""
    room, figure, letters = plate
    mark = pen.art.icon("play", 10, TEXT)
    longest = max(map(words.tr, NAMES), key=lambda name: pen.fonts.width(name, "bold"))
    for text in texts:
        if len(lettering(pen, room, longest, text, figure, mark, letters).lines) < 2:
            yield text


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_line_on_a_plate_is_cut_or_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, players: int
) -> None:
    plates_found = rooms(monkeypatch, tmp_path, game, players)

    def uncut(fonts: Fonts, text: str, style: str, width: int) -> str:
        assert fonts.width(text, style) <= width, f"{text} is cut"
        return text

    monkeypatch.setattr(Fonts, "ellipsised", uncut)
    lost = []
    for size in TEXT_SIZES:
        pen = Pen(pygame.Surface(MIN_SIZE), Fonts(MIN_SIZE[0] / 1280 * size), CardArt(data_root()))
        for language in LANGUAGES:
            words = Words(language)
            for seat, plate in enumerate(plates_found):
                texts = seconds(game, words, mine=seat == 0)
                lost += [(language, size, seat, text) for text in left_out(pen, plate, words, texts)]
    assert lost == []
