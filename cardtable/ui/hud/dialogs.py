"""A panel with a title, a body that scrolls when it must, and buttons at its foot; laid out for any size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from cardtable.ui.hud.blocks import GAP, Block, Gap, Stack, Words
from cardtable.ui.hud.faces import Caption, Kind
from cardtable.ui.hud.screen import Host, HudScreen
from cardtable.ui.hud.scroll import Scroll
from cardtable.ui.palette import PANEL, PANEL_SOLID

PAD = 36  # units between the panel's edge and its content
FOOT_GAP = 12  # units between two buttons at the foot
MARGIN = 24  # units between the window's edge and the panel
SIDE, SIDE_GAP = 270, 56  # units of a list at the side, and between it and the body


@dataclass(frozen=True)
class Foot:
    """A button at the foot of a dialog."""

    key: str
    caption: Caption
    press: Callable[[], object]
    kind: Kind = "plain"


@dataclass(frozen=True)
class Dialog:
    """A description; `show` places it."""

    title: str
    body: Sequence[Block]
    head: Sequence[Block] = ()  # stays in place while the body scrolls
    left: Sequence[Foot] = ()
    right: Sequence[Foot] = ()
    side: Stack | None = None  # a list at the left of the body, where the window is wide enough for both
    across: Sequence[Block] = ()  # what stands for it in the head, where the window is narrow
    under_side: Sequence[Block] = ()  # below that list
    above: Sequence[Block] = ()  # what stands for these at the top of the body, where they have no room
    width: int = 760  # units; the window may allow less
    start: str | None = None  # where the keyboard stands at first
    centred: bool = False
    opacity: int = PANEL[3]  # more where cards may lie under it
    page: str = ""  # a dialog shown again with the same page stays scrolled where it was
    fill: bool = False  # as high as the window allows, whatever the content needs


@dataclass(frozen=True)
class _FootRow:
    height: int
    left: tuple[tuple[Foot, int], ...]
    right: tuple[tuple[Foot, int], ...]


@dataclass(frozen=True)
class _Plan:
    """What goes where, in pixels of the window."""

    panel: pygame.Rect
    content: pygame.Rect  # the panel without its padding
    head: list[Block]
    body: list[Block]
    body_box: pygame.Rect
    side: list[Block]
    side_box: pygame.Rect
    feet: list[_FootRow]


def show(hud: HudScreen, dialog: Dialog) -> None:
    """Place a dialog on a screen that has begun."""
    plan = _planned(hud, dialog)
    hud.lay_panel(plan.panel, hud.px(20), (*PANEL_SOLID, dialog.opacity))
    _stack(hud, None, plan.head, plan.content)
    if plan.side:
        _place_body(hud, plan.side, plan.side_box, "side")
    hud.paged = _place_body(hud, plan.body, plan.body_box, f"body:{dialog.page}")
    _place_feet(hud, plan.feet, plan.content)
    if dialog.side and dialog.side.chosen:
        hud.ring.reveal(dialog.side.chosen)
    hud.stand_on(dialog.start)


def _planned(hud: HudScreen, dialog: Dialog) -> _Plan:
    """Where there is no room for a fixed head, it scrolls with the body."""
    margin = min(hud.px(MARGIN), round(hud.size[1] * 0.03))  # large text needs the room more
    pad = min(hud.px(PAD), round(hud.size[1] * 0.055))
    width = min(hud.px(dialog.width), hud.size[0] - 2 * margin)
    inner = width - 2 * pad
    feet = _foot_rows(hud, dialog, inner)
    foot = sum(row.height + hud.px(FOOT_GAP) for row in feet) + (hud.px(16) if feet else 0)
    room = hud.size[1] - 2 * margin - 2 * pad - foot
    aside = hud.px(SIDE + SIDE_GAP) if dialog.side and inner >= hud.px(2.4 * SIDE) else 0
    head: list[Block] = [Words(dialog.title, "heading", centred=dialog.centred), *dialog.head]
    if not aside:
        head += dialog.across
    view = room - _stack_height(hud, head, inner) - hud.px(GAP)
    side = [*filter(None, (dialog.side,)), *dialog.under_side] if aside else []
    body = list(dialog.body)
    if not side or _stack_height(hud, side, hud.px(SIDE)) > view:
        side, body = side[:1], [*dialog.above, *body]
    if view < room * 0.4 and body:
        head, body = [], [*head, *body]
    head_height = _stack_height(hud, head, inner) + (hud.px(GAP) if head else 0)
    body = _fitting(hud, body, inner - aside, room - head_height)
    needed = room if dialog.fill else _stack_height(hud, body, inner - aside)
    view = min(needed, room - head_height)
    box = pygame.Rect(0, 0, width, head_height + view + foot + 2 * pad)
    box.center = hud.size[0] // 2, hud.size[1] // 2
    content = box.inflate(-2 * pad, -2 * pad)
    top = content.top + head_height
    side_box = pygame.Rect(content.left, top, hud.px(SIDE), view)
    body_box = pygame.Rect(content.left + aside, top, inner - aside, view)
    return _Plan(box, content, head, body, body_box, side, side_box, feet)


def _fitting(hud: HudScreen, body: list[Block], width: int, height: int) -> list[Block]:
    """With smaller gaps, where the body then need not scroll."""
    tight: list[Block] = [block.tight() if isinstance(block, Gap | Stack) else block for block in body]
    scrolls = _stack_height(hud, body, width) > height
    return tight if scrolls and _stack_height(hud, tight, width) <= height else body


def _place_body(hud: HudScreen, body: Sequence[Block], rect: pygame.Rect, key: str) -> Scroll | None:
    """The blocks in their box, in a scroll if they are higher than it."""
    height = _stack_height(hud, body, rect.width)
    if height <= rect.height:
        _stack(hud, None, body, rect)
        return None
    bleed = hud.px(6)  # the focus ring of a control at the edge of the body must not be cut
    scroll = hud.scroll(key, rect.inflate(2 * bleed + 2 * hud.px(14), 0), height + 2 * bleed)
    left = bleed + hud.px(14)
    _stack(hud, scroll.content, body, pygame.Rect(left, bleed, rect.width, 0))
    hud.scroll_back(key)
    return scroll


def _stack_height(hud: HudScreen, blocks: Sequence[Block], width: int) -> int:
    return sum(block.height(hud, width) + _gap(hud, blocks, number) for number, block in enumerate(blocks))


def _stack(hud: HudScreen, host: Host, blocks: Sequence[Block], at: pygame.Rect) -> None:
    top = at.top
    for number, block in enumerate(blocks):
        height = block.height(hud, at.width)
        block.place(hud, host, pygame.Rect(at.left, top, at.width, height))
        top += height + _gap(hud, blocks, number)


def _gap(hud: HudScreen, blocks: Sequence[Block], number: int) -> int:
    """The usual gap after a block, none at the end or beside a Gap."""
    beside = blocks[number : number + 2]
    return 0 if len(beside) < 2 or any(isinstance(block, Gap) for block in beside) else hud.px(GAP)


def _foot_rows(hud: HudScreen, dialog: Dialog, width: int) -> list[_FootRow]:
    """The buttons in one row if they fit, at least without icons; else in as few as the groups allow."""
    for left, right in ((dialog.left, dialog.right), (_bare(dialog.left), _bare(dialog.right))):
        if _width(hud, [*left, *right]) <= width:
            return [_foot_row(hud, left, right, width)] if left or right else []
    if max(_width(hud, dialog.left), _width(hud, dialog.right)) <= width:
        return [_foot_row(hud, dialog.left, (), width), _foot_row(hud, (), dialog.right, width)]
    return [_foot_row(hud, (), (foot,), width) for foot in (*dialog.left, *dialog.right)]


def _bare(feet: Sequence[Foot]) -> list[Foot]:
    return [replace(foot, caption=replace(foot.caption, icon=None)) for foot in feet]


def _width(hud: HudScreen, feet: Sequence[Foot]) -> int:
    """Of a row of them."""
    return sum(_foot_size(hud, foot)[0] for foot in feet) + hud.px(FOOT_GAP) * (len(feet) - 1)


def _foot_size(hud: HudScreen, foot: Foot) -> tuple[int, int]:
    return hud.painter.size(foot.caption, foot.kind)


def _foot_row(hud: HudScreen, left: Sequence[Foot], right: Sequence[Foot], width: int) -> _FootRow:
    sizes = {foot.key: _foot_size(hud, foot) for foot in (*left, *right)}
    return _FootRow(
        max(size[1] for size in sizes.values()),
        tuple((foot, min(width, sizes[foot.key][0])) for foot in left),
        tuple((foot, min(width, sizes[foot.key][0])) for foot in right),
    )


def _place_feet(hud: HudScreen, rows: Sequence[_FootRow], content: pygame.Rect) -> None:
    gap, bottom = hud.px(FOOT_GAP), content.bottom
    for row in reversed(rows):
        left, right = content.left, content.right
        for foot, width in row.left:
            _place_button(hud, foot, pygame.Rect(left, bottom - row.height, width, row.height))
            left += width + gap
        for foot, width in reversed(row.right):
            _place_button(hud, foot, pygame.Rect(right - width, bottom - row.height, width, row.height))
            right -= width + gap
        bottom -= row.height + gap


def _place_button(hud: HudScreen, foot: Foot, rect: pygame.Rect) -> None:
    hud.button(foot.key, rect, foot.caption, foot.press, foot.kind)
