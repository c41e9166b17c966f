"""The computer's hands in Nervioso: no search, but reaction times, and now and then a mistake.

A reaction is drawn for a card, not for the moment at which a hand is asked: so it is the same however often
that happens, and in every replay. The times are those of people: ex-Gaussian, never under 150 ms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, log, pi, sqrt
from random import Random
from typing import Final

from cardtable.engine.cards import dice
from cardtable.engine.game import N_, Choice, Move, Seat, View
from cardtable.engine.games.nervioso import HUSH, LAY, LAY_AT, SILENT, SLAP, TURN_MS, VALUES, NerviosoView
from cardtable.engine.players.mind import Level, Settled, Thinking, Worths

LEVELS = (
    Level(
        "easy", N_("Easy"), N_("Slaps after three quarters of a second, dreams at times and is often fooled.")
    ),
    Level("normal", N_("Normal"), N_("Slaps after half a second and seldom errs.")),
    Level("hard", N_("Hard"), N_("Slaps after four tenths of a second and errs rarely.")),
    Level("expert", N_("Expert"), N_("Slaps after three tenths of a second and hardly ever errs.")),
)

SPARRING: Final[Mapping[str, Callable[[View], Move]]] = {}

FASTEST_MS = 150
LAPSE_MS = (400, 900)
RESTART_MS = 2000
"""From the taking of the pile, or the deal, to the first card: people look at what happened."""


@dataclass(frozen=True)
class Reflexes:
    """How a level reacts: a normal part of `mu` and `sigma` ms and an exponential one of `tau` ms."""

    mu: float
    sigma: float
    tau: float
    lapse: float
    """The share of reactions that are late by LAPSE_MS."""
    fooled: float
    """The share of near misses that are slapped."""
    slip: float
    """The share of sixes that are said in 666; half as often the seven is not."""
    pace_ms: int
    """From one card to the next that it lays."""


REFLEXES: Final = {
    "easy": Reflexes(520, 90, 220, lapse=0.08, fooled=0.03, slip=0.08, pace_ms=1200),
    "normal": Reflexes(390, 60, 120, lapse=0.04, fooled=0.015, slip=0.04, pace_ms=1000),
    "hard": Reflexes(320, 42, 75, lapse=0.02, fooled=0.007, slip=0.02, pace_ms=850),
    "expert": Reflexes(270, 32, 45, lapse=0.01, fooled=0.003, slip=0.01, pace_ms=750),
}


def reaction_ms(reflexes: Reflexes, chance: Random) -> int:
    """The time from a face to the hand, without a lapse; it uses `random()` alone, as all lasting dice do."""
    bell = sqrt(-2 * log(1 - chance.random())) * cos(2 * pi * chance.random())
    tail = -log(1 - chance.random())
    return max(FASTEST_MS, round(reflexes.mu + reflexes.sigma * bell + reflexes.tau * tail))


def lapse_ms(reflexes: Reflexes, chance: Random) -> int:
    """What a dream adds; most often nothing."""
    shortest, longest = LAPSE_MS
    dreams, share = chance.random() < reflexes.lapse, chance.random()
    return round(shortest + (longest - shortest) * share) if dreams else 0


@dataclass(frozen=True)
class Hand:
    """The player of one seat; the same `seed` reacts to the same cards alike.

    `tempo_ms` is from face to face where the table lays the cards; else it lays at the pace of its level.
    """

    level: str
    seed: str
    tempo_ms: int | None = None

    def decide(self, view: View) -> Choice | None:
        assert isinstance(view, NerviosoView)
        choices = [choice for choice in (self._slap(view), self._lay(view)) if choice is not None]
        return min(choices, key=lambda choice: choice.after_ms, default=None)

    def _slap(self, view: NerviosoView) -> Choice | None:
        reflexes = REFLEXES[self.level]
        chance = dice(f"{self.seed}/slap/{view.laid}")
        fooled = chance.random() < reflexes.fooled and near_miss(view)
        if SLAP not in view.legal or not (view.match or fooled):
            return None
        after_ms = reaction_ms(reflexes, chance) + lapse_ms(reflexes, chance)
        return Choice(SLAP, _still(view, after_ms))

    def _lay(self, view: NerviosoView) -> Choice | None:
        if view.turn != view.seat or view.match:
            return None
        chance = dice(f"{self.seed}/lay/{view.laid}")
        move = _slipped(view, REFLEXES[self.level], chance)
        if view.chooses:
            move = view.legal[int(chance.random() * (len(view.legal) - (SLAP in view.legal)))]
        return Choice(move, _still(view, self._pace(view, chance)))

    def _pace(self, view: NerviosoView, chance: Random) -> int:
        if self.tempo_ms is not None:
            return tempo(view, self.tempo_ms)
        if view.count == 0:
            return RESTART_MS
        return round(REFLEXES[self.level].pace_ms * (0.88 + 0.24 * chance.random()))


@dataclass(frozen=True)
class Tempo:
    """Lays for a seat at a steady tempo and slaps nothing: beside a person, or nobody's seat in practice.

    With which number a count begins is left to the person, as long as it takes (G6-O08).
    """

    tempo_ms: int

    def decide(self, view: View) -> Choice | None:
        assert isinstance(view, NerviosoView)
        if view.turn != view.seat or view.match or view.chooses:
            return None
        return Choice(right_move(view), _still(view, tempo(view, self.tempo_ms)))


def seated(seed: str, levels: Sequence[str | None], tempo_ms: int | None = None) -> dict[Seat, Hand | Tempo]:
    """Who plays at a table where seats without a level are people, or nobody's.

    With a tempo the cards of those seats are laid too. The same seed, that of the match, gives the same hands
    again when a match is resumed.
    """
    players: dict[Seat, Hand | Tempo] = {}
    for seat, level in enumerate(levels):
        if level is not None:
            players[seat] = Hand(level, f"{seed}/hand {seat}", tempo_ms)
        elif tempo_ms is not None:
            players[seat] = Tempo(tempo_ms)
    return players


def tempo(view: NerviosoView, tempo_ms: int) -> int:
    """How long after the last card the next one is begun, so that its face comes at the tempo."""
    return max(tempo_ms, RESTART_MS if view.count == 0 else 0) - TURN_MS


def _still(view: NerviosoView, after_ms: int) -> int:
    """What is left of a time that began with the last card."""
    return max(0, view.since_ms + after_ms - view.ms)


def right_move(view: NerviosoView) -> Move:
    """How the next card is laid by who makes no mistake."""
    if view.chooses:
        return LAY_AT[1]
    return HUSH if view.silent else LAY


def _slipped(view: NerviosoView, reflexes: Reflexes, chance: Random) -> Move:
    """The tongue slips at the six, or stays silent once too often (G6-R16)."""
    right, slips = right_move(view), chance.random()
    if view.silent:
        return LAY if slips < reflexes.slip else right
    if view.options.silent_six and view.count == SILENT:
        return HUSH if slips < reflexes.slip / 2 else right
    return right


def near_miss(view: NerviosoView) -> bool:
    """A card that is no match and looks like one: a number beside, or the rank of the card below it."""
    cards = [card for card in view.pile if card is not None]
    if view.match or view.count == 0 or not cards:
        return False
    return abs(VALUES[cards[-1].rank] - view.count) <= 1 or cards[-1].rank in [
        card.rank for card in cards[-2:-1]
    ]


def rate(view: View, level: str, rng: Random) -> Worths:
    """What each legal move is worth if made at once: 1 the right one, less than 0 a fault."""
    assert isinstance(view, NerviosoView)
    right = SLAP if view.match and SLAP in view.legal else _slipped(view, REFLEXES[level], rng)
    if view.chooses:
        right = view.legal[int(rng.random() * (len(view.legal) - (SLAP in view.legal)))]
    return {move: 1.0 if move is right else _fault(view, move) for move in view.legal}


def _fault(view: NerviosoView, move: Move) -> float:
    """A thrown card costs more than a wrong hand or a lost count; another first number costs nothing."""
    if move.number is not None:
        return 0.0
    return -1.0 if view.match else -0.5


def think(view: View, level: str, rng: Random, iterations: int | None) -> Thinking:
    return Settled(rate(view, level, rng))
