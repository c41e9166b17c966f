"""From the cut to the bidding: cards out, the dark bid, hands that may be dealt again (G2-R05 to R13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.engine.cards import Card, dice, shuffled
from cardtable.engine.game import Move, Refusal, Seat
from cardtable.engine.games.thousand import bidding, prikup, refusals
from cardtable.engine.games.thousand.cut import Cut, cut
from cardtable.engine.games.thousand.ledger import Ledger
from cardtable.engine.games.thousand.pieces import (
    CARDS,
    DARK,
    FULL,
    HANDS,
    KEEP,
    LOOK,
    NINES,
    REDEAL,
    STOCK,
    WIDOW,
    WIDOWS,
    Phase,
    worth,
)
from cardtable.engine.games.thousand.state import ThousandState

TO_WIDOW: Final = {2: WIDOW, 3: WIDOW, 4: WIDOW}
TO_WIDOWS: Final = {2: WIDOWS[0], 3: WIDOWS[0], 4: WIDOWS[1], 5: WIDOWS[1]}
"""After which round a card goes where (G2-A05)."""


def shuffled_and_cut(game: ThousandState) -> Cut:
    """By the seed, the number of the deal, and how often it was dealt again."""
    name = f"{game.seed}/{game.deal}" + (f"/{game.redeals}" if game.redeals else "")
    return cut(shuffled(CARDS, name), dice(f"{name}/cut").random, fined=game.options.cut_penalty)


def deal(game: ThousandState) -> None:
    """Shuffles, cuts and deals; after three nines the next player does (G2-A06)."""
    while (found := shuffled_and_cut(game)).three_nines:
        ledger = Ledger(game.options, game.scores, game.counts)
        ledger.fine_at_the_cut(game.dealer)
        game.fines += [(game.dealer, *line) for line in ledger.lines[game.dealer]]
        game.scores, game.counts = ledger.scores, ledger.counts()
        game.dealer = (game.dealer + 1) % game.players
        game.redeals += 1
    hand_out(game, found.pack)


def hand_out(game: ThousandState, pack: Sequence[Card]) -> None:
    game.begin_deal(pack)
    if may_be_dark(game):
        game.unseen = game.active[0]
    draw = game.table.draw
    widows = TO_WIDOWS if game.players == 2 else TO_WIDOW
    for number in range(1, 11 if game.players == 2 else 8):
        for seat in game.active:
            draw(STOCK, HANDS[seat])
        if number in widows:
            draw(STOCK, widows[number])
    if game.unseen is None:
        offer_hands(game)
    else:
        game.ask(Phase.DARK, game.unseen)


def may_be_dark(game: ThousandState) -> bool:
    """Not in gold, not beside a barrel, not with too few points (G2-A39)."""
    options, score = game.options, game.scores[game.active[0]]
    poor = score < options.dark_min_score or (options.minus_trading and score < options.minus_threshold)
    return options.dark and not game.golden and not any(game.counts.on_barrel) and not poor


# The dark bid.


def dark_moves(game: ThousandState) -> list[Move]:
    return [DARK, LOOK]


def why_not_dark(game: ThousandState, move: Move) -> Refusal | None:
    return refusals.DARK_OR_LOOK


def answer_dark(game: ThousandState, move: Move) -> None:
    if move is DARK:
        game.dark = True
    else:
        game.unseen = None
    offer_hands(game)


# Hands that may be dealt again.


def offer_hands(game: ThousandState) -> None:
    game.offers = [seat for seat in game.active if seat != game.unseen and hand_rights(game, seat)]
    go_on(game)


def hand_rights(game: ThousandState, seat: Seat) -> tuple[str, ...]:
    """Why the hand as it was dealt may be dealt again (G2-R10, R13)."""
    hand, options = game.table.piles[HANDS[seat]], game.options
    nines = options.redeal_four_nines and NINES.issubset(hand)
    return ("nines",) * nines + ("hand",) * (worth(hand) < options.redeal_hand_min)


def go_on(game: ThousandState) -> None:
    if game.offers:
        game.ask(Phase.REDEAL_HAND, game.offers.pop(0))
    elif game.golden:
        game.declarer, game.contract = game.active[0], FULL
        prikup.begin(game)
    else:
        bidding.begin(game)


def redeal_moves(game: ThousandState) -> list[Move]:
    return [REDEAL, KEEP]


def why_not_redeal(game: ThousandState, move: Move) -> Refusal | None:
    return refusals.REDEAL_OR_KEEP


def answer_hand(game: ThousandState, move: Move) -> None:
    if move is REDEAL:
        game.deal_again()
    else:
        go_on(game)
