"""The score sheet of a match: a column a player, a row a deal, and what made each number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardtable.engine.game import N_
from cardtable.engine.games.thousand import ThousandResult
from cardtable.engine.table import Seat
from cardtable.words import Words

MARKS = {  # what is drawn beside an entry, by its cause; the last one counts
    "barrel": "barrel",
    "bounced": "fall",
    "knocked_off": "fall",
    "fell": "fall",
    "third_fall": "fall",
    "samosval": "samosval",
    "golden": "zero",
}

HEAD = -1
"""The row of the names, and of what is counted below them."""

CAUSES = {
    "tricks": N_("Tricks and marriages"),
    "rospis": N_("Written off"),
    "prikup": N_("For the talon"),
    "sits": N_("Nothing is written on the barrel"),
    "bolts": N_("Third bolt"),
    "third_rospis": N_("Third write-off"),
    "no_win": N_("Three deals without points"),
    "bounced": N_("Two climbed at once"),
    "knocked_off": N_("Thrown off the barrel"),
    "barrel": N_("Onto the barrel"),
    "fell": N_("No try left on the barrel"),
    "third_fall": N_("Third fall: back to zero"),
    "samosval": N_("Samosval: back to zero"),
    "golden": N_("Nobody made gold: back to zero"),
    "cut": N_("Three nines at the cut"),
}


@dataclass(frozen=True)
class Entry:
    """The score of a seat after a deal; deal 0 is what it began with."""

    deal: int
    score: int
    change: int
    lines: tuple[tuple[str, int], ...] = ()
    bolts: int = 0
    mark: str = ""

    @property
    def written(self) -> bool:
        """Whether a number is written at all: an unchanged score is not."""
        return self.deal == 0 or self.change != 0 or bool(self.mark)


@dataclass(frozen=True)
class Column:
    """`bolts` and `falls` are those that count now, `rospis` all; `tries` how many are left on the barrel."""

    name: str
    entries: tuple[Entry, ...]
    bolts: int
    on_barrel: bool
    tries: int
    falls: int
    rospis: int

    @property
    def last_written(self) -> int:
        """The place of the number that is not struck through."""
        return max((place for place, entry in enumerate(self.entries) if entry.written), default=-1)


@dataclass(frozen=True)
class Sheet:
    columns: tuple[Column, ...]
    all_tries: int

    @property
    def rows(self) -> int:
        return len(self.columns[0].entries)


def sheet_of(
    names: Sequence[str],
    deals: Sequence[ThousandResult],
    begun: Sequence[int],
    counters: Mapping[str, Sequence[int]],
    all_tries: int,
) -> Sheet:
    """`begun` are the scores before the first of these deals, and `counters` the counters then."""
    columns = [
        _column(seat, name, deals, begun[seat], counters, all_tries) for seat, name in enumerate(names)
    ]
    return Sheet(tuple(columns), all_tries)


def _column(
    seat: Seat,
    name: str,
    deals: Sequence[ThousandResult],
    begun: int,
    counters: Mapping[str, Sequence[int]],
    all_tries: int,
) -> Column:
    def before(counter: str, otherwise: int = 0) -> int:
        return counters[counter][seat] if counter in counters else otherwise

    entries = [Entry(0, begun, begun)]
    bolts, sits = before("bolts"), bool(before("on_barrel"))
    tries, falls = before("attempts", all_tries if sits else 0), before("falls")
    rospis = before("rospis") + sum(deal.written_off and deal.declarer == seat for deal in deals)
    for deal in deals:
        entries.append(_entry(seat, deal, entries[-1].score, bolts))
        bolts, sits = deal.bolts[seat], deal.on_barrel[seat]
        tries, falls = deal.attempts[seat], deal.falls[seat]
    return Column(name, tuple(entries), bolts, sits, tries, falls, rospis)


def _entry(seat: Seat, deal: ThousandResult, score: int, bolts: int) -> Entry:
    lines = deal.lines[seat]
    causes = [cause for cause, _ in lines]
    crossed_out = 3 if "bolts" in causes else 0
    marks = [MARKS[cause] for cause in causes if cause in MARKS]
    return Entry(
        deal.deal,
        deal.scores[seat],
        deal.scores[seat] - score,
        lines,
        max(0, deal.bolts[seat] - bolts + crossed_out),
        marks[-1] if marks else "",
    )


def told(words: Words, deal: ThousandResult, seat: Seat) -> list[tuple[str, int]]:
    """What made a number: each cause in the player's language, and the points that it brought."""
    return [(_cause(words, deal, cause), points) for cause, points in deal.lines[seat]]


def _cause(words: Words, deal: ThousandResult, cause: str) -> str:
    if cause != "order":
        return words.tr(CAUSES[cause])
    if deal.made:
        return words.tr("Order of {n} made", n=deal.order)
    return words.tr("Order of {n} failed", n=deal.order)


def signed(points: int) -> str:
    """With its sign; a real minus, not a hyphen.

    >>> signed(120), signed(-60), signed(0)
    ('+120', '−60', '0')
    """
    return f"+{points}" if points > 0 else figure(points)


def figure(number: int) -> str:
    return str(number).replace("-", "−")
