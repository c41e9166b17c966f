"""How a match of Тысяча may be set up in its middle: scores, counters, the golden round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from cardtable.engine.game import BadSetup
from cardtable.engine.games.thousand.options import ThousandOptions
from cardtable.engine.games.thousand.pieces import Counts

NAMES = tuple(field.name for field in fields(Counts))


def counts_given(
    counters: Mapping[str, Sequence[int]], options: ThousandOptions, scores: Sequence[int]
) -> Counts:
    """The counters as given, 0 where they are not; BadSetup where they or the scores cannot be."""
    if not all(score < options.target for score in scores):
        raise BadSetup(f"Scores are below {options.target}, where the match ends.")
    for name, values in counters.items():
        if name not in NAMES:
            raise BadSetup(f"There are no counters {name!r}: {', '.join(NAMES)}.")
        if len(values) != len(scores) or any(value < 0 for value in values):
            raise BadSetup(f"The counters {name!r} are {len(scores)} numbers from 0 on.")
    none = (0,) * len(scores)
    sits = tuple(bool(value) for value in counters.get("on_barrel", none))
    given: dict[str, Any] = {name: tuple(counters.get(name, none)) for name in NAMES}
    tries = _attempts(counters.get("attempts"), sits, options, scores)
    return Counts(**{**given, "on_barrel": sits, "attempts": tries})


def _attempts(
    given: Sequence[int] | None, sits: Sequence[bool], options: ThousandOptions, scores: Sequence[int]
) -> tuple[int, ...]:
    """What each sitter has left, all where it is not said; nobody else has any."""
    most = options.barrel_attempts
    found = [(most if given is None else given[seat]) if sitting else 0 for seat, sitting in enumerate(sits)]
    for seat, sitting in enumerate(sits):
        if sitting and scores[seat] != options.barrel:
            raise BadSetup(f"Who sits on the barrel has {options.barrel} points: seat {seat} has not.")
        if sitting and not 1 <= found[seat] <= most:
            raise BadSetup(f"Who sits on the barrel has from 1 to {most} tries left.")
    return tuple(found)


def golden_to(options: ThousandOptions, players: int, deal: int) -> int:
    """The last deal of the golden round; earlier deals than this one count as not made (G2-A40)."""
    if not options.golden:
        return 0
    return -(-deal // players) * players if options.golden_if_nobody == "replay" else players
