"""The theme of pygame_gui's widgets: nothing of their own look is left, ours is drawn as pictures."""

from __future__ import annotations

from typing import Any

from cardtable.ui.palette import ACCENT, INK, TEXT, TEXT_SECOND, Colour

CLEAR = "#00000000"
_STATES = ("normal", "hovered", "disabled", "selected", "active")
_FLAT = {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "border_overlap": "0"}
_UNSEEN = {f"{state}_{part}": CLEAR for state in _STATES for part in ("bg", "border", "text")}
_UNSEEN |= {"dark_bg": CLEAR, "disabled_dark_bg": CLEAR}


def theme(scale: float, text_px: int) -> dict[str, Any]:
    """A theme in which buttons and sliders are clear, and typed text is the table's own.

    `scale` is the pixels of one interface unit; `text_px` the size of running text.
    """
    font = {"name": "noto_sans", "size": str(text_px)}
    unseen = {"font": font, "misc": _FLAT, "colours": _UNSEEN}
    knob = {"enable_arrow_buttons": "0", "sliding_button_width": str(round(26 * scale))}
    return {
        "button": unseen,
        "horizontal_slider": {**unseen, "misc": {**_FLAT, **knob}},
        "horizontal_slider.button": unseen,
        "horizontal_slider.#sliding_button": unseen,
        "text_entry_line": {
            "font": font,
            "misc": {**_FLAT, "padding": f"{round(14 * scale)},0"},
            "colours": _typed_text(),
        },
    }


def _typed_text() -> dict[str, str]:
    return {
        "dark_bg": CLEAR,
        "normal_border": CLEAR,
        "normal_text": _hex(TEXT),
        "disabled_text": _hex(TEXT_SECOND),
        "selected_text": _hex(INK),
        "selected_bg": _hex(ACCENT),
        "text_cursor": _hex(ACCENT),
    }


def _hex(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)
