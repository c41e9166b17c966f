"""Menus and dialogs: pygame_gui's controls under our own faces, all of them reached by the keyboard too."""

from cardtable.ui.hud.blocks import (
    Bare,
    Block,
    Cards,
    Gap,
    Painted,
    Row,
    Rule,
    Stack,
    StackButton,
    Table,
    Words,
    ruled,
)
from cardtable.ui.hud.controls import Button, Chips, Control, Field, Slider, Stepper, Switch
from cardtable.ui.hud.dialogs import Dialog, Foot, show
from cardtable.ui.hud.faces import Caption
from cardtable.ui.hud.focus import FocusRing
from cardtable.ui.hud.keycaps import Cap, Caps, Keycaps
from cardtable.ui.hud.lines import Drawn, Line, Roomy, Said, Selector
from cardtable.ui.hud.pictures import Choice, Pictures
from cardtable.ui.hud.screen import HudScreen

__all__ = [
    "Bare",
    "Block",
    "Button",
    "Cap",
    "Caps",
    "Caption",
    "Cards",
    "Chips",
    "Choice",
    "Control",
    "Dialog",
    "Drawn",
    "Field",
    "FocusRing",
    "Foot",
    "Gap",
    "HudScreen",
    "Keycaps",
    "Line",
    "Painted",
    "Pictures",
    "Roomy",
    "Row",
    "Rule",
    "Said",
    "Selector",
    "Slider",
    "Stack",
    "StackButton",
    "Stepper",
    "Switch",
    "Table",
    "Words",
    "ruled",
    "show",
]
