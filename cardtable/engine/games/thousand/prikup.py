"""The talon is opened and taken, and the discard passed (G2-R11 to R15, A10 to A14, A19, A20)."""

from __future__ import annotations

from cardtable.engine.game import N_, Move, Refusal, Seat, Zone
from cardtable.engine.games.thousand import order, refusals
from cardtable.engine.games.thousand.options import ThousandOptions
from cardtable.engine.games.thousand.pieces import (
    AWAY,
    DISCARD,
    FORCED,
    HANDS,
    KEEP,
    NINES,
    REDEAL,
    ROSPIS,
    WIDOW,
    Bid,
    Phase,
    worth,
)
from cardtable.engine.games.thousand.state import ThousandState

LAID_AWAY = 2


def begin(game: ThousandState) -> None:
    """The order and the declarer are known."""
    if game.players == 2:
        game.ask(Phase.TAKE, game.the_declarer)
    else:
        open_widow(game, WIDOW)


def open_widow(game: ThousandState, widow: Zone) -> None:
    """Opened to all, or to the declarer alone where nobody bid above the forced 100 (G2-A19)."""
    game.widow = widow
    game.hidden_prikup = hidden_at(game.options, game.bids[game.the_declarer])
    game.prikup = game.table.piles[widow][:]
    if prikup_rights(game):
        game.ask(Phase.REDEAL_PRIKUP, game.the_declarer)
    else:
        pick_up(game)


def hidden_at(options: ThousandOptions, bid: Bid) -> bool:
    """Whether the talon is for the declarer alone, by what he had to bid for it (G2-A19)."""
    return options.prikup_hidden_at_100 and bid == FORCED


def prikup_rights(game: ThousandState) -> tuple[str, ...]:
    options, prikup = game.options, game.prikup
    poor = game.players > 2 and worth(prikup) < options.redeal_prikup_min
    nines = options.redeal_prikup_two_nines and len(NINES.intersection(prikup)) >= 2
    return ("prikup",) * poor + ("two_nines",) * nines


def answer_prikup(game: ThousandState, move: Move) -> None:
    """Who has the cards dealt again shows why."""
    if move is REDEAL:
        game.hidden_prikup = False
        game.deal_again()
    else:
        pick_up(game)


def pick_up(game: ThousandState) -> None:
    assert game.widow is not None
    hand = HANDS[game.the_declarer]
    game.table.move_all(game.widow, hand, openly=not game.hidden_prikup)
    game.ask(Phase.SNOS, game.the_declarer)


# The discard.


def laid_away(game: ThousandState) -> bool:
    """Whether two players lay two cards away instead of passing one (G2-O46)."""
    return game.players == 2 and game.options.two_player_snos == "polish"


def snos_moves(game: ThousandState) -> list[Move]:
    hand = game.table.piles[HANDS[game.the_declarer]]
    found = [ROSPIS] if order.why_not_rospis(game) is None else []
    if laid_away(game):
        return [*(DISCARD[card] for card in hand), *found]
    return [*(Move("give", (card,), seat) for seat in unserved(game) for card in hand), *found]


def unserved(game: ThousandState) -> list[Seat]:
    return [seat for seat in game.defenders() if seat not in game.served]


def why_not_snos(game: ThousandState, move: Move) -> Refusal | None:
    match move.verb, move.cards:
        case "rospis", ():
            return order.why_not_rospis(game)
        case "give", (card,):
            if laid_away(game):
                return refusals.LAY_AWAY
            if move.number in game.served:
                return refusals.SERVED
            if move.number not in game.defenders():
                return refusals.GIVE_TO_WHOM
        case "discard", (card,):
            if not laid_away(game):
                return refusals.PASS_ONE
        case "give" | "discard", _:
            return refusals.GIVE_TO_WHOM
        case _:
            return None
    return Refusal("G2-R15", N_("You do not hold this card: {card}."), {"card": str(card)})


def carry_out_snos(game: ThousandState, move: Move) -> None:
    hand = HANDS[game.the_declarer]
    if move is ROSPIS:
        return game.end_deal(written_off=True)
    card = move.cards[0]
    if move.verb == "discard":
        game.table.move(card, hand, AWAY)
        if len(game.table.piles[AWAY]) < LAID_AWAY:
            return game.ask(Phase.SNOS, game.the_declarer)
        return order.begin(game)
    assert move.number is not None
    game.table.move(card, hand, HANDS[move.number], openly=not game.options.snos_dark)
    game.served.append(move.number)
    if unserved(game):
        return game.ask(Phase.SNOS, game.the_declarer)
    game.offers = [seat for seat in game.defenders() if snos_rights(game, seat)]
    go_on(game)


# Hands that may be dealt again after it.


def snos_rights(game: ThousandState, seat: Seat) -> tuple[str, ...]:
    """Why a defender's hand may be dealt again now (G2-A13, A14)."""
    hand, options = game.table.piles[HANDS[seat]], game.options
    nines = options.redeal_four_nines and options.redeal_four_nines_snos and NINES.issubset(hand)
    return ("nines",) * nines + ("hand",) * (worth(hand) < options.redeal_hand_min)


def go_on(game: ThousandState) -> None:
    if game.offers:
        game.ask(Phase.REDEAL_SNOS, game.offers.pop(0))
    else:
        order.begin(game)


def answer_snos(game: ThousandState, move: Move) -> None:
    if move is KEEP:
        go_on(game)
    else:
        game.deal_again()
