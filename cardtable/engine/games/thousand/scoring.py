"""What a deal is worth: the steps of scoring in their order (rules 2(b-1), G2-R23 to R38)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.engine.game import Seat
from cardtable.engine.games.thousand.ledger import Ledger, Line
from cardtable.engine.games.thousand.options import ThousandOptions
from cardtable.engine.games.thousand.pieces import MARRIAGES, Counts, half_of, round5, worth


@dataclass(frozen=True)
class Played:
    """What a deal came to; by seat `raw` points and `tricks`. `prikup` is what a fourth player may score."""

    active: tuple[Seat, ...]
    declarer: Seat
    order: int
    raw: tuple[int, ...]
    tricks: tuple[int, ...]
    written_off: bool = False
    golden: bool = False
    dark: bool = False
    prikup: tuple[Card, ...] = ()
    ends_golden_unmade: bool = False
    """The last golden deal, and no golden order has been made before it."""

    def made(self, options: ThousandOptions) -> bool:
        """Rounded only where that is agreed (G2-A30)."""
        raw = self.raw[self.declarer]
        return not self.written_off and (round5(raw) if options.round_declarer else raw) >= self.order


@dataclass(frozen=True)
class Reckoned:
    points: tuple[int, ...]
    made: bool
    scores: tuple[int, ...]
    counts: Counts
    lines: tuple[tuple[Line, ...], ...]
    winner: Seat | None


def reckon(played: Played, options: ThousandOptions, scores: Sequence[int], counts: Counts) -> Reckoned:
    sheet = _Sheet(played, options, scores, counts)
    sheet.write_points()
    sheet.fine()
    sheet.settle_the_barrel()
    sheet.drop()
    return sheet.reckoned()


class _Sheet:
    def __init__(
        self, played: Played, options: ThousandOptions, scores: Sequence[int], counts: Counts
    ) -> None:
        self.played, self.options = played, options
        self.ledger = Ledger(options, scores, counts)
        self.sat = counts.on_barrel
        self.made = played.made(options)
        self.winner = self._winner()
        self.points = [self._points(seat) for seat in range(len(scores))]
        self.fined: set[Seat] = set()

    def reckoned(self) -> Reckoned:
        ledger = self.ledger
        lines = tuple(tuple(lines) for lines in ledger.lines)
        return Reckoned(
            tuple(self.points), self.made, tuple(ledger.scores), ledger.counts(), lines, self.winner
        )

    def _winner(self) -> Seat | None:
        """From the barrel, by an order that is high enough and made (G2-A49)."""
        played = self.played
        high = played.order >= self.options.barrel_order
        return played.declarer if self.sat[played.declarer] and self.made and high else None

    # Steps 3 to 5: what each seat writes.

    def _points(self, seat: Seat) -> int:
        if self.sat[seat] and seat != self.winner:
            return 0  # G2-A48
        return self._written(seat) * self._times(seat)

    def _written(self, seat: Seat) -> int:
        played = self.played
        if seat not in played.active:
            return 0 if played.written_off else self._for_the_prikup()
        if seat == played.declarer:
            return played.order if self.made else -played.order
        if played.written_off:
            return 60 if self.options.rospis_60 else half_of(played.order)
        return round5(played.raw[seat])

    def _for_the_prikup(self) -> int:
        """What the fourth player scores (G2-O45)."""
        kind, prikup = self.options.sitter_scores, self.played.prikup
        if kind == "none":
            return 0
        points = worth(prikup)
        royals = [card.suit for card in prikup if card.rank in "KQ"]
        if kind == "cards_marriage":
            points += sum(MARRIAGES[suit] for suit in set(royals) if royals.count(suit) == 2)
        elif kind == "cards_half_marriage":
            points += sum(MARRIAGES[suit] // 2 for suit in royals)
        return round5(points)

    def _times(self, seat: Seat) -> int:
        if self.played.golden:
            return 2
        all_double = self.options.dark_doubles == "all"
        return 2 if self.played.dark and (all_double or seat == self.played.declarer) else 1

    def write_points(self) -> None:
        for seat, points in enumerate(self.points):
            if cause := self._cause(seat):
                self.ledger.write(seat, cause, points)

    def _cause(self, seat: Seat) -> str | None:
        if self.sat[seat] and seat != self.winner:
            return "sits"
        if seat not in self.played.active:
            return "prikup" if self.points[seat] else None
        if self.played.written_off:
            return "rospis"
        return "order" if seat == self.played.declarer else "tricks"

    # Step 6: fines.

    def fine(self) -> None:
        for seat in self.played.active:
            if not self.played.written_off:
                self._count_bolt(seat)
        if self.played.written_off:
            self._count_rospis(self.played.declarer)
        for seat in self.played.active:
            self._count_no_win(seat)

    def _fine(self, seat: Seat, cause: str) -> None:
        self.ledger.write(seat, cause, -self.options.penalty * (2 if self.played.golden else 1))
        self.fined.add(seat)

    def _count_bolt(self, seat: Seat) -> None:
        """One bolt costs one penalty at most; both counters always count (G2-A36, A37)."""
        options, ledger, played = self.options, self.ledger, self.played
        if (options.no_bolt_declarer and seat == played.declarer) or (
            options.no_bolt_barrel and self.sat[seat]
        ):
            return
        if played.tricks[seat]:
            ledger.bolts_in_row[seat] = 0
            return
        double = played.golden or (played.dark and options.dark_bolt_double)
        ledger.bolts[seat] += 2 if double else 1
        ledger.bolts_in_row[seat] += 1
        third = options.bolts_every_third and ledger.bolts[seat] >= 3
        if third or (options.bolts_three_in_row and ledger.bolts_in_row[seat] >= 3):
            ledger.bolts[seat] = max(0, ledger.bolts[seat] - 3)
            ledger.bolts_in_row[seat] = 0
            self._fine(seat, "bolts")

    def _count_rospis(self, seat: Seat) -> None:
        self.ledger.rospis[seat] += 1
        if self.options.rospis_third_penalty and self.ledger.rospis[seat] % 3 == 0:
            self._fine(seat, "third_rospis")

    def _count_no_win(self, seat: Seat) -> None:
        """Nothing above zero was written (G2-A38)."""
        kind, ledger = self.options.no_win_penalty, self.ledger
        if kind == "off":
            return
        if self.points[seat] > 0:
            if kind == "three_in_row":
                ledger.no_win[seat] = 0
            return
        ledger.no_win[seat] += 1
        if ledger.no_win[seat] >= 3:
            ledger.no_win[seat] = 0
            self._fine(seat, "no_win")

    # Step 7: the barrel.

    def settle_the_barrel(self) -> None:
        for seat in self._sitters():
            self._use_a_try(seat)
        mark, ledger = self.options.barrel, self.ledger
        climbers = [seat for seat, score in enumerate(ledger.scores) if not self.sat[seat] and score >= mark]
        if len(climbers) > 1 and self.options.barrel_no_simultaneous:
            for seat in climbers:  # G2-A46
                ledger.write(seat, "bounced", mark - self.options.penalty - ledger.scores[seat])
            return
        if climbers and self.options.barrel_knock_off:
            for seat in self._sitters():
                ledger.write(seat, "knocked_off", -self.options.penalty)
                ledger.fall(seat)
        for seat in climbers:
            ledger.climb(seat)

    def _sitters(self) -> list[Seat]:
        """Who still sits on the barrel, but not who has won from it."""
        return [seat for seat, sits in enumerate(self.ledger.on_barrel) if sits and seat != self.winner]

    def _use_a_try(self, seat: Seat) -> None:
        """Each finished deal is one, unless it was sat out (G2-A47); a fine throws off at once (G2-A51)."""
        ledger = self.ledger
        if seat in self.fined:
            ledger.fall(seat)
        elif seat in self.played.active:
            ledger.attempts[seat] -= 1
            if ledger.attempts[seat] <= 0:
                ledger.write(seat, "fell", -self.options.penalty)
                ledger.fall(seat)

    # Step 8: back to zero.

    def drop(self) -> None:
        """Exactly the mark, tested on all who neither sit nor have won (G2-A41)."""
        marks = {self.options.samosval_plus, self.options.samosval_minus} - {0}
        ledger = self.ledger
        for seat, score in enumerate(ledger.scores):
            if score in marks and not ledger.on_barrel[seat]:
                ledger.write(seat, "samosval", -score)
        if self.played.ends_golden_unmade and not self.made and self.options.golden_if_nobody == "zero":
            self._clear_after_gold()

    def _clear_after_gold(self) -> None:
        """Nobody made a golden order: no score and no barrel is left (G2-A40)."""
        ledger = self.ledger
        for seat, score in enumerate(ledger.scores):
            ledger.write(seat, "golden", -score)
            ledger.on_barrel[seat], ledger.attempts[seat] = False, 0
