"""Whether closing the stock holds the points: the hand is led out against hands the other may have."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.games.sixty_six import TARGET, VALUES
from cardtable.engine.players.sixty_six.sight import Sight, has_pair

WORLDS = 24  # hands tried before closing


def closing_holds(seen: Sight, at_least: float, rng: Random) -> bool:
    """Whether leading winners alone reaches 66 against that share of the hands which the other may have."""
    if not _enough(seen) or next_winner(seen.hand, seen.possible, seen.trump) is None:
        return False
    failures = (1 - at_least) * WORLDS
    for _ in range(WORLDS):
        failures -= not _led_out(seen, _dealt(seen, rng))
        if failures < 0:
            return False
    return True


def next_winner(hand: Iterable[Card], possible: Collection[Card], trump: str) -> Card | None:
    """The card to lead out next: trumps that nothing beats while the other may hold one, then plain cards."""
    tops = [card for card in hand if not _beaten(card, possible)]
    their_trumps = any(card.suit == trump for card in possible)
    if not tops:
        return None
    return max(tops, key=lambda card: ((card.suit == trump) == their_trumps, VALUES[card.rank], card.index))


def _beaten(card: Card, by: Iterable[Card]) -> bool:
    return any(other.suit == card.suit and VALUES[other.rank] > VALUES[card.rank] for other in by)


def _enough(seen: Sight) -> bool:
    """Whether 66 is within reach at all, before any hand is dealt in thought."""
    calls = sum(seen.call(c) for c in seen.hand if c.rank == "K" and has_pair(c, seen.hand))
    winners = sum(VALUES[card.rank] + 6 for card in seen.hand if VALUES[card.rank] >= 10)
    return seen.own_points + seen.own_pending + calls + winners + 20 >= TARGET


def _dealt(seen: Sight, rng: Random) -> list[Card]:
    """A hand that the other may have, as far as this player remembers."""
    pool = sorted(seen.unseen, key=lambda card: card.index)
    pool.sort(key=lambda _: rng.random())
    held = sorted(seen.held, key=lambda card: card.index)
    return [*held, *pool[: seen.theirs - len(held)]]


def _led_out(seen: Sight, theirs: list[Card]) -> bool:
    """Whether leading winners until one is taken reaches 66 against this very hand."""
    mine, possible = list(seen.hand), set(seen.possible)
    own, pending, trick = seen.own_points, seen.own_pending, seen.own_trick
    while mine and theirs:
        calls = _calls(seen, mine)
        if trick and own + max(calls, default=0) >= TARGET:
            return True
        lead = next_winner(mine, possible, seen.trump)
        if lead is None:
            return False
        reply = _reply(lead, theirs, seen.trump)
        if seen.beats(reply, lead):
            return False
        mine.remove(lead)
        theirs.remove(reply)
        possible.discard(reply)
        own, pending, trick = own + pending + VALUES[lead.rank] + VALUES[reply.rank], 0, True
        if own >= TARGET:
            return True
    return own + (10 if seen.late_bonus else 0) >= TARGET


def _calls(seen: Sight, mine: list[Card]) -> list[int]:
    if not seen.late_calls:
        return []
    return [seen.call(card) for card in mine if card.rank == "K" and has_pair(card, mine)]


def _reply(lead: Card, theirs: list[Card], trump: str) -> Card:
    """The answer that costs the leader most under the rules of the closed stock."""
    suit = [card for card in theirs if card.suit == lead.suit]
    answers = suit or [card for card in theirs if card.suit == trump] or theirs
    over = [card for card in suit if VALUES[card.rank] > VALUES[lead.rank]]
    return max(over, key=_value) if over else min(answers, key=_value)


def _value(card: Card) -> int:
    return VALUES[card.rank]
