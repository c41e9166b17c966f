"""The score sheet of Тысяча: the worked examples of the document on it, and what made each number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest
from scenes.stage import make_stage, open_scene, press

from cardtable.engine.games.thousand import Counts, ThousandResult
from cardtable.scenes.thousand.notebook import Notebook
from cardtable.scenes.thousand.paper import rows_in, written
from cardtable.scenes.thousand.sheet import HEAD, Sheet, sheet_of, told
from cardtable.words import Words
from tests.engine.thousand_table import dealt, play

NAMES = ("A", "B", "C")
MARRIAGE = {1: "KD QD 9D JS 9S JC QC"}  # P1 is the first hand, and may go to 200


def result(
    scores: Sequence[int], *moves: str, hands: Mapping[int, str] = MARRIAGE, **more: Any
) -> ThousandResult:
    game = dealt(hands, "9H KS TH", scores=list(scores), rules={"redeal_hand_min": 0}, **more)
    play(game, *moves)
    assert isinstance(game.last_deal, ThousandResult)
    return game.last_deal


def sheet(scores: Sequence[int], deal: ThousandResult, **counters: tuple[int, ...]) -> Sheet:
    return sheet_of(NAMES, [deal], scores, counters, 3)


def last(table: Sheet) -> list[int]:
    return [column.entries[-1].score for column in table.columns]


def causes(deal: ThousandResult, seat: int) -> list[tuple[str, int]]:
    return told(Words("en"), deal, seat)


def test_g2_s03_the_samosval_of_the_document() -> None:
    """495, 200, 760: the third writes 120 off, and 0, 260, 640 are left."""
    scores = (200, 760, 495)  # P1 declares
    deal = result(scores, "P2 bid 105", "P0 pass", "P1 bid 120", "P2 pass", "P1 rospis")
    table = sheet(scores, deal)
    assert last(table) == [260, 640, 0]
    assert [column.entries[-1].mark for column in table.columns] == ["", "", "samosval"]
    assert causes(deal, 2) == [("Written off", 60), ("Samosval: back to zero", -555)]


def test_g2_s04_a_write_off_of_140() -> None:
    """140 written off: 70 and 70."""
    scores = (0, 0, 0)
    moves = "P2 bid 105", "P0 pass", "P1 bid 140", "P2 pass", "P1 rospis"
    deal = result(scores, *moves)
    changes = [column.entries[-1].change for column in sheet(scores, deal).columns]
    assert changes == [70, -140, 70]


def test_only_the_last_number_is_not_struck_through() -> None:
    scores = (200, 760, 495)
    deal = result(scores, "P2 bid 105", "P0 pass", "P1 bid 120", "P2 pass", "P1 rospis")
    assert [column.last_written for column in sheet(scores, deal).columns] == [1, 1, 1]


def made(**changes: Any) -> ThousandResult:
    """A deal in which P1 fails at 100, and nothing else happens but what is given."""
    plain: dict[str, Any] = {
        "points": (0, -100, 0), "deal": 1, "dealer": 0, "declarer": 1, "order": 100, "made": False,
        "written_off": False, "golden": False, "dark": False, "raw": (60, 60, 0), "tricks": (4, 4, 0),
        "marriages": ((), (), ()), "lines": ((("tricks", 60),), (("order", -100),), (("tricks", 0),)),
        "scores": (60, -100, 0), "bolts": (0, 0, 0), "on_barrel": (False,) * 3, "attempts": (0, 0, 0),
        "falls": (0, 0, 0),
    }  # fmt: skip
    return ThousandResult(**{**plain, **changes})


def test_a_bolt_is_a_cross_where_it_happened_and_at_the_name() -> None:
    column = sheet((0, 0, 0), made(bolts=(0, 0, 1))).columns[2]
    assert (column.entries[-1].bolts, column.bolts) == (1, 1)
    assert not column.entries[-1].written
    assert column.last_written == 0


def test_a_third_bolt_is_a_cross_too_though_three_are_taken_away() -> None:
    lines = ((("tricks", 60),), (("order", -100),), (("tricks", 0), ("bolts", -120)))
    deal = made(lines=lines, scores=(60, -100, -120))
    column = sheet((0, 0, 0), deal, bolts=(0, 0, 2)).columns[2]
    assert (column.entries[-1].bolts, column.bolts) == (1, 0)
    assert causes(deal, 2)[1] == ("Third bolt", -120)


def test_the_barrel_stands_at_the_name_with_its_tries() -> None:
    deal = made(on_barrel=(True, False, False), attempts=(2, 0, 0), lines=((("sits", 0),), (), ()))
    column = sheet((880, 0, 0), deal, on_barrel=(1, 0, 0)).columns[0]
    assert (column.on_barrel, column.tries) == (True, 2)


def test_a_failed_order_says_so() -> None:
    assert causes(made(), 1) == [("Order of 100 failed", -100)]


@pytest.mark.parametrize("row", [17, 34])
def test_every_entry_has_its_place_on_the_paper(row: int) -> None:
    pygame.font.init()
    pygame.display.set_mode((640, 480))
    table = sheet((0, 0, 0), made(bolts=(0, 0, 1)))
    page = written(table, (300, row * 6), row, 0)
    assert set(page.cells) == {(column, place) for column in range(3) for place in (HEAD, 0, 1)}
    boxes = list(page.cells.values())
    assert all(page.picture.get_rect().contains(box) for box in boxes)
    assert all(box.collidelist(boxes[:at]) == -1 for at, box in enumerate(boxes))
    assert rows_in(row * 6, row) == 4


def test_a_long_match_is_scrolled_by_wheel_and_keys(tmp_path: Path) -> None:
    stage = make_stage(tmp_path / "data", size=(960, 600))
    deals = [made(deal=number) for number in range(1, 41)]
    page = Notebook(stage, sheet_of(NAMES, deals, (0, 0, 0), {}, 3), deals)
    open_scene(page, (960, 600))
    shown = page.shown_rows
    assert page.first == 41 - shown  # the end of the match
    page.handle(pygame.Event(pygame.MOUSEWHEEL, y=5))
    assert page.first == 41 - shown - 5
    press(page, *[pygame.K_PAGEUP] * 9)
    assert page.first == 0
    page.draw(pygame.Surface((960, 600)))
    stage.store.close()


def test_a_name_says_what_is_counted(tmp_path: Path) -> None:
    stage = make_stage(tmp_path / "data", size=(960, 600))
    deals = [
        made(bolts=(0, 0, 1), falls=(1, 0, 0)),
        made(deal=2, bolts=(0, 0, 1), falls=(1, 0, 0), written_off=True, declarer=2),
    ]
    page = Notebook(stage, sheet_of(NAMES, deals, (0, 0, 0), {"rospis": (0, 1, 1)}, 3), deals)
    open_scene(page, (960, 600))
    told_of = []
    for seat in range(3):
        x, y = page.trace()["entries"][f"{seat}:{HEAD}"]
        page.handle(pygame.Event(pygame.MOUSEMOTION, pos=(x, y)))
        told_of.append(page.explained())
    assert told_of == [
        ["A", "Bolts: 0  ·  Write-offs: 0  ·  Falls off the barrel: 1"],
        ["B", "Bolts: 0  ·  Write-offs: 1  ·  Falls off the barrel: 0"],
        ["C", "Bolts: 1  ·  Write-offs: 2  ·  Falls off the barrel: 0"],
    ]
    press(page, *[pygame.K_DOWN] * 2, *[pygame.K_UP] * 9)
    assert (page.at, page.first) == ((2, HEAD), 0)
    page.draw(pygame.Surface((960, 600)))
    stage.store.close()


def test_the_counters_have_the_names_of_the_engine() -> None:
    assert {"bolts", "on_barrel", "attempts", "falls"} <= set(Counts.__dataclass_fields__)
