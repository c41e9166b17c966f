"""What the exact endgame of 66 takes with all twelve cards in hand: `python -m tests.bench.endgame`.

Every move of each position is valued; half of the positions with the stock used up, half with it closed.
"""

from __future__ import annotations

import random
import time

from cardtable.engine.cards import dice
from cardtable.engine.games.sixty_six import HANDS, SixtySix, SixtySixOptions, SixtySixView
from cardtable.engine.players.sixty_six.endgame import Endgame
from cardtable.engine.players.sixty_six.sight import sight
from cardtable.engine.players.sixty_six.worlds import Worlds

POSITIONS = 500


def seen(game: SixtySix) -> Worlds:
    view = game.view(game.turn or 0)
    assert isinstance(view, SixtySixView)
    return Worlds(view, sight(view, "expert"), dice("cards"))


def position(number: int) -> SixtySix | None:
    """A random deal up to where nothing is drawn any more; None where it ends before."""
    game, chance = SixtySix(SixtySixOptions(), 2, f"ending {number}"), random.Random(number)
    while game.last_deal is None and game.stock_open:
        moves = [move for move in game.legal_moves(game.turn or 0) if move.verb != "close"]
        closing = len(moves) < len(game.legal_moves(game.turn or 0)) and number % 2 and chance.random() < 0.3
        game.play(game.turn or 0, game.legal_moves(game.turn or 0)[-1] if closing else chance.choice(moves))
    return game if game.last_deal is None and len(game.table.piles[HANDS[0]]) == 6 else None


def main() -> None:
    took: list[float] = []
    number = 0
    while len(took) < POSITIONS:
        game = position(number)
        number += 1
        if game is not None:
            deal = seen(game).imagine()
            begin = time.process_time()
            Endgame(deal).values()
            took.append(1000 * (time.process_time() - begin))
    took.sort()
    half, most = took[POSITIONS // 2], took[POSITIONS * 99 // 100]
    figures = f"median {half:.2f} ms, p99 {most:.2f} ms, at most {took[-1]:.2f} ms"
    print(f"{POSITIONS} endgames of 6 and 6 cards: {figures}")


if __name__ == "__main__":
    main()
