"""Which keys act at a table of Nervioso: the hands first, then the few that are nobody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.scenes.keys import Ways, ways_of
from cardtable.scenes.nervioso.caps import name_of

if TYPE_CHECKING:
    from cardtable.scenes.nervioso import NerviosoTable


def rows_of(table: NerviosoTable) -> Sequence[tuple[str, Ways]]:
    tr, shared = table.stage.words.tr, table.hands.shared
    rows: list[tuple[str, Ways]] = _hands(table)
    with_others = (tr("New match"), ways_of("new")), (tr("Full screen"), ways_of("full_screen"))
    if table.view.options.restart_at == "choice":
        rows.append((tr("Say with which number the count begins"), [["1–9"], ["0"]]))
    rows += [
        (tr("Pause"), [["Esc"], ["Pause"]]),
        (tr("Go to the buttons and back"), [["Tab"]]),
        (tr("Rules of this game"), ways_of("rules")),
        *((label, [way for way in ways if len(way) == 1 or not shared]) for label, ways in with_others),
        (tr("In the pause: sound on or off"), ways_of("mute")),
        (tr("In the pause: save and quit") if shared else tr("Save and quit"), ways_of("quit")),
    ]
    return rows


def _hands(table: NerviosoTable) -> list[tuple[str, Ways]]:
    """A row a person, the keys in the order of the words."""
    words = table.stage.words
    uses = ", ".join(map(words.tr, table.uses.values()))
    return [
        (
            words.tr("{name}: {uses}", name=table.name(seat), uses=uses),
            [[name_of(hand[act], words)] for act in table.uses],
        )
        for seat, hand in table.hands
    ]
