"""The controls by themselves: the ring, scrolling, text fields, the slider, the look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from cardtable.root import data_root
from cardtable.ui.hud import (
    Button,
    Caption,
    Chips,
    Choice,
    Dialog,
    Field,
    FocusRing,
    Foot,
    HudScreen,
    Keycaps,
    Painted,
    Pictures,
    Row,
    Slider,
    Stack,
    Stepper,
    Switch,
    Table,
    Words,
    show,
)
from cardtable.ui.hud.blocks import Block, ruled
from cardtable.ui.hud.focus import Stop
from cardtable.ui.palette import ACCENT, PANEL_SOLID
from cardtable.ui.sprites import CardArt
from cardtable.ui.text import Fonts

SIZE = (1280, 800)


class Screen:
    """A dialog on a dummy display, with what its controls told."""

    def __init__(self) -> None:
        self.hud = HudScreen()
        self.fonts, self.art = Fonts(1.0), CardArt(data_root())
        self.told: list[Any] = []
        self.surface = pygame.Surface(SIZE)

    def show(self, *blocks: Block, **more: Any) -> HudScreen:
        self.hud.begin(SIZE, self.fonts, self.art)
        show(self.hud, Dialog("Title", blocks, **more))
        self.run()
        return self.hud

    def run(self, ticks: int = 3) -> None:
        for _ in range(ticks):
            for event in pygame.event.get():
                self.hud.handle(event)
            self.hud.tick(1000 / 120)
        self.surface.fill(PANEL_SOLID)
        self.hud.draw(self.surface)

    def key(self, code: int, mod: int = 0, text: str = "", scancode: int = 0) -> object:
        event = pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=scancode)
        answer = self.hud.handle(event)
        self.run(1)
        return answer

    def mouse(self, kind: int, pos: tuple[int, int]) -> None:
        pygame.mouse.set_pos(pos)
        if kind == pygame.MOUSEMOTION:
            self.hud.handle(pygame.Event(kind, pos=pos, rel=(1, 0), buttons=(1, 0, 0), touch=False))
        else:
            self.hud.handle(pygame.Event(kind, pos=pos, button=1, touch=False, clicks=1))
        self.run(1)

    def click(self, pos: tuple[int, int]) -> None:
        self.mouse(pygame.MOUSEMOTION, pos)
        self.mouse(pygame.MOUSEBUTTONDOWN, pos)
        self.mouse(pygame.MOUSEBUTTONUP, pos)


@pytest.fixture
def screen() -> Iterator[Screen]:
    pygame.display.quit()  # windows of tests before would keep the pointer
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    pygame.event.clear()
    pygame.mouse.set_pos((0, 0))
    FocusRing.by_keyboard = False
    yield Screen()
    pygame.key.set_repeat()


def _row_of_everything(screen: Screen) -> list[Block]:
    tell = screen.told.append
    return ruled(
        [
            Row("Switch", Switch("switch", False, lambda on: tell(("switch", on)))),
            Row("Chips", Chips("chips", [("a", "A"), ("b", "B")], "a", lambda value: tell(("chips", value)))),
            Row("Stepper", Stepper("steps", 5, 0, 9, 1, lambda value: tell(("steps", value)))),
            Row("Slider", Slider("slider", 0.5, lambda value: tell(("slider", round(value, 2))))),
            Row("Field", Field("field", "", lambda text: tell(("field", text)), lambda: tell("enter"), 5)),
            Row("Button", Button("button", Caption("Press"), lambda: tell("button"))),
        ]
    )


def test_tab_visits_every_control_once_and_comes_round(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen))
    FocusRing.by_keyboard = True
    seen = []
    for _ in hud.ring.stops:
        seen.append(hud.ring.key)
        screen.key(pygame.K_TAB)
    assert seen == [
        "switch",
        "chips:0",
        "chips:1",
        "steps:less",
        "steps:more",
        "slider",
        "field",
        "button",
    ]
    assert hud.ring.key == "switch"
    screen.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert hud.ring.key == "button"


def test_keys_work_every_control(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen))
    FocusRing.by_keyboard = True
    for stop, code in (
        ("switch", pygame.K_SPACE),
        ("chips:1", pygame.K_RETURN),
        ("steps:more", pygame.K_KP_ENTER),
        ("slider", pygame.K_RIGHT),
        ("button", pygame.K_RETURN),
    ):
        hud.ring.key = stop
        screen.key(code)
    assert screen.told == [("switch", True), ("chips", "b"), ("steps", 6), ("slider", 0.6), "button"]


def test_the_mouse_works_every_control(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen))
    at = {stop.key: stop.rect().center for stop in hud.ring.stops}
    for stop in ("switch", "chips:1", "steps:less", "button"):
        screen.mouse(pygame.MOUSEBUTTONDOWN, at[stop])
        screen.mouse(pygame.MOUSEBUTTONUP, at[stop])
    assert screen.told == [("switch", True), ("chips", "b"), ("steps", 4), "button"]


def test_the_slider_is_dragged(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen))
    rect = next(stop.rect() for stop in hud.ring.stops if stop.key == "slider")
    screen.mouse(pygame.MOUSEBUTTONDOWN, rect.center)
    for step in range(1, 6):
        screen.mouse(pygame.MOUSEMOTION, (rect.centerx + step * 12, rect.centery))
    screen.mouse(pygame.MOUSEBUTTONUP, (rect.centerx + 60, rect.centery))
    assert screen.told
    assert screen.told[-1][1] == pytest.approx(0.5 + 60 / (rect.width - 26), abs=0.03)


def test_arrows_go_to_what_lies_that_way(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen))
    FocusRing.by_keyboard = True
    hud.ring.key = "chips:0"
    for code, there in (
        (pygame.K_RIGHT, "chips:1"),
        (pygame.K_DOWN, "steps:more"),
        (pygame.K_LEFT, "steps:less"),
        (pygame.K_UP, "chips:0"),
        (pygame.K_UP, "switch"),
        (pygame.K_UP, "switch"),
    ):
        screen.key(code)
        assert hud.ring.key == there


def test_the_ring_is_gold_and_gone_when_the_mouse_moves(screen: Screen) -> None:
    hud = screen.show(Row("Button", Button("button", Caption("Press"), lambda: None)))
    corner = hud.ring.stops[0].rect().inflate(6, 6).midtop
    assert screen.surface.get_at(corner)[:3] != ACCENT
    screen.key(pygame.K_TAB)
    assert screen.surface.get_at(corner)[:3] == ACCENT
    screen.mouse(pygame.MOUSEMOTION, (3, 3))
    assert screen.surface.get_at(corner)[:3] != ACCENT


def test_the_first_key_shows_the_ring_and_moves_it(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen), start="chips:1")
    assert hud.ring.shown is None
    screen.key(pygame.K_LEFT)
    assert hud.ring.shown is not None
    assert hud.ring.shown.key == "chips:0"


def test_a_field_takes_letters_up_to_its_limit_and_enter(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen), start="field")
    assert hud.typing
    for letter in "Ж< b>z":
        screen.hud.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
    assert screen.told[-1] == ("field", "Ж< b>")
    screen.key(pygame.K_RETURN)
    assert screen.told[-1] == "enter"
    screen.key(pygame.K_TAB)
    assert not hud.typing


def test_copy_and_paste_work_on_a_russian_layout(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    module = "pygame_gui.elements.ui_text_entry_line"
    monkeypatch.setattr(f"{module}.clipboard_copy", kept.append)
    monkeypatch.setattr(f"{module}.clipboard_paste", lambda: kept[-1])
    screen.show(Row("Field", Field("field", "Анна", screen.told.append, lambda: None)), start="field")
    cyrillic = {"a": (0x444, pygame.KSCAN_A), "c": (0x441, pygame.KSCAN_C), "v": (0x43C, pygame.KSCAN_V)}
    for letter in ("a", "c"):
        code, place = cyrillic[letter]
        screen.key(code, pygame.KMOD_LCTRL, "", place)
    assert kept == ["Анна"]
    screen.key(pygame.K_END)
    screen.key(cyrillic["v"][0], pygame.KMOD_LCTRL, "", cyrillic["v"][1])
    assert screen.told[-1] == "АннаАнна"


def test_a_rebuild_leaves_the_caret_and_the_keys_where_they_were(screen: Screen) -> None:
    field = Row("Field", Field("field", "abc", screen.told.append, lambda: None))
    screen.show(field, start="field")
    screen.key(pygame.K_LEFT)
    screen.show(field, start="field")
    screen.hud.handle(pygame.Event(pygame.TEXTINPUT, text="X"))
    assert screen.told[-1] == "abXc"


def test_a_shortcut_on_a_russian_layout_writes_no_letter(screen: Screen) -> None:
    screen.show(Row("Field", Field("field", "abc", screen.told.append, lambda: None)), start="field")
    screen.key(0x444, pygame.KMOD_LCTRL, "", pygame.KSCAN_A)
    screen.hud.handle(pygame.Event(pygame.TEXTINPUT, text="ф"))
    assert screen.told == []
    screen.key(0x444, pygame.KMOD_RALT | pygame.KMOD_LCTRL, "", pygame.KSCAN_A)  # AltGr on Windows
    screen.hud.handle(pygame.Event(pygame.TEXTINPUT, text="ą"))
    assert screen.told == ["ą"]


def test_a_screen_at_rest_lets_no_key_repeat(screen: Screen) -> None:
    screen.show(Row("Field", Field("field", "", screen.told.append, lambda: None)), start="field")
    assert pygame.key.get_repeat() != (0, 0)
    screen.hud.rest()
    assert pygame.key.get_repeat() == (0, 0)
    screen.show(Row("Field", Field("field", "", screen.told.append, lambda: None)), start="field")
    assert pygame.key.get_repeat() == (0, 0)  # a new size while another screen is above
    screen.hud.wake()
    screen.show(Row("Field", Field("field", "", screen.told.append, lambda: None)), start="field")
    assert screen.hud.typing


def test_a_long_body_scrolls_by_wheel_keys_thumb_and_focus(screen: Screen) -> None:
    rows = [Row(f"Row {n}", Switch(f"s{n}", False, lambda on: None)) for n in range(40)]
    hud = screen.show(*rows, right=(Foot("done", Caption("Done"), lambda: None),), start="done")
    (scroll,) = hud.scrolls.values()
    pygame.mouse.set_pos(scroll.rect.center)
    hud.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scroll.offset == 60
    screen.key(pygame.K_END)
    assert scroll.offset == scroll.reach
    screen.key(pygame.K_HOME)
    assert scroll.offset == 0
    screen.key(pygame.K_PAGEDOWN)
    assert 0.5 * scroll.rect.height < scroll.offset < scroll.rect.height
    scroll.to(0)
    grip = scroll.thumb.center
    for kind, pos in (
        (pygame.MOUSEBUTTONDOWN, grip),
        (pygame.MOUSEMOTION, (grip[0], scroll.rect.bottom)),
        (pygame.MOUSEBUTTONUP, (grip[0], scroll.rect.bottom)),
    ):
        screen.mouse(kind, pos)
    assert scroll.offset == scroll.reach
    hud.ring.stand_on(hud.ring.stops[0])
    assert scroll.rect.contains(hud.ring.stops[0].rect())


def test_what_is_scrolled_away_cannot_be_clicked(screen: Screen) -> None:
    rows = [Row(f"Row {n}", Switch(f"s{n}", False, screen.told.append)) for n in range(40)]
    hud = screen.show(*rows, right=(Foot("done", Caption("Done"), lambda: None),))
    below = next(stop for stop in hud.ring.stops if stop.rect().top > hud.scrolls["body:"].rect.bottom)
    screen.mouse(pygame.MOUSEBUTTONDOWN, below.rect().center)
    screen.mouse(pygame.MOUSEBUTTONUP, below.rect().center)
    assert screen.told == []


def test_an_untouched_screen_asks_for_no_frame(screen: Screen) -> None:
    hud = screen.show(*_row_of_everything(screen))
    screen.run(10)
    hud.dirty = False
    screen.run(20)
    assert not hud.dirty


def test_a_stop_that_is_greyed_is_no_stop(screen: Screen) -> None:
    hud = screen.show(Row("Off", Switch("off", True, lambda on: None), enabled=False), Words("text"))
    assert hud.ring.stops == []
    screen.key(pygame.K_RETURN)
    assert hud.ring.current is None


def test_a_table_cuts_a_long_name_and_keeps_its_columns(screen: Screen) -> None:
    hud = screen.show(Table(("Deal", "W" * 60, "Otto", ""), (("1", "66", "40", "failed close"),)), width=500)
    assert all(placed.needs[0] <= placed.box.width for placed in hud.placed)
    assert any(placed.text.endswith("…") for placed in hud.placed)


def test_widgets_show_nothing_of_their_own(screen: Screen) -> None:
    """A screen of controls holds our palette only: none of pygame_gui's own colours."""
    buttons = Stack([("b", Caption("Go", "play"), lambda: None, "plain")])
    screen.show(*_row_of_everything(screen), buttons)
    own = {(0x4C, 0x50, 0x52), (0x63, 0x68, 0x6B), (0x25, 0x29, 0x2E), (0x36, 0x58, 0x80), (0x21, 0x28, 0x2D)}
    width, height = SIZE
    seen = {tuple(screen.surface.get_at((x, y))[:3]) for x in range(0, width, 2) for y in range(0, height, 2)}
    assert seen & own == set()


def test_a_stop_is_found_again_by_its_key() -> None:
    ring = FocusRing()
    ring.add(Stop("one", lambda: pygame.Rect(0, 0, 10, 10)))
    ring.start_at(None)
    ring.clear()
    ring.add(Stop("zero", lambda: pygame.Rect(0, 0, 10, 10)))
    ring.add(Stop("one", lambda: pygame.Rect(0, 20, 10, 10)))
    ring.start_at("zero")
    assert ring.key == "one"


def test_a_picture_is_chosen_by_click_and_by_key_and_the_chosen_one_is_marked(screen: Screen) -> None:
    sky, soil = (pygame.Surface((60, 84)) for _ in range(2))
    sky.fill((90, 140, 200))
    soil.fill((120, 80, 40))
    choices = [Choice("sky", "Sky", lambda height: sky), Choice("soil", "Soil", lambda height: soil)]
    hud = screen.show(Row("View", Pictures("view", choices, "sky", screen.told.append)))
    spots = {stop.key: stop.rect() for stop in hud.ring.stops}
    screen.click(spots["view:soil"].center)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_RETURN)
    assert screen.told == ["soil", "sky"]
    marks = {key: [screen.surface.get_at(pos)[:3] for pos in edge(rect)] for key, rect in spots.items()}
    assert marks["view:sky"].count(ACCENT) > 3 * marks["view:soil"].count(ACCENT)


def edge(rect: pygame.Rect) -> list[tuple[int, int]]:
    """The middle of the left side, a few pixels of it."""
    return [(rect.left + 1, rect.centery + shift) for shift in range(-6, 7)]


def test_pictures_stand_in_rows_of_one_length(screen: Screen) -> None:
    choices = [Choice(n, f"No {n}", lambda height: pygame.Surface((60, height))) for n in range(6)]
    pictures = Pictures("view", choices, 0, print)
    screen.show()
    for room, rows in ((1200, [6]), (400, [3, 3]), (100, [1] * 6)):
        tops = [box.top for box in pictures._flow(screen.hud, room)]
        assert [tops.count(top) for top in sorted(set(tops))] == rows, room


def test_larger_text_leaves_what_was_clicked_under_the_pointer(screen: Screen) -> None:
    rows = [Row(f"Row {n}", Chips(f"row{n}", [(1, "one"), (2, "two")], 1, print)) for n in range(14)]
    hud = screen.show(*rows)
    stop = next(stop for stop in hud.ring.stops if stop.key == "row7:1")
    screen.click(stop.rect().center)
    before = stop.rect().centery
    screen.fonts = Fonts(2.0)
    hud = screen.show(*rows)
    after = next(stop for stop in hud.ring.stops if stop.key == "row7:1").rect()
    assert abs(after.centery - before) <= 2


def test_what_stands_under_the_side_moves_above_the_body_where_it_has_no_room(screen: Screen) -> None:
    side = Stack([("here", Caption("Here"), print, "item")])
    shown: list[str] = []

    def painted(name: str) -> Painted:
        return Painted(400, lambda size: (shown.append(name), pygame.Surface(size))[1])

    def show_at(scale: float, width: int) -> list[str]:
        shown.clear()
        screen.fonts = Fonts(scale)
        screen.show(
            Words("body"),
            side=side,
            under_side=(painted("under"),),
            above=(painted("above"),),
            across=(painted("across"),),
            width=width,
            fill=True,
        )
        return sorted(shown)

    assert show_at(1.0, 1000) == ["under"]
    assert show_at(1.5, 1000) == ["above"]
    assert show_at(1.0, 600) == ["above", "across"]


def test_keys_held_together_stay_in_one_line(screen: Screen) -> None:
    screen.show()
    caps = Keycaps([["F11"], ["Alt", "Enter"]])
    for room, tops in ((400, 1), (120, 2)):
        boxes = {name: box for box, name in caps._flow(screen.hud, room)}
        assert boxes["Alt"].top == boxes["Enter"].top
        assert len({box.top for box in boxes.values()}) == tops, room
        assert boxes["Alt"].right < boxes["Enter"].left
