"""Going back in a record to a seat's own decisions, and forth again."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.game import DEAL, Seat
from cardtable.engine.record import Record


def taken_back(record: Record, seat: Seat) -> Record | None:
    """The record as it was before the seat's last decision in the deal that runs; None if there is none.

    What the end of a deal has shown cannot be taken back: the score sheet stands between.
    """
    for number, entry in reversed(list(enumerate(record.log))):
        if entry.move == str(DEAL):
            return None
        if entry.seat == seat:
            return replace(record, log=record.log[:number])
    return None


def played_again(record: Record, later: Record, seat: Seat) -> Record | None:
    """What was taken back, up to the seat's next decision; None if something else was played since."""
    at = len(record.log)
    if at >= len(later.log) or later.log[:at] != record.log:
        return None
    own = (number for number in range(at + 1, len(later.log)) if later.log[number].seat == seat)
    return replace(record, log=later.log[: next(own, len(later.log))])
