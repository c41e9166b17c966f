"""What a call of NINE brings each seat (G5-R11 to R14, A13, A17)."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.game import Seat
from cardtable.engine.games.nine.options import NineOptions
from cardtable.engine.games.nine.pieces import NineResult, partner_of


def sums(hands: Sequence[int], options: NineOptions) -> list[int]:
    """What counts against the others, by seat: its own hand, or that of its team."""
    if not options.in_teams:
        return list(hands)
    return [points + hands[partner_of(seat, len(hands))] for seat, points in enumerate(hands)]


def sides(seat: Seat, players: int, options: NineOptions) -> tuple[Seat, ...]:
    """The seats that win or fail with that one."""
    return (seat, partner_of(seat, players)) if options.in_teams else (seat,)


def verdict(caller: Seat, hands: Sequence[int], options: NineOptions) -> str:
    """The reason in a result."""
    if hands[caller] > options.call_limit:
        return "too_many"
    side, count = sides(caller, len(hands), options), sums(hands, options)
    lowest = all(count[caller] < points for seat, points in enumerate(count) if seat not in side)
    return "nine" if lowest else "beaten"


def points_of(caller: Seat, hands: Sequence[int], options: NineOptions) -> tuple[int, ...]:
    """What each total grows by."""
    if verdict(caller, hands, options) != "nine":
        return tuple(options.fail_penalty * (seat == caller) for seat in range(len(hands)))
    side = sides(caller, len(hands), options)
    return tuple(0 if seat in side else points for seat, points in enumerate(hands))


def reckon(caller: Seat, hands: Sequence[int], scores: Sequence[int], options: NineOptions) -> NineResult:
    """A total that did not change stays, even where it is the lucky one."""
    points = points_of(caller, hands, options)
    grown = [score + more for score, more in zip(scores, points, strict=True)]
    lucky = tuple(
        more > 0 and total == options.magic_score for more, total in zip(points, grown, strict=True)
    )
    after = [options.magic_to if down else total for total, down in zip(grown, lucky, strict=True)]
    reason = verdict(caller, hands, options)
    return NineResult(points, caller, reason, tuple(hands), tuple(scores), tuple(after), lucky)


def fallen(scores: Sequence[int], options: NineOptions) -> tuple[Seat, ...]:
    """Who is at the end or beyond it."""
    return tuple(seat for seat, score in enumerate(scores) if score >= options.end_score)


def winners(scores: Sequence[int], options: NineOptions) -> tuple[Seat, ...]:
    """The smallest total, or the team with the smallest sum of those that have not lost; all that tie."""
    totals = sums(scores, options)
    out = {other for seat in fallen(scores, options) for other in sides(seat, len(scores), options)}
    best = min(points for seat, points in enumerate(totals) if seat not in out)
    return tuple(seat for seat, points in enumerate(totals) if points == best and seat not in out)
