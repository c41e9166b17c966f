"""The tricks: what may be led and played, marriages and the ace marriage (G2-R17 to R22, A21 to A28)."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.game import N_, Move, Refusal, Seat
from cardtable.engine.games.thousand import order, refusals
from cardtable.engine.games.thousand.pieces import (
    ACES,
    AWAY,
    DECLARE_ACES,
    FOUR_ACES,
    HANDS,
    MARRIAGES,
    MARRY,
    PARTNER,
    PLAY,
    POINTS,
    ROSPIS,
    TAKEN,
    TRICK,
    Phase,
    answers,
    holds_aces,
    leads,
    winning,
)
from cardtable.engine.games.thousand.state import ThousandState

TWO = 2


def moves(game: ThousandState) -> list[Move]:
    seat = game.turn
    assert seat is not None
    hand, trick = game.table.piles[HANDS[seat]], game.table.piles[TRICK]
    if trick:
        return [PLAY[card] for card in answers(hand, trick, game.trump, game.options)]
    cards = leadable(game, seat, hand)
    found = [PLAY[card] for card in cards]
    if game.tricks[seat] or game.options.marriage_no_trick:
        found += [MARRY[card] for card in cards if card in PARTNER and PARTNER[card] in hand]
        if game.options.ace_marriage and holds_aces(hand):
            found += [DECLARE_ACES[card] for card in cards if card in FOUR_ACES]
    if before_the_first_card(game) and order.why_not_rospis(game) is None:
        found.append(ROSPIS)
    return found


def leadable(game: ThousandState, seat: Seat, hand: Sequence[Card]) -> Sequence[Card]:
    """Another's trumps may be barred (G2-A28)."""
    free = game.options.lead_foreign_trump or game.trump_owner in (None, seat)
    return hand if free else leads(hand, game.trump)


def before_the_first_card(game: ThousandState) -> bool:
    return not game.table.piles[TRICK] and not any(game.tricks)


def why_not(game: ThousandState, move: Move) -> Refusal | None:
    seat = game.turn
    assert seat is not None
    match move.verb, move.cards:
        case "rospis", ():
            return _why_not_rospis(game, seat)
        case "play", (card,):
            return _why_not_card(game, seat, card)
        case "marry", (card,):
            return _why_not_marry(game, seat, card)
        case "aces", (card,):
            return _why_not_aces(game, seat, card)
    return None


def _why_not_rospis(game: ThousandState, seat: Seat) -> Refusal | None:
    if seat != game.declarer:
        return refusals.ROSPIS_DECLARER
    return order.why_not_rospis(game) if before_the_first_card(game) else refusals.ROSPIS_TOO_LATE


def _why_not_card(game: ThousandState, seat: Seat, card: Card) -> Refusal | None:
    hand, trick = game.table.piles[HANDS[seat]], game.table.piles[TRICK]
    if card not in hand:
        return Refusal("G2-R17", N_("You do not hold this card: {card}."), {"card": str(card)})
    if not trick:
        text = N_("Another player’s trumps are not led here while you have other cards: {suit}.")
        return None if card in leadable(game, seat, hand) else Refusal("G2-A28", text, {"suit": card.suit})
    if card in answers(hand, trick, game.trump, game.options):
        return None
    led = trick[0].suit
    if card.suit != led and any(other.suit == led for other in hand):
        return Refusal("G2-A21", N_("Suit must be answered with suit: {suit}."), {"suit": led})
    if card.suit not in (led, game.trump) and any(other.suit == game.trump for other in hand):
        text = N_("Without the suit led, a trump must be played: {suit}.")
        return Refusal("G2-A21", text, {"suit": str(game.trump)})
    best = trick[winning(trick, game.trump)]
    return Refusal(
        "G2-O42", N_("You can take the trick, so you must beat this card: {card}."), {"card": str(best)}
    )


def _why_not_marry(game: ThousandState, seat: Seat, card: Card) -> Refusal | None:
    hand = game.table.piles[HANDS[seat]]
    if game.table.piles[TRICK]:
        return refusals.MARRY_ON_LEAD
    if card not in PARTNER:
        return refusals.MARRY_KING_OR_QUEEN
    if card not in hand or PARTNER[card] not in hand:
        return Refusal("G2-R17", N_("A marriage takes the king and the queen: {suit}."), {"suit": card.suit})
    if not game.tricks[seat] and not game.options.marriage_no_trick:
        return refusals.MARRY_NO_TRICK
    return _why_not_card(game, seat, card)


def _why_not_aces(game: ThousandState, seat: Seat, card: Card) -> Refusal | None:
    if not game.options.ace_marriage:
        return refusals.NO_ACES
    if game.table.piles[TRICK]:
        return refusals.ACES_ON_LEAD
    if card not in FOUR_ACES:
        return refusals.ACES_WITH_ACE
    if not holds_aces(game.table.piles[HANDS[seat]]):
        return refusals.ACES_ALL_FOUR
    if not game.tricks[seat] and not game.options.marriage_no_trick:
        return refusals.ACES_NO_TRICK
    return _why_not_card(game, seat, card)


def carry_out(game: ThousandState, move: Move) -> None:
    seat = game.turn
    assert seat is not None
    if move is ROSPIS:
        return game.end_deal(written_off=True)
    card = move.cards[0]
    if move.verb == "marry":  # the new trump acts at once (G2-A24)
        game.announce(seat, card.suit, MARRIAGES[card.suit])
        game.trump, game.trump_owner = card.suit, seat
    elif move.verb == "aces":
        game.announce(seat, "aces", ACES)
    game.table.move(card, HANDS[seat], TRICK)
    if len(game.table.piles[TRICK]) < len(game.active):
        game.ask(Phase.PLAY, game.next_to(seat))
    else:
        _take_trick(game, game.next_to(seat))


def _take_trick(game: ThousandState, leader: Seat) -> None:
    trick = game.table.piles[TRICK]
    active = game.active
    place = active.index(leader) + winning(trick, game.trump)
    winner = active[place % len(active)]
    game.points[winner] += sum(POINTS[card] for card in trick)
    game.tricks[winner] += 1
    game.table.move_all(TRICK, TAKEN[winner])
    if game.table.piles[HANDS[winner]]:
        return game.ask(Phase.PLAY, winner)
    if game.players == TWO:
        _collect(game, winner)
    game.end_deal(written_off=False)


def _collect(game: ThousandState, winner: Seat) -> None:
    """What lies on the table of two players goes to who takes the last trick (rules 2(b-2))."""
    for zone in (*game.widows, AWAY):
        cards = game.table.piles[zone]
        game.points[winner] += sum(POINTS[card] for card in cards)
        game.table.move_all(zone, TAKEN[winner], openly=True)
